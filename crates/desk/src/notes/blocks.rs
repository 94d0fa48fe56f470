//! The ```` ```lore ```` blocks of a note.
//!
//! A block is a whole file of the notation; header lines may be left out. ```` ```lore continues ```` (or `sigue`) goes on where the
//! block before it in the same note ended.

use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};

use super::Note;

/// One position with its moves and expectations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// As it stands in the note, after the blocks that it goes on from.
    pub text: String,
    /// The heading above it, which is its title where it has no other.
    pub title: String,
    /// What it has to do with the block before it.
    pub follows: Follows,
    /// The line of the note at which it begins, with its fence.
    fence: usize,
    /// For each line of the text, its line in the note.
    lines: Vec<usize>,
}

/// What a block has to do with the one before it in its note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    /// It stands for itself.
    Nothing,
    /// It goes on where that one ended.
    Earlier,
    /// It says that it goes on, and no block comes before it.
    Missing,
}

impl Block {
    /// The line of the note that a line of the block stands in.
    pub fn line_in_note(&self, line: u32) -> usize {
        let own = usize::try_from(line).unwrap_or(0).checked_sub(1).and_then(|at| self.lines.get(at));
        own.copied().unwrap_or(self.fence)
    }
}

impl Block {
    /// Takes a part of its text, which begins in that line of the note and may begin or end inside a line of the block.
    fn take(&mut self, text: &str, mut line: usize) {
        for piece in text.split_inclusive('\n') {
            if self.text.is_empty() || self.text.ends_with('\n') {
                self.lines.push(line);
            }
            self.text.push_str(piece);
            line += usize::from(piece.ends_with('\n'));
        }
    }
}

/// The blocks of a note, in order.
pub fn blocks(note: &Note) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for Fence { continues, block: raw } in fences(note) {
        match blocks.last().filter(|_| continues) {
            Some(earlier) => {
                let text = format!("{}\n{}", earlier.text.trim_end(), raw.text);
                let kept = earlier.text.trim_end().lines().count();
                let lines = earlier.lines.iter().take(kept).chain(&raw.lines).copied().collect();
                let (title, follows) = (earlier.title.clone(), Follows::Earlier);
                blocks.push(Block { text, lines, title, follows, fence: raw.fence });
            }
            None if continues => blocks.push(Block { follows: Follows::Missing, ..raw }),
            None => blocks.push(raw),
        }
    }
    blocks
}

/// A fenced block as it stands in the note.
struct Fence {
    /// Whether it goes on where the one before ended.
    continues: bool,
    block: Block,
}

/// The fenced blocks marked `lore`.
fn fences(note: &Note) -> Vec<Fence> {
    let mut found = Vec::new();
    let mut open: Option<Fence> = None;
    let mut heading = String::new();
    let mut in_heading = false;
    for (event, range) in Parser::new(&note.text).into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { .. }) => {
                in_heading = true;
                heading.clear();
            }
            Event::End(TagEnd::Heading(_)) => in_heading = false,
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                let mut words = info.split_whitespace();
                if words.next() == Some("lore") {
                    let continues = words.next().is_some_and(|word| matches!(word, "continues" | "sigue"));
                    let block = Block {
                        text: String::new(),
                        title: title_of(&heading),
                        follows: Follows::Nothing,
                        fence: note.line_of(range.start),
                        lines: Vec::new(),
                    };
                    open = Some(Fence { continues, block });
                }
            }
            Event::Text(text) | Event::Code(text) if in_heading => heading.push_str(&text),
            Event::Text(text) => {
                if let Some(Fence { block, .. }) = &mut open {
                    block.take(&text, note.line_of(range.start));
                }
            }
            Event::End(TagEnd::CodeBlock) => found.extend(open.take()),
            _ => {}
        }
    }
    found
}

/// A heading on one line; a dash where there is none.
fn title_of(heading: &str) -> String {
    let title = heading.split_whitespace().collect::<Vec<_>>().join(" ");
    if title.is_empty() { "\u{2013}".to_owned() } else { title }
}

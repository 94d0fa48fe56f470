//! The ```` ```lore ```` blocks of a note.
//!
//! A block is a whole file of the notation; header lines may be left out. ```` ```lore continues ```` (or `sigue`) goes on where the
//! block before it in the same note ended.

use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};

use super::Note;

/// One position with its moves and expectations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// As the reader of the notation takes it.
    pub text: String,
    /// For each line of the text, its line in the note; 0 for lines that were filled in.
    lines: Vec<usize>,
}

impl Block {
    /// The line of the note that a line of the block stands in.
    pub fn line_in_note(&self, line: u32) -> usize {
        let own =
            usize::try_from(line).unwrap_or(0).checked_sub(1).and_then(|at| self.lines.get(at).copied());
        let first = self.lines.iter().copied().find(|line| *line > 0).unwrap_or(1);
        own.filter(|line| *line > 0).unwrap_or(first)
    }
}

/// The blocks of a note, in order.
pub fn blocks(note: &Note) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for (continues, raw) in fences(note) {
        match blocks.last().filter(|_| continues) {
            Some(earlier) => {
                let text = format!("{}\n{}", earlier.text.trim_end(), raw.text);
                let kept = earlier.text.trim_end().lines().count();
                let lines = earlier.lines.iter().take(kept).chain(&raw.lines).copied().collect();
                blocks.push(Block { text, lines });
            }
            None => blocks.push(with_header(raw)),
        }
    }
    blocks
}

/// The fenced blocks marked `lore`, and whether each continues the one before.
fn fences(note: &Note) -> Vec<(bool, Block)> {
    let mut found = Vec::new();
    let mut open: Option<(bool, Block)> = None;
    for (event, range) in Parser::new(&note.text).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                let mut words = info.split_whitespace();
                if words.next() == Some("lore") {
                    let continues = words.next().is_some_and(|word| matches!(word, "continues" | "sigue"));
                    open = Some((continues, Block { text: String::new(), lines: Vec::new() }));
                }
            }
            Event::Text(text) => {
                if let Some((_, block)) = &mut open {
                    let first = note.line_of(range.start);
                    block.lines.extend((0..text.lines().count()).map(|line| first + line));
                    block.text.push_str(&text);
                }
            }
            Event::End(TagEnd::CodeBlock) => found.extend(open.take()),
            _ => {}
        }
    }
    found
}

/// A block needs no title and no rules: the note around it has them.
fn with_header(block: Block) -> Block {
    let has = |key: &str| block.text.lines().any(|line| line.trim_start().starts_with(key));
    let mut head = String::new();
    if !has("title:") {
        head.push_str("title: a block of a note\n");
    }
    if !has("rules:") {
        head.push_str("rules: 1.1.1\n");
    }
    let added = head.lines().count();
    let lines = std::iter::repeat_n(0, added).chain(block.lines).collect();
    Block { text: head + &block.text, lines }
}

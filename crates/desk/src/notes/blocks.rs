//! The ```` ```lore ```` blocks of a note.
//!
//! A block is a whole file of the notation; header lines may be left out. ```` ```lore continues ```` (or `sigue`) goes on where the
//! block before it in the same note ended.

use notation::words::Words;
use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};
use vocabulary::Language;
use vocabulary::fold::letters as fold;

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
    for Fence { continues, heading, block: raw } in fences(note) {
        match blocks.last().filter(|_| continues) {
            Some(earlier) => {
                let text = format!("{}\n{}", earlier.text.trim_end(), raw.text);
                let kept = earlier.text.trim_end().lines().count();
                let lines = earlier.lines.iter().take(kept).chain(&raw.lines).copied().collect();
                blocks.push(Block { text, lines });
            }
            None => blocks.push(with_header(raw, &heading)),
        }
    }
    blocks
}

/// A fenced block as it stands in the note.
struct Fence {
    /// Whether it goes on where the one before ended.
    continues: bool,
    /// The last heading before it.
    heading: String,
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
                    let block = Block { text: String::new(), lines: Vec::new() };
                    open = Some(Fence { continues, heading: heading.clone(), block });
                }
            }
            Event::Text(text) | Event::Code(text) if in_heading => heading.push_str(&text),
            Event::Text(text) => {
                if let Some(Fence { block, .. }) = &mut open {
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

/// A block needs no title and no rules: the note around it has them. Its title is then the heading above it.
fn with_header(block: Block, heading: &str) -> Block {
    let keys: Vec<String> = block.text.lines().filter_map(key_of).collect();
    let has = |name: fn(&Words) -> &'static str| {
        Language::ALL.into_iter().any(|language| keys.contains(&fold(name(Words::of(language)))))
    };
    let mut head = String::new();
    if !has(|words| words.title) {
        let title = heading.split_whitespace().collect::<Vec<_>>().join(" ");
        let title = if title.is_empty() { "\u{2013}" } else { &title };
        head.push_str(&format!("title: {title}\n"));
    }
    if !has(|words| words.rules) {
        head.push_str("rules: 1.1.1\n");
    }
    let added = head.lines().count();
    let lines = std::iter::repeat_n(0, added).chain(block.lines).collect();
    Block { text: head + &block.text, lines }
}

/// The key of a header line, without case and accents.
fn key_of(line: &str) -> Option<String> {
    line.split_once(':').map(|(key, _)| fold(key.trim()))
}

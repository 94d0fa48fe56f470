//! Rule numbers in the prose of a note.
//!
//! A number of three parts and more is a rule (`6.5.7.3`); one of two parts only at the beginning of a heading, behind a word such as
//! *rule* or *regla*, or behind `CR`, since prices and percentages look the same. Dates, versions and anything inside code are no rules.

use std::ops::Range;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use rulebook::Number;

use super::Note;

/// A rule number and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The number.
    pub number: Number,
    /// Its bytes in the note.
    pub range: Range<usize>,
}

/// Words behind which a number of two parts is a rule.
const RULE_WORDS: [&str; 8] = ["rule", "rules", "regla", "reglas", "cr", "crd", "punto", "seccion"];

/// All rule numbers of a note, in order.
pub fn citations(note: &Note) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut heading = false;
    let mut code = false;
    let front = note.front_matter().end;
    for (event, range) in Parser::new(&note.text).into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = true,
            Event::End(TagEnd::Heading(_)) => heading = false,
            Event::Start(Tag::CodeBlock(_)) => code = true,
            Event::End(TagEnd::CodeBlock) => code = false,
            Event::Text(_) if !code && range.start >= front => {
                let text = note.text.get(range.clone()).unwrap_or_default();
                in_text(text, range.start, &note.text, heading, &mut found);
            }
            _ => {}
        }
    }
    found
}

/// The numbers of a run of text that begins at `offset` of the whole.
fn in_text(text: &str, offset: usize, whole: &str, heading: bool, found: &mut Vec<Citation>) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let length = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit() || **byte == b'.').count();
        let written = text[at..at + length].trim_end_matches('.');
        let start = offset + at;
        let number = written.parse::<Number>().ok().filter(|_| is_rule(written, whole, start, heading));
        if let Some(number) = number {
            found.push(Citation { number, range: start..start + written.len() });
        }
        at += length;
    }
}

fn is_rule(written: &str, whole: &str, start: usize, heading: bool) -> bool {
    let parts: Vec<&str> = written.split('.').collect();
    let before = &whole[..start];
    let after = whole[start + written.len()..].chars().next();
    // Part of a word, a version or a longer number: v2.3.0, 1.2.3-beta.
    if before.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '/')) {
        return false;
    }
    if after.is_some_and(|c| c.is_alphanumeric() || matches!(c, '%' | '€' | '$' | '/')) {
        return false;
    }
    // Days, months and years.
    if parts.iter().any(|part| part.len() > 3 || part.is_empty() || part.starts_with('0')) {
        return false;
    }
    match parts.len() {
        0 | 1 => false,
        2 => (heading && is_heading_start(before)) || follows_rule_word(before),
        _ => true,
    }
}

fn is_heading_start(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default();
    line.chars().all(|c| matches!(c, '#' | ' ' | '*' | '_'))
}

fn follows_rule_word(before: &str) -> bool {
    let word = before.trim_end_matches([' ', '-', '(', '[', '*', '_', ':', '§']);
    if before.trim_end_matches(' ').ends_with('§') {
        return true;
    }
    let last: String = word.chars().rev().take_while(|c| c.is_alphabetic()).collect();
    let last: String = last.chars().rev().collect();
    RULE_WORDS.contains(&vocabulary::fold(&last).as_str())
}

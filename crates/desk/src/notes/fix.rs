//! Rewriting rule numbers: only the bytes of the number change, everything else stays as it is.

use std::ops::Range;

use rulebook::{Edition, Fate};

use super::{Note, citations};

/// One number that is rewritten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The line of the note.
    pub line: usize,
    /// The bytes that go.
    pub range: Range<usize>,
    /// What stands there instead.
    pub with: String,
}

/// Numbers that moved to one place without a change in play; anything else is for a person to decide.
pub fn fixes(note: &Note, default: Edition) -> Vec<Edit> {
    let edition = note.edition.unwrap_or(default);
    let edit = |citation: &super::Citation| match rulebook::fate(citation.number, edition) {
        Fate::Moved { now, .. } if now.len() == 1 => Some(Edit {
            line: note.line_of(citation.range.start),
            range: citation.range.clone(),
            with: now[0].to_string(),
        }),
        Fate::Moved { .. }
        | Fate::Same { .. }
        | Fate::Changed { .. }
        | Fate::NotYet { .. }
        | Fate::Section { .. }
        | Fate::Unknown => None,
    };
    citations(note).iter().filter_map(edit).collect()
}

/// The text with the edits made.
pub fn apply(note: &Note, edits: &[Edit]) -> String {
    let mut text = String::with_capacity(note.text.len());
    let mut from = 0;
    for edit in edits {
        text.push_str(&note.text[from..edit.range.start]);
        text.push_str(&edit.with);
        from = edit.range.end;
    }
    text.push_str(&note.text[from..]);
    text
}

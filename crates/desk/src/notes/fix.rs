//! Rewriting rule numbers: only the bytes of the number change, everything else stays as it is.

use std::ops::Range;

use rulebook::{Edition, Fate, Number};

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
///
/// A note all of whose numbers are settled by that speaks of the latest edition from then on, and says so. One that keeps
/// an older number still speaks of its own edition: there only such numbers are rewritten as it would not move on again.
pub fn fixes(note: &Note, default: Edition) -> Vec<Edit> {
    let edition = note.edition.unwrap_or(default);
    let cited = citations(note);
    let is_settled =
        cited.iter().all(|one| is_same(one.number, edition) || goes_to(one.number, edition).is_some());
    let stays = |now: Number| is_settled || goes_to(now, edition).is_none();
    let edit = |citation: &super::Citation| {
        let now = goes_to(citation.number, edition).filter(|now| stays(*now))?;
        let range = citation.range.clone();
        Some(Edit { line: note.line_of(range.start), range, with: now.to_string() })
    };
    let mut edits: Vec<Edit> = cited.iter().filter_map(edit).collect();
    if is_settled && !edits.is_empty() {
        edits.extend(said_anew(note));
        edits.sort_by_key(|edit| edit.range.start);
    }
    edits
}

/// Where a number has gone to, where that is one place and nothing changed in play.
fn goes_to(number: Number, edition: Edition) -> Option<Number> {
    match rulebook::fate(number, edition) {
        Fate::Moved { now, .. } if now.len() == 1 => now.first().copied(),
        Fate::Moved { .. }
        | Fate::Same { .. }
        | Fate::Changed { .. }
        | Fate::NotYet { .. }
        | Fate::Section { .. }
        | Fate::Unknown => None,
    }
}

fn is_same(number: Number, edition: Edition) -> bool {
    matches!(rulebook::fate(number, edition), Fate::Same { .. })
}

/// The edition that a note says, rewritten as the latest.
fn said_anew(note: &Note) -> Option<Edit> {
    let range = note.edition_said()?;
    Some(Edit { line: note.line_of(range.start), range, with: Edition::CURRENT.to_string() })
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

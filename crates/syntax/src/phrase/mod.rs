//! The families of phrases. Each has a `read` (tokens to tree), an `english` and a `spanish` (tree to words).

use crate::grammar::Agreement;
use crate::out::Out;
use crate::tree::{Clause, Condition, Event};

pub(crate) mod ability;
pub(crate) mod adverb;
pub(crate) mod amount;
pub(crate) mod card;
pub(crate) mod clause;
pub(crate) mod condition;
pub(crate) mod cost;
pub(crate) mod event;
pub(crate) mod keyword;
pub(crate) mod noun;
pub(crate) mod place;
pub(crate) mod player;
pub(crate) mod sentence;
#[cfg(test)]
mod tests;
pub(crate) mod verb;

/// A clause in English, for a message that points at it.
pub fn english_clause(clause: &Clause) -> String {
    words(|out| {
        clause::write_clause(clause, Agreement::Plural, out);
    })
}

/// A condition in English, for a message that points at it.
pub fn english_condition(condition: &Condition) -> String {
    words(|out| condition::write_condition(condition, out))
}

/// An event in English, for a message that points at it.
pub fn english_event(event: &Event) -> String {
    words(|out| event::write_event(event, out))
}

fn words(write: impl FnOnce(&mut Out)) -> String {
    let mut out = Out::default();
    write(&mut out);
    out.finish()
}

//! The grammar of Spanish that the families of phrases share: agreement, verb forms, small words, memory.
//!
//! Card text is written as a Spanish-speaking judge would say it: orders to "tú", the subjunctive after "cuando",
//! "cada vez que", "mientras" and "a menos que", pronouns attached to the verb, the glossary's terms. Proper names
//! and symbols stay as printed.

mod agreement;
mod conjugation;
mod context;
mod predicate;
mod words;

pub(crate) use agreement::*;
pub(crate) use conjugation::*;
pub(crate) use context::{Context, Life, Mention, Told};
pub(crate) use predicate::*;
pub(crate) use words::*;

/// Whether a tense speaks of what was before.
pub(crate) fn is_past(tense: crate::tree::Tense) -> bool {
    use crate::tree::Tense;
    match tense {
        Tense::Past | Tense::Perfect | Tense::PastNegative | Tense::PerfectNegative => true,
        Tense::Present | Tense::PresentNegative | Tense::Would | Tense::Participle => false,
    }
}

/// What a phrase is in its clause: bare plurals take an article as a subject, "any" turns to "ninguno" in a denial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Subject,
    Object,
    Negated,
}

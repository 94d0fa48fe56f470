//! What is wrong with a deck list or illegal about a deck.

use std::fmt;

use super::{CARDS_LIMIT, COPIES_LIMIT, LIST_BYTES_LIMIT};
use crate::catalogue::NameError;
use vocabulary::Inks;

/// Where in a deck list something is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ListPlace {
    /// The list as a whole.
    List,
    /// A line of the text, from 1.
    Line(usize),
    /// An entry of a deck code, from 1.
    Entry(usize),
}

impl fmt::Display for ListPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListPlace::List => f.write_str("the list"),
            ListPlace::Line(line) => write!(f, "line {line}"),
            ListPlace::Entry(entry) => write!(f, "entry {entry}"),
        }
    }
}

/// Something in a deck list that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct DeckProblem {
    pub place: ListPlace,
    pub reason: DeckReason,
}

/// Why something in a deck list cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DeckReason {
    #[error("{found} bytes, more than the limit of {LIST_BYTES_LIMIT}")]
    TooLong { found: usize },
    #[error("{found} cards, more than the limit of {CARDS_LIMIT}")]
    TooManyCards { found: u32 },
    #[error("no cards in it")]
    Empty,
    #[error("no number of copies in {line:?}; write 4 {line}")]
    NoCount { line: String },
    #[error("expected a number of copies and a card, such as 4 Name - Version; found {line:?}")]
    NotAnEntry { line: String },
    #[error("{found} is no number of copies from 1 to {COPIES_LIMIT}")]
    BadCount { found: String },
    #[error("a deck has no sideboard")]
    Sideboard,
    #[error(transparent)]
    Name(NameError),
    #[error("the deck code is damaged: {0}")]
    Code(&'static str),
    #[error("broken JSON: {0}")]
    Json(String),
}

/// A rule of deck construction that a deck breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    pub place: ListPlace,
    pub kind: ViolationKind,
}

/// What is illegal, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ViolationKind {
    TooFewCards {
        found: u32,
        least: u32,
    },
    TooManyInks {
        most: u32,
        /// Each ink with the number of cards that need it.
        inks: Vec<(Inks, u32)>,
    },
    TooManyCopies {
        card: String,
        found: u32,
        most: u32,
    },
    Banned {
        card: String,
    },
    NotInPool {
        card: String,
        /// The sets it was printed in.
        printed_in: Vec<String>,
    },
    /// The card says something about deck construction that the checker cannot apply.
    UnsupportedDeckRule {
        card: String,
    },
}

impl Violation {
    /// The rule that is broken.
    pub fn rule(&self) -> &'static str {
        match self.kind {
            ViolationKind::TooFewCards { .. }
            | ViolationKind::TooManyInks { .. }
            | ViolationKind::TooManyCopies { .. }
            | ViolationKind::Banned { .. } => "1.10.1.1",
            ViolationKind::NotInPool { .. } => "1.10.1",
            ViolationKind::UnsupportedDeckRule { .. } => "1.10.1.3",
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.place, self.kind, self.rule())
    }
}

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViolationKind::TooFewCards { found, least } => {
                write!(f, "{found} cards, at least {least} are needed")
            }
            ViolationKind::TooManyInks { most, inks } => {
                let inks: Vec<String> = inks.iter().map(|(ink, cards)| format!("{ink} ({cards})")).collect();
                write!(f, "more than {most} inks: {}", inks.join(", "))
            }
            ViolationKind::TooManyCopies { card, found, most } => {
                write!(f, "{found} copies of {card}, at most {most} are allowed")
            }
            ViolationKind::Banned { card } => write!(f, "{card} is banned"),
            ViolationKind::NotInPool { card, printed_in } => {
                write!(f, "{card} is in no set of the format (printed in {})", printed_in.join(", "))
            }
            ViolationKind::UnsupportedDeckRule { card } => {
                write!(f, "what {card} says about deck building is not supported")
            }
        }
    }
}

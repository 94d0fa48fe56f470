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

/// Which letters of a line something is, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Columns {
    /// The first of them.
    pub start: usize,
    /// The one behind the last.
    pub end: usize,
}

/// Something in a deck list that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}{}: {reason}", columns.map(|at| format!(", column {}", at.start)).unwrap_or_default())]
pub struct DeckProblem {
    /// Where it stands.
    pub place: ListPlace,
    /// Where in its line, where it is in one.
    pub columns: Option<Columns>,
    /// What is wrong.
    pub reason: DeckReason,
}

/// Why something in a deck list cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DeckReason {
    /// A longer text than anybody writes.
    #[error("{found} bytes, more than the limit of {LIST_BYTES_LIMIT}")]
    TooLong {
        /// Its length.
        found: usize,
    },
    /// More cards than anybody plays.
    #[error("{found} cards, more than the limit of {CARDS_LIMIT}")]
    TooManyCards {
        /// How many there are.
        found: u32,
    },
    /// A list of nothing.
    #[error("no cards in it")]
    Empty,
    /// A card without its number of copies.
    #[error("no number of copies in {line:?}; write 4 {line}")]
    NoCount {
        /// What stands there.
        line: String,
    },
    /// Neither a card nor a heading.
    #[error("expected a number of copies and a card, such as 4 Name - Version; found {line:?}")]
    NotAnEntry {
        /// What stands there.
        line: String,
    },
    /// None, or too many.
    #[error("{found} is no number of copies from 1 to {COPIES_LIMIT}")]
    BadCount {
        /// What stands there.
        found: String,
    },
    /// There is none in this game.
    #[error("a deck has no sideboard")]
    Sideboard,
    /// No card, or several, have the name.
    #[error(transparent)]
    Name(NameError),
    /// A code that was cut or mistyped.
    #[error("the deck code is damaged: {0}")]
    Code(&'static str),
    /// Text that is no JSON.
    #[error("broken JSON: {0}")]
    Json(String),
}

/// A rule of deck construction that a deck breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Where the list says so.
    pub place: ListPlace,
    /// What is illegal.
    pub kind: ViolationKind,
}

/// What is illegal, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ViolationKind {
    /// 1.10.1.1, 1.10.1.2
    TooFewCards {
        /// How many there are.
        found: u32,
        /// How many are needed.
        least: u32,
    },
    /// 1.10.1.1
    TooManyInks {
        /// How many there may be.
        most: u32,
        /// Each ink with the number of cards that need it.
        inks: Vec<(Inks, u32)>,
    },
    /// 1.10.1.1
    TooManyCopies {
        /// Its full name.
        card: String,
        /// How many there are.
        found: u32,
        /// How many there may be.
        most: u32,
    },
    /// The format bans it.
    Banned {
        /// Its full name.
        card: String,
    },
    /// None of its sets is in the format.
    NotInPool {
        /// Its full name.
        card: String,
        /// The sets it was printed in.
        printed_in: Vec<String>,
    },
    /// The card says something about deck construction that the checker cannot apply.
    UnsupportedDeckRule {
        /// Its full name.
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

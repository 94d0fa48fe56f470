//! What was wrong in a card file, and where.

use std::fmt;

use super::PROBLEMS_LIMIT;

/// Where in a file a problem is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The line where the entry begins, from 1.
    pub line: Option<usize>,
    /// The full name of the card, as far as it is known.
    pub card: Option<String>,
    /// The field of the entry, as the file calls it.
    pub field: Option<String>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            self.line.map(|line| format!("line {line}")),
            self.card.as_ref().map(|card| format!("\"{card}\"")),
            self.field.clone(),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        f.write_str(if parts.is_empty() { "the file" } else { "" })?;
        f.write_str(&parts.join(", "))
    }
}

/// Why something in a card file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// The file is no UTF-8.
    #[error("not UTF-8 text (byte {byte})")]
    NotUtf8 {
        /// Where the first wrong byte is.
        byte: usize,
    },
    /// The text is no JSON.
    #[error("broken JSON: {message} (column {column})")]
    NotJson {
        /// What the reader of JSON says.
        message: String,
        /// Where in the line.
        column: usize,
    },
    #[error(
        "no known shape: expected a list of cards, LorcanaJSON's allCards.json, or an answer of the Lorcast API"
    )]
    /// JSON, in none of the shapes that are known.
    UnknownShape,
    /// There are no cards in it.
    #[error("no cards in it")]
    Empty,
    /// More of something than is read.
    #[error("{what}: {found}, more than the limit of {limit}")]
    OverLimit {
        /// Of what.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many are read.
        limit: usize,
    },
    /// A field that every card must have is not there.
    #[error("missing")]
    Missing,
    /// A field that our own schema does not have.
    #[error("unknown field")]
    UnknownField,
    /// A value of another type or out of range.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What can stand there.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// A sign in a text that no card has.
    #[error("unknown symbol {symbol:?} in {excerpt:?}")]
    UnknownSymbol {
        /// The sign.
        symbol: String,
        /// The words around it.
        excerpt: String,
    },
    /// The facts contradict each other, as of a location with Strength.
    #[error("{0}")]
    Facts(String),
    /// The id is not the one that follows from set and number.
    #[error("the id should be {expected:?}")]
    WrongId {
        /// The id that follows.
        expected: String,
    },
    /// Set and number are those of an earlier entry.
    #[error("the same card stands in line {line} already")]
    Duplicate {
        /// The line of the earlier one.
        line: usize,
    },
    /// Two printings of one card say different things.
    #[error("{mine} here, but {other} in {set} #{number}: correct one of them")]
    Disagrees {
        /// What this one says.
        mine: String,
        /// What the other one says.
        other: String,
        /// The set of the other one.
        set: String,
        /// Its number in that set.
        number: u16,
    },
    /// A correction does not fit the card.
    #[error("the correction ({why:?}) does not fit: {problem}")]
    Correction {
        /// Why the correction was made.
        why: String,
        /// What does not fit.
        problem: String,
    },
}

/// One problem in a card file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What is wrong.
    pub reason: Reason,
}

/// All problems of a card file, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default, thiserror::Error)]
pub struct Problems {
    /// The first [`PROBLEMS_LIMIT`] of them.
    pub list: Vec<Problem>,
    /// How many more there are.
    pub more: usize,
}

impl Problems {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn push(&mut self, place: Place, reason: Reason) {
        if self.list.len() < PROBLEMS_LIMIT {
            self.list.push(Problem { place, reason });
        } else {
            self.more += 1;
        }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, problem) in self.list.iter().enumerate() {
            let gap = if place == 0 { "" } else { "\n" };
            write!(f, "{gap}{problem}")?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, "\nand {more} more"),
        }
    }
}

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
    #[error("not UTF-8 text (byte {byte})")]
    NotUtf8 { byte: usize },
    #[error("broken JSON: {message} (column {column})")]
    NotJson { message: String, column: usize },
    #[error(
        "no known shape: expected a list of cards, LorcanaJSON's allCards.json, or an answer of the Lorcast API"
    )]
    UnknownShape,
    #[error("no cards in it")]
    Empty,
    #[error("{what}: {found}, more than the limit of {limit}")]
    OverLimit { what: &'static str, found: usize, limit: usize },
    #[error("missing")]
    Missing,
    #[error("unknown field")]
    UnknownField,
    #[error("expected {expected}, found {found}")]
    Expected { expected: &'static str, found: String },
    #[error("unknown symbol {symbol:?} in {excerpt:?}")]
    UnknownSymbol { symbol: String, excerpt: String },
    #[error("{0}")]
    Facts(String),
    #[error("the id should be {expected:?}")]
    WrongId { expected: String },
    #[error("the same card stands in line {line} already")]
    Duplicate { line: usize },
    #[error("{mine} here, but {other} in {set} #{number}: correct one of them")]
    Disagrees { mine: String, other: String, set: String, number: u16 },
    #[error("the correction ({why:?}) does not fit: {problem}")]
    Correction { why: String, problem: String },
}

/// One problem in a card file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct Problem {
    pub place: Place,
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

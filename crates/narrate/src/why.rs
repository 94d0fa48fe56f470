//! Why an expectation holds, where that is not plain to see from the cards.

use engine::Bearing;
use script::Keyword;

use super::{Reason, Textual};

/// What stands behind an expectation that holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// A move cannot be made.
    Refused(Reason),
    /// 6.6: a number is not the printed one, or would not be.
    Number {
        /// What is printed.
        printed: i32,
        /// The texts that bear on it.
        by: Vec<(Textual, Bearing)>,
    },
    /// 8.1.2: a keyword is given by other texts.
    Given {
        /// By which.
        by: Vec<Textual>,
    },
    /// A text takes away a keyword that the card would have.
    Taken {
        /// Which keyword.
        keyword: Keyword,
        /// The text.
        by: Textual,
    },
}

impl Why {
    /// The rule that decides it; none where the text alone does.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Refused(reason) => reason.rule(),
            Self::Number { .. } => "6.6.1",
            Self::Given { .. } | Self::Taken { .. } => "",
        }
    }
}

/// What stands several times in a list, once, with its number, in the order of its first place.
pub(super) fn counted<T: PartialEq>(all: &[T]) -> Vec<(&T, usize)> {
    let mut found: Vec<(&T, usize)> = Vec::new();
    for one in all {
        match found.iter_mut().find(|(known, _)| *known == one) {
            Some((_, times)) => *times += 1,
            None => found.push((one, 1)),
        }
    }
    found
}

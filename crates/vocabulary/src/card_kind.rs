//! The kinds of cards (5.3 to 5.6).

use serde::{Deserialize, Serialize};

/// The card type (5.3 to 5.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CardKind {
    Character,
    Action { song: bool },
    Item,
    Location,
}

impl CardKind {
    /// `a character`, `a song` …
    pub fn with_article(self) -> &'static str {
        match self {
            CardKind::Character => "a character",
            CardKind::Action { song: true } => "a song",
            CardKind::Action { song: false } => "an action",
            CardKind::Item => "an item",
            CardKind::Location => "a location",
        }
    }
}

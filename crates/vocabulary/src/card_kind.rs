//! The kinds of cards (5.3 to 5.6).

use serde::{Deserialize, Serialize};

/// The card type (5.3 to 5.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CardKind {
    /// 5.3
    Character,
    /// 5.4
    Action {
        /// 5.4.4: whether it is a song.
        song: bool,
    },
    /// 5.5
    Item,
    /// 5.6
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

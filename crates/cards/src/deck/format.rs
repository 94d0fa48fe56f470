//! Formats as data (C.1): sizes, inks, copies, card pool and ban list.

use serde::{Deserialize, Serialize};

use crate::facts::{CardFacts, SetCode};
use vocabulary::fold::fold;

/// What decks must be like.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Format {
    /// What commands call it.
    pub name: FormatName,
    /// The name in full, for people.
    pub title: String,
    /// The fewest cards; none where absent.
    #[serde(default)]
    // 1.10.1.2: Limited asks for fewer, and for nothing else.
    pub cards_min: u32,
    /// The most inks; any number where absent.
    #[serde(default)]
    pub inks_max: Option<u32>,
    /// The most copies of a card that says nothing about it; any number where absent.
    #[serde(default)]
    pub copies_max: Option<u32>,
    /// Which cards may be played.
    #[serde(default)]
    pub pool: CardPool,
    /// Full names.
    #[serde(default)]
    pub banned: Vec<String>,
}

/// The word by which a format is asked for: `core`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FormatName(pub String);

/// The cards that a format knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CardPool {
    /// Every card.
    #[default]
    All,
    /// Cards with a printing in one of these sets; then any printing will do (C.1).
    Sets(Vec<SetCode>),
}

impl Format {
    /// Whether the card is in the pool, banned or not.
    pub fn has(&self, card: &CardFacts) -> bool {
        match &self.pool {
            CardPool::All => true,
            CardPool::Sets(sets) => sets.iter().any(|set| card.is_printed_in(set)),
        }
    }

    /// Whether the card is banned.
    pub fn bans(&self, card: &CardFacts) -> bool {
        let name = fold(&card.full_name());
        self.banned.iter().any(|banned| fold(banned) == name)
    }
}

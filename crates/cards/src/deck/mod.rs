//! Deck lists: read in the dialects that people paste, checked against a format, written in one form.
//!
//! Two stages: a list that could be read ([`Deck`]) and what is illegal about it in a format ([`check`],
//! 1.10 and C.1). Both report all their problems together.

mod code;
mod construction;
mod format;
mod json;
mod problem;
mod read;
mod write;

pub use construction::check;
pub use format::{CardPool, Format, FormatName};
pub use json::to_json;
pub use problem::{Columns, DeckProblem, DeckReason, ListPlace, Violation, ViolationKind};
pub use read::read;
pub use write::{to_code, to_text};

use crate::catalogue::CatalogueIx;

/// The largest list that is read, in bytes.
pub const LIST_BYTES_LIMIT: usize = 256 << 10;
/// A list with more problems is not read any further: each costs a search for names like it.
pub const PROBLEMS_LIMIT: usize = 40;
/// The greatest number of copies in one line.
pub const COPIES_LIMIT: u32 = 500;
/// The greatest number of cards in a deck. No rule says so (C.1); it bounds what a game must hold.
pub const CARDS_LIMIT: u32 = 500;

/// A deck list whose cards are all known. Whether it is legal is another question: [`check`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// In the order of the list; the same card may stand in several entries.
    pub entries: Vec<DeckEntry>,
}

/// A number of copies of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckEntry {
    /// Which card.
    pub card: CatalogueIx,
    /// How many copies.
    pub count: u32,
    /// Where the list says so.
    pub place: ListPlace,
}

impl Deck {
    /// How many cards there are.
    pub fn len(&self) -> u32 {
        self.entries.iter().map(|entry| entry.count).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Each different card once, in the order of its first entry, with all its copies.
    pub fn cards(&self) -> Vec<DeckEntry> {
        let mut cards: Vec<DeckEntry> = Vec::new();
        for entry in &self.entries {
            match cards.iter_mut().find(|known| known.card == entry.card) {
                Some(known) => known.count += entry.count,
                None => cards.push(entry.clone()),
            }
        }
        cards
    }
}

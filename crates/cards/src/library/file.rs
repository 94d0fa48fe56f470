//! Library files: one for each set of first printing, by number.

use serde::{Deserialize, Serialize};

use super::LibraryCard;
use super::record::Record;
use crate::facts::{CardFacts, SetCode};
use crate::strict_ron::{self, ReadError, WriteError, Writer};

/// The first lines of every file.
pub const HEADING: &str = "\
// Cards by the set of their first printing: facts, and the tree of each ability. No printed text.
// Written by `lore cards import`; `print` is the fingerprint of the wording that the tree was read from.
";

/// The version of the file format.
const FORMAT: u32 = 1;

/// Why a library file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// It is no such text.
    #[error(transparent)]
    Read(ReadError),
    /// Of another version of the format.
    #[error("format {found} is not {FORMAT}")]
    Format {
        /// Its version.
        found: u32,
    },
    /// A card in it cannot be.
    #[error("{0}")]
    Card(String),
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    set: SetCode,
    cards: Vec<Record>,
}

/// The cards of a file.
pub fn read_file(text: &str) -> Result<Vec<LibraryCard>, FileError> {
    let file: File = strict_ron::read(text).map_err(FileError::Read)?;
    if file.format != FORMAT {
        return Err(FileError::Format { found: file.format });
    }
    file.cards.into_iter().map(|record| record.card().map_err(FileError::Card)).collect()
}

/// The text of the file for a set.
pub fn write_file<'a>(
    set: &SetCode,
    cards: impl IntoIterator<Item = &'a LibraryCard>,
) -> Result<String, WriteError> {
    let mut cards: Vec<&LibraryCard> = cards.into_iter().collect();
    cards.sort_by(|one, other| {
        let key = |card: &'a LibraryCard| (card.facts.printings.iter().min(), &card.facts.id);
        key(one).cmp(&key(other))
    });
    // Card by card, so that a writer's problem names its card and each is checked by itself.
    let mut writer = Writer::default();
    let mut text = format!("{HEADING}(\n  format: {FORMAT},\n  set: \"{set}\",\n  cards: [\n");
    for card in cards {
        let record = writer
            .write(&Record::of(card))
            .map_err(|error| WriteError(format!("{}: {error}", card.facts.id)))?;
        for line in record.lines() {
            text.push_str(&format!("    {line}\n"));
        }
        text.pop();
        text.push_str(",\n");
    }
    text.push_str("  ],\n)\n");
    Ok(text)
}

/// The set that a card belongs to.
pub fn set_of_first_printing(card: &CardFacts) -> Option<&SetCode> {
    card.printings.iter().min().map(|printing| &printing.set)
}

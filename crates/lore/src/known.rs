//! The cards a command knows: the library, with the files of `--cards` laid over it.

use anyhow::{Context, Result, anyhow};
use cards::library::LibraryCard;
use import::{self, Corrections, PrintedCard};
use library::Library;
use std::path::Path;

use crate::reading::Reader;
use crate::{Options, files};

/// Slips in card files that are known, with their reasons.
const CORRECTIONS: &str = include_str!("../../../library/corrections.ron");

/// The library with further cards laid over it.
pub(crate) fn library(options: &Options) -> Result<Library> {
    let mut library = library::load()?;
    for path in &options.cards {
        let cards = library_cards(path, &library).with_context(|| path.display().to_string())?;
        library = library.with_cards(cards)?;
    }
    Ok(library)
}

/// The cards of a file of any kind: a library file, or one that `cards import` reads.
fn library_cards(path: &Path, library: &Library) -> Result<Vec<LibraryCard>> {
    let bytes = files::read(path, import::FILE_BYTES_LIMIT)?;
    if is_library_file(&bytes) {
        let text = String::from_utf8(bytes)?;
        return Ok(cards::library::read_file(&text)?);
    }
    let printed = printed_cards(&bytes)?;
    let known = library.catalogue().iter().map(|(_, facts)| facts);
    let reader = Reader::new(printed.iter().map(|card| &card.facts).chain(known));
    Ok(printed.iter().map(|card| reader.read(card).library_card(card)).collect())
}

/// A library file begins with a comment or a bracket; a card file in JSON with neither.
fn is_library_file(bytes: &[u8]) -> bool {
    let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    first.is_some_and(|byte| matches!(byte, b'(' | b'/'))
}

/// The cards of a card file, corrected.
pub(crate) fn printed_cards(bytes: &[u8]) -> Result<Vec<PrintedCard>> {
    let corrections = Corrections::from_ron(CORRECTIONS).map_err(|error| anyhow!("corrections: {error}"))?;
    import::import(bytes, &corrections).map_err(|problems| {
        let count = problems.list.len() + problems.more;
        let noun = if count == 1 { "problem" } else { "problems" };
        anyhow!("{count} {noun}\n{problems}")
    })
}

/// The reader for the cards of a file. It also knows the names of the library, where there is one: a library that
/// could not be compiled is no hindrance to writing it anew.
pub(crate) fn reader(printed: &[PrintedCard]) -> Reader {
    let library = library::load().ok();
    let known = library.iter().flat_map(|library| library.catalogue().iter().map(|(_, facts)| facts));
    Reader::new(printed.iter().map(|card| &card.facts).chain(known))
}

//! The cards a command knows: the library, with the files of `--cards` laid over it.

use anyhow::{Context, Result, anyhow};
use cards::library::{CardText, LibraryCard, Printed};
use import::{self, Corrections, PrintedCard};
use library::Library;
use meaning::{elaborate, unheard};
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
    Ok(printed.iter().map(|card| heard(reader.read(card).library_card(card), library)).collect())
}

/// The card, without its text where a part of that says nothing: nobody has looked at cards from outside, and what was read over
/// would be missing in play. `cards check` names the part.
fn heard(card: LibraryCard, library: &Library) -> LibraryCard {
    let CardText::Read(abilities) = &card.text else { return card };
    let known = library.catalogue().find(&card.facts.full_name()).and_then(|ix| library.text(ix).ok());
    let kind = card.facts.kind;
    let is_unheard = |printed: &Printed| {
        elaborate(&printed.ability, kind)
            .is_ok_and(|meaning| unheard(&printed.ability, kind, &meaning).next().is_some())
    };
    if known.as_ref() == Some(&card.text) || !abilities.iter().any(is_unheard) {
        return card;
    }
    let text = CardText::Unsupported(abilities.iter().map(|printed| printed.fingerprint).collect());
    LibraryCard { text, ..card }
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

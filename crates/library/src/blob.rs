//! The compiled library: one run of bytes, made by the build script and read at start.
//!
//! ```text
//! u32  length of the index          (all numbers little-endian)
//!      index: formats and facts of all cards in order of id, in postcard
//! u32  number of cards
//! u32  end of each card's text, counted from the first text
//!      texts, each in postcard
//! ```
//! Facts are read at once because names and lists need them; a card's text is read when it is asked for.

use cards::CardFacts;
use cards::deck::Format;
use cards::library::{CardText, LibraryCard};

/// The blob of these cards, which must be in order of id.
#[allow(dead_code, reason = "only the build script packs")]
pub(crate) fn pack(formats: &[Format], cards: &[LibraryCard]) -> Result<Vec<u8>, String> {
    let facts: Vec<&CardFacts> = cards.iter().map(|card| &card.facts).collect();
    let index = postcard::to_allocvec(&(formats, facts)).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    push_number(&mut bytes, index.len())?;
    bytes.extend(index);
    push_number(&mut bytes, cards.len())?;
    let mut texts = Vec::new();
    for card in cards {
        let text =
            postcard::to_allocvec(&card.text).map_err(|error| format!("{}: {error}", card.facts.id))?;
        texts.extend(text);
        push_number(&mut bytes, texts.len())?;
    }
    bytes.extend(texts);
    Ok(bytes)
}

fn push_number(bytes: &mut Vec<u8>, number: usize) -> Result<(), String> {
    let number = u32::try_from(number).map_err(|_| "the library is too large".to_owned())?;
    bytes.extend(number.to_le_bytes());
    Ok(())
}

/// A blob, opened.
#[allow(dead_code, reason = "only the library opens")]
pub(crate) struct Open {
    pub(crate) formats: Vec<Format>,
    pub(crate) facts: Vec<CardFacts>,
    /// The text of each card, not read yet.
    pub(crate) texts: Vec<&'static [u8]>,
}

/// Opens a blob; `None` where it is damaged.
#[allow(dead_code, reason = "only the library opens")]
pub(crate) fn open(bytes: &'static [u8]) -> Option<Open> {
    let (length, rest) = take_number(bytes)?;
    let (index, rest) = rest.split_at_checked(length)?;
    let (formats, facts): (Vec<Format>, Vec<CardFacts>) = postcard::from_bytes(index).ok()?;
    let (count, rest) = take_number(rest)?;
    let (ends, all_texts) = rest.split_at_checked(count.checked_mul(4)?)?;
    let mut texts = Vec::with_capacity(count);
    let mut start = 0;
    for number in ends.chunks_exact(4) {
        let (end, _) = take_number(number)?;
        texts.push(all_texts.get(start..end)?);
        start = end;
    }
    (facts.len() == texts.len()).then_some(Open { formats, facts, texts })
}

fn take_number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (number, rest) = bytes.split_first_chunk::<4>()?;
    Some((usize::try_from(u32::from_le_bytes(*number)).ok()?, rest))
}

/// Reads the text of a card.
#[allow(dead_code, reason = "only the library opens")]
pub(crate) fn text(bytes: &[u8]) -> Option<CardText> {
    postcard::from_bytes(bytes).ok()
}

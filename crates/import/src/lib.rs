//! Card files from outside, read into facts and printed paragraphs.
//!
//! Three shapes are known, told apart by what they hold: our own (one object per card), LorcanaJSON's
//! `allCards.json` and the answers of the Lorcast API (both: one object per printing). Typography and symbols
//! come out the same from all of them, and printings of one card become one card. Nothing is guessed: what
//! cannot be used is a [`Problem`] with its place, and all problems of a file are reported together.
//! Callers bring bytes; no bytes make this module panic.

mod corrections;
mod entry;
mod lorcana_json;
mod lorcast;
mod merge;
mod own;
mod problem;
mod shape;
pub mod typography;

pub use corrections::{Correction, Corrections, Rewording};
pub use problem::{Place, Problem, Problems, Reason};
pub use shape::Source;

use cards::facts::CardFacts;

/// The largest file that is read, in bytes.
pub const FILE_BYTES_LIMIT: usize = 64 << 20;
/// The greatest number of entries (cards or printings) in a file.
pub const ENTRIES_LIMIT: usize = 20_000;
/// The greatest number of paragraphs on a card.
pub const PARAGRAPHS_LIMIT: usize = 16;
/// The longest paragraph, in characters.
pub const PARAGRAPH_CHARS_LIMIT: usize = 2_000;
/// The longest name, version, classification or code, in characters.
pub const NAME_CHARS_LIMIT: usize = 120;
/// The greatest number of classifications or printings on a card.
pub const LIST_LIMIT: usize = 64;
/// The greatest cost, strength, willpower, lore or move cost.
pub const NUMBER_LIMIT: u64 = 99;
/// How many problems are reported one by one; the rest are counted.
pub const PROBLEMS_LIMIT: usize = 200;

/// A card as printed: its facts, and its text, a string for each paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrintedCard {
    /// Everything on the card but its text.
    pub facts: CardFacts,
    /// In printed order, in the typography of [`typography::normalise`]. Options stay in the paragraph that
    /// introduces them, each on a line that begins with `•`.
    pub paragraphs: Vec<String>,
}

/// Reads a card file of any known shape.
///
/// Cards come in order of their first printing. A [`Correction`] for a card that the file does not hold is
/// left unused.
pub fn import(bytes: &[u8], corrections: &Corrections) -> Result<Vec<PrintedCard>, Problems> {
    let mut problems = Problems::default();
    let Some(file) = shape::read(bytes, &mut problems) else { return Err(problems) };
    let mut printings = Vec::with_capacity(file.entries.len());
    for raw in &file.entries {
        if let Some(mut printing) = read_entry(file.source, raw, &mut problems) {
            corrections.apply(&mut printing, &mut problems);
            for reason in printing.card.facts.problems() {
                problems.push(printing.place.clone(), Reason::Facts(reason));
            }
            printings.push(printing);
        }
    }
    let cards = merge::merge(file.source, printings, &mut problems);
    if problems.is_empty() { Ok(cards) } else { Err(problems) }
}

/// One entry of a file: a card, or one printing of it.
struct Entry {
    place: Place,
    card: PrintedCard,
}

fn read_entry(source: Source, raw: &shape::RawEntry<'_>, problems: &mut Problems) -> Option<Entry> {
    let mut fields = entry::Fields::read(raw, problems)?;
    let card = match source {
        Source::Own => own::read(&mut fields),
        Source::LorcanaJson => lorcana_json::read(&mut fields),
        Source::Lorcast => lorcast::read(&mut fields),
    };
    let place = fields.place();
    let sound = fields.finish(problems);
    card.filter(|_| sound).map(|card| Entry { place, card })
}

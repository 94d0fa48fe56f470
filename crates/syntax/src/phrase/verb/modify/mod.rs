//! Changes to cards: getting and losing strength, willpower, lore, keywords and abilities.

mod english;
mod read;

pub(crate) use english::write_changes;
pub(super) use english::*;
pub(super) use read::*;
pub(crate) use read::{read_change, read_changes, read_more_given};

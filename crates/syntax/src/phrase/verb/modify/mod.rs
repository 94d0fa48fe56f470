//! Changes to cards: getting and losing strength, willpower, lore, keywords and abilities.

mod english;
mod read;

pub(super) use english::*;
pub(super) use read::*;

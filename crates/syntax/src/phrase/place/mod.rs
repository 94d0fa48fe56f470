//! Where a card is put: into a zone, on the top or the bottom of a deck, under another card.

mod english;
mod read;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;

//! Where a card is put: into a zone, on the top or the bottom of a deck, under another card.

mod english;
mod read;
pub mod spanish;

pub use english::*;
pub use read::*;

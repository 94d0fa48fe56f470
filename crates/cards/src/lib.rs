//! What a card is: its facts, deck lists and formats, the files of the library.

#[cfg(feature = "files")]
pub mod catalogue;
#[cfg(feature = "files")]
pub mod deck;
pub mod facts;
pub mod fingerprint;
#[cfg(feature = "files")]
pub mod library;
#[cfg(feature = "files")]
pub mod strict_ron;

pub use facts::{CardFacts, CardId, Classification, Printing, Rarity, SetCode, lexicon};

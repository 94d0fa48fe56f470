//! What a card is: its facts, deck lists and formats, the files of the library.

pub mod catalogue;
pub mod deck;
pub mod facts;
pub mod fingerprint;
pub mod library;
pub mod strict_ron;

pub use facts::{CardFacts, CardId, Classification, Printing, Rarity, SetCode, lexicon};

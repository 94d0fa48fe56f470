//! What a card is: its facts, the ability tree, deck lists and formats.

pub mod catalogue;
pub mod deck;
pub mod dialect;
pub mod facts;
pub mod fingerprint;
pub mod fold;
pub mod import;
pub mod index;
pub mod library;
pub mod likeness;
pub mod tree;

pub use facts::{CardFacts, CardId, CardKind, Classification, Ink, Inks, Printing, Rarity, SetCode};
pub use fold::fold;

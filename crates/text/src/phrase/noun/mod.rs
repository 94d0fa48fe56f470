//! Noun phrases: everything that stands for one or more cards (RULES 6.1), with the words that point back.

mod english;
mod read;

pub use english::*;
pub use read::*;

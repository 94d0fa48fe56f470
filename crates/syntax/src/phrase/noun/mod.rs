//! Noun phrases: everything that stands for one or more cards (RULES 6.1), with the words that point back.

mod english;
mod english_post;
mod read;
mod read_post;
pub mod spanish;
pub(crate) mod spanish_described;
pub mod spanish_post;

pub use english::*;
pub(crate) use english_post::write_extreme;
pub(crate) use english_post::write_stat_compare;
pub use english_post::{write_compare, write_post};
pub use read::*;
pub use read_post::read_compare;
pub(crate) use read_post::{read_stat_compare, read_superlative};

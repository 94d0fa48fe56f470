//! Noun phrases: everything that stands for one or more cards (RULES 6.1), with the words that point back.

mod english;
mod english_post;
mod read;
mod read_post;
pub(crate) mod spanish;
pub(crate) mod spanish_described;
pub(crate) mod spanish_post;

pub(crate) use english::*;
pub(crate) use english_post::write_compare;
pub(crate) use english_post::write_damage_compare;
pub(crate) use english_post::write_extreme;
pub(crate) use english_post::write_stat_compare;
pub(crate) use read::*;
pub(crate) use read_post::read_compare;
pub(crate) use read_post::{read_damage_compare, read_stat_compare, read_superlative};

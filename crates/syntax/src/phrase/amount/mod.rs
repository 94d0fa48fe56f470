//! Amounts, values read from the game, and what "for each" counts (6.1.8).

mod english;
mod read;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;

//! Amounts, values read from the game, and what "for each" counts (6.1.8).

mod english;
mod read;
pub mod spanish;

pub use english::*;
pub use read::*;

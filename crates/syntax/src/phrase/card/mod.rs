//! A card's paragraphs: story names (5.2.8), keyword lines, and the ability behind them.

mod english;
mod read;
pub(crate) mod spanish;

pub use english::*;
pub use read::*;

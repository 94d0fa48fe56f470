//! Many games on all cores: statistics and reports.
//!
//! Clocks, threads and processes are allowed here and in the binary, nowhere below. Whatever the threads do, numbers depend
//! on the seed alone: each game has its own seed, and what is kept of games is added up in whole numbers.

pub mod bench;
pub mod bot;
mod chair;
mod deck;
mod game;
pub mod interval;
pub mod seeds;
mod watch;

pub use chair::{BOT_TIME, Who};
pub use deck::{Deck, Kind, Unplayable};
pub use game::{Cards, DECISIONS_MAX, Ending, Outcome};
pub use watch::{Fate, Watch};

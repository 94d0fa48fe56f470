//! Many games on all cores: statistics and reports.
//!
//! Clocks, threads and processes are allowed here and in the binary, nowhere below. Whatever the threads do, numbers depend
//! on the seed alone: each game has its own seed, and what is kept of games is added up in whole numbers.
//!
//! A [`Plan`] says which games there are, [`run()`] plays them into a [`Progress`], a [`Summary`] turns its sums into shares
//! with intervals, [`report`] writes those down. A [`Deck`] is made of a list and the cards of a `notation::Catalog`, [`Cards`]
//! of the catalog alone; [`play_one`] plays a single game of a plan. Games of a plan have two players; whoever wants more
//! drives the game directly, as `crates/players/examples/embed.rs` does.

pub mod bench;
pub mod bot;
pub mod checkpoint;
mod contestant;
mod deck;
mod deck_record;
mod game;
mod game_stats;
pub mod interval;
mod patience;
mod plan;
pub mod propose;
pub mod replay;
pub mod report;
mod run;
pub mod seeds;
mod summary;
pub mod tally;
pub mod tune;
pub mod versions;
mod words;

pub use contestant::{BOT_START, BOT_TIME, Guest, Who};
pub use deck::{Deck, Kind, Unplayable};
pub use deck_record::DeckRecord;
pub use game::{Cards, Ending, Outcome};
pub use game_stats::{CardStats, GameStats};
pub use patience::{GameLimits, Patience, table_mark};
pub use plan::{Fixture, Plan};
pub use run::{Control, Done, Progress, play_one, run};
pub use summary::{CardSummary, DeckSummary, EndingCount, PairSummary, Summary, Turns};
pub use tally::Tally;

//! The course of a game: setup, turns, turn actions, settling (RULES 2, 3, 4, A).

mod act;
mod challenge;
mod ending;
mod pay;
mod play;
mod rounds;
mod settle;
mod setup;
mod turn;
mod using;

pub use setup::SetupError;

//! The table in a terminal: [`plain`] plays it as lines, [`screen`] on a full screen.
//!
//! Everything that is said about the game comes from `table`; here is only how it is laid out and how keys and lines are
//! understood.

pub mod plain;
pub mod screen;
mod words;

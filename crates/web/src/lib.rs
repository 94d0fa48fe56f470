//! The judge, the books and the table for a browser: the same rooms as the terminal's, behind one door.
//!
//! A [`Desk`] takes commands: a name and an input as JSON, an answer as JSON. What each takes and gives are plain types of
//! this crate; [`types`] writes them in TypeScript, so that the page is checked against them. Nothing is said
//! here that the other rooms do not say: sentences come from the narrator, the table and the rulebook.
//!
//! The page runs a desk in a worker (`bindings`, for wasm); the tests run the same desk natively.

#[cfg(target_family = "wasm")]
mod bindings;
pub mod board;
pub mod books;
pub mod cards_found;
pub mod colours;
mod commands;
pub mod decks;
mod desk;
pub mod exams;
pub mod games;
pub mod judging;
mod said;
pub mod setup;
pub mod simulation;
mod typescript;
pub mod words;

pub use self::desk::{Desk, Trouble};
pub use typescript::types;

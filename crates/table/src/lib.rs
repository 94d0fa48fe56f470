//! A game under way as plain data, for any face: terminal, browser, programs.
//!
//! - [`Collection`] holds the cards and writes their text; [`Session`] is a game under way: seats, answers, undo, bots, and the
//!   [`Journal`] that survives a crash;
//! - [`Scene`] is what one player sees, as plain data with the question, the legal moves and why others are refused;
//! - [`SavedGame`] is a game written down, with a version and a published schema;
//! - [`Lesson`] leads through a first game.
//!
//! **A scene is made from a player's view**: nothing here reads a card that its player may not see.

mod advice;
mod collection;
mod considered;
mod decks;
mod journal;
pub mod label;
mod lesson;
mod options;
mod perspective;
mod question;
mod refused;
mod saved;
mod scene;
mod search;
mod session;
mod story;
pub mod words;

pub use advice::Advice;
pub use collection::Collection;
pub use considered::Considered;
pub use decks::{READY, ReadyDeck, ready};
pub use files::{Basis, Existing};
pub use journal::{Journal, JournalError, JournalStart, Mended};
pub use lesson::{Lesson, LessonError, Reading};
pub use perspective::Perspective;
pub use question::{Move, Question};
pub use refused::{Refused, refused_moves};
pub use saved::{
    KeptGame, SAVED_VERSION, SavedAnswer, SavedCopies, SavedDeck, SavedEntry, SavedGame, SavedHeader,
    SavedHow, SavedStart, SavedVariant,
};
pub use scene::{Hand, Piece, Scene, Side};
pub use search::Query;
pub use session::{Beginning, Config, Seated, Session, SessionError, Thought, Undone};
pub use story::Line;

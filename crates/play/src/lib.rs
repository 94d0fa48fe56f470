//! A game now, in the terminal.
//!
//! - [`Shelf`] holds the cards and writes their text; [`Session`] is a game under way: seats, answers, undo, bots, and the
//!   [`Journal`] that survives a crash;
//! - [`Scene`] is what one player sees, as plain data with the question, the legal moves and why others are refused;
//! - [`plain`] plays it as lines, [`table`] on a full screen; [`Lesson`] leads through a first game.
//!
//! **A scene is made from a player's view**: nothing here reads a card that its player may not see.

mod decks;
mod face;
mod journal;
mod label;
mod lesson;
mod options;
pub mod plain;
mod question;
mod refused;
mod scene;
mod session;
mod shelf;
mod story;
pub mod table;
mod words;

pub use decks::{READY, ReadyDeck, ready};
pub use face::Face;
pub use files::Existing;
pub use journal::{Header, Journal, JournalError, JournalStart};
pub use lesson::{Lesson, LessonError, Reading};
pub use question::{Move, Question};
pub use refused::{Refused, refused_moves};
pub use scene::{Hand, Piece, Scene, Side};
pub use session::{Beginning, Config, Seated, Session, SessionError, Undone};
pub use shelf::Shelf;
pub use story::Line;

//! Games as numbers, many at once, for programs that learn.
//!
//! - [`layout`] says what the numbers are: rows and columns of cards, numbers about the game, actions. It has a version.
//! - [`observe`](observe()) writes what one player sees; nothing that the player may not see is read.
//! - [`actions`] turns every answer of every decision into actions and back: most are one action, some several.
//! - [`features`] describes every card by what it means, so that a card of a new set is no stranger.
//! - [`Arena`] steps many games together on all cores, into arrays of the caller.
//!
//! Games are those of a `sim::Plan`: the game of a number is the same game here and in `lore sim`.

pub mod actions;
mod arena;
pub mod features;
mod lane;
pub mod layout;
mod observe;

pub use arena::{After, Arena, ArenaError, Seating, Sheets};
pub use lane::{Finished, Lane, Setting};
pub use observe::{Rows, Sheet, observe};

//! Players that see only their own view: random, greedy, search.
//!
//! A [`Player`] answers decisions from its [`Seat`]. The seat shows what that player may see, lists the legal answers, and deals
//! *worlds*: full games that look the same from this seat, with everything hidden drawn anew. Thinking ahead happens in
//! worlds only, so that no player can use what it may not know.

mod evaluate;
mod greedy;
mod kind;
mod random;
mod search;
mod seat;

pub use evaluate::{Weights, evaluate};
pub use greedy::Greedy;
pub use kind::{PlayerKind, PlayerKindError};
pub use random::Random;
pub use search::{Budget, Search};
pub use seat::Seat;

use engine::Answer;

/// Answers decisions for one seat.
pub trait Player {
    /// One of the legal answers to the seat's open decision.
    fn answer(&mut self, seat: &Seat<'_>) -> Answer;
}

//! Players that see only their own view: random, greedy, search.
//!
//! A [`Player`] answers decisions from its [`Seat`]. The seat shows what that player may see, lists the legal answers, and deals
//! *worlds*: full games that look the same from this seat, with everything hidden drawn anew. Thinking ahead happens in
//! worlds only, so that no player can use what it may not know.
//!
//! [`Random`] takes any legal answer, [`Greedy`] looks one answer ahead with [`evaluate()`], [`Adept`] plans its whole turn with a
//! learned [`Value`] of the position, [`Search`] plays the best lines on in many worlds; a [`PlayerKind`] is read from a name such as `search:1000`. A player of your own implements [`Player`]:
//!
//! ```
//! use engine::{Answer, Choice};
//! use lorekeeper_players::{Player, Seat};
//!
//! /// Takes the first legal answer, whatever is asked.
//! struct First;
//!
//! impl Player for First {
//!     fn answer(&mut self, seat: &Seat<'_>) -> Answer {
//!         let mut options = Vec::new();
//!         seat.options_into(&mut options);
//!         options.first().copied().unwrap_or(Answer::Choice(Choice::Done))
//!     }
//! }
//! ```
//!
//! `examples/embed.rs` plays a whole game from two deck lists.

mod adept;
mod ahead;
mod belief;
mod course;
mod evaluate;
mod features;
mod greedy;
mod kind;
pub mod lists;
mod network;
mod opening;
mod plan;
mod profile;
mod random;
mod reply;
mod rooms;
mod search;
mod seat;
mod solve;
mod strength;
pub mod train;
mod value;
mod wants;

pub use adept::{Adept, EFFORT, Style};
pub use evaluate::{Weights, evaluate};
pub use greedy::Greedy;
pub use kind::{PlayerKind, PlayerKindError};
pub use network::{Network, WeightsError, chance, checksum};
pub use plan::{Effort, Line, Planner, Step};
pub use profile::{Deed, Profile};
pub use random::Random;
pub use search::{Budget, Lists, Search, Weighed};
pub use seat::Seat;
pub use solve::{Solution, WORLDS, solve, winning_actions};
pub use value::{CROWD_WEIGHTS, Value, WEIGHTS};

/// The version of the players' thinking: another one may answer the same question differently.
pub const PLAYERS_VERSION: &str = env!("SOURCE_MARK");

use engine::Answer;

/// Answers decisions for one seat.
pub trait Player {
    /// One of the legal answers to the seat's open decision.
    fn answer(&mut self, seat: &Seat<'_>) -> Answer;
}

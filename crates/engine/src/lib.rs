//! The rules of play. Knows no card by name and prints nothing.
//!
//! [`program`] is what a lowered card says, [`state`] what changes in a game, [`Game`] the one door: who must
//! decide what ([`Game::decision`]), which answers are legal ([`Game::options`], [`Game::check`]), and
//! [`Game::answer`].

pub mod answer;
mod bounds;
pub mod change;
pub mod decision;
pub mod eval;
mod flow;
mod game;
mod legal;
pub mod lower;
mod pipe;
pub mod position;
pub mod program;
pub mod record;
pub mod refusal;
mod resolve;
pub mod save;
pub mod state;
pub mod view;

pub use answer::{Answer, How};
pub use decision::{About, Ask, Decision};
pub use eval::Table;
pub use flow::{MOST_ROUNDS, SetupError};
pub use game::Game;
pub use legal::Forbids;
pub use position::Position;
pub use record::{DeckEnd, Note, Notes, Precedence, Record, Rule, Silent};
pub use refusal::Refusal;
pub use save::{Beginning, Replay, Save};
pub use view::View;

/// Which edition of the rules is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Edition {
    /// The Comprehensive Rules 2.2.
    #[default]
    V2,
    /// The older edition, at the points where it differs in play (CONCORDANCE K4, K5, K11, K13, K15).
    V1,
}

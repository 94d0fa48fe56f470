//! The rules of play. Knows no card by name and prints nothing.
//!
//! [`program`] is what a compiled card says, [`state`] what changes in a game, [`Game`] the one door: who must
//! decide what ([`Game::decision`]), which answers are legal ([`Game::options`], [`Game::check`]), and
//! [`Game::answer`], which takes a legal answer and refuses any other with its rule, changing nothing.
//!
//! - A [`program::Pool`] holds the definitions of cards. Cards of the library are compiled into it by `notation::catalog_of`;
//!   [`compile`] does it card by card, and a [`program::PoolBuilder`] takes definitions made by hand, as below.
//! - A game begins with decks ([`Game::new`]) or in a [`Position`] ([`Game::from_position`]). All chance comes from the seed:
//!   the same beginning and the same answers are the same game on every machine.
//! - A [`Record`] hears what happens and what does not, each [`LogEntry`] with its [`Rule`] and its cause ([`Logged`]): [`Log`]
//!   keeps everything, [`Silent`] costs nothing.
//! - A [`View`] is what a player may see, with what they remember; [`Witnessed`] is what they hear of. [`Game::resample`] deals anew what a player does not see, for those who think ahead.
//! - `Clone` is the basis of undo, [`Game::save`] and [`Game::load`] keep a game beyond the program, a [`Replay`] is its
//!   beginning with its answers.
//!
//! ```
//! use lorekeeper_engine::program::{CardDef, Kinds, PoolBuilder};
//! use lorekeeper_engine::state::{GameResult, PlayerIx};
//! use lorekeeper_engine::{Action, Answer, Ask, Choice, Edition, Game, How, Refusal, Silent};
//! use std::sync::Arc;
//!
//! # fn main() -> Result<(), Refusal> {
//! // A pool with one card, a character without text, and two decks of it.
//! let mut pool = PoolBuilder::new();
//! let name = pool.name("Ann");
//! let numbers = CardDef { cost: 1, inkable: true, strength: 1, willpower: 2, lore: 2, ..CardDef::plain(name, Kinds::CHARACTER) };
//! let ann = pool.card(numbers);
//! let decks = [vec![ann; 60], vec![ann; 60]];
//! let begun = Game::new(Arc::new(pool.build()), &decks, Some(PlayerIx(0)), 7, Edition::default(), Silent);
//! let mut game = begun.expect("the decks can be played");
//!
//! // 2.2.2: both players keep their opening hands.
//! while game.decision().is_some_and(|decision| decision.ask == Ask::OpeningHand) {
//!     game.answer(Answer::Choice(Choice::Done))?;
//! }
//! let hand = game.state().player(PlayerIx(0)).hand().to_vec();
//!
//! // What is illegal is refused with its rule, and nothing changes.
//! let earlier = game.clone();
//! let refusal = game.answer(Answer::Action(Action::Play { card: hand[0], how: How::Ink })).expect_err("there is no ink yet");
//! assert_eq!((refusal, refusal.rule().0), (Refusal::NotEnoughInk, "1.5.3"));
//! assert_eq!(game.state(), earlier.state());
//!
//! game.answer(Answer::Action(Action::Ink(hand[0])))?;
//! game.answer(Answer::Action(Action::Play { card: hand[1], how: How::Ink }))?;
//! // From here on everybody quests where they can: 2 lore a turn for the one who has a character.
//! while game.decision().is_some() {
//!     let quest = game.options().into_iter().find(|answer| matches!(answer, Answer::Action(Action::Quest(_))));
//!     game.answer(quest.unwrap_or(Answer::Action(Action::EndTurn)))?;
//! }
//! assert_eq!(game.result(), GameResult::Won(PlayerIx(0)));
//! assert_eq!(game.state().turn(), 21);
//! # Ok(())
//! # }
//! ```
#![warn(clippy::wildcard_enum_match_arm)]

pub mod answer;
pub mod asking;
mod bounds;
pub mod compile;
pub mod decision;
pub mod edition;
pub mod eval;
mod flow;
mod game;
mod legal;
mod pipe;
pub mod position;
pub mod program;
mod proposed;
pub mod record;
pub mod refusal;
mod resolve;
pub mod save;
pub mod state;
mod trace;
pub mod view;
pub mod witness;
pub mod work;

pub use answer::{Action, Answer, Choice, How};
pub use asking::{Asking, Counted, Purpose};
pub use decision::{About, Ask, Decision};
pub use edition::{Edition, OpenPoint, Point, Readings, Rules, Teams, Turned, Variant};
pub use eval::Board;
pub use flow::SetupError;
pub use game::Game;
pub use legal::{Bearing, Forbids};
pub use position::{Past, Position, lasts_with_source};
pub use record::{ByText, DeckEnd, EntryId, Log, LogEntry, Logged, Precedence, Record, Rule, Silent};
pub use refusal::Refusal;
pub use save::{Beginning, Replay, Save};
pub use view::View;
pub use witness::Witnessed;

/// The version of the rules as they are carried out here: another one may play the same answers differently.
pub const RULES_VERSION: &str = env!("SOURCE_MARK");

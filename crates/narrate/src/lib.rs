//! The narrator: what happened, in sentences that a judge can read out at the table, each with its rule.
//!
//! A fold over the engine's log of causes ([`tell`]) makes messages; everything that can be said is one variant of [`Message`]
//! or [`Reason`], and a language is one folder that answers the trait [`Tongue`] (`english`, `spanish`, …). No other room holds prose
//! about a game. The lines of a `.lore` file are told as well ([`ToldAct`], [`ToldExpectation`]); reading, judging and writing
//! them is the notation's.

// What a new entry of the log or a new event means for a reader is decided here: none may be passed over unseen.
#![warn(clippy::wildcard_enum_match_arm)]

use engine::{Board, Logged};
use script::Player;

mod found;
mod lasting;
mod line;
mod message;
pub mod notes;
mod reason;
pub mod start;
mod tongue;
mod why;
mod would;

pub use found::{Fitting, Found, Sight, Where};
pub use lasting::{Bearer, Forbidden, Gift, Lasting, Lasts, Number};
use line::unmarked;
pub use line::{Aliases, Expected, FILLER_CARD, Question, ToldAct, ToldExpectation, Whence};
pub use line::{PERSON, THING};
pub use message::{
    Banishing, Called, Ending, Enters, Instead, Keep, Looked, Message, Moment, Origin, Payment, Place,
    Precedence, Said, ShiftKind, Textual, Waiting, Would,
};
pub use reason::{Asked, Behind, Reason};
use tongue::fact_in;
pub use tongue::{Tongue, say_in};
pub use why::Why;
use why::counted;

pub use vocabulary::{Language, Wording};

vocabulary::tables! {
    /// Who speaks a language.
    pub fn tongue -> &'static dyn Tongue = &TONGUE;
}

/// What the ability is called that takes a card back to its hand (8.10.8.5).
const TEMPORARY_SHIFT: &str = "Temporary Shift";

/// The sentence for a message, without a full stop.
pub fn say(message: &Message, language: Language) -> String {
    say_to(message, language, None)
}

/// The sentence for a message as it is said to a player, who is "you" in it.
pub fn say_to(message: &Message, language: Language, you: Option<Player>) -> String {
    say_in(tongue(language), message, you)
}

/// What an expectation says, as a bare fact.
pub fn say_fact(told: &ToldExpectation, language: Language) -> String {
    fact_in(tongue(language), told, None)
}

/// The same, with what stands behind it.
pub fn say_held(told: &ToldExpectation, why: Option<&Why>, language: Language) -> String {
    fact_in(tongue(language), told, why)
}

/// What the log of a game says from a given entry on, each with its rule; `name` gives the name of a card by its index.
///
/// Whoever tells a player what happened gives hidden cards a name that says nothing.
pub fn tell(notes: &[Logged], from: usize, board: &Board, name: &dyn Fn(usize) -> String) -> Vec<Said> {
    let names = notes::Names { board, cards: name, origins: &|_| None, texts: &|_| None, effects: &|_| None };
    notes::tell_all(notes, from, &names)
}

//! What a language must be able to say: one trait, one folder a language that answers it.

use script::Player;

use crate::line::unmarked;
use crate::start::Obstacle;
use crate::{Asked, FILLER_CARD, Found, Message, Question, Reason, ToldExpectation, Where, Why};

/// How a language says what the narrator has to say. A language that lacks something does not compile.
pub trait Tongue: Sync {
    /// What a filler card is called.
    fn filler(&self) -> &'static str;

    /// The sentence for a message as it is said to a player, or to nobody in particular.
    fn message(&self, message: &Message, you: Option<Player>) -> String;

    /// What an expectation says, as a bare fact.
    fn fact(&self, told: &ToldExpectation) -> String;

    /// Why an expectation holds, after the fact.
    fn why(&self, why: &Why) -> String;

    /// Why something cannot be done.
    fn reason(&self, reason: &Reason) -> String;

    /// What a decision asks.
    fn asked(&self, asked: Asked) -> &'static str;

    /// What a decision asks, what for, how many, and because of which text.
    fn question(&self, asked: Asked, about: &Question) -> String;

    /// What was found instead of what a file expects.
    fn found(&self, found: &Found) -> String;

    /// Where a card is.
    fn place(&self, place: &Where) -> String;

    /// Why a game cannot begin or go on.
    fn obstacle(&self, obstacle: &Obstacle<'_>) -> String;
}

/// The sentence for a message, in any tongue.
pub fn say_in(tongue: &dyn Tongue, message: &Message, you: Option<Player>) -> String {
    unmarked(tongue.message(message, you).replace(FILLER_CARD, tongue.filler()))
}

/// What an expectation says as a bare fact, with what stands behind it, in any tongue.
pub(crate) fn fact_in(tongue: &dyn Tongue, told: &ToldExpectation, why: Option<&Why>) -> String {
    let why = why.map(|why| tongue.why(why)).unwrap_or_default();
    unmarked(format!("{}{why}", tongue.fact(told)).replace(FILLER_CARD, tongue.filler()))
}

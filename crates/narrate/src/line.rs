//! Lines of a script as something to be told: what they speak about, by the names of cards.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Called, Textual};
use engine::{Counted, Purpose};
use script::{Act, CardRef, Expectation};

/// Stands for a filler card in messages: each language has words of its own for it.
pub const FILLER_CARD: &str = "\u{E000}";

/// Stands before the name of a card that is a character, which Spanish speaks of as of a person.
pub const PERSON: char = '\u{E002}';
/// Stands before the name of any other card.
pub const THING: char = '\u{E001}';

/// A sentence without the marks before names.
pub(super) fn unmarked(text: String) -> String {
    if text.contains([PERSON, THING]) { text.replace([PERSON, THING], "") } else { text }
}

/// What the aliases of a file stand for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Aliases(Arc<BTreeMap<String, String>>);

impl Aliases {
    /// These aliases, each with the name of its card.
    pub fn new(names: BTreeMap<String, String>) -> Self {
        Self(Arc::new(names))
    }

    /// The name of a card that a file refers to.
    pub(super) fn name(&self, card: &CardRef) -> String {
        match card {
            CardRef::Alias(word) | CardRef::Name(word) => {
                self.0.get(word).cloned().unwrap_or_else(|| word.clone())
            }
            CardRef::Filler => FILLER_CARD.to_owned(),
        }
    }

    /// The names of several cards.
    pub(super) fn names(&self, cards: &[CardRef]) -> Vec<String> {
        cards.iter().map(|card| self.name(card)).collect()
    }
}

/// A move or an answer of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldAct {
    /// What it says.
    pub act: Act,
    /// What its aliases stand for.
    pub aliases: Aliases,
}

/// An expectation of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldExpectation {
    /// What it says.
    pub expectation: Expectation,
    /// What its aliases stand for.
    pub aliases: Aliases,
}

/// What an answer is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// An ability of a card, by its name where it has one.
    Ability {
        /// The card that has it.
        card: String,
        /// Which ability.
        ability: Called,
    },
    /// The effect of an action.
    Effect {
        /// Which action.
        card: String,
    },
    /// 6.7.9: entering exerted.
    EnterExerted {
        /// The card that enters.
        card: String,
    },
    /// 8.3.2: entering exerted, because of Bodyguard.
    Bodyguard {
        /// The card that enters.
        card: String,
    },
    /// 6.1.3: a choice of so many cards, for what, by which text, and whether they are in play.
    Cards {
        /// What they are chosen for.
        purpose: Purpose,
        /// The fewest.
        least: u16,
        /// The most.
        most: u16,
        /// The text that asks.
        by: Textual,
        /// Where they are.
        from: Whence,
    },
    /// A choice of a player, an option, a name: by which text.
    Choice {
        /// The text that asks.
        by: Textual,
    },
    /// A number: of what, from and to, by which text.
    Number {
        /// Of what.
        of: Counted,
        /// The smallest.
        least: i32,
        /// The largest.
        most: i32,
        /// The text that asks, where it is one.
        by: Option<Textual>,
    },
    /// 6.5: a replacement effect that may be applied.
    Replacement {
        /// The card whose effect it is.
        card: String,
    },
}

/// Where the cards of a choice are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whence {
    /// In play.
    Play,
    /// In another zone.
    Elsewhere,
}

/// What should have been so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// What an `expect` says.
    Fact(ToldExpectation),
    /// A line with `!` must be refused.
    Refusal(ToldAct),
    /// `! decks`: one of these lists must be illegal.
    IllegalDecks(Vec<String>),
    /// No decision is left open.
    Settled,
}

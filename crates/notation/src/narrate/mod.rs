//! The narrator: what happened, in sentences that a judge can read out at the table, each with its rule.
//!
//! Everything that can be said is one variant of [`Message`]; a language is one function from messages to sentences
//! ([`english`], [`spanish`]). No other place of this crate holds prose about a game.

use crate::judge::{Told, Verdict};
use engine::{Note, Rule, Table};

mod english;
mod message;
pub(crate) mod notes;
mod reason;
mod spanish;

pub use message::{Keep, Message, Payment, Place, Said};
pub use reason::{Asked, Reason};

/// A language that the narrator speaks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Language {
    /// English, the language that decides (1.1.4).
    #[default]
    English,
    /// Spanish, in the words of Spanish-speaking judges.
    Spanish,
}

impl Language {
    /// The language with this code, `en` or `es`.
    pub fn from_code(code: &str) -> Option<Self> {
        match code {
            "en" => Some(Self::English),
            "es" => Some(Self::Spanish),
            _ => None,
        }
    }
}

/// The sentence for a message, without a full stop.
pub fn say(message: &Message, language: Language) -> String {
    match language {
        Language::English => english::say(message),
        Language::Spanish => spanish::say(message),
    }
}

/// What the notes of a game say from a given one on, each with its rule; `name` gives the name of a card by its index.
///
/// Whoever tells a player what happened gives hidden cards a name that says nothing.
pub fn tell(notes: &[(Rule, Note)], from: usize, table: &Table, name: &dyn Fn(usize) -> String) -> Vec<Said> {
    notes::tell_all(notes, from, &notes::Names { table, cards: name })
}

/// What the judge found, line by line, each with its rule number.
pub fn narrate(verdict: &Verdict, language: Language) -> String {
    let mut text = format!("{}\n", verdict.title);
    for card in &verdict.unsupported {
        let message = Message::Unsupported { card: card.card.clone(), reason: card.reason.clone() };
        text += &format!("{:9} {}\n", "", say(&message, language));
    }
    for Told { line, said } in &verdict.told {
        let number =
            if matches!(said.message, Message::Line { .. }) { format!("{line}:") } else { String::new() };
        text += &format!("{number:>5} {:10} {}\n", said.rule, say(&said.message, language));
    }
    text
}

//! The narrator: what happened, in sentences that a judge can read out at the table, each with its rule.
//!
//! Everything that can be said is one variant of [`Message`]; a language is one function from messages to sentences
//! ([`english`], [`spanish`]). No other place of this crate holds prose about a game.

mod english;
mod message;
mod spanish;

pub use message::{Keep, Message, Payment, Place, Said};

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

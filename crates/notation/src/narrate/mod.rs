//! The narrator: what happened, in sentences that a judge can read out at the table, each with its rule.
//!
//! Everything that can be said is one variant of [`Message`]; a language is one function from messages to sentences
//! (`english`, `spanish`). No other place of this crate holds prose about a game.

use std::collections::BTreeSet;

use crate::judge::{Told, Verdict};
use crate::syntax::Player;
use engine::{Board, Logged};

mod english;
mod found;
mod lasting;
mod line;
mod message;
pub(crate) mod notes;
mod reason;
mod spanish;
pub mod start;

pub use found::{Fitting, Found, Sight, Where};
pub use lasting::{Bearer, Forbidden, Gift, Lasting, Lasts, Number};
use line::unmarked;
pub use line::{Aliases, Bilingual, Expected, FILLER_CARD, Question, ToldAct, ToldExpectation, Whence};
pub(crate) use line::{PERSON, THING};
pub use message::{
    Banishing, Called, Ending, Enters, Keep, Message, Moment, Payment, Place, Precedence, Said, ShiftKind,
    Textual, Waiting, Would,
};
pub use reason::{Asked, Reason};

pub use vocabulary::Language;

/// The sentence for a message, without a full stop.
pub fn say(message: &Message, language: Language) -> String {
    say_to(message, language, None)
}

/// The sentence for a message as it is said to a player, who is "you" in it.
pub fn say_to(message: &Message, language: Language, you: Option<Player>) -> String {
    unmarked(match language {
        Language::English => english::say(message, english::You(you)).replace(FILLER_CARD, english::FILLER),
        Language::Spanish => spanish::say(message, spanish::You(you)).replace(FILLER_CARD, spanish::FILLER),
    })
}

/// What an expectation says, as a bare fact.
pub fn say_fact(told: &ToldExpectation, language: Language) -> String {
    unmarked(match language {
        Language::English => english::fact(told).replace(FILLER_CARD, english::FILLER),
        Language::Spanish => spanish::fact(told).replace(FILLER_CARD, spanish::FILLER),
    })
}

/// What the log of a game says from a given entry on, each with its rule; `name` gives the name of a card by its index.
///
/// Whoever tells a player what happened gives hidden cards a name that says nothing.
pub fn tell(notes: &[Logged], from: usize, board: &Board, name: &dyn Fn(usize) -> String) -> Vec<Said> {
    let names = notes::Names { board, cards: name, origins: &|_| None, texts: &|_| None, effects: &|_| None };
    notes::tell_all(notes, from, &names)
}

/// Whether the text of cards is told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CardTexts {
    /// Where it first matters.
    #[default]
    Once,
    /// Never.
    Omitted,
}

/// What the judge found, line by line, each with its rule number.
pub fn narrate(verdict: &Verdict, language: Language) -> String {
    narrate_with(verdict, language, CardTexts::Once)
}

/// What the judge found, with or without the text of cards.
pub fn narrate_with(verdict: &Verdict, language: Language, texts: CardTexts) -> String {
    narrate_citing(verdict, language, texts, &|rule| rule.to_owned())
}

/// What the judge found, with rules cited as somebody cites them: by the numbers of an older edition.
pub fn narrate_citing(
    verdict: &Verdict,
    language: Language,
    texts: CardTexts,
    cite: &dyn Fn(&'static str) -> String,
) -> String {
    let mut text = format!("{}\n", verdict.title);
    for card in &verdict.unsupported {
        let message = Message::Unsupported { card: card.card.clone(), reason: card.reason.clone() };
        text += &format!("{:9} {}\n", "", say(&message, language));
    }
    let mut shown: BTreeSet<&Bilingual> = BTreeSet::new();
    for Told { line, said } in &verdict.told {
        if let Message::Text { text } = &said.message
            && (texts == CardTexts::Omitted || !shown.insert(text))
        {
            continue;
        }
        let number = if said.message.is_of_file() { format!("{line}:") } else { String::new() };
        // A text of several paragraphs stays in its column.
        let sentence = say(&said.message, language).replace('\n', &format!("\n{:17}", ""));
        text += &format!("{number:>5} {:10} {sentence}\n", cite(said.rule));
    }
    text
}

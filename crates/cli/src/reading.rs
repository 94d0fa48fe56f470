//! Card text through the reader and writers of `text`.

use cards::CardFacts;
use cards::fingerprint::Fingerprint;
use cards::import::PrintedCard;
use cards::library::{CardText, LibraryCard, Printed};
use cards::tree::Ability;

use crate::Language;

/// The reader, with the names that texts may use.
pub(crate) struct Reader {}

/// What became of a card's text.
pub(crate) struct Reading {
    pub(crate) abilities: Vec<AbilityReading>,
}

/// What became of one ability. Paragraphs that are nothing but reminders are no abilities.
pub(crate) struct AbilityReading {
    /// The normalised text.
    pub(crate) text: String,
    pub(crate) result: Result<Read, Failure>,
}

/// An ability that was read.
pub(crate) struct Read {
    pub(crate) ability: Ability,
    /// The English written back from the tree.
    pub(crate) written: String,
}

/// Where and why a text could not be read.
pub(crate) struct Failure {
    /// Byte offset in the normalised text.
    pub(crate) at: usize,
    pub(crate) message: String,
    /// The text with a caret under the word, and the message.
    pub(crate) rendered: String,
}

impl Reader {
    pub(crate) fn new<'a>(_known: impl IntoIterator<Item = &'a CardFacts>) -> Reader {
        Reader {}
    }

    pub(crate) fn read(&self, card: &PrintedCard) -> Reading {
        let texts = card.paragraphs.iter().map(|paragraph| text::fingerprint_text(paragraph));
        let abilities = texts.filter(|text| !text.is_empty()).map(|text| {
            let message = "card text is not supported yet".to_owned();
            let rendered = format!("  | {text}\n  | ^ {message}");
            AbilityReading { text, result: Err(Failure { at: 0, message, rendered }) }
        });
        Reading { abilities: abilities.collect() }
    }
}

impl Reading {
    /// The card as the library keeps it.
    pub(crate) fn library_card(&self, card: &PrintedCard) -> LibraryCard {
        let printed = |ability: &AbilityReading| {
            let read = ability.result.as_ref().ok()?;
            Some(Printed { fingerprint: Fingerprint::of(&ability.text), ability: read.ability.clone() })
        };
        let text = match self.abilities.iter().map(printed).collect() {
            Some(abilities) => CardText::Read(abilities),
            None => CardText::Unsupported(
                self.abilities.iter().map(|ability| Fingerprint::of(&ability.text)).collect(),
            ),
        };
        LibraryCard { facts: card.facts.clone(), text }
    }
}

/// An ability in a language; `None` where the language cannot be written yet.
pub(crate) fn write(_ability: &Ability, _card: &CardFacts, language: Language) -> Option<String> {
    match language {
        Language::En | Language::Es => None,
    }
}

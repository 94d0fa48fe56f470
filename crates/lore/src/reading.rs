//! Card text through the reader and writers of `text`.

use cards::CardFacts;
use cards::fingerprint::Fingerprint;
use cards::library::{CardText, LibraryCard, Printed};
use import::PrintedCard;
use syntax::tree::Ability;
use syntax::{Diagnostic, Lexicon};

use crate::Language;

/// The reader, with the names that texts may use.
pub(crate) struct Reader {
    lexicon: Lexicon,
}

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

/// An ability that was read and written back exactly.
pub(crate) struct Read {
    pub(crate) ability: Ability,
    /// Proper names that nothing is known by.
    pub(crate) notes: Vec<String>,
}

/// Where and why a text could not be read.
pub(crate) struct Failure {
    /// How far the reader came.
    pub(crate) stage: Stage,
    /// Byte offset in the normalised text.
    pub(crate) at: usize,
    pub(crate) message: String,
    /// The text with a caret under the word, and the message.
    pub(crate) rendered: String,
}

/// What could not be done with a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// It could not be read.
    Reading,
    /// It was read, but English written from the tree is another text.
    Writing,
    /// It was read and written back, but a word in it points back to nothing.
    Binding,
}

impl Reader {
    pub(crate) fn new<'a>(known: impl IntoIterator<Item = &'a CardFacts>) -> Reader {
        Reader { lexicon: cards::lexicon(known) }
    }

    pub(crate) fn read(&self, card: &PrintedCard) -> Reading {
        let ability = |paragraph: &String| {
            let result = syntax::read_paragraph(card.facts.kind, paragraph, &self.lexicon);
            let text = syntax::fingerprint_text(paragraph);
            let result = match result {
                Ok(None) => return None,
                Ok(Some(read)) => Ok(Read { ability: read.ability, notes: read.notes }),
                Err(diagnostics) => Err(self.failure(&card.facts, &text, &diagnostics)),
            };
            Some(AbilityReading { text, result })
        };
        Reading { abilities: card.paragraphs.iter().filter_map(ability).collect() }
    }

    fn failure(&self, facts: &CardFacts, text: &str, diagnostics: &[Diagnostic]) -> Failure {
        let stage = match syntax::read_surface(facts.kind, text, &self.lexicon) {
            Err(_) => Stage::Reading,
            Ok(ability) if syntax::english(&ability) != text => Stage::Writing,
            Ok(_) => Stage::Binding,
        };
        let messages: Vec<String> = diagnostics.iter().map(Diagnostic::message).collect();
        let rendered: Vec<String> = diagnostics.iter().map(Diagnostic::render).collect();
        Failure {
            stage,
            at: diagnostics.first().map_or(0, |diagnostic| diagnostic.at),
            message: messages.join("; "),
            rendered: rendered.join("\n"),
        }
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

/// An ability in a language.
pub(crate) fn write(ability: &Ability, language: Language) -> String {
    syntax::written(ability, language)
}

//! Cards as the library keeps them: facts and trees, never sentences.

mod file;
mod record;

pub use file::{FileError, HEADING, read_file, set_of_first_printing, write_file};

use serde::{Deserialize, Serialize};

use crate::facts::CardFacts;
use crate::fingerprint::Fingerprint;
use syntax::tree::{Ability, AbilityKind, DeckRule};

/// A card of the library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryCard {
    /// What is printed but the text.
    pub facts: CardFacts,
    /// The text.
    pub text: CardText,
}

/// What the library knows about the text of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CardText {
    /// Every ability was read.
    Read(Vec<Printed>),
    /// The text could not be read: the card has abilities that nobody here understands. Only the fingerprints of
    /// its paragraphs are kept; whoever needs the text must refuse the card.
    Unsupported(Vec<Fingerprint>),
}

/// An ability and the fingerprint of its printed text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// Of the wording.
    pub fingerprint: Fingerprint,
    /// What it says.
    pub ability: Ability,
}

impl CardText {
    /// The abilities, if they could be read.
    pub fn abilities(&self) -> Option<&[Printed]> {
        match self {
            CardText::Read(abilities) => Some(abilities),
            CardText::Unsupported(_) => None,
        }
    }

    /// What the card says about deck building (1.10.1.3); nothing where its text is not supported.
    pub fn deck_rules(&self) -> Vec<DeckRule> {
        let abilities = self.abilities().unwrap_or_default();
        let rule = |printed: &Printed| match &printed.ability.kind {
            AbilityKind::DeckRule(rule) => Some(rule.clone()),
            AbilityKind::Keywords(_)
            | AbilityKind::Triggered(_)
            | AbilityKind::Activated(_)
            | AbilityKind::Static(_)
            | AbilityKind::Replacement(_)
            | AbilityKind::Action(_)
            | AbilityKind::UnknownKeyword(_)
            | AbilityKind::NamedBoth(_) => None,
        };
        abilities.iter().filter_map(rule).collect()
    }
}

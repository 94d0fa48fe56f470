//! Cards, in the field names of our card files.

use anyhow::Result;
use cards::CardFacts;
use cards::catalogue::CatalogueIx;
use library::Library;
use schemars::JsonSchema;
use serde::Serialize;
use vocabulary::CardKind;

use super::{InEach, RulingRef};
use crate::{Language, cases, reading};

/// A card.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Card {
    id: String,
    name: String,
    version: Option<String>,
    #[serde(rename = "type")]
    kind: Kind,
    /// True for songs; left out for all others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    song: bool,
    inks: Vec<String>,
    cost: u8,
    inkable: bool,
    strength: Option<u8>,
    willpower: Option<u8>,
    lore: Option<u8>,
    move_cost: Option<u8>,
    classifications: Vec<String>,
    printings: Vec<Printing>,
    /// Whether its text can be played; only where one card is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    supported: Option<bool>,
    /// Its abilities in the language asked for; only where one card is shown and its text is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<Vec<String>>,
    /// Its abilities in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    texts: Option<InEach<Vec<String>>>,
    /// The rulings in which it has a place; only where one card is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    rulings: Option<Vec<RulingRef>>,
}

#[derive(Debug, Serialize, JsonSchema)]
enum Kind {
    Character,
    Action,
    Item,
    Location,
}

#[derive(Debug, Serialize, JsonSchema)]
struct Printing {
    set: String,
    number: u16,
    rarity: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
}

/// The language that the text of a card is shown in first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Text(pub(crate) Language);

impl Card {
    /// Keeps the first rulings alone; how many there are.
    pub(crate) fn keep_rulings(&mut self, most: usize) -> usize {
        let Some(rulings) = &mut self.rulings else { return 0 };
        let all = rulings.len();
        rulings.truncate(most);
        all
    }

    pub(crate) fn of(library: &Library, card: CatalogueIx, Text(language): Text) -> Result<Card> {
        let facts = library.facts(card);
        let mut data = Card::facts(facts);
        let text = library.text(card)?;
        let written = |language: Language| {
            let abilities = text.abilities()?.iter();
            Some(abilities.map(|printed| reading::write(&printed.ability, language)).collect::<Vec<_>>())
        };
        data.supported = Some(text.abilities().is_some());
        data.text = written(language);
        data.texts = InEach::of_all(written);
        data.rulings = Some(cases::with_card(library, facts).into_iter().map(RulingRef::of).collect());
        Ok(data)
    }

    pub(crate) fn facts(facts: &CardFacts) -> Card {
        Card {
            id: facts.id.0.clone(),
            name: facts.name.clone(),
            version: facts.version.clone(),
            kind: match facts.kind {
                CardKind::Character => Kind::Character,
                CardKind::Action { .. } => Kind::Action,
                CardKind::Item => Kind::Item,
                CardKind::Location => Kind::Location,
            },
            song: facts.is_song(),
            inks: facts.inks.iter().map(|ink| ink.name().to_owned()).collect(),
            cost: facts.cost,
            inkable: facts.inkable,
            strength: facts.strength,
            willpower: facts.willpower,
            lore: facts.lore,
            move_cost: facts.move_cost,
            classifications: facts.classifications.iter().map(|own| own.0.clone()).collect(),
            printings: facts
                .printings
                .iter()
                .map(|printing| Printing {
                    set: printing.set.0.clone(),
                    number: printing.number,
                    rarity: printing.rarity.word().to_owned(),
                    variant: printing.variant.map(|variant| variant.to_string()),
                })
                .collect(),
            supported: None,
            text: None,
            texts: None,
            rulings: None,
        }
    }
}

//! A card as it stands in a library file. The file format is this type; it is converted by hand.

use serde::{Deserialize, Serialize};

use super::{CardText, LibraryCard, Printed};
use crate::facts::{CardFacts, CardId, Classification, Printing, Rarity, SetCode};
use crate::fingerprint::Fingerprint;
use syntax::tree::Ability;
use vocabulary::{CardKind, Inks};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    name: String,
    #[serde(default)]
    version: Option<String>,
    kind: RecordKind,
    inks: Inks,
    cost: u8,
    #[serde(default)]
    inkable: bool,
    #[serde(default)]
    strength: Option<u8>,
    #[serde(default)]
    willpower: Option<u8>,
    #[serde(default)]
    lore: Option<u8>,
    #[serde(default)]
    move_cost: Option<u8>,
    #[serde(default)]
    classifications: Vec<Classification>,
    /// `1-23 super_rare`, `3-4a common`.
    #[serde(default)]
    printings: Vec<String>,
    #[serde(default)]
    abilities: Vec<PrintedRecord>,
    /// The fingerprints of a text that could not be read.
    #[serde(default)]
    unsupported: Vec<Fingerprint>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum RecordKind {
    Character,
    Action,
    Song,
    Item,
    Location,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedRecord {
    print: Fingerprint,
    ability: Ability,
}

impl Record {
    pub(super) fn of(card: &LibraryCard) -> Record {
        let facts = card.facts.clone();
        let (abilities, unsupported) = match &card.text {
            CardText::Read(abilities) => (abilities.clone(), Vec::new()),
            CardText::Unsupported(fingerprints) => (Vec::new(), fingerprints.clone()),
        };
        let record =
            |printed: Printed| PrintedRecord { print: printed.fingerprint, ability: printed.ability };
        Record {
            name: facts.name,
            version: facts.version,
            kind: RecordKind::of(facts.kind),
            inks: facts.inks,
            cost: facts.cost,
            inkable: facts.inkable,
            strength: facts.strength,
            willpower: facts.willpower,
            lore: facts.lore,
            move_cost: facts.move_cost,
            classifications: facts.classifications,
            printings: facts.printings.iter().map(write_printing).collect(),
            abilities: abilities.into_iter().map(record).collect(),
            unsupported,
        }
    }

    /// The card, or what is wrong with it.
    pub(super) fn card(self) -> Result<LibraryCard, String> {
        let id = CardId::of(&self.name, self.version.as_deref());
        let mut printings = Vec::new();
        for text in &self.printings {
            let printing = read_printing(text);
            printings.push(
                printing.ok_or_else(|| format!("{id}: {text:?} is no printing, such as \"1-23 rare\""))?,
            );
        }
        let text = match (self.abilities, self.unsupported) {
            (abilities, unsupported) if unsupported.is_empty() => {
                let printed =
                    |record: PrintedRecord| Printed { fingerprint: record.print, ability: record.ability };
                CardText::Read(abilities.into_iter().map(printed).collect())
            }
            (abilities, unsupported) if abilities.is_empty() => CardText::Unsupported(unsupported),
            _ => return Err(format!("{id}: a card has abilities or is unsupported, not both")),
        };
        let facts = CardFacts {
            id,
            name: self.name,
            version: self.version,
            kind: self.kind.kind(),
            inks: self.inks,
            cost: self.cost,
            inkable: self.inkable,
            strength: self.strength,
            willpower: self.willpower,
            lore: self.lore,
            move_cost: self.move_cost,
            classifications: self.classifications,
            printings,
        };
        match facts.problems().as_slice() {
            [] => Ok(LibraryCard { facts, text }),
            problems => Err(format!("{}: {}", facts.id, problems.join("; "))),
        }
    }
}

impl RecordKind {
    fn of(kind: CardKind) -> RecordKind {
        match kind {
            CardKind::Character => RecordKind::Character,
            CardKind::Action { song: false } => RecordKind::Action,
            CardKind::Action { song: true } => RecordKind::Song,
            CardKind::Item => RecordKind::Item,
            CardKind::Location => RecordKind::Location,
        }
    }

    fn kind(self) -> CardKind {
        match self {
            RecordKind::Character => CardKind::Character,
            RecordKind::Action => CardKind::Action { song: false },
            RecordKind::Song => CardKind::Action { song: true },
            RecordKind::Item => CardKind::Item,
            RecordKind::Location => CardKind::Location,
        }
    }
}

fn write_printing(printing: &Printing) -> String {
    let variant = printing.variant.map(String::from).unwrap_or_default();
    format!("{}-{}{variant} {}", printing.set, printing.number, printing.rarity.word())
}

fn read_printing(text: &str) -> Option<Printing> {
    let (place, rarity) = text.split_once(' ')?;
    let (set, number) = place.rsplit_once('-')?;
    let digits = number.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let mut letters = number[digits.len()..].chars();
    let (variant, rest) = (letters.next(), letters.next());
    let printing = Printing {
        set: SetCode(set.to_owned()),
        number: digits.parse().ok()?,
        variant,
        rarity: Rarity::from_word(rarity)?,
    };
    (rest.is_none() && !set.is_empty()).then_some(printing)
}

//! Slips in card files, corrected by data: each correction names its card, what changes and why.

use serde::{Deserialize, Serialize};

use super::Entry;
use super::problem::{Place, Problems, Reason};
use cards::facts::{CardFacts, CardId, Classification, Printing, Rarity};
use cards::strict_ron;
use vocabulary::{Wording, fold};

/// A list of corrections.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Corrections(pub Vec<Correction>);

/// One correction. A field that is `None` stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Correction {
    /// The full name, as the file has it; empty where a whole set is meant.
    pub card: String,
    /// All printings in this set.
    pub set: Option<String>,
    /// Only this printing, `(set, number)`; without it all of them.
    pub printing: Option<(String, u16)>,
    /// Why the file is wrong and how that is known.
    pub reason: Wording,
    /// The name it should have.
    pub name: Option<String>,
    /// The version it should have.
    pub version: Option<String>,
    /// The ink cost it should have.
    pub cost: Option<u8>,
    /// Whether it has the inkwell symbol.
    pub inkable: Option<bool>,
    /// The Strength it should have.
    pub strength: Option<u8>,
    /// The Willpower it should have.
    pub willpower: Option<u8>,
    /// The lore value it should have.
    pub lore: Option<u8>,
    /// The move cost it should have.
    pub move_cost: Option<u8>,
    /// All classifications it should have.
    pub classifications: Option<Vec<Classification>>,
    /// The rarity of the printings it is about.
    pub rarity: Option<String>,
    /// Changes in the text, in order.
    pub text: Vec<Rewording>,
}

/// One change in a card's text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewording {
    /// A phrase that stands in exactly one paragraph, once.
    pub from: String,
    /// What should stand in its place.
    pub to: String,
}

impl Corrections {
    /// Reads a list of corrections; each must say why.
    pub fn from_ron(text: &str) -> Result<Corrections, String> {
        let corrections: Corrections = strict_ron::read(text).map_err(|error| error.to_string())?;
        for correction in &corrections.0 {
            let about = !correction.card.trim().is_empty() || correction.set.is_some();
            if !about || correction.reason == Wording::default() {
                return Err(format!(
                    "the correction of {:?} needs a card or a set, and a reason",
                    correction.card
                ));
            }
            if let Some(rarity) = &correction.rarity
                && Rarity::from_word(rarity).is_none()
            {
                return Err(format!("{rarity:?} is no rarity"));
            }
        }
        Ok(corrections)
    }

    pub(super) fn apply(&self, entry: &mut Entry, problems: &mut Problems) {
        let name = fold(&entry.card.facts.full_name());
        for correction in &self.0 {
            let named = correction.card.is_empty() || fold(&correction.card) == name;
            if named && correction.is_about(&entry.card.facts) {
                correction.apply(entry, problems);
            }
        }
    }
}

impl Correction {
    fn is_about(&self, facts: &CardFacts) -> bool {
        let in_set = |set: &String| facts.printings.iter().any(|printing| printing.set.0 == *set);
        if !self.set.as_ref().is_none_or(in_set) {
            return false;
        }
        match &self.printing {
            None => true,
            Some((set, number)) => {
                facts.printings.iter().any(|printing| printing.set.0 == *set && printing.number == *number)
            }
        }
    }

    fn apply(&self, entry: &mut Entry, problems: &mut Problems) {
        let facts = &mut entry.card.facts;
        facts.name = self.name.clone().unwrap_or_else(|| facts.name.clone());
        facts.version = self.version.clone().or_else(|| facts.version.clone());
        facts.id = CardId::of(&facts.name, facts.version.as_deref());
        facts.cost = self.cost.unwrap_or(facts.cost);
        facts.inkable = self.inkable.unwrap_or(facts.inkable);
        facts.strength = self.strength.or(facts.strength);
        facts.willpower = self.willpower.or(facts.willpower);
        facts.lore = self.lore.or(facts.lore);
        facts.move_cost = self.move_cost.or(facts.move_cost);
        if let Some(classifications) = &self.classifications {
            facts.classifications.clone_from(classifications);
        }
        if let Some(rarity) = self.rarity.as_deref().and_then(Rarity::from_word) {
            let mine = |printing: &&mut Printing| self.set.as_ref().is_none_or(|set| printing.set.0 == *set);
            facts.printings.iter_mut().filter(mine).for_each(|printing| printing.rarity = rarity);
        }
        for rewording in &self.text {
            if let Err(problem) = rewording.apply(&mut entry.card.paragraphs) {
                let place = Place { field: Some("text".to_owned()), ..entry.place.clone() };
                problems.push(place, Reason::Correction { why: self.reason.to_string(), problem });
            }
        }
    }
}

impl Rewording {
    fn apply(&self, paragraphs: &mut [String]) -> Result<(), String> {
        let found: usize = paragraphs.iter().map(|text| text.matches(&self.from).count()).sum();
        match found {
            // A file that has the right wording already needs no correction.
            _ if self.from.is_empty() => Err("an empty phrase".to_owned()),
            0 if paragraphs.iter().any(|text| text.contains(&self.to)) => Ok(()),
            0 => Err(format!("{:?} is not in the text", self.from)),
            1 => {
                for text in paragraphs {
                    *text = text.replacen(&self.from, &self.to, 1);
                }
                Ok(())
            }
            found => Err(format!("{:?} is there {found} times", self.from)),
        }
    }
}

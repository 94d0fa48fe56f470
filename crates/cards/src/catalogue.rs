//! The cards that a program knows, found by name.
//!
//! A catalogue is in order of id, and an id is a folded full name, so that looking a name up is a binary search for
//! its slug. Names work in any case and without accents; a name that is not there gets suggestions.

use crate::facts::{CardFacts, CardId};
use crate::fold::{self, fold};
use crate::index::{Index, Table};

crate::index!(
    /// A card of a [`Catalogue`].
    pub struct CatalogueIx: u16
);

/// How many suggestions a name gets.
pub const SUGGESTIONS: usize = 5;

/// All cards that are known, each once.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// In order of id.
    facts: Table<CatalogueIx, CardFacts>,
}

/// Why a list of cards is no catalogue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CatalogueError {
    #[error("two cards have the id {0}")]
    Duplicate(CardId),
    #[error("{0} cards are more than a catalogue holds")]
    TooMany(usize),
}

/// Why a name means no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NameError {
    /// No card has this name; these have a similar one.
    #[error("no card is called {name:?}{}", did_you_mean(suggestions))]
    Unknown { name: String, suggestions: Vec<String> },
    /// Several cards have this name and differ by version.
    #[error("{name:?} is the name of several cards: {}", candidates.join("; "))]
    Ambiguous { name: String, candidates: Vec<String> },
}

fn did_you_mean(suggestions: &[String]) -> String {
    match suggestions {
        [] => String::new(),
        [one] => format!("; did you mean {one:?}?"),
        several => format!("; did you mean one of: {}?", several.join("; ")),
    }
}

impl Catalogue {
    /// A catalogue of these cards, in any order.
    pub fn new(mut facts: Vec<CardFacts>) -> Result<Catalogue, CatalogueError> {
        if facts.len() > CatalogueIx::LIMIT {
            return Err(CatalogueError::TooMany(facts.len()));
        }
        facts.sort_by(|one, other| one.id.cmp(&other.id));
        match facts.windows(2).find(|pair| pair[0].id == pair[1].id) {
            Some(pair) => Err(CatalogueError::Duplicate(pair[0].id.clone())),
            None => Ok(Catalogue { facts: facts.into() }),
        }
    }

    /// The card with this full name or id.
    pub fn find(&self, full_name: &str) -> Option<CatalogueIx> {
        let slug = fold::slug(full_name);
        let (mut low, mut high) = (0, self.facts.len());
        while low < high {
            let middle = low.midpoint(high);
            let index = CatalogueIx::from_usize(middle);
            match self.facts[index].id.as_str().cmp(&slug) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => return Some(index),
            }
        }
        None
    }

    /// The card with this full name or id, or with this name if only one card has it.
    pub fn resolve(&self, name: &str) -> Result<CatalogueIx, NameError> {
        if let Some(index) = self.find(name) {
            return Ok(index);
        }
        match self.named(name).as_slice() {
            [] => Err(NameError::Unknown { name: name.to_owned(), suggestions: self.suggest(name) }),
            [one] => Ok(*one),
            several => {
                let candidates = several.iter().map(|index| self.facts[*index].full_name()).collect();
                Err(NameError::Ambiguous { name: name.to_owned(), candidates })
            }
        }
    }

    /// All cards with this name, whatever their version.
    pub fn named(&self, name: &str) -> Vec<CatalogueIx> {
        let key = fold(name);
        let prefix = key.replace(' ', "-");
        self.facts
            .entries()
            .filter(|(_, facts)| facts.id.as_str().starts_with(&prefix) && fold(&facts.name) == key)
            .map(|(index, _)| index)
            .collect()
    }

    /// Full names close to this one, best first.
    pub fn suggest(&self, name: &str) -> Vec<String> {
        let key = fold(name);
        if key.is_empty() || key.chars().count() > crate::import::NAME_CHARS_LIMIT {
            return Vec::new();
        }
        let mut scored: Vec<(usize, &CardFacts)> = self
            .facts
            .iter()
            .filter_map(|facts| {
                let own = facts.id.as_str().replace('-', " ");
                let distance = distance(&key, &own);
                let far = key.chars().count().max(4) / 3;
                let holds_words = key.split(' ').all(|word| own.contains(word));
                let name = fold(&facts.name);
                let begins_with_name = key.strip_prefix(&name).is_some_and(|rest| rest.starts_with(' '));
                let name_distance = self::distance(&key, &name);
                if distance <= far {
                    Some((distance, facts))
                } else if holds_words {
                    Some((100 + distance, facts))
                } else if begins_with_name {
                    Some((200 + distance, facts))
                } else {
                    (name_distance <= far.min(3)).then_some((300 + name_distance, facts))
                }
            })
            .collect();
        // Where a better kind of likeness is found, weaker ones only distract.
        let best = scored.iter().map(|(score, _)| score / 100).min();
        scored.retain(|(score, _)| Some(score / 100) == best);
        scored.sort_by(|one, other| one.0.cmp(&other.0).then_with(|| one.1.id.cmp(&other.1.id)));
        scored.into_iter().take(SUGGESTIONS).map(|(_, facts)| facts.full_name()).collect()
    }

    /// The facts of a card, if it is one of this catalogue.
    pub fn get(&self, index: CatalogueIx) -> Option<&CardFacts> {
        self.facts.get(index)
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    /// All cards in order of id.
    pub fn iter(&self) -> impl Iterator<Item = (CatalogueIx, &CardFacts)> {
        self.facts.entries()
    }
}

impl std::ops::Index<CatalogueIx> for Catalogue {
    type Output = CardFacts;

    fn index(&self, index: CatalogueIx) -> &CardFacts {
        &self.facts[index]
    }
}

/// How many letters must be put in, left out, changed or swapped with a neighbour to make one text the other.
pub fn distance(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().collect();
    let other: Vec<char> = other.chars().collect();
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for row in 1..=one.len() {
        let mut current = vec![row];
        for column in 1..=other.len() {
            let same = one[row - 1] == other[column - 1];
            let change = last[column - 1] + usize::from(!same);
            let mut best = change.min(last[column] + 1).min(current[column - 1] + 1);
            let swapped = row > 1
                && column > 1
                && one[row - 1] == other[column - 2]
                && one[row - 2] == other[column - 1];
            if swapped {
                best = best.min(before_last[column - 2] + 1);
            }
            current.push(best);
        }
        before_last = std::mem::replace(&mut last, current);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::{Corrections, import};

    fn catalogue() -> Catalogue {
        let bytes = include_bytes!("../tests/fixtures/own.json");
        let cards = import(bytes, &Corrections::default()).expect("a sound file");
        Catalogue::new(cards.into_iter().map(|card| card.facts).collect()).expect("no duplicates")
    }

    #[test]
    fn names_are_found_however_they_are_written() {
        let catalogue = catalogue();
        for (name, found) in [
            ("wren – LANTERN bearer", "wren-lantern-bearer"),
            ("wren-lantern-bearer", "wren-lantern-bearer"),
            ("ka song of reeds", "ka-song-of-reeds"),
            ("Old Mill", "old-mill-by-the-river"),
        ] {
            let index = catalogue.resolve(name).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(catalogue[index].id.as_str(), found);
        }
    }

    #[test]
    fn mistyped_names_get_suggestions() {
        let catalogue = catalogue();
        for (name, message) in [
            ("Bras Bel", "no card is called \"Bras Bel\"; did you mean \"Brass Bell\"?"),
            ("Wern", "no card is called \"Wern\"; did you mean \"Wren - Lantern Bearer\"?"),
            ("mill river", "no card is called \"mill river\"; did you mean \"Old Mill - By the River\"?"),
            ("wren singer", "no card is called \"wren singer\"; did you mean \"Wren - Lantern Bearer\"?"),
            ("xyzzy", "no card is called \"xyzzy\""),
            ("", "no card is called \"\""),
        ] {
            assert_eq!(catalogue.resolve(name).map_err(|error| error.to_string()), Err(message.to_owned()));
        }
    }

    #[test]
    fn distances() {
        for (one, other, expected) in
            [("", "abc", 3), ("abc", "acb", 1), ("kitten", "sitting", 3), ("ā", "a", 1)]
        {
            assert_eq!(distance(one, other), expected);
        }
    }
}

//! The cards that a program knows, found by name.
//!
//! A catalogue is in order of id, and an id is a folded full name, so that looking a name up is a binary search for
//! its slug. Names work in any case and without accents; a name that is not there gets suggestions.

use crate::facts::{CardFacts, CardId};
use std::sync::OnceLock;
use vocabulary::fold::{self, fold};
use vocabulary::index::{Index, Table};
use vocabulary::order::InOrder;
use vocabulary::similarity::{Shape, Written};

vocabulary::index!(
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
    /// What names are compared with, made when the first one is not found.
    keys: OnceLock<Vec<Key>>,
}

/// Why a list of cards is no catalogue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CatalogueError {
    /// An id names one card.
    #[error("two cards have the id {0}")]
    Duplicate(CardId),
    /// More than an index can count.
    #[error("{0} cards are more than a catalogue holds")]
    TooMany(usize),
}

/// Why a name means no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NameError {
    /// No card has this name; these have a similar one.
    #[error("no card is called {name:?}{}", did_you_mean(suggestions))]
    Unknown {
        /// As it was written.
        name: String,
        /// Full names of cards, the likeliest first.
        suggestions: Vec<String>,
    },
    /// Several cards have this name and differ by version.
    #[error("{name:?} is the name of several cards: {}", candidates.join("; "))]
    Ambiguous {
        /// As it was written.
        name: String,
        /// Full names of the cards it may mean.
        candidates: Vec<String>,
    },
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
        facts.order_by(|one, other| one.id.cmp(&other.id));
        match facts.windows(2).find(|pair| pair[0].id == pair[1].id) {
            Some(pair) => Err(CatalogueError::Duplicate(pair[0].id.clone())),
            None => Ok(Catalogue { facts: facts.into(), keys: OnceLock::new() }),
        }
    }

    /// The card with this full name or id.
    pub fn find(&self, full_name: &str) -> Option<CatalogueIx> {
        let slug = fold::slug(full_name);
        let index = self.first_from(&slug)?;
        (self.facts[index].id.as_str() == slug).then_some(index)
    }

    /// The card with this full name or id, or with this name if only one card has it.
    pub fn resolve(&self, name: &str) -> Result<CatalogueIx, NameError> {
        self.known(name)?.ok_or_else(|| self.unknown(name))
    }

    /// As [`resolve`](Self::resolve), but nothing where no card is called so: without the search for similar names.
    pub fn known(&self, name: &str) -> Result<Option<CatalogueIx>, NameError> {
        if let Some(index) = self.find(name) {
            return Ok(Some(index));
        }
        match self.named(name).as_slice() {
            [] => Ok(None),
            [one] => Ok(Some(*one)),
            several => {
                let candidates = several.iter().map(|index| self.facts[*index].full_name()).collect();
                Err(NameError::Ambiguous { name: name.to_owned(), candidates })
            }
        }
    }

    /// That no card is called so, with suggestions.
    pub fn unknown(&self, name: &str) -> NameError {
        NameError::Unknown { name: name.to_owned(), suggestions: self.suggest(name) }
    }

    /// All cards with this name, whatever their version.
    pub fn named(&self, name: &str) -> Vec<CatalogueIx> {
        let key = fold(name);
        let prefix = key.replace(' ', "-");
        let first = self.first_from(&prefix).map_or(self.facts.len(), Index::to_usize);
        (first..self.facts.len())
            .map(CatalogueIx::from_usize)
            .take_while(|index| self.facts[*index].id.as_str().starts_with(&prefix))
            .filter(|index| fold(&self.facts[*index].name) == key)
            .collect()
    }

    /// The first card whose id is this one or comes after it.
    fn first_from(&self, slug: &str) -> Option<CatalogueIx> {
        let first = self.facts.iter().as_slice().partition_point(|facts| facts.id.as_str() < slug);
        (first < self.facts.len()).then(|| CatalogueIx::from_usize(first))
    }

    /// Full names close to this one, best first.
    ///
    /// Where a better kind of likeness is found, weaker ones only distract.
    pub fn suggest(&self, name: &str) -> Vec<String> {
        let key = fold(name);
        let Some(written) = Written::new(&key) else { return Vec::new() };
        let keys = self.keys.get_or_init(|| self.facts.iter().map(Key::of).collect());
        let mut scored = [Likeness::Full, Likeness::Words, Likeness::Version, Likeness::Name]
            .into_iter()
            .map(|similarity| scored(similarity, &key, &written, keys))
            .find(|found| !found.is_empty())
            .unwrap_or_default();
        // A name without version that is nearer than any full name was meant as such.
        let nearest = |found: &[(usize, usize)]| found.iter().map(|(edits, _)| *edits).min();
        let named = self::scored(Likeness::Name, &key, &written, keys);
        if nearest(&named).is_some_and(|edits| nearest(&scored).is_none_or(|other| edits < other)) {
            scored = named;
        }
        scored.sort_unstable();
        let best = scored.into_iter().take(SUGGESTIONS);
        best.map(|(_, at)| self.facts[CatalogueIx::from_usize(at)].full_name()).collect()
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

/// What a card is compared by, made once.
#[derive(Clone, Debug)]
struct Key {
    /// The folded full name.
    full: String,
    full_shape: Shape,
    /// The folded name without version.
    name: String,
    name_shape: Shape,
}

impl Key {
    fn of(facts: &CardFacts) -> Key {
        let (full, name) = (facts.id.as_str().replace('-', " "), fold(&facts.name));
        Key { full_shape: Shape::of(&full), full, name_shape: Shape::of(&name), name }
    }
}

/// The ways in which a card may be like a name that was written, best first.
#[derive(Clone, Copy)]
enum Likeness {
    /// A few letters are wrong.
    Full,
    /// It has all the words.
    Words,
    /// The name is right, the version is not.
    Version,
    /// A few letters of the name are wrong, the version is missing.
    Name,
}

/// The most letters of a name without version that may be wrong.
const NAME_EDITS: usize = 3;

/// All cards that are like the name in this way: the edits, and the place of the card.
fn scored(similarity: Likeness, key: &str, written: &Written, keys: &[Key]) -> Vec<(usize, usize)> {
    let far = written.shape().length().max(4) / 3;
    let edits = |card: &Key| match similarity {
        Likeness::Full => written.within(&card.full, card.full_shape, far),
        Likeness::Words => {
            let may_hold = written.shape().may_be_in(card.full_shape);
            (may_hold && key.split(' ').all(|word| card.full.contains(word)))
                .then(|| written.distance(&card.full))
        }
        Likeness::Version => {
            let is_name = key.strip_prefix(&card.name).is_some_and(|rest| rest.starts_with(' '));
            is_name.then(|| written.distance(&card.full))
        }
        Likeness::Name => written.within(&card.name, card.name_shape, far.min(NAME_EDITS)),
    };
    keys.iter().enumerate().filter_map(|(at, card)| Some((edits(card)?, at))).collect()
}

//! The desk: the library, opened once, and what is kept between commands.

use std::collections::BTreeMap;
use std::sync::Arc;

use cards::CardFacts;
use library::Library;
use notation::CardNames;
use table::Collection;
use vocabulary::fold;

use crate::books::{Erratum, Ruling};
use crate::decks::DeckText;
use crate::exams::Exam;
use crate::games::Seance;
use crate::simulation::Simulation;
use vocabulary::order::InOrder;

/// A text longer than this may hold any card: all of them are made ready.
const SEARCHED_MAX: usize = 32 << 10;

/// Why a command has no answer, as a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble(pub String);

impl<E: std::error::Error> From<E> for Trouble {
    fn from(error: E) -> Trouble {
        Trouble(error.to_string())
    }
}

/// Everything at hand.
pub struct Desk {
    pub(crate) library: Arc<Library>,
    pub(crate) names: Arc<CardNames>,
    /// All cards, once somebody needed them.
    all: Option<Collection>,
    /// The cards of the last text that was judged.
    some: Option<(Vec<String>, Collection)>,
    /// Folded full names, in the order of the catalogue.
    pub(crate) folded: Vec<String>,
    /// The texts of cards, folded, in the order of the catalogue, as far as they were read.
    pub(crate) texts: Vec<String>,
    pub(crate) games: BTreeMap<u32, Seance>,
    pub(crate) games_begun: u32,
    pub(crate) rulings: Vec<Ruling>,
    pub(crate) decks: Vec<DeckText>,
    pub(crate) errata: Vec<Erratum>,
    pub(crate) exam: Option<Exam>,
    pub(crate) simulation: Option<Simulation>,
}

impl Desk {
    /// Opens the library that is compiled in.
    pub fn new() -> Result<Desk, Trouble> {
        let library = library::load()?;
        let folded = library.catalogue().iter().map(|(_, facts)| fold(&facts.full_name())).collect();
        let names = notation::names_of(&library);
        Ok(Desk {
            library: Arc::new(library),
            names: Arc::new(names),
            all: None,
            some: None,
            folded,
            texts: Vec::new(),
            games: BTreeMap::new(),
            games_begun: 0,
            rulings: Vec::new(),
            decks: Vec::new(),
            errata: Vec::new(),
            exam: None,
            simulation: None,
        })
    }

    /// All cards, lowered: made when they are first asked for.
    pub(crate) fn all(&mut self) -> &Collection {
        let (library, names) = (&self.library, &self.names);
        self.all.get_or_insert_with(|| Collection::of_some(library, names, |_| true))
    }

    /// The cards that these texts name, lowered; the last ones are kept.
    pub(crate) fn cards_in(&mut self, texts: &[&str]) -> &Collection {
        if self.all.is_some() || texts.iter().map(|text| text.len()).sum::<usize>() > SEARCHED_MAX {
            return self.all();
        }
        let named = self.named_in(texts);
        if self.some.as_ref().is_none_or(|(known, _)| *known != named) {
            let collection = self.collection(&named);
            self.some = Some((named, collection));
        }
        // It was put there just now.
        match &self.some {
            Some((_, collection)) => collection,
            None => self.all.get_or_insert_with(|| Collection::of_some(&self.library, &self.names, |_| true)),
        }
    }

    /// These cards, lowered, in a collection of their own.
    pub(crate) fn collection(&self, named: &[String]) -> Collection {
        let wanted = |facts: &CardFacts| named.binary_search(&facts.full_name()).is_ok();
        Collection::of_some(&self.library, &self.names, wanted)
    }

    /// Every card whose full name stands in one of the texts, in order of name.
    pub(crate) fn named_in(&self, texts: &[&str]) -> Vec<String> {
        let folded: Vec<String> = texts.iter().flat_map(|text| text.lines()).map(fold).collect();
        let text = folded.join("\n");
        let facts = self.library.catalogue().iter().map(|(_, facts)| facts);
        let mut named: Vec<String> = facts
            .zip(&self.folded)
            .filter(|(_, name)| text.contains(name.as_str()))
            .map(|(facts, _)| facts.full_name())
            .collect();
        named.order();
        named
    }
}

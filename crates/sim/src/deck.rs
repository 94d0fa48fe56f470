//! A deck that can be played: its list, and the definitions of its cards.

use cards::deck::Deck as List;
use engine::program::DefIx;
use library::Library;
use notation::Catalog;

/// A deck for simulations.
#[derive(Clone, Debug, PartialEq)]
pub struct Deck {
    /// For people.
    pub name: String,
    /// Copies and full names, in the order of the list.
    pub list: Vec<(u32, String)>,
    /// All cards in the order of the list.
    pub defs: Vec<DefIx>,
    /// The different cards, in the order of the list.
    pub kinds: Vec<Kind>,
    /// For each card, which of the kinds it is.
    pub kind_of: Vec<u16>,
}

/// A card of the deck with all its copies.
#[derive(Clone, Debug, PartialEq)]
pub struct Kind {
    /// Its full name.
    pub name: String,
    /// Which card of the pool.
    pub def: DefIx,
    /// How many are in the deck.
    pub copies: u32,
}

/// A card of the deck that the engine cannot play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{card} cannot be played: {why}")]
pub struct Unplayable {
    /// The card's name.
    pub card: String,
    /// Why it cannot be played.
    pub why: String,
}

impl Deck {
    /// The deck of a list; all cards that cannot be played are reported together.
    pub fn new(
        name: &str,
        list: &List,
        library: &Library,
        catalog: &Catalog,
    ) -> Result<Deck, Vec<Unplayable>> {
        let named = list.entries.iter().map(|entry| (entry.count, library.facts(entry.card).full_name()));
        Deck::of_names(name, named.collect(), catalog)
    }

    /// The deck of copies and full names.
    pub fn of_names(
        name: &str,
        list: Vec<(u32, String)>,
        catalog: &Catalog,
    ) -> Result<Deck, Vec<Unplayable>> {
        let mut deck = Deck {
            name: name.to_owned(),
            list: Vec::new(),
            defs: Vec::new(),
            kinds: Vec::new(),
            kind_of: Vec::new(),
        };
        let mut wrong = Vec::new();
        for (copies, card) in &list {
            match catalog.find(card) {
                Ok(def) => deck.add(*copies, card, def),
                Err(why) => wrong.push(Unplayable { card: card.clone(), why: why.to_string() }),
            }
        }
        deck.list = list;
        if wrong.is_empty() { Ok(deck) } else { Err(wrong) }
    }

    fn add(&mut self, copies: u32, card: &str, def: DefIx) {
        let at = self.kinds.iter().position(|kind| kind.def == def).unwrap_or_else(|| {
            self.kinds.push(Kind { name: card.to_owned(), def, copies: 0 });
            self.kinds.len() - 1
        });
        self.kinds[at].copies += copies;
        self.defs.extend(std::iter::repeat_n(def, copies as usize));
        self.kind_of.extend(std::iter::repeat_n(at as u16, copies as usize));
    }
}

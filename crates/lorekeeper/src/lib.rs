//! The executable rulebook of Disney Lorcana, as one crate to depend on.
//!
//! Three things that most programs need:
//!
//! ```
//! // Judge a position: what happens, step by step, each with its rule.
//! let ruling = lorekeeper::Lorekeeper::load()?.judge("
//! title: A quest
//! rules: 4.5.1
//!
//! player A
//!   play HeiHei - Boat Snack [=heihei]
//! player B
//! turn A
//!
//! A quests with heihei
//! expect A lore 1
//! ")?;
//! assert!(ruling.is_ok());
//! println!("{}", ruling.told(lorekeeper::Language::Spanish));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```
//! // Play a game: one question at a time.
//! use lorekeeper::{Lorekeeper, players::{Greedy, Player, Seat}};
//! let mut game = Lorekeeper::load()?.game(&[lorekeeper::ready_deck("ruby-steel-racers"), lorekeeper::ready_deck("amber-steel-songs")], 7)?;
//! while let Some(seat) = Seat::of(&game) {
//!     let answer = Greedy::new(7).answer(&seat);
//!     game.answer(answer)?;
//! }
//! # assert_ne!(game.result(), lorekeeper::engine::state::GameResult::Open);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```
//! // Read a card: what is printed becomes a tree, and from the tree comes any language.
//! let card = lorekeeper::read_card("action", "Draw 2 cards.", lorekeeper::Language::Spanish)?;
//! assert_eq!(card, ["Roba 2 cartas."]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Everything else is in the rooms that stand behind it: [`engine`] (the rules of play), [`notation`] (the `.lore` notation and the
//! judge), [`players`], [`sim`], [`table`] (a game under way as plain data), [`rulebook`], [`cards`], [`syntax`], [`meaning`].
//! Unofficial; no art, logos or official text.

mod error;
mod read;
mod ruling;

pub use cards;
pub use engine;
pub use library;
pub use meaning;
pub use narrate;
pub use notation;
pub use players;
pub use rulebook;
pub use script;
pub use sim;
pub use syntax;
pub use table;

pub use error::Error;
pub use read::read_card;
pub use ruling::{Ruling, Step};
pub use vocabulary::Language;

use engine::program::DefIx;
use engine::{Edition, Game, Log};
use notation::{CardNames, Catalog};

/// The cards, ready to be judged and played with.
pub struct Lorekeeper {
    names: CardNames,
    catalog: Catalog,
}

impl Lorekeeper {
    /// All cards of the library.
    pub fn load() -> Result<Lorekeeper, Error> {
        Ok(Lorekeeper::of(&library::load()?))
    }

    /// The cards of a library of one's own.
    pub fn of(library: &library::Library) -> Lorekeeper {
        Lorekeeper { names: notation::names_of(library), catalog: notation::catalog_of(library) }
    }

    /// The names that files and decks may use.
    pub fn names(&self) -> &CardNames {
        &self.names
    }

    /// The cards as the engine runs them.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// Judges a `.lore` text by the edition in force.
    pub fn judge(&self, text: &str) -> Result<Ruling, Error> {
        let (file, found) = notation::read(text, &self.names);
        if found.iter().any(notation::Diagnostic::is_error) {
            return Err(Error::unread(&found, text));
        }
        Ok(Ruling::new(notation::judge(&file, &self.catalog, Edition::default())))
    }

    /// Begins a game between deck lists, a line for each card (`4 Name - Version`).
    pub fn game(&self, decks: &[&str], seed: u64) -> Result<Game<Log>, Error> {
        let decks: Vec<Vec<DefIx>> = decks.iter().map(|text| self.deck(text)).collect::<Result<_, _>>()?;
        let pool = self.catalog.pool().clone();
        Game::new(pool, &decks, None, seed, Edition::default(), Log::default())
            .map_err(|errors| Error::Game(format!("{errors:?}")))
    }

    /// The cards of a deck list that can be read, is legal, and has only cards that the engine can run.
    pub fn deck(&self, text: &str) -> Result<Vec<DefIx>, Error> {
        let (list, found) = notation::read_deck("deck", text, &self.names);
        if found.iter().any(notation::Diagnostic::is_error) {
            return Err(Error::unread(&found, text));
        }
        if let Some(illegal) = self.catalog.check_deck(&list).first() {
            return Err(Error::Deck(illegal.to_string()));
        }
        let mut cards = Vec::new();
        for (copies, name) in &list.cards {
            let card = self.catalog.find(name).map_err(|why| Error::Card(name.clone(), why.to_string()))?;
            cards.extend(std::iter::repeat_n(card, *copies as usize));
        }
        Ok(cards)
    }
}

/// The list of a deck that comes with the program.
///
/// # Panics
/// Where no ready deck has this name; [`table::READY`] lists them.
pub fn ready_deck(name: &str) -> &'static str {
    table::ready(name).unwrap_or_else(|| panic!("no ready deck is called {name:?}")).text
}

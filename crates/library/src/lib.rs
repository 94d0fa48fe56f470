//! The cards of `library/`, compiled into the binary.
//!
//! [`load`] opens the compiled library: facts at once, the tree of a card when it is asked for. Cards from other files
//! can be laid over it with [`Library::with_cards`]; a card with the same full name is replaced. To play with the cards,
//! `notation::catalog_of` makes the engine's definitions of all of them.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let library = lorekeeper_library::load()?;
//! let card = library.resolve("heihei - boat snack")?;
//! assert_eq!(library.facts(card).full_name(), "HeiHei - Boat Snack");
//! # Ok(())
//! # }
//! ```

mod blob;

use cards::catalogue::{Catalogue, CatalogueError, CatalogueIx, NameError};
use cards::deck::Format;
use cards::library::{CardText, LibraryCard};
use cards::{CardFacts, CardId};
use syntax::tree::DeckRule;

const BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/library.bin"));
const ERROR: &str = include_str!(concat!(env!("OUT_DIR"), "/library.err"));

/// Why there is no library.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LibraryError {
    /// A file of `library/` could not be read when the program was built.
    #[error("the library was not compiled: {0}")]
    NotCompiled(String),
    /// It was not built with this program.
    #[error("the compiled library is damaged")]
    Damaged,
    /// Its cards are no catalogue.
    #[error(transparent)]
    Catalogue(#[from] CatalogueError),
}

/// All cards that are known.
pub struct Library {
    catalogue: Catalogue,
    /// One for each card of the catalogue, in its order.
    texts: Vec<TextSource>,
    formats: Vec<Format>,
}

enum TextSource {
    Compiled(&'static [u8]),
    Loaded(CardText),
}

/// Opens the compiled library.
pub fn load() -> Result<Library, LibraryError> {
    if !ERROR.is_empty() {
        return Err(LibraryError::NotCompiled(ERROR.to_owned()));
    }
    let open = blob::open(BYTES).ok_or(LibraryError::Damaged)?;
    let texts = open.texts.into_iter().map(TextSource::Compiled).collect();
    // The blob is in order of id, as the catalogue is.
    Ok(Library { catalogue: Catalogue::new(open.facts)?, texts, formats: open.formats })
}

impl Library {
    /// A library with these cards only, and no formats.
    pub fn of_cards(cards: Vec<LibraryCard>) -> Result<Library, LibraryError> {
        let empty = Library { catalogue: Catalogue::default(), texts: Vec::new(), formats: Vec::new() };
        empty.with_cards(cards)
    }

    /// The library with these cards laid over it.
    pub fn with_cards(self, cards: Vec<LibraryCard>) -> Result<Library, LibraryError> {
        let is_replaced = |id: &CardId| cards.iter().any(|card| card.facts.id == *id);
        let facts: Vec<CardFacts> = self.catalogue.iter().map(|(_, facts)| facts.clone()).collect();
        let mut all: Vec<(CardFacts, TextSource)> =
            facts.into_iter().zip(self.texts).filter(|(facts, _)| !is_replaced(&facts.id)).collect();
        all.extend(cards.into_iter().map(|card| (card.facts, TextSource::Loaded(card.text))));
        all.sort_by(|one, other| one.0.id.cmp(&other.0.id));
        let (facts, texts) = all.into_iter().unzip();
        Ok(Library { catalogue: Catalogue::new(facts)?, texts, formats: self.formats })
    }

    /// Facts and names of all cards.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The card with this full name or id, or with this name if only one card has it.
    pub fn resolve(&self, name: &str) -> Result<CatalogueIx, NameError> {
        self.catalogue.resolve(name)
    }

    /// The facts of a card of this library.
    pub fn facts(&self, card: CatalogueIx) -> &CardFacts {
        &self.catalogue[card]
    }

    /// The text of a card: its abilities, or that they are not supported.
    pub fn text(&self, card: CatalogueIx) -> Result<CardText, LibraryError> {
        match self.texts.get(usize::from(card.0)) {
            Some(TextSource::Compiled(bytes)) => blob::text(bytes).ok_or(LibraryError::Damaged),
            Some(TextSource::Loaded(text)) => Ok(text.clone()),
            None => Err(LibraryError::Damaged),
        }
    }

    /// What a card says about deck building (1.10.1.3).
    pub fn deck_rules(&self, card: CatalogueIx) -> Vec<DeckRule> {
        self.text(card).map(|text| text.deck_rules()).unwrap_or_default()
    }

    /// The formats of `library/formats.ron`.
    pub fn formats(&self) -> &[Format] {
        &self.formats
    }

    /// The format with this name.
    pub fn format(&self, name: &str) -> Option<&Format> {
        self.formats.iter().find(|format| format.name.0.eq_ignore_ascii_case(name))
    }
}

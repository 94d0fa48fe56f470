//! Lists of cards from files, and the ready decks of `decks/`.

use engine::program::{DefIx, Pool};
use notation::{CardNames, Catalog, catalog_of, names_of, read_deck};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The files of the ready decks, by name.
pub(crate) fn ready_decks() -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
    let mut paths = std::fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|ext| ext == "txt"));
    paths.sort();
    Ok(paths)
}

/// The cards that lists name.
pub(crate) struct Lists {
    names: CardNames,
    catalog: Catalog,
}

impl Lists {
    /// With the cards of the library.
    pub(crate) fn load() -> Result<Lists, Box<dyn Error>> {
        let library = library::load()?;
        Ok(Lists { names: names_of(&library), catalog: catalog_of(&library) })
    }

    /// All cards.
    pub(crate) fn pool(&self) -> &Arc<Pool> {
        self.catalog.pool()
    }

    /// A card by its full name.
    pub(crate) fn find(&self, card: &str) -> Result<DefIx, String> {
        self.catalog.find(card).map_err(|why| format!("{card}: {why}"))
    }

    /// The list of a file, card by card. A line that cannot be read would be missing in every game, so that it is an error.
    pub(crate) fn read(&self, path: &Path) -> Result<Vec<DefIx>, Box<dyn Error>> {
        let shown = path.display();
        let text = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
        let (list, problems) = read_deck("deck", &text, &self.names);
        if let Some(first) = problems.first() {
            return Err(format!("{shown}, line {}: {:?}", first.span.line, first.problem).into());
        }
        if list.cards.is_empty() {
            return Err(format!("{shown}: no cards").into());
        }
        let mut deck = Vec::new();
        for (copies, card) in &list.cards {
            let found = self.find(card).map_err(|why| format!("{shown}: {why}"))?;
            deck.extend(std::iter::repeat_n(found, *copies as usize));
        }
        Ok(deck)
    }
}

//! Writes the ready lists as the players know them, from `decks/`, and the cards of the common format, from the library.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example lists -- crates/players/weights/lists.txt
//! ```
//!
//! A test compares the file with the decks and the format.

use lorekeeper_players::lists::{core_line, line, mark};
use notation::{catalog_of, names_of, read_deck};
use std::error::Error;
use std::path::Path;

/// The common format.
const FORMAT: &str = "core";

/// The whole file.
pub fn text() -> Result<String, Box<dyn Error>> {
    let library = library::load()?;
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
    let mut paths = std::fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|ext| ext == "txt"));
    paths.sort();
    let mut text = String::new();
    for path in paths {
        let (list, _) = read_deck("deck", &std::fs::read_to_string(&path)?, &names);
        let mut cards = Vec::new();
        for (copies, card) in &list.cards {
            let found = catalog.find(card).map_err(|why| format!("{}: {card}: {why}", path.display()))?;
            cards.extend(std::iter::repeat_n(found, *copies as usize));
        }
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        text += &line(&name, catalog.pool(), &cards);
    }
    let format = library.format(FORMAT).ok_or("the library has no such format")?;
    let legal = library.catalogue().iter().filter(|(_, card)| format.has(card) && !format.bans(card));
    let mut marks = Vec::new();
    for (_, card) in legal {
        let found = catalog.find(&card.full_name()).map_err(|why| format!("{}: {why}", card.full_name()))?;
        marks.push(mark(catalog.pool(), catalog.pool().card(found)));
    }
    Ok(text + &core_line(marks.into_iter()))
}

#[allow(dead_code)]
fn main() -> Result<(), Box<dyn Error>> {
    let to = std::env::args().nth(1).ok_or("which file?")?;
    Ok(std::fs::write(to, text()?)?)
}

//! Writes the ready lists as the players know them, from `decks/`, and the cards of the common format, from the library.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example lists -- crates/players/weights/lists.txt
//! ```
//!
//! A test compares the file with the decks and the format.

#[path = "shared/ready.rs"]
mod ready;

use lorekeeper_players::lists::{core_line, line, mark};
use ready::{Lists, ready_decks};
use std::error::Error;

/// The common format.
const FORMAT: &str = "core";

/// The whole file.
pub fn text() -> Result<String, Box<dyn Error>> {
    let (library, lists) = (library::load()?, Lists::load()?);
    let mut text = String::new();
    for path in ready_decks()? {
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        text += &line(&name, lists.pool(), &lists.read(&path)?);
    }
    let format = library.format(FORMAT).ok_or("the library has no such format")?;
    let legal = library.catalogue().iter().filter(|(_, card)| format.has(card) && !format.bans(card));
    let mut marks = Vec::new();
    for (_, card) in legal {
        marks.push(mark(lists.pool(), lists.pool().card(lists.find(&card.full_name())?)));
    }
    Ok(text + &core_line(marks.into_iter()))
}

#[allow(dead_code)]
fn main() -> Result<(), Box<dyn Error>> {
    let to = std::env::args().nth(1).ok_or("which file?")?;
    Ok(std::fs::write(to, text()?)?)
}

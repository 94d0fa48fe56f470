//! Which rulings have which card.

use cards::CardFacts;
use library::Library;
use notation::syntax::{Entry, File, Start};
use notation::{names_of, read};
use rulings::{Ruling, rulings};
use vocabulary::{Language, fold};

/// The rulings that put this card somewhere.
pub(crate) fn with_card(library: &Library, facts: &CardFacts) -> Vec<&'static Ruling> {
    let name = facts.full_name();
    let folded = fold(&name);
    let mut candidates = rulings().iter().filter(|ruling| ruling.mentions(&folded)).peekable();
    if candidates.peek().is_none() {
        return Vec::new();
    }
    // A name may be part of a longer one, so the file is read.
    let names = names_of(library);
    let read = |ruling: &&'static Ruling| has(&read(ruling.text(), &names).0, &folded);
    let mut found: Vec<&Ruling> = candidates.filter(read).collect();
    let short = fold(&facts.name);
    found
        .sort_by_key(|ruling| (part_played(ruling, &short, &folded), order_of(ruling.folder()), ruling.path));
    found
}

/// What a card has to do with a ruling.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum PartPlayed {
    /// The ruling is named after it.
    Title,
    /// Something is done with it.
    Script,
    /// It only lies somewhere.
    Background,
}

fn part_played(ruling: &Ruling, short: &str, folded: &str) -> PartPlayed {
    let title = format!(" {} {} ", fold(ruling.title(Language::default())), fold(ruling.name()));
    if title.contains(&format!(" {short} ")) {
        return PartPlayed::Title;
    }
    let lines = ruling.text().lines().map(fold).filter(|line| line.contains(folded));
    // A line of a position begins with a zone; a card that is spoken of later has an alias there.
    let is_placed = |line: &str| ZONES.iter().any(|zone| line.starts_with(zone));
    let mut lines = lines.peekable();
    let spoken = lines.any(|line| !is_placed(&line) || line.len() > folded.len() + "discard ".len());
    if spoken { PartPlayed::Script } else { PartPlayed::Background }
}

const ZONES: [&str; 5] = ["hand ", "deck ", "play ", "discard ", "inkwell "];

/// The seeds first, our own last.
fn order_of(folder: &str) -> usize {
    let folders = ["seeds", "cases", "edition"];
    folders.iter().position(|start| folder.starts_with(start)).unwrap_or(folders.len())
}

fn has(file: &File, folded: &str) -> bool {
    let Start::Position(position) = &file.start else { return false };
    let entries = position.players.iter().flat_map(|block| &block.entries);
    entries.into_iter().any(|entry| {
        let Entry::Card(placed) = &entry.node else { return false };
        let under = placed.attributes.under.iter().map(|under| &under.card);
        under.chain([&placed.card]).any(|name| fold(name) == folded)
    })
}

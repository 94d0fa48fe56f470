//! The decks of `decks/`: all legal, and together a sample of the whole game.

use cards::catalogue::CatalogueIx;
use cards::deck::{self, Deck};
use lorekeeper_library::Library;
use std::collections::BTreeSet;
use std::path::Path;
use vocabulary::{CardKind, Inks};

fn decks(library: &Library) -> Vec<(String, Deck)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
    let mut decks = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a text file");
        let deck =
            deck::read(&text, library.catalogue()).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        decks.push((name, deck));
    }
    decks
}

#[test]
fn every_deck_is_legal() {
    let library = lorekeeper_library::load().expect("a library");
    let format = library.format("infinity").expect("a format");
    let decks = decks(&library);
    assert!(decks.len() >= 12);
    for (name, deck) in &decks {
        let violations = deck::check(deck, format, library.catalogue(), |card| library.deck_rules(card));
        assert_eq!(violations, [], "{name}");
        let code = deck::to_code(deck, library.catalogue());
        let again = deck::read(&code, library.catalogue()).expect("our own code");
        let text = |deck| deck::to_text(deck, library.catalogue());
        assert_eq!(text(&again), text(deck), "{name}");
    }
}

#[test]
fn the_decks_cover_inks_kinds_and_sets() {
    let library = lorekeeper_library::load().expect("a library");
    let cards: BTreeSet<CatalogueIx> =
        decks(&library).iter().flat_map(|(_, deck)| deck.entries.iter().map(|entry| entry.card)).collect();
    let facts = || cards.iter().map(|card| library.facts(*card));
    assert_eq!(facts().fold(Inks::NONE, |inks, facts| inks.union(facts.inks)), Inks::ALL);
    let kinds: BTreeSet<CardKind> = facts().map(|facts| facts.kind).collect();
    assert_eq!(kinds.len(), 5);
    let first_sets: BTreeSet<Option<u16>> = facts()
        .map(|facts| facts.printings.iter().min().and_then(|printing| printing.set.number()))
        .collect();
    assert_eq!(first_sets, (1..=14).map(Some).collect());
}

//! Cards found by name, however it is written.

use import::{Corrections, import};
use lorekeeper_cards::catalogue::Catalogue;

fn catalogue() -> Catalogue {
    let bytes = include_bytes!("../../import/tests/fixtures/own.json");
    let cards = import(bytes, &Corrections::default()).expect("a sound file");
    Catalogue::new(cards.into_iter().map(|card| card.facts).collect()).expect("no duplicates")
}

#[test]
fn names_are_found_however_they_are_written() {
    let catalogue = catalogue();
    for (name, found) in [
        ("wren – LANTERN bearer", "wren-lantern-bearer"),
        ("wren-lantern-bearer", "wren-lantern-bearer"),
        ("ka song of reeds", "ka-song-of-reeds"),
        ("Old Mill", "old-mill-by-the-river"),
    ] {
        let index = catalogue.resolve(name).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(catalogue[index].id.as_str(), found);
    }
}

#[test]
fn mistyped_names_get_suggestions() {
    let catalogue = catalogue();
    for (name, message) in [
        ("Bras Bel", "no card is called \"Bras Bel\"; did you mean \"Brass Bell\"?"),
        ("Wern", "no card is called \"Wern\"; did you mean \"Wren - Lantern Bearer\"?"),
        ("mill river", "no card is called \"mill river\"; did you mean \"Old Mill - By the River\"?"),
        ("wren singer", "no card is called \"wren singer\"; did you mean \"Wren - Lantern Bearer\"?"),
        ("xyzzy", "no card is called \"xyzzy\""),
        ("", "no card is called \"\""),
    ] {
        assert_eq!(catalogue.resolve(name).map_err(|error| error.to_string()), Err(message.to_owned()));
    }
}

//! Library files: written for people, read strictly.

use import::{Corrections, import};
use lorekeeper_cards::fingerprint::Fingerprint;
use lorekeeper_cards::library::{CardText, LibraryCard, Printed, read_file, write_file};
use lorekeeper_cards::{SetCode, strict_ron};
use syntax::tree::Ability;
use vocabulary::CardKind;

fn cards() -> Vec<LibraryCard> {
    let bytes = include_bytes!("../../import/tests/fixtures/own.json");
    let cards = import(bytes, &Corrections::default()).expect("a sound file");
    let text = |kind: CardKind| match kind {
        CardKind::Character => {
            let ability = |text: &str| strict_ron::read::<Ability>(text).expect("a tree");
            let ward = ability("(kind: Keywords([Ward, Singer(5)]))");
            let named = ability(r#"(name: "GLIMMER", kind: DeckRule(UpTo(copies: 99, name: "Wren")))"#);
            CardText::Read(vec![
                Printed { fingerprint: Fingerprint::of("Ward"), ability: ward },
                Printed { fingerprint: Fingerprint::of("Glimmer"), ability: named },
            ])
        }
        CardKind::Action { .. } => CardText::Unsupported(vec![Fingerprint::of("Sing")]),
        CardKind::Item | CardKind::Location => CardText::Read(Vec::new()),
    };
    cards.into_iter().map(|card| LibraryCard { text: text(card.facts.kind), facts: card.facts }).collect()
}

fn written() -> String {
    write_file(&SetCode("1".to_owned()), &cards()).expect("it can be written")
}

#[test]
fn files_leave_out_what_goes_without_saying() {
    let text = written();
    let (_, text) = text.split_once("cards: [\n").expect("a list of cards");
    let expected = r#"    (
      name: "Wren", version: "Lantern Bearer", kind: Character, inks: [Amber], cost: 3, inkable: true, strength: 2,
      willpower: 3, lore: 1, classifications: ["Storyborn", "Hero"],
      printings: ["1-4 common", "9-12 uncommon", "P1-2 promo"],
      abilities: [
        (print: "88c798022d5a9113", ability: (kind: Keywords([Ward, Singer(5)]))),
        (print: "15cb0bda4bb50074", ability: (name: "GLIMMER", kind: DeckRule(UpTo(copies: 99, name: "Wren")))),
      ],
    ),
    (
      name: "Kā Song of Reeds", kind: Song, inks: [Amber, Steel], cost: 2, printings: ["2-7 super_rare"],
      unsupported: ["78bc8924e7c2d71e"],
    ),
"#;
    assert!(text.starts_with(expected), "{text}");
}

#[test]
fn files_are_read_back() {
    assert_eq!(read_file(&written()), Ok(cards()));
}

#[test]
fn files_are_strict() {
    let text = written();
    for (from, to, place, expected) in [
        ("cost: 3", "cots: 3", "line 8, column 80", "Unexpected field named `cots` in `Record`"),
        ("[Ward, ", "[Word, ", "line 12, ", "Unexpected variant named `Word` in enum `Keyword`"),
        ("cost: 3, ", "", "line 15, ", "Unexpected missing field named `cost` in `Record`"),
        ("willpower: 3, ", "", "wren-lantern-bearer", "a character needs willpower"),
        (
            "1-4 common",
            "1-4 usual",
            "wren-lantern-bearer",
            "\"1-4 usual\" is no printing, such as \"1-23 rare\"",
        ),
        ("88c798022d5a9113", "88c7", "line 12, ", "a fingerprint has sixteen hexadecimal digits"),
        ("format: 1", "format: 2", "", "format 2 is not 1"),
        ("[Amber, Steel]", "[Amber, Amber]", "line 17, ", "Amber is listed twice"),
    ] {
        let error = read_file(&text.replace(from, to)).expect_err(to).to_string();
        assert!(error.starts_with(place) && error.contains(expected), "{to}: {error}");
    }
}

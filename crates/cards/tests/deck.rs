//! Deck lists and construction, through `deck::read` and `deck::check`.

use import::{Corrections, import};
use lorekeeper_cards::catalogue::Catalogue;
use lorekeeper_cards::deck::{self, CardPool, Deck, Format, FormatName};
use lorekeeper_cards::{CardFacts, CardId, Classification, Printing, Rarity, SetCode, strict_ron};
use syntax::tree::DeckRule;
use vocabulary::{CardKind, Ink};

fn character(name: &str, inks: &[Ink], classification: &str, set: &str) -> CardFacts {
    let (name, version) = name.split_once(" - ").expect("a version");
    CardFacts {
        id: CardId::of(name, Some(version)),
        name: name.to_owned(),
        version: Some(version.to_owned()),
        kind: CardKind::Character,
        inks: inks.iter().copied().collect(),
        cost: 1,
        inkable: true,
        strength: Some(1),
        willpower: Some(1),
        lore: Some(1),
        move_cost: None,
        classifications: vec![Classification(classification.to_owned())],
        printings: vec![Printing {
            set: SetCode(set.to_owned()),
            number: 1,
            variant: None,
            rarity: Rarity::Rare,
        }],
    }
}

fn catalogue() -> Catalogue {
    let bytes = include_bytes!("../../import/tests/fixtures/own.json");
    let mut facts: Vec<CardFacts> =
        import(bytes, &Corrections::default()).expect("sound").into_iter().map(|card| card.facts).collect();
    facts.extend([
        character("Bo - Sage", &[Ink::Amethyst, Ink::Sapphire], "Mentor", "8"),
        character("Pip - Sweet", &[Ink::Ruby], "Bee", "8"),
        character("Pip - Sour", &[Ink::Steel], "Bee", "8"),
        character("Rat - Many", &[Ink::Ruby], "Ally", "8"),
        character("Cat - Few", &[Ink::Ruby], "Ally", "8"),
        character("Dog - Countless", &[Ink::Ruby], "Ally", "8"),
        character("Owl - Plain", &[Ink::Ruby], "Ally", "8"),
        character("Fox - Outlaw", &[Ink::Ruby], "Ally", "8"),
    ]);
    Catalogue::new(facts).expect("no duplicates")
}

fn rules(facts: &CardFacts) -> Vec<DeckRule> {
    let rule = |text: &str| strict_ron::read(text).unwrap_or_else(|error| panic!("{error}"));
    match facts.id.as_str() {
        "rat-many" => vec![rule(r#"UpTo(copies: 99, name: "Rat - Many")"#)],
        "cat-few" => vec![rule(r#"Only(copies: 2, name: "Cat - Few")"#)],
        "dog-countless" => vec![rule(r#"AnyNumber("Dog")"#)],
        "bo-sage" => vec![rule(
            r#"AnyInk(Noun(other: Other, adjectives: [Class(classes: ["Bee"])],
                head: (kinds: [Character], number: Plural)))"#,
        )],
        _ => Vec::new(),
    }
}

#[track_caller]
fn reads(text: &str) -> Deck {
    deck::read(text, &catalogue()).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn format() -> Format {
    Format {
        name: FormatName("core".to_owned()),
        title: "Core".to_owned(),
        cards_min: 8,
        inks_max: Some(2),
        copies_max: Some(4),
        pool: CardPool::Sets(vec![SetCode("8".to_owned()), SetCode("9".to_owned())]),
        banned: vec!["fox – outlaw".to_owned()],
    }
}

#[track_caller]
fn checks(list: &str, format: &Format, expected: &[&str]) {
    let catalogue = catalogue();
    let violations = deck::check(&reads(list), format, &catalogue, |card| rules(&catalogue[card]));
    let found: Vec<String> = violations.iter().map(ToString::to_string).collect();
    assert_eq!(found, expected, "{list}");
}

#[test]
fn every_dialect_is_the_same_deck() {
    let canonical = "4 Wren - Lantern Bearer\n2 Brass Bell\n";
    let code = "V3Jlbl9MYW50ZXJuIEJlYXJlciQ0fEJyYXNzIEJlbGwkMnw=";
    for text in [
        canonical,
        "2x Brass Bell\n4X wren – lantern bearer",
        "x2 Brass Bell\nx4 Wren - Lantern Bearer",
        "Brass Bell x2\r\nWren - Lantern Bearer (x4)\r\n",
        "\u{feff}# my deck\nCharacters (4):\n4 Wren - Lantern Bearer (9) 12\n\nItems\n2 Brass Bell [3-9]  # loud\n// end",
        "Name: Bells\n[Bells]\n---\n1 Brass Bell #9\n1 Brass Bell (3) *F*\n4 ‘Wren’ — Lantern Bearer 12/204",
        "Deck\n4 Wren\n2× Brass Bell",
        code,
        "https://decks.example/import?svc=x&name=a&id=V3Jlbl9MYW50ZXJuIEJlYXJlciQ0fEJyYXNzIEJlbGwkMnw%3D",
        // ` - ` instead of `_`, no last bar, no padding
        "V3JlbiAtIExhbnRlcm4gQmVhcmVyJDR8QnJhc3MgQmVsbCQy",
    ] {
        let deck = reads(text);
        assert_eq!(deck::to_text(&deck, &catalogue()), canonical, "{text}");
        assert_eq!(deck::to_code(&deck, &catalogue()), code, "{text}");
        let json = deck::to_json(&deck, &catalogue());
        assert_eq!(deck::to_text(&reads(&json), &catalogue()), canonical, "{json}");
    }
}

#[test]
fn codes_keep_accents() {
    let deck = reads("3 Ka Song of Reeds\n1 Wren");
    assert_eq!(reads(&deck::to_code(&deck, &catalogue())).len(), 4);
    // The same in Latin-1, as some browsers write it: a letter that is no UTF-8 does no harm.
    let latin = reads("S2EgU29uZyBvZiBSZWVkcyQzfFdy6W4kMXw=");
    assert_eq!(latin.len(), 4);
}

#[test]
fn bad_lists_report_every_problem_with_its_line() {
    for (text, expected) in [
        ("", &["the list: no cards in it"][..]),
        (
            "4 Brass Bel\nBrass Bell\nwhatever this is\n0 Brass Bell\n501 Brass Bell\n2 Pip\nSideboard",
            &[
                "line 1, column 3: no card is called \"Brass Bel\"; did you mean \"Brass Bell\"?",
                "line 2, column 1: no number of copies in \"Brass Bell\"; write 4 Brass Bell",
                "line 3, column 1: expected a number of copies and a card, such as 4 Name - Version; found \"whatever this is\"",
                "line 4, column 1: 0 is no number of copies from 1 to 500",
                "line 5, column 1: 501 is no number of copies from 1 to 500",
                "line 6, column 3: \"Pip\" is the name of several cards: Pip - Sour; Pip - Sweet",
                "line 7, column 1: a deck has no sideboard",
            ],
        ),
        (
            "  Brass Bel x4  # none\n\t×2 Pip (1) 23",
            &[
                "line 1, column 3: no card is called \"Brass Bel\"; did you mean \"Brass Bell\"?",
                "line 2, column 5: \"Pip\" is the name of several cards: Pip - Sour; Pip - Sweet",
            ],
        ),
        ("300 Brass Bell\n300 Brass Bell", &["the list: 600 cards, more than the limit of 500"]),
        (
            "V3JlbiQ0fEJyYXNzIEJlbA==",
            &["the list: the deck code is damaged: an entry has no number of copies"],
        ),
        (
            "https://decks.example/import?id=V3Jlbg%3D%3D",
            &["the list: the deck code is damaged: no numbers of copies in it"],
        ),
    ] {
        let problems = deck::read(text, &catalogue()).expect_err("a bad list");
        assert_eq!(problems.iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
    }
    let long = " ".repeat(deck::LIST_BYTES_LIMIT + 1);
    assert_eq!(
        deck::read(&long, &catalogue()).unwrap_err()[0].to_string(),
        "the list: 262145 bytes, more than the limit of 262144"
    );
    let at_limit = format!("1 Brass Bell{}", " ".repeat(deck::LIST_BYTES_LIMIT - 12));
    assert_eq!(reads(&at_limit).len(), 1);
    assert_eq!(reads("500 Brass Bell").len(), deck::CARDS_LIMIT);
}

#[test]
fn no_text_makes_it_panic() {
    let catalogue = catalogue();
    let mut seed = 1_u64;
    let mut next = |limit: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % limit
    };
    let signs: Vec<char> = "4x×*()[]{}#/-–$|_ \n\tāé’=%&?:WrenBrass Bell0".chars().collect();
    for _ in 0..3_000 {
        let text: String = (0..next(40)).map(|_| signs[next(signs.len())]).collect();
        let _ = deck::read(&text, &catalogue);
        let _ = deck::read(&format!("https://a.example/?id={text}"), &catalogue);
    }
}

#[test]
fn construction() {
    let format = format();
    // 1.10.1.2: in Limited any inks and any number of copies.
    let limited = Format { inks_max: None, copies_max: None, pool: CardPool::All, ..format.clone() };
    for (list, expected) in [
        ("4 Owl - Plain\n4 Pip - Sweet", &[][..]),
        ("3 Owl - Plain\n4 Pip - Sweet", &["the list: 7 cards, at least 8 are needed (1.10.1.1)"]),
        (
            "3 Owl - Plain\n4 Pip - Sweet\n2 Owl - Plain",
            &["line 1: 5 copies of Owl - Plain, at most 4 are allowed (1.10.1.1)"],
        ),
        // The first copy of a card out of the pool names its line; a reprint in the pool makes it legal.
        (
            "4 Owl - Plain\n4 Old Mill",
            &["line 2: Old Mill - By the River is in no set of the format (printed in 3) (1.10.1)"],
        ),
        ("4 Owl - Plain\n4 Wren", &[]),
        ("4 Owl - Plain\n4 Fox - Outlaw", &["line 2: Fox - Outlaw is banned (1.10.1.1)"]),
        ("99 Rat - Many", &[]),
        ("100 Rat - Many", &["line 1: 100 copies of Rat - Many, at most 99 are allowed (1.10.1.1)"]),
        ("200 Dog - Countless", &[]),
        ("4 Owl - Plain\n2 Cat - Few\n2 Pip - Sweet", &[]),
        (
            "4 Owl - Plain\n3 Cat - Few\n2 Pip - Sweet",
            &["line 2: 3 copies of Cat - Few, at most 2 are allowed (1.10.1.1)"],
        ),
        (
            "4 Wren\n4 Owl - Plain\n1 Pip - Sour",
            &["the list: more than 2 inks: Amber (4), Ruby (4), Steel (1) (1.10.1.1)"],
        ),
        // Both inks of a two-ink card count.
        (
            "4 Bo - Sage\n4 Owl - Plain",
            &["the list: more than 2 inks: Amethyst (4), Ruby (4), Sapphire (4) (1.10.1.1)"],
        ),
        // 1.10.1.3: the exception fits by itself; then others of any ink may come in.
        ("4 Bo - Sage\n4 Pip - Sweet\n4 Pip - Sour", &[]),
        // It does not fit by itself: nothing is relaxed for it.
        (
            "4 Bo - Sage\n4 Pip - Sour\n4 Owl - Plain",
            &["the list: more than 2 inks: Amethyst (4), Ruby (4), Sapphire (4) (1.10.1.1)"],
        ),
    ] {
        checks(list, &format, expected);
    }
    checks("9 Owl - Plain\n4 Bo - Sage\n1 Pip - Sour", &limited, &[]);
    checks(
        "9 Owl - Plain\n3 Cat - Few",
        &limited,
        &["line 2: 3 copies of Cat - Few, at most 2 are allowed (1.10.1.1)"],
    );
}

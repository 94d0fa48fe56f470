//! Card files of all shapes, good and bad, through the one door `import`.

use lorekeeper_import::{self, Corrections, PrintedCard, import};

const OWN: &str = include_str!("fixtures/own.json");
const LORCANA_JSON: &str = include_str!("fixtures/lorcana-json.json");
const LORCAST: &str = include_str!("fixtures/lorcast.json");

fn good(text: &str) -> Vec<PrintedCard> {
    import(text.as_bytes(), &Corrections::default()).unwrap_or_else(|problems| panic!("{problems}"))
}

#[track_caller]
fn bad(bytes: &[u8], expected: &[&str]) {
    let problems = import(bytes, &Corrections::default()).expect_err("a bad file");
    let found: Vec<String> = problems.list.iter().map(ToString::to_string).collect();
    assert_eq!(found, expected);
}

/// A sound character with `changes` made to it, as a file of its own.
fn one_card(changes: &[(&str, &str)]) -> String {
    let mut fields = vec![
        ("name", "\"Wren\""),
        ("version", "\"Kind\""),
        ("type", "\"Character\""),
        ("inks", "[\"Ruby\"]"),
        ("cost", "1"),
        ("inkable", "true"),
        ("strength", "1"),
        ("willpower", "1"),
        ("lore", "1"),
    ];
    for (field, value) in changes {
        fields.retain(|(name, _)| name != field);
        if !value.is_empty() {
            fields.push((field, value));
        }
    }
    let fields: Vec<String> = fields.iter().map(|(field, value)| format!("\"{field}\": {value}")).collect();
    format!("[\n{{{}}}\n]", fields.join(", "))
}

#[test]
fn the_three_shapes_say_the_same() {
    let own = good(OWN);
    assert_eq!(own.len(), 4);
    assert_eq!(own[0].facts.full_name(), "Wren - Lantern Bearer");
    assert_eq!(own[0].facts.printings.len(), 3);
    assert_eq!(own, good(LORCANA_JSON));
    assert_eq!(own, good(LORCAST));
}

#[test]
fn lines_break_after_reminders_in_one_string() {
    let text = LORCAST.replace("Ward\\nGLIMMER", "Ward (Nobody chooses this.) GLIMMER");
    assert_eq!(good(&text)[0].paragraphs.len(), 2);
}

#[test]
fn colons_after_story_names_are_dropped() {
    assert_eq!(good(OWN), good(&LORCAST.replace("GLIMMER When", "GLIMMER: When")));
}

#[test]
fn bad_entries_are_reported_with_place_and_reason() {
    for (changes, expected) in [
        (&[("cost", "")][..], &["line 2, \"Wren - Kind\", cost: missing"][..]),
        (
            &[("cost", "-1")],
            &["line 2, \"Wren - Kind\", cost: expected a whole number from 0 to 99, found -1"],
        ),
        (
            &[("cost", "100")],
            &["line 2, \"Wren - Kind\", cost: expected a whole number from 0 to 99, found 100"],
        ),
        (
            &[("inkable", "1"), ("flavour", "\"x\"")],
            &[
                "line 2, \"Wren - Kind\", inkable: expected true or false, found 1",
                "line 2, \"Wren - Kind\", flavour: unknown field",
            ],
        ),
        (
            &[("inks", "[\"Pink\"]")],
            &["line 2, \"Wren - Kind\", inks: expected different inks of the six, found \"Pink\""],
        ),
        (&[("inks", "[]")], &["line 2, \"Wren - Kind\": a card has one or two inks, not 0"]),
        (&[("strength", "")], &["line 2, \"Wren - Kind\": a character needs strength"]),
        (&[("name", "")], &["line 2, name: missing"]),
        (&[("id", "\"wren\"")], &["line 2, \"Wren - Kind\", id: the id should be \"wren-kind\""]),
        (
            &[("text", "[\"Pay {Q}.\"]")],
            &["line 2, \"Wren - Kind\", text: unknown symbol \"{Q}\" in \"Pay {Q}.\""],
        ),
        (
            &[("type", "\"Hero\"")],
            &["line 2, \"Wren - Kind\", type: expected Character, Action, Item or Location, found \"Hero\""],
        ),
        (&[("song", "true")], &["line 2, \"Wren - Kind\", song: expected no song, or an Action, found true"]),
    ] {
        bad(one_card(changes).as_bytes(), expected);
    }
    assert_eq!(good(&one_card(&[])).len(), 1);
}

#[test]
fn bad_files_are_reported() {
    let twice = one_card(&[]).replace("\n]", ",\n\n{\"name\": \"wren\", \"version\": \"KIND\", \"type\": \"Character\", \"inks\": [\"Ruby\"], \"cost\": 1, \"inkable\": true, \"strength\": 1, \"willpower\": 1, \"lore\": 1}]");
    for (text, expected) in [
        ("[{\"name\": \"Wren\",\n ]", "line 2: broken JSON: key must be a string (column 2)"),
        ("", "line 1: broken JSON: EOF while parsing a value (column 0)"),
        ("[]", "the file: no cards in it"),
        (
            "[1]",
            "the file: no known shape: expected a list of cards, LorcanaJSON's allCards.json, or an answer of the Lorcast API",
        ),
        (
            "{\"a\": 1}",
            "the file: no known shape: expected a list of cards, LorcanaJSON's allCards.json, or an answer of the Lorcast API",
        ),
        (
            "[{\"name\": \"a\", \"name\": \"b\"}]",
            "line 1: broken JSON: \"name\" stands there twice (column 27)",
        ),
        (&twice, "line 4, \"wren - KIND\": the same card stands in line 2 already"),
    ] {
        bad(text.as_bytes(), &[expected]);
    }
    bad(b"[\xff]", &["the file: not UTF-8 text (byte 1)"]);
    let deep = "[".repeat(100_000);
    bad(deep.as_bytes(), &["line 1: broken JSON: EOF while parsing a list (column 100000)"]);
}

#[test]
fn limits_hold_at_the_limit_and_one_past_it() {
    let quoted = |length: usize| format!("\"{}\"", "a".repeat(length));
    let list = |item: &str, count: usize| format!("[{}]", vec![item.to_owned(); count].join(","));
    let printing = "{\"set\":\"1\",\"number\":1,\"rarity\":\"rare\"}";
    for (field, fits, too_much) in [
        (
            "name",
            quoted(lorekeeper_import::NAME_CHARS_LIMIT),
            quoted(lorekeeper_import::NAME_CHARS_LIMIT + 1),
        ),
        (
            "text",
            list(&quoted(lorekeeper_import::PARAGRAPH_CHARS_LIMIT), 1),
            list(&quoted(lorekeeper_import::PARAGRAPH_CHARS_LIMIT + 1), 1),
        ),
        (
            "text",
            list("\"a\"", lorekeeper_import::PARAGRAPHS_LIMIT),
            list("\"a\"", lorekeeper_import::PARAGRAPHS_LIMIT + 1),
        ),
        (
            "printings",
            list(printing, lorekeeper_import::LIST_LIMIT),
            list(printing, lorekeeper_import::LIST_LIMIT + 1),
        ),
        (
            "classifications",
            list("\"a\"", lorekeeper_import::LIST_LIMIT),
            list("\"a\"", lorekeeper_import::LIST_LIMIT + 1),
        ),
        ("text", "[]".to_owned(), list(&quoted(10 << 20), 1)),
    ] {
        good(&one_card(&[(field, &fits)]));
        let file = one_card(&[(field, &too_much)]);
        let problems = import(file.as_bytes(), &Corrections::default()).expect_err("past the limit");
        assert!(problems.to_string().contains("more than the limit"), "{problems}");
    }
    let entries = |count: usize| format!("[{}]", vec!["{\"name\":1}"; count].join(","));
    let problems = import(entries(lorekeeper_import::ENTRIES_LIMIT + 1).as_bytes(), &Corrections::default())
        .unwrap_err();
    assert_eq!(problems.to_string(), "the file: entries: 20001, more than the limit of 20000");
    let problems =
        import(entries(lorekeeper_import::ENTRIES_LIMIT).as_bytes(), &Corrections::default()).unwrap_err();
    assert_eq!(problems.list.len(), lorekeeper_import::PROBLEMS_LIMIT);
    assert!(problems.to_string().ends_with(" more"));
    let huge = vec![b' '; lorekeeper_import::FILE_BYTES_LIMIT + 1];
    bad(&huge, &["the file: bytes: 67108865, more than the limit of 67108864"]);
}

#[test]
fn no_bytes_make_it_panic() {
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |limit: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % limit
    };
    for source in [OWN, LORCANA_JSON, LORCAST] {
        for _ in 0..400 {
            let mut bytes = source.as_bytes().to_vec();
            for _ in 0..=next(6) {
                let place = next(bytes.len());
                match next(3) {
                    0 => bytes[place] = next(256) as u8,
                    1 => bytes.truncate(place.max(1)),
                    _ => bytes.insert(place, b"{}[]\":,0\\"[next(9)]),
                }
            }
            let _ = import(&bytes, &Corrections::default());
        }
    }
    for length in 0..300 {
        let bytes: Vec<u8> = (0..length).map(|_| next(256) as u8).collect();
        assert!(import(&bytes, &Corrections::default()).is_err());
    }
}

#[test]
fn printings_that_disagree_ask_for_a_correction() {
    let slip = LORCANA_JSON.replace("\"cost\": 3, \"inkwell\": true, \"strength\": 2, \"willpower\": 3, \"lore\": 1, \"subtypes\": [\"Storyborn\"], \"fullTextSections\": [\"GLIMMER promo", "\"cost\": 4, \"inkwell\": true, \"strength\": 2, \"willpower\": 3, \"lore\": 1, \"subtypes\": [\"Storyborn\"], \"fullTextSections\": [\"GLIMMER promo");
    bad(
        slip.as_bytes(),
        &["line 4, \"Wren - Lantern Bearer\", cost: 4 here, but 3 in 9 #12: correct one of them"],
    );
    let corrections = Corrections::from_ron(
        r#"[(card: "Wren - Lantern Bearer", printing: ("P1", 2), reason: {en: "the card says 3", es: "la carta dice 3"}, cost: 3)]"#,
    );
    let cards = import(slip.as_bytes(), &corrections.expect("a sound list"));
    assert_eq!(cards.expect("corrected"), good(OWN));
}

#[test]
fn corrections_say_why_and_must_fit() {
    let reworded = r#"[(card: "brass bell", reason: {en: "misprint", es: "errata"}, text: [(from: "RING", to: "CLANG")])]"#;
    let corrections = Corrections::from_ron(reworded).expect("a sound list");
    let cards = import(OWN.as_bytes(), &corrections).expect("it fits");
    assert!(cards[3].paragraphs[0].starts_with("CLANG"));
    let stale = Corrections::from_ron(&reworded.replace("RING", "DING")).expect("a sound list");
    let problems = import(OWN.as_bytes(), &stale).expect_err("it does not fit");
    assert_eq!(
        problems.to_string(),
        "line 5, \"Brass Bell\", text: the correction (\"misprint\") does not fit: \"DING\" is not in the text"
    );
    for (text, expected) in [
        (r#"[(card: "A")]"#, "the correction of \"A\" needs a card or a set, and a reason"),
        (r#"[(card: "A", reason: {en: "a slip"})]"#, "line 1, column 35: no text in es"),
        (r#"[(card: "A", reason: {en: " ", es: "un desliz"})]"#, "line 1, column 47: no text in en"),
        (r#"[(card: "A", why: "b")]"#, "line 1, column 14: Unexpected field named `why` in `Correction`"),
    ] {
        let error = Corrections::from_ron(text).expect_err("not sound");
        assert!(error.starts_with(expected), "{error}");
    }
}

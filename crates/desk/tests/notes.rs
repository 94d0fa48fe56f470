//! A made-up folder of notes, true, false, obsolete and broken ones, checked as expected; and files that are never damaged.

use lorekeeper_desk::notes::{Desk, Finding, Note, NoteError, apply, blocks, check, citations, fixes};
use notation::{catalog_of, names_of, read_block};
use rulebook::Edition;
use vocabulary::Language;

const VAULT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vault");

fn vault() -> Vec<Note> {
    let mut notes = Vec::new();
    for folder in ["", "reglas/"] {
        let entries = std::fs::read_dir(format!("{VAULT}/{folder}")).expect("the folder is there");
        for entry in entries.map(|entry| entry.expect("readable")) {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.ends_with(".md") {
                let bytes = std::fs::read(entry.path()).expect("readable");
                notes.push(Note::read(&format!("{folder}{name}"), bytes).expect("a note"));
            }
        }
    }
    notes.sort_by(|one, other| one.path.cmp(&other.path));
    notes
}

#[test]
fn the_vault_is_checked_as_expected() {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let notes = vault();
    assert_eq!(notes.len(), 12);
    let desk = Desk { names: &names, catalog: &catalog, edition: Edition::CURRENT };
    let found: String = check(&notes, &desk)
        .iter()
        .map(|finding| {
            format!("{}:{}: {}\n", finding.path, finding.line, finding.kind.say(Language::Spanish))
        })
        .collect();
    let expected = format!("{VAULT}/expected.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expected, &found).expect("writable");
    }
    assert_eq!(found, std::fs::read_to_string(expected).expect("it is kept"));
}

#[test]
fn moved_numbers_are_rewritten_and_nothing_else() {
    for note in vault() {
        let edits = fixes(&note, Edition::CURRENT);
        let fixed = apply(&note, &edits);
        let kept: usize = note.text.len() - edits.iter().map(|edit| edit.range.len()).sum::<usize>();
        let added: usize = edits.iter().map(|edit| edit.with.len()).sum();
        assert_eq!(fixed.len(), kept + added, "{}", note.path);
        if edits.is_empty() {
            assert_eq!(fixed, note.text, "{}", note.path);
        }
    }
    let old = vault().into_iter().find(|note| note.path == "old.md").expect("it is there");
    let fixed = apply(&old, &fixes(&old, Edition::CURRENT));
    assert!(fixed.contains("6.5.7.3") && !fixed.contains("7.7.7.3"), "{fixed}");
}

/// What was mended once is not taken for an old number again.
#[test]
fn mending_twice_changes_nothing_more() {
    let read = |text: String| Note::read("n.md", text.into_bytes()).expect("a note");
    for note in vault() {
        let once = read(apply(&note, &fixes(&note, Edition::CURRENT)));
        assert_eq!(fixes(&once, Edition::CURRENT), [], "{}", note.path);
    }
    let settled = read("---\nedition: \"1.x\"\n---\n7.7.7.3\n".to_owned());
    assert_eq!(apply(&settled, &fixes(&settled, Edition::CURRENT)), "---\nedition: \"2.3\"\n---\n6.5.7.3\n");
}

#[test]
fn bad_notes_are_refused_with_their_place() {
    let error = |bytes: Vec<u8>| Note::read("n.md", bytes).expect_err("no note").to_string();
    assert_eq!(error(vec![b'a', 0xff]), "n.md: not UTF-8 text (byte 1)");
    let spanish = Note::read("n.md", vec![0xff]).expect_err("no note").say(Language::Spanish);
    assert_eq!(spanish, "n.md: no es texto UTF-8 (byte 0)");
    let wrong = error(b"---\nedition: 7\n---\n".to_vec());
    assert!(wrong.starts_with("n.md:2: \"7\" is no edition"), "{wrong}");
    assert!(matches!(Note::read("n.md", vec![b'a'; 5 << 20]), Err(NoteError::TooLarge { .. })));
}

/// Files of other systems: ends of lines of two characters, and a mark of the encoding first.
#[test]
fn front_matter_is_read_however_lines_end() {
    let lines = [
        "---",
        "tags: [juez, caso, reemplazo]",
        "a: 1",
        "b: 2",
        "c: 3",
        "d: 4",
        "edición: 2.1",
        "---",
        "6.5.8",
    ];
    for (mark, end) in [("", "\n"), ("", "\r\n"), ("\u{feff}", "\n"), ("\u{feff}", "\r\n")] {
        let text = format!("{mark}{}{end}", lines.join(end));
        let note = Note::read("n.md", text.into_bytes()).expect("a note");
        assert_eq!(note.edition, Edition::read("2.1"), "{mark:?} {end:?}");
        assert_eq!(citations(&note).len(), 1);
    }
}

/// A number of another edition than the note's is no unknown one; a path that leads nowhere is a broken link.
#[test]
fn numbers_of_other_editions_and_paths_are_told() {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let text = "7.7.7.3 y 7.1.6.1 y 99.9.9\n[uno](otra.md) [dos](sub/nada.md) [tres](https://x.y/z.md) [c](otra.md#x)\n";
    let notes = [("n.md", text), ("otra.md", "# x\n"), ("sub/m.md", "[arriba](../n.md) [no](../m.md)\n")]
        .map(|(path, text)| Note::read(path, text.as_bytes().to_vec()).expect("a note"));
    let desk = Desk { names: &names, catalog: &catalog, edition: Edition::CURRENT };
    let found: Vec<String> = check(&notes, &desk)
        .iter()
        .map(|finding| format!("{}:{}: {}", finding.path, finding.line, finding.kind.say(Language::English)))
        .collect();
    assert_eq!(
        found,
        [
            "n.md:1: edition 2.3 has no 7.7.7.3; 7.7.7.3 of edition 1.x is 6.5.7.3 now",
            "n.md:1: edition 2.3 has no 7.1.6.1; 7.1.6.1 of edition 2.2 is 6.7.8.1 now",
            "n.md:1: no edition has a rule 99.9.9",
            "n.md:2: the link (sub/nada.md) leads to no note, heading or card",
            "sub/m.md:1: the link (../m.md) leads to no note, heading or card; did you mean n?",
        ]
    );
}

/// A block may be headed in any language; one without a title has the heading above it, and none needs rules.
#[test]
fn headers_of_blocks_are_read_in_every_language() {
    let text = "# ¿Quién gana?\n\n```lore\njugador A\njugador B\nturno A\n```\n\n\
                ## Otra\n\n```lore\nTítulo: t\nReglas: 4.5.1\njugador A\njugador B\nturno A\n```\n";
    let note = Note::read("n.md", text.as_bytes().to_vec()).expect("a note");
    let names = names_of(&library::load().expect("the library"));
    let headers: Vec<(Option<String>, Vec<String>)> = blocks(&note)
        .iter()
        .map(|block| {
            let (file, found) = read_block(&block.text, &block.title, &names);
            assert!(!found.iter().any(notation::Diagnostic::is_error), "{found:?}");
            (file.header.title, file.header.rules)
        })
        .collect();
    assert_eq!(headers[0], (Some("¿Quién gana?".to_owned()), Vec::new()));
    assert_eq!(headers[1], (Some("t".to_owned()), vec!["4.5.1".to_owned()]));
}

/// Lines are those of the note, however they end, also of a block that goes on; a line that fails in both is told once.
#[test]
fn failures_have_the_line_of_the_note() {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let text = "# B\n\n```lore\njugador A\n  juego Stitch - New Dog [=m]\njugador B\nturno A\nespera m fuerza 4\n```\n\n\
                Después:\n\n```lore sigue\nA explora con m\nespera A lore 9\n```\n";
    let desk = Desk { names: &names, catalog: &catalog, edition: Edition::CURRENT };
    for text in [text.to_owned(), text.replace('\n', "\r\n")] {
        let note = Note::read("b.md", text.into_bytes()).expect("a note");
        let told: Vec<String> = check(&[note], &desk)
            .iter()
            .map(|finding| format!("{}: {}", finding.line, finding.kind.say(Language::Spanish)))
            .collect();
        assert_eq!(
            told,
            [
                "8: el bloque ya no se cumple: se esperaba m fuerza 4; hay 2 de Fuerza",
                "15: el bloque ya no se cumple: se esperaba A lore 9; hay 1 de lore",
            ]
        );
    }
}

/// Random Markdown neither panics nor loses a byte that no number had.
#[test]
fn random_markdown_is_never_damaged() {
    let pieces = [
        "---\n",
        "edition: 1.x\n",
        "# 7.7.7 Título\n",
        "```lore\n",
        "```\n",
        "```lore sigue\n",
        "player A\n",
        "[[",
        "]]",
        "#",
        "6.5.8",
        "7.7.7.3 ",
        "regla 3.2 ",
        "é",
        "\r\n",
        "\n\n",
        "> ",
        "- ",
        "`",
        "expect A lore 1\n",
        "\u{0}",
        "🜁",
        "1.2.3.4.5.6.7",
        "999.999.999",
        "<b>",
        "&amp;",
        "\t",
    ];
    let mut state: u64 = 7;
    let mut roll = |limit: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % limit
    };
    for _ in 0..2_000 {
        let text: String = (0..roll(40)).map(|_| pieces[roll(pieces.len())]).collect();
        let Ok(note) = Note::read("random.md", text.clone().into_bytes()) else { continue };
        blocks(&note);
        for citation in citations(&note) {
            assert_eq!(note.text[citation.range.clone()].parse(), Ok(citation.number), "{text:?}");
        }
        let edits = fixes(&note, Edition::One);
        let fixed = apply(&note, &edits);
        let without =
            |text: &str| text.chars().filter(|c| !c.is_ascii_digit() && *c != '.').collect::<String>();
        assert_eq!(without(&fixed), without(&text), "{text:?}");
    }
}

/// A block that goes on needs one before it in the same note: that is said, at its fence, and nothing else of it.
#[test]
fn a_block_that_goes_on_from_nothing_says_so() {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let desk = Desk { names: &names, catalog: &catalog, edition: Edition::CURRENT };
    let text = "# A\n\n```lore sigue\nA explora con m\nespera A lore 9\n```\n";
    let before = "```lore\njugador A\njugador B\nturno A\n```\n";
    let notes = [("antes.md", before), ("n.md", text)]
        .map(|(path, text)| Note::read(path, text.as_bytes().to_vec()).expect("a note"));
    let say = |language: Language| {
        let told =
            |finding: &Finding| format!("{}:{}: {}", finding.path, finding.line, finding.kind.say(language));
        check(&notes, &desk).iter().map(told).collect::<Vec<_>>()
    };
    assert_eq!(
        say(Language::Spanish),
        ["n.md:3: el bloque sigue al anterior (`lore sigue`), y en esta nota no hay ningún bloque antes"]
    );
    assert_eq!(
        say(Language::English),
        [
            "n.md:3: the block goes on from the one before it (`lore continues`), and this note has no block before it"
        ]
    );
}

//! A third language, in files of its own: what it takes to add one, carried out on a copy of the repository.
//!
//! Its files are those of the Spanish one under another name, but for the writers of card texts: those it takes from Spanish. Beside
//! them it is one row of the list of languages, and the compiler asks for every file: the program that comes of it is built and speaks.
//! It builds half of the workspace again, so it runs where it is asked for:
//! `cargo test -p lorekeeper-vocabulary --test third_language -- --ignored`.

mod copy;

use std::fs;
use std::path::{Path, PathBuf};

use copy::{cargo, change, copy_repository};

/// The one list, and nothing else that is there changes.
const LIST: &str = "crates/vocabulary/src/language.rs";

/// A language may write cards, and say what keywords mean, as another does: a line each.
const BORROWED: [(&str, &str); 2] = [
    ("crates/syntax/src/written/third.rs", "pub(super) use super::spanish::WRITER;\n"),
    ("crates/syntax/src/reminder/third.rs", "pub(super) use super::spanish::WORDS;\n"),
];

#[test]
#[ignore = "builds most of the workspace in a copy"]
fn a_third_language_is_its_own_files_and_one_row() {
    let copy = copy_repository("third-language");
    let own = own_files(&copy);
    assert!(own.len() > 20, "{own:?}");
    for path in &own {
        let text = fs::read_to_string(path).expect("a file of the language");
        let path = PathBuf::from(renamed(&path.to_string_lossy()));
        assert!(!path.exists(), "{} is a file of its own", path.display());
        fs::create_dir_all(path.parent().expect("a folder")).expect("the copy can be written");
        fs::write(path, renamed(&text)).expect("the copy can be written");
    }
    for (path, text) in BORROWED {
        fs::write(copy.join(path), text).expect("the copy can be written");
    }
    let row = "            Spanish spanish \"es\",\n";
    let with_row = format!("{row}            /// The third one.\n            Third third \"xx\",\n");
    change(&copy.join(LIST), |text| text.replace(row, &with_row));

    let lore = ["run", "--locked", "--quiet", "-p", "lorekeeper-lore", "--", "--lang", "xx"];
    let said = cargo(&copy, &[&lore[..], &["rule", "no such words"]].concat());
    // It says what Spanish says: its words are the Spanish ones.
    assert_eq!(said, "No se encontró ninguna regla\n");
    cargo(&copy, &["check", "--locked", "--quiet", "-p", "lorekeeper-web", "-p", "lorekeeper-terminal"]);
    fs::remove_dir_all(&copy).expect("the copy is ours");
}

/// The files of the Spanish language, without the writers of card texts.
fn own_files(copy: &Path) -> Vec<PathBuf> {
    let mut found = vec![copy.join("rulings/titles.es"), copy.join("tutorial/first-game.es.json")];
    let mut folders = vec![copy.join("crates"), copy.join("rulebook")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of the copy").flatten() {
            let path = entry.path();
            let text = path.to_string_lossy().replace('\\', "/");
            let is_own = text.contains("/spanish") || text.contains("/rulebook/es/");
            if path.is_dir() {
                folders.push(path);
            } else if is_own && !text.contains("/syntax/") && !text.contains("/tests/") {
                found.push(path);
            }
        }
    }
    found
}

/// Spanish names, as names of the third language.
fn renamed(text: &str) -> String {
    let names = [
        ("Spanish", "Third"),
        ("spanish", "third"),
        ("\"es\"", "\"xx\""),
        ("titles.es", "titles.xx"),
        ("first-game.es", "first-game.xx"),
        ("rulebook/es/", "rulebook/xx/"),
        ("Algorithm::Third", "Algorithm::Spanish"),
    ];
    names.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

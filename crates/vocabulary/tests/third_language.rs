//! A third language, in files of its own: what it takes to add one, carried out on a copy of the repository.
//!
//! Its files are those of the Spanish one under another name. Beside them only the lists of [`lists`] change, and the compiler asks for
//! every one of them: the program that comes of it is built and speaks. It builds half of the workspace again, so it runs where it is
//! asked for: `cargo test -p lorekeeper-vocabulary --test third_language -- --ignored`.

mod copy;
mod lists;

use std::fs;
use std::path::{Path, PathBuf};

use copy::{cargo, change, copy_repository};
use lists::LISTS;

#[test]
#[ignore = "builds most of the workspace in a copy"]
fn a_third_language_is_its_own_files_and_a_line_in_each_list() {
    let copy = copy_repository("third-language");
    // Its own files.
    let own = own_files(&copy);
    assert!(own.len() > 20, "{own:?}");
    for path in &own {
        let text = fs::read_to_string(path).expect("a file of the language");
        let path = PathBuf::from(renamed(&path.to_string_lossy()));
        fs::create_dir_all(path.parent().expect("a folder")).expect("the copy can be written");
        fs::write(path, renamed(&text)).expect("the copy can be written");
    }
    // A line in each list.
    for list in LISTS {
        change(&copy.join("crates").join(list), |text| listed(list, text));
    }
    change(&copy.join("crates/narrate/src/lib.rs"), |text| doubled(text, |line| line == "mod spanish;"));
    // Books whose tables have a column for each language.
    change(&copy.join("rulebook/glossary.md"), with_columns);

    let lore = ["run", "--locked", "--quiet", "-p", "lorekeeper-lore", "--", "--lang", "xx"];
    let said = cargo(&copy, &[&lore[..], &["rule", "no such words"]].concat());
    // It says what Spanish says: its words are the Spanish ones.
    assert_eq!(said, "No se encontró ninguna regla\n");
    cargo(&copy, &["check", "--locked", "--quiet", "-p", "lorekeeper-web", "-p", "lorekeeper-terminal"]);
    fs::remove_dir_all(&copy).expect("the copy is ours");
}

/// The files of the Spanish language. The writers of card texts in `syntax` are not needed: a language may write cards as another does.
fn own_files(copy: &Path) -> Vec<PathBuf> {
    let mut found = vec![copy.join("rulings/titles.es")];
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
        ("SPANISH", "THIRD"),
        ("\"es\"", "\"xx\""),
        ("titles.es", "titles.xx"),
        ("rulebook/es/", "rulebook/xx/"),
        ("Tongue::Es", "Tongue::Xx"),
        ("Algorithm::Third", "Algorithm::Spanish"),
    ];
    names.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// A list with one more language.
fn listed(list: &str, text: &str) -> String {
    match list {
        "vocabulary/src/language.rs" => text
            .replace(
                "    Spanish,\n",
                "    Spanish,\n    /// The third one.\n    #[serde(rename = \"xx\")]\n    Third,\n",
            )
            .replace("[Language; 2]", "[Language; 3]")
            .replace("Language::Spanish]", "Language::Spanish, Language::Third]")
            .replace(
                "Language::Spanish => \"es\",",
                "Language::Spanish => \"es\",\n            Language::Third => \"xx\",",
            ),
        "web/src/words.rs" => {
            let text = text.replace("    Es,\n", "    Es,\n    /// The third one.\n    Xx,\n");
            doubled(&text, |line| line.contains("Language::Spanish"))
        }
        // Columns and rows that both languages share: it takes those of Spanish.
        list if list.starts_with("vocabulary") || list.starts_with("syntax") => {
            let as_spanish =
                |path: &str, text: &str| text.replace(path, &format!("{path} | {}", renamed(path)));
            match text.contains("vocabulary::Language::Spanish") {
                true => as_spanish("vocabulary::Language::Spanish", text),
                false => as_spanish("Language::Spanish", text),
            }
        }
        _ => doubled(text, |line| !line.trim_start().starts_with("//") && is_listing(line)),
    }
}

fn is_listing(line: &str) -> bool {
    let line = line.trim();
    line.starts_with("mod spanish;")
        || line.starts_with("pub use spanish")
        || line.contains("Language::Spanish =>")
}

/// A text with the same lines for the third language after those that are for Spanish.
fn doubled(text: &str, is_for_spanish: impl Fn(&str) -> bool) -> String {
    let mut out = String::new();
    for line in text.lines() {
        out += &format!("{line}\n");
        if is_for_spanish(line) {
            out += &format!("{}\n", renamed(line));
        }
    }
    out
}

/// The glossary with the Spanish columns once more.
fn with_columns(text: &str) -> String {
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
        let [english, spanish, meaning, own, code, rules] = cells[..] else { return line.to_owned() };
        format!("|{}|", [english, spanish, spanish, meaning, own, own, code, rules].join("|"))
    };
    text.lines().map(|line| if line.starts_with('|') { row(line) } else { line.to_owned() } + "\n").collect()
}

//! A language is a file or folder of its own in every room that speaks, and one row in one list: nowhere else does a source name one.
//! `third_language.rs` adds one to a copy of the repository, by that row alone, and builds it.

use std::fs;
use std::path::{Path, PathBuf};

use lorekeeper_vocabulary::Language;

/// The list, and nothing beside it.
const LIST: &str = "vocabulary/src/language.rs";

#[test]
fn only_the_list_names_a_language() {
    let mut named = Vec::new();
    for path in sources() {
        let text = fs::read_to_string(&path).expect("a source can be read");
        let shown = shown(&path);
        // The families of phrases have a writer for each language that has its own; which one writes a language stands in its file.
        let declares = |line: &str| !shown.starts_with("syntax/") && declares_a_language(line);
        if !is_of_a_language(&path) && code_of(&text).any(|line| names_a_language(line) || declares(line)) {
            named.push(shown);
        }
    }
    assert_eq!(named, [LIST], "a language belongs into its own file: see CONTRIBUTING, A language");
}

/// What names a language in code: its variant, its row.
fn names_a_language(line: &str) -> bool {
    Language::ALL.into_iter().any(|language| {
        let (name, folder) = (format!("{language:?}"), language.folder());
        let ways = [
            format!("Language::{name}"),
            format!("Tongue::{name}"),
            format!("{name} =>"),
            format!("{name} {folder}"),
        ];
        ways.iter().any(|way| line.contains(way))
    })
}

/// What declares or takes the file of a language by its name.
fn declares_a_language(line: &str) -> bool {
    Language::ALL.into_iter().any(|language| {
        let folder = language.folder();
        line.contains(&format!("mod {folder};")) || line.contains(&format!("{folder}::"))
    })
}

/// Lines of code that are not a test's.
fn code_of(text: &str) -> impl Iterator<Item = &str> {
    let end = text.find("#[cfg(test)]").unwrap_or(text.len());
    text[..end].lines().filter(|line| !line.trim_start().starts_with("//"))
}

/// Whether the path is the own file or folder of a language.
fn is_of_a_language(path: &Path) -> bool {
    path.components().any(|part| {
        let part = part.as_os_str().to_string_lossy();
        Language::ALL.into_iter().any(|language| part.starts_with(language.folder()))
    })
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn shown(path: &Path) -> String {
    path.strip_prefix(crates()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// Every source of every crate.
fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = entries(&crates()).into_iter().map(|room| room.join("src")).collect();
    while let Some(folder) = folders.pop() {
        for path in entries(&folder) {
            match path.is_dir() {
                true => folders.push(path),
                false if path.extension().is_some_and(|ending| ending == "rs") => found.push(path),
                false => {}
            }
        }
    }
    assert!(found.len() > 500, "the sources lie beside this crate");
    found
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.flatten().map(|entry| entry.path()).collect()
}

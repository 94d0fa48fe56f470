//! A language is a file or folder of its own in every room that speaks, and a line in the list of each: nowhere else does a source
//! name one. `third_language.rs` adds one to a copy of the repository, by these lists alone, and builds it.

mod lists;

use std::fs;
use std::path::{Path, PathBuf};

use lists::LISTS;

#[test]
fn only_lists_name_a_language() {
    let mut named = Vec::new();
    for path in sources() {
        let text = fs::read_to_string(&path).expect("a source can be read");
        if !is_of_a_language(&path) && code_of(&text).any(names_a_language) {
            named.push(shown(&path));
        }
    }
    named.sort();
    let mut lists: Vec<String> = LISTS.iter().map(|list| (*list).to_owned()).collect();
    lists.sort();
    assert_eq!(named, lists, "a language belongs into its own file: see CONTRIBUTING, A language");
}

/// What names a language in code.
fn names_a_language(line: &str) -> bool {
    ["Language::English", "Language::Spanish", "English =>", "Spanish =>"]
        .iter()
        .any(|name| line.contains(name))
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
        part.starts_with("english") || part.starts_with("spanish")
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

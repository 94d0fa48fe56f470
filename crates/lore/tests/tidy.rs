//! What no reader should have to check: numbers exist, links lead somewhere, no card has code of its own.
//!
//! The papers at the root have their own tests in `papers.rs`.

use cards::library::CardText;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder with this ending.
fn files(folder: &Path, ending: &str, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            if path.file_name().is_none_or(|name| name != "target") {
                files(&path, ending, into);
            }
        } else if path.extension().is_some_and(|own| own == ending) {
            into.push(path);
        }
    }
}

fn sources() -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(root().join("crates")).expect("crates are there") {
        files(&entry.expect("it can be read").path().join("src"), "rs", &mut paths);
    }
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a text");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// A file without its tests.
fn without_tests(source: &str) -> &str {
    source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default()
}

#[test]
fn rules_cited_in_code_exist() {
    assert_eq!(rulebook::unknown_citations(), vec![]);
}

/// No card's full name is in the code. Names of one word are words of the language as well; those with a version
/// cannot be anything else.
#[test]
fn no_card_has_code_of_its_own() {
    let library = library::load().expect("the library is compiled with this test");
    let facts = || library.catalogue().iter().map(|(_, facts)| facts);
    let names: Vec<String> =
        facts().filter(|facts| facts.version.is_some()).map(cards::CardFacts::full_name).collect();
    let ids: Vec<String> = facts()
        .filter(|facts| facts.version.is_some())
        .map(|facts| format!("{:?}", facts.id.as_str()))
        .collect();
    let mut found = Vec::new();
    for (path, source) in sources() {
        // Every full name has this in it.
        let suspicious = |line: &&str| line.contains(" - ") || line.contains('"');
        for line in without_tests(&source).lines().filter(suspicious) {
            let is_comment = line.trim_start().starts_with("//");
            let named = names.iter().any(|name| line.contains(name.as_str()));
            if !is_comment && (named || ids.iter().any(|id| line.contains(id.as_str()))) {
                found.push(format!("{}: {}", path.display(), line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Links in every paper, wherever it is.
#[test]
fn links_lead_somewhere() {
    let mut papers = Vec::new();
    for folder in ["crates", "fuzz", "library", "rulings", "tools"] {
        files(&root().join(folder), "md", &mut papers);
    }
    for paper in papers {
        let text = std::fs::read_to_string(&paper).expect("a text");
        let folder = paper.parent().expect("in a folder");
        for target in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            let is_outside = target.is_empty() || target.contains("://");
            assert!(is_outside || folder.join(target).exists(), "{}: {target} is not there", paper.display());
        }
    }
}

/// Every fuzz target is a place of input, and every place has a target.
#[test]
fn every_input_has_a_fuzz_target() {
    let mut targets = Vec::new();
    files(&root().join("fuzz/fuzz_targets"), "rs", &mut targets);
    let texts: Vec<String> =
        targets.iter().map(|path| std::fs::read_to_string(path).expect("a text")).collect();
    assert_eq!(texts.len(), verify::Input::ALL.len());
    for input in verify::Input::ALL {
        let feeds = format!("Input::{input:?}, bytes");
        assert!(texts.iter().any(|text| text.contains(&feeds)), "no target feeds {input:?}");
    }
}

/// What a merge could not settle was settled by somebody.
#[test]
fn nothing_is_left_half_merged() {
    let mut papers = Vec::new();
    for entry in std::fs::read_dir(root()).expect("the root is there") {
        let path = entry.expect("it can be read").path();
        if path.is_file() {
            papers.push(path);
        }
    }
    for folder in [
        "crates", "decks", "docs", "examples", "library", "puzzles", "rulebook", "rulings", "tools",
        "tutorial",
    ] {
        for ending in ["md", "rs", "txt", "ron", "toml", "lore", "sh", "json"] {
            files(&root().join(folder), ending, &mut papers);
        }
    }
    for paper in papers {
        let Ok(text) = std::fs::read_to_string(&paper) else { continue };
        let mark = |line: &str| line.starts_with("<<<<<<< ") || line.starts_with(">>>>>>> ");
        assert!(!text.lines().any(mark), "{} holds the marks of a merge", paper.display());
    }
}

/// Files stay short enough to be read.
#[test]
fn no_file_is_too_long() {
    const LINES_MOST: usize = 1_200;
    for (path, source) in sources() {
        let lines = source.lines().count();
        assert!(lines <= LINES_MOST, "{} has {lines} lines", path.display());
    }
}

/// Cards without a tree would be cards that cannot be proved.
#[test]
fn the_library_has_a_tree_for_every_card() {
    let library = library::load().expect("the library is compiled with this test");
    for (card, facts) in library.catalogue().iter() {
        let text = library.text(card).expect("the library is sound");
        assert!(matches!(text, CardText::Read(_)), "{}", facts.full_name());
    }
}

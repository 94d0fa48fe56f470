//! Everything in `rulings/` is compiled in and can be found.

use std::path::{Path, PathBuf};

use lorekeeper_rulings::{Fit, file, find, get, rulings};
use rulebook::Language;

fn on_disk(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("rulings are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            on_disk(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "lore") {
            found.push(path);
        }
    }
}

#[test]
fn all_rulings_are_compiled_in() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings");
    let mut found = Vec::new();
    on_disk(&root, &mut found);
    assert_eq!(rulings().len(), found.len());
    for ruling in rulings() {
        let text = std::fs::read_to_string(root.join(ruling.path)).expect("it was packed from there");
        assert_eq!(ruling.text(), text, "{}", ruling.path);
        assert_eq!(get(ruling.path).map(|found| found.path), Some(ruling.path));
    }
}

#[test]
fn names_are_unique_and_titles_are_there() {
    let mut names = std::collections::BTreeSet::new();
    for ruling in rulings() {
        assert!(names.insert(ruling.name()), "two rulings are called {}", ruling.name());
        assert!(!ruling.title(Language::English).is_empty(), "{} has no title", ruling.path);
        let translated = ["seeds", "cases"].iter().any(|folder| ruling.folder().starts_with(folder));
        assert!(!translated || ruling.has_title(Language::Spanish), "{} has no Spanish title", ruling.path);
    }
}

#[test]
fn deck_lists_are_found_beside_their_rulings() {
    let ruling = get("dalmatian-puppies").expect("it is there");
    assert!(file(ruling, "puppies.txt").is_some_and(|list| list.contains("Dalmatian Puppy")));
    assert_eq!(file(ruling, "nowhere.txt"), None);
}

#[test]
fn rulings_are_found_by_rule_tag_card_keyword_and_words() {
    let first = |query: &str, language: Language| {
        let found = find(query, language);
        found.first().map(|found| (found.ruling.name(), found.fit))
    };
    let all = |query: &str, language: Language| -> Vec<&str> {
        find(query, language).iter().map(|found| found.ruling.name()).collect()
    };
    assert_eq!(first("universal-shift", Language::English), Some(("universal-shift", Fit::Name)));
    assert!(all("6.5.8", Language::English).contains(&"rapunzel-two-heihei-one-shield"));
    assert!(all("#skip", Language::Spanish).contains(&"arthur-skips-the-draw-step"));
    assert!(all("Cri-Kee - Good Luck Charm", Language::English).contains(&"alert-ignores-evasive"));
    assert!(all("Evasivo", Language::Spanish).contains(&"evasive-only-by-evasive"));
    assert!(all("mazo vacío", Language::Spanish).contains(&"gsc-empty-deck-loses-at-the-end-of-the-turn"));
    assert!(all("ward 1.7.7", Language::English).contains(&"storm-ward-choice-redone"));
    assert_eq!(first("#no-such-tag", Language::English), None);
    assert_eq!(first("", Language::English), None);
}

#[test]
fn spanish_titles_stand_once_each() {
    let text = include_str!("../../../rulings/titles.es");
    let mut seen = std::collections::BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, title) = line.split_once(": ").expect("a name and a title");
        assert!(seen.insert(name), "{name} has two titles");
        assert!(!title.is_empty() && !title.ends_with('.'), "{name}: {title}");
    }
}

/// One word each: ready is "enderezar", instead "en vez de eso", and keywords go by their Spanish names.
#[test]
fn spanish_titles_use_the_words_of_the_glossary() {
    let text = include_str!("../../../rulings/titles.es");
    let others = [
        "preparad",
        "paso de preparar",
        "en su lugar;",
        "Shift",
        "Resist ",
        "Canta Juntos",
        "cuando sea que",
    ];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, title) = line.split_once(": ").expect("a name and a title");
        let other = others.iter().find(|other| title.contains(**other));
        assert_eq!(other, None, "{name}: {title}");
    }
}

#[test]
fn every_title_is_there_in_spanish() {
    let without: Vec<&str> = rulings()
        .iter()
        .filter(|ruling| !ruling.has_title(Language::Spanish))
        .map(|ruling| ruling.name())
        .collect();
    assert!(without.is_empty(), "rulings/titles.es lacks: {without:?}");
}

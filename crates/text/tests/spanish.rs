//! The Spanish of the library: chosen abilities as reviewed, and what holds for all of them.
//!
//! `spanish.txt` names an ability by its card and the fingerprint of its print, then gives the Spanish that was read
//! and approved, without the story name. A change to it is accepted by reading, never in bulk.

use std::collections::{BTreeMap, BTreeSet};

use cards::library::{CardText, Printed};
use cards::tree::Ability;
use library::Library;

const REVIEWED: &str = include_str!("spanish.txt");

fn library() -> Library {
    library::load().unwrap_or_else(|error| panic!("{error}"))
}

/// All abilities that were read, with their cards.
fn abilities(library: &Library) -> Vec<(String, Printed)> {
    let mut all = Vec::new();
    for (card, facts) in library.catalogue().iter() {
        if let Ok(CardText::Read(printed)) = library.text(card) {
            all.extend(printed.into_iter().map(|printed| (facts.id.to_string(), printed)));
        }
    }
    all
}

/// "card fingerprint", then the text in lines that begin with two blanks.
fn reviewed() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let mut key = String::new();
    for line in REVIEWED.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.strip_prefix("  ") {
            None => key = line.to_owned(),
            Some(text) => {
                let entry: &mut String = all.entry(key.clone()).or_default();
                if !entry.is_empty() {
                    entry.push('\n');
                }
                entry.push_str(text);
            }
        }
    }
    all
}

#[test]
fn reviewed_abilities_are_written_as_approved() {
    let reviewed = reviewed();
    assert!(reviewed.len() >= 200, "abilities may only be added");
    let library = library();
    let mut found = 0;
    let mut differences = String::new();
    for (card, printed) in abilities(&library) {
        let key = format!("{card} {}", printed.fingerprint);
        let Some(approved) = reviewed.get(&key) else { continue };
        found += 1;
        let written = text::spanish(&Ability { name: None, ..printed.ability });
        if written != *approved {
            differences.push_str(&format!("\n{key}\n  approved: {approved}\n  written:  {written}\n"));
        }
    }
    assert!(differences.is_empty(), "{differences}");
    assert_eq!(found, reviewed.len(), "an ability of spanish.txt is not in the library");
}

/// Words of English grammar; none may be left once proper names are taken out.
const ENGLISH: [&str; 29] = [
    "the",
    "this",
    "that",
    "your",
    "you",
    "their",
    "they",
    "chosen",
    "character",
    "characters",
    "card",
    "cards",
    "item",
    "location",
    "opponent",
    "opposing",
    "each",
    "other",
    "another",
    "with",
    "when",
    "whenever",
    "turn",
    "deck",
    "hand",
    "discard",
    "damage",
    "may",
    "instead",
];

/// Contractions and other things that are never right.
const WRONG: [&str; 12] =
    [" de el ", " a el ", "  ", " ,", " .", "..", "un otro", "una otra", " y i", " o o", "cada cada", ", ,"];

#[test]
fn no_ability_leaves_english_or_broken_words() {
    let library = library();
    let mut names: BTreeSet<String> = BTreeSet::new();
    for (_, facts) in library.catalogue().iter() {
        names.insert(facts.name.to_string());
        names.extend(facts.classifications.iter().map(ToString::to_string));
    }
    let mut names: Vec<String> = names.into_iter().collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let mut problems = String::new();
    for (card, printed) in abilities(&library) {
        let text = text::spanish(&Ability { name: None, ..printed.ability });
        let plain = without_names(&text, &names);
        let english = plain
            .split(|letter: char| !letter.is_alphabetic())
            .find(|word| ENGLISH.contains(&word.to_lowercase().as_str()));
        let wrong = WRONG.iter().find(|wrong| plain.contains(**wrong));
        let capital = text.chars().next().is_none_or(|first| !first.is_lowercase());
        if english.is_some() || wrong.is_some() || !capital {
            problems.push_str(&format!("\n{card}: {english:?} {wrong:?}: {text}"));
        }
    }
    assert!(problems.is_empty(), "{problems}");
}

/// The text with every proper name replaced by one sign.
fn without_names(text: &str, names: &[String]) -> String {
    let mut plain = text.to_owned();
    for name in names.iter().filter(|name| text.contains(name.as_str())) {
        plain = plain.replace(name.as_str(), "N");
    }
    plain
}

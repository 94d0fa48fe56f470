//! The meaning of every card of the library, as text under review: a change of meaning is a difference in these files.
//!
//! `UPDATE_EXPECTED=1 cargo test -p lorekeeper-meaning --test golden` writes them anew; read the difference before it is kept.
#![allow(clippy::disallowed_methods)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use lorekeeper_meaning::{elaborate_card, write};

/// The text of each set, by the set in which a card was printed first.
fn written() -> BTreeMap<String, String> {
    let library = library::load().expect("the library is compiled with this test");
    let mut sets: BTreeMap<String, String> = BTreeMap::new();
    for (ix, facts) in library.catalogue().iter() {
        let text = library.text(ix).expect("the text is there");
        let Some(printed) = text.abilities() else { continue };
        if printed.is_empty() {
            continue;
        }
        let abilities: Vec<_> = printed.iter().map(|one| one.ability.clone()).collect();
        let name = facts.full_name();
        let meaning = elaborate_card(&abilities, facts.kind).unwrap_or_else(|why| panic!("{name}: {why}"));
        let set = facts.printings.first().map_or_else(|| "none".to_owned(), |first| first.set.to_string());
        let all = sets.entry(set).or_default();
        writeln!(all, "{}", write::card(&name, &meaning)).expect("text can be written");
    }
    sets
}

fn file(set: &str) -> PathBuf {
    let name = match set.parse::<u32>() {
        Ok(number) => format!("set-{number:02}.txt"),
        Err(_) => format!("set-{}.txt", set.to_lowercase()),
    };
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

#[test]
#[allow(clippy::disallowed_methods)]
fn every_card_means_what_was_reviewed() {
    let update = std::env::var_os("UPDATE_EXPECTED").is_some();
    let mut differ = Vec::new();
    for (set, text) in written() {
        let path = file(&set);
        if update {
            std::fs::write(&path, &text).expect("the golden file can be written");
            continue;
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        for (block, known) in blocks(&text).into_iter().filter_map(|(name, block)| {
            let known = blocks(&kept).get(name).copied().unwrap_or("nothing\n").to_owned();
            (known != block).then_some((block.to_owned(), known))
        }) {
            differ.push(format!("was: {known}now: {block}"));
        }
        if blocks(&text).len() != blocks(&kept).len() {
            differ.push(format!("{}: another number of cards", path.display()));
        }
    }
    assert!(differ.is_empty(), "{} differ:\n{}", differ.len(), differ.join("\n"));
}

/// The blocks of a file by the names of their cards.
fn blocks(text: &str) -> BTreeMap<&str, &str> {
    text.split_inclusive("\n\n").filter_map(|block| Some((block.lines().next()?, block))).collect()
}

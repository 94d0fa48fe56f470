//! No part of a sentence goes unheard: where a part of the tree is taken out, or a number is another one, the meaning is another one
//! (`meaning::heard`). What may go unheard stands in `crates/meaning/src/unheard.txt`; a new line there asks for a look:
//! `UPDATE_EXPECTED=1` adds what was found.

use std::collections::{BTreeMap, BTreeSet};
use syntax::tree::Ability;
use vocabulary::CardKind;

const EXPECTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../meaning/src/unheard.txt");

#[test]
fn no_part_of_a_sentence_goes_unheard() {
    let mut new: BTreeMap<String, String> = BTreeMap::new();
    for (kind, ability) in all_abilities() {
        let Ok(meaning) = meaning::elaborate(&ability, kind) else { continue };
        for part in meaning::unheard(&ability, kind, &meaning) {
            new.entry(part.what)
                .or_insert_with(|| format!("'{}' in {}", part.words, syntax::english(&ability)));
        }
    }
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        let known = std::fs::read_to_string(EXPECTED).expect("the list is there");
        let all: BTreeSet<&str> = known.lines().chain(new.keys().map(String::as_str)).collect();
        let lines: String = all.iter().map(|what| format!("{what}\n")).collect();
        std::fs::write(EXPECTED, lines).expect("the list is written");
    }
    assert!(new.is_empty(), "unheard, with a sentence each: {new:#?}");
}

/// Of all cards, and of the sentences that nobody has printed.
pub(crate) fn all_abilities() -> Vec<(CardKind, Ability)> {
    let lexicon = crate::sentences::lexicon();
    let listed = crate::sentences::listed(include_str!("../sentences/designer.txt"));
    let mut all: Vec<(CardKind, Ability)> = listed
        .iter()
        .filter_map(|one| {
            syntax::read_paragraph(one.kind, &one.text, &lexicon)
                .ok()
                .flatten()
                .map(|read| (one.kind, read.ability))
        })
        .collect();
    let library = library::load().expect("the library is compiled with this test");
    for (ix, facts) in library.catalogue().iter() {
        let text = library.text(ix).expect("the text is there");
        all.extend(text.abilities().unwrap_or_default().iter().map(|one| (facts.kind, one.ability.clone())));
    }
    all
}

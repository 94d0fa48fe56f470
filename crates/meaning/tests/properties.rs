//! What holds for the meaning of every card: elaboration is total and pure, and the text says everything. That every name is bound
//! once and before its use is asked by elaboration itself: a card of which that is not so has no meaning.

use std::collections::BTreeMap;

use lorekeeper_meaning::{Meaning, elaborate_card, write};

/// Every card with a text: its name and the meaning of its paragraphs.
fn all_cards() -> Vec<(String, Vec<Meaning>)> {
    let library = library::load().expect("the library is compiled with this test");
    let mut all = Vec::new();
    for (ix, facts) in library.catalogue().iter() {
        let text = library.text(ix).expect("the text is there");
        let Some(printed) = text.abilities() else { continue };
        let abilities: Vec<_> = printed.iter().map(|one| one.ability.clone()).collect();
        let name = facts.full_name();
        let meaning = elaborate_card(&abilities, facts.kind).unwrap_or_else(|why| panic!("{name}: {why}"));
        let again = elaborate_card(&abilities, facts.kind);
        assert_eq!(again.as_ref(), Ok(&meaning), "{name}: elaboration is pure");
        all.push((name, meaning));
    }
    all
}

#[test]
fn elaboration_is_total_and_pure() {
    assert!(all_cards().len() > 2_000);
}

/// Two meanings that differ are written differently: nothing is left out of the text.
#[test]
fn the_text_says_everything() {
    let mut known: BTreeMap<String, Meaning> = BTreeMap::new();
    for (name, paragraphs) in all_cards() {
        for paragraph in paragraphs {
            let text = write::meaning(&paragraph);
            let first = known.entry(text.clone()).or_insert_with(|| paragraph.clone());
            assert_eq!(same(first), same(&paragraph), "{name}: two meanings, one text\n{text}");
        }
    }
}

/// Without the numbers that names have inside.
fn same(meaning: &Meaning) -> String {
    let text = format!("{meaning:?}");
    let mut parts = text.split("Name(");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    let mut seen: Vec<&str> = Vec::new();
    for part in parts {
        let (number, rest) = part.split_once(')').unwrap_or(("", part));
        let place = seen.iter().position(|known| *known == number).unwrap_or_else(|| {
            seen.push(number);
            seen.len() - 1
        });
        plain.push_str(&format!("Name#{place}{rest}"));
    }
    plain
}

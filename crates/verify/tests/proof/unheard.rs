//! No part of a sentence goes unheard: where a part of the tree is taken out, or a number is another one, the meaning is another one.
//!
//! What may go unheard stands in `unheard.txt`, by the fields around it: words of style, and what is so anyway ("in play", "this turn"
//! where no other turn can be meant). A new line there asks for a look: `UPDATE_EXPECTED=1` writes the file anew.

use serde_json::Value;
use std::collections::BTreeMap;
use syntax::tree::Ability;
use vocabulary::CardKind;

const EXPECTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/unheard.txt");

/// A way into a tree written as JSON.
#[derive(Clone, Debug)]
enum Key {
    Field(String),
    At(usize),
}

/// A change of a tree: where, what is taken or changed there, and what stands there then.
struct Change {
    path: Vec<Key>,
    what: String,
    then: Value,
}

#[test]
fn no_part_of_a_sentence_goes_unheard() {
    let mut unheard: BTreeMap<String, String> = BTreeMap::new();
    for (kind, ability) in all_abilities() {
        let Some(meaning) = told(&ability, kind) else { continue };
        let tree = serde_json::to_value(&ability).expect("a tree can be written");
        for change in changes(&tree) {
            let mut other = tree.clone();
            *at(&mut other, &change.path) = change.then;
            let Ok(other) = serde_json::from_value::<Ability>(other) else { continue };
            if told(&other, kind).as_ref() == Some(&meaning) {
                unheard.entry(change.what).or_insert_with(|| syntax::english(&ability));
            }
        }
    }
    let found: String = unheard.keys().map(|what| format!("{what}\n")).collect();
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(EXPECTED, &found).expect("the list is written");
    }
    let known = std::fs::read_to_string(EXPECTED).expect("the list is there");
    let new: Vec<_> = unheard.iter().filter(|(what, _)| !known.lines().any(|line| line == *what)).collect();
    assert!(new.is_empty(), "unheard, with a sentence each: {new:#?}");
}

fn told(ability: &Ability, kind: CardKind) -> Option<String> {
    meaning::elaborate(ability, kind).ok().map(|meaning| meaning::write::meaning(&meaning))
}

/// Of all cards, and of the sentences that nobody has printed.
fn all_abilities() -> Vec<(CardKind, Ability)> {
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

fn changes(tree: &Value) -> Vec<Change> {
    let mut all = Vec::new();
    walk(tree, &mut Vec::new(), &mut all);
    all
}

fn change(path: &[Key], what: String, then: Value) -> Change {
    Change { path: path.to_vec(), what: format!("{} {what}", label(path)), then }
}

fn walk(value: &Value, path: &mut Vec<Key>, out: &mut Vec<Change>) {
    match value {
        Value::Object(map) => {
            for (key, inner) in map {
                path.push(Key::Field(key.clone()));
                let word = inner.as_str().unwrap_or_default();
                match key.as_str() {
                    "other" if word != "No" => out.push(change(path, "= No".to_owned(), "No".into())),
                    "possessor" if !inner.is_null() => {
                        out.push(change(path, format!("without {}", head(inner)), Value::Null));
                    }
                    "tense" if word.contains("Negative") => {
                        out.push(change(path, "not denied".to_owned(), word.replace("Negative", "").into()));
                    }
                    _ => {}
                }
                walk(inner, path, out);
                path.pop();
            }
        }
        Value::Array(all) => {
            for (n, inner) in all.iter().enumerate() {
                let less = all[..n].iter().chain(&all[n + 1..]).cloned().collect();
                out.push(change(path, format!("without {}", head(inner)), Value::Array(less)));
            }
            for (n, inner) in all.iter().enumerate() {
                path.push(Key::At(n));
                walk(inner, path, out);
                path.pop();
            }
        }
        // The numbers of bindings are names.
        Value::Number(n) if !matches!(path.last(), Some(Key::Field(key)) if ["bind", "Bound", "OwnerOf"].contains(&key.as_str())) => {
            if let Some(n) = n.as_i64() {
                out.push(change(path, "+ 1".to_owned(), (n + 1).into()));
            }
        }
        Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// The last fields on the way, which tell what it is.
fn label(path: &[Key]) -> String {
    let field = |key: &Key| match key {
        Key::Field(name) => Some(name.clone()),
        Key::At(_) => None,
    };
    let names: Vec<String> = path.iter().filter_map(field).collect();
    names[names.len().saturating_sub(4)..].join(".")
}

/// The variant of a node; not what is in it.
fn head(value: &Value) -> String {
    match value {
        Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
        Value::String(word) => word.clone(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => value.to_string(),
    }
}

fn at<'v>(tree: &'v mut Value, path: &[Key]) -> &'v mut Value {
    path.iter().fold(tree, |value, key| match key {
        Key::Field(name) => &mut value[name.as_str()],
        Key::At(n) => &mut value[*n],
    })
}

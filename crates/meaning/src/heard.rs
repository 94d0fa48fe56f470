//! Whether every part of a text is heard: where one is taken out, or a number is another one, the text must mean something else.
//! A part that changes nothing was either read over, or says nothing; in both cases a card that nobody has looked at is refused.
//!
//! What may go unheard stands in `unheard.txt`, by the fields around it, or after `*` by the last of them: words of style, and what
//! is so anyway ("in play", "this turn" where no other turn can be meant).

use ::syntax::tree::Ability;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use vocabulary::CardKind;

use crate::elaborate::{Part, Unclear, elaborate};
use crate::meaning::Meaning;
use crate::write;

static MAY_GO_UNHEARD: LazyLock<BTreeSet<&str>> =
    LazyLock::new(|| include_str!("unheard.txt").lines().collect());

/// A part that changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unheard {
    /// The fields around it and what is taken out or changed there.
    pub what: String,
    /// The words that could be left out, or be others.
    pub words: String,
}

/// Whether it is known that such a part says nothing.
fn may_go_unheard(what: &str) -> bool {
    let last = what.rsplit_once('.').map_or(what, |(_, last)| last);
    MAY_GO_UNHEARD.contains(what) || MAY_GO_UNHEARD.contains(format!("*.{last}").as_str())
}

/// What one paragraph of a card means, if all of it says something.
pub fn elaborate_in_full(ability: &Ability, kind: CardKind) -> Result<Meaning, Unclear> {
    let meaning = elaborate(ability, kind)?;
    let unheard = unheard(ability, kind, &meaning).next();
    match unheard {
        Some(part) => {
            let what = format!("says nothing here: {}", part.what);
            let words = Some(part.words).filter(|words| !words.is_empty());
            Err(Unclear { ability: 0, part: Part::Sentence, what, words })
        }
        None => Ok(meaning),
    }
}

/// Every part of a text that could be left out, or be another one, and the text would mean the same, but for what may go unheard.
pub fn unheard<'a>(
    ability: &'a Ability,
    kind: CardKind,
    meaning: &Meaning,
) -> impl Iterator<Item = Unheard> + 'a {
    let told = write::meaning(meaning);
    let tree = serde_json::to_value(ability).unwrap_or_default();
    let changes = changes(&tree).into_iter().filter(|change| !may_go_unheard(&change.what));
    changes.filter_map(move |change| {
        let mut other = tree.clone();
        *at(&mut other, &change.path) = change.then;
        let other = serde_json::from_value::<Ability>(other).ok()?;
        let same = elaborate(&other, kind).ok().is_some_and(|meaning| write::meaning(&meaning) == told);
        same.then(|| Unheard { what: change.what, words: words_between(ability, &other) })
    })
}

/// The words of a text that another one does not have.
fn words_between(ability: &Ability, other: &Ability) -> String {
    let (text, other) = (::syntax::english(ability), ::syntax::english(other));
    let (words, others): (Vec<&str>, Vec<&str>) = (text.split(' ').collect(), other.split(' ').collect());
    let before = words.iter().zip(&others).take_while(|(one, other)| one == other).count();
    let left = words.len().min(others.len()) - before;
    let pairs = words.iter().rev().zip(others.iter().rev()).take(left);
    let after = pairs.take_while(|(one, other)| one == other).count();
    words[before..words.len() - after].join(" ")
}

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

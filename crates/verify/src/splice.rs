//! Sentences made by exchanging parts of trees: where one card says a thing, what another one says at such a place. Most mean
//! nothing, which must be found out without a fault.

use engine::state::ChaCha8;
use serde_json::Value;
use std::collections::BTreeMap;
use syntax::tree::Ability;
use vocabulary::CardKind;

/// Trees and what stands in them, by the field that it stands in.
pub struct Splices {
    trees: Vec<(CardKind, Value)>,
    parts: BTreeMap<String, Vec<Value>>,
}

/// A way into a tree written as JSON.
#[derive(Clone)]
enum Key {
    Field(String),
    At(usize),
}

impl Splices {
    /// Of these texts.
    pub fn of<'a>(abilities: impl Iterator<Item = (CardKind, &'a Ability)>) -> Splices {
        let tree = |(kind, ability)| Some((kind, serde_json::to_value(ability).ok()?));
        let trees: Vec<(CardKind, Value)> = abilities.filter_map(tree).collect();
        let mut parts: BTreeMap<String, BTreeMap<String, Value>> = BTreeMap::new();
        for (_, tree) in &trees {
            for way in ways(tree) {
                let part = at(tree, &way);
                parts.entry(place(&way)).or_default().insert(part.to_string(), part.clone());
            }
        }
        let parts = parts.into_iter().map(|(place, all)| (place, all.into_values().collect())).collect();
        Splices { trees, parts }
    }

    /// One of them with another part at some place, where that is a tree.
    pub fn one(&self, rng: &mut ChaCha8) -> Option<(CardKind, Ability)> {
        let (kind, tree) = pick(&self.trees, rng)?;
        let ways = ways(tree);
        let way = pick(&ways, rng)?;
        let part = pick(self.parts.get(&place(way))?, rng)?;
        let mut other = tree.clone();
        *at_mut(&mut other, way) = part.clone();
        Some((*kind, serde_json::from_value(other).ok()?))
    }
}

fn pick<'a, T>(all: &'a [T], rng: &mut ChaCha8) -> Option<&'a T> {
    let count = u32::try_from(all.len()).ok().filter(|count| *count > 0)?;
    all.get(rng.below(count) as usize)
}

/// Every way into a tree.
fn ways(tree: &Value) -> Vec<Vec<Key>> {
    fn walk(value: &Value, way: &mut Vec<Key>, out: &mut Vec<Vec<Key>>) {
        if !way.is_empty() {
            out.push(way.clone());
        }
        let inner: Vec<(Key, &Value)> = match value {
            Value::Object(map) => map.iter().map(|(name, inner)| (Key::Field(name.clone()), inner)).collect(),
            Value::Array(all) => all.iter().enumerate().map(|(n, inner)| (Key::At(n), inner)).collect(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
        };
        for (key, inner) in inner {
            way.push(key);
            walk(inner, way, out);
            way.pop();
        }
    }
    let mut out = Vec::new();
    walk(tree, &mut Vec::new(), &mut out);
    out
}

/// What kind of place it is: the field, and whether it is one of several there.
fn place(way: &[Key]) -> String {
    let field = way.iter().rev().find_map(|key| match key {
        Key::Field(name) => Some(name.as_str()),
        Key::At(_) => None,
    });
    let one_of = if matches!(way.last(), Some(Key::At(_))) { " one of" } else { "" };
    format!("{}{one_of}", field.unwrap_or_default())
}

fn at<'v>(tree: &'v Value, way: &[Key]) -> &'v Value {
    way.iter().fold(tree, |value, key| match key {
        Key::Field(name) => &value[name.as_str()],
        Key::At(n) => &value[*n],
    })
}

fn at_mut<'v>(tree: &'v mut Value, way: &[Key]) -> &'v mut Value {
    way.iter().fold(tree, |value, key| match key {
        Key::Field(name) => &mut value[name.as_str()],
        Key::At(n) => &mut value[*n],
    })
}

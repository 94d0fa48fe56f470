//! Writing, without the fields that the reader fills in by itself.
//!
//! Which fields those are is not listed anywhere: the writer asks the reader. For each pair of a field and a plain value
//! (`None`, an empty list, `false`, 0, a variant without content) it once reads a text that lacks the field and looks
//! whether the same value comes back. What is written is always read back and compared.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::layout::lay_out;
use super::value::{self, Fields, Payload, Value};
use super::{WriteError, read};

/// Writes values of one type, and remembers what may be left out.
#[derive(Default)]
pub struct Writer {
    implied: BTreeMap<Key, bool>,
}

/// A field of a type, with a plain value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    owner: String,
    field: &'static str,
    value: String,
}

impl Writer {
    /// The text of a value, without a line break at its end.
    pub fn write<T: Serialize + DeserializeOwned + PartialEq>(
        &mut self,
        value: &T,
    ) -> Result<String, WriteError> {
        let full = value::of(value)?;
        let mut keys = Vec::new();
        collect(&full, &mut keys);
        for key in keys {
            if let Entry::Vacant(unknown) = self.implied.entry(key) {
                let without = omit(&full, &|candidate| candidate == unknown.key());
                let same = read::<T>(&lay_out(&without)).is_ok_and(|again| again == *value);
                unknown.insert(same);
            }
        }
        let text = lay_out(&omit(&full, &|key| self.implied.get(key).copied().unwrap_or(false)));
        match read::<T>(&text) {
            Ok(again) if again == *value => Ok(text),
            Ok(_) => Err(WriteError(format!("reads back as something else:\n{text}"))),
            Err(error) => Err(WriteError(format!("cannot be read back, {error}:\n{text}"))),
        }
    }
}

/// How a plain value is written; `None` for one that says something.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::None => Some("None".to_owned()),
        Value::Seq(items) if items.is_empty() => Some("[]".to_owned()),
        Value::Atom(text) if matches!(text.as_str(), "false" | "true" | "0" | "1" | "\"\"") => {
            Some(text.clone())
        }
        Value::Variant(name, Payload::Unit) => Some((*name).to_owned()),
        Value::Atom(_)
        | Value::Some(_)
        | Value::Seq(_)
        | Value::Tuple(_)
        | Value::Struct(_)
        | Value::Variant(..) => None,
    }
}

fn collect(value: &Value, keys: &mut Vec<Key>) {
    match value {
        Value::Atom(_) | Value::None | Value::Variant(_, Payload::Unit) => {}
        Value::Some(inner) | Value::Variant(_, Payload::Newtype(inner)) => collect(inner, keys),
        Value::Seq(items) | Value::Tuple(items) | Value::Variant(_, Payload::Tuple(items)) => {
            items.iter().for_each(|item| collect(item, keys));
        }
        Value::Struct(fields) | Value::Variant(_, Payload::Struct(fields)) => {
            for (field, value) in &fields.fields {
                keys.extend(plain(value).map(|value| Key { owner: fields.owner.clone(), field, value }));
                collect(value, keys);
            }
        }
    }
}

/// The value without the fields that `is_implied` names.
fn omit(value: &Value, is_implied: &dyn Fn(&Key) -> bool) -> Value {
    let all = |items: &[Value]| items.iter().map(|item| omit(item, is_implied)).collect();
    match value {
        Value::Atom(_) | Value::None | Value::Variant(_, Payload::Unit) => value.clone(),
        Value::Some(inner) => Value::Some(Box::new(omit(inner, is_implied))),
        Value::Seq(items) => Value::Seq(all(items)),
        Value::Tuple(items) => Value::Tuple(all(items)),
        Value::Struct(fields) => Value::Struct(omit_fields(fields, is_implied)),
        Value::Variant(name, Payload::Newtype(inner)) => {
            Value::Variant(name, Payload::Newtype(Box::new(omit(inner, is_implied))))
        }
        Value::Variant(name, Payload::Tuple(items)) => Value::Variant(name, Payload::Tuple(all(items))),
        Value::Variant(name, Payload::Struct(fields)) => {
            Value::Variant(name, Payload::Struct(omit_fields(fields, is_implied)))
        }
    }
}

fn omit_fields(fields: &Fields, is_implied: &dyn Fn(&Key) -> bool) -> Fields {
    let is_kept = |field: &'static str, value: &Value| match plain(value) {
        Some(value) => !is_implied(&Key { owner: fields.owner.clone(), field, value }),
        None => true,
    };
    let kept = fields.fields.iter().filter(|(field, value)| is_kept(field, value));
    Fields {
        owner: fields.owner.clone(),
        fields: kept.map(|(field, value)| (*field, omit(value, is_implied))).collect(),
    }
}

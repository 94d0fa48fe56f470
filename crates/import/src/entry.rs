//! The fields of one entry, taken one by one; every problem is kept and reading goes on.

use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

use super::problem::{Place, Problem, Problems, Reason};
use super::shape::{RawEntry, not_json};
use super::typography::{self, UnknownSymbol};
use super::{LIST_LIMIT, NAME_CHARS_LIMIT, NUMBER_LIMIT, PARAGRAPH_CHARS_LIMIT, PARAGRAPHS_LIMIT};
use cards::facts::{Classification, full_name};
use vocabulary::{Ink, Inks};

/// An entry, while its fields are taken.
pub(super) struct Fields {
    line: usize,
    card: Option<String>,
    map: BTreeMap<String, Value>,
    problems: Vec<Problem>,
}

impl Fields {
    pub(super) fn read(raw: &RawEntry<'_>, problems: &mut Problems) -> Option<Fields> {
        match serde_json::from_str::<Object>(raw.json) {
            Ok(Object(map)) => Some(Fields { line: raw.line, card: None, map, problems: Vec::new() }),
            Err(error) => {
                let line = Some(raw.line + error.line().saturating_sub(1));
                problems.push(Place { line, ..Place::default() }, not_json(&error, raw.indent));
                None
            }
        }
    }

    pub(super) fn place(&self) -> Place {
        Place { line: Some(self.line), card: self.card.clone(), field: None }
    }

    /// Hands the problems over and says whether there were none.
    pub(super) fn finish(self, problems: &mut Problems) -> bool {
        let sound = self.problems.is_empty();
        for problem in self.problems {
            problems.push(problem.place, problem.reason);
        }
        sound
    }

    pub(super) fn problem(&mut self, field: &str, reason: Reason) {
        let place = Place { field: Some(field.to_owned()), ..self.place() };
        self.problems.push(Problem { place, reason });
    }

    /// Every field that was not taken is one too many.
    pub(super) fn nothing_else(&mut self) {
        let rest: Vec<String> = self.map.keys().cloned().collect();
        for field in rest {
            self.problem(&field, Reason::UnknownField);
        }
    }

    /// The value of a field; a missing one and `null` are the same.
    pub(super) fn take(&mut self, field: &str) -> Option<Value> {
        self.map.remove(field).filter(|value| !value.is_null())
    }

    pub(super) fn expected(&mut self, field: &str, expected: &'static str, found: &Value) {
        self.problem(field, Reason::Expected { expected, found: short(found) });
    }

    /// A value that must be there.
    pub(super) fn need<T>(&mut self, field: &str, value: Option<T>) -> Option<T> {
        if value.is_none() && !self.has_problem(field) {
            self.problem(field, Reason::Missing);
        }
        value
    }

    fn has_problem(&self, field: &str) -> bool {
        self.problems.iter().any(|problem| problem.place.field.as_deref() == Some(field))
    }

    pub(super) fn string(&mut self, field: &str, limit: usize) -> Option<String> {
        match self.take(field)? {
            Value::String(text) => self.within(field, text, limit),
            other => {
                self.expected(field, "a string", &other);
                None
            }
        }
    }

    fn within(&mut self, field: &str, text: String, limit: usize) -> Option<String> {
        let found = text.chars().count();
        if found > limit {
            self.problem(field, Reason::OverLimit { what: "characters", found, limit });
            return None;
        }
        Some(text)
    }

    pub(super) fn strings(&mut self, field: &str, count: usize, limit: usize) -> Vec<String> {
        let list = match self.take(field) {
            None => return Vec::new(),
            Some(Value::Array(list)) => list,
            Some(other) => {
                self.expected(field, "a list of strings", &other);
                return Vec::new();
            }
        };
        if list.len() > count {
            self.problem(field, Reason::OverLimit { what: "entries", found: list.len(), limit: count });
            return Vec::new();
        }
        let mut strings = Vec::new();
        for value in list {
            match value {
                Value::String(text) => strings.extend(self.within(field, text, limit)),
                other => self.expected(field, "a string", &other),
            }
        }
        strings
    }

    pub(super) fn number(&mut self, field: &str) -> Option<u8> {
        let value = self.take(field)?;
        match value.as_u64() {
            Some(number) if number <= NUMBER_LIMIT => u8::try_from(number).ok(),
            _ => {
                self.expected(field, "a whole number from 0 to 99", &value);
                None
            }
        }
    }

    pub(super) fn flag(&mut self, field: &str) -> Option<bool> {
        let value = self.take(field)?;
        if value.as_bool().is_none() {
            self.expected(field, "true or false", &value);
        }
        value.as_bool()
    }

    /// Name and version, and with them the card's place in every later message.
    pub(super) fn names(&mut self) -> (Option<String>, Option<String>) {
        let name = self.string("name", NAME_CHARS_LIMIT);
        let name = self.need("name", name).and_then(|name| self.plain("name", &name));
        let version = self.string("version", NAME_CHARS_LIMIT).filter(|version| !version.trim().is_empty());
        let version = version.and_then(|version| self.plain("version", &version));
        self.card = name.as_ref().map(|name| full_name(name, version.as_deref()));
        (name, version)
    }

    /// A name in our typography.
    fn plain(&mut self, field: &str, name: &str) -> Option<String> {
        match typography::normalise(name) {
            Ok(name) => Some(name),
            Err(unknown) => {
                self.unknown_symbol(field, unknown);
                None
            }
        }
    }

    pub(super) fn inks(&mut self, field: &str, names: &[String]) -> Inks {
        let mut inks = Inks::NONE;
        for name in names {
            match Ink::named(name) {
                Some(ink) if !inks.contains(ink) => inks = inks.with(ink),
                _ => self.expected(field, "different inks of the six", &Value::String(name.clone())),
            }
        }
        inks
    }

    pub(super) fn classifications(&mut self, field: &str) -> Vec<Classification> {
        let names = self.strings(field, LIST_LIMIT, NAME_CHARS_LIMIT);
        names.iter().filter_map(|name| self.plain(field, name)).map(Classification).collect()
    }

    /// Paragraphs in our typography and with our symbols.
    pub(super) fn paragraphs(&mut self, field: &str, raw: &[String]) -> Vec<String> {
        if raw.len() > PARAGRAPHS_LIMIT {
            let reason = Reason::OverLimit { what: "paragraphs", found: raw.len(), limit: PARAGRAPHS_LIMIT };
            self.problem(field, reason);
            return Vec::new();
        }
        let mut paragraphs = Vec::new();
        for text in raw {
            let found = text.chars().count();
            if found > PARAGRAPH_CHARS_LIMIT {
                let reason = Reason::OverLimit { what: "characters", found, limit: PARAGRAPH_CHARS_LIMIT };
                self.problem(field, reason);
                continue;
            }
            match typography::normalise(text) {
                Ok(text) if text.is_empty() => {}
                Ok(text) => paragraphs.push(text),
                Err(unknown) => self.unknown_symbol(field, unknown),
            }
        }
        paragraphs
    }

    fn unknown_symbol(&mut self, field: &str, UnknownSymbol { symbol, excerpt }: UnknownSymbol) {
        self.problem(field, Reason::UnknownSymbol { symbol, excerpt });
    }
}

/// A value as it is shown in a message.
fn short(value: &Value) -> String {
    const SHOWN: usize = 40;
    let text = value.to_string();
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// A JSON object without repeated keys.
struct Object(BTreeMap<String, Value>);

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Keys;
        impl<'de> Visitor<'de> for Keys {
            type Value = Object;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object, A::Error> {
                let mut object = BTreeMap::new();
                while let Some((key, value)) = map.next_entry::<String, Value>()? {
                    if object.contains_key(&key) {
                        return Err(de::Error::custom(format_args!("{key:?} stands there twice")));
                    }
                    object.insert(key, value);
                }
                Ok(Object(object))
            }
        }
        deserializer.deserialize_map(Keys)
    }
}

//! Which of the known shapes a file has, and its entries with their lines.

use serde::de::{Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, de};
use serde_json::value::RawValue;
use std::fmt;

use super::problem::{Place, Problems, Reason};
use super::{ENTRIES_LIMIT, FILE_BYTES_LIMIT};

/// Where a file comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Our own schema: one object per card.
    Own,
    /// LorcanaJSON's `allCards.json`: one object per printing.
    LorcanaJson,
    /// Objects of the Lorcast API: one per printing.
    Lorcast,
}

/// A file whose entries are not read yet.
pub(super) struct File<'a> {
    pub(super) source: Source,
    pub(super) entries: Vec<RawEntry<'a>>,
}

/// The JSON text of one entry and the place where it begins.
pub(super) struct RawEntry<'a> {
    pub(super) line: usize,
    /// The columns to the left of it.
    pub(super) indent: usize,
    pub(super) json: &'a str,
}

pub(super) fn read<'a>(bytes: &'a [u8], problems: &mut Problems) -> Option<File<'a>> {
    if bytes.len() > FILE_BYTES_LIMIT {
        let reason = Reason::OverLimit { what: "bytes", found: bytes.len(), limit: FILE_BYTES_LIMIT };
        problems.push(Place::default(), reason);
        return None;
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            problems.push(Place::default(), Reason::NotUtf8 { byte: error.valid_up_to() });
            return None;
        }
    };
    let list = match serde_json::from_str::<EntryList<'a>>(text) {
        Ok(list) => list,
        Err(error) => {
            problems.push(line_of(&error), not_json(&error, 0));
            return None;
        }
    };
    let reason = match (&list.entries, list.count) {
        (_, count) if count > ENTRIES_LIMIT => {
            Reason::OverLimit { what: "entries", found: count, limit: ENTRIES_LIMIT }
        }
        (None, _) => Reason::UnknownShape,
        (Some(entries), _) if entries.is_empty() => Reason::Empty,
        (Some(entries), _) => match source(entries[0].get()) {
            Some(source) => return Some(File { source, entries: with_lines(text, entries) }),
            None => Reason::UnknownShape,
        },
    };
    problems.push(Place::default(), reason);
    None
}

fn line_of(error: &serde_json::Error) -> Place {
    Place { line: Some(error.line()), ..Place::default() }
}

pub(super) fn not_json(error: &serde_json::Error, indent: usize) -> Reason {
    // serde_json ends its message with the place, which is already said.
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or_default().to_owned();
    let indent = if error.line() == 1 { indent } else { 0 };
    Reason::NotJson { message, column: error.column() + indent }
}

/// The shape of a file is that of its first entry: each has a field that the others do not have.
fn source(first: &str) -> Option<Source> {
    let keys = serde_json::from_str::<Keys>(first).ok()?;
    if keys.0.iter().any(|key| key == "fullTextSections" || key == "setCode" || key == "fullName") {
        Some(Source::LorcanaJson)
    } else if keys.0.iter().any(|key| key == "collector_number" || key == "inkwell") {
        Some(Source::Lorcast)
    } else if keys.0.iter().any(|key| key == "type" || key == "name" || key == "printings") {
        Some(Source::Own)
    } else {
        None
    }
}

fn with_lines<'a>(text: &'a str, entries: &[&'a RawValue]) -> Vec<RawEntry<'a>> {
    let mut line = 1;
    let mut counted = 0;
    let mut result = Vec::with_capacity(entries.len());
    for entry in entries {
        let json = entry.get();
        // The entry is borrowed from `text`: the difference of the addresses is its place in it.
        let start = (json.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len());
        line += text.as_bytes()[counted.min(start)..start].iter().filter(|byte| **byte == b'\n').count();
        counted = start;
        let indent = start - text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        result.push(RawEntry { line, indent, json });
    }
    result
}

/// The top of a file: a list, or an object with the list under `cards` or `results`.
struct EntryList<'a> {
    entries: Option<Vec<&'a RawValue>>,
    count: usize,
}

impl<'de> Deserialize<'de> for EntryList<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Top;
        impl<'de> Visitor<'de> for Top {
            type Value = EntryList<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards or an object that holds one")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                let mut count = 0;
                while let Some(entry) = list.next_element::<&RawValue>()? {
                    count += 1;
                    if count <= ENTRIES_LIMIT {
                        entries.push(entry);
                    }
                }
                Ok(EntryList { entries: Some(entries), count })
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut found = EntryList { entries: None, count: 0 };
                while let Some(key) = map.next_key::<String>()? {
                    match key.as_str() {
                        "cards" | "results" if found.entries.is_some() => {
                            return Err(de::Error::custom(format_args!("{key:?} is a second list of cards")));
                        }
                        "cards" | "results" => found = map.next_value()?,
                        _ => {
                            map.next_value::<IgnoredAny>()?;
                        }
                    }
                }
                Ok(found)
            }
        }
        deserializer.deserialize_any(Top)
    }
}

/// The keys of an object.
struct Keys(Vec<String>);

impl<'de> Deserialize<'de> for Keys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Keys;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Keys, A::Error> {
                let mut keys = Vec::new();
                while let Some((key, _)) = map.next_entry::<String, IgnoredAny>()? {
                    keys.push(key);
                }
                Ok(Keys(keys))
            }
        }
        deserializer.deserialize_map(Object)
    }
}

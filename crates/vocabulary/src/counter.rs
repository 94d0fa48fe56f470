//! Counters (1.13): what players get, have and remove that is no card.
//!
//! A counter is a row of [`ROWS`]: its words in each language and what it pays. A new one is read and written as soon as its row
//! stands here; until the engine has its rules, a card that speaks of it is said not to run.

use std::fmt;

use crate::Language;
use crate::words::words;

/// A kind of counter: a row of the table, or of a set that declares one.
#[derive(Clone, Copy)]
pub struct Counter(&'static CounterRow);

/// What stands in the row of a counter.
#[derive(Clone, Copy, Debug)]
pub struct CounterRow {
    /// How files call it.
    pub id: &'static str,
    /// Its words in a language.
    pub words: fn(Language) -> CounterWords,
    /// What one of them pays when it is removed.
    pub pays: Pays,
}

/// What a language calls a counter.
#[derive(Clone, Copy, Debug)]
pub struct CounterWords {
    /// One of them.
    pub one: &'static str,
    /// Several of them.
    pub several: &'static str,
    /// Whether the noun is feminine, where the language has genders.
    pub feminine: bool,
}

/// What removing a counter pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pays {
    /// 1.13.3: one ink of any ink cost.
    Ink,
    /// Nothing: it only counts.
    Nothing,
}

const INK_DROP: CounterRow =
    CounterRow { id: "ink drop", words: |language| words(language).ink_drop, pays: Pays::Ink };

/// All counters. Damage has words and rules of its own.
pub(crate) const ROWS: &[CounterRow] = &[INK_DROP];

impl Counter {
    /// 1.13.3: an ink drop.
    pub const INK_DROP: Counter = Counter(&INK_DROP);

    /// All kinds of counters.
    pub fn all() -> impl Iterator<Item = Counter> {
        ROWS.iter().map(Counter)
    }

    /// A counter that is declared by a row of one's own; it is read and written, and has no rules.
    pub const fn declared(row: &'static CounterRow) -> Counter {
        Counter(row)
    }

    /// What a language calls it.
    pub fn words(self, language: Language) -> CounterWords {
        (self.0.words)(language)
    }

    /// Its row.
    pub fn row(self) -> &'static CounterRow {
        self.0
    }

    /// The counter that files call so.
    pub fn by_id(id: &str) -> Option<Counter> {
        Counter::all().find(|counter| counter.row().id == id)
    }
}

// A counter is what its id says.
impl PartialEq for Counter {
    fn eq(&self, other: &Counter) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for Counter {}

impl PartialOrd for Counter {
    fn partial_cmp(&self, other: &Counter) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Counter {
    fn cmp(&self, other: &Counter) -> std::cmp::Ordering {
        self.0.id.cmp(other.0.id)
    }
}

impl std::hash::Hash for Counter {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.id.hash(state);
    }
}

impl fmt::Debug for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Counter({:?})", self.row().id)
    }
}

impl serde::Serialize for Counter {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.row().id)
    }
}

impl<'de> serde::Deserialize<'de> for Counter {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Counter, D::Error> {
        let id = String::deserialize(deserializer)?;
        Counter::by_id(&id).ok_or_else(|| serde::de::Error::custom(format!("no counter is called '{id}'")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_found_by_its_id() {
        for counter in Counter::all() {
            assert_eq!(Counter::by_id(counter.row().id), Some(counter));
        }
        assert_eq!(Counter::INK_DROP.row().id, "ink drop");
    }
}

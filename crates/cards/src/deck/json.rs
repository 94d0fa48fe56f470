//! Deck lists as JSON: `{"cards": [{"count": 4, "id": "…", "card": "Name - Version"}]}`.

use serde::{Deserialize, Serialize};

use super::Deck;
use super::problem::ListPlace;
use super::read::Entry;
use super::write::sorted;
use crate::catalogue::Catalogue;

/// The list as JSON: by kind, cost and name, each card once.
#[derive(Serialize, Deserialize)]
struct List {
    cards: Vec<Line>,
}

#[derive(Serialize, Deserialize)]
struct Line {
    count: u32,
    /// Its id; not needed where the name is there.
    #[serde(default)]
    id: Option<String>,
    /// The full name.
    #[serde(default)]
    card: Option<String>,
}

/// The list as JSON, on lines for people.
pub fn to_json(deck: &Deck, catalogue: &Catalogue) -> String {
    let cards = sorted(deck, catalogue)
        .into_iter()
        .map(|(count, card)| Line { count, id: Some(card.id.0.clone()), card: Some(card.full_name()) })
        .collect();
    serde_json::to_string_pretty(&List { cards }).expect("strings and numbers can always be written")
}

/// Why a text is no JSON list.
pub(super) struct Broken {
    /// In words.
    pub(super) why: String,
    /// The line and the column, where one is at fault.
    pub(super) at: Option<(usize, usize)>,
}

/// The entries of a JSON list; `None` where the text is none.
pub(super) fn decode(text: &str) -> Option<Result<Vec<(ListPlace, Entry)>, Broken>> {
    if !text.trim_start().starts_with('{') {
        return None;
    }
    let list: List = match serde_json::from_str(text) {
        Ok(list) => list,
        Err(error) => {
            let at = (error.line() > 0).then(|| (error.line(), error.column().max(1)));
            return Some(Err(Broken { why: error.to_string(), at }));
        }
    };
    let mut entries = Vec::new();
    for (index, line) in list.cards.into_iter().enumerate() {
        let Some(card) = line.card.or(line.id) else {
            return Some(Err(Broken { why: format!("entry {} names no card", index + 1), at: None }));
        };
        entries.push((ListPlace::Entry(index + 1), Entry::Copies { count: line.count.to_string(), card }));
    }
    Some(Ok(entries))
}

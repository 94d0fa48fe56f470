//! The words of the notation, for the colours of the editor: taken from the tables that the reader uses.

use notation::words::Words;
use serde::Serialize;
use ts_rs::TS;
use vocabulary::Language;

use crate::books::Nothing;
use crate::{Desk, Trouble};
use vocabulary::order::InOrder;

/// Words of the notation in every language, by what they are.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NotationWords {
    /// What stands before a colon in the header.
    pub headers: Vec<String>,
    /// What a line of a position begins with, and `expect`.
    pub places: Vec<String>,
    /// What a move or an answer begins with.
    pub verbs: Vec<String>,
}

pub(crate) fn words(_: &mut Desk, _: Nothing) -> Result<NotationWords, Trouble> {
    let of = |list: fn(&'static Words) -> Vec<&'static str>| {
        let all = Language::ALL.into_iter().flat_map(|language| list(Words::of(language)));
        let mut words: Vec<String> = all.map(opening).filter(|word| !word.is_empty()).collect();
        // The longest first: `ink drops` is not `ink`.
        words.order_by_key(|word| std::cmp::Reverse(word.chars().count()));
        words.dedup();
        words
    };
    Ok(NotationWords { headers: of(headers), places: of(places), verbs: of(Words::verbs) })
}

/// The words before the first thing that is spoken of.
fn opening(form: &str) -> String {
    form.split('{').next().unwrap_or(form).trim().to_owned()
}

fn headers(words: &'static Words) -> Vec<&'static str> {
    let Words { title, rules, source, note, seed, edition, variant, teams, .. } = words;
    vec![title, rules, source, note, seed, edition, variant, teams]
}

fn places(words: &'static Words) -> Vec<&'static str> {
    let Words {
        decks, player, turn, lore, ink, ink_drops, hand, deck, play, discard, inkwell, expect, ..
    } = words;
    vec![decks, player, turn, lore, ink, ink_drops, hand, deck, play, discard, inkwell, expect]
}

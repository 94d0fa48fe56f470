//! What may come next on a line that is being typed.

use super::rank::{Fit, Typed};
use super::words;
use vocabulary::{Language, fold};

/// The most completions that are offered at once.
const OFFERED_MAX: usize = 40;
/// The fewest letters of a name for which it is looked up.
const LETTERS_MIN: usize = 2;

/// Which cards a line may name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Among {
    /// Those of the table, and others only where none of them fits.
    Table,
    /// All, those of the table first.
    All,
}

/// What the session knows when a key is pressed.
#[derive(Debug, Default)]
pub(super) struct Known {
    pub(super) language: Language,
    /// Lines that are legal now.
    pub(super) legal: Vec<String>,
    /// Aliases and names of the cards of the position.
    pub(super) table: Vec<String>,
    /// All names.
    pub(super) all: Vec<String>,
    /// The position is finished.
    pub(super) is_playing: bool,
}

impl Known {
    /// Where the completed part begins, and what it may become.
    pub(super) fn complete(&self, before: &str) -> (usize, Vec<String>) {
        // A line that must be refused is completed behind its mark.
        let start = before.len() - before.trim_start_matches(['!', ' ']).len();
        let key = fold(before);
        let whole: Vec<String> = self
            .legal
            .iter()
            .filter(|line| fold(line).starts_with(&key))
            .take(OFFERED_MAX)
            .cloned()
            .collect();
        if self.is_playing && !whole.is_empty() {
            return (start, whole);
        }
        let words: Vec<String> = words::first(self.language, self.is_playing)
            .iter()
            .map(|word| by_player(word, before))
            .filter(|word| !key.is_empty() && fold(word).starts_with(&key))
            .collect();
        if !words.is_empty() {
            return (0, words);
        }
        // The longest part at the end that is a part of a name.
        let among = match self.is_playing || is_about_the_table(before) {
            true => Among::Table,
            false => Among::All,
        };
        for start in starts(before) {
            let part = &before[start..];
            let names = self.names(part, among);
            // "desafía a tink": the word before a name is no part of it, unless a name begins so.
            let is_meant = |name: &String| !is_preposition(part) || fold(name).starts_with(&fold(part));
            if names.iter().any(is_meant) {
                return (start, names);
            }
        }
        (before.len(), Vec::new())
    }

    /// The names that a text fits, those of the table first.
    fn names(&self, text: &str, among: Among) -> Vec<String> {
        let Some(typed) = Typed::new(text).filter(|_| fold(text).len() >= LETTERS_MIN) else {
            return Vec::new();
        };
        let fitting = |names: &[String]| {
            let mut found: Vec<(Fit, String)> =
                names.iter().filter_map(|name| Some((typed.fit(name)?, name.clone()))).collect();
            // Aliases stand before names.
            found.sort_by_key(|(fit, _)| *fit);
            // Where names begin so, those that only have the words somewhere are not meant.
            let begins = found.first().is_some_and(|(fit, _)| *fit <= Fit::Begins);
            found
                .into_iter()
                .filter(|(fit, _)| !begins || *fit <= Fit::Begins)
                .map(|(_, name)| name)
                .collect::<Vec<_>>()
        };
        let mut found = fitting(&self.table);
        if among == Among::All || found.is_empty() {
            found.extend(fitting(&self.all).into_iter().filter(|name| !self.table.contains(name)));
        }
        found.truncate(OFFERED_MAX);
        found
    }
}

/// A word of the session with the player's letter that was typed.
fn by_player(word: &str, before: &str) -> String {
    let letter = before.trim_start().chars().next().filter(|letter| matches!(letter, 'B'..='D' | 'b'..='d'));
    match (word.strip_prefix("A "), letter) {
        (Some(rest), Some(letter)) => format!("{} {rest}", letter.to_ascii_uppercase()),
        _ => word.to_owned(),
    }
}

/// Whether a line is a move, an answer, an expectation or a question about one: about cards that have been placed.
fn is_about_the_table(line: &str) -> bool {
    let line = line.trim_start_matches(['!', ' ']);
    let mut words = line.split_whitespace();
    let first = words.next().map(str::to_lowercase).unwrap_or_default();
    let is_about = matches!(first.as_str(), "a" | "b" | "c" | "d" | "expect" | "espera" | "why" | "por");
    is_about && words.next().is_some()
}

/// Whether a text begins with the Spanish word before a character that something is done to.
fn is_preposition(text: &str) -> bool {
    text.starts_with("a ")
}

/// Where words begin, from the left.
fn starts(text: &str) -> Vec<usize> {
    let mut found = vec![0];
    let breaks = |letter: char| letter == ' ' || matches!(letter, ';' | ':' | '[' | ',');
    found.extend(
        text.char_indices().filter(|(_, letter)| breaks(*letter)).map(|(at, letter)| at + letter.len_utf8()),
    );
    // What stands before a colon, a semicolon or a bracket is no part of a name.
    let is_name = |at: &usize| {
        let part = &text[*at..];
        part.starts_with(|letter: char| letter.is_alphanumeric()) && !part.contains([':', ';', '['])
    };
    found.retain(is_name);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(is_playing: bool) -> Known {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        Known {
            language: Language::Spanish,
            legal: names(&["A elige inky", "A elige blot"]),
            table: names(&["inky", "Inky - Small Dragon"]),
            all: names(&["Inky - Small Dragon", "Inky - Monstrous Dragon"]),
            is_playing,
        }
    }

    #[test]
    fn lines_words_and_names() {
        assert_eq!(
            known(true).complete("A elige"),
            (0, vec!["A elige inky".to_owned(), "A elige blot".to_owned()])
        );
        assert_eq!(known(true).complete("! A elige ink"), (2, vec!["A elige inky".to_owned()]));
        assert_eq!(known(true).complete("espera ink").1, ["inky", "Inky - Small Dragon"]);
        let (start, names) = known(false).complete("B: tinta 3; monstr");
        assert_eq!((start, names), (12, vec!["Inky - Monstrous Dragon".to_owned()]));
        assert_eq!(known(false).complete("jug").1, ["jugador"]);
        assert_eq!(known(false).complete("B ju").1, ["B juega "]);
    }

    /// A move typed before the position is finished is about its cards; the word before a name stays.
    #[test]
    fn moves_of_an_unfinished_position() {
        let known = Known { table: vec!["Inky - Small Dragon".to_owned()], ..known(false) };
        let small = || vec!["Inky - Small Dragon".to_owned()];
        assert_eq!(known.complete("A desafía a ink"), ("A desafía a ".len(), small()));
        assert_eq!(known.complete("A desafía a blot con dragon"), ("A desafía a blot con ".len(), small()));
        assert_eq!(known.complete("espera ink"), (7, small()));
        assert_eq!(known.complete("A: ink").1, ["Inky - Small Dragon", "Inky - Monstrous Dragon"]);
    }
}

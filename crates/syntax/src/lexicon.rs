//! The proper names a text may use: card names and classifications, known from the cards' facts.

use std::collections::{BTreeMap, BTreeSet};

/// Known proper names. A name in a text ends where a known name ends, not at punctuation.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    /// Folded card name to its spelling.
    names: BTreeMap<String, String>,
    classes: BTreeSet<String>,
    counters: Vec<vocabulary::Counter>,
    keywords: Vec<&'static vocabulary::KeywordRow>,
    longest_name: usize,
}

impl Lexicon {
    /// Adds a card name (without version).
    pub fn add_name(&mut self, name: &str) {
        self.longest_name = self.longest_name.max(name.len());
        self.names.insert(vocabulary::fold(name), name.to_owned());
        // 5.2.6.1: "A & B" also has the names A and B.
        for part in vocabulary::names_in(name) {
            self.names.entry(vocabulary::fold(part)).or_insert_with(|| part.to_owned());
        }
    }

    /// Adds a classification.
    pub fn add_class(&mut self, class: &str) {
        self.classes.insert(class.to_owned());
    }

    /// Adds a kind of counter that a set declares; the rules' own are always known.
    pub fn add_counter(&mut self, counter: vocabulary::Counter) {
        self.counters.push(counter);
    }

    /// Adds a keyword that a set declares before it has rules; the rules' own are always known.
    pub fn add_keyword(&mut self, keyword: &'static vocabulary::KeywordRow) {
        self.keywords.push(keyword);
    }

    /// The keywords that sets declare.
    pub(crate) fn keywords(&self) -> &[&'static vocabulary::KeywordRow] {
        &self.keywords
    }

    /// All kinds of counters.
    pub fn counters(&self) -> impl Iterator<Item = vocabulary::Counter> + use<'_> {
        vocabulary::Counter::all().chain(self.counters.iter().copied())
    }

    /// The longest known card name that `text` starts with, ending at a word's end: its spelling and length in bytes.
    pub fn name_at<'l>(&'l self, text: &str) -> Option<(&'l str, usize)> {
        let limit = (self.longest_name + 8).min(text.len());
        let mut ends: Vec<usize> = text
            .char_indices()
            .map(|(index, c)| index + c.len_utf8())
            .take_while(|end| *end <= limit)
            .filter(|end| is_word_end(text, *end))
            .collect();
        ends.reverse();
        ends.into_iter().find_map(|end| {
            let spelling = self.names.get(&vocabulary::fold(&text[..end]))?;
            // Folding drops punctuation: what stands behind the name belongs to it only if the name ends so.
            let last = text[..end].chars().next_back()?;
            (last.is_alphanumeric() || spelling.ends_with(last)).then_some((spelling.as_str(), end))
        })
    }

    /// The longest known classification in the plural that `text` starts with: the singular and the length in bytes.
    pub fn class_plural_at<'l>(&'l self, text: &str) -> Option<(&'l str, usize)> {
        let first = text.chars().next().filter(|c| c.is_uppercase())?;
        self.classes
            .iter()
            .filter(|class| class.starts_with(first))
            .map(|class| (class.as_str(), crate::grammar::plural(class)))
            .filter(|(_, plural)| text.starts_with(plural.as_str()) && is_word_end(text, plural.len()))
            .max_by_key(|(_, plural)| plural.len())
            .map(|(class, plural)| (class, plural.len()))
    }

    /// The longest known classification that `text` starts with, in the singular.
    pub fn class_at<'l>(&'l self, text: &str) -> Option<(&'l str, usize)> {
        self.classes
            .iter()
            .filter(|class| text.starts_with(class.as_str()) && is_word_end(text, class.len()))
            .max_by_key(|class| class.len())
            .map(|class| (class.as_str(), class.len()))
    }
}

/// How long the phrase in capitals is that a text starts with: words with a capital letter, small words only between them.
pub(crate) fn capitalised(text: &str, between: &[&str]) -> usize {
    let mut length = 0;
    let mut at = 0;
    for word in text.split(' ') {
        let bare = word.trim_end_matches(['.', ',', ';', ':', '"', ')', '!', '?']);
        let bare = bare.strip_suffix("'s").unwrap_or(bare);
        let bare = bare.split('\n').next().unwrap_or(bare);
        let capital = bare.chars().next().is_some_and(char::is_uppercase);
        if capital {
            length = at + bare.len();
        } else if !(length > 0 && between.contains(&word)) {
            break;
        }
        if bare.len() != word.len() {
            break;
        }
        at += word.len() + 1;
    }
    length
}

fn is_word_end(text: &str, end: usize) -> bool {
    if !text.is_char_boundary(end) {
        return false;
    }
    let before = text[..end].chars().next_back();
    let after = text[end..].chars().next();
    before.is_some_and(|c| !c.is_whitespace()) && !after.is_some_and(|c| c.is_alphanumeric())
}

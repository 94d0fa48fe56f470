//! Tags: words by which notes and searches find rules.

use std::sync::LazyLock;

use crate::beside::{Entry, Place, in_order};
use crate::read::ReadError;
use crate::words::words;
use crate::{Language, Number, Rule, rulebook};
use vocabulary::Each;
use vocabulary::fold::letters as fold;
use vocabulary::order::InOrder;

/// A tag with its names and the rules that carry it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The preferred one of each language.
    preferred: Each<String>,
    /// The English name, then all others.
    names: Vec<String>,
    /// The rules that have it; those under them have it as well.
    pub rules: Vec<Number>,
}

impl Tag {
    /// The name in a language.
    pub fn name(&self, language: Language) -> &str {
        self.preferred.get(language)
    }

    /// All names.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    fn covers(&self, number: Number) -> bool {
        self.rules.iter().any(|rule| *rule == number || number.is_below(rule))
    }
}

static ALL: LazyLock<Vec<Tag>> =
    LazyLock::new(|| read().expect("the embedded files have the right shape: the tests read them"));

/// Reads `tags.txt` of each language: in English `that: 6.1.11`, in the others `that: ese`, in the same order.
fn read() -> Result<Vec<Tag>, ReadError> {
    let mut tags = Vec::new();
    for line in lines(Language::default()) {
        let rules = line.text.split_whitespace().map(str::parse).collect::<Result<_, _>>();
        let mut tag = Tag {
            preferred: Each::default(),
            names: Vec::new(),
            rules: rules.map_err(|wrong| line.place.error(format!("{wrong}")))?,
        };
        tag.call(Language::default(), line.key);
        tags.push(tag);
    }
    for language in Language::ALL.into_iter().filter(|language| *language != Language::default()) {
        let keys = lines(Language::default()).map(|line| line.key);
        for (tag, line) in tags.iter_mut().zip(in_order((BOOK, language), keys, lines(language))?) {
            tag.call(language, line.text);
        }
    }
    Ok(tags)
}

impl Tag {
    /// Takes the names of a language, the preferred one first.
    fn call(&mut self, language: Language, names: &str) {
        let names = || names.split(',').map(|name| name.trim().to_owned());
        names().take(1).for_each(|preferred| *self.preferred.get_mut(language) = preferred);
        for name in names() {
            if !self.names.contains(&name) {
                self.names.push(name);
            }
        }
    }
}

const BOOK: &str = "tags.txt";

/// The lines of a language's file without its comments.
fn lines(language: Language) -> impl Iterator<Item = Entry> {
    let lines = words(language).tag_names.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines.filter_map(move |(index, line)| {
        let (key, text) = line.split_once(": ")?;
        Some(Entry { place: Place { book: BOOK, language, line: index + 1 }, key, text })
    })
}

/// All tags.
pub fn tags() -> &'static [Tag] {
    &ALL
}

/// The tag with this name, with or without `#`, whatever the case, the accents and the kind of blank.
pub fn tag(name: &str) -> Option<&'static Tag> {
    let key = fold(name.trim().trim_start_matches('#')).replace([' ', '_'], "-");
    tags().iter().find(|tag| tag.names.contains(&key))
}

/// The tags of a rule: its own, then those of the rules above it.
pub fn tags_of(number: Number) -> Vec<&'static Tag> {
    let mut found: Vec<&Tag> = tags().iter().filter(|tag| tag.covers(number)).collect();
    found.order_by_key(|tag| !tag.rules.contains(&number));
    found
}

/// The rules that a tag names, each followed by those under it.
pub fn tagged(tag: &Tag) -> Vec<&'static Rule> {
    let mut rules: Vec<&Rule> = Vec::new();
    for named in &tag.rules {
        let covered = rulebook().rules().filter(|rule| rule.number == *named || rule.number.is_below(named));
        for rule in covered {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
    }
    rules
}

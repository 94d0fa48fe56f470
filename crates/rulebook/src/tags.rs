//! Tags: words by which notes and searches find rules.

use std::sync::LazyLock;

use crate::files::TAGS;
use crate::{Language, Number, Rule, rulebook};
use vocabulary::fold::letters as fold;
use vocabulary::order::InOrder;

/// A tag with its names and the rules that carry it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The English name, then all others.
    names: Vec<String>,
    /// The rules that have it; those under them have it as well.
    pub rules: Vec<Number>,
}

impl Tag {
    /// The name in a language; the first ones are those preferred in each language, in their order.
    pub fn name(&self, language: Language) -> &str {
        self.names.get(language as usize).or(self.names.first()).map_or("", String::as_str)
    }

    /// All names.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    fn covers(&self, number: Number) -> bool {
        self.rules.iter().any(|rule| *rule == number || number.is_below(rule))
    }
}

static ALL: LazyLock<Vec<Tag>> = LazyLock::new(|| TAGS.lines().filter_map(read).collect());

/// `that, ese: 6.1.11`; comments are none, and what is no number is left out, which the tests would notice.
fn read(line: &str) -> Option<Tag> {
    let (names, rules) = line.strip_prefix('#').map_or_else(|| line.split_once(':'), |_| None)?;
    let names = names.split(',').map(|name| name.trim().to_owned()).collect();
    let rules = rules.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    Some(Tag { names, rules })
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

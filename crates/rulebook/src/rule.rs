//! A rule: what one number says, in both languages.

use std::fmt;
use vocabulary::Each;

use crate::{Language, Number};

/// An edition of the Comprehensive Rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// In force in autumn 2025 and before.
    One,
    /// February 2026.
    TwoZero,
    /// April 2026.
    TwoOne,
    /// July 2026.
    TwoTwo,
    /// October 2026; the edition of this rulebook.
    TwoThree,
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Edition; 5] =
        [Edition::One, Edition::TwoZero, Edition::TwoOne, Edition::TwoTwo, Edition::TwoThree];

    /// The edition of this rulebook.
    pub const CURRENT: Edition = Edition::TwoThree;

    /// Reads `1.x`, `1`, `v1`, `2.2` or `2.2.0`.
    pub fn read(text: &str) -> Option<Edition> {
        let text = text.trim().trim_start_matches(['v', 'V']);
        match text.strip_suffix(".0").filter(|short| short.contains('.')).unwrap_or(text) {
            "1" | "1.x" => Some(Edition::One),
            written => Edition::ALL.into_iter().find(|edition| edition.to_string() == written),
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Edition::One => "1.x",
            Edition::TwoZero => "2.0",
            Edition::TwoOne => "2.1",
            Edition::TwoTwo => "2.2",
            Edition::TwoThree => "2.3",
        })
    }
}

/// One entry of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its number in this edition.
    pub number: Number,
    /// The edition since which the rule exists or works as it does; none if it is as in 2.0.
    pub since: Option<Edition>,
    /// Commonly got wrong; [`Rule::why`] says how.
    pub subtle: bool,
    /// The number in the edition before, if it moved.
    pub was: Option<Number>,
    /// The open points that concern this rule (part D).
    pub open: Vec<Number>,
    /// The rules this open point concerns (only in part D).
    pub about: Vec<Number>,
    pub(crate) prose: Each<Prose>,
}

/// The sentences of one entry in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prose {
    pub(crate) title: Option<String>,
    pub(crate) text: String,
    pub(crate) why: Option<String>,
    pub(crate) example: Option<String>,
    pub(crate) engine: Option<String>,
    pub(crate) default: Option<String>,
}

impl Rule {
    /// The heading, for sections and for the few rules that have one.
    pub fn title(&self, language: Language) -> Option<&str> {
        self.prose(language).title.as_deref()
    }

    /// What the rule says: Markdown paragraphs, tables, lists or code, separated by blank lines.
    pub fn text(&self, language: Language) -> &str {
        &self.prose(language).text
    }

    /// What is commonly got wrong about it.
    pub fn why(&self, language: Language) -> Option<&str> {
        self.prose(language).why.as_deref()
    }

    /// An example.
    pub fn example(&self, language: Language) -> Option<&str> {
        self.prose(language).example.as_deref()
    }

    /// A hint for programs.
    pub fn engine(&self, language: Language) -> Option<&str> {
        self.prose(language).engine.as_deref()
    }

    /// Our answer, if this is an open point.
    pub fn default(&self, language: Language) -> Option<&str> {
        self.prose(language).default.as_deref()
    }

    pub(crate) fn prose(&self, language: Language) -> &Prose {
        self.prose.get(language)
    }
}

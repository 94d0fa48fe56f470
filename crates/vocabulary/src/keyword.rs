//! The keywords (chapter 8): one row each, with the printed word. What other languages call them is in their files of `words`.

use serde::{Deserialize, Serialize};

use crate::words::words;
use crate::{Language, fold};

macro_rules! keywords {
    ($($name:ident, $rule:literal, $number:ident, $printed:literal;)+) => {
        /// A keyword, without its number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Keyword {
            $(#[doc = $rule] $name,)+
        }

        impl Keyword {
            /// All of them, in the order of the rules (8.1.1), the latest last.
            pub const ALL: [Keyword; [$($rule),+].len()] = [$(Keyword::$name),+];

            /// The section of the rules about it.
            pub const fn rule(self) -> &'static str {
                match self { $(Keyword::$name => $rule,)+ }
            }

            /// What stands behind it in print.
            pub const fn number(self) -> KeywordNumber {
                match self { $(Keyword::$name => KeywordNumber::$number,)+ }
            }

            /// The printed word, as the one name that it has in print.
            pub(crate) fn printed(self) -> &'static [&'static str] {
                match self { $(Keyword::$name => &[$printed],)+ }
            }
        }
    };
}

/// What stands behind a keyword in print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeywordNumber {
    /// Nothing: it is there or is not (8.1.2).
    None,
    /// A number, or a cost.
    Plain,
    /// `+N`: several add up (8.1.2).
    Plus,
}

/// A keyword that a set declares before it has rules: it is read and written, and a card that has it is said not to run.
#[derive(Clone, Copy, Debug)]
pub struct KeywordRow {
    /// The word in a language.
    pub word: fn(Language) -> &'static str,
    /// What stands behind it.
    pub number: KeywordNumber,
}

keywords! {
    Alert, "8.2", None, "Alert";
    Bodyguard, "8.3", None, "Bodyguard";
    Boost, "8.4", Plain, "Boost";
    Challenger, "8.5", Plus, "Challenger";
    Evasive, "8.6", None, "Evasive";
    Reckless, "8.7", None, "Reckless";
    Resist, "8.8", Plus, "Resist";
    Rush, "8.9", None, "Rush";
    Shift, "8.10", Plain, "Shift";
    Singer, "8.11", Plain, "Singer";
    SingTogether, "8.12", Plain, "Sing Together";
    Support, "8.13", None, "Support";
    Vanish, "8.14", None, "Vanish";
    Ward, "8.15", None, "Ward";
    Adventurous, "8.16", None, "Adventurous";
}

impl Keyword {
    /// All names in a language, ours first; an input may use any of them.
    pub fn names(self, language: Language) -> &'static [&'static str] {
        (words(language).keyword)(self)
    }

    /// Its name in a language.
    pub fn name(self, language: Language) -> &'static str {
        self.names(language)[0]
    }

    /// The printed word.
    pub fn word(self) -> &'static str {
        self.printed()[0]
    }

    /// The keyword that goes by this name in any language, however it is spelled.
    pub fn named(name: &str) -> Option<Keyword> {
        let folded = fold(name);
        let is_it = |keyword: &Keyword| {
            Language::ALL
                .iter()
                .flat_map(|language| keyword.names(*language))
                .any(|word| fold(word) == folded)
        };
        Keyword::ALL.into_iter().find(is_it)
    }

    /// 8.1.2: keywords written with +N add up.
    pub fn adds_up(self) -> bool {
        self.number() == KeywordNumber::Plus
    }

    /// Its bit in a set of keywords.
    pub fn bit(self) -> u16 {
        1 << self as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_found_by_any_of_their_names() {
        for keyword in Keyword::ALL {
            for name in Language::ALL.iter().flat_map(|language| keyword.names(*language)) {
                assert_eq!(Keyword::named(name), Some(keyword), "{name}");
                assert_eq!(Keyword::named(&name.to_uppercase()), Some(keyword), "{name}");
            }
        }
        assert_eq!(Keyword::named("proteccion"), Some(Keyword::Ward));
        assert_eq!(Keyword::named("hover"), None);
    }
}

//! The two languages in which everything is said.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language that people read. English is authoritative (1.1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language {
    /// The language that decides.
    #[default]
    #[serde(rename = "en")]
    English,
    /// As players and judges of Spain speak.
    #[serde(rename = "es")]
    Spanish,
}

impl Language {
    /// All languages, the authoritative one first.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }

    /// The one of two texts that is in this language.
    pub fn pick<T>(self, english: T, spanish: T) -> T {
        match self {
            Language::English => english,
            Language::Spanish => spanish,
        }
    }
}

/// One text in every language.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wording([String; Language::ALL.len()]);

impl Wording {
    /// The text as it is said in each language.
    pub fn of<T: Into<String>>(mut say: impl FnMut(Language) -> T) -> Self {
        Wording(Language::ALL.map(|language| say(language).into()))
    }

    /// In one of them.
    pub fn say(&self, language: Language) -> &str {
        &self.0[language as usize]
    }
}

/// The language that decides (1.1.4).
impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.say(Language::default()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that is not the code of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageError(pub String);

impl fmt::Display for LanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language {:?}, expected en or es", self.0)
    }
}

impl std::error::Error for LanguageError {}

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(text: &str) -> Result<Self, LanguageError> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| LanguageError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_written() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        let error = "fr".parse::<Language>().expect_err("not spoken here");
        assert_eq!(error.to_string(), "unknown language \"fr\", expected en or es");
        assert_eq!(Language::default().pick(1, 2), 1);
    }

    #[test]
    fn a_wording_has_every_language_in_its_place() {
        let codes = Wording::of(Language::code);
        for language in Language::ALL {
            assert_eq!(codes.say(language), language.code());
        }
        assert_eq!(codes.to_string(), "en");
    }
}

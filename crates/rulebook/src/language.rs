//! The two languages of the rulebook.

use std::fmt;
use std::str::FromStr;

/// A language of the rulebook. English is authoritative (1.1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    #[default]
    English,
    Spanish,
}

impl Language {
    /// All languages, the authoritative one first.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// The two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }

    pub(crate) fn pick<T>(self, english: T, spanish: T) -> T {
        match self {
            Language::English => english,
            Language::Spanish => spanish,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The language codes that exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language {0:?}, expected en or es")]
pub struct LanguageError(pub String);

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(text: &str) -> Result<Self, LanguageError> {
        match text {
            "en" => Ok(Language::English),
            "es" => Ok(Language::Spanish),
            other => Err(LanguageError(other.to_owned())),
        }
    }
}

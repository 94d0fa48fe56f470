//! The languages in which everything is said.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The languages, a row each: how it is called in code, its files and folders, its two-letter code. The authoritative one stands first
/// (1.1.4). This is the only list of them: whatever needs one names a macro that takes these rows, after what it wants to say to it.
///
/// ```
/// macro_rules! codes {
///     ($($(#[$about:meta])* $name:ident $module:ident $code:literal,)+) => { const CODES: &[&str] = &[$($code),+]; };
/// }
/// lorekeeper_vocabulary::languages!(codes);
/// assert_eq!(CODES[0], "en");
/// ```
#[macro_export]
macro_rules! languages {
    ($then:path $(, $($with:tt)+)?) => {
        $then! {
            $($($with)+)?
            /// The language that decides.
            English english "en",
            /// As players and judges of Spain speak.
            Spanish spanish "es",
        }
    };
}

macro_rules! language {
    ($($(#[$about:meta])* $name:ident $module:ident $code:literal,)+) => {
        /// A language that people read. English is authoritative (1.1.4).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Language {
            $($(#[$about])* #[serde(rename = $code)] $name,)+
        }

        impl Language {
            /// All languages, the authoritative one first.
            pub const ALL: [Language; [$($code),+].len()] = [$(Language::$name),+];

            /// The two-letter code.
            pub const fn code(self) -> &'static str {
                match self { $(Language::$name => $code,)+ }
            }

            /// How its files and folders are called.
            pub const fn folder(self) -> &'static str {
                match self { $(Language::$name => stringify!($module),)+ }
            }
        }
    };
}

languages!(language);

/// The authoritative one (1.1.4).
impl Default for Language {
    fn default() -> Language {
        Language::ALL[0]
    }
}

/// What each language says, in files of its own: declares their modules beside the file that calls it, and a function that picks what
/// one of them has under a name. A language without the file or the name does not compile.
///
/// ```ignore
/// vocabulary::tables! {
///     /// The words of a language.
///     pub(crate) fn words -> &'static Words = &WORDS;
/// }
/// ```
#[macro_export]
macro_rules! tables {
    ($(#[$about:meta])* $seen:vis fn $words:ident -> &'static $table:ty = &$name:ident;) => {
        $crate::languages! { $crate::tables, @[$(#[$about])* $seen fn $words -> $table = $name] }
    };
    (
        @[$(#[$about:meta])* $seen:vis fn $words:ident -> $table:ty = $name:ident]
        $($(#[$described:meta])* $language:ident $module:ident $code:literal,)+
    ) => {
        $(mod $module;)+

        $(#[$about])*
        $seen fn $words(language: $crate::Language) -> &'static $table {
            match language { $($crate::Language::$language => &$module::$name,)+ }
        }
    };
}

/// One of something for each language.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Each<T>([T; Language::ALL.len()]);

impl<T> Each<T> {
    /// What a function makes for each language, in their order.
    pub fn of(make: impl FnMut(Language) -> T) -> Self {
        Each(Language::ALL.map(make))
    }

    /// That of one of them.
    pub fn get(&self, language: Language) -> &T {
        &self.0[language as usize]
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, language: Language) -> &mut T {
        &mut self.0[language as usize]
    }

    /// All of them, in the order of the languages.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

/// A sentence with one place for what it is about, in a language's table of words.
pub type Form1 = fn(&dyn fmt::Display) -> String;
/// A sentence with two places.
pub type Form2 = fn(&dyn fmt::Display, &dyn fmt::Display) -> String;
/// A sentence with three places.
pub type Form3 = fn(&dyn fmt::Display, &dyn fmt::Display, &dyn fmt::Display) -> String;
/// A sentence with four places.
pub type Form4 = fn(&dyn fmt::Display, &dyn fmt::Display, &dyn fmt::Display, &dyn fmt::Display) -> String;
/// A sentence with five places.
pub type Form5 = fn(
    &dyn fmt::Display,
    &dyn fmt::Display,
    &dyn fmt::Display,
    &dyn fmt::Display,
    &dyn fmt::Display,
) -> String;
/// A sentence with six places.
pub type Form6 = fn(
    &dyn fmt::Display,
    &dyn fmt::Display,
    &dyn fmt::Display,
    &dyn fmt::Display,
    &dyn fmt::Display,
    &dyn fmt::Display,
) -> String;

/// One text in every language.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wording(Each<String>);

impl Wording {
    /// The text as it is said in each language.
    pub fn of<T: Into<String>>(mut say: impl FnMut(Language) -> T) -> Self {
        Wording(Each::of(|language| say(language).into()))
    }

    /// In one of them.
    pub fn say(&self, language: Language) -> &str {
        self.0.get(language)
    }
}

/// By the codes of the languages: `{en: "…", es: "…"}`.
impl Serialize for Wording {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Language::ALL.map(|language| (language, self.say(language))))
    }
}

/// No language may be missing, and none empty.
impl<'de> Deserialize<'de> for Wording {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wording, D::Error> {
        let texts = BTreeMap::<Language, String>::deserialize(deserializer)?;
        let is_said = |language: &Language| texts.get(language).is_some_and(|text| !text.trim().is_empty());
        match Language::ALL.into_iter().find(|language| !is_said(language)) {
            Some(missing) => Err(serde::de::Error::custom(format!("no text in {missing}"))),
            None => Ok(Wording::of(|language| texts[&language].clone())),
        }
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
        write!(
            f,
            "unknown language {:?}, expected {}",
            self.0,
            Language::ALL.map(Language::code).join(" or ")
        )
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

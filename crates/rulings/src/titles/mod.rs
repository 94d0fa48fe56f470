//! Titles of rulings in other languages than the one of their files, one line each: `name: title`; a file a
//! language.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rulebook::Language;
use vocabulary::Each;

type Titles = BTreeMap<&'static str, &'static str>;

/// What a language has of them.
struct Words {
    /// The lines of its titles.
    titles: &'static str,
    /// That a title is in English.
    in_english: &'static str,
}

vocabulary::tables! {
    /// The words of a language.
    fn words -> &'static Words = &WORDS;
}

static TITLES: LazyLock<Each<Titles>> = LazyLock::new(|| {
    Each::of(|language| {
        let lines = words(language).titles.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| line.split_once(": ")).collect()
    })
});

/// The title of the ruling with this name, where it is written in this language beside its file.
pub(crate) fn title(name: &str, language: Language) -> Option<&'static str> {
    TITLES.get(language).get(name).copied()
}

/// That a title is in English, said in this language.
pub(crate) fn is_english(language: Language) -> &'static str {
    words(language).in_english
}

//! Titles of rulings in other languages than the one of their files, one line each: `name: title`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rulebook::Language;
use vocabulary::Each;

type Titles = BTreeMap<&'static str, &'static str>;

/// The titles of a language and how it says that one is in English: the only place of this room that lists them. The files themselves
/// have English ones.
fn of(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => ("", "in English"),
        Language::Spanish => (include_str!("../../../rulings/titles.es"), "en inglés"),
    }
}

static TITLES: LazyLock<Each<Titles>> = LazyLock::new(|| {
    Each::of(|language| {
        let lines = of(language).0.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| line.split_once(": ")).collect()
    })
});

/// The title of the ruling with this name, where it is written in this language beside its file.
pub(crate) fn title(name: &str, language: Language) -> Option<&'static str> {
    TITLES.get(language).get(name).copied()
}

/// That a title is in English, said in this language.
pub(crate) fn is_english(language: Language) -> &'static str {
    of(language).1
}

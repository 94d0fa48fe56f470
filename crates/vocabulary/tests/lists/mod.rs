//! The places that list languages.

/// What lists the languages of a room. The compiler asks each of them for a new one.
pub(crate) const LISTS: &[&str] = &[
    "desk/src/words/mod.rs",
    "files/src/say/mod.rs",
    "lore/src/words/mod.rs",
    "narrate/src/tongue.rs",
    "notation/src/words/mod.rs",
    "players/src/strength/mod.rs",
    "rulebook/src/words/mod.rs",
    "rulings/src/titles.rs",
    "sim/src/words/mod.rs",
    "syntax/src/lib.rs",
    "table/src/words/mod.rs",
    "terminal/src/words/mod.rs",
    "web/src/said/mod.rs",
    // The languages of the wire, as the page spells them.
    "web/src/words.rs",
    // Words that every room shares: a column for each language.
    "vocabulary/src/ink.rs",
    "vocabulary/src/keyword.rs",
    "vocabulary/src/language.rs",
    // What keywords mean, a row each, so that a keyword is told in one place.
    "syntax/src/reminder.rs",
];

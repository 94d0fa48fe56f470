//! The embedded files of `rulebook/`.

/// A file of rules in both languages.
pub(crate) struct Pair {
    pub(crate) name: &'static str,
    pub(crate) english: &'static str,
    pub(crate) spanish: &'static str,
}

macro_rules! pairs {
    ($($name:literal),* $(,)?) => {
        &[$(Pair {
            name: $name,
            english: include_str!(concat!("../../../rulebook/en/", $name)),
            spanish: include_str!(concat!("../../../rulebook/es/", $name)),
        }),*]
    };
}

pub(crate) static RULES: &[Pair] = pairs![
    "01-concepts.md",
    "02-gameplay.md",
    "03-turn.md",
    "04-turn-actions.md",
    "05-cards.md",
    "06-abilities.md",
    "07-zones.md",
    "08-keywords.md",
    "09-multiplayer.md",
    "10-variants.md",
    "algorithms.md",
    "appendix.md",
    "open-points.md",
];

pub(crate) static CONCORDANCE: &str = include_str!("../../../rulebook/concordance.md");
pub(crate) static HISTORY: &str = include_str!("../../../rulebook/history.txt");
pub(crate) static ASKED: &str = include_str!("../../../rulebook/asked.txt");
pub(crate) static TAGS: &str = include_str!("../../../rulebook/tags.txt");
pub(crate) static INDEX: &str = include_str!("../../../rulebook/index.txt");
pub(crate) static GLOSSARY: &str = include_str!("../../../rulebook/glossary.md");

//! The embedded files of `rulebook/`.

/// How many files of rules there are in each language.
pub(crate) const FILES: usize = 13;

/// The files of rules in the language with this code, in their order: name and text.
macro_rules! rule_files {
    ($code:literal) => {
        $crate::files::rule_files!(
            $code: "01-concepts.md", "02-gameplay.md", "03-turn.md", "04-turn-actions.md", "05-cards.md", "06-abilities.md",
            "07-zones.md", "08-keywords.md", "09-multiplayer.md", "10-variants.md", "algorithms.md", "appendix.md", "open-points.md"
        )
    };
    ($code:literal: $($name:literal),*) => {
        [$(($name, include_str!(concat!("../../../../rulebook/", $code, "/", $name)))),*]
    };
}
pub(crate) use rule_files;

pub(crate) static HISTORY: &str = include_str!("../../../rulebook/history.txt");
pub(crate) static INDEX: &str = include_str!("../../../rulebook/index.txt");

//! How far results can be trusted: what was measured of each player, a file a language.

use vocabulary::Language;

use crate::PlayerKind;

/// How a language says it.
struct Words {
    strength: fn(PlayerKind) -> &'static str,
}

vocabulary::tables! {
    /// The words of a language.
    fn words -> &'static Words = &WORDS;
}

impl PlayerKind {
    /// How well it plays, as measured (docs/statistics.md says how).
    pub fn strength(self, language: Language) -> &'static str {
        (words(language).strength)(self)
    }
}

//! How far results can be trusted: what was measured of each player, a file a language.

mod english;
mod spanish;

use vocabulary::Language;

use crate::PlayerKind;

impl PlayerKind {
    /// How well it plays, as measured (docs/statistics.md says how).
    pub fn strength(self, language: Language) -> &'static str {
        match language {
            Language::English => english::strength(self),
            Language::Spanish => spanish::strength(self),
        }
    }
}

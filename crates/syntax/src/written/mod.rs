//! An ability as a language writes it, a file a language: it names the writer, its own or another language's.

use crate::tree::Ability;
use vocabulary::Language;

/// How a language writes a card's text.
pub(crate) struct Writer {
    ability: fn(&Ability) -> String,
}

vocabulary::tables! {
    /// The writer of a language.
    fn writer -> &'static Writer = &WRITER;
}

/// An ability as a language writes it.
pub fn written(ability: &Ability, language: Language) -> String {
    (writer(language).ability)(ability)
}

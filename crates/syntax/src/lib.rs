//! Printed English to tree; tree to English and to Spanish.
//!
//! The reader is a grammar over tokens, one module per family of phrases, with the reader (`read`), the English writer
//! (`english`) and the Spanish writer (`spanish`) of a family side by side. It never drops or guesses: what it cannot
//! read is a [`Diagnostic`] that points at the first word it does not understand and says what was expected. English
//! written from the tree gives the print again, reminder text aside; that round trip proves that nothing was dropped.

pub mod bind;
pub mod cursor;
pub mod diagnostic;
pub mod grammar;
pub mod lex;
pub mod lexicon;
pub mod normalise;
pub mod out;
pub mod phrase;
pub mod reminder;
pub mod sense;
pub mod spanish;
pub mod tree;
pub mod wording;

pub use cursor::{Cursor, Fail, Read};
pub use diagnostic::Diagnostic;
pub use lexicon::Lexicon;
pub use normalise::{fingerprint_text, normalise};
pub use phrase::card::spanish::spanish;
pub use phrase::card::{ReadAbility, english, read_card, read_paragraph, read_surface};

/// An ability as a language writes it: the only place of this room that lists the languages.
pub fn written(ability: &tree::Ability, language: vocabulary::Language) -> String {
    match language {
        vocabulary::Language::English => english(ability),
        vocabulary::Language::Spanish => spanish(ability),
    }
}

//! Printed English to tree; tree to English and to Spanish.
//!
//! The reader is a grammar over tokens, one module per family of phrases, with the reader (`read`), the English writer
//! (`english`) and the Spanish writer (`spanish`) of a family side by side. It never drops or guesses: what it cannot
//! read is a [`Diagnostic`] that points at the first word it does not understand and says what was expected. English
//! written from the tree gives the print again, reminder text aside; that round trip proves that nothing was dropped.

mod bind;
mod cursor;
mod diagnostic;
mod grammar;
mod lex;
mod lexicon;
mod normalise;
mod out;
mod phrase;
mod quest_wording;
pub mod reminder;
mod sense;
mod spanish;
pub mod tree;
mod wording;
mod wording_rows;
mod written;

pub use bind::{Explained, Unbound, Why, explain};
pub use diagnostic::Diagnostic;
pub use lexicon::Lexicon;
pub use normalise::{fingerprint_text, normalise};
pub use phrase::card::spanish::spanish;
pub use phrase::card::{ReadAbility, english, read_card, read_paragraph, read_surface};
pub use phrase::{english_clause, english_condition, english_event};
pub use written::written;

//! Words that every room shares, each once.
//!
//! Kinds of cards, inks, keywords, languages, names as people type them, index newtypes. Nothing here knows a sentence, a
//! game or a file.

mod card_kind;
mod counter;
pub mod fold;
pub mod index;
mod ink;
mod keyword;
mod language;
mod names;
pub mod order;
pub mod similarity;
pub mod spelling;
mod words;

pub use card_kind::CardKind;
pub use counter::{Counter, CounterRow, CounterWords, Pays};
pub use fold::fold;
pub use ink::{Ink, Inks};
pub use keyword::{Keyword, KeywordNumber, KeywordRow};
pub use language::{Each, Form1, Form2, Form3, Form4, Form5, Form6, Language, LanguageError, Wording};
pub use names::names_in;
pub use spelling::spelling;

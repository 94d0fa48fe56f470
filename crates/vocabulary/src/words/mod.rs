//! What the words are called that every room shares: one table, a file a language. A language that lacks a name does not compile.

use crate::{CounterWords, Ink, Inks, Keyword};

/// Every name, by what is named.
pub(crate) struct Words {
    /// All names of a keyword, ours first.
    pub(crate) keyword: fn(Keyword) -> &'static [&'static str],
    pub(crate) ink: fn(Ink) -> &'static str,
    /// Several inks, one after another.
    pub(crate) inks: fn(Inks) -> String,
    pub(crate) ink_drop: CounterWords,
}

crate::tables! {
    /// The words of a language.
    pub(crate) fn words -> &'static Words = &WORDS;
}

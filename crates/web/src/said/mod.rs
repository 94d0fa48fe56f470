//! What the page's desk says beside the other rooms: one table, a file a language. A language that lacks a phrase does not compile.

use vocabulary::{Form1, Form3, Form4};

/// Every phrase, named after what it says in English.
pub(crate) struct Words {
    pub(crate) no_such_ruling: Form1,
    pub(crate) no_question: &'static str,
    pub(crate) no_exam: &'static str,
    pub(crate) no_such_game: &'static str,
    pub(crate) gained_most: Form4,
    pub(crate) chances_rose: Form4,
    pub(crate) no_game_to_play_on: &'static str,
    pub(crate) no_such_card: Form1,
    pub(crate) at_line_of: Form3,
    pub(crate) decks_needed: Form1,
}

vocabulary::tables! {
    /// The words of a language.
    pub(crate) fn words -> &'static Words = &WORDS;
}

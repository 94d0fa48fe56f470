//! What the desk says: one table, a file a language. A language that lacks a phrase does not compile.

use crate::notes::NoteError;
use vocabulary::{Form1, Form2, Form3, Form4};

/// Every phrase, named after what it says in English.
pub(crate) struct Words {
    /// Why a note cannot be read.
    pub(crate) note_error: fn(&NoteError) -> String,
    pub(crate) a_question: &'static str,
    pub(crate) what_happens: Form1,
    pub(crate) yes: &'static str,
    pub(crate) no: &'static str,
    pub(crate) which_is_so: &'static str,
    pub(crate) which_are_so: &'static str,
    pub(crate) yes_it_is_legal: &'static str,
    pub(crate) is_it_legal: Form1,
    pub(crate) in_which_order: &'static str,
    pub(crate) rule_moved: Form3,
    pub(crate) rule_changed: Form4,
    pub(crate) rule_not_yet: Form3,
    pub(crate) rule_gone: Form3,
    pub(crate) rule_of_another: Form4,
    pub(crate) no_such_rule: Form1,
    pub(crate) did_you_mean: Form1,
    pub(crate) broken_link: Form2,
    pub(crate) broken_block: Form1,
    pub(crate) nothing_before: &'static str,
    pub(crate) false_block: Form2,
    pub(crate) more_steps: Form1,
    pub(crate) rules_of_edition: &'static str,
    pub(crate) player: Form1,
    pub(crate) ink: Form1,
    pub(crate) exerted_ink: Form1,
    pub(crate) ink_drops: Form1,
    pub(crate) more_in_hand: Form1,
    pub(crate) more_in_discard: Form1,
    pub(crate) hand: &'static str,
    pub(crate) deck: &'static str,
    pub(crate) discard: &'static str,
    pub(crate) inkwell: &'static str,
    pub(crate) exerted: &'static str,
    pub(crate) drying: &'static str,
    pub(crate) damage: Form1,
    pub(crate) at_location: Form1,
    pub(crate) over_card: Form1,
    pub(crate) question: &'static str,
    pub(crate) edition: &'static str,
    pub(crate) answer: &'static str,
    pub(crate) sequence: &'static str,
    pub(crate) rules: &'static str,
}

vocabulary::tables! {
    /// The words of a language.
    pub(crate) fn words -> &'static Words = &WORDS;
}

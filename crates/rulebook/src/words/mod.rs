//! What the rulebook says of itself and how its files are marked: one table, a file a language. A language that lacks a phrase does
//! not compile.

use rust_stemmers::Algorithm;
use vocabulary::{Form1, Form2, Form3};

use crate::files::FILES;
use crate::history::Step;
use crate::index::Reason;
use crate::read::Label;
use crate::search::PLAYERS_WORDS;

/// Every phrase, named after what it says in English.
pub(crate) struct Words {
    /// The files of rules, in their order: name and text.
    pub(crate) rules: [(&'static str, &'static str); FILES],
    /// The file of the terms: the glossary.
    pub(crate) terms: &'static str,
    /// The file of the numbers of older editions.
    pub(crate) concordance: &'static str,
    /// The file of the names of tags.
    pub(crate) tag_names: &'static str,
    /// The file of questions as they are asked at a table.
    pub(crate) asked: &'static str,
    /// How a paragraph of these files begins that is more than a rule.
    pub(crate) label: fn(Label) -> &'static str,
    /// What an edition did to a rule.
    pub(crate) step: fn(Step) -> &'static str,
    /// Why a rule is not exercised.
    pub(crate) reason: fn(Reason) -> &'static str,
    /// How endings are taken off words.
    pub(crate) endings: Algorithm,
    /// Forms of one word that have no root in common, without accents.
    pub(crate) families: &'static [&'static str],
    /// Words that stand in every second question and tell nothing, without accents.
    pub(crate) filling: &'static [&'static str],
    /// What the rulebook calls what players call otherwise, in their order.
    pub(crate) players_words: [&'static str; PLAYERS_WORDS.len()],
    pub(crate) why: &'static str,
    pub(crate) example: &'static str,
    pub(crate) for_programs: &'static str,
    pub(crate) default: &'static str,
    pub(crate) rulebook_of: Form1,
    pub(crate) links_of_notes: &'static str,
    pub(crate) contents: &'static str,
    pub(crate) rules_under_it: &'static str,
    pub(crate) open_points: &'static str,
    pub(crate) about: &'static str,
    pub(crate) editions: &'static str,
    pub(crate) changed: &'static str,
    pub(crate) in_older_editions: &'static str,
    pub(crate) rulings: &'static str,
    pub(crate) edition: &'static str,
    pub(crate) since: &'static str,
    pub(crate) glossary: &'static str,
    pub(crate) numbers_of_older_editions: &'static str,
    pub(crate) table_of_numbers: &'static str,
    pub(crate) same: &'static str,
    pub(crate) changed_strong: &'static str,
    pub(crate) page_title: Form1,
    pub(crate) subtle_mark: &'static str,
    pub(crate) engine: &'static str,
    pub(crate) tags: &'static str,
    pub(crate) once_meant: &'static str,
    pub(crate) rulings_under_it: &'static str,
    pub(crate) decided_in: &'static str,
    pub(crate) tested_in: &'static str,
    pub(crate) exercised_by_nothing: &'static str,
    pub(crate) missing: &'static str,
    pub(crate) not_a_number: &'static str,
    pub(crate) footnote_mark: Form1,
    pub(crate) no_such_rule: Form1,
    pub(crate) in_older_editions_it_was: &'static str,
    pub(crate) its_section: &'static str,
    pub(crate) did_you_mean: &'static str,
    pub(crate) number_of_older: Form1,
    pub(crate) no_number_of_today: Form1,
    pub(crate) most_of_the_words: &'static str,
    pub(crate) no_rule_found: &'static str,
    pub(crate) subtle: &'static str,
    pub(crate) was: &'static str,
    pub(crate) and_more: Form1,
    pub(crate) rulings_and_tests: Form2,
    pub(crate) rules_counted: Form3,
}

vocabulary::tables! {
    /// The words of a language.
    pub(crate) fn words -> &'static Words = &WORDS;
}

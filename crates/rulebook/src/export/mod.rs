//! The rulebook to take along: linked notes for a vault, or one page to print.

mod links;
mod notes;
mod page;

pub use notes::{Note, notes};
pub use page::page;

use crate::words::words;
use crate::{Language, Number, Rule};

/// Tells the rulings of a rule by their titles; the rulebook itself knows none.
pub type Cases<'a> = &'a dyn Fn(Number) -> Vec<String>;

/// The labelled paragraphs of a rule.
fn remarks(rule: &Rule, language: Language) -> Vec<(&'static str, &str)> {
    let all = [
        (words(language).why, rule.why(language)),
        (words(language).example, rule.example(language)),
        (words(language).for_programs, rule.engine(language)),
        (words(language).default, rule.default(language)),
    ];
    all.into_iter().filter_map(|(label, text)| Some((label, text?))).collect()
}

/// `6.5.8`, or `6.5 Replacement effects`.
fn heading(rule: &Rule, language: Language) -> String {
    match rule.title(language) {
        Some(title) => format!("{} {title}", rule.number),
        None => rule.number.to_string(),
    }
}

//! The answer to "what is rule N?": everything the command needs, as data.

use crate::citations::{Citation, citations_of};
use crate::concordance::{Older, Reach};
use crate::rule::Rule;
use crate::rulings::{Exercise, exercise};
use crate::{Number, rulebook};

/// What is known about a number somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<'a> {
    /// The rule exists.
    Page(Box<Page<'a>>),
    /// The number does not exist today, but did in an older edition: where its rule is now.
    Moved {
        /// The number that was asked for.
        number: Number,
        /// What part of the rules stood there.
        reach: Reach,
        /// What is known of it in older editions.
        older: Vec<&'static Older>,
        /// The rules that say it now.
        pages: Vec<Page<'a>>,
    },
    /// No rule number but a mark that a tool put into older Spanish documents (`CR-311`).
    Footnote(Number),
    /// The number does not exist today. Something near it may have in an older edition.
    Unknown {
        /// The number that was asked for.
        number: Number,
        /// What stood there in older editions.
        older: Option<(Reach, Vec<&'static Older>)>,
        /// Rules with numbers near it.
        suggestions: Vec<&'static Rule>,
    },
    /// This is no rule number.
    NotANumber(String),
}

/// A rule with everything around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page<'a> {
    /// The rule itself.
    pub rule: &'static Rule,
    /// The rules above it, the section first.
    pub parents: Vec<&'static Rule>,
    /// The rules directly under it.
    pub children: Vec<&'static Rule>,
    /// The open points that concern it.
    pub open: Vec<&'static Rule>,
    /// What older editions said in its place.
    pub history: Vec<&'static Older>,
    /// What this number meant in older editions, where that is something else.
    pub elsewhere: Vec<&'static Older>,
    /// The rulings that show it.
    pub rulings: Exercise<'a>,
    /// Where it is decided in the code.
    pub code: &'static [Citation],
}

/// Answers for a number as somebody typed it; `rulings` are file names with their `rules` headers.
pub fn ask<'a>(typed: &str, rulings: &[(&'a str, &str)]) -> Answer<'a> {
    let Ok(number) = typed.parse::<Number>() else {
        return Answer::NotANumber(typed.to_owned());
    };
    let book = rulebook();
    match book.get(number) {
        Some(rule) => Answer::Page(Box::new(page(rule, rulings))),
        None if book.is_footnote(number) => Answer::Footnote(number),
        None => {
            let older = book.in_older_editions(number);
            let may_be_of_today = number.parent().is_some_and(|parent| book.get(parent).is_some());
            match older {
                Some((Reach::Exact, older)) => moved(number, Reach::Exact, older, rulings),
                Some((Reach::Section, older)) if !may_be_of_today => {
                    moved(number, Reach::Section, older, rulings)
                }
                older => Answer::Unknown { number, older, suggestions: book.nearest(number) },
            }
        }
    }
}

fn moved<'a>(
    number: Number,
    reach: Reach,
    older: Vec<&'static Older>,
    rulings: &[(&'a str, &str)],
) -> Answer<'a> {
    let mut now: Vec<&Rule> = Vec::new();
    for rule in older.iter().flat_map(|older| &older.now).filter_map(|now| rulebook().get(*now)) {
        if !now.contains(&rule) {
            now.push(rule);
        }
    }
    let pages = now.into_iter().map(|rule| page(rule, rulings)).collect();
    Answer::Moved { number, reach, older, pages }
}

fn page<'a>(rule: &'static Rule, rulings: &[(&'a str, &str)]) -> Page<'a> {
    let book = rulebook();
    let number = rule.number;
    let meant = |older: &&Older| older.number == Some(number) && !older.now.contains(&number);
    Page {
        rule,
        parents: book.parents(number),
        children: book.children(number),
        open: rule.open.iter().filter_map(|open| book.get(*open)).collect(),
        history: book.history(number),
        elsewhere: book.older().iter().filter(meant).collect(),
        rulings: exercise(number, rulings),
        code: citations_of(number),
    }
}

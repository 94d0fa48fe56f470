//! Where the code cites a rule; the list is collected when this crate is built.

use std::sync::LazyLock;

use crate::{Number, rulebook};
use vocabulary::order::InOrder;

/// A line of code that cites a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Citation {
    /// The rule that is cited.
    pub number: Number,
    /// What the place does with it.
    pub role: Role,
    /// The path from the root of the repository.
    pub file: &'static str,
    /// From 1.
    pub line: u32,
}

/// What the line has to do with the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// A comment that begins with the number: the rule is decided here.
    Decides,
    /// The number is a string in the code, for instance the reason of a refusal.
    Names,
    /// A comment that speaks of the rule.
    Mentions,
    /// A test is about the rule.
    Tests,
}

/// Number, file, line, role.
#[cfg(not(target_family = "wasm"))]
static FOUND: &[(&str, &str, u32, Role)] = include!(concat!(env!("OUT_DIR"), "/citations.rs"));

/// The page says what a rule says, not where the code decides it: that would be a twentieth of what is loaded.
#[cfg(target_family = "wasm")]
static FOUND: &[(&str, &str, u32, Role)] = &[];

/// All citations of existing rules, by number, deciding lines first.
pub fn citations() -> &'static [Citation] {
    static CITATIONS: LazyLock<Vec<Citation>> = LazyLock::new(|| {
        let mut citations: Vec<Citation> = FOUND.iter().filter_map(read).collect();
        citations.order();
        citations
    });
    &CITATIONS
}

fn read(&(number, file, line, role): &(&str, &'static str, u32, Role)) -> Option<Citation> {
    let number: Number = number.parse().ok()?;
    rulebook().get(number)?;
    Some(Citation { number, role, file, line })
}

/// Comments that begin with a number which is no rule: file, line and number. A tidy repository has none.
pub fn unknown_citations() -> Vec<(&'static str, u32, &'static str)> {
    let unknown = |number: &str| number.parse().ok().is_none_or(|number| rulebook().get(number).is_none());
    let comments = FOUND.iter().filter(|(_, _, _, role)| *role == Role::Decides);
    comments
        .filter(|(number, ..)| unknown(number))
        .map(|(number, file, line, _)| (*file, *line, *number))
        .collect()
}

/// The citations of one rule.
pub fn citations_of(number: Number) -> &'static [Citation] {
    let all = citations();
    let start = all.partition_point(|citation| citation.number < number);
    let end = all.partition_point(|citation| citation.number <= number);
    &all[start..end]
}

//! Where the code cites a rule; the list is collected when this crate is built.

use std::sync::LazyLock;

use crate::{Number, rulebook};

/// A line of code that cites a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Citation {
    pub number: Number,
    pub role: Role,
    /// The path from the root of the repository.
    pub file: &'static str,
    pub line: u32,
}

/// What the line has to do with the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// A comment that begins with the number, or the number as data: the rule is decided here.
    Decides,
    /// A comment that speaks of the rule.
    Mentions,
}

/// Number, file, line, and whether the line decides the rule.
static FOUND: &[(&str, &str, u32, bool)] = include!(concat!(env!("OUT_DIR"), "/citations.rs"));

/// All citations of existing rules, by number, deciding lines first.
pub fn citations() -> &'static [Citation] {
    static CITATIONS: LazyLock<Vec<Citation>> = LazyLock::new(|| {
        let mut citations: Vec<Citation> = FOUND.iter().filter_map(read).collect();
        citations.sort();
        citations
    });
    &CITATIONS
}

fn read(&(number, file, line, decides): &(&str, &'static str, u32, bool)) -> Option<Citation> {
    let number: Number = number.parse().ok()?;
    rulebook().get(number)?;
    let role = if decides { Role::Decides } else { Role::Mentions };
    Some(Citation { number, role, file, line })
}

/// The citations of one rule.
pub fn citations_of(number: Number) -> &'static [Citation] {
    let all = citations();
    let start = all.partition_point(|citation| citation.number < number);
    let end = all.partition_point(|citation| citation.number <= number);
    &all[start..end]
}

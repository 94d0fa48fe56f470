//! The index of all rules: each is cited in the code and exercised by a ruling or a test, or `rulebook/index.txt` says why not.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::citations::{Role, citations, citations_of};
use crate::files::INDEX;
use crate::rulings::numbers_in;
use crate::words::words;
use crate::{Language, Number, Rule, rulebook};

/// Why a rule is exercised by nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// It only opens the rules under it.
    Heading,
    /// It says what a word means, or sums up what other rules decide.
    Definition,
    /// It is about handling cards at a table.
    Table,
    /// It is for tournaments and series of games.
    Tournament,
    /// It is about what is printed on cards, and so about the library.
    Data,
    /// No card makes it matter.
    NoCard,
    /// It came with the newest edition and is being built; it may be cited and exercised already.
    Pending,
    /// It is not supported here.
    Unsupported,
}

impl Reason {
    const ALL: [(Reason, &'static str); 8] = [
        (Reason::Heading, "heading"),
        (Reason::Definition, "definition"),
        (Reason::Table, "table"),
        (Reason::Tournament, "tournament"),
        (Reason::Data, "data"),
        (Reason::NoCard, "no card"),
        (Reason::Pending, "pending"),
        (Reason::Unsupported, "unsupported"),
    ];

    /// The reason in a sentence.
    pub fn text(self, language: Language) -> &'static str {
        (words(language).reason)(self)
    }
}

/// How a rule stands in the repository.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Cited by the code, exercised by so many rulings and so many places in tests.
    Exercised {
        /// How many rulings name it.
        rulings: usize,
        /// How many tests do.
        tests: usize,
    },
    /// There is a reason why not.
    Listed(Reason),
    /// Something is missing.
    Missing {
        /// The code cites it.
        cited: bool,
        /// A ruling or a test is about it.
        exercised: bool,
    },
}

static REASONS: LazyLock<BTreeMap<Number, Reason>> = LazyLock::new(|| read(INDEX));

/// Lines `reason: number number ...`; what is no number or no reason is left out, which the tests would notice.
fn read(text: &str) -> BTreeMap<Number, Reason> {
    let mut reasons = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some((word, numbers)) = line.split_once(':') else { continue };
        let Some((reason, _)) = Reason::ALL.into_iter().find(|(_, name)| *name == word.trim()) else {
            continue;
        };
        reasons.extend(numbers.split_whitespace().filter_map(|n| Some((n.parse().ok()?, reason))));
    }
    reasons
}

/// Why nothing exercises the rule, where that is said.
pub fn reason(number: Number) -> Option<Reason> {
    REASONS.get(&number).copied()
}

/// How the rule stands; so many rulings are about it.
fn standing(number: Number, rulings: usize) -> Standing {
    let of_rule = citations_of(number);
    let tests = of_rule.iter().filter(|citation| citation.role == Role::Tests).count();
    let in_code = |role: Role| role != Role::Tests;
    // A heading is cited by what stands under it.
    let below = || citations().iter().any(|c| in_code(c.role) && c.number.is_below(&number));
    let cited = of_rule.iter().any(|citation| in_code(citation.role)) || number.depth() <= 2 && below();
    match (cited, rulings + tests > 0, reason(number)) {
        (true, true, None) => Standing::Exercised { rulings, tests },
        (_, false, Some(reason)) | (_, true, Some(reason @ Reason::Pending)) => Standing::Listed(reason),
        (cited, exercised, _) => Standing::Missing { cited, exercised },
    }
}

/// All rules of sections 1 to 10, each with how it stands; `rulings` are file names with their `rules` headers.
pub fn index(rulings: &[(&str, &str)]) -> Vec<(&'static Rule, Standing)> {
    let lettered = |number: Number| number.to_string().starts_with(|c: char| c.is_ascii_alphabetic());
    let mut counts: BTreeMap<Number, usize> = BTreeMap::new();
    for number in rulings.iter().flat_map(|(_, header)| numbers_in(header)) {
        *counts.entry(number).or_default() += 1;
    }
    let count = |number: Number| counts.get(&number).copied().unwrap_or_default();
    let rules = rulebook().rules().filter(|rule| !lettered(rule.number));
    rules.map(|rule| (rule, standing(rule.number, count(rule.number)))).collect()
}

//! The whole rulebook: every rule, findable by number.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::concordance::{self, Older};
use crate::glossary::{self, Term};
use crate::read::{ReadError, read_file_in_all};
use crate::rule::Rule;
use crate::words::words;
use crate::{Language, Number, files};
use vocabulary::order::InOrder;

/// How many numbers are suggested for one that does not exist.
const SUGGESTIONS_MAX: usize = 5;

/// The rules, the concordance and the glossary.
#[derive(Debug)]
pub struct Rulebook {
    rules: BTreeMap<Number, Rule>,
    pub(crate) older: Vec<Older>,
    footnotes: Vec<Number>,
    pub(crate) terms: Vec<Term>,
}

/// The embedded rulebook.
pub fn rulebook() -> &'static Rulebook {
    static BOOK: LazyLock<Rulebook> = LazyLock::new(|| {
        Rulebook::read().expect("the embedded files have the right shape: the tests read them")
    });
    &BOOK
}

impl Rulebook {
    /// Reads the embedded files.
    fn read() -> Result<Rulebook, ReadError> {
        let mut rules = BTreeMap::new();
        for file in 0..files::FILES {
            for rule in read_file_in_all(file)? {
                let number = rule.number;
                if rules.insert(number, rule).is_some() {
                    let what = format!("{number} occurs twice");
                    return Err(ReadError {
                        file: words(Language::default()).rules[file].0.to_owned(),
                        line: 0,
                        what,
                    });
                }
            }
        }
        let older = concordance::read()?;
        let footnotes = concordance::read_footnotes()?;
        let terms = glossary::read()?;
        Ok(Rulebook { rules, older, footnotes, terms })
    }

    /// The rule with this number.
    pub fn get(&self, number: Number) -> Option<&Rule> {
        self.rules.get(&number)
    }

    /// All rules in the order of the book.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.rules.values()
    }

    /// The rules directly under this one.
    pub fn children(&self, number: Number) -> Vec<&Rule> {
        self.rules().filter(|rule| rule.number.parent() == Some(number)).collect()
    }

    /// The rules above this one, the section first.
    pub fn parents(&self, number: Number) -> Vec<&Rule> {
        let mut parents: Vec<&Rule> =
            std::iter::successors(number.parent(), Number::parent).filter_map(|n| self.get(n)).collect();
        parents.reverse();
        parents
    }

    /// The existing numbers nearest to one that does not exist: most leading components in common first, then the closest.
    pub fn nearest(&self, number: Number) -> Vec<&Rule> {
        let mut rules: Vec<&Rule> = self.rules().filter(|rule| rule.number.shared(&number) > 0).collect();
        rules.order_by_key(|rule| {
            let shared = rule.number.shared(&number);
            let depth = rule.number.depth().abs_diff(number.depth());
            (std::cmp::Reverse(shared), rule.number.gap(&number), depth, rule.number)
        });
        rules.truncate(SUGGESTIONS_MAX);
        rules
    }

    /// The terms of the glossary.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// Whether this is no number but a mark that a tool put into older Spanish documents.
    pub fn is_footnote(&self, number: Number) -> bool {
        self.footnotes.contains(&number)
    }

    /// The entries of the concordance.
    pub fn older(&self) -> &[Older] {
        &self.older
    }
}

//! Since which edition a rule reads as it does, and what has become of a number that an older text cites.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::concordance::{Change, Older};
use crate::files::HISTORY;
use crate::rule::{Edition, Rule};
use crate::words::words;
use crate::{Language, Number, rulebook};
use vocabulary::order::InOrder;

/// What an edition did to a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// There was no such rule before.
    New,
    /// Who follows the older text gets it wrong in play.
    Changed,
    /// One of both: the older text is not known here.
    NewOrChanged,
    /// Other words, the same play.
    Wording,
    /// The same rule had another number.
    Moved,
}

impl Step {
    const ALL: [(Step, &'static str); 5] = [
        (Step::New, "new"),
        (Step::Changed, "changed"),
        (Step::NewOrChanged, "new or changed"),
        (Step::Wording, "wording"),
        (Step::Moved, "moved"),
    ];

    /// `changed in 2.3`
    pub fn told(self, edition: Edition, language: Language) -> String {
        format!("{edition} {}", (words(language).step)(self))
    }

    /// Whether the rule is played otherwise than before.
    pub fn in_play(self) -> bool {
        match self {
            Step::New | Step::Changed | Step::NewOrChanged => true,
            Step::Wording | Step::Moved => false,
        }
    }
}

/// The history of a rule of today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// The rule as it reads now.
    pub rule: &'static Rule,
    /// What the editions since 2.0 did to it, the oldest first. None: it is as in 2.0.
    pub steps: Vec<(Edition, Step)>,
    /// What older editions had in its place, and what changed.
    pub before: Vec<&'static Older>,
}

impl History {
    /// The edition since which it is played as it is; none if it is as in 2.0.
    pub fn since(&self) -> Option<Edition> {
        let in_play = self.steps.iter().rev().find(|(_, step)| step.in_play());
        in_play.map(|(edition, _)| *edition)
    }

    /// Whether that edition had no such rule.
    pub fn is_newer_than(&self, edition: Edition) -> bool {
        self.steps.iter().any(|(since, step)| *since > edition && *step == Step::New)
    }
}

/// What has become of a number that a text of some edition cites.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The same rule under the same number; rules that were added under it since then.
    Same {
        /// Rules below it that are new.
        added: Vec<Number>,
    },
    /// The same rule under other numbers.
    Moved {
        /// Its numbers now.
        now: Vec<Number>,
        /// What is known of it in older editions.
        told: Vec<&'static Older>,
    },
    /// The rule is played otherwise since that edition, under the same number or others.
    Changed {
        /// The edition that changed it.
        since: Edition,
        /// Its numbers now.
        now: Vec<Number>,
        /// What is known of it in older editions.
        told: Vec<&'static Older>,
    },
    /// That edition had no such number; it came later.
    NotYet {
        /// The edition that brought it.
        since: Edition,
    },
    /// Only the section that the number belonged to is known.
    Section {
        /// The numbers of its rules now.
        now: Vec<Number>,
        /// What is known of them in older editions.
        told: Vec<&'static Older>,
    },
    /// No edition known here has it.
    Unknown,
}

type Steps = BTreeMap<Number, Vec<(Edition, Step)>>;

static STEPS: LazyLock<Steps> = LazyLock::new(|| {
    read(HISTORY).unwrap_or_else(|line| unreachable!("the tests read history.txt, but not {line:?}"))
});

/// Lines `2.3 new: 1.13 1.13.1`; or the line that is none.
fn read(text: &str) -> Result<Steps, String> {
    let mut steps = Steps::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let wrong = || line.to_owned();
        let (head, numbers) = line.split_once(':').ok_or_else(wrong)?;
        let (edition, word) = head.split_once(' ').ok_or_else(wrong)?;
        let edition = Edition::read(edition).ok_or_else(wrong)?;
        let (step, _) = Step::ALL.into_iter().find(|(_, name)| *name == word).ok_or_else(wrong)?;
        for number in numbers.split_whitespace() {
            steps.entry(number.parse().map_err(|_| wrong())?).or_default().push((edition, step));
        }
    }
    steps.values_mut().for_each(|of_rule| of_rule.order());
    Ok(steps)
}

fn steps_of(number: Number) -> &'static [(Edition, Step)] {
    STEPS.get(&number).map_or(&[], Vec::as_slice)
}

/// The history of the rule that has this number today.
pub fn history(number: Number) -> Option<History> {
    let book = rulebook();
    let rule = book.get(number)?;
    Some(History { rule, steps: steps_of(number).to_vec(), before: book.history(number) })
}

/// What has become of a number that a text of this edition cites.
pub fn fate(number: Number, cited_in: Edition) -> Fate {
    if cited_in != Edition::CURRENT {
        let told = told(number, cited_in);
        let changed: Vec<&Older> =
            told.iter().copied().filter(|older| older.change == Change::Changed).collect();
        let moved: Vec<&Older> = told.iter().copied().filter(|older| !older.now.contains(&number)).collect();
        if !changed.is_empty() {
            let mut now = all_now(&changed);
            let since = since(&now, cited_in);
            // A number that meant two things leads to both; what is played otherwise comes first.
            let others: Vec<Number> =
                all_now(&told).into_iter().filter(|other| !now.contains(other)).collect();
            now.extend(others);
            return Fate::Changed { since, now, told };
        }
        if !moved.is_empty() {
            return Fate::Moved { now: all_now(&moved), told: moved };
        }
        if told.is_empty() && cited_in == Edition::One {
            return section(number);
        }
    }
    today(number, cited_in)
}

/// A number that no concordance moves: it means what it means today, unless the rule is younger or changed.
fn today(number: Number, cited_in: Edition) -> Fate {
    if rulebook().get(number).is_none() {
        return Fate::Unknown;
    }
    let later: Vec<(Edition, Step)> =
        steps_of(number).iter().copied().filter(|(edition, _)| *edition > cited_in).collect();
    if let Some((since, _)) = later.iter().find(|(_, step)| *step == Step::New) {
        return Fate::NotYet { since: *since };
    }
    match later.iter().find(|(_, step)| step.in_play()) {
        Some((since, _)) => Fate::Changed { since: *since, now: vec![number], told: Vec::new() },
        None => Fate::Same { added: added(number, cited_in) },
    }
}

/// The rules directly under this one that are newer than the edition.
fn added(number: Number, than: Edition) -> Vec<Number> {
    let children = rulebook().children(number).into_iter().map(|rule| rule.number);
    let new =
        |child: &Number| steps_of(*child).iter().any(|(edition, step)| *edition > than && *step == Step::New);
    children.filter(new).collect()
}

/// A number of 1.x that the concordance does not have, though it may have one above it.
fn section(number: Number) -> Fate {
    let above = std::iter::successors(number.parent(), Number::parent);
    let told = above.map(|above| told(above, Edition::One)).find(|told| !told.is_empty());
    match told {
        Some(told) => Fate::Section { now: all_now(&told), told },
        None => Fate::Unknown,
    }
}

fn told(number: Number, edition: Edition) -> Vec<&'static Older> {
    let all = rulebook().older().iter();
    all.filter(|older| older.number == Some(number) && older.editions.contains(&edition)).collect()
}

fn all_now(told: &[&Older]) -> Vec<Number> {
    let mut now = Vec::new();
    for number in told.iter().flat_map(|older| &older.now) {
        if !now.contains(number) {
            now.push(*number);
        }
    }
    now
}

/// The first edition after this one that changed one of these rules; those of 1.x changed with 2.0 unless it is said otherwise.
fn since(now: &[Number], after: Edition) -> Edition {
    let steps = now.iter().flat_map(|number| steps_of(*number));
    let later = steps.filter(|(edition, step)| *edition > after && step.in_play());
    later.map(|(edition, _)| *edition).min().unwrap_or(Edition::TwoZero)
}

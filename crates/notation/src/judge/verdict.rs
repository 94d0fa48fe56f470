//! The verdict: what the judge found, as data and as JSON.

use serde::Serialize;

use engine::{Edition, EntryId, OpenPoint};
use std::collections::BTreeMap;

use crate::words::Words;

use narrate::{Language, Message, Said, Wording, say};

/// What came of running a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// The title of the file.
    pub title: String,
    /// What did not come out as the file says.
    pub failures: Vec<Failure>,
    /// Cards of the file that the engine cannot play, in order of name. Nothing was run where there is one.
    pub unsupported: Vec<UnsupportedCard>,
    /// It asked for more work than the limits allow, and was not run to its end.
    pub is_stopped: bool,
    /// The edition of the rules by which it was judged.
    pub edition: Edition,
    /// What happened, line by line, as far as the script was run.
    pub told: Vec<Told>,
}

impl Verdict {
    /// Whether everything came out as the file says.
    pub fn is_ok(&self) -> bool {
        self.failures.is_empty() && self.unsupported.is_empty()
    }

    /// The open points of the rules on which it rested (RULES part D), each once.
    pub fn open_points(&self) -> Vec<OpenPoint> {
        let mut points: Vec<OpenPoint> = Vec::new();
        for told in &self.told {
            if let Message::RestsOn { point } = &told.said.message
                && let Some(point) = OpenPoint::ALL.iter().find(|known| known.label() == *point)
                && !points.contains(point)
            {
                points.push(*point);
            }
        }
        points
    }

    /// The same, without a word of the open points on which it rested.
    #[must_use]
    pub fn without_open_points(&self) -> Verdict {
        let mut plain = self.clone();
        plain.told.retain(|told| !matches!(told.said.message, Message::RestsOn { .. }));
        plain
    }

    /// Whether another run tells the very same, whatever is said of open points.
    pub(super) fn tells_the_same(&self, other: &Verdict) -> bool {
        let told = |verdict: &Verdict| -> Vec<(u32, Message)> {
            let plain = verdict.without_open_points().told.into_iter();
            plain.map(|told| (told.line, told.said.message)).collect()
        };
        self.failures == other.failures && told(self) == told(other)
    }

    /// An open point that was come by, and whose other reading gives the same, is nothing that it rests on (RULES part D).
    pub(super) fn forget_open_point(&mut self, point: OpenPoint) {
        let is_it = |told: &Told| matches!(&told.said.message, Message::RestsOn { point: label } if *label == point.label());
        self.told.retain(|told| !is_it(told));
    }

    /// The exit status of a command that ran this file alone: 0, 1 or 2.
    pub fn exit_status(&self) -> u8 {
        match (self.unsupported.is_empty(), self.failures.is_empty()) {
            (false, _) => 2,
            (true, false) if self.is_stopped => 2,
            (true, false) => 1,
            (true, true) => 0,
        }
    }

    /// The object that `--json` prints for the file at `path`, on one line.
    pub fn to_json(&self, path: &str) -> String {
        self.json(path, None)
    }

    /// The same, with the edition and with what happened, step by step in both languages.
    pub fn to_json_with_steps(&self, path: &str) -> String {
        let steps = self.told.iter().zip(causes(&self.told)).map(|(told, cause)| Step::of(told, cause));
        self.json(path, Some(Steps { edition: self.edition.name(), steps: steps.collect() }))
    }

    fn json(&self, path: &str, told: Option<Steps>) -> String {
        let report = Report {
            file: path,
            title: &self.title,
            ok: self.is_ok(),
            failures: &self.failures,
            unsupported: self.unsupported.iter().map(|card| card.card.as_str()).collect(),
            told,
        };
        // Strings, numbers and lists always have a JSON form.
        serde_json::to_string(&report).unwrap_or_default()
    }
}

/// For each thing that is told, which earlier one brought it about, by its place: a line of the script where nothing else did.
pub fn causes(told: &[Told]) -> Vec<Option<usize>> {
    let mut told_as: BTreeMap<EntryId, usize> = BTreeMap::new();
    let mut line: Option<(u32, usize)> = None;
    let mut causes = Vec::with_capacity(told.len());
    for (at, told) in told.iter().enumerate() {
        let origin = told.said.origin.as_ref();
        let cause = origin.and_then(|origin| {
            let same = std::iter::once(&origin.entry).chain(&origin.causes);
            same.filter_map(|entry| told_as.get(entry)).next().copied()
        });
        let of_line = line.filter(|(number, _)| *number == told.line).map(|(_, at)| at);
        causes.push(cause.or(of_line.filter(|_| origin.is_some())));
        if let Some(origin) = origin {
            told_as.entry(origin.entry).or_insert(at);
        }
        if matches!(told.said.message, Message::Line { .. }) {
            line = Some((told.line, at));
        }
    }
    causes
}

/// The JSON form of a verdict, its keys in the order of the notation.
#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    title: &'a str,
    ok: bool,
    failures: &'a [Failure],
    unsupported: Vec<&'a str>,
    #[serde(flatten)]
    told: Option<Steps>,
}

/// What `--steps` adds.
#[derive(Serialize)]
struct Steps {
    edition: &'static str,
    steps: Vec<Step>,
}

/// A step that is told, in every language.
#[derive(Serialize)]
struct Step {
    line: u32,
    rule: &'static str,
    /// What happened, by the code of each language.
    #[serde(flatten)]
    said: BTreeMap<&'static str, String>,
    /// Which earlier step brought it about, by its place from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<Source>,
}

/// The text that a step comes from.
#[derive(Serialize)]
struct Source {
    card: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    ability: Option<String>,
}

impl Step {
    fn of(told: &Told, cause: Option<usize>) -> Step {
        let source = told.said.origin.as_ref().and_then(|origin| origin.source.as_ref());
        Step {
            cause,
            source: source.map(|text| Source { card: text.card_name(), ability: text.ability_name() }),
            line: told.line,
            rule: told.said.rule,
            said: Language::ALL
                .into_iter()
                .map(|language| (language.code(), say(&told.said.message, language)))
                .collect(),
        }
    }
}

/// One line that did not come out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// Its number.
    pub line: u32,
    /// What it says, as the notation writes it in English.
    pub expected: String,
    /// The same in every language, where it is a line of the file.
    #[serde(skip)]
    written: Option<Wording>,
    /// What was found.
    #[serde(serialize_with = "as_decides")]
    pub actual: Wording,
}

impl Failure {
    /// A line that did not come out: what it says, and what was found.
    pub fn new(line: u32, expected: impl Into<String>, found: Wording) -> Self {
        Self { line, expected: expected.into(), written: None, actual: found }
    }

    /// A line of the file that did not come out.
    pub(super) fn of_line(line: u32, written: Wording, found: Wording) -> Self {
        let expected = written.say(Language::default()).to_owned();
        Self { written: Some(written), ..Self::new(line, expected, found) }
    }

    /// What it says, in a language.
    pub fn wanted(&self, language: Language) -> &str {
        if let Some(written) = &self.written {
            return written.say(language);
        }
        let words = Words::of(language);
        match self.expected.as_str() {
            super::PLAYABLE => words.playable,
            super::WITHIN_LIMITS => words.within_limits,
            super::OPEN_DECISION => words.no_open_decision,
            written => written,
        }
    }

    /// What was found, in a language.
    pub fn found(&self, language: Language) -> &str {
        self.actual.say(language)
    }
}

/// The language that decides is the one that programs compare (1.1.4).
fn as_decides<S: serde::Serializer>(wording: &Wording, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(wording)
}

/// A card that the engine cannot play.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnsupportedCard {
    /// Its full name.
    pub card: String,
    /// What stands in the way.
    pub reason: Wording,
}

/// Something told about a line of the script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The line; 0 for what happened before the script.
    pub line: u32,
    /// What is told.
    pub said: Said,
}

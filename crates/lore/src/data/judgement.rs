//! A position that was judged.

use notation::Verdict;
use schemars::JsonSchema;
use serde::Serialize;

use super::{InEach, Step};
use crate::cited::narrated;

/// What came of a position: whether everything happened as it says, and what happened, each step with its rule.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Judgement {
    title: String,
    /// Everything came out as the text says.
    ok: bool,
    /// What is wrong with the text itself; nothing was played where there is an error.
    problems: Vec<String>,
    /// Lines that did not come out.
    failures: Vec<FailedLine>,
    /// Cards that the program cannot play.
    unsupported: Vec<String>,
    /// Open points of the rules that the result rests on.
    open_points: Vec<String>,
    /// What happened, step by step, with the numbers of the rules.
    narration: InEach<String>,
    /// The same, each step with its line, its rule and its text.
    steps: Vec<Step>,
    /// The edition of the rules by which it was judged.
    edition: String,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct FailedLine {
    line: u32,
    expected: String,
    actual: InEach<String>,
}

impl Judgement {
    /// A text that could not be read.
    pub(crate) fn unread(title: String, problems: Vec<String>) -> Judgement {
        Judgement {
            title,
            ok: false,
            problems,
            failures: Vec::new(),
            unsupported: Vec::new(),
            open_points: Vec::new(),
            narration: InEach::of(|_| String::new()),
            steps: Vec::new(),
            edition: String::new(),
        }
    }

    pub(crate) fn of(verdict: &Verdict, problems: Vec<String>) -> Judgement {
        let failed = verdict.failures.iter().map(|failure| FailedLine {
            line: failure.line,
            expected: failure.expected.clone(),
            actual: InEach::of(|language| failure.found(language).to_owned()),
        });
        Judgement {
            title: verdict.title.clone(),
            ok: verdict.is_ok(),
            problems,
            failures: failed.collect(),
            unsupported: verdict.unsupported.iter().map(|card| card.card.clone()).collect(),
            open_points: verdict.open_points().iter().map(|point| point.label().to_owned()).collect(),
            narration: InEach::of(|language| narrated(verdict, language)),
            steps: Step::all(&verdict.told),
            edition: verdict.edition.name().to_owned(),
        }
    }
}

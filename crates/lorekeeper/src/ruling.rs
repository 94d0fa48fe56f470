//! What the judge found, as plain steps.

use narrate::say;
use notation::{Failure, Verdict, narrate};
use vocabulary::Language;

/// What came of a position and its moves.
#[derive(Clone, Debug)]
pub struct Ruling {
    verdict: Verdict,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The line of the text that brought it about; 0 for what happened before.
    pub line: u32,
    /// The rule under which it happened; empty for lines of the file itself.
    pub rule: String,
    /// What happened.
    pub text: String,
}

impl Ruling {
    pub(crate) fn new(verdict: Verdict) -> Ruling {
        Ruling { verdict }
    }

    /// Whether every expectation held.
    pub fn is_ok(&self) -> bool {
        self.verdict.is_ok()
    }

    /// What did not come out as the text says.
    pub fn failures(&self) -> &[Failure] {
        &self.verdict.failures
    }

    /// What happened, step by step, in a language.
    pub fn steps(&self, language: Language) -> Vec<Step> {
        let step = |told: &notation::Told| Step {
            line: told.line,
            rule: told.said.rule.to_string(),
            text: say(&told.said.message, language),
        };
        self.verdict.told.iter().map(step).collect()
    }

    /// What happened as one text, with rule numbers.
    pub fn told(&self, language: Language) -> String {
        narrate(&self.verdict, language)
    }
}

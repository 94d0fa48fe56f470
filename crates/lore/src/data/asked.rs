//! What a line of a session came to.

use narrate::say;
use notation::{Open, Told};
use schemars::JsonSchema;
use serde::Serialize;
use vocabulary::Language;

use super::Bilingual;

/// A step that is told: the rule under which it happened, and what happened.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Step {
    /// The line of the file that it belongs to; 0 before the first.
    line: u32,
    /// The rule; empty for what the file itself says.
    rule: String,
    text: Bilingual,
    /// The earlier step that brought it about, by its place from 0.
    cause: Option<usize>,
    /// The text that it comes from; none where it follows from the rules alone.
    source: Option<Source>,
}

/// The text of a card that a step comes from.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Source {
    /// The card, by its name, with its alias where the file gives it one.
    card: String,
    /// The name of the ability; none for the effect of an action and for an ability without a name.
    ability: Option<String>,
}

impl Step {
    fn of(told: &Told, cause: Option<usize>) -> Step {
        let source = told.said.origin.as_ref().and_then(|origin| origin.source.as_ref());
        Step {
            line: told.line,
            rule: told.said.rule.to_owned(),
            text: Bilingual::of(|language| say(&told.said.message, language)),
            cause,
            source: source.map(|text| Source { card: text.card_name(), ability: text.ability_name() }),
        }
    }

    /// What is told, each with what brought it about.
    pub(crate) fn all(told: &[Told]) -> Vec<Step> {
        told.iter().zip(notation::causes(told)).map(|(told, cause)| Step::of(told, cause)).collect()
    }
}

/// What came of a line that was typed.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AskAnswer {
    /// What was typed.
    input: String,
    /// The line is part of the question now.
    kept: bool,
    /// What stands against it.
    problems: Vec<String>,
    /// What happened because of it.
    steps: Vec<Step>,
    /// Who must decide or act.
    decides: Option<String>,
    /// What is asked.
    asked: Option<Bilingual>,
    /// The lines that are legal now, in English.
    options: Vec<String>,
    /// The same lines in Spanish.
    opciones: Vec<String>,
    /// The game is over.
    over: bool,
}

impl AskAnswer {
    pub(crate) fn new(
        input: &str,
        kept: bool,
        problems: Vec<String>,
        fresh: &[Told],
        open: Option<&Open>,
    ) -> AskAnswer {
        let lines = |language| open.map(|open| open.lines_in(language)).unwrap_or_default();
        AskAnswer {
            input: input.to_owned(),
            kept,
            problems,
            steps: Step::all(fresh),
            decides: open.and_then(|open| open.player).map(|player| player.to_string()),
            asked: open
                .filter(|open| open.asked.is_some())
                .map(|open| Bilingual::of(|language| open.asked_in(language).unwrap_or_default())),
            options: lines(Language::English),
            opciones: lines(Language::Spanish),
            over: open.is_some_and(|open| open.is_over),
        }
    }
}

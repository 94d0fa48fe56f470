//! What a line of a session came to.

use narrate::say;
use notation::{Open, Told};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use vocabulary::{Each, Language};

use super::InEach;
use crate::words::words;

/// A step that is told: the rule under which it happened, and what happened.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Step {
    /// The line of the file that it belongs to; 0 before the first.
    line: u32,
    /// The rule; empty for what the file itself says.
    rule: String,
    text: InEach<String>,
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
            text: InEach::of(|language| say(&told.said.message, language)),
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
    asked: Option<InEach<String>>,
    /// The lines that are legal now: `options` in English, `opciones` in Spanish.
    #[serde(flatten)]
    options: OptionLines,
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
                .map(|open| InEach::of(|language| open.asked_in(language).unwrap_or_default())),
            options: OptionLines(Each::of(lines)),
            over: open.is_some_and(|open| open.is_over),
        }
    }
}

/// The lines that are legal now in every language, under the word for them in it.
#[derive(Debug)]
struct OptionLines(Each<Vec<String>>);

/// What they are called in a language.
fn options_key(language: Language) -> &'static str {
    words(language).ask.options[0]
}

impl Serialize for OptionLines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            Language::ALL.into_iter().map(|language| (options_key(language), self.0.get(language))),
        )
    }
}

impl JsonSchema for OptionLines {
    fn schema_name() -> Cow<'static, str> {
        "OptionLines".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let lines = |language: Language| {
            let about = format!("The lines that are legal now; language {language}.");
            (
                options_key(language).to_owned(),
                serde_json::json!({
                    "description": about,
                    "type": "array",
                    "items": { "type": "string" },
                }),
            )
        };
        let properties: serde_json::Map<String, serde_json::Value> =
            Language::ALL.into_iter().map(lines).collect();
        schemars::json_schema!({
            "type": "object",
            "properties": properties,
            "required": Language::ALL.map(options_key),
        })
    }
}

//! Rulings.

use rulings::{Fit, Found, Ruling};
use schemars::JsonSchema;
use serde::Serialize;

use super::InSome;

/// The rulings that fit a query.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Rulings {
    pub(crate) query: String,
    pub(crate) rulings: Vec<FoundRuling>,
}

/// A ruling that was found.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct FoundRuling {
    #[serde(flatten)]
    ruling: RulingRef,
    fit: RulingFit,
}

/// How a ruling fits the query, the best first.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum RulingFit {
    /// It is called so.
    Name,
    /// It is about the rule, or about one that the term or tag stands for.
    Rule,
    /// The words are in its title.
    Title,
    /// It is about a rule under that one.
    RuleBelow,
    /// The words are in its text, for instance as the name of a card.
    Text,
}

/// A ruling that is pointed at.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RulingRef {
    /// The name to ask for.
    name: String,
    /// Its file below `rulings/`.
    path: String,
    /// Its claim.
    title: InSome<String>,
    /// The rules it is about.
    rules: Vec<String>,
}

/// A ruling as a whole.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RulingPage {
    #[serde(flatten)]
    ruling: RulingRef,
    /// Where it comes from.
    source: String,
    /// The file, in the notation.
    text: String,
}

impl RulingRef {
    pub(crate) fn of(ruling: &Ruling) -> RulingRef {
        RulingRef {
            name: ruling.name().to_owned(),
            path: ruling.path.to_owned(),
            title: InSome::of(|language| {
                ruling.has_title(language).then(|| ruling.title(language).to_owned())
            }),
            rules: ruling.rules.iter().map(ToString::to_string).collect(),
        }
    }
}

impl RulingPage {
    pub(crate) fn of(ruling: &Ruling) -> RulingPage {
        RulingPage {
            ruling: RulingRef::of(ruling),
            source: ruling.source.to_owned(),
            text: ruling.text().to_owned(),
        }
    }
}

impl Rulings {
    pub(crate) fn of(query: &str, found: &[Found]) -> Rulings {
        let fit = |fit: Fit| match fit {
            Fit::Name => RulingFit::Name,
            Fit::Rule => RulingFit::Rule,
            Fit::Title => RulingFit::Title,
            Fit::RuleBelow => RulingFit::RuleBelow,
            Fit::Text => RulingFit::Text,
        };
        let rulings = found
            .iter()
            .map(|found| FoundRuling { ruling: RulingRef::of(found.ruling), fit: fit(found.fit) })
            .collect();
        Rulings { query: query.to_owned(), rulings }
    }
}

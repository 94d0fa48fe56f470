//! The answer to a question about the rules.

use rulebook::{
    Answer, Change, Edition, Finding, Language, Number, Older, Page, Reach, Role, Rule, Step, Term, history,
    tags_of,
};
use schemars::JsonSchema;
use serde::Serialize;

use super::{InEach, RulingRef};

/// What is known about a rule number, or what words find.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(crate) enum RuleAnswer {
    /// The rule with this number.
    Rule(Box<RulePage>),
    /// A number of an older edition: what it was, and the rules that say it today.
    Moved {
        number: String,
        /// Only the section that it belonged to is known.
        section_only: bool,
        older: Vec<OlderRule>,
        rules: Vec<RulePage>,
    },
    /// No rule number but a mark that a tool put into older Spanish documents.
    Footnote { number: String },
    /// No rule has this number, and none had it.
    Unknown { number: String, suggestions: Vec<RuleRef> },
    /// What words, questions and tags find: terms of the glossary, then rules, best first.
    Search { query: String, terms: Vec<TermData>, tags: Vec<InEach<String>>, rules: Vec<Hit> },
}

/// A rule with everything around it.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RulePage {
    number: String,
    /// The edition of the Comprehensive Rules.
    edition: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<InEach<String>>,
    /// What it says, in Markdown.
    text: InEach<String>,
    /// What is commonly got wrong about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<InEach<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<InEach<String>>,
    /// A hint for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<InEach<String>>,
    /// The answer this program follows, where the rules leave the point open.
    #[serde(skip_serializing_if = "Option::is_none")]
    default: Option<InEach<String>>,
    /// What the editions since 2.0 did to it; empty if it is as in 2.0.
    history: Vec<HistoryStep>,
    /// What older editions had in its place.
    older: Vec<OlderRule>,
    tags: Vec<InEach<String>>,
    parents: Vec<RuleRef>,
    children: Vec<RuleRef>,
    /// Open points that concern it.
    open_points: Vec<RuleRef>,
    /// Rulings about the rule itself.
    rulings: Vec<RulingRef>,
    /// Rulings about rules under it.
    rulings_below: Vec<RulingRef>,
    /// Lines of the program that decide it.
    decided_in: Vec<String>,
}

/// What an edition did to a rule.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HistoryStep {
    edition: String,
    change: HistoryChange,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HistoryChange {
    /// There was no such rule before.
    New,
    /// Who follows the older text gets it wrong in play.
    Changed,
    NewOrChanged,
    /// Other words, the same play.
    Wording,
    /// The same rule had another number.
    Moved,
}

/// A rule of an older edition.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct OlderRule {
    editions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<String>,
    /// Where it is now.
    now: Vec<String>,
    /// Following the older rule is wrong today.
    changed: bool,
    text: InEach<String>,
}

/// A rule that is only pointed at.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RuleRef {
    number: String,
    /// Its title, or the beginning of its text.
    gist: InEach<String>,
}

/// A term of the glossary.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct TermData {
    /// All names of it, the preferred one first.
    names: InEach<Vec<String>>,
    meaning: InEach<String>,
    rules: Vec<String>,
    /// What the program calls it.
    code: Vec<String>,
}

/// A rule that was found.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Hit {
    number: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<InEach<String>>,
    text: InEach<String>,
    /// How many words of the query it has not.
    missing: usize,
}

impl RuleAnswer {
    /// The answer to a number; the rulings in it are known by their names.
    pub(crate) fn of(answer: &Answer<'_>) -> Option<RuleAnswer> {
        Some(match answer {
            Answer::Page(page) => RuleAnswer::Rule(Box::new(rule_page(page))),
            Answer::Moved { number, reach, older, pages } => RuleAnswer::Moved {
                number: number.to_string(),
                section_only: *reach == Reach::Section,
                older: older.iter().map(|older| older_rule(older)).collect(),
                rules: pages.iter().map(rule_page).collect(),
            },
            Answer::Footnote(number) => RuleAnswer::Footnote { number: number.to_string() },
            Answer::Unknown { number, suggestions, .. } => {
                RuleAnswer::Unknown { number: number.to_string(), suggestions: refs(suggestions) }
            }
            Answer::NotANumber(_) => return None,
        })
    }

    pub(crate) fn search(query: &str, finding: &Finding) -> RuleAnswer {
        RuleAnswer::Search {
            query: query.to_owned(),
            terms: finding.terms.iter().map(|term| term_data(term)).collect(),
            tags: finding
                .tags
                .iter()
                .map(|tag| InEach::of(|language| tag.name(language).to_owned()))
                .collect(),
            rules: finding
                .hits
                .iter()
                .map(|hit| Hit {
                    number: hit.rule.number.to_string(),
                    title: both(hit.rule, Rule::title),
                    text: InEach::of(|language| hit.rule.text(language).to_owned()),
                    missing: hit.missing,
                })
                .collect(),
        }
    }

    /// Whether it names a rule or a term.
    pub(crate) fn is_found(&self) -> bool {
        match self {
            RuleAnswer::Rule(_) | RuleAnswer::Moved { .. } => true,
            RuleAnswer::Footnote { .. } | RuleAnswer::Unknown { .. } => false,
            RuleAnswer::Search { terms, rules, .. } => !terms.is_empty() || !rules.is_empty(),
        }
    }
}

fn rule_page(page: &Page<'_>) -> RulePage {
    let rule = page.rule;
    let decides = page.code.iter().filter(|citation| match citation.role {
        Role::Decides | Role::Names => true,
        Role::Mentions | Role::Tests => false,
    });
    let cited =
        |names: &[&str]| names.iter().filter_map(|name| rulings::get(name)).map(RulingRef::of).collect();
    RulePage {
        number: rule.number.to_string(),
        edition: Edition::CURRENT.to_string(),
        title: both(rule, Rule::title),
        text: InEach::of(|language| rule.text(language).to_owned()),
        why: both(rule, Rule::why),
        example: both(rule, Rule::example),
        engine: both(rule, Rule::engine),
        default: both(rule, Rule::default),
        history: steps(rule.number),
        older: page.history.iter().map(|older| older_rule(older)).collect(),
        tags: tags_of(rule.number)
            .iter()
            .map(|tag| InEach::of(|language| tag.name(language).to_owned()))
            .collect(),
        parents: refs(&page.parents),
        children: refs(&page.children),
        open_points: refs(&page.open),
        rulings: cited(&page.rulings.exact),
        rulings_below: cited(&page.rulings.below),
        decided_in: decides.map(|citation| format!("{}:{}", citation.file, citation.line)).collect(),
    }
}

fn steps(number: Number) -> Vec<HistoryStep> {
    let steps = history(number).map(|history| history.steps).unwrap_or_default();
    let change = |step: Step| match step {
        Step::New => HistoryChange::New,
        Step::Changed => HistoryChange::Changed,
        Step::NewOrChanged => HistoryChange::NewOrChanged,
        Step::Wording => HistoryChange::Wording,
        Step::Moved => HistoryChange::Moved,
    };
    steps
        .into_iter()
        .map(|(edition, step)| HistoryStep { edition: edition.to_string(), change: change(step) })
        .collect()
}

fn older_rule(older: &Older) -> OlderRule {
    OlderRule {
        editions: older.editions.iter().map(ToString::to_string).collect(),
        number: older.number.map(|number| number.to_string()),
        now: older.now.iter().map(ToString::to_string).collect(),
        changed: older.change == Change::Changed,
        text: InEach::of(|language| older.text(language).to_owned()),
    }
}

fn refs(rules: &[&Rule]) -> Vec<RuleRef> {
    let gist = |rule: &Rule, language: Language| {
        rule.title(language)
            .unwrap_or_else(|| rule.text(language).lines().next().unwrap_or_default())
            .to_owned()
    };
    rules
        .iter()
        .map(|rule| RuleRef {
            number: rule.number.to_string(),
            gist: InEach::of(|language| gist(rule, language)),
        })
        .collect()
}

fn term_data(term: &Term) -> TermData {
    TermData {
        names: InEach::of(|language| term.names(language).to_vec()),
        meaning: InEach::of(|language| term.meaning(language).to_owned()),
        rules: term.rules.iter().map(ToString::to_string).collect(),
        code: term.code.clone(),
    }
}

/// A part of a rule, where it has it.
fn both(rule: &Rule, part: impl Fn(&Rule, Language) -> Option<&str>) -> Option<InEach<String>> {
    InEach::of_all(|language| part(rule, language).map(str::to_owned))
}

//! The rulebook and the rulings.

use std::collections::BTreeMap;

use rulebook::{Answer, Older, Rule, rulebook};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use vocabulary::{Language, Wording, fold};

use crate::decks::DeckText;
use crate::said::words;
use crate::setup::TextInput;
use crate::words::Tongue;
use crate::{Desk, Trouble};

/// The most rulings that are listed for a rule or a card.
const RULINGS_MAX: usize = 60;
/// The most rules of one search.
const HITS_MAX: usize = 60;

/// Nothing to say.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, TS)]
pub struct Nothing {}

/// What is at hand.
#[derive(Clone, Debug, Serialize, TS)]
pub struct About {
    /// The version of the program.
    pub version: String,
    /// How many cards the library has.
    pub cards: usize,
    /// How many rules the book has.
    pub rules: usize,
}

/// A language.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
pub struct BookInput {
    /// The language of the answer.
    pub language: Tongue,
}

/// A number or words, in a language.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RuleInput {
    /// A number, or what somebody asks.
    pub words: String,
    /// The language of the answer.
    pub language: Tongue,
}

/// Files of rulings.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RulingsInput {
    /// Rulings, file by file.
    pub files: Vec<RulingFile>,
    /// Deck lists that rulings name.
    #[serde(default)]
    pub decks: Vec<DeckText>,
    /// Corrections of printed texts.
    #[serde(default)]
    pub errata: Vec<Erratum>,
}

/// Words of a card that are no longer what is printed.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Erratum {
    /// The card's full name.
    pub card: String,
    /// What is printed, and what it is now.
    pub printed: String,
    /// What it says now.
    pub now: String,
    /// Why it was changed.
    #[ts(type = "Record<Tongue, string>")]
    pub reason: Wording,
}

/// A file of rulings.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RulingFile {
    /// Where the file is.
    pub path: String,
    /// Its title in each language that has one; the text has the English one.
    #[serde(default)]
    pub titles: BTreeMap<Tongue, String>,
    /// What it says.
    pub text: String,
}

/// A ruling, ready to be found.
pub(crate) struct Ruling {
    path: String,
    title: String,
    titles: BTreeMap<Tongue, String>,
    rules: String,
    text: String,
    folded: String,
}

/// A ruling in one line.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RulingBrief {
    /// Where the file is.
    pub path: String,
    /// What it claims.
    pub title: String,
}

/// A rule in one line.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RuleBrief {
    /// The number of the rule.
    pub number: String,
    /// Its title, where it has one.
    pub title: Option<String>,
    /// Its first words.
    pub text: String,
}

/// A rule with everything around it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RulePage {
    /// The number of the rule.
    pub number: String,
    /// Its title, where it has one.
    pub title: Option<String>,
    /// Markdown paragraphs.
    pub text: String,
    /// Why the rule is so.
    pub why: Option<String>,
    /// An example.
    pub example: Option<String>,
    /// Our answer, where it is an open point.
    pub default: Option<String>,
    /// The edition since which it reads so.
    pub since: Option<String>,
    /// Whether it is marked as one that is often got wrong.
    pub subtle: bool,
    /// The rules above it.
    pub parents: Vec<RuleBrief>,
    /// The rules below it.
    pub children: Vec<RuleBrief>,
    /// Open points that touch it.
    pub open: Vec<RuleBrief>,
    /// What changed, edition by edition.
    pub history: Vec<String>,
    /// Rules that name it.
    pub elsewhere: Vec<String>,
    /// Rulings that show it.
    pub rulings: Vec<RulingBrief>,
    /// Rulings that show the rules below it.
    pub rulings_below: Vec<RulingBrief>,
}

/// The answer to a number.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum RuleAnswer {
    /// A rule by its number.
    Page {
        /// The rule.
        page: Box<RulePage>,
    },
    /// The number does not exist today: what it was in older editions, and what is near.
    Unknown {
        /// The number that was asked for.
        number: String,
        /// What it said in older editions.
        older: Vec<String>,
        /// Where that stands now.
        now: Vec<String>,
        /// Rules with a number near it.
        near: Vec<RuleBrief>,
    },
    /// What the rulebook says about such a number.
    Told {
        /// What is said about it.
        text: String,
    },
    /// The question is no number: it is searched by its words.
    Words,
}

/// A rule that was found.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RuleHit {
    /// The number of the rule.
    pub number: String,
    /// Its title, where it has one.
    pub title: Option<String>,
    /// The words that were found.
    pub excerpt: String,
}

pub(crate) fn about(desk: &mut Desk, _: Nothing) -> Result<About, Trouble> {
    Ok(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        cards: desk.library.catalogue().len(),
        rules: rulebook().rules().count(),
    })
}

pub(crate) fn load_rulings(desk: &mut Desk, input: RulingsInput) -> Result<u32, Trouble> {
    let header = |text: &str, key: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(key));
        line.map(|value| value.trim().to_owned()).unwrap_or_default()
    };
    let ruling = |file: RulingFile| Ruling {
        title: header(&file.text, "title:"),
        rules: header(&file.text, "rules:"),
        folded: file.text.lines().map(fold).collect::<Vec<_>>().join("\n"),
        path: file.path,
        titles: file.titles,
        text: file.text,
    };
    desk.errata = input.errata;
    desk.decks = input.decks;
    desk.rulings = input.files.into_iter().map(ruling).collect();
    Ok(desk.rulings.len() as u32)
}

pub(crate) fn ruling(desk: &mut Desk, input: TextInput) -> Result<String, Trouble> {
    let found = desk.rulings.iter().find(|ruling| ruling.path == input.text);
    let none = || {
        let language = Language::from(input.language);
        Trouble((words(language).no_such_ruling)(&input.text))
    };
    found.map(|ruling| ruling.text_in(input.language)).ok_or_else(none)
}

impl Desk {
    /// The texts of rulings about a rule and those under it, or of all, each with its title.
    pub(crate) fn rulings_about(&self, wanted: Option<&str>) -> Vec<(String, Wording)> {
        let below = |rule: &str, wanted: &str| {
            rule == wanted || rule.strip_prefix(wanted).is_some_and(|rest| rest.starts_with('.'))
        };
        let is_about = |ruling: &&Ruling| {
            wanted.is_none_or(|wanted| ruling.rules.split([' ', ',']).any(|rule| below(rule, wanted)))
        };
        let text =
            |ruling: &Ruling| (ruling.text.clone(), Wording::of(|language| ruling.title_in(language.into())));
        self.rulings.iter().filter(is_about).map(text).collect()
    }

    /// The rulings in which a card is.
    pub(crate) fn rulings_with(&self, card: &str, language: Tongue) -> Vec<RulingBrief> {
        let name = fold(card);
        let found = self.rulings.iter().filter(|ruling| ruling.folded.contains(&name));
        found.take(RULINGS_MAX).map(|ruling| ruling.brief(language)).collect()
    }
}

impl Ruling {
    fn brief(&self, language: Tongue) -> RulingBrief {
        RulingBrief { path: self.path.clone(), title: self.title_in(language).to_owned() }
    }

    fn title_in(&self, language: Tongue) -> &str {
        self.titles.get(&language).unwrap_or(&self.title)
    }

    /// The file with its title in this language.
    fn text_in(&self, language: Tongue) -> String {
        let title = format!("title: {}", self.title_in(language));
        self.text.replacen(&format!("title: {}", self.title), &title, 1)
    }
}

fn brief(rule: &Rule, language: Language) -> RuleBrief {
    let text = rule.text(language).lines().next().unwrap_or_default().to_owned();
    RuleBrief { number: rule.number.to_string(), title: rule.title(language).map(str::to_owned), text }
}

fn briefs(rules: &[&Rule], language: Language) -> Vec<RuleBrief> {
    rules.iter().map(|rule| brief(rule, language)).collect()
}

/// An older rule in a line: number, editions and what it is about.
fn older(older: &Older, language: Language) -> String {
    rulebook::render_older(older, language).trim().to_owned()
}

pub(crate) fn contents(_: &mut Desk, input: BookInput) -> Result<Vec<RuleBrief>, Trouble> {
    let language = input.language.into();
    let is_heading = |rule: &&Rule| rule.title(language).is_some() && rule.number.depth() <= 2;
    Ok(rulebook().rules().filter(is_heading).map(|rule| brief(rule, language)).collect())
}

pub(crate) fn rule(desk: &mut Desk, input: RuleInput) -> Result<RuleAnswer, Trouble> {
    let language = Language::from(input.language);
    let rulings: Vec<(&str, &str)> =
        desk.rulings.iter().map(|ruling| (ruling.path.as_str(), ruling.rules.as_str())).collect();
    let named = |paths: &[&str]| -> Vec<RulingBrief> {
        let found = paths.iter().filter_map(|path| desk.rulings.iter().find(|ruling| ruling.path == *path));
        found.take(RULINGS_MAX).map(|ruling| ruling.brief(input.language)).collect()
    };
    Ok(match rulebook::ask(input.words.trim(), &rulings) {
        Answer::NotANumber(_) => RuleAnswer::Words,
        answer @ Answer::Footnote(_) => RuleAnswer::Told { text: rulebook::render_answer(&answer, language) },
        Answer::Moved { number, older: was, pages, reach: _ } => RuleAnswer::Unknown {
            number: number.to_string(),
            older: was.iter().map(|entry| older(entry, language)).collect(),
            now: pages.iter().map(|page| page.rule.number.to_string()).collect(),
            near: pages.iter().map(|page| brief(page.rule, language)).collect(),
        },
        Answer::Unknown { number, older: was, suggestions } => {
            let was = was.map(|(_, entries)| entries).unwrap_or_default();
            RuleAnswer::Unknown {
                number: number.to_string(),
                older: was.iter().map(|entry| older(entry, language)).collect(),
                now: was.iter().flat_map(|entry| &entry.now).map(ToString::to_string).collect(),
                near: briefs(&suggestions, language),
            }
        }
        Answer::Page(page) => {
            let text = |text: Option<&str>| text.map(str::to_owned);
            let rule = page.rule;
            RuleAnswer::Page {
                page: Box::new(RulePage {
                    number: rule.number.to_string(),
                    title: text(rule.title(language)),
                    text: rule.text(language).to_owned(),
                    why: text(rule.why(language)),
                    example: text(rule.example(language)),
                    default: text(rule.default(language)),
                    since: rule.since.map(|edition| edition.to_string()),
                    subtle: rule.subtle,
                    parents: briefs(&page.parents, language),
                    children: briefs(&page.children, language),
                    open: briefs(&page.open, language),
                    history: page.history.iter().map(|entry| older(entry, language)).collect(),
                    elsewhere: page.elsewhere.iter().map(|entry| older(entry, language)).collect(),
                    rulings: named(&page.rulings.exact),
                    rulings_below: named(&page.rulings.below),
                }),
            }
        }
    })
}

pub(crate) fn search(_: &mut Desk, input: RuleInput) -> Result<Vec<RuleHit>, Trouble> {
    let language = Language::from(input.language);
    let hits = rulebook::search(&input.words, language);
    let hit = |hit: &rulebook::Hit| RuleHit {
        number: hit.rule.number.to_string(),
        title: hit.rule.title(language).map(str::to_owned),
        excerpt: hit.excerpt.clone(),
    };
    Ok(hits.iter().take(HITS_MAX).map(hit).collect())
}

//! Exams from rulings: questions whose marked answers are the only true ones.
//!
//! Every option is a [`Claim`] that the judge can decide: a fact at one point of a ruling, whether a move is legal and under which rule it
//! is refused, or an order of events. A question is kept only if exactly its marked options are true ([`is_sound`]), so a wrong answer is
//! wrong by proof. Wrong ones are near misses: what an older edition says, what was so before, the number beside it, the other zone, a
//! reason that would forbid another move.

mod believed;
mod claim;
mod excuse;
mod export;
mod facts;
mod legal;
mod order;
mod sitting;

pub use claim::{Claim, is_sound};
pub use export::{ExportFormat, export};
pub use sitting::{Result, Sitting};

use notation::syntax::{Entry, File, Placed, Start, Step};
use notation::{Catalog, Wording};
use serde::{Deserialize, Serialize};
use vocabulary::Language;

/// What kind of answer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum QuestionKind {
    /// One option is true.
    One,
    /// Several options may be true; all of them are to be named.
    Several,
    /// The options are events, to be put in their order.
    Order,
    /// Whether a move is legal, and why not.
    Legal,
}

/// One question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What kind of answer it wants.
    pub kind: QuestionKind,
    /// Where it comes from: the title of the ruling, as the file has it. Who knows it in other languages may say so.
    pub source: Wording,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// From 1, easy, to 3.
    pub level: u8,
    /// What is asked.
    pub prompt: Wording,
    /// The position and what has been done, in the notation.
    pub position: Wording,
    /// What the cards of the position say, each by its full name; who is asked need not know them by heart.
    pub cards: Vec<CardText>,
    /// The options, in the order shown.
    pub options: Vec<Choice>,
    /// What really happens, told with rules.
    pub explanation: Wording,
    /// The ruling up to the point that is asked about; options are judged on it.
    pub(crate) upto: File,
}

impl Question {
    /// What the cards of the position say, a line for each card; empty where none says anything.
    pub fn card_texts(&self, language: Language) -> String {
        let line =
            |card: &CardText| format!("{}: {}", card.name, card.text.say(language).replace('\n', " / "));
        self.cards.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// The position alone, before anything was done.
    pub fn start(&self, language: Language) -> String {
        let file = File { script: Vec::new(), ..self.upto.clone() };
        facts::shown(&file).say(language).to_owned()
    }

    /// What was done since, a line each.
    pub fn moves(&self, language: Language) -> Vec<String> {
        let acts = self.upto.script.iter().filter_map(|step| match &step.node {
            Step::Act(act) => Some(notation::write_act_in(act, language)),
            Step::Refused(_) | Step::Expect(_) => None,
        });
        acts.collect()
    }

    /// The same question with the title of its ruling in every language.
    #[must_use]
    pub fn from_ruling(self, title: &Wording) -> Question {
        Question { source: title.clone(), ..self }
    }
}

/// What a card says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// Its full name.
    pub name: String,
    /// Its text, a line for each paragraph.
    pub text: Wording,
}

/// The texts of the cards in a position, each once, in the order in which they stand there; cards without a text are left out.
pub(crate) fn texts(file: &File, catalog: &Catalog) -> Vec<CardText> {
    let Start::Position(position) = &file.start else { return Vec::new() };
    let entries = position.players.iter().flat_map(|block| &block.entries);
    let placed = entries.filter_map(|entry| match &entry.node {
        Entry::Card(placed) => Some(placed),
        _ => None,
    });
    let under = |placed: &Placed| placed.attributes.under.iter().map(|under| under.card.clone()).collect();
    let names = placed.flat_map(|placed| {
        let mut names: Vec<String> = under(placed);
        names.insert(0, placed.card.clone());
        names
    });
    let mut found: Vec<CardText> = Vec::new();
    for name in names {
        let text = catalog.find(&name).ok().and_then(|def| catalog.whole_text(def));
        if let Some(text) = text.filter(|_| found.iter().all(|card| card.name != name)) {
            found.push(CardText { name, text });
        }
    }
    found
}

/// One option of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it says.
    pub text: Wording,
    /// Whether it is to be chosen; in an order, all are.
    pub is_right: bool,
    /// What it claims, for the judge.
    pub claim: Claim,
}

/// All sound questions of a ruling.
pub fn questions(file: &File, catalog: &Catalog) -> Vec<Question> {
    let mut made = facts::questions(file, catalog);
    made.extend(legal::questions(file, catalog));
    made.extend(order::questions(file, catalog));
    made.retain(|question| is_sound(question, catalog));
    made
}

/// The title of the ruling, in the language that the file is written in.
pub(crate) fn source(file: &File) -> Wording {
    Wording::of(|_| file.header.title.clone().unwrap_or_default())
}

/// How hard a question is: by how much is done before, and how many rules it takes.
pub(crate) fn level(file: &File, acts: usize) -> u8 {
    match acts + file.header.rules.len() {
        0..=3 => 1,
        4..=7 => 2,
        _ => 3,
    }
}

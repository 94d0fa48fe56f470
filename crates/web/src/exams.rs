//! Exams: questions made from the rulings, answered one by one, marked and explained.

use std::collections::BTreeMap;

use ::desk::exam::{Question, QuestionKind, Result as ExamResult, Sitting, questions};
use notation::{Diagnostic, Language};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::books::BookInput;
use crate::said::words;
use crate::words::Tongue;
use crate::{Desk, Trouble};

/// The most questions of one exam.
const COUNT_MAX: usize = 50;
/// The most rulings that questions are made from: a rare wish must not keep anybody waiting.
const RULINGS_MAX: usize = 120;
/// Questions to choose from, for each that is asked: so that one ruling does not ask them all.
const CHOICE: usize = 3;

/// An exam under way.
pub(crate) struct Exam {
    questions: Vec<Question>,
    /// What was answered, and whether it was right.
    given: BTreeMap<usize, bool>,
}

/// Which exam.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExamInput {
    /// Only about this rule and those under it.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub rules: Option<String>,
    /// Only of this level, 1 to 3.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub level: Option<u8>,
    /// How many questions.
    pub count: usize,
    /// The same seed asks the same questions.
    pub seed: u32,
    /// The language of the answer.
    pub language: Tongue,
}

/// An answer.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExamAnswer {
    /// Which question, from 0.
    pub at: usize,
    /// Numbers of options, from 1: those to be named, or all in their order.
    pub given: Vec<usize>,
    /// The language of the answer.
    pub language: Tongue,
}

/// What kind of answer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ExamKind {
    /// One answer is right.
    One,
    /// Several answers are right.
    Several,
    /// The answers are put in order.
    Order,
}

/// The questions.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ExamSheet {
    /// The questions.
    pub questions: Vec<ExamQuestion>,
}

/// A question as it is asked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ExamQuestion {
    /// How it is answered.
    pub kind: ExamKind,
    /// How hard it is.
    pub level: u8,
    /// The question.
    pub prompt: String,
    /// The position and what has been done, in the notation.
    pub position: String,
    /// The position alone.
    pub start: String,
    /// What was done since, a line each.
    pub moves: Vec<String>,
    /// What the cards of the position say.
    pub cards: Vec<ExamCard>,
    /// The answers to choose from.
    pub options: Vec<String>,
}

/// What a card of a question says.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ExamCard {
    /// Its full name.
    pub name: String,
    /// Its text, a line for each paragraph.
    pub text: String,
}

/// What an answer was worth.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ExamMarked {
    /// Whether the answer was right.
    pub is_right: bool,
    /// The right answer, as numbers of options.
    pub right: Vec<usize>,
    /// Why the right answer is right.
    pub explanation: String,
    /// The rules it rests on.
    pub rules: Vec<String>,
    /// The title of the ruling.
    pub source: String,
    /// All answers so far, by chapter of the rules.
    pub chapters: Vec<ChapterResult>,
}

/// A chapter's answers so far.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChapterResult {
    /// Which chapter of the rules.
    pub chapter: String,
    /// Right answers.
    pub right: usize,
    /// Questions asked.
    pub of: usize,
}

pub(crate) fn begin(desk: &mut Desk, input: ExamInput) -> Result<ExamSheet, Trouble> {
    let language = Language::from(input.language);
    let rules = input.rules.map(|rules| rules.trim().to_owned()).filter(|rules| !rules.is_empty());
    let count = input.count.clamp(1, COUNT_MAX);
    let sitting = Sitting { rules, level: input.level, count, seed: input.seed.into() };
    let questions = made(desk, &sitting);
    if questions.is_empty() {
        let none = words(language).no_question;
        return Err(Trouble(none.to_owned()));
    }
    let exam = Exam { questions, given: BTreeMap::new() };
    let sheet = exam.sheet(language);
    desk.exam = Some(exam);
    Ok(sheet)
}

/// Questions of the rulings that fit, taken in an order that follows from the seed until there are enough.
fn made(desk: &mut Desk, sitting: &Sitting) -> Vec<Question> {
    let fitting = desk.rulings_about(sitting.rules.as_deref());
    let mut all: Vec<Question> = Vec::new();
    for at in sitting.order(fitting.len()).into_iter().take(RULINGS_MAX) {
        let (text, title) = &fitting[at];
        let (file, found) = notation::read(text, &desk.names);
        if found.iter().any(Diagnostic::is_error) {
            continue;
        }
        let collection = desk.cards_in(&[text]);
        let made = questions(&file, collection.catalog());
        all.extend(made.into_iter().map(|question| question.from_ruling(title)));
        if sitting.fitting(&all).len() >= sitting.count * CHOICE {
            break;
        }
    }
    sitting.choose(&all).into_iter().cloned().collect()
}

pub(crate) fn sheet(desk: &mut Desk, input: BookInput) -> Result<ExamSheet, Trouble> {
    let language = input.language.into();
    Ok(exam(desk, language)?.sheet(language))
}

pub(crate) fn mark(desk: &mut Desk, input: ExamAnswer) -> Result<ExamMarked, Trouble> {
    let language = Language::from(input.language);
    let exam = exam(desk, language)?;
    let Some(question) = exam.questions.get(input.at) else {
        return Err(Trouble(format!("there is no question {}", input.at)));
    };
    // The first answer counts.
    let is_right = *exam.given.entry(input.at).or_insert_with(|| question.is_right(&input.given));
    Ok(ExamMarked {
        is_right,
        right: question.right(),
        explanation: question.explanation.say(language).to_owned(),
        rules: question.rules.clone(),
        source: question.source.say(language).to_owned(),
        chapters: exam.chapters(),
    })
}

fn exam(desk: &mut Desk, language: Language) -> Result<&mut Exam, Trouble> {
    let none = || Trouble(words(language).no_exam.to_owned());
    desk.exam.as_mut().ok_or_else(none)
}

impl Exam {
    fn sheet(&self, language: Language) -> ExamSheet {
        let asked = |question: &Question| ExamQuestion {
            kind: match question.kind {
                QuestionKind::One | QuestionKind::Legal => ExamKind::One,
                QuestionKind::Several => ExamKind::Several,
                QuestionKind::Order => ExamKind::Order,
            },
            level: question.level,
            prompt: question.prompt.say(language).to_owned(),
            position: question.position.say(language).to_owned(),
            start: question.start(language),
            moves: question.moves(language),
            cards: question
                .cards
                .iter()
                .map(|card| ExamCard { name: card.name.clone(), text: card.text.say(language).to_owned() })
                .collect(),
            options: question.options.iter().map(|option| option.text.say(language).to_owned()).collect(),
        };
        ExamSheet { questions: self.questions.iter().map(asked).collect() }
    }

    fn chapters(&self) -> Vec<ChapterResult> {
        let mut result = ExamResult::default();
        for (at, is_right) in &self.given {
            result.count(&self.questions[*at], *is_right);
        }
        let chapter = |(chapter, (right, of)): (String, (usize, usize))| ChapterResult { chapter, right, of };
        result.chapters.into_iter().map(chapter).collect()
    }
}

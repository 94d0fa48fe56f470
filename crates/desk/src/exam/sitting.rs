//! Somebody takes an exam: which questions, in which order, and what came of it.

use std::collections::BTreeMap;

use super::{Claim, Question, QuestionKind};

/// Which questions are asked.
#[derive(Clone, Debug, Default)]
pub struct Sitting {
    /// Only about rules that begin so, such as `6.5`.
    pub rules: Option<String>,
    /// Only of this level.
    pub level: Option<u8>,
    /// How many.
    pub count: usize,
    /// The same seed asks the same questions.
    pub seed: u64,
}

impl Sitting {
    /// The questions of this sitting, of all there are.
    pub fn choose<'q>(&self, all: &'q [Question]) -> Vec<&'q Question> {
        let mut chosen = self.fitting(all);
        self.shuffle(&mut chosen);
        chosen.truncate(self.count);
        chosen
    }

    /// So many things, by index, in an order that follows from the seed.
    pub fn order(&self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        self.shuffle(&mut order);
        order
    }

    /// Those that are about what is wanted.
    pub fn fitting<'q>(&self, all: &'q [Question]) -> Vec<&'q Question> {
        let about = |question: &Question| {
            let below = |rule: &String, wanted: &str| {
                rule == wanted || rule.strip_prefix(wanted).is_some_and(|rest| rest.starts_with('.'))
            };
            self.rules.as_ref().is_none_or(|wanted| question.rules.iter().any(|rule| below(rule, wanted)))
        };
        let fits =
            |question: &&Question| about(question) && self.level.is_none_or(|level| question.level == level);
        all.iter().filter(fits).collect()
    }

    fn shuffle<T>(&self, things: &mut [T]) {
        let mut dice = Dice(self.seed);
        for at in (1..things.len()).rev() {
            things.swap(at, dice.below(at + 1));
        }
    }
}

/// A small deterministic sequence: SplitMix64. Only the order of questions depends on it.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ (word >> 31)) % limit as u64) as usize
    }
}

/// What came of an exam, by chapter of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Result {
    /// For each chapter, how many were right of how many.
    pub chapters: BTreeMap<String, (usize, usize)>,
}

impl Result {
    /// Counts an answer.
    pub fn count(&mut self, question: &Question, is_right: bool) {
        let rule = question.rules.first().map_or("", String::as_str);
        let chapter = rule.split('.').next().unwrap_or_default().to_owned();
        let (right, all) = self.chapters.entry(chapter).or_default();
        *right += usize::from(is_right);
        *all += 1;
    }

    /// How many were right of how many.
    pub fn total(&self) -> (usize, usize) {
        self.chapters.values().fold((0, 0), |(right, all), (r, a)| (right + r, all + a))
    }
}

impl Question {
    /// The right answer as numbers of options, from 1: those to be named, or all in their order.
    pub fn right(&self) -> Vec<usize> {
        match self.kind {
            QuestionKind::Order => {
                let mut places: Vec<(usize, usize)> = self
                    .options
                    .iter()
                    .enumerate()
                    .filter_map(|(number, option)| match option.claim {
                        Claim::Place(at) => Some((at, number + 1)),
                        Claim::Fact(_) | Claim::Legal(_) | Claim::Refused { .. } => None,
                    })
                    .collect();
                places.sort_unstable();
                places.into_iter().map(|(_, number)| number).collect()
            }
            QuestionKind::One | QuestionKind::Several | QuestionKind::Legal => {
                let right = self.options.iter().enumerate().filter(|(_, option)| option.is_right);
                right.map(|(number, _)| number + 1).collect()
            }
        }
    }

    /// Whether these numbers of options, from 1, are the answer.
    pub fn is_right(&self, given: &[usize]) -> bool {
        let mut given = given.to_vec();
        if self.kind != QuestionKind::Order {
            given.sort_unstable();
        }
        given == self.right()
    }
}

//! A first game, step by step: a position of `tutorial/` and what to do in it, told by a file a language.

use engine::{Action, Answer, Choice, How};
use notation::syntax::File;
use notation::{Diagnostic, Language};
use serde::Deserialize;
use vocabulary::Each;

use crate::words::tongue;
use crate::{Collection, Perspective};

const POSITION: &str = include_str!("../../../tutorial/first-game.lore");
const STEPS: &str = include_str!("../../../tutorial/first-game.json");

/// A lesson under way.
#[derive(Clone, Debug)]
pub struct Lesson {
    steps: Vec<Step>,
    told: Each<Told>,
    at: usize,
}

#[derive(Clone, Debug, Deserialize)]
struct Step {
    /// What is to be done.
    deed: LessonGoal,
    /// The full name of the card that does it.
    card: String,
    /// The full name of the card it is done with or to, where that matters.
    with: Option<String>,
}

/// A lesson as a language tells it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    steps: Vec<ToldStep>,
    farewell: String,
    farewell_touch: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldStep {
    /// What to do and why.
    why: String,
    /// How it is done in lines.
    lines: Option<String>,
    /// How it is done on the screen.
    screen: Option<String>,
    /// How it is done where cards are touched.
    touch: Option<String>,
}

/// Where a lesson is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// As lines, one after the other.
    Lines,
    /// On a full screen.
    Screen,
    /// Where cards are touched or clicked.
    Touch,
}

/// A kind of move that a lesson teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum LessonGoal {
    Ink,
    Play,
    Quest,
    Challenge,
    Sing,
    Shift,
    Choose,
}

/// Why there is no lesson: its files do not fit this program.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LessonError {
    /// The lesson's position cannot be set up.
    #[error("the lesson's position: {0}")]
    Position(String),
    /// The lesson's steps cannot be read.
    #[error("the lesson's steps: {0}")]
    Steps(#[from] serde_json::Error),
}

impl Lesson {
    /// The first game, and the position it is played in.
    pub fn first_game(collection: &Collection) -> Result<(Lesson, File), LessonError> {
        let (file, found) = notation::read(POSITION, collection.names());
        if let Some(problem) = found.iter().find(|found| Diagnostic::is_error(found)) {
            return Err(LessonError::Position(problem.problem.to_string()));
        }
        let steps: Vec<Step> = serde_json::from_str(STEPS)?;
        let mut told = Each::<Told>::default();
        for language in Language::ALL {
            *told.get_mut(language) = told_in(language, steps.len())?;
        }
        Ok((Lesson { steps, told, at: 0 }, file))
    }

    /// What to do now, why, and how.
    pub fn text(&self, language: Language, reading: Reading) -> String {
        let Some(step) = self.told.get(language).steps.get(self.at) else { return String::new() };
        let how = match reading {
            Reading::Lines => &step.lines,
            Reading::Screen => &step.screen,
            Reading::Touch => &step.touch,
        };
        match how {
            Some(how) => format!("{} {how}", step.why),
            None => step.why.clone(),
        }
    }

    /// The last words.
    pub fn farewell(&self, language: Language, reading: Reading) -> &str {
        let told = self.told.get(language);
        match reading {
            Reading::Lines | Reading::Screen => &told.farewell,
            Reading::Touch => &told.farewell_touch,
        }
    }

    /// Whether every step was taken.
    pub fn is_done(&self) -> bool {
        self.at >= self.steps.len()
    }

    /// Whether the answer is what the lesson asks for.
    pub fn fits(&self, perspective: &Perspective<'_>, answer: Answer) -> bool {
        let Some(step) = self.steps.get(self.at) else { return true };
        let (deed, card, with) = match answer {
            Answer::Action(Action::Ink(card)) => (LessonGoal::Ink, card, None),
            Answer::Action(Action::Play { card, how: How::Ink }) => (LessonGoal::Play, card, None),
            Answer::Action(Action::Play { card, how: How::Sing(singer) }) => {
                (LessonGoal::Sing, card, Some(singer))
            }
            Answer::Action(Action::Play { card, how: How::Shift { onto, .. } }) => {
                (LessonGoal::Shift, card, Some(onto))
            }
            Answer::Action(Action::Quest(card)) => (LessonGoal::Quest, card, None),
            Answer::Action(Action::Challenge { with, target }) => (LessonGoal::Challenge, with, Some(target)),
            Answer::Choice(Choice::Card(card)) => (LessonGoal::Choose, card, None),
            _ => return false,
        };
        let is_with = |name: &String| with.is_some_and(|with| perspective.name(with) == *name);
        deed == step.deed && perspective.name(card) == step.card && step.with.as_ref().is_none_or(is_with)
    }

    /// One step was taken back.
    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    /// Goes on if the answer is what the lesson asks for.
    pub fn takes(&mut self, perspective: &Perspective<'_>, answer: Answer) -> bool {
        let fits = self.fits(perspective, answer);
        self.at += usize::from(fits);
        fits
    }
}

/// What a language tells of so many steps.
fn told_in(language: Language, steps: usize) -> Result<Told, serde_json::Error> {
    let told: Told = serde_json::from_str(tongue(language).lesson())?;
    match told.steps.len() == steps {
        true => Ok(told),
        false => Err(serde::de::Error::custom(format_args!("{language} does not tell every step"))),
    }
}

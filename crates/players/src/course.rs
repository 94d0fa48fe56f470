//! A line that is being followed: made once, given answer by answer as long as everything comes as it was thought.

use crate::plan::Step;
use crate::{Seat, opening};
use engine::{Answer, Ask, Choice};
use std::collections::VecDeque;

/// What is left of a line.
#[derive(Default)]
pub(crate) struct Course(VecDeque<Step>);

impl Course {
    /// The answer that needs no new thought: the only one there is, the opening hand's, or the planned one if the player sees what
    /// was expected.
    pub(crate) fn next(&mut self, seat: &Seat<'_>) -> Option<Answer> {
        if let Some(only) = seat.forced() {
            // A planned answer that had no alternative is done with.
            if self.0.front().is_some_and(|(_, answer)| *answer == only) {
                self.0.pop_front();
            }
            return Some(only);
        }
        if seat.ask() == Some(&Ask::OpeningHand) {
            return Some(opening::answer(seat));
        }
        let (seen, answer) = self.0.pop_front()?;
        (seen == seat.seen() && seat.allows(answer)).then_some(answer)
    }

    /// Follows a new line from here; where it cannot be begun, the first legal answer.
    pub(crate) fn begin(&mut self, seat: &Seat<'_>, steps: Vec<Step>) -> Answer {
        self.0 = steps.into();
        match self.0.pop_front() {
            Some((_, answer)) if seat.allows(answer) => answer,
            Some(_) | None => {
                self.0.clear();
                let mut options = Vec::new();
                seat.options_into(&mut options);
                options.first().copied().unwrap_or(Answer::Choice(Choice::Done))
            }
        }
    }
}

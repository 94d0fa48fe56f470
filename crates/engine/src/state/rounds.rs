//! What the game remembers to notice loops (6.1.10, D.9).

use serde::{Deserialize, Serialize};

use crate::{Action, Answer};

/// The answers of this main phase, and how long the bag has been open.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rounds {
    /// What was answered since the main phase began; a round of a loop is the end of it.
    pub answers: Vec<Answer>,
    /// How many of the last answers are the round that is asked about.
    pub round: u16,
    /// Answers of the rounds that were named and are still to be given, the next one last.
    pub queue: Vec<Answer>,
    /// The turn action that begins the loop going on.
    pub first: Option<Action>,
    /// The turn action that began a loop which is over: something else must be done now.
    pub barred: Option<Action>,
    /// Actions of this turn that repeated a round without naming a number.
    pub by_hand: u8,
    /// This is a copy that only tries a round out, or that only thinks ahead: no number of rounds is asked for.
    pub trial: bool,
    /// Waiting abilities resolved since somebody could last do anything else.
    pub resolved: u32,
    /// The position at some point since then.
    pub mark: u64,
    /// How often it was the same again.
    pub again: u8,
    /// Somebody said yes since then: the loop is not mandatory.
    pub accepted: bool,
}

impl Rounds {
    /// A new turn; the buffers stay.
    pub(crate) fn new_turn(&mut self) {
        let (mut answers, mut queue) = (std::mem::take(&mut self.answers), std::mem::take(&mut self.queue));
        answers.clear();
        queue.clear();
        *self = Rounds { answers, queue, trial: self.trial, ..Rounds::default() };
    }

    /// Whether a number of rounds was named, and they are played or just over.
    #[inline]
    pub(crate) fn are_named(&self) -> bool {
        self.first.is_some() || !self.queue.is_empty()
    }

    /// Nothing is under way.
    pub(crate) fn rest(&mut self) {
        self.resolved = 0;
        self.again = 0;
        self.accepted = false;
    }
}

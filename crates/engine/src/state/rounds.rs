//! What the game remembers to notice loops (6.1.10, D.9).

use serde::{Deserialize, Serialize};

use crate::{Action, Answer};

/// The answers of this main phase, and how long the bag has been open.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rounds {
    /// What was answered since the main phase began; a round of a loop is the end of it.
    pub answers: Vec<Answer>,
    /// Whose actions are among them, roughly: mostly it tells at once that one was not taken before.
    #[serde(skip)]
    pub(super) seen: Seen,
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

/// The cards that did something, a bit for several of them. It is no part of the state, but tells of what is; a state that was written
/// down lacks it, so that any card may have done anything.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    cards: u64,
    /// The card of the last action was among them before.
    is_again: bool,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { cards: u64::MAX, is_again: true }
    }
}

impl PartialEq for Seen {
    fn eq(&self, _: &Seen) -> bool {
        true
    }
}

/// The bit of the card that does something, or that something is done with.
#[inline]
fn bit(action: Action) -> u64 {
    match action {
        Action::Ink(card)
        | Action::Play { card, .. }
        | Action::Use { card, .. }
        | Action::Quest(card)
        | Action::Challenge { with: card, .. }
        | Action::Move { card, .. } => 1 << (card.0 % 64),
        Action::EndTurn => 0,
    }
}

impl Rounds {
    /// Keeps an answer of this main phase in mind.
    #[inline]
    pub(crate) fn keep(&mut self, answer: Answer) {
        self.answers.push(answer);
        if let Answer::Action(action) = answer {
            let bit = bit(action);
            self.seen = Seen { is_again: self.seen.cards & bit != 0, cards: self.seen.cards | bit };
        }
    }

    /// Whether the last action that was kept in mind may have been taken before in this turn.
    #[inline]
    pub(crate) fn may_be_again(&self) -> bool {
        self.seen.is_again
    }

    /// Whether nothing is different but the answers that are still to be given.
    pub(super) fn is_same_but_to_come(&self, then: &Rounds) -> bool {
        let Rounds {
            answers,
            seen: _,
            round,
            queue: _,
            first,
            barred,
            by_hand,
            trial,
            resolved,
            mark,
            again,
            accepted,
        } = self;
        (*round, *first, *barred, *by_hand, *trial)
            == (then.round, then.first, then.barred, then.by_hand, then.trial)
            && (*resolved, *mark, *again, *accepted) == (then.resolved, then.mark, then.again, then.accepted)
            && *answers == then.answers
    }

    /// How many of the rounds that were named have not begun, where none is under way.
    #[inline]
    pub(crate) fn to_come(&self) -> Option<usize> {
        let (left, length) = (self.queue.len(), usize::from(self.round));
        (self.first.is_some() && length != 0 && left % length == 0).then(|| left / length)
    }

    /// A new turn; the buffers stay.
    pub(crate) fn new_turn(&mut self) {
        let (mut answers, mut queue) = (std::mem::take(&mut self.answers), std::mem::take(&mut self.queue));
        answers.clear();
        queue.clear();
        *self = Rounds {
            answers,
            queue,
            seen: Seen { cards: 0, is_again: false },
            trial: self.trial,
            ..Rounds::default()
        };
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

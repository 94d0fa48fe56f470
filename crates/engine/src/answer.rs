//! What a player can answer.

use serde::{Deserialize, Serialize};

use crate::program::{AbilityIx, ClassId, NameId};
use crate::state::{CardIx, PlayerIx};

/// How a card is played (4.3.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum How {
    /// For its ink cost.
    Ink,
    /// 8.10: onto one card, or two; the first named lies on top.
    Shift {
        /// The card it is put onto.
        onto: CardIx,
        /// The second one, where it is put onto two.
        and: Option<CardIx>,
    },
    /// 5.4.4.2
    Sing(CardIx),
    /// 8.12: the singers are chosen next.
    SingTogether,
    /// For free, or by another cost, as a text allows; counted from 0 where there are several.
    Way(u8),
}

/// An answer to a decision: what is done in a turn, or what is chosen where a rule or a text asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// 3.3, 4.1: what a player does in the main phase.
    Action(Action),
    /// 2.3.3.4: at any time, by anybody.
    Concede(PlayerIx),
    /// 6.1.3: what a player chooses while something else goes on.
    Choice(Choice),
}

/// What a player does in the main phase (3.3, chapter 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// 4.2: this card goes into the inkwell.
    Ink(CardIx),
    /// 4.3: a card is played; also the answer where a text lets it be played now.
    Play {
        /// Which card.
        card: CardIx,
        /// For what.
        how: How,
    },
    /// 4.4: an activated ability is used.
    Use {
        /// The card that has it.
        card: CardIx,
        /// Which of its abilities.
        ability: AbilityIx,
        /// 1.5.5.4: without its cost, where a text allows it.
        free: bool,
    },
    /// 4.5: this character quests.
    Quest(CardIx),
    /// 4.6: one character challenges another, or a location.
    Challenge {
        /// Who challenges.
        with: CardIx,
        /// Who is challenged.
        target: CardIx,
    },
    /// 4.7: a character moves to a location.
    Move {
        /// Who moves.
        card: CardIx,
        /// The location.
        to: CardIx,
        /// 4.7.3.2: for free, where a text lets its player choose so.
        free: bool,
    },
    /// 3.3.2: the turn ends.
    EndTurn,
}

/// What a player chooses where a rule or a text asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// 6.1.4: yes to a "may".
    Accept,
    /// 6.1.4: no to a "may".
    Decline,
    /// A card chosen or put next in order.
    Card(CardIx),
    /// No more.
    Done,
    /// A player chosen.
    Player(PlayerIx),
    /// 6.1.5: one of several effects, counted from 1.
    Option(u8),
    /// A number, as of "any number" or of the rounds of a loop (6.1.10).
    Number(i32),
    /// The name of a card, where one is named.
    Name(NameId),
    /// A classification, where one is picked.
    Class(ClassId),
    /// 7.7.4: a waiting ability, by its number.
    Resolve(u32),
    /// 6.5.7: a replacement effect, by its position in the decision.
    Apply(u8),
}

impl Answer {
    /// What is done, where it is an action and no choice.
    pub fn action(self) -> Option<Action> {
        match self {
            Answer::Action(action) => Some(action),
            Answer::Concede(_) | Answer::Choice(_) => None,
        }
    }
}

impl From<Action> for Answer {
    fn from(action: Action) -> Answer {
        Answer::Action(action)
    }
}

impl From<Choice> for Answer {
    fn from(choice: Choice) -> Answer {
        Answer::Choice(choice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lists of options are long and copied: nesting costs no room.
    #[test]
    fn an_answer_is_small() {
        assert!(size_of::<Answer>() <= 12);
    }
}

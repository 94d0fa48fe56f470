//! The body of an effect as a tree of steps (RULES 6.1.2 to 6.1.5, 6.7.2).

use super::*;

/// How many may or must be chosen.
#[derive(Clone, Debug, PartialEq)]
pub enum Count {
    /// Exactly so many, or as many as there are (1.2.3).
    Exactly(Amount),
    /// 6.1.3: none included.
    UpTo(Amount),
    /// Any number, none included.
    AnyNumber,
}

/// What those that are chosen must have in common.
#[derive(Clone, Debug, PartialEq)]
pub enum Together {
    /// The sum of a number over them is at most this.
    AtMost(Stat, Amount),
    /// 5.2.6.1: they all have one name in common.
    OneName,
    /// No two of them share one of these.
    Different(Differing),
    /// All of them share one of these.
    Alike(Alike),
}

/// A choice of cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Choose {
    /// Who chooses.
    pub by: PlayerRef,
    /// Among which.
    pub from: Objects,
    /// How many.
    pub count: Count,
    /// Whether it is a "chosen".
    pub word: Word,
    /// What they must have in common.
    pub total: Option<Together>,
    /// For Support (8.13.1).
    pub support: bool,
    /// Bound to.
    pub into: Slot,
    /// The candidates that were not chosen are bound here.
    pub rest: Option<Slot>,
}

impl Choose {
    /// The controller chooses one.
    pub fn one(select: Select, into: Slot) -> Choose {
        Choose {
            by: PlayerRef::You,
            from: Objects::each(select),
            count: Count::Exactly(Amount::Const(1)),
            word: Word::Chosen,
            total: None,
            support: false,
            into,
            rest: None,
        }
    }
}

/// An effect that lets or makes a player play a card (6.1.7, 6.7.8).
#[derive(Clone, Debug, PartialEq)]
pub struct PlayCard {
    /// Who plays.
    pub by: PlayerRef,
    /// Which card: one of these.
    pub from: Objects,
    /// How it is paid.
    pub pay: Pay,
    /// "May".
    pub optional: bool,
    /// It enters exerted.
    pub exerted: bool,
    /// 8.10: only onto these, where it is shifted.
    pub onto: Option<Objects>,
    /// The card played is bound here.
    pub into: Slot,
}

/// A step of an effect.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// An instruction.
    Do(Verb),
    /// A choice of cards.
    Choose(Choose),
    /// A choice of a player among these.
    ChoosePlayer {
        /// Who chooses.
        by: PlayerRef,
        /// Among whom.
        among: Players,
        /// How many at least.
        least: u8,
        /// How many at most.
        most: u8,
        /// Bound to.
        into: Slot,
    },
    /// A choice of a number.
    ChooseNumber {
        /// Who chooses.
        by: PlayerRef,
        /// From.
        least: Amount,
        /// To.
        most: Amount,
        /// Bound to.
        into: Slot,
    },
    /// Naming a card (5.2.6) or a classification (5.2.7).
    Name {
        /// Who names.
        by: PlayerRef,
        /// What is named.
        what: Nameable,
        /// Bound to.
        into: Slot,
    },
    /// Playing a card.
    Play(PlayCard),
    /// 6.1.4: done if the player wants; `done` tells whether it was done in full.
    May {
        /// Who decides.
        by: PlayerRef,
        /// What.
        body: Vec<Step>,
        /// Otherwise (D.22).
        otherwise: Vec<Step>,
    },
    /// 6.1.5.1: "A to B", "A. If you do, B". Inside `May` the whole first part must be payable (6.1.4.1).
    Then {
        /// A.
        first: Vec<Step>,
        /// B.
        then: Vec<Step>,
        /// "Otherwise", "if they don't".
        otherwise: Vec<Step>,
    },
    /// 6.5.6: what follows replaces what the sentence before says. Does nothing; it is there to be told.
    Instead,
    /// 6.1.16
    If {
        /// The condition.
        cond: Cond,
        /// Then.
        then: Vec<Step>,
        /// Else.
        otherwise: Vec<Step>,
    },
    /// One of several.
    Options {
        /// Who chooses.
        by: PlayerRef,
        /// Which may be named.
        modes: Modes,
        /// The options, in printed order.
        options: Vec<Vec<Step>>,
    },
    /// 6.7.6: for each of these players in turn order, bound to the slot.
    EachPlayer {
        /// Who.
        players: Players,
        /// Bound to.
        slot: Slot,
        /// What.
        body: Vec<Step>,
    },
    /// For each of these objects in turn, bound to the slot.
    Each {
        /// Which, fixed at the beginning.
        objects: Objects,
        /// Bound to.
        slot: Slot,
        /// What.
        body: Vec<Step>,
    },
    /// So many times.
    Times {
        /// How often, fixed at the beginning.
        count: Amount,
        /// What.
        body: Vec<Step>,
    },
    /// As long as the condition holds after each round.
    RepeatWhile {
        /// What.
        body: Vec<Step>,
        /// Again if.
        cond: Cond,
    },
    /// Binds to the slot whether the body was done in full (1) or not (0).
    Did {
        /// What.
        body: Vec<Step>,
        /// Bound to.
        into: Slot,
    },
}

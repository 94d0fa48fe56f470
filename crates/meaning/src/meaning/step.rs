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

/// Whether the word "choose" or "chosen" is there (C.3): Ward, Vanish and must-choose look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// "Chosen".
    Chosen,
    /// 4.7.1: for a move.
    ToMove,
    /// Anything else that leaves it to a player.
    Plain,
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

/// What cards have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Alike {
    /// 5.2.6.1: a name that all of them have.
    Name,
    /// 5.2.7: a classification that all of them have.
    Class,
    /// A number on them.
    Value(Stat),
    /// 4.7: the location they are at.
    Location,
}

/// What no two cards share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Differing {
    /// 5.2.6: a name.
    Names,
    /// 5.2.7: a classification.
    Classes,
    /// 5.2.5.1: an ink type.
    Inks,
    /// A number on them.
    Value(Stat),
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
    /// Bound to.
    pub into: Name,
    /// The candidates that were not chosen are bound here.
    pub rest: Option<Name>,
}

/// What is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nameable {
    /// The name of a card (5.2.6).
    Card,
    /// A classification (5.2.7).
    Class,
}

/// How a card played by an effect is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Pay {
    /// 6.1.7
    Free,
    /// Any way that is open to a card in hand.
    Normal,
    /// By its Shift, free.
    FreeShift,
    /// For free, or by its Shift free.
    FreeOrShift,
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
    pub into: Name,
}

/// How the options of a choice are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modes {
    /// "Choose one": every printed option may be named.
    ChooseOne,
    /// 6.1.5.2: only what can be done.
    Or,
}

/// Whether a player may leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// It must be done.
    Must,
    /// "May".
    May,
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
        /// How many at least; fewer only where there are no more (1.2.3).
        least: u8,
        /// How many at most.
        most: u8,
        /// Bound to.
        into: Name,
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
        into: Name,
    },
    /// Naming a card (5.2.6) or a classification (5.2.7).
    Name {
        /// Who names.
        by: PlayerRef,
        /// What is named.
        what: Nameable,
        /// Bound to.
        into: Name,
    },
    /// Playing a card.
    Play(PlayCard),
    /// 6.1.3, 1.9.2.3: up to so much from each of them, over what can really be removed; the player is asked for each.
    RemoveUpTo {
        /// Who decides how much.
        by: PlayerRef,
        /// From which.
        from: Objects,
        /// How much at most from each.
        most: i32,
        /// Those from which damage was removed.
        healed: Option<Name>,
        /// How much in all.
        into: Option<Name>,
    },
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
    /// 6.5.6: instructions that another sentence of the same effect replaces under a condition.
    SelfReplaced {
        /// What is replaced.
        old: Vec<Step>,
        /// Asked when it would be done.
        cond: Cond,
        /// What is done instead.
        new: Vec<Step>,
        /// Whether the player may still do the old.
        wish: Wish,
    },
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
    /// 6.7.6: for each of these players in turn order, bound to the name.
    EachPlayer {
        /// Who.
        players: Players,
        /// Bound to.
        name: Name,
        /// What.
        body: Vec<Step>,
    },
    /// For each of these objects in turn, bound to the name.
    Each {
        /// Which, fixed at the beginning.
        objects: Objects,
        /// Bound to.
        name: Name,
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
    /// Once more after each round in which the name was bound.
    RepeatWhile {
        /// What.
        body: Vec<Step>,
        /// Again if the round bound it.
        again: Name,
    },
    /// Binds to the name whether the body was done in full (1) or not (0).
    Did {
        /// What.
        body: Vec<Step>,
        /// Bound to.
        into: Name,
    },
}

//! Who must decide what.

use serde::{Deserialize, Serialize};

use crate::state::{Obj, Objs, PlayerIx, PlayerSet};
use smallvec::SmallVec;

/// An open decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Who decides.
    pub player: PlayerIx,
    /// What.
    pub ask: Ask,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    /// 2.2.2: which cards of the opening hand to put back, one by one; `Done` ends it.
    OpeningHand,
    /// 3.3: a turn action or the end of the turn.
    Turn,
    /// 6.1.4: yes or no.
    May {
        /// The source of the effect.
        source: Obj,
        /// About what.
        about: About,
    },
    /// One more card, or `Done` where that is allowed.
    Cards {
        /// The source of the effect.
        source: Obj,
        /// Which may be chosen next.
        open: Objs,
        /// So far.
        picked: Objs,
        /// `Done` is allowed.
        enough: bool,
    },
    /// A player, or `Done` where any number may be chosen.
    Player {
        /// Which may be chosen next.
        open: PlayerSet,
        /// `Done` is allowed.
        enough: bool,
    },
    /// One of several printed options, counted from 1; a bit for each that may be named.
    Option {
        /// How many there are.
        count: u8,
        /// Which may be named, by bit from 0.
        open: u32,
    },
    /// A number.
    Number {
        /// The smallest number.
        least: i32,
        /// The greatest number.
        most: i32,
    },
    /// 6.1.10: how often a loop is repeated, at least once.
    Rounds {
        /// How often at most.
        most: i32,
        /// No number need be named yet: `Done` takes the one action and nothing more (4.1.1).
        by_hand: bool,
    },
    /// The name of a card (5.2.6).
    Name,
    /// A classification (5.2.7).
    Class,
    /// The card that comes next in the order, the first on top.
    Order {
        /// What is left.
        open: Objs,
        /// The order so far.
        placed: Objs,
    },
    /// 7.7.4.2: which of the waiting abilities, by their numbers.
    Bag {
        /// The numbers of those that wait.
        open: SmallVec<[u32; 4]>,
    },
    /// 6.5.7: which replacement effect applies first: their sources.
    Replacement {
        /// The sources of the effects that apply.
        open: Objs,
        /// The cards whose texts made them, in the same order: another than the one that has it for what was left behind.
        makers: Objs,
    },
    /// A card to be played now by an effect.
    Play {
        /// The source of the effect.
        source: Obj,
        /// Which cards.
        open: Objs,
        /// It may be declined.
        optional: bool,
    },
}

impl Ask {
    /// The rule under which it is answered.
    pub fn rule(&self) -> &'static str {
        match self {
            Ask::OpeningHand => "2.2.2.1",
            Ask::Turn => "3.3",
            Ask::May { .. } | Ask::Play { .. } => "6.1.4",
            Ask::Cards { .. } | Ask::Player { .. } | Ask::Number { .. } => "6.1.3",
            Ask::Option { .. } => "6.1.5",
            Ask::Rounds { .. } => "6.1.10",
            Ask::Name => "5.2.6",
            Ask::Class => "5.2.7",
            Ask::Order { .. } => "7.2.3",
            Ask::Bag { .. } => "7.7.4.2",
            Ask::Replacement { .. } => "6.5.7",
        }
    }
}

/// What a yes or no is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    /// 6.1.4
    Effect,
    /// 6.7.9: entering exerted, because a text allows it.
    EnterExerted,
    /// 8.3.2: entering exerted, because of Bodyguard.
    Bodyguard,
    /// A replacement effect that may be applied.
    Replacement,
}

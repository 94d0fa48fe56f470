//! What a player can answer.

use serde::{Deserialize, Serialize};

use crate::program::{AbilityIx, NameId};
use crate::state::{CardIx, PlayerIx};

/// How a card is played (4.3.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum How {
    /// For its ink cost.
    Ink,
    /// 8.10: onto one card, or two; the first named lies on top.
    Shift {
        #[allow(missing_docs)]
        onto: CardIx,
        #[allow(missing_docs)]
        and: Option<CardIx>,
    },
    /// 5.4.4.2
    Sing(CardIx),
    /// 8.12: the singers are chosen next.
    SingTogether,
    /// For free, or by another cost, as a text allows; counted from 0 where there are several.
    Way(u8),
}

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// 4.2
    Ink(CardIx),
    /// 4.3
    Play {
        #[allow(missing_docs)]
        card: CardIx,
        #[allow(missing_docs)]
        how: How,
    },
    /// 4.4
    Use {
        #[allow(missing_docs)]
        card: CardIx,
        #[allow(missing_docs)]
        ability: AbilityIx,
        /// 1.5.5.4
        free: bool,
    },
    /// 4.5
    Quest(CardIx),
    /// 4.6
    Challenge {
        #[allow(missing_docs)]
        with: CardIx,
        #[allow(missing_docs)]
        target: CardIx,
    },
    /// 4.7
    Move {
        #[allow(missing_docs)]
        card: CardIx,
        #[allow(missing_docs)]
        to: CardIx,
        /// 4.7.3.2: for free, where a text lets its player choose so.
        free: bool,
    },
    /// 3.3.2
    EndTurn,
    /// 2.3.3.4: at any time, by anybody.
    Concede(PlayerIx),
    #[allow(missing_docs)]
    Accept,
    #[allow(missing_docs)]
    Decline,
    /// A card chosen or put next in order.
    Card(CardIx),
    /// No more.
    Done,
    #[allow(missing_docs)]
    Player(PlayerIx),
    /// Counted from 1.
    Option(u8),
    #[allow(missing_docs)]
    Number(i32),
    #[allow(missing_docs)]
    Name(NameId),
    /// A waiting ability, by its number.
    Resolve(u32),
    /// A replacement effect, by its position in the decision.
    Apply(u8),
}

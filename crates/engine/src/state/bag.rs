//! The bag and what waits beside it (7.7, 6.7.8.1).

use serde::{Deserialize, Serialize};

use super::*;
use crate::program::{AbilityIx, Limit};

/// A triggered ability waiting to resolve.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BagEntry {
    /// Its number in the game; those added first have the lower ones.
    pub id: u32,
    /// 7.7.3.1: who resolves it.
    pub player: PlayerIx,
    /// Which.
    pub ability: AbilityIx,
    /// The card that has it, or that made it.
    pub source: Obj,
    /// What triggered it.
    pub slots: Slots,
    /// How it came to the card.
    pub origin: Origin,
    /// 6.1.13.2: for which "once" it counts.
    pub key: Used,
}

/// Where an ability comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// Printed on the card.
    Printed,
    /// Given by an effect or a static ability.
    Granted,
    /// A keyword.
    Keyword,
    /// Floating or delayed.
    Floating,
}

/// An ability of one card that was fully resolved this turn, so many times (6.1.13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Used {
    /// On which card in which stay.
    pub on: Obj,
    /// Which ability.
    pub ability: AbilityIx,
    /// How often.
    pub times: u8,
    /// It is counted over the whole game.
    pub for_game: bool,
}

impl Used {
    /// An ability of a card, with how often it may be used; not used yet.
    pub(crate) fn not_yet(on: Obj, ability: AbilityIx, limit: Limit) -> Used {
        Used { on, ability, times: 0, for_game: matches!(limit, Limit::PerGame(_)) }
    }
}

/// 6.7.8.1: an action played by an effect that has not resolved yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwedAction {
    /// The action, in the Play zone.
    pub card: Obj,
    /// Who played it.
    pub player: PlayerIx,
    /// Who sang it.
    pub singers: Objs,
    /// Where it goes when its effect is done.
    pub(crate) to: crate::proposed::Spot,
}

//! Lasting effects and abilities that exist outside of cards (6.1.13, 6.2.7, 6.4.2).

use serde::{Deserialize, Serialize};

use super::*;
use crate::program::{AbilityIx, CodeIx, ModsIx, Pc};
use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};

/// Until when something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// 6.1.13.4: 3.4.1.2 of that turn.
    EndOfTurn,
    /// 3.2.1.3 of that player's next turn.
    StartOf(PlayerIx),
    /// Only during that player's next turn after the turn of this number.
    TurnOf(PlayerIx, u16),
    /// Only during the Ready step of that player's next turn.
    ReadyOf(PlayerIx),
    /// The end of that player's next turn after the turn of this number.
    EndOfTurnOf(PlayerIx, u16),
    /// The end of the turn after the turn of this number, whoever's it is.
    EndOfTurnAfter(u16),
    /// 4.6.7
    Challenge,
    /// While that is in play.
    InPlay(Obj),
    /// While what it is on is in play.
    OnInPlay,
    /// As long as the game goes on.
    EndOfGame,
}

/// What an effect concerns.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum On {
    /// 6.4.2.2: these.
    Objects(SmallVec<[Obj; 2]>),
    /// 6.4.2.1: what the instruction there says.
    Scope(CodeIx, Pc),
    /// These players.
    Players(PlayerSet),
}

/// A lasting effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Effect {
    /// Its number in the game.
    pub id: u32,
    /// Where it comes from.
    pub source: Obj,
    /// Whose it is (1.4.3.1).
    pub you: PlayerIx,
    /// What it does.
    pub mods: ModsIx,
    /// 6.1.8: the amounts, counted once; in the order of the modifications.
    pub frozen: SmallVec<[i32; 2]>,
    /// Whom.
    pub on: On,
    /// How long.
    pub until: Until,
    /// The bindings it was made with.
    pub slots: Slots,
    /// 4.3.6: the modifications (by bit) that are used up.
    pub spent: u32,
}

/// So few effects are sooner moved than given more room.
const FEW_EFFECTS: usize = 16;

/// All lasting effects. Each is large: a copy of many has room for more, so that the next one does not move all of them.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Effects(Vec<Effect>);

impl Effects {
    /// None, in the same room.
    pub(super) fn emptied(mut self) -> Effects {
        self.0.clear();
        self
    }

    #[inline(never)]
    fn copied(&self) -> Effects {
        let room = if self.len() <= FEW_EFFECTS { self.len() } else { 2 * self.len() };
        let mut copy = Vec::with_capacity(room);
        copy.extend_from_slice(&self.0);
        Effects(copy)
    }
}

impl Clone for Effects {
    #[inline]
    fn clone(&self) -> Effects {
        if self.is_empty() { Effects::default() } else { self.copied() }
    }

    #[inline]
    fn clone_from(&mut self, from: &Self) {
        self.0.clone_from(&from.0);
    }
}

impl Deref for Effects {
    type Target = Vec<Effect>;
    #[inline]
    fn deref(&self) -> &Vec<Effect> {
        &self.0
    }
}

impl DerefMut for Effects {
    #[inline]
    fn deref_mut(&mut self) -> &mut Vec<Effect> {
        &mut self.0
    }
}

impl Effect {
    /// Which it is, and what of it is used up: as long as both are the same, so is what it does by itself.
    pub(crate) fn version(&self) -> (u32, u32) {
        (self.id, self.spent)
    }
}

/// 6.2.7, 6.5: an ability that waits outside of a card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Floating {
    /// Its number in the game.
    pub id: u32,
    /// Which.
    pub ability: AbilityIx,
    /// The card that made it.
    pub source: Obj,
    /// Whose it is.
    pub you: PlayerIx,
    /// The bindings it was made with.
    pub slots: Slots,
    /// How long.
    pub until: Until,
    /// It goes after the first time.
    pub once: bool,
    /// It is about this one ("this" in its text) and goes with it.
    pub on: Option<Obj>,
}

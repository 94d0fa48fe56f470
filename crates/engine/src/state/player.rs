//! A player's zones and totals.

use serde::{Deserialize, Serialize};

use super::*;

/// A player.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// 1.11
    pub(super) lore: i32,
    /// 7.3
    pub(super) hand: Row,
    /// Cards in the Play zone that nothing covers, in the order they came.
    pub(super) play: Row,
    /// 7.2, 7.5, 7.6: deck, inkwell and discard; the top card of the deck is the last.
    pub(super) piles: Piles,
    /// 1.13.1.2: ink drop counters, which are no cards.
    pub(super) ink_drops: u16,
    /// How many cards of the inkwell are ready: asked for all the time, kept by every write that changes it.
    #[serde(default)]
    pub(super) ink_ready: u16,
    /// Others may know a card of the hand: where nobody does, nothing has to be forgotten when one leaves it.
    #[serde(default)]
    pub(super) hand_shown: bool,
    /// Who may know a card of the deck: nobody else has to look for one.
    #[serde(default)]
    pub(super) deck_seen: PlayerSet,
    // 10.2.2.1, 10.2.2.2: no text finds it.
    /// 10.2.2: ink that is no card of the game, never leaves and cannot be chosen; how much of it is ready.
    pub(super) lasting_ink: u8,
    /// How much of it is exerted.
    pub(super) lasting_ink_exerted: u8,
    // 7.5.5: additional inking uses the same count.
    /// 4.2.3.1: cards inked this turn by the turn action.
    pub(super) inked: u8,
    /// How many turns the player has begun.
    pub(super) turns: u16,
    /// 9.2.3: has left the game.
    pub(super) out: bool,
}

/// Where in a turn the game is (RULES 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnStep {
    /// 2.2: before the first turn.
    Setup,
    /// 3.2.1
    Ready,
    /// 3.2.2
    Set,
    /// 3.2.3
    Draw,
    /// 3.3
    Main,
    /// 3.4
    End,
}

/// To be read.
impl Player {
    /// 1.11
    #[inline]
    pub fn lore(&self) -> i32 {
        self.lore
    }

    /// The top card is the last.
    #[inline]
    pub fn deck(&self) -> &[CardIx] {
        self.piles.deck()
    }

    /// 7.3
    #[inline]
    pub fn hand(&self) -> &[CardIx] {
        &self.hand
    }

    /// 7.6
    #[inline]
    pub fn discard(&self) -> &[CardIx] {
        self.piles.discard()
    }

    /// 7.5
    #[inline]
    pub fn inkwell(&self) -> &[CardIx] {
        self.piles.inkwell()
    }

    /// How many cards of the inkwell are ready.
    #[inline]
    pub fn ink_ready(&self) -> u16 {
        self.ink_ready
    }

    /// Who may know a card of the deck; whoever is not in it knows none.
    #[inline]
    pub fn deck_seen(&self) -> PlayerSet {
        self.deck_seen
    }

    /// 1.13.1.2: ink drop counters, which are no cards.
    #[inline]
    pub fn ink_drops(&self) -> u16 {
        self.ink_drops
    }

    /// 10.2.2: ready ink that is no card and never leaves.
    #[inline]
    pub(crate) fn lasting_ink(&self) -> u8 {
        self.lasting_ink
    }

    /// Cards in the Play zone that nothing covers, in the order they came.
    #[inline]
    pub fn play(&self) -> &[CardIx] {
        &self.play
    }

    // 7.5.5: additional inking uses the same count.
    /// 4.2.3.1: cards inked this turn by the turn action.
    #[inline]
    pub fn inked(&self) -> u8 {
        self.inked
    }

    /// How many turns the player has begun.
    #[inline]
    pub(crate) fn turns(&self) -> u16 {
        self.turns
    }

    /// 9.2.3: has left the game.
    #[inline]
    pub fn out(&self) -> bool {
        self.out
    }
}

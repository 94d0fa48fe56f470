//! A player's zones and totals.

use serde::{Deserialize, Serialize};

use super::*;

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// 1.11
    pub lore: i32,
    /// The top card is the last.
    pub deck: Vec<CardIx>,
    /// 7.3
    pub hand: Vec<CardIx>,
    /// 7.6
    pub discard: Vec<CardIx>,
    /// 7.5
    pub inkwell: Vec<CardIx>,
    /// 1.13.1.2: ink drop counters, which are no cards.
    pub ink_drops: u16,
    /// Cards in the Play zone that nothing covers, in the order they came.
    pub play: Vec<CardIx>,
    // 7.5.5: additional inking uses the same count.
    /// 4.2.3.1: cards inked this turn by the turn action.
    pub inked: u8,
    /// How many turns the player has begun.
    pub turns: u16,
    /// 9.2.3: has left the game.
    pub out: bool,
}

impl Player {
    /// Room for what an ordinary game puts into the zones of so many cards.
    pub(crate) fn reserve(&mut self, cards: usize) {
        self.deck.reserve_exact(cards);
        self.discard.reserve(cards / 2);
        for zone in [&mut self.hand, &mut self.inkwell, &mut self.play] {
            zone.reserve(16);
        }
    }
}

/// Where in a turn the game is (RULES 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnStep {
    #[allow(missing_docs)]
    Setup,
    #[allow(missing_docs)]
    Ready,
    #[allow(missing_docs)]
    Set,
    #[allow(missing_docs)]
    Draw,
    #[allow(missing_docs)]
    Main,
    #[allow(missing_docs)]
    End,
}

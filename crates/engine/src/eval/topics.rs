//! What the modifications of a player are about: most rules ask for one topic, and mostly no text speaks of it (6.4).

use super::*;
use crate::program::{Deed, Mod};

bitflags::bitflags! {
    /// Topics of modifications, as the rules ask for them.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub(crate) struct Topics: u16 {
        /// What the player cannot play.
        const BARRED_CARDS = 1;
        /// What the player pays to play.
        const PRICES = 2;
        /// Other ways to play.
        const WAYS = 4;
        /// Playing and inking from elsewhere than the hand.
        const FROM = 8;
        const INK = 16;
        const LORE = 32;
        const DRAW = 64;
        /// The Ready step.
        const READY = 128;
        const CHALLENGE = 256;
        const MOVE = 512;
        /// Anything else.
        const OTHER = 1024;
        /// How, what or for how much the player plays.
        const PLAY = 15;
    }
}

impl Topics {
    /// What a modification of a player is about.
    pub(super) fn of(modification: &Mod) -> Topics {
        match modification {
            Mod::Cant(Deed::Play(_)) => Topics::BARRED_CARDS,
            Mod::PlayCost(_) => Topics::PRICES,
            Mod::PlayAs(_) => Topics::WAYS,
            Mod::PlayFrom(_) | Mod::InkFrom(_) => Topics::FROM,
            Mod::MoreInk(_) | Mod::InkEntersExerted => Topics::INK,
            Mod::LoreToWin(_) | Mod::Cant(Deed::GainLore | Deed::LoseLore) => Topics::LORE,
            Mod::SkipDraw => Topics::DRAW,
            Mod::ReadyAtMost(..) => Topics::READY,
            Mod::ChallengersPerTurn(_) => Topics::CHALLENGE,
            Mod::MoveCost(..) | Mod::NextMoveCost(..) => Topics::MOVE,
            _ => Topics::OTHER,
        }
    }
}

impl Table {
    /// Whether a modification in force on the player is about that.
    #[inline]
    pub(crate) fn any_text_on(&self, player: PlayerIx, topics: Topics) -> bool {
        self.topics[player.index()].intersects(topics)
    }

    /// The modifications in force on the player, if any of them is about that.
    #[inline]
    pub(crate) fn mods_about(
        &self,
        player: PlayerIx,
        topics: Topics,
    ) -> impl Iterator<Item = (&Mod, &Active)> {
        let all = if self.any_text_on(player, topics) { self.active_of(player) } else { &[] };
        self.with_texts(all)
    }
}

//! What the modifications of a player are about: most rules ask for one topic, and mostly no text speaks of it (6.4).

use super::*;
use crate::program::{Mod, Prohibited, Skipped};

bitflags::bitflags! {
    /// Topics of modifications, as the rules ask for them.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub(crate) struct PlayerModKinds: u16 {
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
        /// What is kept from costing less: by itself that changes no price.
        const FIRM = 1024;
        /// Anything else.
        const OTHER = 2048;
        /// What the player pays to use abilities.
        const USE = 4096;
        /// How, what or for how much the player plays.
        const PLAY = 15;
    }
}

impl PlayerModKinds {
    /// What a modification of a player is about.
    pub(crate) fn of(modification: &Mod) -> PlayerModKinds {
        match modification {
            Mod::Cant(Prohibited::Play(_)) => PlayerModKinds::BARRED_CARDS,
            Mod::PlayCost(_) => PlayerModKinds::PRICES,
            Mod::CostUnreduced(_) => PlayerModKinds::FIRM,
            Mod::PlayAs(_) => PlayerModKinds::WAYS,
            Mod::PlayFrom(_) | Mod::InkFrom(_) => PlayerModKinds::FROM,
            Mod::MoreInk(_) | Mod::InkEntersExerted | Mod::Cant(Prohibited::Ink) => PlayerModKinds::INK,
            Mod::LoreToWin(_)
            | Mod::LoreToWinBy(_)
            | Mod::Cant(Prohibited::GainLore | Prohibited::LoseLore) => PlayerModKinds::LORE,
            Mod::UseCost(..) => PlayerModKinds::USE,
            Mod::Skip(Skipped::Draw) => PlayerModKinds::DRAW,
            Mod::ReadyAtMost(..) | Mod::Skip(Skipped::Ready) => PlayerModKinds::READY,
            Mod::ChallengersPerTurn(_) => PlayerModKinds::CHALLENGE,
            Mod::MoveCost(..) | Mod::NextMoveCost(..) => PlayerModKinds::MOVE,
            Mod::Stat(..)
            | Mod::FloorPrinted(_)
            | Mod::Unreduced(_)
            | Mod::UnreducedByOpponents(_)
            | Mod::Unincreased(_)
            | Mod::Floor(..)
            | Mod::Set(..)
            | Mod::LoseAll(_)
            | Mod::DealsInFull
            | Mod::Keyword(..)
            | Mod::Shift(_)
            | Mod::LoseKeyword(_)
            | Mod::CantGain(_)
            | Mod::Ability(_)
            | Mod::LoseAbility(_)
            | Mod::Class(_)
            | Mod::NamedForShift(_)
            | Mod::AnyShift
            | Mod::ShiftOnto(_)
            | Mod::TopSeen
            | Mod::HandFaceUp
            | Mod::DealsForSure
            | Mod::Cant(_)
            | Mod::Can(_)
            | Mod::Must(_)
            | Mod::MustChallenge(_)
            | Mod::DealsMore(..)
            | Mod::TakesMore(..)
            | Mod::Toll(..)
            | Mod::TollDone(..)
            | Mod::Enters(_)
            | Mod::SingCost(_)
            | Mod::DamageWith(_)
            | Mod::NoChallengeDamage
            | Mod::CountsInkable
            | Mod::FreeMove(_)
            | Mod::TopFaceUp
            | Mod::KeepsDamage
            | Mod::FreeAbility(_) => PlayerModKinds::OTHER,
        }
    }
}

impl Board {
    /// Whether a modification in force on the player is about that.
    #[inline]
    pub(crate) fn any_text_on(&self, player: PlayerIx, player_mod_kinds: PlayerModKinds) -> bool {
        self.player_mod_kinds[player.index()].intersects(player_mod_kinds)
    }

    /// The modifications in force on the player, if any of them is about that.
    #[inline]
    pub(crate) fn mods_about(
        &self,
        player: PlayerIx,
        player_mod_kinds: PlayerModKinds,
    ) -> impl Iterator<Item = (&Mod, &Active)> {
        let all = if self.any_text_on(player, player_mod_kinds) { self.active_of(player) } else { &[] };
        self.with_texts(all)
    }
}

//! A card in a game: where it is and in what state (5.1).

use serde::{Deserialize, Serialize};

use super::*;
use crate::program::{DefIx, HowPlayed};

/// A card in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// What it is.
    pub def: DefIx,
    /// 1.4.3: whose it is, all game.
    pub owner: PlayerIx,
    /// Where it is.
    pub zone: Zone,
    /// Which stay in a zone this is (7.1.6), from 1.
    pub inc: u16,
    /// The stay it had as a character before it was covered (8.10.5); 0: none.
    pub prior: u16,
    /// 5.1.1.2; in play and in the inkwell.
    pub exerted: bool,
    /// 5.1.1.11; kept for all cards in play (8.10.4.1).
    pub drying: bool,
    /// 5.1.1.10
    pub facedown: bool,
    /// 1.9.1
    pub damage: i16,
    /// The location it is at.
    pub at: CardIx,
    /// The card on top of it.
    pub above: CardIx,
    /// The next card under it.
    pub below: CardIx,
    /// When it entered its zone.
    pub since: u32,
    /// How it was played, if it was.
    pub how: Option<HowPlayed>,
    /// 1.13: ink drops that were removed to play it.
    pub drops: u8,
    /// Who knows its face besides the public: players that saw it where it is now.
    pub seen: PlayerSet,
}

/// The next stay in a zone (7.1.6); 0 is none at all.
pub(crate) fn next_stay(inc: u16) -> u16 {
    inc.wrapping_add(1).max(1)
}

impl Card {
    /// A card at the beginning of a game.
    pub fn new(def: DefIx, owner: PlayerIx) -> Card {
        Card {
            def,
            owner,
            zone: Zone::Deck,
            inc: 1,
            prior: 0,
            exerted: false,
            drying: false,
            facedown: false,
            damage: 0,
            at: CardIx::NONE,
            above: CardIx::NONE,
            below: CardIx::NONE,
            since: 0,
            how: None,
            drops: 0,
            seen: PlayerSet::EMPTY,
        }
    }
}

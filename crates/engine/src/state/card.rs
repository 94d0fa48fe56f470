//! A card in a game: where it is and in what state (5.1).

use serde::{Deserialize, Serialize};

use super::*;
use crate::eval::Derived;
use crate::program::{DefIx, HowPlayed};

/// A card in a game, with its values as long as a line of the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[repr(align(16))]
pub struct Card {
    /// What it is.
    pub(super) def: DefIx,
    /// 1.4.3: whose it is, all game.
    pub(super) owner: PlayerIx,
    /// Where it is.
    pub(super) zone: Zone,
    /// Which stay in a zone this is (7.1.6), from 1.
    pub(super) inc: u16,
    /// The stay it had as a character before it was covered (8.10.5); 0: none.
    pub(super) prior: u16,
    /// 5.1.1.2; in play and in the inkwell.
    pub(super) exerted: bool,
    /// 5.1.1.11; kept for all cards in play (8.10.4.1).
    pub(super) drying: bool,
    /// 5.1.1.10
    pub(super) facedown: bool,
    /// 1.9.1
    pub(super) damage: i16,
    /// The location it is at.
    pub(super) at: CardIx,
    /// The card on top of it.
    pub(super) above: CardIx,
    /// The next card under it.
    pub(super) below: CardIx,
    /// When it entered its zone.
    pub(super) since: u32,
    /// How it was played, if it was.
    pub(super) how: Option<HowPlayed>,
    /// 1.13: ink drops that were removed to play it.
    pub(super) drops: u8,
    /// Who knows its face besides the public: players that saw it where it is now.
    pub(super) seen: PlayerSet,
    /// Its current values, which follow from the state of the game.
    #[serde(skip)]
    pub(super) values: Kept,
}

/// Values that are kept beside the state and are no part of it: two states are the same whatever is kept about them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Kept(pub(super) Derived);

impl PartialEq for Kept {
    fn eq(&self, _: &Kept) -> bool {
        true
    }
}

impl Eq for Kept {}

/// The next stay in a zone (7.1.6); 0 is none at all.
pub(crate) fn next_stay(inc: u16) -> u16 {
    inc.wrapping_add(1).max(1)
}

impl Card {
    /// A card at the beginning of a game.
    pub(crate) fn new(def: DefIx, owner: PlayerIx) -> Card {
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
            values: Kept::default(),
        }
    }
}

impl Card {
    /// 7.1.6: it is a new card in a zone, known to these players.
    #[inline]
    pub(super) fn renew(&mut self, zone: Zone, since: u32, seen: PlayerSet) {
        self.inc = next_stay(self.inc);
        self.prior = 0;
        self.exerted = false;
        self.drying = false;
        self.facedown = false;
        // 1.9.6: its counters vanish.
        self.damage = 0;
        self.at = CardIx::NONE;
        self.above = CardIx::NONE;
        self.below = CardIx::NONE;
        self.since = since;
        self.how = None;
        self.drops = 0;
        self.zone = zone;
        self.seen = seen;
    }
}

/// To be read.
impl Card {
    /// What it is.
    #[inline]
    pub fn def(&self) -> DefIx {
        self.def
    }

    /// 1.4.3: whose it is, all game.
    #[inline]
    pub fn owner(&self) -> PlayerIx {
        self.owner
    }

    /// Where it is.
    #[inline]
    pub fn zone(&self) -> Zone {
        self.zone
    }

    /// Which stay in a zone this is (7.1.6), from 1.
    #[inline]
    pub fn inc(&self) -> u16 {
        self.inc
    }

    /// The stay it had as a character before it was covered (8.10.5); 0: none.
    #[inline]
    pub(crate) fn prior(&self) -> u16 {
        self.prior
    }

    /// 5.1.1.2; in play and in the inkwell.
    #[inline]
    pub fn exerted(&self) -> bool {
        self.exerted
    }

    /// 5.1.1.11; kept for all cards in play (8.10.4.1).
    #[inline]
    pub fn drying(&self) -> bool {
        self.drying
    }

    /// 5.1.1.10
    #[inline]
    pub fn facedown(&self) -> bool {
        self.facedown
    }

    /// 1.9.1
    #[inline]
    pub fn damage(&self) -> i16 {
        self.damage
    }

    /// The location it is at.
    #[inline]
    pub fn at(&self) -> CardIx {
        self.at
    }

    /// The card on top of it.
    #[inline]
    pub fn above(&self) -> CardIx {
        self.above
    }

    /// The next card under it.
    #[inline]
    pub fn below(&self) -> CardIx {
        self.below
    }

    /// When it entered its zone.
    #[inline]
    pub(crate) fn since(&self) -> u32 {
        self.since
    }

    /// How it was played, if it was.
    #[inline]
    pub(crate) fn how(&self) -> Option<HowPlayed> {
        self.how
    }

    /// 1.13: ink drops that were removed to play it.
    #[inline]
    pub fn drops(&self) -> u8 {
        self.drops
    }

    /// Who knows its face besides the public: players that saw it where it is now.
    #[inline]
    pub fn seen(&self) -> PlayerSet {
        self.seen
    }

    /// Its current values.
    #[inline]
    pub(crate) fn values(&self) -> &Derived {
        &self.values.0
    }
}

//! Index newtypes of the state and references to objects.

use serde::{Deserialize, Serialize};

/// A card of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardIx(pub u16);

impl CardIx {
    /// No card.
    pub const NONE: CardIx = CardIx(u16::MAX);

    /// The position in the table.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Marks on cards, to be asked fast: a card without one is not marked; those beyond the first 256 always have one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardMarks([u64; 4]);

impl CardMarks {
    /// How many cards can be marked.
    pub(crate) const MOST: usize = 256;

    /// Marks the card.
    pub(crate) fn mark(&mut self, card: CardIx) {
        if let Some(word) = self.0.get_mut(card.index() / 64) {
            *word |= 1 << (card.0 % 64);
        }
    }

    /// Whether the card may be marked.
    #[inline]
    pub(crate) fn has(&self, card: CardIx) -> bool {
        self.0.get(card.index() / 64).is_none_or(|word| word >> (card.0 % 64) & 1 == 1)
    }
}

/// A player, in turn order of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlayerIx(pub u8);

impl PlayerIx {
    /// The position in the table.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayerSet(pub u8);

impl PlayerSet {
    /// Nobody.
    pub(crate) const EMPTY: PlayerSet = PlayerSet(0);

    /// Just that one.
    pub fn one(player: PlayerIx) -> PlayerSet {
        PlayerSet(1 << player.0)
    }

    /// Whether the player is in it.
    pub fn has(self, player: PlayerIx) -> bool {
        // An answer may name players that no game has.
        player.0 < 8 && self.0 >> player.0 & 1 == 1
    }

    /// With that player.
    #[must_use]
    pub fn with(self, player: PlayerIx) -> PlayerSet {
        PlayerSet(self.0 | 1 << player.0)
    }

    /// Without that player.
    #[must_use]
    pub(crate) fn without(self, player: PlayerIx) -> PlayerSet {
        PlayerSet(self.0 & !(1 << player.0))
    }

    /// Those who are in both.
    #[must_use]
    pub(crate) fn and(self, other: PlayerSet) -> PlayerSet {
        PlayerSet(self.0 & other.0)
    }

    /// Those who are in either.
    #[must_use]
    pub(crate) fn or(self, other: PlayerSet) -> PlayerSet {
        PlayerSet(self.0 | other.0)
    }

    /// How many.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest one.
    pub(crate) fn first(self) -> Option<PlayerIx> {
        (self.0 != 0).then(|| PlayerIx(self.0.trailing_zeros() as u8))
    }

    /// All of them, by table position.
    #[inline]
    pub fn iter(self) -> InTurn {
        InTurn { first: self, then: PlayerSet::EMPTY }
    }
}

/// Players one after another: those of one set, then those of another, each by table position.
#[derive(Clone, Copy, Debug)]
pub struct InTurn {
    first: PlayerSet,
    then: PlayerSet,
}

impl InTurn {
    /// The players of a set in turn order, beginning at that seat.
    #[inline]
    pub(crate) fn of(players: PlayerSet, seat: PlayerIx) -> InTurn {
        let before = (1 << seat.0) - 1;
        InTurn { first: PlayerSet(players.0 & !before), then: PlayerSet(players.0 & before) }
    }
}

impl Iterator for InTurn {
    type Item = PlayerIx;

    #[inline]
    fn next(&mut self) -> Option<PlayerIx> {
        if self.first.is_empty() {
            self.first = std::mem::take(&mut self.then);
        }
        let player = self.first.first()?;
        // The lowest one is taken out.
        self.first = PlayerSet(self.first.0 & self.first.0.wrapping_sub(1));
        Some(player)
    }
}

/// A reference to an object: the card in one stay in a zone (7.1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Obj {
    /// Which card.
    pub card: CardIx,
    /// Which of its stays.
    pub inc: u16,
}

impl Obj {
    /// No object.
    pub const NONE: Obj = Obj { card: CardIx::NONE, inc: 0 };
}

/// A zone (7.1), with the state "under" (5.1.1.5) and the card being paid for (D.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {
    /// 7.2
    Deck,
    /// 7.3
    Hand,
    /// 7.4
    Play,
    /// 7.6
    Discard,
    /// 7.5
    Inkwell,
    /// Covered by another card.
    Under,
    /// D.12: announced, not yet played.
    Aside,
}

impl Zone {
    /// As a set of the program.
    pub(crate) fn bit(self) -> crate::program::Zones {
        use crate::program::Zones;
        match self {
            Zone::Deck => Zones::DECK,
            Zone::Hand => Zones::HAND,
            Zone::Play => Zones::PLAY,
            Zone::Discard => Zones::DISCARD,
            Zone::Inkwell => Zones::INKWELL,
            Zone::Under => Zones::UNDER,
            Zone::Aside => Zones::empty(),
        }
    }
}

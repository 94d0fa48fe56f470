//! Events before they happen: the one door through which the game changes.

use serde::{Deserialize, Serialize};

use crate::program::{CodeIx, Flags, HowPlayed};
use crate::state::{Obj, PlayerIx, Zone};
use smallvec::SmallVec;

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Spot {
    /// Its player's hand.
    Hand,
    /// On top of its player's deck.
    DeckTop,
    /// At the bottom of its player's deck.
    DeckBottom,
    /// Its player's discard.
    Discard,
    /// Somewhere into the deck, which is shuffled then.
    DeckShuffled,
    /// 7.5.2
    Inkwell {
        /// It enters exerted.
        exerted: bool,
    },
    /// 5.1.1.5
    Under {
        /// The top card of the stack.
        host: Obj,
        /// With its face down.
        facedown: bool,
    },
}

impl Spot {
    /// The zone.
    pub(crate) fn zone(self) -> Zone {
        match self {
            Spot::Hand => Zone::Hand,
            Spot::DeckTop | Spot::DeckBottom | Spot::DeckShuffled => Zone::Deck,
            Spot::Discard => Zone::Discard,
            Spot::Inkwell { .. } => Zone::Inkwell,
            Spot::Under { .. } => Zone::Under,
        }
    }
}

/// Why a card changes its zone (C.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Why {
    /// Banished; by that character, if by one.
    Banish(Obj),
    /// 7.3.4
    Discard,
    /// Anything else that puts or returns it.
    Put,
    /// 4.2: the turn action.
    Ink,
    /// 5.4.1.2: an action after its effect.
    Spent,
    /// 8.10.8.5: alone out of its stack.
    Alone,
}

/// Who readies, exerts or moves a card, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Doer {
    /// Who.
    pub(crate) player: PlayerIx,
    /// The source of the effect; none for a step of the turn, a turn action or what is paid for one.
    pub(crate) source: Obj,
    /// Whether an action does it, an ability, or a cost.
    pub(crate) flags: Flags,
}

impl Doer {
    /// The player, by no effect.
    pub(crate) fn player(player: PlayerIx) -> Doer {
        Doer { player, source: Obj::NONE, flags: Flags::empty() }
    }
}

/// An event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum ProposedEvent {
    /// 1.12
    Draw(PlayerIx),
    /// 1.12, from the bottom of the deck.
    DrawFromBottom(PlayerIx),
    /// 7.1: a card changes its zone, with its whole stack (5.1.1.7).
    Put {
        /// Which card.
        obj: Obj,
        /// Where to.
        to: Spot,
        /// Why.
        why: Why,
        /// Who makes it happen.
        player: PlayerIx,
        /// Circumstances: by what.
        flags: Flags,
    },
    /// 1.9: modifiers are counted already (1.9.4.2).
    Damage {
        /// To what.
        to: Obj,
        /// What is taken.
        amount: i32,
        /// D.4: what its source deals, before reductions.
        base: i32,
        /// Dealt (else put or moved).
        dealt: bool,
        /// What deals or puts it.
        source: Obj,
        /// Under which circumstances.
        flags: Flags,
    },
    /// 1.9.2.3
    RemoveDamage {
        /// From what.
        from: Obj,
        /// How much at most.
        amount: i32,
        /// Who removes it.
        player: PlayerIx,
    },
    /// 1.11: how much, by what, and the location it is from, if any.
    Lore(PlayerIx, i32, Flags, Obj),
    /// 1.13.1.2: the player gets so many ink drops.
    InkDrops(PlayerIx, i32),
    /// 5.1.1.2: by whom and what.
    Exert(Obj, Doer),
    /// By whom and what.
    Ready(Obj, Doer),
    /// 4.3.3: a card enters play.
    Enter(Box<Entry>),
    /// 4.7.4: who moves where, by whom and what.
    MoveToLocation(Obj, Obj, Doer),
    /// 1.4.3
    Shuffle(PlayerIx),
    /// 6.5.4: what is left of an event that was replaced: nothing happens.
    Nothing,
}

impl ProposedEvent {
    /// The event as one of several whose order was drawn by lot.
    pub(crate) fn in_random_order(&mut self) {
        if let ProposedEvent::Put { flags, .. } = self {
            *flags |= Flags::IN_RANDOM_ORDER;
        }
    }
}

/// Events that happen together.
pub(crate) type ProposedEvents = SmallVec<[ProposedEvent; 2]>;

/// How a card enters play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// The card, set aside.
    pub(crate) card: Obj,
    /// Who plays it.
    pub(crate) player: PlayerIx,
    /// How it is paid for.
    pub(crate) how: HowPlayed,
    /// Ink paid.
    pub(crate) paid: i32,
    /// What it goes on, the first on top.
    pub(crate) onto: SmallVec<[Obj; 2]>,
    /// It enters exerted (6.7.9).
    pub(crate) exerted: bool,
    /// 8.3.2: by the choice that Bodyguard gives.
    pub(crate) bodyguard: bool,
    /// It enters with damage (6.7.9).
    pub(crate) damage: i16,
    /// 8.10.8.5
    pub(crate) temporary: bool,
    /// 1.13: ink drops removed to play it.
    pub(crate) drops: u8,
    /// Where it came from.
    pub(crate) from: Zone,
    /// 6.7.9: what it is given as it enters.
    pub(crate) gifts: SmallVec<[CodeIx; 1]>,
}

//! The state of a game: flat tables, index newtypes, no definitions (RULES 5.1, 7, A.7).
//!
//! A character in play is a stack of cards; its states are kept with its top card, and the cards below are
//! linked. Leaving a zone makes a card new (7.1.6): references carry an incarnation.
//!
//! A state can be read by anybody and is written in one place, `door.rs`, by events. No field can be written from outside:
//!
//! ```compile_fail,E0616
//! fn meddle(state: &mut lorekeeper_engine::state::State) {
//!     state.turn = 7;
//! }
//! ```
//! ```compile_fail,E0594
//! fn meddle(state: &mut lorekeeper_engine::state::State) {
//!     state.cards()[0] = state.cards()[1].clone();
//! }
//! ```
//! ```compile_fail,E0616
//! fn meddle(player: &mut lorekeeper_engine::state::Player) {
//!     player.lore += 1;
//! }
//! ```
//! The same with what can be read:
//! ```
//! fn read(state: &lorekeeper_engine::state::State) -> i32 {
//!     i32::from(state.turn()) + state.players()[0].lore()
//! }
//! ```

use serde::{Deserialize, Serialize};

mod again;
mod bag;
mod beginning;
mod binding;
mod card;
mod cards;
mod copy;
mod door;
mod effect;
mod event;
mod frame;
mod in_place;
mod ix;
mod known;
mod lists;
mod memory;
mod player;
mod readers;
mod rng;
mod rounds;
mod teams;
#[cfg(test)]
mod tests;
mod under_way;
mod write;
mod zones;

use again::LookedBack;
pub use bag::*;
pub use binding::*;
pub use card::*;
use cards::Cards;
pub(crate) use door::{Ends, Write};
use effect::Effects;
pub use effect::*;
pub use event::*;
pub use frame::UnderWay;
pub(crate) use frame::*;
pub(crate) use in_place::InPlace;
pub use ix::*;
pub(crate) use known::*;
use lists::{Piles, Row};
pub(crate) use memory::Face;
pub use player::*;
pub use rng::*;
pub use rounds::*;

/// Everything that changes in a game.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// All cards of all decks.
    cards: Cards,
    /// Two to four players in turn order.
    players: Vec<Player>,
    /// Whose turn it is (1.3.4.1).
    active: PlayerIx,
    /// Who started (2.2.1.1).
    starting: PlayerIx,
    /// 9.3: who plays together.
    #[serde(default)]
    teams: crate::Teams,
    /// 9.3.1: who of the team has done the step, or wants to do nothing more.
    #[serde(default)]
    passed: PlayerSet,
    /// 9.2.3: who has not left, kept for those who ask for everyone all the time.
    #[serde(skip)]
    everyone: PlayerSet,
    /// The number of the turn, from 1.
    turn: u16,
    /// In which step the turn is.
    step: TurnStep,
    /// The challenge going on (4.6.2).
    challenge: Option<Challenge>,
    /// Lasting effects (6.4.2).
    effects: Effects,
    /// Floating and delayed abilities, waiting replacement effects (6.2.7).
    floating: Vec<Floating>,
    /// Waiting triggered abilities (7.7).
    bag: Vec<BagEntry>,
    /// Actions that still owe their effect (6.7.8.1).
    owed: Vec<OwedAction>,
    /// What is being resolved, innermost last.
    frames: Vec<Frame>,
    /// What happened this turn.
    log: Vec<Event>,
    /// Whether anybody looked at that.
    #[serde(skip)]
    looked_back: LookedBack,
    /// Which limited abilities were fully resolved this turn (6.1.13.2).
    used: Vec<Used>,
    /// Who takes another turn after this one, the next one last.
    extra_turns: Vec<PlayerIx>,
    /// Payment modifiers "once each turn" that are used up.
    discounts: Vec<(Obj, crate::program::ModsIx)>,
    /// What left play, as it was (6.7.7).
    known: Vec<LastKnown>,
    /// Sources of damage since the last check (1.8.1.4).
    hurt: Vec<Hurt>,
    /// Who won or lost.
    result: GameResult,
    /// The seeded randomness.
    rng: ChaCha8,
    /// Counts entries into play and everything else that needs an order.
    clock: u32,
    /// What the last part of a resolution handed to the part that asked for it.
    reply: Reply,
    /// 6.1.10: loops.
    rounds: Rounds,
}

/// How a game stands or ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameResult {
    /// Going on.
    #[default]
    Open,
    /// 2.3.3
    Won(PlayerIx),
    /// D.9: a loop without end.
    Drawn,
}

/// Two cards in a challenge (4.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge {
    /// The challenging character.
    pub attacker: Obj,
    /// The character or location challenged.
    pub defender: Obj,
}

/// Damage taken since the last check, and from which character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hurt {
    /// Who.
    pub target: Obj,
    /// By which character.
    pub by: Obj,
    /// In a challenge.
    pub challenge: bool,
}

impl State {
    /// The card.
    pub fn card(&self, ix: CardIx) -> &Card {
        &self.cards[ix.index()]
    }

    /// The player.
    pub fn player(&self, ix: PlayerIx) -> &Player {
        &self.players[ix.index()]
    }

    /// A reference to the card as it is now.
    pub(crate) fn obj(&self, ix: CardIx) -> Obj {
        Obj { card: ix, inc: self.card(ix).inc }
    }

    /// All players who have not left, beginning with that one, in turn order.
    #[inline]
    pub fn from(&self, first: PlayerIx) -> InTurn {
        InTurn::of(self.everyone(), first)
    }

    /// All players who have not left.
    #[inline]
    pub fn everyone(&self) -> PlayerSet {
        self.everyone
    }

    /// The card that the reference means now: the card itself, or for a character that was shifted onto
    /// the card now on top (8.10.5, D.13). None if it is another object by now.
    pub fn current(&self, obj: Obj) -> Option<CardIx> {
        if obj == Obj::NONE {
            return None;
        }
        let card = self.card(obj.card);
        if card.inc == obj.inc {
            return Some(obj.card);
        }
        if card.prior != 0 && card.prior == obj.inc {
            return Some(self.top_of(obj.card));
        }
        None
    }

    /// The card that the reference means, if it is in play.
    #[inline(always)]
    pub(crate) fn in_play(&self, obj: Obj) -> Option<CardIx> {
        self.current(obj).filter(|c| self.card(*c).zone == Zone::Play)
    }

    /// The top card of the stack of a card.
    pub fn top_of(&self, mut ix: CardIx) -> CardIx {
        while self.card(ix).above != CardIx::NONE {
            ix = self.card(ix).above;
        }
        ix
    }

    /// The cards under a card, from the top down.
    pub fn under(&self, ix: CardIx) -> impl Iterator<Item = CardIx> + '_ {
        let mut at = self.card(ix).below;
        std::iter::from_fn(move || {
            let here = at;
            (here != CardIx::NONE).then(|| {
                at = self.card(here).below;
                here
            })
        })
    }

    /// What it was when it left play.
    pub(crate) fn last_known(&self, obj: Obj) -> Option<&LastKnown> {
        self.known.iter().rev().find(|k| k.obj == obj)
    }

    /// The card that the reference means, following it once out of play (6.1.11, 7.1.6).
    pub(crate) fn follow(&self, obj: Obj) -> Option<CardIx> {
        self.current(obj).or_else(|| {
            let then = self.last_known(obj)?.then;
            self.current(then)
        })
    }

    /// The zone list of a player.
    pub fn list(&self, player: PlayerIx, zone: Zone) -> &[CardIx] {
        self.player(player).list(zone)
    }
}

//! The state of a game: flat tables, index newtypes, no definitions (RULES 5.1, 7, A.7).
//!
//! A character in play is a stack of cards; its states are kept with its top card, and the cards below are
//! linked. Leaving a zone makes a card new (7.1.6): references carry an incarnation.

use serde::{Deserialize, Serialize};

mod bag;
mod binding;
mod card;
mod effect;
mod event;
mod frame;
mod ix;
mod known;
mod player;
mod rng;
mod rounds;

pub use bag::*;
pub use binding::*;
pub use card::*;
pub use effect::*;
pub use event::*;
pub use frame::*;
pub use ix::*;
pub use known::*;
pub use player::*;
pub use rng::*;
pub use rounds::*;

/// Everything that changes in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// All cards of all decks.
    pub cards: Vec<Card>,
    /// Two to four players in turn order.
    pub players: Vec<Player>,
    /// Whose turn it is (1.3.4.1).
    pub active: PlayerIx,
    /// Who started (2.2.1.1).
    pub starting: PlayerIx,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// In which step the turn is.
    pub step: TurnStep,
    /// The challenge going on (4.6.2).
    pub challenge: Option<Challenge>,
    /// Lasting effects (6.4.2).
    pub effects: Vec<Effect>,
    /// Floating and delayed abilities, waiting replacement effects (6.2.7).
    pub floating: Vec<Floating>,
    /// Waiting triggered abilities (7.7).
    pub bag: Vec<BagEntry>,
    /// Actions that still owe their effect (6.7.8.1).
    pub owed: Vec<OwedAction>,
    /// What is being resolved, innermost last.
    pub frames: Vec<Frame>,
    /// What happened this turn.
    pub log: Vec<Event>,
    /// Which limited abilities were fully resolved this turn (6.1.13.2).
    pub used: Vec<Used>,
    /// Payment modifiers "once each turn" that are used up.
    pub discounts: Vec<(Obj, crate::program::ModsIx)>,
    /// What left play, as it was (6.7.7).
    pub known: Vec<LastKnown>,
    /// Sources of damage since the last check (1.8.1.4).
    pub hurt: Vec<Hurt>,
    /// Who won or lost.
    pub result: GameResult,
    /// The seeded randomness.
    pub rng: ChaCha8,
    /// Counts entries into play and everything else that needs an order.
    pub clock: u32,
    /// What the last part of a resolution handed to the part that asked for it.
    pub reply: Reply,
    /// 6.1.10: loops.
    pub rounds: Rounds,
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
    /// Room for what an ordinary game of so many cards needs.
    pub(crate) fn reserve(&mut self, cards: usize) {
        self.cards.reserve_exact(cards);
        self.frames.reserve(16);
        self.log.reserve(64);
        self.known.reserve(8);
    }

    /// The card.
    pub fn card(&self, ix: CardIx) -> &Card {
        &self.cards[ix.index()]
    }

    /// The card.
    pub fn card_mut(&mut self, ix: CardIx) -> &mut Card {
        &mut self.cards[ix.index()]
    }

    /// Takes a card out of the middle of its stack: what lies above it lies on what lies below it now.
    pub(crate) fn unlink(&mut self, card: CardIx) {
        let Card { above, below, .. } = *self.card(card);
        if above != CardIx::NONE {
            self.card_mut(above).below = below;
        }
        if below != CardIx::NONE {
            self.card_mut(below).above = above;
        }
    }

    /// The player.
    pub fn player(&self, ix: PlayerIx) -> &Player {
        &self.players[ix.index()]
    }

    /// The player.
    pub fn player_mut(&mut self, ix: PlayerIx) -> &mut Player {
        &mut self.players[ix.index()]
    }

    /// A reference to the card as it is now.
    pub fn obj(&self, ix: CardIx) -> Obj {
        Obj { card: ix, inc: self.card(ix).inc }
    }

    /// All players who have not left, beginning with that one, in turn order.
    #[inline]
    pub fn from(&self, first: PlayerIx) -> InTurn {
        InTurn::of(self.everyone(), first)
    }

    /// All players who have not left.
    pub fn everyone(&self) -> PlayerSet {
        let mut set = PlayerSet::EMPTY;
        for (i, player) in self.players.iter().enumerate() {
            if !player.out {
                set = set.with(PlayerIx(i as u8));
            }
        }
        set
    }

    // 1.3.5.2, 1.3.5.3: everyone else; there are no teams.
    /// Everyone but that player (1.3.5.1).
    pub fn opponents(&self, of: PlayerIx) -> PlayerSet {
        self.everyone().without(of)
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
    pub fn in_play(&self, obj: Obj) -> Option<CardIx> {
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
    pub fn last_known(&self, obj: Obj) -> Option<&LastKnown> {
        self.known.iter().rev().find(|k| k.obj == obj)
    }

    /// The card that the reference means, following it once out of play (6.1.11, 7.1.6).
    pub fn follow(&self, obj: Obj) -> Option<CardIx> {
        self.current(obj).or_else(|| {
            let then = self.last_known(obj)?.then;
            self.current(then)
        })
    }

    /// The next moment.
    pub fn tick(&mut self) -> u32 {
        self.clock = self.clock.wrapping_add(1);
        self.clock
    }

    /// The zone list a card is in, if its zone is a list.
    pub fn list_mut(&mut self, player: PlayerIx, zone: Zone) -> Option<&mut Vec<CardIx>> {
        let player = self.player_mut(player);
        match zone {
            Zone::Deck => Some(&mut player.deck),
            Zone::Hand => Some(&mut player.hand),
            Zone::Discard => Some(&mut player.discard),
            Zone::Inkwell => Some(&mut player.inkwell),
            Zone::Play => Some(&mut player.play),
            Zone::Under | Zone::Aside => None,
        }
    }

    /// The zone list of a player.
    pub fn list(&self, player: PlayerIx, zone: Zone) -> &[CardIx] {
        let player = self.player(player);
        match zone {
            Zone::Deck => &player.deck,
            Zone::Hand => &player.hand,
            Zone::Discard => &player.discard,
            Zone::Inkwell => &player.inkwell,
            Zone::Play => &player.play,
            Zone::Under | Zone::Aside => &[],
        }
    }
}

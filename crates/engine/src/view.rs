//! What a player may see (7.1.2, 7.1.3, 5.1.1.9, 5.1.1.10) and remembers, made by construction: hidden cards are not in it.
//!
//! Cards have the numbers of the engine here, since answers name cards by them. They count the deck lists and stay with a card through
//! every shuffle: for code inside of the program, which could look at the whole game anyway. Strangers are told opaque numbers that are
//! drawn anew whenever a card's identity is lost (the bot protocol of `sim`), or none (the observations of `arena`).

use crate::decision::{Ask, Decision};
use crate::eval::{Board, Derived};
use crate::game::Game;
use crate::program::{AbilityIx, Classes, DefIx};
use crate::record::Record;
use crate::state::*;

/// Everything one player, or a spectator, may see.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Who looks; nobody: a spectator.
    pub viewer: Option<PlayerIx>,
    /// All players, in turn order.
    pub players: Vec<PlayerView>,
    /// Whose turn it is.
    pub active: PlayerIx,
    /// The number of the turn.
    pub turn: u16,
    /// The step of the turn.
    pub step: TurnStep,
    /// How the game stands.
    pub result: GameResult,
    /// The two cards in a challenge.
    pub challenge: Option<(CardIx, CardIx)>,
    /// Waiting abilities: number, player, card, ability.
    pub bag: Vec<(u32, PlayerIx, CardIx, AbilityIx)>,
    /// Who must decide.
    pub decides: Option<PlayerIx>,
    /// What, if it is the viewer.
    pub ask: Option<Ask>,
}

/// What is seen of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerView {
    /// Lore (1.11).
    pub lore: i32,
    /// Has left the game (9.2.3).
    pub out: bool,
    /// Cards inked this turn.
    pub inked: u8,
    /// How many cards are in the deck.
    pub deck: usize,
    /// Known cards of the deck, from the top: distance from the top and the card.
    pub deck_known: Vec<(usize, CardIx, DefIx)>,
    /// The hand: a card where it is known.
    pub hand: Vec<Option<(CardIx, DefIx)>>,
    /// The inkwell: exerted or not.
    pub inkwell: Vec<bool>,
    /// Remembered cards of the inkwell, which nobody may look at (7.5.4): place in `inkwell` and the card.
    pub inkwell_known: Vec<(usize, CardIx, DefIx)>,
    /// 1.13.1.2: ink drops, which everybody may count.
    pub ink_drops: u16,
    /// The discard, which is public (7.6).
    pub discard: Vec<(CardIx, DefIx)>,
    /// What is in play, without what lies under it.
    pub play: Vec<InPlay>,
}

/// A card in play with its stack.
#[derive(Clone, Debug, PartialEq)]
pub struct InPlay {
    /// Which card.
    pub card: CardIx,
    /// What it is.
    pub def: DefIx,
    /// Exerted (5.1.1.2).
    pub exerted: bool,
    /// Drying (5.1.1.11).
    pub drying: bool,
    /// Damage on it (1.9.1).
    pub damage: i16,
    /// The location it is at.
    pub at: Option<CardIx>,
    /// Current values.
    pub values: Derived,
    /// Current classifications (5.2.7).
    pub classes: Classes,
    /// Cards under it, from the top down; face down ones are just counted where their face is not remembered.
    pub under: Vec<Option<(CardIx, DefIx)>>,
}

impl Board {
    // 6.1.14.2: revealed only while the effect applies; 7.1.2.1, 7.1.3.1, 7.3.2, 7.4.2.1, 8.4.2: who may look where.
    /// Whether the player may see the face of the card.
    pub fn sees(&self, player: PlayerIx, card: CardIx) -> bool {
        let state = self.state.card(card);
        match state.zone() {
            Zone::Play | Zone::Discard | Zone::Aside => true,
            // 5.1.1.10, 7.5.4: nobody, not even its player.
            Zone::Under => !state.facedown(),
            Zone::Inkwell => false,
            Zone::Hand => state.owner() == player || state.seen().has(player) || self.is_public_hand(card),
            Zone::Deck => {
                state.seen().has(player) || self.is_public_top(card) || self.is_own_top(card, player)
            }
        }
    }

    fn is_known_to_all(&self, card: CardIx) -> bool {
        let everyone = self.state.everyone();
        self.state.card(card).seen().and(everyone) == everyone
    }

    fn is_public(&self, card: CardIx) -> bool {
        let state = self.state.card(card);
        match state.zone() {
            Zone::Play | Zone::Discard | Zone::Aside => true,
            Zone::Under if !state.facedown() => true,
            Zone::Under | Zone::Inkwell => self.is_known_to_all(card),
            Zone::Hand => self.is_known_to_all(card) || self.is_public_hand(card),
            Zone::Deck => self.is_known_to_all(card) || self.is_public_top(card),
        }
    }

    /// Whether the player knows the face of the card: sees it, or has rightly seen it and could follow it since, as a card that was
    /// inked face up (4.2.1.1), which nobody may look at (7.5.4).
    pub fn knows(&self, player: PlayerIx, card: CardIx) -> bool {
        self.sees(player, card) || self.state.card(card).seen().has(player)
    }

    pub(crate) fn known(&self, viewer: Option<PlayerIx>, card: CardIx) -> bool {
        match viewer {
            Some(player) => self.knows(player, card),
            None => self.is_public(card),
        }
    }

    /// What the player, or a spectator, sees.
    pub fn view(&self, viewer: Option<PlayerIx>) -> View {
        let state = &self.state;
        let mine = |d: &&Decision| viewer == Some(d.player);
        let top = |o: Obj| state.current(o).unwrap_or(o.card);
        View {
            viewer,
            players: (0..state.players().len())
                .map(|p| self.view_player(viewer, PlayerIx(p as u8)))
                .collect(),
            active: state.active(),
            turn: state.turn(),
            step: state.step(),
            result: state.result(),
            challenge: state.challenge().map(|c| (top(c.attacker), top(c.defender))),
            bag: state.bag().iter().map(|b| (b.id, b.player, b.source.card, b.ability)).collect(),
            decides: self.pending.as_ref().map(|d| d.player),
            ask: self.pending.as_ref().filter(mine).map(|d| d.ask.clone()),
        }
    }

    fn view_player(&self, viewer: Option<PlayerIx>, player: PlayerIx) -> PlayerView {
        let state = &self.state;
        let me = state.player(player);
        let face = |card: CardIx| (card, state.card(card).def());
        let known = |card: CardIx| self.known(viewer, card).then(|| face(card));
        let mut hand: Vec<Option<(CardIx, DefIx)>> = me.hand().iter().map(|c| known(*c)).collect();
        // The order of hidden cards says nothing.
        hand.sort_by_key(|c| c.map_or(u16::MAX, |(card, _)| card.0));
        PlayerView {
            lore: me.lore(),
            out: me.out(),
            inked: me.inked(),
            deck: me.deck().len(),
            deck_known: me
                .deck()
                .iter()
                .rev()
                .enumerate()
                .filter(|(_, c)| self.known(viewer, **c))
                .map(|(ix, c)| (ix, *c, state.card(*c).def()))
                .collect(),
            hand,
            inkwell: me.inkwell().iter().map(|c| state.card(*c).exerted()).collect(),
            inkwell_known: me
                .inkwell()
                .iter()
                .enumerate()
                .filter(|(_, c)| self.known(viewer, **c))
                .map(|(ix, c)| (ix, *c, state.card(*c).def()))
                .collect(),
            ink_drops: me.ink_drops(),
            discard: me.discard().iter().map(|c| face(*c)).collect(),
            play: me.play().iter().map(|c| self.view_card(viewer, *c)).collect(),
        }
    }

    fn view_card(&self, viewer: Option<PlayerIx>, card: CardIx) -> InPlay {
        let state = self.state.card(card);
        InPlay {
            card,
            def: state.def(),
            exerted: state.exerted(),
            drying: state.drying(),
            damage: state.damage(),
            at: (state.at() != CardIx::NONE).then_some(state.at()),
            values: *self.values(card),
            classes: self.classes(card),
            under: self
                .state
                .under(card)
                .map(|c| self.known(viewer, c).then(|| (c, self.state.card(c).def())))
                .collect(),
        }
    }
}

impl Board {
    /// A player's cards that the viewer does not see and has not seen where they are.
    fn hidden_from(&self, viewer: PlayerIx, player: PlayerIx) -> impl Iterator<Item = CardIx> + '_ {
        (0..self.state.cards().len() as u16).map(CardIx).filter(move |c| {
            let card = self.state.card(*c);
            card.owner() == player && !self.knows(viewer, *c)
        })
    }
}

impl<R: Record> Game<R> {
    /// Deals all cards that are hidden from the player anew, each among its own player's hidden cards: a game that looks the
    /// same to them. Chance to come is drawn anew as well.
    pub fn resample(&mut self, viewer: PlayerIx, seed: u64) {
        self.resample_as(viewer, seed, &mut |_, _| None);
    }

    /// Lets the cards that are hidden from the player change places within decks and hands, each with its own number: a game that looks
    /// the same to them. Where [`Game::resample`] gives cards other faces, this gives places other cards.
    pub fn exchange_hidden(&mut self, viewer: PlayerIx, seed: u64) {
        let mut rng = ChaCha8::new(seed);
        for player in (0..self.board.state.players().len() as u8).map(PlayerIx) {
            for zone in [Zone::Deck, Zone::Hand] {
                let is_there = |card: &CardIx| self.board.state.card(*card).zone() == zone;
                let hidden: Vec<CardIx> = self.board.hidden_from(viewer, player).filter(is_there).collect();
                for at in (1..hidden.len()).rev() {
                    let with = rng.below(at as u32 + 1) as usize;
                    if with != at {
                        self.board.apply(Write::Exchange(hidden[at], hidden[with]));
                    }
                }
            }
        }
        self.board.refresh();
    }

    /// Deals all cards that are hidden from the player in an order that does not depend on what they are: whatever is found out
    /// from there says nothing about them.
    pub(crate) fn deal_blindly(&mut self, viewer: PlayerIx) {
        let board = &self.board;
        let hidden_of = |player: PlayerIx| {
            let mut defs: Vec<DefIx> =
                board.hidden_from(viewer, player).map(|card| board.state.card(card).def()).collect();
            defs.sort_unstable();
            defs
        };
        let mut all: Vec<Vec<DefIx>> =
            (0..board.state.players().len() as u8).map(PlayerIx).map(hidden_of).collect();
        self.resample_as(viewer, 0, &mut |player, _| Some(std::mem::take(&mut all[player.index()])));
    }

    /// The same, with a belief about what each player's hidden cards are, given how many there are; without one they are those of
    /// the player's own list.
    pub fn resample_as(
        &mut self,
        viewer: PlayerIx,
        seed: u64,
        believed: &mut dyn FnMut(PlayerIx, usize) -> Option<Vec<DefIx>>,
    ) {
        let mut rng = ChaCha8::new(seed);
        let players = self.board.state.players().len() as u8;
        for player in (0..players).map(PlayerIx) {
            let hidden: Vec<CardIx> = self.board.hidden_from(viewer, player).collect();
            let believed = believed(player, hidden.len()).filter(|defs| defs.len() == hidden.len());
            let mut defs = believed.unwrap_or_else(|| {
                hidden.iter().map(|c| self.board.state.card(*c).def()).collect::<Vec<_>>()
            });
            rng.shuffle(&mut defs);
            for (card, def) in hidden.iter().zip(defs) {
                self.board.apply(Write::Deal(*card, def));
            }
        }
        self.board.apply(Write::Chance(rng));
        self.board.find_elsewhere();
        self.board.refresh();
    }
}

//! Cards taken out of a zone and put into another (7.1, 5.1.1.7, 5.1.3). Only [`super::door`] calls this.

use super::*;
use crate::eval::{Bits, Board};
use crate::program::{Dependencies, Features, Kinds};
use crate::proposed::{Entry, Spot};

impl Board {
    // 7.1.5: one zone at a time; 7.6.1: the discard is a list like the others.
    /// Moves one card; what lies under it stays where it is in the links.
    pub(super) fn place_card(&mut self, card: CardIx, to: Spot, face: Face) -> Dependencies {
        let Card { zone: from, inc: stay, .. } = *self.state.card(card);
        if from == Zone::Deck && to == Spot::Hand {
            return self.draw_card(card, face);
        }
        let known = self.who_follows(card, to, face);
        if from == Zone::Hand {
            // 7.6: in the discard everybody sees it.
            let follow = if to == Spot::Discard { self.state.everyone() } else { known };
            self.state.leave_hand(card, follow);
        }
        if from == Zone::Play {
            self.remember(card);
        }
        self.lift(card);
        let since = self.state.tick();
        let state = self.state.card_mut(card);
        let owner = state.owner;
        state.renew(to.zone(), since, known);
        match to {
            Spot::Hand => {
                self.state.player_mut(owner).hand.push(card);
                self.state.keep_seen(card);
            }
            Spot::DeckTop | Spot::DeckShuffled => {
                self.state.player_mut(owner).put(Zone::Deck, card);
                self.state.keep_seen(card);
            }
            Spot::DeckBottom => {
                self.state.player_mut(owner).piles.push_under_deck(card);
                self.state.keep_seen(card);
            }
            Spot::Discard => self.state.player_mut(owner).put(Zone::Discard, card),
            Spot::Inkwell { exerted } => {
                state.exerted = exerted;
                state.facedown = true;
                let own = self.state.player_mut(owner);
                own.ink_ready += u16::from(!exerted);
                own.put(Zone::Inkwell, card);
            }
            Spot::Under { host, facedown } => {
                state.facedown = facedown;
                if let Some(host) = self.state.current(host) {
                    // 8.4.1: at the bottom of the host's stack.
                    self.state.link_under(card, host);
                }
            }
        }
        if from == Zone::Play {
            let (was, is) = (Obj { card, inc: stay }, self.state.obj(card));
            if let Some(known) = self.state.known.iter_mut().rev().find(|k| k.obj == was) {
                known.then = is;
            }
        }
        self.print_again(card);
        self.moved(card, from, to.zone())
    }

    /// The way of a card that is drawn, the most frequent one.
    #[inline(never)]
    fn draw_card(&mut self, card: CardIx, face: Face) -> Dependencies {
        let known = self.who_follows(card, Spot::Hand, face);
        let since = self.state.tick();
        let state = self.state.card_mut(card);
        let owner = state.owner;
        state.renew(Zone::Hand, since, known);
        let own = self.state.player_mut(owner);
        own.piles.take(Zone::Deck, card);
        own.hand.push(card);
        self.state.keep_seen(card);
        self.print_again(card);
        self.moved(card, Zone::Deck, Zone::Hand)
    }

    /// 7.1.6: a new card has its printed values; mostly it had them before.
    #[inline]
    fn print_again(&mut self, card: CardIx) {
        if !self.is_as_printed(card) {
            self.state.keep_values(card, *self.pool.printed(self.state.card(card).def));
        }
        debug_assert_eq!(self.values(card), self.pool.printed(self.state.card(card).def));
    }

    // 5.1.2.4, 5.1.2.5, 5.1.2.6: facedown in the inkwell and in the deck, faceup in the discard.
    /// What a change of zones may matter for. It is inlined: mostly it is known which zones these are.
    #[inline(always)]
    fn moved(&mut self, card: CardIx, from: Zone, to: Zone) -> Dependencies {
        self.dirty_of = self.dirty_of.with(self.state.card(card).owner);
        self.note_moved(card);
        // It has its printed values now.
        let own = self.values(card).bits.contains(Bits::STATICS) && {
            let facts = self.pool.facts(self.state.card(card).def);
            facts.works_in(from) || facts.works_in(to)
        };
        let zones = Dependencies::zones(from.bit() | to.bit());
        // What heard nothing leaves nothing unheard.
        let otherwise = self.hears_otherwise && self.with_mods.has(card);
        if from == Zone::Play && (otherwise || self.may_hear(card)) {
            self.listeners = None;
        }
        let sources = if own { Dependencies::SOURCES } else { Dependencies::empty() };
        let values = if self.with_mods.has(card) { Dependencies::VALUES } else { Dependencies::empty() };
        zones | sources | values
    }

    /// Notes what texts may look for in the card.
    #[inline]
    fn note_moved(&mut self, card: CardIx) {
        // What texts say of it may be looked for as well.
        let features = match self.with_mods.has(card) {
            true => Features::ALL,
            false => self.pool.facts(self.state.card(card).def).features,
        };
        self.moved = self.moved.or(features);
    }

    /// Takes a card out of its list or stack.
    #[inline]
    fn lift(&mut self, card: CardIx) {
        let Card { zone, owner, .. } = *self.state.card(card);
        self.state.player_mut(owner).take(zone, card);
        match zone {
            Zone::Under => self.state.unlink(card),
            Zone::Inkwell => self.state.ink_leaves(card),
            Zone::Play => self.leave_play(card),
            Zone::Hand | Zone::Deck | Zone::Discard | Zone::Aside => {}
        }
    }

    /// What hung on a card in play does so no longer.
    #[inline(never)]
    fn leave_play(&mut self, card: CardIx) {
        let below = self.state.card(card).below;
        if below != CardIx::NONE {
            self.state.card_mut(below).above = CardIx::NONE;
        }
        if self.values(card).kinds.contains(Kinds::LOCATION) {
            // 5.6.6: its characters stay in play, at no location.
            for other in self.state.cards.iter_mut() {
                if other.at == card {
                    other.at = CardIx::NONE;
                }
            }
        }
    }

    /// 6.7.7: keeps the values of something that leaves play.
    #[inline(never)]
    fn remember(&mut self, card: CardIx) {
        let obj = self.state.obj(card);
        let state = *self.state.card(card);
        let under: Objs = self.state.under(card).map(|c| self.state.obj(c)).collect();
        let challenge = self.state.challenge;
        let values = *self.values(card);
        let classes = self.classes_of(&self.look_at(card));
        let prior = state.prior;
        let guests = match values.kinds.contains(Kinds::LOCATION) {
            true => self.state.guests(card),
            false => Objs::new(),
        };
        let under_then = Objs::new();
        let known =
            LastKnown { obj, then: obj, values, classes, card: state, under, under_then, guests, challenge };
        if prior != 0 {
            // It is known as well under the reference it had before it was covered.
            self.state.known.push(LastKnown { obj: Obj { card, inc: prior }, ..known.clone() });
        }
        self.state.known.push(known);
    }

    /// A card leaves its stack alone for the hand; the rest stays (8.10.8.5).
    #[inline(never)]
    pub(super) fn take_card_out(&mut self, card: CardIx) -> Dependencies {
        let Card { zone, owner, below, exerted, drying, at, since, .. } = *self.state.card(card);
        if zone != Zone::Play || below == CardIx::NONE {
            return self.place_card(card, Spot::Hand, Face::AsItLies);
        }
        let was = self.state.obj(card);
        let position = self.state.player(owner).play.iter().position(|c| *c == card);
        let touched = self.place_card(card, Spot::Hand, Face::AsItLies);
        // D.1: what stays keeps its states and the effects that applied.
        let next = self.state.card_mut(below);
        next.zone = Zone::Play;
        next.above = CardIx::NONE;
        next.exerted = exerted;
        next.drying = drying;
        next.at = at;
        next.since = since;
        let heir = self.state.obj(below);
        let play = &mut self.state.player_mut(owner).play;
        let position = position.unwrap_or(play.len()).min(play.len());
        play.insert(position, below);
        self.state.inherit(was, heir);
        self.listeners = None;
        touched | Dependencies::ALWAYS
    }

    /// 4.3.3, 8.10: puts a card into the Play zone, alone or on top of others.
    pub(super) fn enter_card(&mut self, entry: &Entry, onto: &[CardIx]) -> Dependencies {
        let card = entry.card.card;
        // Mostly it was set aside to be paid for.
        let from = self.state.card(card).zone;
        if from == Zone::Hand {
            self.state.leave_hand(card, self.state.everyone());
        }
        self.lift(card);
        let since = self.state.tick();
        let kinds = self.values(card).kinds;
        let action = kinds.contains(Kinds::ACTION);
        let location = kinds.contains(Kinds::LOCATION);
        // 8.10.4, 8.10.4.2: drying beats dry, exerted beats ready; 8.10.6: all damage stays.
        let drying = onto.is_empty() && !action || onto.iter().any(|c| self.state.card(*c).drying);
        // 8.10.2, 8.10.3: exerted on an exerted card, or by an effect.
        let exerted = entry.exerted || onto.iter().any(|c| self.state.card(*c).exerted);
        let damage: i16 = onto.iter().map(|c| self.state.card(*c).damage).sum::<i16>() + entry.damage;
        let at = onto.first().map_or(CardIx::NONE, |c| self.state.card(*c).at);
        // 5.1.2.1, 5.1.2.3: ready and undamaged unless the stack says otherwise; locations are neither ready nor exerted.
        let state = self.state.card_mut(card);
        state.inc = next_stay(state.inc);
        state.prior = 0;
        state.zone = Zone::Play;
        state.exerted = exerted && !location && !action;
        state.drying = drying;
        state.damage = damage;
        state.at = at;
        state.above = CardIx::NONE;
        state.below = CardIx::NONE;
        state.since = since;
        state.how = Some(entry.how);
        state.drops = entry.drops;
        state.seen = PlayerSet::EMPTY;
        let owner = state.owner;
        let mut position = None;
        for &base in onto {
            position = position.or(self.state.player(owner).play.iter().position(|c| *c == base));
            self.state.player_mut(owner).play.take(base);
            self.cover(base, card);
        }
        let play = &mut self.state.player_mut(owner).play;
        match position {
            Some(ix) => play.insert(ix.min(play.len()), card),
            None => play.push(card),
        }
        self.print_again(card);
        // What enters undamaged and has some Willpower cannot have lethal damage (1.8.1.4).
        let damaged = if damage != 0 || self.frail { Dependencies::DAMAGE } else { Dependencies::empty() };
        let touched = damaged | self.moved(card, from, Zone::Play);
        if onto.is_empty() {
            self.hear_also(card);
            touched
        } else {
            self.listeners = None;
            touched | Dependencies::ALWAYS
        }
    }

    /// 5.1.3: the lower card loses everything but face up; what meant the character now means the stack (8.10.5).
    fn cover(&mut self, base: CardIx, by: CardIx) {
        let state = self.state.card_mut(base);
        if state.prior == 0 {
            state.prior = state.inc;
        }
        state.inc = next_stay(state.inc);
        state.zone = Zone::Under;
        state.exerted = false;
        state.drying = false;
        state.damage = 0;
        state.at = CardIx::NONE;
        self.state.link_under(base, by);
        self.state.keep_values(base, *self.pool.printed(self.state.card(base).def));
    }

    pub(super) fn set_card_aside(&mut self, card: CardIx) -> Dependencies {
        let Card { owner, zone, .. } = *self.state.card(card);
        if zone == Zone::Hand {
            self.state.leave_hand(card, self.state.everyone());
        }
        self.state.player_mut(owner).take(zone, card);
        if zone == Zone::Under {
            self.state.unlink(card);
        }
        if zone == Zone::Inkwell {
            self.state.ink_leaves(card);
        }
        let state = self.state.card_mut(card);
        state.zone = Zone::Aside;
        state.above = CardIx::NONE;
        state.below = CardIx::NONE;
        state.facedown = false;
        self.dirty_of = self.dirty_of.with(owner);
        self.note_moved(card);
        let elsewhere = self.values(card).bits.contains(Bits::ELSEWHERE);
        if elsewhere { Dependencies::ALWAYS } else { Dependencies::zones(zone.bit()) }
    }
}

impl State {
    /// The characters at a location.
    pub(crate) fn guests(&self, location: CardIx) -> Objs {
        let all = self.players.iter().flat_map(Player::play);
        all.filter(|c| self.card(**c).at == location).map(|c| self.obj(*c)).collect()
    }

    /// D.1: at the end of a turn, when no challenge is going on.
    fn inherit(&mut self, was: Obj, heir: Obj) {
        for effect in self.effects.iter_mut() {
            if let On::Objects(objs) = &mut effect.on {
                for obj in objs.iter_mut().filter(|o| **o == was) {
                    *obj = heir;
                }
            }
        }
    }
}

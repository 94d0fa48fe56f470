//! Taking cards out of a zone and putting them into another (7.1, 5.1.1.7, 5.1.3).

use crate::game::Game;
use crate::program::{Dependencies, Kinds};
use crate::proposed::{Entry, Spot};
use crate::record::{DeckEnd, LogEntry, Moving, Record};
use crate::state::*;

impl<R: Record> Game<R> {
    // 7.1.5: one zone at a time; 7.6.1: the discard is a list like the others.
    /// Moves one card; what lies under it stays where it is in the links, to be moved by the caller.
    pub(crate) fn place(&mut self, card: CardIx, to: Spot, part_of: Moving) -> Obj {
        let was = self.board.state.obj(card);
        let from = self.board.state.card(card).zone;
        if from == Zone::Play {
            self.remember(card);
        }
        self.lift(card);
        let owner = self.board.state.card(card).owner;
        let since = self.board.state.tick();
        let state = self.board.state.card_mut(card);
        // 1.9.6: its counters vanish.
        // 7.1.6: a new card.
        state.inc = next_stay(state.inc);
        state.prior = 0;
        state.exerted = false;
        state.drying = false;
        state.facedown = false;
        state.damage = 0;
        state.at = CardIx::NONE;
        state.above = CardIx::NONE;
        state.below = CardIx::NONE;
        state.since = since;
        state.how = None;
        state.drops = 0;
        state.zone = to.zone();
        state.seen = PlayerSet::EMPTY;
        match to {
            Spot::Hand => {
                self.board.state.card_mut(card).seen = PlayerSet::one(owner);
                self.board.state.player_mut(owner).hand.push(card);
            }
            Spot::DeckTop | Spot::DeckShuffled => self.board.state.player_mut(owner).deck.push(card),
            Spot::DeckBottom => self.board.state.player_mut(owner).deck.insert(0, card),
            Spot::Discard => self.board.state.player_mut(owner).discard.push(card),
            Spot::Inkwell { exerted } => {
                let state = self.board.state.card_mut(card);
                state.exerted = exerted;
                state.facedown = true;
                self.board.state.player_mut(owner).inkwell.push(card);
            }
            Spot::Under { host, facedown } => {
                self.board.state.card_mut(card).facedown = facedown;
                if let Some(host) = self.board.state.current(host) {
                    self.slide_under(card, host);
                }
            }
        }
        let is = self.board.state.obj(card);
        if from == Zone::Play {
            self.link_known(was, is);
        }
        self.board.derived[card.index()] = *self.board.pool.printed(self.board.state.card(card).def);
        self.moved(card, from, to.zone());
        if R::LISTENS {
            self.note_moved(was, is, from, to, part_of);
        }
        is
    }

    fn note_moved(&mut self, was: Obj, is: Obj, from: Zone, to: Spot, part_of: Moving) {
        let rule = match from {
            // An action that has resolved.
            Zone::Play if self.board.def(is.card).kinds.contains(Kinds::ACTION) => "4.3.3.2",
            Zone::Play => "7.1.6",
            Zone::Hand | Zone::Deck | Zone::Discard | Zone::Inkwell | Zone::Under | Zone::Aside => "7.1.5",
        };
        let end = match to {
            Spot::DeckTop => Some(DeckEnd::Top),
            Spot::DeckBottom => Some(DeckEnd::Bottom),
            Spot::DeckShuffled | Spot::Hand | Spot::Discard | Spot::Inkwell { .. } | Spot::Under { .. } => {
                None
            }
        };
        self.note(rule, || LogEntry::Moved { was, is, from, to: to.zone(), end, part_of });
    }

    // 5.1.2.4, 5.1.2.5, 5.1.2.6: facedown in the inkwell and in the deck, faceup in the discard.
    /// What a change of zones may matter for.
    fn moved(&mut self, card: CardIx, from: Zone, to: Zone) {
        let facts = self.board.pool.facts(self.board.state.card(card).def);
        let own = facts.statics && (facts.works_in(from) || facts.works_in(to));
        if own || self.board.with_mods.has(card) {
            self.board.invalidate(Dependencies::SOURCES);
        }
        if from == Zone::Play {
            self.board.listeners = None;
        }
        self.board.invalidate(Dependencies::zones(from.bit() | to.bit()));
    }

    fn link_known(&mut self, was: Obj, is: Obj) {
        if let Some(known) = self.board.state.known.iter_mut().rev().find(|k| k.obj == was) {
            known.then = is;
        }
    }

    /// Takes a card out of its list or stack.
    fn lift(&mut self, card: CardIx) {
        let Card { zone, owner, below, .. } = *self.board.state.card(card);
        if let Some(list) = self.board.state.list_mut(owner, zone) {
            if zone == Zone::Deck && list.last() == Some(&card) {
                list.pop();
            } else {
                list.retain(|c| *c != card);
            }
        }
        if zone == Zone::Under {
            self.board.state.unlink(card);
        }
        if zone == Zone::Play {
            if below != CardIx::NONE {
                self.board.state.card_mut(below).above = CardIx::NONE;
            }
            if self.board.values(card).kinds.contains(Kinds::LOCATION) {
                if R::LISTENS {
                    self.note_location_gone(card);
                }
                // 5.6.6: its characters stay in play, at no location.
                for other in &mut self.board.state.cards {
                    if other.at == card {
                        other.at = CardIx::NONE;
                    }
                }
            }
        }
    }

    /// 5.6.6: who is at a location that leaves play.
    fn note_location_gone(&mut self, location: CardIx) {
        let place = self.board.state.obj(location);
        let all = self.board.state.players.iter().flat_map(|p| &p.play);
        let guests: Objs = all
            .filter(|card| self.board.state.card(**card).at == location)
            .map(|card| self.board.state.obj(*card))
            .collect();
        for guest in guests {
            self.note("5.6.6", || LogEntry::LocationGone(guest, place));
        }
    }

    /// 8.4.1: at the bottom of the host's stack.
    fn slide_under(&mut self, card: CardIx, host: CardIx) {
        let mut last = host;
        while self.board.state.card(last).below != CardIx::NONE {
            last = self.board.state.card(last).below;
        }
        self.board.state.card_mut(last).below = card;
        self.board.state.card_mut(card).above = last;
    }

    /// 6.7.7: keeps the values of something that leaves play.
    fn remember(&mut self, card: CardIx) {
        let obj = self.board.state.obj(card);
        let state = self.board.state.card(card).clone();
        let under: Objs = self.board.state.under(card).map(|c| self.board.state.obj(c)).collect();
        let challenge = self.board.state.challenge;
        let values = *self.board.values(card);
        let prior = state.prior;
        let guests: Objs = match self.board.values(card).kinds.contains(Kinds::LOCATION) {
            true => {
                let all = self.board.state.players.iter().flat_map(|p| &p.play);
                all.filter(|c| self.board.state.card(**c).at == card)
                    .map(|c| self.board.state.obj(*c))
                    .collect()
            }
            false => Objs::new(),
        };
        let under_then = Objs::new();
        let known = LastKnown { obj, then: obj, values, card: state, under, under_then, guests, challenge };
        if prior != 0 {
            // It is known as well under the reference it had before it was covered.
            self.board.state.known.push(LastKnown { obj: Obj { card, inc: prior }, ..known.clone() });
        }
        self.board.state.known.push(known);
    }

    /// A card leaves its stack alone for the hand; the rest stays (8.10.8.5).
    pub(crate) fn take_out(&mut self, card: CardIx) -> Obj {
        let Card { zone, owner, below, .. } = *self.board.state.card(card);
        if zone == Zone::Play && below != CardIx::NONE {
            let was = self.board.state.obj(card);
            let position = self.board.state.player(owner).play.iter().position(|c| *c == card);
            let (exerted, drying, at, since) = {
                let top = self.board.state.card(card);
                (top.exerted, top.drying, top.at, top.since)
            };
            let is = self.place(card, Spot::Hand, Moving::Put);
            // D.1: what stays keeps its states and the effects that applied.
            let next = self.board.state.card_mut(below);
            next.zone = Zone::Play;
            next.above = CardIx::NONE;
            next.exerted = exerted;
            next.drying = drying;
            next.at = at;
            next.since = since;
            let heir = self.board.state.obj(below);
            let play = &mut self.board.state.player_mut(owner).play;
            let position = position.unwrap_or(play.len()).min(play.len());
            play.insert(position, below);
            self.inherit(was, heir);
            is
        } else {
            self.place(card, Spot::Hand, Moving::Put)
        }
    }

    /// D.1: at the end of a turn, when no challenge is going on.
    fn inherit(&mut self, was: Obj, heir: Obj) {
        for effect in &mut self.board.state.effects {
            if let On::Objects(objs) = &mut effect.on {
                for obj in objs.iter_mut().filter(|o| **o == was) {
                    *obj = heir;
                }
            }
        }
    }

    /// 4.3.3, 8.10: puts a card into the Play zone, alone or on top of others.
    pub(crate) fn enter(&mut self, entry: &Entry, onto: &[CardIx]) -> Obj {
        let card = entry.card.card;
        self.lift(card);
        let since = self.board.state.tick();
        let action = self.board.values(card).kinds.contains(Kinds::ACTION);
        let location = self.board.values(card).kinds.contains(Kinds::LOCATION);
        // 8.10.4, 8.10.4.2: drying beats dry, exerted beats ready; 8.10.6: all damage stays.
        let drying = onto.is_empty() && !action || onto.iter().any(|c| self.board.state.card(*c).drying);
        // 8.10.2, 8.10.3: exerted on an exerted card, or by an effect.
        let exerted = entry.exerted || onto.iter().any(|c| self.board.state.card(*c).exerted);
        let damage: i16 = onto.iter().map(|c| self.board.state.card(*c).damage).sum::<i16>() + entry.damage;
        let at = onto.first().map_or(CardIx::NONE, |c| self.board.state.card(*c).at);
        // 5.1.2.1, 5.1.2.3: ready and undamaged unless the stack says otherwise; locations are neither ready nor exerted.
        let state = self.board.state.card_mut(card);
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
            position = position.or(self.board.state.player(owner).play.iter().position(|c| *c == base));
            self.board.state.player_mut(owner).play.retain(|c| *c != base);
            self.cover(base, card);
        }
        let play = &mut self.board.state.player_mut(owner).play;
        match position {
            Some(ix) => play.insert(ix.min(play.len()), card),
            None => play.push(card),
        }
        self.board.derived[card.index()] = *self.board.pool.printed(self.board.state.card(card).def);
        let (was, from) = (entry.card, entry.from);
        self.moved(card, Zone::Aside, Zone::Play);
        if onto.is_empty() {
            self.board.hear_also(card);
        } else {
            self.board.listeners = None;
            self.board.invalidate(Dependencies::ALWAYS);
        }
        let is = self.board.state.obj(card);
        self.note("4.3.3.1", || LogEntry::Moved {
            was,
            is,
            from,
            to: Zone::Play,
            end: None,
            part_of: Moving::Play,
        });
        is
    }

    /// 5.1.3: the lower card loses everything but face up; what meant the character now means the stack (8.10.5).
    fn cover(&mut self, base: CardIx, by: CardIx) {
        let state = self.board.state.card_mut(base);
        if state.prior == 0 {
            state.prior = state.inc;
        }
        state.inc = next_stay(state.inc);
        state.zone = Zone::Under;
        state.exerted = false;
        state.drying = false;
        state.damage = 0;
        state.at = CardIx::NONE;
        let mut last = by;
        while self.board.state.card(last).below != CardIx::NONE {
            last = self.board.state.card(last).below;
        }
        self.board.state.card_mut(last).below = base;
        self.board.state.card_mut(base).above = last;
        self.board.derived[base.index()] = *self.board.pool.printed(self.board.state.card(base).def);
    }
}

//! All legal answers, one after another, equal ones once. Conceding is always possible and not listed.

use crate::answer::{Action, Answer, Choice};
use crate::decision::Ask;
use crate::eval::{Bits, Board};
use crate::game::Game;
use crate::program::{Kinds, NameId};
use crate::record::Record;
use crate::state::*;

impl<R: Record> Game<R> {
    /// All legal answers to the open decision, in a fixed order.
    pub fn options(&self) -> Vec<Answer> {
        let mut all = Vec::new();
        self.options_into(&mut all);
        all
    }

    /// The same, into a buffer of the caller.
    pub fn options_into(&self, all: &mut Vec<Answer>) {
        all.clear();
        self.board.each_option(&mut |answer| {
            all.push(answer);
            true
        });
    }
}

/// What is called for each answer; it tells whether to go on.
pub(super) type Each<'a> = dyn FnMut(Answer) -> bool + 'a;

impl Board {
    /// Calls for each legal answer until told to stop.
    pub fn each_option(&self, each: &mut Each<'_>) {
        let Some(decision) = &self.pending else { return };
        let player = decision.player;
        match &decision.ask {
            Ask::Turn => self.turn_options(player, each),
            other => self.other_options(player, other, each),
        }
    }

    /// All answers to anything but which turn action to take.
    #[inline(never)]
    fn other_options(&self, player: PlayerIx, ask: &Ask, each: &mut Each<'_>) {
        match ask {
            Ask::Turn => self.turn_options(player, each),
            Ask::OpeningHand => self.opening_options(player, each),
            Ask::May { .. } => {
                let _ = each(Answer::Choice(Choice::Accept)) && each(Answer::Choice(Choice::Decline));
            }
            Ask::Cards { open, enough, .. } => {
                if self.card_options(open, each) && *enough {
                    each(Answer::Choice(Choice::Done));
                }
            }
            Ask::Player { open, enough } => {
                for who in open.iter() {
                    if !each(Answer::Choice(Choice::Player(who))) {
                        return;
                    }
                }
                if *enough {
                    each(Answer::Choice(Choice::Done));
                }
            }
            Ask::Option { count, open } => {
                for n in 1..=*count {
                    if open >> (n - 1) & 1 == 1 && !each(Answer::Choice(Choice::Option(n))) {
                        return;
                    }
                }
            }
            Ask::Number { least, most } => {
                for n in *least..=*most {
                    if !each(Answer::Choice(Choice::Number(n))) {
                        return;
                    }
                }
            }
            Ask::Rounds { most, by_hand } => {
                if *by_hand && !each(Answer::Choice(Choice::Done)) {
                    return;
                }
                for n in 1..=*most {
                    if !each(Answer::Choice(Choice::Number(n))) {
                        return;
                    }
                }
            }
            Ask::Name => {
                for n in 0..self.pool.names() {
                    if !each(Answer::Choice(Choice::Name(NameId(n as u16)))) {
                        return;
                    }
                }
            }
            Ask::Order { open, .. } => {
                self.card_options(open, each);
            }
            Ask::Bag { open } => {
                for id in open {
                    if !each(Answer::Choice(Choice::Resolve(*id))) {
                        return;
                    }
                }
            }
            Ask::Replacement { open, .. } => {
                for n in 0..open.len() {
                    if !each(Answer::Choice(Choice::Apply(n as u8))) {
                        return;
                    }
                }
            }
            Ask::Play { open, optional, .. } => self.now_options(player, open, *optional, each),
        }
    }

    /// Whether two cards cannot be told apart where they are.
    #[inline]
    pub(crate) fn equal_cards(&self, a: CardIx, b: CardIx) -> bool {
        // Nearly all pairs differ here.
        self.state.card(a).def() == self.state.card(b).def() && self.equal_copies(a, b)
    }

    /// The same for two copies of one card.
    #[inline(never)]
    fn equal_copies(&self, a: CardIx, b: CardIx) -> bool {
        let (x, y) = (self.state.card(a), self.state.card(b));
        if x.zone() != y.zone() || x.owner() != y.owner() {
            return false;
        }
        match x.zone() {
            // 7.6.2: the order in a discard has no meaning.
            Zone::Hand | Zone::Deck | Zone::Discard => true,
            Zone::Inkwell => x.exerted() == y.exerted(),
            Zone::Under | Zone::Aside => false,
            Zone::Play => {
                let apart = Bits::GRANTED | Bits::FURTHER | Bits::LOST;
                let plain = |c: CardIx| self.state.card(c).below() == CardIx::NONE && !self.is_marked(c);
                x.exerted() == y.exerted()
                    && x.drying() == y.drying()
                    && x.damage() == y.damage()
                    && x.at() == y.at()
                    && self.values(a) == self.values(b)
                    && !self.values(a).bits.intersects(apart)
                    && !self.values(a).kinds.contains(Kinds::LOCATION)
                    && plain(a)
                    && plain(b)
            }
        }
    }

    /// Whether something in the game refers to this very card.
    fn is_marked(&self, card: CardIx) -> bool {
        let state = &self.state;
        let is = |o: &Obj| o.card == card;
        state.effects().iter().any(|e| matches!(&e.on, On::Objects(objs) if objs.iter().any(is)))
            || state.floating().iter().any(|f| f.source.card == card || f.on.as_ref().is_some_and(is))
            || state.bag().iter().any(|b| b.source.card == card)
            || state.used().iter().any(|u| u.on.card == card)
            || state.challenge().is_some_and(|c| is(&c.attacker) || is(&c.defender))
            || state.log().iter().any(|h| is(&h.subject) || is(&h.object))
    }

    /// Whether an equal card stands earlier in the list.
    pub(super) fn repeats(&self, list: &[CardIx], ix: usize) -> bool {
        list[..ix].iter().any(|c| self.equal_cards(*c, list[ix]))
    }

    fn card_options(&self, open: &[Obj], each: &mut Each<'_>) -> bool {
        for (ix, obj) in open.iter().enumerate() {
            let again = open[..ix].iter().any(|o| self.equal_cards(o.card, obj.card));
            if !again && !each(Answer::Choice(Choice::Card(obj.card))) {
                return false;
            }
        }
        true
    }

    fn opening_options(&self, player: PlayerIx, each: &mut Each<'_>) {
        if !each(Answer::Choice(Choice::Done)) {
            return;
        }
        let hand = self.state.player(player).hand();
        for ix in 0..hand.len() {
            let card = hand[ix];
            if self.check(&Answer::Choice(Choice::Card(card))).is_ok() {
                let again = hand[..ix].iter().any(|c| {
                    self.equal_cards(*c, card) && self.check(&Answer::Choice(Choice::Card(*c))).is_ok()
                });
                if !again && !each(Answer::Choice(Choice::Card(card))) {
                    return;
                }
            }
        }
    }

    fn now_options(&self, player: PlayerIx, open: &[Obj], optional: bool, each: &mut Each<'_>) {
        let Some(Frame::PlayNow(now)) = self.state.frames().last() else { return };
        let mut go = true;
        for (ix, obj) in open.iter().enumerate() {
            if open[..ix].iter().any(|o| self.equal_cards(o.card, obj.card)) {
                continue;
            }
            self.each_now(player, obj.card, now.pay, &mut |how| {
                go = each(Answer::Action(Action::Play { card: obj.card, how }));
                go
            });
            if !go {
                return;
            }
        }
        if optional {
            each(Answer::Choice(Choice::Decline));
        }
    }
}

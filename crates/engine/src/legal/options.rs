//! All legal answers, one after another, equal ones once. Conceding is always possible and not listed.

use super::twins::{Seen, Twins};
use crate::answer::{Action, Answer, Choice};
use crate::decision::Ask;
use crate::eval::Board;
use crate::game::Game;
use crate::program::{ClassId, NameId};
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
        self.board.list(all);
    }
}

/// Where answers go one after another.
pub(super) trait Offers {
    /// Takes the next one; whether to go on.
    fn offer(&mut self, answer: Answer) -> bool;
}

/// All of them.
impl Offers for Vec<Answer> {
    #[inline]
    fn offer(&mut self, answer: Answer) -> bool {
        self.push(answer);
        true
    }
}

/// As many as somebody wants.
pub(super) struct Each<'a>(pub(super) &'a mut dyn FnMut(Answer) -> bool);

impl Offers for Each<'_> {
    fn offer(&mut self, answer: Answer) -> bool {
        (self.0)(answer)
    }
}

impl Board {
    /// Calls for each legal answer until told to stop.
    pub fn each_option(&self, each: &mut dyn FnMut(Answer) -> bool) {
        self.offers(&mut Each(each));
    }

    /// All of them: compiled once, whatever a game records.
    fn list(&self, all: &mut Vec<Answer>) {
        all.clear();
        self.offers(all);
    }

    fn offers(&self, each: &mut impl Offers) {
        let Some(decision) = &self.pending else { return };
        let player = decision.player;
        if decision.ask == Ask::Turn {
            self.turn_options(player, each);
        } else {
            self.other_options(player, &decision.ask, each);
        }
    }

    /// All answers to anything but which turn action to take.
    #[inline(never)]
    fn other_options(&self, player: PlayerIx, ask: &Ask, each: &mut impl Offers) {
        match ask {
            Ask::Turn => self.turn_options(player, each),
            Ask::OpeningHand => self.opening_options(player, each),
            Ask::May { .. } => {
                let _ =
                    each.offer(Answer::Choice(Choice::Accept)) && each.offer(Answer::Choice(Choice::Decline));
            }
            Ask::Cards { open, enough, .. } => {
                if self.card_options(open, each) && *enough {
                    each.offer(Answer::Choice(Choice::Done));
                }
            }
            Ask::Player { open, enough } => {
                for who in open.iter() {
                    if !each.offer(Answer::Choice(Choice::Player(who))) {
                        return;
                    }
                }
                if *enough {
                    each.offer(Answer::Choice(Choice::Done));
                }
            }
            Ask::Option { count, open } => {
                for n in 1..=*count {
                    if open >> (n - 1) & 1 == 1 && !each.offer(Answer::Choice(Choice::Option(n))) {
                        return;
                    }
                }
            }
            Ask::Number { least, most } => {
                for n in *least..=*most {
                    if !each.offer(Answer::Choice(Choice::Number(n))) {
                        return;
                    }
                }
            }
            Ask::Rounds { most, by_hand } => {
                if *by_hand && !each.offer(Answer::Choice(Choice::Done)) {
                    return;
                }
                for n in 1..=*most {
                    if !each.offer(Answer::Choice(Choice::Number(n))) {
                        return;
                    }
                }
            }
            Ask::Name => {
                for n in 0..self.pool.names() {
                    if !each.offer(Answer::Choice(Choice::Name(NameId(n as u16)))) {
                        return;
                    }
                }
            }
            Ask::Class => {
                for n in 0..self.pool.classes() {
                    if !each.offer(Answer::Choice(Choice::Class(ClassId(n as u8)))) {
                        return;
                    }
                }
            }
            Ask::Order { open, .. } => {
                self.card_options(open, each);
            }
            Ask::Bag { open } => {
                for id in open {
                    if !each.offer(Answer::Choice(Choice::Resolve(*id))) {
                        return;
                    }
                }
            }
            Ask::Replacement { open, .. } => {
                for n in 0..open.len() {
                    if !each.offer(Answer::Choice(Choice::Apply(n as u8))) {
                        return;
                    }
                }
            }
            Ask::Play { open, optional, .. } => self.now_options(player, open, *optional, each),
        }
    }

    fn card_options(&self, open: &[Obj], each: &mut impl Offers) -> bool {
        let twins = Twins::new(self);
        let mut seen = Seen::default();
        for (ix, obj) in open.iter().enumerate() {
            let again = seen.maybe(self.state.card(obj.card).def()) && twins.repeats_obj(open, ix);
            if !again && !each.offer(Answer::Choice(Choice::Card(obj.card))) {
                return false;
            }
        }
        true
    }

    fn opening_options(&self, player: PlayerIx, each: &mut impl Offers) {
        if !each.offer(Answer::Choice(Choice::Done)) {
            return;
        }
        let Some(Frame::Setup(stage)) = self.state.frames().last() else { return };
        let hand = self.state.player(player).hand();
        let twins = Twins::new(self);
        let mut seen = Seen::default();
        // 2.2.2.1: none of them twice.
        let is_open = |card: &CardIx| !stage.back.contains(card);
        for (ix, card) in hand.iter().enumerate() {
            let copy = seen.maybe(self.state.card(*card).def());
            let again = || hand[..ix].iter().any(|c| twins.are_equal(*c, *card) && is_open(c));
            if is_open(card) && !(copy && again()) && !each.offer(Answer::Choice(Choice::Card(*card))) {
                return;
            }
        }
    }

    fn now_options(&self, player: PlayerIx, open: &[Obj], optional: bool, each: &mut impl Offers) {
        let Some(Frame::PlayNow(now)) = self.state.frames().last() else { return };
        let mut go = true;
        let twins = Twins::new(self);
        for (ix, obj) in open.iter().enumerate() {
            if twins.repeats_obj(open, ix) {
                continue;
            }
            self.each_now(player, obj.card, now.pay, now.onto.as_deref(), &mut |how| {
                go = each.offer(Answer::Action(Action::Play { card: obj.card, how }));
                go
            });
            if !go {
                return;
            }
        }
        if optional {
            each.offer(Answer::Choice(Choice::Decline));
        }
    }
}

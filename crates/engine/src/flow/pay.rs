//! Paying ink, with ink cards and with ink drops (1.5.3, 1.13.1.2, A.8).

use crate::decision::Ask;
use crate::game::Game;
use crate::program::*;
use crate::record::{LogEntry, Record};
use crate::resolve::Flow;
use crate::state::*;
use crate::{Answer, Choice, OpenPoint};
use smallvec::SmallVec;

impl<R: Record> Game<R> {
    /// Pays ink that is there. The frame that waits for it is on the stack; where more than one number of drops is possible
    /// their player is asked first.
    pub(crate) fn pay(&mut self, paying: Paying) {
        if !self.pays_at_once(paying.player, paying.amount) {
            self.step_pay(paying);
        }
    }

    /// Whether it is paid: a player without drops, or with nothing to pay, is never asked.
    #[inline]
    pub(crate) fn pays_at_once(&mut self, player: PlayerIx, amount: i32) -> bool {
        let at_once = amount <= 0 || self.board.state.player(player).ink_drops() == 0;
        if at_once && amount > 0 {
            self.exert_ink(player, amount);
            self.note("1.5.3", || LogEntry::Paid(player, amount));
        }
        at_once
    }

    /// The same for an instruction of an effect, which waits.
    pub(crate) fn raise_payment(&mut self, paying: Paying) -> Flow {
        let (least, most) = self.board.drops_for(paying.player, paying.amount);
        if least == most {
            self.pay_with_only(paying, least);
            return Flow::Next;
        }
        self.raise(Frame::Pay(paying))
    }

    /// A.8: the number of drops is asked for, or taken where there is only one.
    #[inline(never)]
    pub(crate) fn step_pay(&mut self, paying: Paying) {
        let (least, most) = self.board.drops_for(paying.player, paying.amount);
        if let Some(Answer::Choice(Choice::Number(drops))) = self.take_answer() {
            return self.pay_with(paying, drops);
        }
        // 9.2.3: whoever should pay may have left.
        if self.board.state.player(paying.player).out() {
            return;
        }
        if least == most {
            return self.pay_with_only(paying, least);
        }
        self.ask(Frame::Pay(paying), paying.player, Ask::Number { least, most });
    }

    /// Where only one number of drops is possible nobody is asked.
    fn pay_with_only(&mut self, paying: Paying, drops: i32) {
        if drops > 0 {
            self.note("1.13.1.2", || LogEntry::Taken(paying.player, Answer::Choice(Choice::Number(drops))));
        }
        self.pay_with(paying, drops);
    }

    fn pay_with(&mut self, paying: Paying, drops: i32) {
        let Paying { player, amount, what_for, to_play } = paying;
        self.exert_ink(player, amount - drops);
        if amount > 0 {
            self.note("1.5.3", || LogEntry::Paid(player, amount));
        }
        if drops > 0 {
            self.remove_drops(player, drops, what_for);
            if to_play {
                self.count_drops(drops);
            }
        }
    }

    /// Exerts ready ink cards.
    fn exert_ink(&mut self, player: PlayerIx, amount: i32) {
        self.board.apply(Write::ExertInk(player, amount));
    }

    /// 1.13.2: the drops are no more; what is in play sees it.
    fn remove_drops(&mut self, player: PlayerIx, drops: i32, what_for: Obj) {
        let left = self.board.state.player(player).ink_drops().saturating_sub(drops.max(0) as u16);
        self.board.apply(Write::InkDrops(player, left));
        let removed = Event::of(EventKind::RemovedInkDrop, player).about(what_for).flags(Flags::AS_COST);
        // D.30: each drop is an occasion of its own.
        let one_by_one = self.board.rules.readings.follows(OpenPoint::RemovedOneByOne);
        if drops > 1 && R::LISTENS && self.board.anything_listens(&removed.amount(1)) {
            self.rests_on(OpenPoint::RemovedOneByOne);
        }
        let mut told: SmallVec<[Event; 4]> = match one_by_one {
            true => smallvec::smallvec![removed.amount(1); drops as usize],
            false => smallvec::smallvec![removed.amount(drops)],
        };
        self.tell("1.13.2", &mut told);
    }

    /// The card being played remembers that drops were removed for it.
    fn count_drops(&mut self, drops: i32) {
        let is_play = |frame: &&mut Frame| matches!(frame, Frame::Play(_));
        if let Some(Frame::Play(playing)) = self.frames_mut().rev().find(is_play) {
            playing.drops = playing.drops.saturating_add(drops.clamp(0, 200) as u8);
        }
    }

    /// A cost that names drops: exactly so many, and no ink was paid (1.13.1.2).
    pub(crate) fn remove_named_drops(&mut self, r: &mut Resolve, who: PlayerRef, n: &Amount) {
        let n = self.board.amount(n, &r.ctx());
        let player = self.board.player(who, &r.ctx());
        let Some(player) = player.filter(|p| i32::from(self.board.state.player(*p).ink_drops()) >= n) else {
            r.fail();
            return;
        };
        if n > 0 {
            self.remove_drops(player, n, r.this);
            // D.30: also where the cost itself names the drops.
            if r.cause == Cause::Cost && matches!(self.board.state.frames().last(), Some(Frame::Play(_))) {
                self.count_drops(n);
            }
        }
    }

    /// Notes that what happens here follows from one reading of an open point.
    pub(crate) fn rests_on(&mut self, point: OpenPoint) {
        self.note(point.rule(), || LogEntry::RestsOn(point));
    }
}

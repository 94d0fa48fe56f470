//! What several cards of a player count that say the same text: counted once for all of them. "While you have two other characters
//! with 5 {S} or more" takes one look at all characters, however many have that text; each then leaves itself out.

use super::*;
use crate::program::{Amount, Cond, Filter, Objects, Select};
use smallvec::SmallVec;

/// What they have counted so far.
pub(super) struct Counted<'a> {
    board: &'a Board,
    you: PlayerIx,
    /// Two of the cards; with only one nothing is kept.
    two: Option<[Obj; 2]>,
    /// How many there are of what was counted, whoever counts among them.
    known: SmallVec<[(&'a Select, i32); 2]>,
}

impl<'a> Counted<'a> {
    /// Nothing so far; these cards of that player will count.
    pub(super) fn of(board: &'a Board, you: PlayerIx, cards: &[Obj]) -> Counted<'a> {
        let two = cards.first_chunk::<2>().copied();
        Counted { board, you, two, known: SmallVec::new() }
    }

    /// Whether a condition holds of one of the cards; one that means the same for all of them but for what each counts
    /// ([`crate::program::Shared`]).
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others count nothing, or not by themselves")]
    pub(super) fn holds(&mut self, cond: &'a Cond, own: Obj) -> bool {
        match cond {
            Cond::All(parts) => parts.iter().all(|part| self.holds(part, own)),
            Cond::OneOf(parts) => parts.iter().any(|part| self.holds(part, own)),
            Cond::Not(part) => !self.holds(part, own),
            Cond::Compare(a, cmp, b) => cmp.holds(self.amount(a, own), self.amount(b, own)),
            Cond::Exists(all) if self.two.is_some() => match others_of(all) {
                Some(select) => self.is_there_another(select, own),
                None => self.board.holds(cond, &Ctx::plain(self.you, own)),
            },
            other => self.board.holds(other, &Ctx::plain(self.you, own)),
        }
    }

    /// An amount for one of the cards.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others count nothing, or not by themselves")]
    pub(super) fn amount(&mut self, amount: &'a Amount, own: Obj) -> i32 {
        match amount {
            Amount::Count(all) => match others_of(all) {
                Some(select) => self.others(select, own),
                None => self.board.amount(amount, &Ctx::plain(self.you, own)),
            },
            Amount::Sum(parts) => parts.iter().map(|part| self.amount(part, own)).sum(),
            Amount::Times(one, n) => self.amount(one, own) * n,
            Amount::Per(one, n) => self.amount(one, own) / (*n).max(1),
            Amount::Min(a, b) => self.amount(a, own).min(self.amount(b, own)),
            Amount::Max(a, b) => self.amount(a, own).max(self.amount(b, own)),
            other => self.board.amount(other, &Ctx::plain(self.you, own)),
        }
    }

    /// Whether any of these is there beside the card itself: where there are two, one of them is another one.
    fn is_there_another(&mut self, select: &'a Select, own: Obj) -> bool {
        let all = self.all(select, own, 2);
        all > 1 || all == 1 && !self.is_itself(select, own)
    }

    /// How many of these there are beside the card itself.
    fn others(&mut self, select: &'a Select, own: Obj) -> i32 {
        if self.two.is_none() {
            return self.count(select, own, i32::MAX);
        }
        self.all(select, own, i32::MAX) - i32::from(self.is_itself(select, own))
    }

    /// How many of these there are, whoever counts among them; not counted beyond so many.
    fn all(&mut self, select: &'a Select, own: Obj, most: i32) -> i32 {
        if let Some((_, all)) = self.known.iter().find(|(known, _)| std::ptr::eq(*known, select)) {
            return *all;
        }
        let others = self.count(select, own, most);
        let all = if others < most { others + i32::from(self.is_itself(select, own)) } else { others };
        self.known.push((select, all));
        all
    }

    /// Whether a card would be among these if another one counted: to itself it is no other.
    fn is_itself(&self, select: &Select, own: Obj) -> bool {
        self.two.is_some_and(|two| {
            let by = if two[0] == own { two[1] } else { two[0] };
            let is_there = self.board.state.in_play(own).is_some();
            is_there && self.board.is_in(select, own, &Ctx::plain(self.you, by))
        })
    }

    /// How many of these there are to the card that counts, up to so many.
    fn count(&self, select: &Select, own: Obj, most: i32) -> i32 {
        let mut n = 0;
        self.board.each_in(select, &Ctx::plain(self.you, own), |_| {
            n += 1;
            n < most
        });
        n
    }
}

/// What is counted, where the card that counts is left out.
fn others_of(all: &Objects) -> Option<&Select> {
    let Objects::Each(select) = all else { return None };
    let is_other = |part: &Filter| matches!(part, Filter::NotThis);
    let leaves_itself_out = is_other(&select.filter)
        || matches!(&select.filter, Filter::All(parts) if parts.iter().any(is_other));
    leaves_itself_out.then_some(select)
}

//! Equal cards: offered once, by the first of them (search and counting lines need it).

use crate::eval::{Bits, Board};
use crate::program::{DefIx, Kinds};
use crate::state::*;
use crate::work::{Work, count};
use std::cell::OnceCell;

/// Finds cards that cannot be told apart from an earlier one of a list.
pub(super) struct Twins<'a> {
    board: &'a Board,
    /// Cards that something in the game refers to, found when the first two copies are compared: once for all of them.
    marked: OnceCell<CardMarks>,
}

impl<'a> Twins<'a> {
    pub(super) fn new(board: &'a Board) -> Twins<'a> {
        Twins { board, marked: OnceCell::new() }
    }

    /// Whether an equal card stands earlier in the list.
    #[inline(never)]
    pub(super) fn repeats(&self, list: &[CardIx], ix: usize) -> bool {
        let (card, earlier) = (list[ix], &list[..ix]);
        let copy = earlier.iter().position(|other| self.are_copies(*other, card));
        copy.is_some_and(|first| {
            !self.is_apart(card) && earlier[first..].iter().any(|other| self.are_equal(*other, card))
        })
    }

    /// The same for a list of objects.
    pub(super) fn repeats_obj(&self, list: &[Obj], ix: usize) -> bool {
        let (card, earlier) = (list[ix].card, &list[..ix]);
        earlier.iter().any(|other| self.are_copies(other.card, card))
            && !self.is_apart(card)
            && earlier.iter().any(|other| self.are_equal(other.card, card))
    }

    /// Whether two cards cannot be told apart where they are.
    pub(super) fn are_equal(&self, a: CardIx, b: CardIx) -> bool {
        // Nearly all pairs differ here.
        self.are_copies(a, b) && self.are_equal_copies(a, b)
    }

    #[inline]
    fn are_copies(&self, a: CardIx, b: CardIx) -> bool {
        count(Work::Compared);
        self.board.state.card(a).def() == self.board.state.card(b).def()
    }

    /// Whether nothing can be equal to a card in play, since something is said of this one alone.
    fn is_apart(&self, card: CardIx) -> bool {
        let state = self.board.state.card(card);
        let apart = Bits::GRANTED | Bits::FURTHER | Bits::LOST;
        let values = self.board.values(card);
        state.zone() == Zone::Play
            && (values.bits.intersects(apart)
                || values.kinds.contains(Kinds::LOCATION)
                || state.below() != CardIx::NONE
                || self.is_marked(card))
    }

    /// The same for two copies of one card.
    #[inline(never)]
    fn are_equal_copies(&self, a: CardIx, b: CardIx) -> bool {
        let (x, y) = (self.board.state.card(a), self.board.state.card(b));
        if x.zone() != y.zone() || x.owner() != y.owner() {
            return false;
        }
        match x.zone() {
            // 7.6.2: the order in a discard has no meaning.
            Zone::Discard => true,
            Zone::Hand | Zone::Deck => self.is_known(a) && self.is_known(b),
            Zone::Inkwell => x.exerted() == y.exerted() && self.is_known(a) && self.is_known(b),
            Zone::Under | Zone::Aside => false,
            Zone::Play => {
                x.exerted() == y.exerted()
                    && x.drying() == y.drying()
                    && x.damage() == y.damage()
                    && x.at() == y.at()
                    && self.board.has_same_values(a, b)
                    && !self.is_apart(a)
                    && !self.is_apart(b)
            }
        }
    }

    /// Whether who decides knows the card. Which of hidden cards are alike is hidden as well: each of them is offered (7.1.3).
    fn is_known(&self, card: CardIx) -> bool {
        let decides = self.board.pending.as_ref().map(|decision| decision.player);
        decides.is_some_and(|player| self.board.knows(player, card))
    }

    /// Whether something in the game refers to this very card.
    fn is_marked(&self, card: CardIx) -> bool {
        let marked = self.marked.get_or_init(|| self.board.marked());
        // Marks are kept for the first cards only; all others are looked for one by one.
        marked.has(card) && (card.index() < CardMarks::MOST || self.board.refers_to(card))
    }
}

/// Which definitions were seen, roughly: mostly it tells at once that a card is the first of its kind.
#[derive(Default)]
pub(super) struct Seen(u64);

impl Seen {
    /// Whether the definition was seen before, or one that looks alike here.
    #[inline]
    pub(super) fn maybe(&mut self, def: DefIx) -> bool {
        let bit = 1 << (def.0 % 64);
        let before = self.0 & bit != 0;
        self.0 |= bit;
        before
    }
}

impl Board {
    /// Every card that something in the game refers to.
    #[inline(never)]
    fn marked(&self) -> CardMarks {
        let mut marks = CardMarks::default();
        self.each_reference(|card| {
            marks.mark(card);
            false
        });
        marks
    }

    /// The same with what lasting effects and abilities come from and have bound.
    #[inline(never)]
    pub(super) fn spoken_of(&self) -> CardMarks {
        let mut marks = self.marked();
        let effects = self.state.effects().iter().map(|effect| (effect.source, &effect.slots));
        let floating = self.state.floating().iter().map(|floating| (floating.source, &floating.slots));
        for (source, slots) in effects.chain(floating) {
            slots
                .all_objects()
                .chain([source])
                .filter(|obj| *obj != Obj::NONE)
                .for_each(|obj| marks.mark(obj.card));
        }
        marks
    }

    #[inline(never)]
    fn refers_to(&self, card: CardIx) -> bool {
        self.each_reference(|other| other == card)
    }

    /// Calls for each card that something refers to, until told that it was found.
    fn each_reference(&self, mut is_it: impl FnMut(CardIx) -> bool) -> bool {
        let state = &self.state;
        let mut is = |obj: &Obj| obj.card != CardIx::NONE && is_it(obj.card);
        state.effects().iter().any(|e| matches!(&e.on, On::Objects(objs) if objs.iter().any(&mut is)))
            || state.floating().iter().any(|f| is(&f.source) || f.on.as_ref().is_some_and(&mut is))
            || state.bag().iter().any(|b| is(&b.source))
            || state.used().iter().any(|u| is(&u.on))
            || state.challenge().is_some_and(|c| is(&c.attacker) || is(&c.defender))
            || state.log().iter().any(|h| is(&h.subject) || is(&h.object))
    }
}

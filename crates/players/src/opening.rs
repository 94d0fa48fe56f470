//! 2.2.2: which cards of the opening hand are put back.
//!
//! A hand wants cards to ink and something to play in each of the first turns. What is too expensive to begin with goes back, and of
//! cards that cannot be inked those beyond the second.

use crate::Seat;
use engine::program::{CardDef, Kinds};
use engine::state::CardIx;
use engine::{Answer, Board, Choice};

/// Cards that cost at most this are what a hand begins with.
const CHEAP: i16 = 3;
/// So many cheap cards are enough to keep something dearer.
const ENOUGH: usize = 3;
/// So many cards that cannot be inked are kept.
const FIXED: usize = 2;

/// The next card to put back, or that the rest is kept.
pub(crate) fn answer(seat: &Seat<'_>) -> Answer {
    let mut options = Vec::new();
    seat.options_into(&mut options);
    let board = seat.board();
    let hand = board.state.player(seat.player()).hand();
    let back = options.iter().find(|answer| match answer {
        Answer::Choice(Choice::Card(card)) => is_put_back(board, hand, *card),
        _ => false,
    });
    back.copied().unwrap_or(Answer::Choice(Choice::Done))
}

fn is_put_back(board: &Board, hand: &[CardIx], card: CardIx) -> bool {
    let def = board.def(card);
    let cheap = hand.iter().filter(|other| is_early(board.def(**other))).count();
    let fixed = hand.iter().filter(|other| !board.def(**other).inkable).count();
    let most = if cheap >= ENOUGH { 5 } else { CHEAP };
    def.cost > most || (!def.inkable && fixed > FIXED && def.cost > 2)
}

fn is_early(def: &CardDef) -> bool {
    def.cost <= CHEAP && def.kinds.intersects(Kinds::CHARACTER | Kinds::ITEM | Kinds::LOCATION)
}

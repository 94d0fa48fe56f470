//! 2.2.2: which cards of the opening hand are put back.
//!
//! A hand wants cards to ink and something to play in each of the first turns. What is too expensive to begin with goes back, and of
//! cards that cannot be inked those beyond the second. A pair that goes on two characters costs what these do,
//! where one of them is there.

use crate::Seat;
use engine::program::{Amount, CardDef, Kinds, ShiftBase};
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
    let (def, cost) = (board.def(card), asked(board, hand, card));
    let cheap = hand.iter().filter(|other| is_early(board.def(**other))).count();
    let fixed = hand.iter().filter(|other| !board.def(**other).inkable).count();
    let most = if cheap >= ENOUGH { 5 } else { CHEAP };
    cost > most || (!def.inkable && fixed > FIXED && cost > 2)
}

/// The ink that a card asks for: its cost, or for a pair what its two characters cost, where one of them is in the hand.
fn asked(board: &Board, hand: &[CardIx], card: CardIx) -> i16 {
    let def = board.def(card);
    let Some(shift) = def.shift.as_ref().filter(|shift| shift.base == ShiftBase::Duo) else {
        return def.cost;
    };
    let Amount::Const(ink) = shift.cost.ink else { return def.cost };
    let least = |name| {
        let others = hand.iter().filter(|other| **other != card).map(|other| board.def(*other));
        let named =
            others.filter(|other| other.kinds.contains(Kinds::CHARACTER) && other.names.contains(name));
        named.map(|other| other.cost).min()
    };
    // 8.10.8.3: one for each of the two names.
    let single = def.names.iter().filter(|name| **name != def.name);
    let (is_begun, sum) = single.map(least).fold((false, 0), |(is_begun, sum), cost| {
        // What is missing is likely to be drawn: a list with such a card is full of both.
        (is_begun || cost.is_some(), sum + cost.unwrap_or(CHEAP))
    });
    if is_begun { def.cost.min(sum.max(ink as i16)) } else { def.cost }
}

fn is_early(def: &CardDef) -> bool {
    def.cost <= CHEAP && def.kinds.intersects(Kinds::CHARACTER | Kinds::ITEM | Kinds::LOCATION)
}

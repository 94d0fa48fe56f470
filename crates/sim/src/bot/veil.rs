//! The numbers by which a bot knows cards: opaque, and new whenever a card goes where it cannot be followed.
//!
//! The engine counts cards in the order of the deck lists, so that its numbers tell which card is which. Here a number is drawn at
//! random for every stay of a card in a zone (7.1.6), and drawn anew in a deck whenever chance has been at work.

use engine::state::{CardIx, ChaCha8, State, Zone};
use std::collections::BTreeSet;

/// Numbers are below this: few digits, and no two alike in a game.
const NUMBERS: u32 = 1 << 20;

/// The numbers that one bot has been told in one game.
pub(crate) struct Veil {
    rng: ChaCha8,
    used: BTreeSet<u32>,
    /// For every card its stay, how often chance was asked by then (in a deck only), and its number.
    cards: Vec<(u16, u64, u32)>,
}

impl Veil {
    /// For a game; nobody can find the seed out from the numbers.
    pub(crate) fn new(seed: u64) -> Veil {
        Veil { rng: ChaCha8::new(seed), used: BTreeSet::new(), cards: Vec::new() }
    }

    /// A number that was not used yet.
    pub(crate) fn draw(&mut self) -> u32 {
        loop {
            let number = self.rng.below(NUMBERS);
            if self.used.insert(number) {
                return number;
            }
        }
    }

    /// Looks at where the cards are now.
    pub(crate) fn look(&mut self, state: &State) {
        for (at, card) in state.cards().iter().enumerate() {
            let chance = if card.zone() == Zone::Deck { state.rng().drawn() } else { 0 };
            match self.cards.get(at) {
                Some((stay, then, _)) if (*stay, *then) == (card.inc(), chance) => {}
                Some(_) => self.cards[at] = (card.inc(), chance, self.draw()),
                None => {
                    let number = self.draw();
                    self.cards.push((card.inc(), chance, number));
                }
            }
        }
    }

    /// The number of a card as it was last looked at.
    pub(crate) fn number(&self, card: CardIx) -> u32 {
        self.cards.get(card.index()).map_or(NUMBERS, |(_, _, number)| *number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::{Bench, step};

    /// Numbers stay while a card stays, are new after it moved, and say nothing about the order of the lists.
    #[test]
    fn numbers_do_not_tell_cards() {
        let library = library::load().expect("the library is compiled with this test");
        let catalog = notation::catalog_of(&library);
        let bench = Bench::new(&library, &catalog).expect("our own decks can be played");
        let mut game = bench.begin(3, &mut Default::default()).expect("a game");
        let (mut picks, mut options) = (ChaCha8::new(3), Vec::new());
        let mut veil = Veil::new(77);
        veil.look(game.state());
        let numbers = |veil: &Veil, count: usize| -> Vec<u32> {
            (0..count).map(|at| veil.number(CardIx(at as u16))).collect()
        };
        let count = game.state().cards().len();
        let first = numbers(&veil, count);
        assert!(!first.is_sorted(), "they come in the order of the lists");
        assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), count);
        let mut moved = 0;
        for _ in 0..200 {
            let (before, old) = (game.state().cards().to_vec(), numbers(&veil, count));
            if !step(&mut game, &mut picks, &mut options) {
                break;
            }
            veil.look(game.state());
            for at in 0..count {
                let (was, is) = (&before[at], &game.state().cards()[at]);
                if was.zone() != is.zone() {
                    moved += 1;
                    assert_ne!(old[at], veil.number(CardIx(at as u16)), "card {at} can be followed");
                } else if was.inc() == is.inc() && is.zone() != Zone::Deck {
                    assert_eq!(old[at], veil.number(CardIx(at as u16)), "card {at} stays");
                }
            }
        }
        assert!(moved > 50, "{moved} moves");
        let mut other = Veil::new(78);
        other.look(game.state());
        assert_ne!(numbers(&other, count), first);
    }
}

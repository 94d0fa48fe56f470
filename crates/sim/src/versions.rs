//! Versions of a deck that is tuned: as it is, with one swap, with two; and the games that they play.

use crate::contestant::Contestant;
use crate::deck::Deck;
use crate::game::{Cards, play};
use crate::tune::Tuning;
use crate::{Unplayable, seeds};
use notation::Catalog;
use serde::Serialize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// A change of a deck: so many copies of one card for another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Swap {
    /// How many copies.
    pub copies: u32,
    /// Of the card that leaves the deck.
    pub out: String,
    /// The card that comes in.
    pub into: String,
}

impl Swap {
    /// Whether two swaps are about four different cards: together they then leave a deck as legal as each does alone.
    pub(crate) fn goes_with(&self, other: &Swap) -> bool {
        self.out != other.out && self.into != other.into && self.out != other.into && self.into != other.out
    }
}

/// A version of the deck, by the numbers of its swaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    /// The deck as it is.
    Base,
    /// With one swap.
    One(usize),
    /// With two, the first of them the smaller number.
    Pair(usize, usize),
}

impl Version {
    /// Its swaps, of all there are.
    pub(crate) fn swaps(self, all: &[Swap]) -> impl Iterator<Item = &Swap> {
        let (one, other) = match self {
            Version::Base => (None, None),
            Version::One(one) => (Some(one), None),
            Version::Pair(one, other) => (Some(one), Some(other)),
        };
        one.into_iter().chain(other).filter_map(|at| all.get(at))
    }
}

/// The number of each version, the same wherever games are played: 0 is the deck as it is, then come all swaps, then all pairs.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// How many swaps there are.
    pub swaps: usize,
}

impl Numbers {
    /// The number of a version.
    pub fn of(self, version: Version) -> usize {
        match version {
            Version::Base => 0,
            Version::One(swap) => 1 + swap,
            Version::Pair(one, other) => 1 + self.swaps + other * other.saturating_sub(1) / 2 + one,
        }
    }

    /// The version of a number.
    pub fn version(self, number: usize) -> Version {
        let Some(at) = number.checked_sub(1) else { return Version::Base };
        let Some(mut one) = at.checked_sub(self.swaps) else { return Version::One(at) };
        let mut other = 1;
        while one >= other {
            one -= other;
            other += 1;
        }
        Version::Pair(one, other)
    }
}

/// The deck after swaps.
pub fn swapped<'s>(
    deck: &Deck,
    swaps: impl Iterator<Item = &'s Swap>,
    catalog: &Catalog,
) -> Result<Deck, Vec<Unplayable>> {
    let mut list = deck.list.clone();
    for swap in swaps {
        let mut left = swap.copies;
        for (copies, _) in list.iter_mut().filter(|(_, card)| *card == swap.out) {
            let gone = left.min(*copies);
            left -= gone;
            *copies -= gone;
        }
        list.retain(|(copies, _)| *copies > 0);
        match list.iter_mut().find(|(_, card)| *card == swap.into) {
            Some((copies, _)) => *copies += swap.copies,
            None => list.push((swap.copies, swap.into.clone())),
        }
    }
    Deck::of_names(&deck.name, list, catalog)
}

/// The versions of a deck, to be played.
pub struct Versions<'a> {
    tuning: &'a Tuning<'a>,
    cards: &'a Cards<'a>,
    numbers: Numbers,
}

impl<'a> Versions<'a> {
    /// The deck as it is, and with the swaps, each of which must be playable.
    pub fn new(tuning: &'a Tuning<'a>, cards: &'a Cards<'a>) -> Result<Versions<'a>, Vec<Unplayable>> {
        for swap in &tuning.swaps {
            swapped(tuning.deck, [swap].into_iter(), cards.catalog)?;
        }
        Ok(Versions { tuning, cards, numbers: Numbers { swaps: tuning.swaps.len() } })
    }

    /// A version as a deck; two swaps that can be played are playable together.
    fn deck(&self, number: usize) -> Option<Deck> {
        let swaps = self.numbers.version(number).swaps(&self.tuning.swaps);
        swapped(self.tuning.deck, swaps, self.cards.catalog).ok()
    }

    /// For each of the versions whether it won each of the games from a number on; nothing for what was not played before it was
    /// stopped.
    pub fn play(&self, versions: &[usize], first: u64, each: u64) -> Vec<Vec<Option<bool>>> {
        let decks: Vec<Option<Deck>> = versions.iter().map(|number| self.deck(*number)).collect();
        let jobs: Vec<(usize, u64)> = (first..first + each)
            .flat_map(|number| (0..versions.len()).map(move |version| (version, number)))
            .collect();
        let next = AtomicUsize::new(0);
        let results = Mutex::new(vec![vec![None; each as usize]; versions.len()]);
        std::thread::scope(|scope| {
            for _ in 0..self.tuning.threads.max(1) {
                scope.spawn(|| {
                    while !self.tuning.stop.load(Ordering::Relaxed) {
                        let Some((version, number)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) else {
                            return;
                        };
                        let Some(deck) = &decks[*version] else { return };
                        let won = self.game(deck, *number);
                        let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
                        results[*version][(number - first) as usize] = Some(won);
                    }
                });
            }
        });
        results.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a version of the deck wins the game of a number; opponents and the start take turns.
    fn game(&self, deck: &Deck, number: u64) -> bool {
        let opponents = self.tuning.opponents;
        let count = opponents.len().max(1) as u64;
        let Some(opponent) = opponents.get((number % count) as usize) else { return false };
        let seat = (number / count % 2) as usize;
        let seed = seeds::game(self.tuning.seed, number);
        let (mut one, mut other) = (Contestant::new(self.tuning.who), Contestant::new(self.tuning.who));
        let decks = if seat == 0 { [deck, opponent] } else { [opponent, deck] };
        let outcome = play(self.cards, decks, seed, [&mut one, &mut other]);
        outcome.ending.winner() == Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_version_has_a_number_of_its_own() {
        let numbers = Numbers { swaps: 5 };
        let singles = (0..5).map(Version::One);
        let pairs = (1..5).flat_map(|other| (0..other).map(move |one| Version::Pair(one, other)));
        let all = [Version::Base].into_iter().chain(singles).chain(pairs);
        for (number, version) in all.enumerate() {
            assert_eq!((numbers.of(version), numbers.version(number)), (number, version));
        }
    }

    #[test]
    fn swaps_of_one_card_do_not_go_together() {
        let swap = |out: &str, into: &str| Swap { copies: 1, out: out.to_owned(), into: into.to_owned() };
        assert!(swap("a", "b").goes_with(&swap("c", "d")));
        for other in [swap("a", "d"), swap("c", "b"), swap("b", "d"), swap("c", "a")] {
            assert!(!swap("a", "b").goes_with(&other), "{other:?}");
        }
    }
}

//! Which change makes a deck better: swaps tried by sequential halving, the best ones proved with fresh games.
//!
//! Every version of the deck plays the same seeds against the same opponents as the deck itself, so that luck mostly cancels
//! out. In each round the better half goes on with more games. What survives is then played anew with
//! seeds that no round has seen: picking the best of many would otherwise mistake luck for strength.

use crate::contestant::Contestant;
use crate::deck::Deck;
use crate::game::{Cards, play};
use crate::interval::{Difference, paired};
use crate::seeds;
use crate::{Unplayable, Who};
use notation::Catalog;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// How many changes are proved in the end.
const PROVED: usize = 3;
/// A proof of fewer games tells nothing.
pub const PROOF_GAMES_MIN: u64 = 100;
/// Standard errors that a difference must lie from zero: two-sided 95 % for one, two, three changes at once (Bonferroni).
const Z_PROVED: [f64; PROVED] = [1.960, 2.241, 2.394];
/// The share of the games that the proof gets.
const PROOF_SHARE: f64 = 0.5;

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

/// What to try and how long.
pub struct Tuning<'a> {
    /// The deck to be changed.
    pub deck: &'a Deck,
    /// The decks that it meets.
    pub opponents: &'a [Deck],
    /// The changes to try.
    pub swaps: Vec<Swap>,
    /// Who plays, on both sides.
    pub who: &'a Who,
    /// About how many games in all.
    pub games: u64,
    /// The seed of all chance.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Set by the caller to end early.
    pub stop: &'a AtomicBool,
    /// Told what goes on.
    pub told: &'a (dyn Fn(&Stage) + Sync),
}

/// What goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// How many changes are still in the race.
    pub left: usize,
    /// Games played so far.
    pub games_done: u64,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tuned {
    /// All games that were played.
    pub games: u64,
    /// The seed, which gives the same games again.
    pub seed: u64,
    /// How many changes were tried.
    pub tried: usize,
    /// Every change with its games and wins before the proof, the most hopeful first.
    pub all: Vec<Tried>,
    /// Games of the deck as it is, and how many it won, in the proof.
    pub base_games: u64,
    /// Wins of the deck as it is.
    pub base_wins: u64,
    /// The changes that were proved, the best first.
    pub proved: Vec<Proof>,
    /// It was stopped before the proof was done.
    pub stopped: bool,
}

/// A change and how it did in the rounds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tried {
    /// The change.
    pub swap: Swap,
    /// Games with it.
    pub games: u64,
    /// Of these, won.
    pub wins: u64,
}

/// A change against the deck as it is, in fresh games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Proof {
    /// The change.
    pub swap: Swap,
    /// How much more often the changed deck wins.
    pub gain: Difference,
    /// Games played for it.
    pub games: u64,
    /// What they show.
    pub verdict: Verdict,
}

/// What an interval says that holds for all proved changes together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It lies above zero.
    Better,
    /// It lies below zero.
    Worse,
    /// It holds zero.
    Noise,
    /// It rests on fewer games than [`PROOF_GAMES_MIN`].
    TooFew,
}

impl Verdict {
    fn of(gain: &Difference, games: u64) -> Verdict {
        match () {
            () if games < PROOF_GAMES_MIN => Verdict::TooFew,
            () if gain.low > 0.0 => Verdict::Better,
            () if gain.high < 0.0 => Verdict::Worse,
            () => Verdict::Noise,
        }
    }
}

impl Tuned {
    /// Whether some change is better beyond noise.
    pub fn has_better(&self) -> bool {
        self.proved.iter().any(|proof| proof.verdict == Verdict::Better)
    }
}

/// The deck after a swap.
pub fn swapped(deck: &Deck, swap: &Swap, catalog: &Catalog) -> Result<Deck, Vec<Unplayable>> {
    let mut left = swap.copies;
    let mut list: Vec<(u32, String)> = Vec::new();
    for (copies, card) in &deck.list {
        let gone = if *card == swap.out { left.min(*copies) } else { 0 };
        left -= gone;
        if *copies > gone {
            list.push((copies - gone, card.clone()));
        }
    }
    match list.iter_mut().find(|(_, card)| *card == swap.into) {
        Some((copies, _)) => *copies += swap.copies,
        None => list.push((swap.copies, swap.into.clone())),
    }
    Deck::of_names(&deck.name, list, catalog)
}

/// Whoever plays the games of versions of the deck: which versions, the number of the first game, how many; for each version whether it
/// won each of them, nothing where it was not played. Version 0 is the deck as it is, the others have a swap each.
pub type Playing<'a> = dyn FnMut(&[usize], u64, u64) -> Vec<Vec<Option<bool>>> + 'a;

/// Tries the swaps.
pub fn tune(tuning: &Tuning<'_>, cards: &Cards<'_>) -> Result<Tuned, Vec<Unplayable>> {
    let versions = Versions::new(tuning, cards)?;
    Ok(tune_with(tuning, &mut |left, first, each| versions.play(left, first, each)))
}

/// Tries the swaps, with games that are played elsewhere.
pub fn tune_with(tuning: &Tuning<'_>, playing: &mut Playing<'_>) -> Tuned {
    let mut race = Race { playing, games: 0 };
    let count = tuning.swaps.len() + 1;
    // Positions of decks; 0 is the deck as it is.
    let mut left: Vec<usize> = (1..count).collect();
    let mut wins: Vec<u64> = vec![0; count];
    let mut played: Vec<u64> = vec![0; count];
    let rounds = (left.len() as f64 / PROVED as f64).log2().ceil().max(0.0) as u64;
    let race_games = (tuning.games as f64 * (1.0 - PROOF_SHARE)) as u64;
    let mut next_seed = 0;
    for _ in 0..rounds {
        if tuning.stop.load(Ordering::Relaxed) {
            break;
        }
        (tuning.told)(&Stage { left: left.len(), games_done: race.games });
        let each = (race_games / rounds / left.len().max(1) as u64).max(2);
        let results = race.play(&left, next_seed, each);
        next_seed += each;
        for (at, won) in left.iter().zip(&results) {
            wins[*at] += won.iter().filter(|won| **won).count() as u64;
            played[*at] += won.len() as u64;
        }
        // More wins first; of equals the earlier, so that the result is the same every time.
        left.sort_by_key(|at| (std::cmp::Reverse(wins[*at]), *at));
        left.truncate(left.len().div_ceil(2).max(PROVED));
    }
    left.truncate(PROVED);
    (tuning.told)(&Stage { left: left.len(), games_done: race.games });
    let mut versions = vec![0];
    versions.extend(&left);
    let rest = tuning.games.saturating_sub(race.games);
    let each = (rest / versions.len() as u64).max(2);
    let results = race.play(&versions, next_seed, each);
    let base = &results[0];
    let z = Z_PROVED[left.len().clamp(1, PROVED) - 1];
    let mut proved: Vec<Proof> =
        left.iter().zip(&results[1..]).map(|(at, own)| proof(&tuning.swaps[at - 1], own, base, z)).collect();
    proved.sort_by(|one, other| other.gain.difference.total_cmp(&one.gain.difference));
    let tried =
        |(at, swap): (usize, &Swap)| Tried { swap: swap.clone(), games: played[at + 1], wins: wins[at + 1] };
    let mut all: Vec<Tried> = tuning.swaps.iter().enumerate().map(tried).collect();
    all.sort_by_key(|tried| (std::cmp::Reverse(tried.games), std::cmp::Reverse(tried.wins)));
    Tuned {
        games: race.games,
        seed: tuning.seed,
        tried: tuning.swaps.len(),
        all,
        base_games: base.len() as u64,
        base_wins: base.iter().filter(|won| **won).count() as u64,
        proved,
        stopped: tuning.stop.load(Ordering::Relaxed),
    }
}

fn proof(swap: &Swap, own: &[bool], base: &[bool], z: f64) -> Proof {
    let both = || own.iter().zip(base);
    let own_alone = both().filter(|(own, base)| **own && !**base).count() as u64;
    let base_alone = both().filter(|(own, base)| !**own && **base).count() as u64;
    let games = both().count() as u64;
    let gain = paired(own_alone, base_alone, games, z);
    Proof { swap: swap.clone(), gain, games, verdict: Verdict::of(&gain, games) }
}

struct Race<'a, 'p> {
    playing: &'a mut Playing<'p>,
    games: u64,
}

impl Race<'_, '_> {
    /// For each of the versions whether it won each of the games from a number on. Where it was stopped, the games that every version
    /// has played.
    fn play(&mut self, versions: &[usize], first: u64, each: u64) -> Vec<Vec<bool>> {
        let results = (self.playing)(versions, first, each);
        self.games += results.iter().flatten().flatten().count() as u64;
        let won = |own: &Vec<Option<bool>>, game: usize| own.get(game).copied().flatten();
        let whole: Vec<bool> =
            (0..each as usize).map(|game| results.iter().all(|own| won(own, game).is_some())).collect();
        let complete = |own: &Vec<Option<bool>>| {
            own.iter().zip(&whole).filter(|(_, whole)| **whole).filter_map(|(won, _)| *won).collect()
        };
        results.iter().map(complete).collect()
    }
}

/// The versions of a deck, to be played.
pub struct Versions<'a> {
    tuning: &'a Tuning<'a>,
    cards: &'a Cards<'a>,
    decks: Vec<Deck>,
}

impl<'a> Versions<'a> {
    /// The deck as it is, and with each of the swaps.
    pub fn new(tuning: &'a Tuning<'a>, cards: &'a Cards<'a>) -> Result<Versions<'a>, Vec<Unplayable>> {
        let mut decks = vec![tuning.deck.clone()];
        for swap in &tuning.swaps {
            decks.push(swapped(tuning.deck, swap, cards.catalog)?);
        }
        Ok(Versions { tuning, cards, decks })
    }

    /// For each of the versions whether it won each of the games from a number on; nothing for what was not played before it was
    /// stopped.
    pub fn play(&self, versions: &[usize], first: u64, each: u64) -> Vec<Vec<Option<bool>>> {
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
                        let Some(deck) = self.decks.get(versions[*version]) else { return };
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
    fn verdicts_follow_the_interval_in_both_directions() {
        let swap = Swap { copies: 1, out: "one".to_owned(), into: "other".to_owned() };
        let won = |wins: usize, of: usize| (0..of).map(|game| game < wins).collect::<Vec<bool>>();
        let verdict = |own, base, of| proof(&swap, &won(own, of), &won(base, of), Z_PROVED[2]).verdict;
        assert_eq!(verdict(120, 60, 200), Verdict::Better);
        assert_eq!(verdict(60, 120, 200), Verdict::Worse);
        assert_eq!(verdict(100, 99, 200), Verdict::Noise);
        assert_eq!(verdict(25, 0, 25), Verdict::TooFew);
    }
}

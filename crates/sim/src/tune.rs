//! Which change makes a deck better: swaps tried by sequential halving, the best ones together as pairs, what is best of all proved
//! with fresh games.
//!
//! Every version of the deck plays the same seeds against the same opponents as the deck itself, so that luck mostly cancels
//! out. In each round the better half goes on with more games. When few are left, two swaps that both look good are tried together.
//! What survives is then played anew with seeds that no round has seen: picking the best of many would otherwise mistake luck for
//! strength.

use crate::deck::Deck;
use crate::game::Cards;
use crate::interval::{Difference, paired};
use crate::propose::FirstLook;
use crate::versions::{Numbers, Swap, Version, Versions};
use crate::{Unplayable, Who};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many changes are proved in the end.
const PROVED: usize = 3;
/// A proof of fewer games tells nothing.
pub const PROOF_GAMES_MIN: u64 = 100;
/// Standard errors that a difference must lie from zero: two-sided 95 % for one, two, three changes at once (Bonferroni).
const Z_PROVED: [f64; PROVED] = [1.960, 2.241, 2.394];
/// The share of the games that the proof gets.
const PROOF_SHARE: f64 = 0.5;
/// When so few swaps are left, pairs of the best of them join: at most this many swaps are paired.
const PAIRED_FROM: usize = 6;
const PAIRED: usize = 4;
/// What rests on few games counts less: so many games without a difference are added to each.
const DOUBT: i64 = 16;

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
    /// What the swaps were proposed from, to be told with what came of them.
    pub first_look: Option<FirstLook>,
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
    /// How many swaps were tried.
    pub tried: usize,
    /// How many pairs of them were tried too.
    pub pairs: usize,
    /// What the swaps were proposed from; nothing where they were given.
    pub first_look: Option<FirstLook>,
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
    /// The change: one swap, or two.
    pub swaps: Vec<Swap>,
    /// Games with it.
    pub games: u64,
    /// Of these, won.
    pub wins: u64,
    /// Of the same games, won by the deck as it is.
    pub base_wins: u64,
}

/// A change against the deck as it is, in fresh games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Proof {
    /// The change: one swap, or two.
    pub swaps: Vec<Swap>,
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

/// Whoever plays the games of versions of the deck: which versions, the number of the first game, how many; for each version whether it
/// won each of them, nothing where it was not played. What the versions are the [`Numbers`] say.
pub type Playing<'a> = dyn FnMut(&[usize], u64, u64) -> Vec<Vec<Option<bool>>> + 'a;

/// Tries the swaps.
pub fn tune(tuning: &Tuning<'_>, cards: &Cards<'_>) -> Result<Tuned, Vec<Unplayable>> {
    let versions = Versions::new(tuning, cards)?;
    Ok(tune_with(tuning, &mut |left, first, each| versions.play(left, first, each)))
}

/// Tries the swaps, with games that are played elsewhere.
pub fn tune_with(tuning: &Tuning<'_>, playing: &mut Playing<'_>) -> Tuned {
    let numbers = Numbers { swaps: tuning.swaps.len() };
    let mut race = Race { playing, games: 0, next: 0, records: Vec::new() };
    let left = race.run(tuning, numbers);
    let pairs = race.records.iter().filter(|record| matches!(record.version, Version::Pair(..))).count();
    (tuning.told)(&Stage { left: left.len(), games_done: race.games });
    let swaps_of = |version: Version| version.swaps(&tuning.swaps).cloned().collect::<Vec<Swap>>();
    let mut versions = vec![Version::Base];
    versions.extend(&left);
    let rest = tuning.games.saturating_sub(race.games);
    let each = (rest / versions.len() as u64).max(2);
    let results = race.play(numbers, &versions, each);
    let base = &results[0];
    let z = Z_PROVED[left.len().clamp(1, PROVED) - 1];
    let proofs = left.iter().zip(&results[1..]).map(|(version, own)| proof(swaps_of(*version), own, base, z));
    let mut proved: Vec<Proof> = proofs.collect();
    proved.sort_by(|one, other| other.gain.difference.total_cmp(&one.gain.difference));
    race.records.sort_by(Record::better_first);
    let tried = |record: &Record| Tried {
        swaps: swaps_of(record.version),
        games: record.games,
        wins: record.wins,
        base_wins: record.base_wins,
    };
    Tuned {
        games: race.games,
        seed: tuning.seed,
        tried: tuning.swaps.len(),
        pairs,
        first_look: tuning.first_look.clone(),
        all: race.records.iter().map(tried).collect(),
        base_games: base.len() as u64,
        base_wins: base.iter().filter(|won| **won).count() as u64,
        proved,
        stopped: tuning.stop.load(Ordering::Relaxed),
    }
}

/// How a version did in the rounds.
struct Record {
    version: Version,
    games: u64,
    wins: u64,
    base_wins: u64,
}

impl Record {
    fn of(version: Version) -> Record {
        Record { version, games: 0, wins: 0, base_wins: 0 }
    }

    /// How many games more it won than the deck as it is.
    fn gain(&self) -> i64 {
        self.wins as i64 - self.base_wins as i64
    }

    /// What won more against the deck as it is in the same games, for its number of games; of equals the earlier, so that the result is
    /// the same every time.
    fn better_first(&self, other: &Record) -> std::cmp::Ordering {
        let weighed = |one: &Record, other: &Record| one.gain() * (other.games as i64 + DOUBT);
        weighed(other, self).cmp(&weighed(self, other)).then(self.version.cmp(&other.version))
    }
}

struct Race<'a, 'p> {
    playing: &'a mut Playing<'p>,
    games: u64,
    /// The number of the next game that nobody has played.
    next: u64,
    records: Vec<Record>,
}

impl Race<'_, '_> {
    /// All rounds; the changes that are to be proved, the most hopeful first.
    fn run(&mut self, tuning: &Tuning<'_>, numbers: Numbers) -> Vec<Version> {
        let mut left: Vec<Version> = (0..numbers.swaps).map(Version::One).collect();
        self.records = left.iter().map(|version| Record::of(*version)).collect();
        if left.len() < 2 {
            return left;
        }
        let halvings = |from: usize, to: usize| (from as f64 / to as f64).log2().ceil().max(0.0) as u64;
        // Swaps alone, one round at least; then as many as swaps and pairs need together.
        let alone = halvings(left.len(), PAIRED_FROM).max(1);
        let most = left.len().min(PAIRED_FROM) + PAIRED * (PAIRED - 1) / 2;
        let rounds = alone + halvings(most, PROVED);
        let games = (tuning.games as f64 * (1.0 - PROOF_SHARE)) as u64;
        for round in 0..rounds {
            if tuning.stop.load(Ordering::Relaxed) {
                break;
            }
            (tuning.told)(&Stage { left: left.len(), games_done: self.games });
            let each = (games / rounds / (left.len() as u64 + 1)).max(2);
            self.round(numbers, &left, each);
            self.records.sort_by(Record::better_first);
            left =
                self.records.iter().map(|record| record.version).filter(|one| left.contains(one)).collect();
            if round + 1 < alone {
                left.truncate(left.len().div_ceil(2).max(PAIRED_FROM));
            } else if round + 1 == alone {
                left.truncate(PAIRED_FROM);
                let pairs = self.pairs(tuning);
                self.records.extend(pairs.iter().map(|pair| Record::of(*pair)));
                left.extend(pairs);
            } else {
                left.truncate(left.len().div_ceil(2).max(PROVED));
            }
        }
        left.truncate(PROVED);
        left
    }

    /// Two swaps together that have both done better than the deck as it is, of the best ones.
    fn pairs(&self, tuning: &Tuning<'_>) -> Vec<Version> {
        let good: Vec<usize> = self
            .records
            .iter()
            .filter_map(|record| match record.version {
                Version::One(swap) if record.gain() > 0 => Some(swap),
                Version::Base | Version::One(_) | Version::Pair(..) => None,
            })
            .take(PAIRED)
            .collect();
        let with_later = |at: usize| good[at + 1..].iter().map(move |other| (at, *other));
        let both = (0..good.len()).flat_map(with_later).map(|(at, other)| (good[at], other));
        both.filter(|(one, other)| tuning.swaps[*one].goes_with(&tuning.swaps[*other]))
            .map(|(one, other)| Version::Pair(one.min(other), one.max(other)))
            .collect()
    }

    /// The same games for all of these and the deck as it is.
    fn round(&mut self, numbers: Numbers, left: &[Version], each: u64) {
        let versions: Vec<Version> = [Version::Base].into_iter().chain(left.iter().copied()).collect();
        let results = self.play(numbers, &versions, each);
        let wins = |own: &[bool]| own.iter().filter(|won| **won).count() as u64;
        for (version, own) in left.iter().zip(&results[1..]) {
            let Some(record) = self.records.iter_mut().find(|record| record.version == *version) else {
                continue;
            };
            record.games += own.len() as u64;
            record.wins += wins(own);
            record.base_wins += wins(&results[0]);
        }
    }

    /// For each of the versions whether it won each of the next games. Where it was stopped, the games that every version has played.
    fn play(&mut self, numbers: Numbers, versions: &[Version], each: u64) -> Vec<Vec<bool>> {
        let asked: Vec<usize> = versions.iter().map(|version| numbers.of(*version)).collect();
        let results = (self.playing)(&asked, self.next, each);
        self.next += each;
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

fn proof(swaps: Vec<Swap>, own: &[bool], base: &[bool], z: f64) -> Proof {
    let both = || own.iter().zip(base);
    let own_alone = both().filter(|(own, base)| **own && !**base).count() as u64;
    let base_alone = both().filter(|(own, base)| !**own && **base).count() as u64;
    let games = both().count() as u64;
    let gain = paired(own_alone, base_alone, games, z);
    Proof { swaps, gain, games, verdict: Verdict::of(&gain, games) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_follow_the_interval_in_both_directions() {
        let won = |wins: usize, of: usize| (0..of).map(|game| game < wins).collect::<Vec<bool>>();
        let verdict = |own, base, of| proof(Vec::new(), &won(own, of), &won(base, of), Z_PROVED[2]).verdict;
        assert_eq!(verdict(120, 60, 200), Verdict::Better);
        assert_eq!(verdict(60, 120, 200), Verdict::Worse);
        assert_eq!(verdict(100, 99, 200), Verdict::Noise);
        assert_eq!(verdict(25, 0, 25), Verdict::TooFew);
    }

    fn swap(out: &str, into: &str) -> Swap {
        Swap { copies: 2, out: out.to_owned(), into: into.to_owned() }
    }

    /// A tuning of eight swaps whose games are made up: a version wins so many of a hundred more than the deck as it is.
    fn tuned(more: &dyn Fn(Version) -> u64) -> Tuned {
        let deck = Deck {
            name: "deck".to_owned(),
            list: Vec::new(),
            defs: Vec::new(),
            kinds: Vec::new(),
            kind_of: Vec::new(),
        };
        let names = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let swaps = names.iter().map(|name| swap(name, &format!("{name}{name}"))).collect();
        let tuning = Tuning {
            deck: &deck,
            opponents: &[],
            swaps,
            who: &Who::Own(players::PlayerKind::Random),
            games: 8_000,
            seed: 1,
            first_look: None,
            threads: 1,
            stop: &AtomicBool::new(false),
            told: &|_| {},
        };
        let numbers = Numbers { swaps: names.len() };
        tune_with(&tuning, &mut |versions, first, count| {
            let won = |version: &usize| {
                let share = 40 + more(numbers.version(*version));
                // Every hundred games in another order, the same for all versions.
                (first..first + count).map(|game| Some(game * 37 % 100 < share)).collect()
            };
            versions.iter().map(won).collect()
        })
    }

    #[test]
    fn two_swaps_that_look_good_are_tried_together() {
        let tuned = tuned(&|version| match version {
            Version::One(2) => 6,
            Version::One(5) => 5,
            Version::Pair(2, 5) => 11,
            Version::Base | Version::One(_) | Version::Pair(..) => 0,
        });
        let best = tuned.proved.first().expect("something is proved");
        assert_eq!(best.swaps, [swap("c", "cc"), swap("f", "ff")]);
        assert_eq!((best.verdict, tuned.pairs, tuned.tried), (Verdict::Better, 1, 8));
        assert_eq!(tuned.all.len(), 9);
        assert!(tuned.games <= 8_000 + 100, "{}", tuned.games);
    }

    #[test]
    fn swaps_that_change_nothing_are_not_paired() {
        let tuned = tuned(&|_| 0);
        assert!(tuned.pairs == 0 && !tuned.has_better() && tuned.proved.len() == PROVED);
    }
}

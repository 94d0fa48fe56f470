//! Many games on many threads, with progress, a way to stop, and files to go on from.
//!
//! Threads take small pieces of the games that are left. What a piece came to is added to the progress together with the
//! numbers of its games, under one lock: at any moment the progress names exactly the games it counts.

use crate::checkpoint::{Checkpoint, CheckpointError};
use crate::contestant::Contestant;
use crate::game::{Cards, Outcome, play};
use crate::plan::{Fixture, Plan};
use crate::tally::Tally;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A piece takes about so long: threads seldom meet at the lock, and the last one is not waited for.
const PIECE_TIME: Duration = Duration::from_millis(20);
/// How often the checkpoint file is written.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(5);

/// Which games are done, and what they came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Which games are done.
    pub done: Done,
    /// What came of them.
    pub tally: Tally,
}

/// A set of numbers of games, as ranges in order: from, up to but not including.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done(pub Vec<(u64, u64)>);

/// How a run is carried out; nothing of it changes a number.
pub struct Control<'a> {
    /// How many threads play.
    pub threads: usize,
    /// Set from outside to stop after the games that are being played.
    pub stop: &'a AtomicBool,
    /// Told now and then how many games are done.
    pub told: &'a (dyn Fn(u64) + Sync),
    /// Where to write the progress.
    pub checkpoint: Option<&'a Checkpoint>,
}

impl Progress {
    /// Nothing done yet.
    pub fn new(plan: &Plan) -> Progress {
        Progress { done: Done::default(), tally: Tally::new(plan) }
    }
}

impl Done {
    /// How many there are.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|(from, to)| to - from).sum()
    }

    /// Adds a range that is not in it.
    pub fn add(&mut self, from: u64, to: u64) {
        if from >= to {
            return;
        }
        self.0.push((from, to));
        self.0.sort_unstable();
        let mut joined: Vec<(u64, u64)> = Vec::with_capacity(self.0.len());
        for range in &self.0 {
            match joined.last_mut() {
                Some(last) if last.1 >= range.0 => last.1 = last.1.max(range.1),
                _ => joined.push(*range),
            }
        }
        self.0 = joined;
    }

    /// The first so many numbers that are not in it, below a limit, without a gap.
    pub fn next(&self, most: u64, limit: u64) -> Option<(u64, u64)> {
        let from = self.0.first().filter(|range| range.0 == 0).map_or(0, |range| range.1);
        let next = self.0.iter().map(|range| range.0).find(|start| *start > from).unwrap_or(u64::MAX);
        let to = next.min(limit).min(from.saturating_add(most));
        (from < to).then_some((from, to))
    }

    /// Whether the ranges are in order and apart, as those of a file may not be.
    pub fn is_sound(&self) -> bool {
        self.0.iter().all(|(from, to)| from < to) && self.0.windows(2).all(|pair| pair[0].1 < pair[1].0)
    }
}

/// What the threads share.
struct Shared {
    /// Done or being played.
    taken: Done,
    progress: Progress,
    written: Instant,
    failed: Option<CheckpointError>,
}

/// Plays all games of the plan that are not done. An error means that the progress could not be written; the games are
/// played all the same and returned with it.
pub fn run(
    plan: &Plan,
    cards: &Cards<'_>,
    progress: Progress,
    control: &Control<'_>,
) -> (Progress, Option<CheckpointError>) {
    let pairs = plan.pairs();
    let shared =
        Mutex::new(Shared { taken: progress.done.clone(), progress, written: Instant::now(), failed: None });
    let worker = || {
        let mut chairs: Vec<Contestant<'_>> = plan.players.iter().map(Contestant::new).collect();
        let mut most = 1;
        loop {
            let piece = {
                let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
                let piece = shared.taken.next(most, plan.total());
                let Some((from, to)) = piece.filter(|_| !control.stop.load(Ordering::Relaxed)) else {
                    return;
                };
                shared.taken.add(from, to);
                (from, to)
            };
            let (from, to) = piece;
            let begun = Instant::now();
            let mut tally = Tally::new(plan);
            let mut next = from;
            while next < to && !control.stop.load(Ordering::Relaxed) {
                if let Some(fixture) = plan.fixture(next, &pairs) {
                    let outcome = play_fixture(plan, cards, &fixture, &mut chairs);
                    tally.add(plan, &fixture, &outcome);
                }
                next += 1;
            }
            most = if begun.elapsed() < PIECE_TIME { most * 2 } else { (most / 2).max(1) };
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            shared.progress.tally.merge(&tally);
            shared.progress.done.add(from, next);
            (control.told)(shared.progress.done.count());
            if shared.written.elapsed() >= CHECKPOINT_EVERY {
                write(&mut shared, control);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..control.threads.max(1) {
            scope.spawn(worker);
        }
    });
    let mut shared = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    write(&mut shared, control);
    (shared.progress, shared.failed)
}

fn write(shared: &mut Shared, control: &Control<'_>) {
    if let Some(checkpoint) = control.checkpoint {
        shared.failed = checkpoint.write(&shared.progress).err();
    }
    shared.written = Instant::now();
}

/// Plays one game of a plan; there is a chair for each deck.
fn play_fixture(plan: &Plan, cards: &Cards<'_>, fixture: &Fixture, chairs: &mut [Contestant<'_>]) -> Outcome {
    let [first, second] = fixture.decks;
    let decks = [&plan.decks[first], &plan.decks[second]];
    let (low, high) = chairs.split_at_mut(first.max(second));
    let (one, other) = (&mut low[first.min(second)], &mut high[0]);
    let seated = if first < second { [one, other] } else { [other, one] };
    play(cards, decks, fixture.seed, seated)
}

/// Plays one game of a plan by its number, from 0.
pub fn play_one(plan: &Plan, cards: &Cards<'_>, number: u64) -> Option<(Fixture, Outcome)> {
    let fixture = plan.fixture(number, &plan.pairs())?;
    let mut chairs: Vec<Contestant<'_>> = plan.players.iter().map(Contestant::new).collect();
    let outcome = play_fixture(plan, cards, &fixture, &mut chairs);
    Some((fixture, outcome))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn done_ranges_join_and_leave_gaps() {
        let mut done = Done::default();
        done.add(8, 16);
        assert_eq!(done.next(100, 40), Some((0, 8)));
        assert_eq!(done.next(3, 40), Some((0, 3)));
        done.add(0, 4);
        assert_eq!(done.next(8, 40), Some((4, 8)));
        done.add(4, 8);
        assert_eq!(done.0, [(0, 16)]);
        assert_eq!(done.next(8, 20), Some((16, 20)));
        assert_eq!(done.next(8, 16), None);
        assert_eq!(done.count(), 16);
        assert!(done.is_sound() && !Done(vec![(4, 6), (5, 7)]).is_sound());
    }
}

//! Many proved games, one after another or on several threads, with decks that prefer what was never used.

use crate::decks::DeckSource;
use crate::exercise::{Exercise, Unexercised};
use crate::fault::Fault;
use crate::properties::{Depth, prove_game};
use engine::program::{DefIx, Pool};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// What a run found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Proof {
    pub games: u64,
    pub answers: u64,
    pub checks: u64,
    pub faults: Vec<Fault>,
    pub exercise: Exercise,
}

/// How to run.
#[derive(Clone, Copy, Debug)]
pub struct Proving {
    pub first_seed: u64,
    pub games: u64,
    pub threads: usize,
    pub depth: Depth,
}

/// Games between two looks at what was never used.
const ROUND: u64 = 16;
/// How many cards are preferred in one game's decks.
const PREFERRED: usize = 240;
/// A run stops after so many faults: they are probably one.
const FAULTS_MOST: usize = 20;

impl Proof {
    /// Proves games by seed until all are done or `stop` says so; `progress` hears of every round.
    pub fn run(
        pool: &Arc<Pool>,
        proving: Proving,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Proof {
        let source = DeckSource::new(pool);
        let total = Mutex::new(Proof::default());
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for _ in 0..proving.threads.max(1) {
                scope.spawn(|| worker(pool, &source, proving, stop, &next, &total, progress));
            }
        });
        total.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// What never was carried out.
    pub fn unexercised(&self, pool: &Pool) -> Unexercised {
        let cards: Vec<DefIx> = DeckSource::new(pool).cards().collect();
        self.exercise.unexercised(pool, &cards)
    }
}

fn worker(
    pool: &Arc<Pool>,
    source: &DeckSource,
    proving: Proving,
    stop: &AtomicBool,
    next: &AtomicU64,
    total: &Mutex<Proof>,
    progress: &(dyn Fn(u64) + Sync),
) {
    loop {
        let first = next.fetch_add(ROUND, Ordering::Relaxed);
        if first >= proving.games || stop.load(Ordering::Relaxed) {
            return;
        }
        let mut part = Proof::default();
        for number in first..(first + ROUND).min(proving.games) {
            let seed = proving.first_seed + number;
            // Decks must follow from the seed alone, so that one game can be repeated: which cards are preferred rotates.
            let wanted = preferred(source, seed);
            let proved = prove_game(pool, source, &wanted, seed, proving.depth, &mut part.exercise);
            part.games += 1;
            part.answers += proved.answers as u64;
            part.checks += proved.checks;
            part.faults.extend(proved.faults);
        }
        let mut all = total.lock().unwrap_or_else(PoisonError::into_inner);
        all.games += part.games;
        all.answers += part.answers;
        all.checks += part.checks;
        all.faults.extend(part.faults);
        all.exercise.merge(&part.exercise);
        progress(all.games);
        if all.faults.len() >= FAULTS_MOST {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// A slice of all cards that moves on with the seed, so that every card has its games.
pub(crate) fn preferred(source: &DeckSource, seed: u64) -> Vec<DefIx> {
    let count = source.len().max(1) as u64;
    let from = (seed * 97) % count;
    let cards: Vec<DefIx> = source.cards().collect();
    cards.iter().cycle().skip(from as usize).take(PREFERRED.min(cards.len())).copied().collect()
}

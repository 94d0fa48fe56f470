//! Many proved games, on one or several threads, about the cards of which something was never carried out.

use crate::decks::DeckSource;
use crate::exercise::{Exercise, Unexercised};
use crate::fault::Fault;
use crate::properties::{Depth, Proved, prove_game};
use engine::program::{DefIx, Pool};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// What a run found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Proof {
    /// Games played.
    pub games: u64,
    /// Answers given in them.
    pub answers: u64,
    /// Properties looked at.
    pub checks: u64,
    /// What did not hold.
    pub faults: Vec<Fault>,
    /// What was carried out.
    pub exercise: Exercise,
}

/// How to run.
#[derive(Clone, Copy, Debug)]
pub struct Proving {
    /// The seed of the first game; the others count up from it.
    pub first_seed: u64,
    /// How many games at most.
    pub games: u64,
    /// On how many threads.
    pub threads: usize,
    /// How much is looked at, at every decision.
    pub depth: Depth,
}

/// A run stops after so many faults: they are probably one.
const FAULTS_MOST: usize = 20;

impl Proof {
    /// Proves games until all are done or `stop` says so; `progress` hears of every game.
    ///
    /// The first games go through all cards in turn; those after them are about the cards of which something was never
    /// carried out. Each game follows from its seed alone; with one thread the choice of seeds does so as well.
    pub fn run(
        pool: &Arc<Pool>,
        proving: Proving,
        stop: &AtomicBool,
        progress: &(dyn Fn(&Proof) + Sync),
    ) -> Proof {
        Proof::run_about(pool, proving, &[], stop, progress)
    }

    /// The same with games that are about these cards only; about all, where none is named.
    pub fn run_about(
        pool: &Arc<Pool>,
        proving: Proving,
        about: &[DefIx],
        stop: &AtomicBool,
        progress: &(dyn Fn(&Proof) + Sync),
    ) -> Proof {
        let source = DeckSource::new(pool);
        let cards: Vec<DefIx> = source.cards().collect();
        let is_meant = |card: &DefIx| about.is_empty() || about.contains(card);
        let places = (0..cards.len() as u64).filter(|place| is_meant(&cards[*place as usize])).collect();
        let shared = Mutex::new((Plan::new(proving, cards.len() as u64, places), Proof::default()));
        std::thread::scope(|scope| {
            for _ in 0..proving.threads.max(1) {
                scope.spawn(|| worker(pool, &source, proving.depth, stop, &shared, progress));
            }
        });
        shared.into_inner().unwrap_or_else(PoisonError::into_inner).1
    }

    /// What never was carried out.
    pub fn unexercised(&self, pool: &Pool) -> Unexercised {
        let cards: Vec<DefIx> = DeckSource::new(pool).cards().collect();
        self.exercise.unexercised(pool, &cards)
    }

    fn add(&mut self, proved: Proved) {
        self.games += 1;
        self.answers += proved.answers as u64;
        self.checks += proved.checks;
        self.faults.extend(proved.faults);
        self.exercise.merge(&proved.exercise);
    }
}

fn worker(
    pool: &Arc<Pool>,
    source: &DeckSource,
    depth: Depth,
    stop: &AtomicBool,
    shared: &Mutex<(Plan, Proof)>,
    progress: &(dyn Fn(&Proof) + Sync),
) {
    while !stop.load(Ordering::Relaxed) {
        let next = {
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            let (plan, proof) = &mut *shared;
            plan.next(pool, source, &proof.exercise)
        };
        let Some(seed) = next else { return };
        let proved = prove_game(pool, source, seed, depth);
        let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
        shared.1.add(proved);
        progress(&shared.1);
        if shared.1.faults.len() >= FAULTS_MOST {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Which seeds are played next. The game of a seed is about the card at that place, counted round and round.
struct Plan {
    first_seed: u64,
    cards: u64,
    /// The places of the cards that games are about.
    places: Vec<u64>,
    left: u64,
    /// How often all cards were gone through.
    round: u64,
    queue: VecDeque<u64>,
}

impl Plan {
    fn new(proving: Proving, cards: u64, places: Vec<u64>) -> Plan {
        let first_seed = proving.first_seed;
        let mut plan =
            Plan { first_seed, cards, places, left: proving.games, round: 0, queue: VecDeque::new() };
        plan.queue = plan.seeds().collect();
        plan
    }

    /// The seeds of this round about the cards that are meant.
    fn seeds(&self) -> impl Iterator<Item = u64> {
        let from = self.first_seed.wrapping_add(self.round.wrapping_mul(self.cards));
        let seeds = (0..self.cards).map(move |place| from.wrapping_add(place));
        seeds.filter(|seed| self.places.binary_search(&(seed % self.cards.max(1))).is_ok())
    }

    fn next(&mut self, pool: &Pool, source: &DeckSource, done: &Exercise) -> Option<u64> {
        self.left = self.left.checked_sub(1)?;
        if self.queue.is_empty() {
            self.refill(pool, source, done);
        }
        self.queue.pop_front()
    }

    /// The next seeds about cards that lack something, or about all.
    fn refill(&mut self, pool: &Pool, source: &DeckSource, done: &Exercise) {
        self.round += 1;
        let cards: Vec<DefIx> = source.cards().collect();
        let about = |seed: &u64| cards.get((seed % self.cards.max(1)) as usize);
        let is_lacking = |seed: &u64| about(seed).is_some_and(|card| done.is_lacking(pool, *card));
        let lacking: VecDeque<u64> = self.seeds().filter(is_lacking).collect();
        self.queue = if lacking.is_empty() { self.seeds().collect() } else { lacking };
    }
}

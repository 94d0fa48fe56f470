//! Learning the value of positions from games of the players against themselves.
//!
//! Each generation plays games with the weights so far, some answers at random; notes each position at the end of a turn; and fits
//! the weights to how those games went on (TD(λ): the outcome, mixed with what the weights say of later positions). Everything
//! follows from the seed: the same command makes the same weights.

mod decks;
mod fit;

pub use decks::random_deck;
pub use fit::{Sample, fit};

use crate::features::FEATURES;
use crate::network::{HIDDEN, Network, chance};
use crate::random::pick;
use crate::value::Value;
use crate::{Adept, EFFORT, Effort, Greedy, Player, Seat};
use engine::program::{DefIx, Pool};
use engine::state::{ChaCha8, GameResult, PlayerIx};
use engine::{Action, Answer, Ask, Edition, Game, Silent};
use std::sync::Arc;

/// What to do.
#[derive(Clone, Debug)]
pub struct Training {
    pub seed: u64,
    /// How often games are played and weights fitted.
    pub generations: u32,
    /// Games of each generation.
    pub games: u32,
    /// How often the positions of a generation are gone through.
    pub epochs: u32,
    /// How much of the target is the outcome, step by step: λ of TD(λ).
    pub lambda: f32,
    /// One in so many turn actions is random.
    pub random_one_in: u32,
}

impl Default for Training {
    fn default() -> Training {
        Training { seed: 1, generations: 6, games: 6_000, epochs: 4, lambda: 0.9, random_one_in: 24 }
    }
}

/// So many generations of games are learned from at a time.
const KEPT: usize = 4;
/// A game that takes more decisions than this teaches nothing.
const DECISIONS_MAX: u32 = 3_000;

/// Trains; `told` hears of each generation: its number, how many positions, and the mean loss.
pub fn train(
    pool: &Arc<Pool>,
    decks: &[Vec<DefIx>],
    training: &Training,
    begin: Option<Network>,
    told: &mut dyn FnMut(u32, usize, f32, &Network),
) -> Network {
    let mut rng = ChaCha8::new(training.seed);
    let knows = begin.is_some();
    let mut network = Arc::new(begin.unwrap_or_else(|| beginner(&mut rng)));
    let mut kept: Vec<Sample> = Vec::new();
    let mut sizes: Vec<usize> = Vec::new();
    for generation in 0..training.generations {
        let mut samples = Vec::new();
        for _ in 0..training.games {
            let seed = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
            let players = if generation == 0 && !knows { Learner::Greedy } else { Learner::Adept };
            samples.extend(lesson(pool, decks, training, &network, players, seed));
        }
        sizes.push(samples.len());
        kept.append(&mut samples);
        // Games are what costs: those of the last generations are gone through again.
        if sizes.len() > KEPT {
            kept.drain(..sizes.remove(0));
        }
        let mut next = (*network).clone();
        let loss = fit(&mut next, &kept, training.epochs, &mut rng);
        network = Arc::new(next);
        told(generation, kept.len(), loss, &network);
    }
    Arc::unwrap_or_clone(network)
}

/// Small random weights into the hidden units, so that they differ; nothing else.
fn beginner(rng: &mut ChaCha8) -> Network {
    let mut network = Network::zero();
    let mut small = || (rng.below(2001) as f32 - 1000.0) / 1000.0;
    for row in &mut network.into {
        row.iter_mut().for_each(|weight| *weight = small() * 0.08);
    }
    network.out.iter_mut().for_each(|weight| *weight = small() * 0.2);
    debug_assert_eq!((network.into.len(), network.bias.len()), (FEATURES, HIDDEN));
    network
}

#[derive(Clone, Copy)]
enum Learner {
    Greedy,
    Adept,
}

/// One game; its positions at the ends of turns.
fn lesson(
    pool: &Arc<Pool>,
    decks: &[Vec<DefIx>],
    training: &Training,
    network: &Arc<Network>,
    learner: Learner,
    seed: u64,
) -> Vec<Sample> {
    let mut rng = ChaCha8::new(seed);
    let lists = [deck(pool, decks, &mut rng), deck(pool, decks, &mut rng)];
    let begun = Game::new(pool.clone(), &lists, Some(PlayerIx(0)), seed >> 1, Edition::default(), Silent);
    let Ok(mut game) = begun else { return Vec::new() };
    let mut value = Value::new(network.clone());
    value.prepare(&game);
    let effort = Effort { width: 2, ..EFFORT };
    let mut sit = |seat: u64| -> Box<dyn Player> {
        let seed = u64::from(rng.next_u32()) ^ seat << 32;
        match learner {
            Learner::Greedy => Box::new(Greedy::new(seed)),
            Learner::Adept => Box::new(Adept::of_network(seed, network.clone(), effort)),
        }
    };
    let mut players = [sit(1), sit(2)];
    let mut positions = Vec::new();
    let mut options = Vec::new();
    let mut count = 0;
    while let Some(seat) = Seat::of(&game) {
        count += 1;
        if count > DECISIONS_MAX {
            return Vec::new();
        }
        let player = seat.player();
        let is_turn = seat.ask() == Some(&Ask::Turn);
        let answer = if is_turn && rng.below(training.random_one_in.max(1)) == 0 {
            seat.options_into(&mut options);
            pick(&options, &mut rng)
        } else {
            players[player.index()].answer(&seat)
        };
        if is_turn && answer == Answer::Action(Action::EndTurn) {
            let features = value.features(&game, player, PlayerIx(1 - player.0));
            positions.push((player, features));
        }
        if game.answer(answer).is_err() {
            return Vec::new();
        }
    }
    let winner = match game.result() {
        GameResult::Won(winner) => winner,
        GameResult::Drawn | GameResult::Open => return Vec::new(),
    };
    // From the end: each target is the outcome mixed with what is said of the position after it.
    let mut samples: Vec<Sample> = Vec::with_capacity(positions.len());
    let mut target_first = if winner == PlayerIx(0) { 1.0 } else { 0.0 };
    for (player, features) in positions.into_iter().rev() {
        let own = |first: f32| if player == PlayerIx(0) { first } else { 1.0 - first };
        samples.push(Sample { features: Box::new(features), target: own(target_first) });
        let said = match learner {
            Learner::Greedy => target_first,
            Learner::Adept => own(chance(network.say(&features))),
        };
        target_first = training.lambda * target_first + (1.0 - training.lambda) * said;
    }
    samples
}

/// Half of the decks are given ones, half are dealt from all cards: every card must be met.
fn deck(pool: &Pool, decks: &[Vec<DefIx>], rng: &mut ChaCha8) -> Vec<DefIx> {
    if decks.is_empty() || rng.below(2) == 0 {
        return random_deck(pool, rng);
    }
    decks[rng.below(decks.len() as u32) as usize].clone()
}

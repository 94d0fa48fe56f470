//! Learning the value of positions from games of the players against themselves.
//!
//! Each generation plays games with the weights so far, some answers at random; notes each position at the end of a turn; and fits
//! the weights to how those games went on (TD(λ): the outcome, mixed with what the weights say of later positions). Everything
//! follows from the seed: the same command makes the same weights.

mod decks;
mod fit;
mod prior;

pub use decks::random_deck;
pub use fit::{Belief, Sample, fit};

use crate::network::{Network, chance};
use crate::random::pick;
use crate::value::Value;
use crate::{Adept, EFFORT, Effort, Greedy, Player, Seat, Style};
use engine::program::{DefIx, Pool};
use engine::state::{ChaCha8, GameResult, PlayerIx};
use engine::{Ask, Edition, Game, Silent};
use std::sync::Arc;

/// What to do.
#[derive(Clone, Debug)]
pub struct Training {
    /// The seed of all chance.
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
    /// How strongly weights are drawn back to what was believed beforehand.
    pub decay: f32,
}

impl Default for Training {
    fn default() -> Training {
        Training {
            seed: 1,
            generations: 6,
            games: 6_000,
            epochs: 4,
            lambda: 0.9,
            random_one_in: 24,
            decay: 1e-3,
        }
    }
}

/// So many generations of games are learned from at a time.
const KEPT: usize = 4;
/// In one of so many games one player is greedy.
const GREEDY_ONE_IN: u32 = 3;
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
    let mut network = Arc::new(begin.unwrap_or_else(|| beginner(&mut rng)));
    let belief = Belief { network: prior::prior(), decay: training.decay };
    let mut kept: Vec<Sample> = Vec::new();
    let mut sizes: Vec<usize> = Vec::new();
    for generation in 0..training.generations {
        let mut samples = Vec::new();
        for _ in 0..training.games {
            let seed = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
            samples.extend(lesson(pool, decks, training, &network, seed));
        }
        sizes.push(samples.len());
        kept.append(&mut samples);
        // Games are what costs: those of the last generations are gone through again.
        if sizes.len() > KEPT {
            kept.drain(..sizes.remove(0));
        }
        let mut next = (*network).clone();
        let loss = fit(&mut next, &belief, &kept, training.epochs, &mut rng);
        network = Arc::new(next);
        told(generation, kept.len(), loss, &network);
    }
    Arc::unwrap_or_clone(network)
}

/// What is believed beforehand, with small random weights into the hidden units, so that they differ; they say nothing yet.
fn beginner(rng: &mut ChaCha8) -> Network {
    let mut network = prior::prior();
    let mut small = || (rng.below(2001) as f32 - 1000.0) / 1000.0;
    for row in &mut network.into {
        row.iter_mut().for_each(|weight| *weight = small() * 0.08);
    }
    network
}

/// One game; its positions at the ends of turns.
fn lesson(
    pool: &Arc<Pool>,
    decks: &[Vec<DefIx>],
    training: &Training,
    network: &Arc<Network>,
    seed: u64,
) -> Vec<Sample> {
    let mut rng = ChaCha8::new(seed);
    let lists = [deck(pool, decks, &mut rng), deck(pool, decks, &mut rng)];
    let begun = Game::new(pool.clone(), &lists, Some(PlayerIx(0)), seed >> 1, Edition::default(), Silent);
    let Ok(mut game) = begun else { return Vec::new() };
    let mut value = Value::new(network.clone());
    value.prepare(&game);
    let style = Style { effort: Effort { width: 2, ..EFFORT }, ..Style::default() };
    // In some games one is greedy: positions that another way of playing comes to must be known too.
    let greedy = rng.below(2 * GREEDY_ONE_IN);
    let mut sit = |seat: u32| -> Box<dyn Player> {
        let seed = u64::from(rng.next_u32()) ^ u64::from(seat + 1) << 32;
        if seat == greedy {
            Box::new(Greedy::new(seed))
        } else {
            Box::new(Adept::of_network(seed, network.clone(), style))
        }
    };
    let mut players = [sit(0), sit(1)];
    let mut positions = Vec::new();
    let mut options = Vec::new();
    let (mut count, mut turn) = (0, 0);
    while let Some(seat) = Seat::of(&game) {
        count += 1;
        if count > DECISIONS_MAX {
            return Vec::new();
        }
        let player = seat.player();
        let is_turn = seat.ask() == Some(&Ask::Turn);
        if is_turn && seat.turn() != turn {
            // The turn before is over, and nothing of this one was done: what the value is asked about.
            if seat.turn() > 1 {
                let before = PlayerIx(1 - player.0);
                positions.push((before, value.features(&game, before, player)));
            }
            turn = seat.turn();
        }
        let answer = if is_turn && rng.below(training.random_one_in.max(1)) == 0 {
            seat.options_into(&mut options);
            pick(&options, &mut rng)
        } else {
            players[player.index()].answer(&seat)
        };
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
        let said = own(chance(network.say(&features)));
        target_first = training.lambda * target_first + (1.0 - training.lambda) * said;
    }
    samples
}

/// Two thirds of the decks are given ones, a third is dealt from all cards: every card must be met.
fn deck(pool: &Pool, decks: &[Vec<DefIx>], rng: &mut ChaCha8) -> Vec<DefIx> {
    if decks.is_empty() || rng.below(3) == 0 {
        return random_deck(pool, rng);
    }
    decks[rng.below(decks.len() as u32) as usize].clone()
}

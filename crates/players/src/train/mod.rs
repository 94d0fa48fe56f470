//! Learning the value of positions from games of the players against themselves.
//!
//! Each generation plays games with the weights so far, some answers at random; notes each position at the end of a turn; and fits
//! the weights to how those games went on (TD(λ): the outcome, mixed with what the weights say of later positions). Everything
//! follows from the seed: the same command makes the same weights.

mod decks;
mod fit;
mod prior;

pub use decks::random_deck;
pub use fit::{Belief, Sample, Strengths, fit};

use crate::features::Features;
use crate::network::{Network, chance};
use crate::random::pick;
use crate::value::{Value, against_all};
use crate::{Adept, Effort, Greedy, Player, Seat, Style};
use engine::program::{DefIx, Pool};
use engine::state::{ChaCha8, GameResult, PlayerIx};
use engine::{Action, Answer, Ask, Edition, Game, Silent};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What to do.
#[derive(Clone, Debug)]
pub struct Training {
    /// The seed of all chance.
    pub seed: u64,
    /// How many play each game.
    pub players: u8,
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
    /// How many threads play; the weights are the same with any number.
    pub threads: usize,
}

impl Default for Training {
    fn default() -> Training {
        Training {
            seed: 1,
            players: 2,
            generations: 6,
            games: 6_000,
            epochs: 4,
            lambda: 0.9,
            random_one_in: 24,
            decay: 1e-3,
            threads: 1,
        }
    }
}

/// What is tried for a turn while learning: less than at a table, so that there are more games.
const EFFORT: Effort = Effort { width: 2, nodes: 60 };
/// So many generations of games are learned from at a time.
const KEPT: usize = 4;
/// In one of so many games one of two players is greedy; of several every other one is.
const GREEDY_ONE_IN: u32 = 3;
/// In one of so many seats nothing is inked beyond some number of cards, from so many on and so many numbers: where all ink whenever
/// they can nobody learns what it is worth.
const STOPS_ONE_IN: u32 = 2;
const STOPS: (u32, u32) = (3, 6);
/// In one of so many turns any card is inked: which ones are better kept is learned from that.
const ANY_INK_ONE_IN: u32 = 6;
/// A game that takes more decisions of each player than this teaches nothing.
const DECISIONS_MAX: u32 = 1_500;

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
    // Weights that were learned before are believed; without any, what is known of the game.
    let belief = match training.players {
        2 => prior::prior(),
        _ => (*network).clone(),
    };
    let belief = Belief { network: belief, decay: training.decay };
    // Those that are given, and one for all that are dealt.
    let mut strengths = Strengths::new(decks.len() + 1);
    let mut kept: Vec<Sample> = Vec::new();
    let mut sizes: Vec<usize> = Vec::new();
    for generation in 0..training.generations {
        let mut seed = || u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
        let seeds: Vec<u64> = (0..training.games).map(|_| seed()).collect();
        let teach = |seed: u64| lesson(pool, decks, training, (&network, &strengths), seed);
        let mut samples = shared_out(&seeds, training.threads, &teach);
        sizes.push(samples.len());
        kept.append(&mut samples);
        // Games are what costs: those of the last generations are gone through again.
        if sizes.len() > KEPT {
            kept.drain(..sizes.remove(0));
        }
        let mut next = (*network).clone();
        let loss = fit(&mut next, &mut strengths, &belief, &kept, training.epochs, &mut rng);
        network = Arc::new(next);
        told(generation, kept.len(), loss, &network);
    }
    Arc::unwrap_or_clone(network)
}

/// The lessons of all seeds in their order, whoever gives which: the same weights with any number of threads.
fn shared_out(seeds: &[u64], threads: usize, teach: &(dyn Fn(u64) -> Vec<Sample> + Sync)) -> Vec<Sample> {
    let threads = threads.max(1);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(seed) = seeds.get(at) else { break done };
            done.push((at, teach(*seed)));
        }
    };
    let mut lessons = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut all = work();
        for other in others {
            match other.join() {
                Ok(done) => all.extend(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    });
    lessons.sort_by_key(|(at, _)| *at);
    lessons.into_iter().flat_map(|(_, samples)| samples).collect()
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

/// A position that the value is asked about: for whom, against each opponent, and who these are.
type Position = (PlayerIx, Box<[Features]>, Box<[usize]>);

/// One game; its positions at the ends of turns.
fn lesson(
    pool: &Arc<Pool>,
    decks: &[Vec<DefIx>],
    training: &Training,
    (network, strengths): (&Arc<Network>, &Strengths),
    seed: u64,
) -> Vec<Sample> {
    let mut rng = ChaCha8::new(seed);
    let (numbers, lists): (Vec<usize>, Vec<_>) =
        (0..training.players).map(|_| deck(pool, decks, &mut rng)).unzip();
    let begun = Game::new(pool.clone(), &lists, Some(PlayerIx(0)), seed >> 1, Edition::default(), Silent);
    let Ok(mut game) = begun else { return Vec::new() };
    let mut value = Value::new(network.clone());
    value.prepare(&game);
    // The own next turn is left out: weights learned with it were no better.
    let style = Style { effort: EFFORT, replies: 3, near: 0.8, next_lines: 1, ..Style::default() };
    // In some games one is greedy: positions that another way of playing comes to must be known too.
    let greedy = rng.below(2 * GREEDY_ONE_IN);
    let mut sit = |seat: u32| -> Box<dyn Player> {
        let seed = u64::from(rng.next_u32()) ^ u64::from(seat + 1) << 32;
        let is_greedy = if training.players > 2 { rng.below(2) == 0 } else { seat == greedy };
        if is_greedy {
            Box::new(Greedy::new(seed))
        } else {
            let is_free = rng.below(STOPS_ONE_IN) != 0;
            let stop = STOPS.0 + rng.below(STOPS.1);
            let ink_most = if is_free { usize::MAX } else { stop as usize };
            Box::new(Adept::of_network(seed, network.clone(), Style { ink_most, ..style }))
        }
    };
    let mut players: Vec<_> = (0..u32::from(training.players)).map(&mut sit).collect();
    let mut positions: Vec<Position> = Vec::new();
    let mut options = Vec::new();
    let (mut count, mut turn, mut before) = (0, 0, PlayerIx(0));
    while let Some(seat) = Seat::of(&game) {
        count += 1;
        if count > DECISIONS_MAX * u32::from(training.players) {
            return Vec::new();
        }
        let player = seat.player();
        let is_turn = seat.ask() == Some(&Ask::Turn);
        let is_begun = is_turn && seat.turn() == turn;
        if is_turn && !is_begun {
            // The turn before is over, and nothing of this one was done: what the value is asked about.
            if seat.turn() > 1 {
                let opponents = game.state().opponents(before);
                let against = opponents.iter().map(|foe| value.features(&game, before, foe));
                let foes = opponents.iter().map(|foe| numbers[foe.index()]);
                positions.push((before, against.collect(), foes.collect()));
            }
            (turn, before) = (seat.turn(), player);
        }
        options.clear();
        if is_turn && rng.below(training.random_one_in.max(1)) == 0 {
            seat.options_into(&mut options);
        } else if is_turn && !is_begun && rng.below(ANY_INK_ONE_IN) == 0 {
            seat.options_into(&mut options);
            options.retain(|answer| matches!(answer, Answer::Action(Action::Ink(_))));
        }
        let answer = match options.is_empty() {
            true => players[player.index()].answer(&seat),
            false => pick(&options, &mut rng),
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
    let mut targets = vec![0.0; players.len()];
    targets[winner.index()] = 1.0;
    let mut samples: Vec<Sample> = Vec::with_capacity(positions.len());
    for (player, features, foes) in positions.into_iter().rev() {
        let lists = (numbers[player.index()], foes);
        let said = chance(against_all(&strengths.say(network, &features, &lists)));
        let target = targets[player.index()];
        samples.push(Sample { features, lists, target });
        mix(&mut targets, player, training.lambda * target + (1.0 - training.lambda) * said);
    }
    samples
}

/// One player's chance becomes another; those of the others keep their proportions, and all together are one.
fn mix(chances: &mut [f32], player: PlayerIx, chance: f32) {
    let rest = 1.0 - chances[player.index()];
    let others = (chances.len() - 1) as f32;
    for (_, other) in chances.iter_mut().enumerate().filter(|(at, _)| *at != player.index()) {
        let share = if rest > 1e-6 { *other / rest } else { 1.0 / others };
        *other = share * (1.0 - chance);
    }
    chances[player.index()] = chance;
}

/// Two thirds of the decks are given ones, a third is dealt from all cards: every card must be met. With its number.
fn deck(pool: &Pool, decks: &[Vec<DefIx>], rng: &mut ChaCha8) -> (usize, Vec<DefIx>) {
    if decks.is_empty() || rng.below(3) == 0 {
        return (decks.len(), random_deck(pool, rng));
    }
    let number = rng.below(decks.len() as u32) as usize;
    (number, decks[number].clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_stay_in_proportion_and_are_one_together() {
        let mut chances = [1.0, 0.0, 0.0];
        mix(&mut chances, PlayerIx(0), 0.8);
        assert_eq!(chances.map(|chance| (chance * 100.0_f32).round()), [80.0, 10.0, 10.0]);
        mix(&mut chances, PlayerIx(1), 0.5);
        let [one, two, three] = chances;
        assert!((one / three - 8.0).abs() < 1e-3 && two == 0.5 && (one + two + three - 1.0).abs() < 1e-5);
    }
}

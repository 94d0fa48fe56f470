//! Fitting the weights: logistic regression with hidden units, by Adam in small batches.

use crate::features::{FEATURES, Features};
use crate::network::{HIDDEN, Network, chance, exp};
use crate::value::against_all;
use engine::state::ChaCha8;

/// A position and how it went on: 1 for a win of the player whose turn was over, 0 for a loss.
pub struct Sample {
    /// The position, against each opponent.
    pub features: Box<[Features]>,
    /// The number of the player's list, and of each opponent's.
    pub lists: (usize, Box<[usize]>),
    /// What came of it: 1 for a win.
    pub target: f32,
}

const BATCH: usize = 128;
const RATE: f32 = 0.001;
const MOMENTUM: f32 = 0.9;
const SQUARES: f32 = 0.999;

/// What lists are worth by themselves, as logarithms of odds: a list that loses often would otherwise make everything look bad that
/// only such lists do. Learned beside the weights and needed for nothing else.
pub struct Strengths {
    /// By number.
    pub of: Vec<f32>,
}

impl Strengths {
    /// Nothing is known yet.
    pub fn new(lists: usize) -> Strengths {
        Strengths { of: vec![0.0; lists] }
    }

    /// What is said against each opponent, the lists counted in.
    pub fn say(&self, network: &Network, features: &[Features], lists: &(usize, Box<[usize]>)) -> Vec<f32> {
        let ahead = |foe: &usize| self.of[lists.0] - self.of[*foe];
        features.iter().zip(&lists.1).map(|(against, foe)| network.say(against) + ahead(foe)).collect()
    }

    /// A step against an error.
    fn step(&mut self, lists: (usize, usize), error: f32) {
        for (list, error) in [(lists.0, error), (lists.1, -error)] {
            self.of[list] -= LIST_RATE * (error + LIST_DECAY * self.of[list]);
        }
    }
}

/// How fast the strengths of lists are learned, and how strongly they are drawn to none.
const LIST_RATE: f32 = 0.002;
const LIST_DECAY: f32 = 0.002;

/// What weights are drawn back to, and how strongly.
pub struct Belief {
    /// Where weights are drawn to.
    pub network: Network,
    /// How strongly, a step.
    pub decay: f32,
}

/// Goes through the samples so many times, drawn back to the belief; the mean loss of the last time, in nats.
pub fn fit(
    network: &mut Network,
    strengths: &mut Strengths,
    belief: &Belief,
    samples: &[Sample],
    epochs: u32,
    rng: &mut ChaCha8,
) -> f32 {
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let mut adam = Adam::default();
    let mut gradient = Network::zero();
    let mut loss = 0.0;
    let mut mean = Mean { sum: Network::zero(), count: 0 };
    for epoch in 0..epochs {
        rng.shuffle(&mut order);
        loss = 0.0;
        // Smaller steps towards the end.
        let rate = RATE * (1.0 - epoch as f32 / epochs as f32);
        for batch in order.chunks(BATCH) {
            clear(&mut gradient);
            for at in batch {
                loss += back(network, strengths, &samples[*at as usize], &mut gradient);
            }
            adam.step(network, belief, &gradient, rate, batch.len() as f32);
            if epoch + 1 == epochs {
                mean.add(network);
            }
        }
        loss /= samples.len().max(1) as f32;
    }
    // Each step follows the luck of its batch; the mean of the last ones does not.
    mean.give(network);
    loss
}

/// The mean of weights after many steps.
struct Mean {
    sum: Network,
    count: u32,
}

impl Mean {
    fn add(&mut self, network: &Network) {
        self.count += 1;
        for (sum, weights) in rows_mut(&mut self.sum).zip(rows(network)) {
            sum.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
        }
    }

    fn give(self, network: &mut Network) {
        if self.count == 0 {
            return;
        }
        for (weights, sum) in rows_mut(network).zip(rows(&self.sum)) {
            weights.iter_mut().zip(sum).for_each(|(weight, sum)| *weight = sum / self.count as f32);
        }
    }
}

/// All weights, row by row.
fn rows(network: &Network) -> impl Iterator<Item = &[f32]> {
    let into = network.into.iter().map(|row| row.as_slice());
    into.chain([network.bias.as_slice(), network.out.as_slice(), network.direct.as_slice()])
}

fn rows_mut(network: &mut Network) -> impl Iterator<Item = &mut [f32]> {
    let into = network.into.iter_mut().map(|row| row.as_mut_slice());
    into.chain([network.bias.as_mut_slice(), network.out.as_mut_slice(), network.direct.as_mut_slice()])
}

fn clear(gradient: &mut Network) {
    gradient.into.iter_mut().for_each(|row| *row = [0.0; HIDDEN]);
    gradient.bias = [0.0; HIDDEN];
    gradient.out = [0.0; HIDDEN];
    gradient.direct.iter_mut().for_each(|weight| *weight = 0.0);
}

/// Adds the gradient of one sample; its loss.
fn back(network: &Network, strengths: &mut Strengths, sample: &Sample, gradient: &mut Network) -> f32 {
    let each = strengths.say(network, &sample.features, &sample.lists);
    let odds = against_all(&each);
    let said = chance(odds);
    for ((features, alone), foe) in sample.features.iter().zip(&each).zip(&sample.lists.1) {
        // The odds against all follow those against whoever is strongest most: by the share of that one among the opponents.
        let error = (said - sample.target) * exp(odds - alone);
        back_one(network, features, error, gradient);
        strengths.step((sample.lists.0, *foe), error);
    }
    let log = |share: f32| share.max(1e-6).ln();
    -(sample.target * log(said) + (1.0 - sample.target) * log(1.0 - said))
}

/// Adds the gradient of what is said against one opponent, times the error.
fn back_one(network: &Network, features: &Features, error: f32, gradient: &mut Network) {
    let hidden = network.hidden(features);
    let mut into = [0.0; HIDDEN];
    for unit in 0..HIDDEN {
        if hidden[unit] > 0.0 {
            gradient.out[unit] += error * hidden[unit];
            into[unit] = error * network.out[unit];
            gradient.bias[unit] += into[unit];
        }
    }
    for (at, number) in features.iter().enumerate() {
        if *number != 0.0 {
            gradient.direct[at] += error * number;
            gradient.into[at].iter_mut().zip(&into).for_each(|(sum, part)| *sum += part * number);
        }
    }
}

/// Mean and spread of each weight's gradients.
struct Adam {
    mean: Network,
    spread: Network,
    steps: i32,
}

impl Default for Adam {
    fn default() -> Adam {
        Adam { mean: Network::zero(), spread: Network::zero(), steps: 0 }
    }
}

impl Adam {
    fn step(&mut self, network: &mut Network, belief: &Belief, gradient: &Network, rate: f32, count: f32) {
        let Belief { network: belief, decay } = belief;
        self.steps += 1;
        let correct = |kept: f32| 1.0 - kept.powi(self.steps.min(10_000));
        let rate = rate * correct(SQUARES).sqrt() / correct(MOMENTUM);
        let each =
            |weights: &mut [f32], belief: &[f32], gradient: &[f32], mean: &mut [f32], spread: &mut [f32]| {
                for at in 0..weights.len() {
                    let slope = gradient[at] / count + decay * (weights[at] - belief[at]);
                    mean[at] = MOMENTUM * mean[at] + (1.0 - MOMENTUM) * slope;
                    spread[at] = SQUARES * spread[at] + (1.0 - SQUARES) * slope * slope;
                    weights[at] -= rate * mean[at] / (spread[at].sqrt() + 1e-8);
                }
            };
        for at in 0..FEATURES {
            each(
                &mut network.into[at],
                &belief.into[at],
                &gradient.into[at],
                &mut self.mean.into[at],
                &mut self.spread.into[at],
            );
        }
        each(&mut network.bias, &belief.bias, &gradient.bias, &mut self.mean.bias, &mut self.spread.bias);
        each(&mut network.out, &belief.out, &gradient.out, &mut self.mean.out, &mut self.spread.out);
        each(
            &mut network.direct,
            &belief.direct,
            &gradient.direct,
            &mut self.mean.direct,
            &mut self.spread.direct,
        );
    }
}

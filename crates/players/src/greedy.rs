//! The greedy player: tries each answer in a world of its own and keeps the one that leaves the best position.
//!
//! Choices that follow from an answer (whom, how many) are followed through before the position is judged, so that a "may" is worth
//! what can be done with it. Ending the turn is judged as standing still.

use crate::evaluate::{Weights, evaluate};
use crate::{Player, Seat};
use engine::state::{ChaCha8, PlayerIx};
use engine::{Action, Answer, Ask, Choice, Game, Silent};

/// How many follow-up choices are looked through, and how many answers of each.
const DEPTH: u32 = 3;
const BREADTH: usize = 12;

/// One answer ahead, by [`evaluate`].
pub struct Greedy {
    weights: Weights,
    rng: ChaCha8,
    options: Vec<Answer>,
}

impl Greedy {
    /// A player whose ties and worlds follow from the seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy { weights: Weights::default(), rng: ChaCha8::new(seed), options: Vec::new() }
    }
}

impl Player for Greedy {
    fn answer(&mut self, seat: &Seat<'_>) -> Answer {
        let mut options = std::mem::take(&mut self.options);
        seat.options_into(&mut options);
        let best = match options.as_slice() {
            [] => Answer::Choice(Choice::Done),
            [only] => *only,
            several => self.best(seat, several),
        };
        self.options = options;
        best
    }
}

impl Greedy {
    fn best(&mut self, seat: &Seat<'_>, options: &[Answer]) -> Answer {
        let seed = u64::from(self.rng.next_u32()) << 32 | u64::from(self.rng.next_u32());
        let world = seat.world(seed);
        best_of(&world, seat.player(), options, &self.weights).unwrap_or(options[0])
    }
}

/// The best answer in a world by one look ahead.
pub(crate) fn best_of(
    world: &Game<Silent>,
    me: PlayerIx,
    options: &[Answer],
    weights: &Weights,
) -> Option<Answer> {
    if let Some(Ask::OpeningHand) = world.decision().map(|decision| &decision.ask) {
        return Some(opening(world, me, options));
    }
    let mut best: Option<(f32, Answer)> = None;
    for answer in options {
        let value = value_of(world, me, *answer, weights, DEPTH);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, *answer));
        }
    }
    best.map(|(_, answer)| answer)
}

/// 2.2.2: keeps a hand with a curve: puts back what is too expensive to begin with.
fn opening(world: &Game<Silent>, me: PlayerIx, options: &[Answer]) -> Answer {
    let player = world.state().player(me);
    let cheap = player.hand().iter().filter(|card| world.def(**card).cost <= 3).count();
    let too_expensive = |answer: &&Answer| match answer {
        Answer::Choice(Choice::Card(card)) => world.def(*card).cost >= if cheap >= 3 { 6 } else { 4 },
        _ => false,
    };
    options.iter().find(too_expensive).copied().unwrap_or(Answer::Choice(Choice::Done))
}

/// What the position is worth after the answer and the best choices that follow from it.
fn value_of(world: &Game<Silent>, me: PlayerIx, answer: Answer, weights: &Weights, depth: u32) -> f32 {
    // Ending the turn hands everything over: judged as it stands, so that any gain is taken first.
    if answer == Answer::Action(Action::EndTurn) {
        return evaluate(world, me, weights);
    }
    let mut after = world.clone();
    if after.answer(answer).is_err() {
        return f32::NEG_INFINITY;
    }
    follow(&after, me, weights, depth) + nudge(answer)
}

/// A small push where the position does not tell: doing rather than not doing.
fn nudge(answer: Answer) -> f32 {
    match answer {
        Answer::Choice(Choice::Accept | Choice::Card(_)) => 0.01,
        Answer::Choice(Choice::Decline | Choice::Done) => -0.01,
        _ => 0.0,
    }
}

fn follow(world: &Game<Silent>, me: PlayerIx, weights: &Weights, depth: u32) -> f32 {
    let mine = world.decision().filter(|decision| decision.player == me && decision.ask != Ask::Turn);
    if mine.is_none() || depth == 0 {
        return evaluate(world, me, weights);
    }
    let mut options = Vec::new();
    world.options_into(&mut options);
    options
        .iter()
        .take(BREADTH)
        .map(|answer| value_of(world, me, *answer, weights, depth - 1))
        .fold(f32::NEG_INFINITY, f32::max)
        .max(evaluate(world, me, weights) - 1.0)
}

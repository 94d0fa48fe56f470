//! The greedy player: tries each answer in a world of its own and keeps the one that leaves the best position.
//!
//! Choices that follow from an answer (whom, how many) are followed through before the position is judged, so that a "may" is worth
//! what can be done with it. Ending the turn is judged as standing still.

use crate::evaluate::{Weights, evaluate};
use crate::plan::unlike;
use crate::{Player, Seat};
use engine::state::{ChaCha8, PlayerIx};
use engine::{Action, Answer, Ask, Choice, Game, Silent};

/// How many follow-up choices are looked through, and how many answers of each.
const DEPTH: u32 = 3;
const BREADTH: usize = 12;
/// Positions looked at for one answer, roughly; each of the answers has the same share of them.
const NODES: usize = 8_000;

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
    let unlike = match world.decision().map(|decision| &decision.ask) {
        Some(Ask::Bag { open }) => unlike(world, open),
        Some(_) | None => Vec::new(),
    };
    let options = if unlike.is_empty() { options } else { &unlike };
    for answer in options {
        let mut left = NODES / options.len();
        let value = value_of(world, me, *answer, weights, DEPTH, &mut left);
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
fn value_of(
    world: &Game<Silent>,
    me: PlayerIx,
    answer: Answer,
    weights: &Weights,
    depth: u32,
    left: &mut usize,
) -> f32 {
    // Ending the turn hands everything over: judged as it stands, so that any gain is taken first.
    if answer == Answer::Action(Action::EndTurn) {
        return evaluate(world, me, weights);
    }
    let mut after = world.clone();
    if after.answer(answer).is_err() {
        return f32::NEG_INFINITY;
    }
    *left = left.saturating_sub(1);
    follow(&after, me, weights, depth, left) + nudge(answer)
}

/// A small push where the position does not tell: doing rather than not doing.
fn nudge(answer: Answer) -> f32 {
    match answer {
        Answer::Choice(Choice::Accept | Choice::Card(_)) => 0.01,
        Answer::Choice(Choice::Decline | Choice::Done) => -0.01,
        _ => 0.0,
    }
}

fn follow(world: &Game<Silent>, me: PlayerIx, weights: &Weights, depth: u32, left: &mut usize) -> f32 {
    let mine = world.decision().filter(|decision| decision.player == me && decision.ask != Ask::Turn);
    if mine.is_none() || depth == 0 || *left == 0 {
        return evaluate(world, me, weights);
    }
    let mut options = Vec::new();
    match mine.map(|decision| &decision.ask) {
        Some(Ask::Bag { open }) => options = unlike(world, open),
        Some(_) | None => world.options_into(&mut options),
    }
    options
        .iter()
        .take(BREADTH)
        .map(|answer| value_of(world, me, *answer, weights, depth - 1, left))
        .fold(f32::NEG_INFINITY, f32::max)
        .max(evaluate(world, me, weights) - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Edition;
    use notation::{catalog_of, names_of, read, resume};

    /// Each of the workshops waits once the next item is played; all are alike.
    #[test]
    fn of_many_waiting_abilities_that_are_alike_one_is_looked_at() {
        let library = library::load().expect("the library is compiled with this test");
        let (names, catalog) = (names_of(&library), catalog_of(&library));
        let workshops = "  play Maurice's Workshop\n".repeat(32);
        let text = format!(
            "title: Workshops\nrules: 7.7.4.2\nsource: own\n\nplayer A\n  inkwell Pawpsicle\n  inkwell Pawpsicle\n\
             \x20 hand Lantern\n{workshops}  deck 10 more\nplayer B\n  deck 10 more\nturn A\n"
        );
        let (file, _) = read(&text, &names);
        let mut game = resume(&file, &catalog, Edition::default()).0.expect("the position can be played");
        let play =
            game.options().into_iter().find(|answer| matches!(answer, Answer::Action(Action::Play { .. })));
        game.answer(play.expect("the item can be played")).expect("a legal answer");
        let Some(Ask::Bag { open }) = game.decision().map(|decision| &decision.ask) else {
            panic!("many abilities wait: {:?}", game.decision());
        };
        assert_eq!((open.len(), unlike(&game, open).len()), (32, 1));
    }
}

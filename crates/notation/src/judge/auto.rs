//! Decisions that take themselves: those with exactly one possible answer.
//!
//! Answers that cannot be told apart count as one. Some decisions are always asked: a turn action, "may", the
//! opening hand, naming a card, and which of several abilities leaves the bag next.

use engine::state::CardIx;
use engine::{Answer, Ask, Decision};

use super::cast::{classes, is_same};
use super::door::{self, Game};

/// The game after the only possible answer to its open decision, where there is exactly one.
pub(super) fn only_answer(game: &Game) -> Option<Game> {
    let decision = door::decision(game)?;
    match &decision.ask {
        Ask::Turn | Ask::May { .. } | Ask::OpeningHand | Ask::Name => None,
        Ask::Bag { open } => {
            (open.len() == 1).then(|| door::options(game)).and_then(|options| one(game, &options))
        }
        Ask::Player { .. }
        | Ask::Option { .. }
        | Ask::Number { .. }
        | Ask::Rounds { by_hand: false, .. }
        | Ask::Replacement { .. } => one(game, &door::options(game)),
        // Who wants to repeat more than the one action names a number; a line that does so finds the question.
        Ask::Rounds { by_hand: true, .. } => after(game, Answer::Done),
        Ask::Play { .. } => one(game, &distinct(game, door::options(game))),
        Ask::Cards { open, picked, enough, .. } => {
            if *enough || !picked.is_empty() {
                return None;
            }
            let open: Vec<CardIx> = open.iter().map(|obj| obj.card).collect();
            only_set(game, &open)
        }
        Ask::Order { open, placed, .. } => {
            let open: Vec<CardIx> = open.iter().map(|obj| obj.card).collect();
            (placed.is_empty() && classes(door::table(game), &open).len() == 1)
                .then(|| greedy(game, &open))
                .flatten()
        }
    }
}

/// The game after the one answer, where there is just one.
fn one(game: &Game, options: &[Answer]) -> Option<Game> {
    let [only] = options else { return None };
    after(game, *only)
}

fn after(game: &Game, answer: Answer) -> Option<Game> {
    let mut next = game.clone();
    door::answer(&mut next, answer).ok().map(|()| next)
}

/// Answers that differ in more than cards that cannot be told apart.
fn distinct(game: &Game, options: Vec<Answer>) -> Vec<Answer> {
    let mut found: Vec<Answer> = Vec::new();
    for option in options {
        let is_known = found.iter().any(|known| match (known, &option) {
            (Answer::Play { card: a, how: one }, Answer::Play { card: b, how: other }) => {
                one == other && is_same(door::table(game), *a, *b)
            }
            (known, option) => known == option,
        });
        if !is_known {
            found.push(option);
        }
    }
    found
}

/// The game after choosing the only set of cards that can be chosen.
///
/// From each class of candidates as the first card, a whole choice is made; where all of them come to the
/// same cards, there is no other.
fn only_set(game: &Game, open: &[CardIx]) -> Option<Game> {
    let mut found: Option<(Game, Vec<CardIx>)> = None;
    for first in classes(door::table(game), open) {
        let mut order = vec![first];
        order.extend(open.iter().copied().filter(|card| *card != first));
        let (next, chosen) = choose(game, &order)?;
        match &found {
            None => found = Some((next, chosen)),
            Some((_, known)) if is_same_set(game, known, &chosen) => {}
            Some(_) => return None,
        }
    }
    found.map(|(game, _)| game)
}

/// Chooses as many cards of the list as must be chosen; nothing where fewer would do as well.
fn choose(game: &Game, order: &[CardIx]) -> Option<(Game, Vec<CardIx>)> {
    let source = door::decision(game)?.clone();
    let mut next = game.clone();
    let mut chosen = Vec::new();
    while let Some((is_enough, open)) = same_choice(&next, &source, chosen.len()) {
        if is_enough {
            return None;
        }
        let card = *order.iter().find(|card| open.contains(card))?;
        door::answer(&mut next, Answer::Card(card)).ok()?;
        chosen.push(card);
    }
    Some((next, chosen))
}

/// Whether the open decision still is the choice of cards that began as `first`: whether it may end, and what is open.
pub(super) fn same_choice(game: &Game, first: &Decision, chosen: usize) -> Option<(bool, Vec<CardIx>)> {
    let decision = door::decision(game)?;
    match (&decision.ask, &first.ask) {
        (Ask::Cards { open, picked, enough, source }, Ask::Cards { source: began, .. })
            if picked.len() == chosen && source == began && decision.player == first.player =>
        {
            Some((*enough, open.iter().map(|obj| obj.card).collect()))
        }
        _ => None,
    }
}

fn is_same_set(game: &Game, one: &[CardIx], other: &[CardIx]) -> bool {
    let mut rest: Vec<CardIx> = other.to_vec();
    for card in one {
        let Some(at) = rest.iter().position(|found| is_same(door::table(game), *card, *found)) else {
            return false;
        };
        rest.swap_remove(at);
    }
    rest.is_empty()
}

/// Puts cards that cannot be told apart in the order they are in.
fn greedy(game: &Game, open: &[CardIx]) -> Option<Game> {
    let mut next = game.clone();
    for card in open {
        match door::decision(&next).map(|decision| &decision.ask) {
            Some(Ask::Order { open, .. }) if open.iter().any(|obj| obj.card == *card) => {
                door::answer(&mut next, Answer::Card(*card)).ok()?;
            }
            _ => break,
        }
    }
    Some(next)
}

//! Decisions that take themselves: those with exactly one possible answer.
//!
//! Answers that cannot be told apart count as one. Some decisions are always asked: a turn action, "may", the
//! opening hand, naming a card, and which of several abilities leaves the bag next.

use engine::state::CardIx;
use engine::{Action, Answer, Ask, Choice, Decision};

use super::access::{self, Game};
use super::game_names::{classes, is_same};

/// The game after the only possible answer to its open decision, where there is exactly one.
pub(super) fn only_answer(game: &Game) -> Option<Game> {
    let decision = access::decision(game)?;
    match &decision.ask {
        Ask::Turn | Ask::May { .. } | Ask::OpeningHand | Ask::Name | Ask::Class => None,
        Ask::Bag { open } => {
            (open.len() == 1).then(|| access::options(game)).and_then(|options| one(game, &options))
        }
        Ask::Player { .. }
        | Ask::Option { .. }
        | Ask::Number { .. }
        | Ask::Rounds { by_hand: false, .. }
        | Ask::Replacement { .. } => one(game, &access::options(game)),
        // Who wants to repeat more than the one action names a number; a line that does so finds the question.
        Ask::Rounds { by_hand: true, .. } => after(game, Answer::Choice(Choice::Done)),
        Ask::Play { .. } => one(game, &distinct(game, access::options(game))),
        Ask::Cards { open, picked, enough, .. } => {
            if *enough || !picked.is_empty() {
                return None;
            }
            let open: Vec<CardIx> = open.iter().map(|obj| obj.card).collect();
            only_set(game, &open)
        }
        Ask::Order { open, placed, .. } => {
            let open: Vec<CardIx> = open.iter().map(|obj| obj.card).collect();
            (placed.is_empty() && classes(access::board(game), &open).len() == 1)
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
    access::answer(&mut next, answer).ok().map(|()| next)
}

/// Answers that differ in more than cards that cannot be told apart.
fn distinct(game: &Game, options: Vec<Answer>) -> Vec<Answer> {
    let mut found: Vec<Answer> = Vec::new();
    for option in options {
        let is_known = found.iter().any(|known| match (known, &option) {
            (
                Answer::Action(Action::Play { card: a, how: one }),
                Answer::Action(Action::Play { card: b, how: other }),
            ) => one == other && is_same(access::board(game), *a, *b),
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
/// One choice is made; then, from each class of candidates as the first card, another one that takes what the first one
/// left before what it took. Where all of them come to the same cards, there is no other.
fn only_set(game: &Game, open: &[CardIx]) -> Option<Game> {
    let (next, chosen) = choose(game, open)?;
    let left = without(game, open, &chosen);
    for first in classes(access::board(game), open) {
        let order: Vec<CardIx> = [first].iter().chain(&left).chain(open).copied().collect();
        let (_, other) = choose(game, &order)?;
        if !without(game, &chosen, &other).is_empty() {
            return None;
        }
    }
    Some(next)
}

/// Chooses as many cards of the list as must be chosen; nothing where fewer would do as well.
fn choose(game: &Game, order: &[CardIx]) -> Option<(Game, Vec<CardIx>)> {
    let source = access::decision(game)?.clone();
    let mut next = game.clone();
    let mut chosen = Vec::new();
    while let Some((is_enough, open)) = same_choice(&next, &source, chosen.len()) {
        if is_enough {
            return None;
        }
        let card = *order.iter().find(|card| open.contains(card))?;
        access::answer(&mut next, Answer::Choice(Choice::Card(card))).ok()?;
        chosen.push(card);
    }
    Some((next, chosen))
}

/// Whether the open decision still is the choice of cards that began as `first`: whether it may end, and what is open.
pub(super) fn same_choice(game: &Game, first: &Decision, chosen: usize) -> Option<(bool, Vec<CardIx>)> {
    let decision = access::decision(game)?;
    match (&decision.ask, &first.ask) {
        (Ask::Cards { open, picked, enough, source }, Ask::Cards { source: began, .. })
            if picked.len() == chosen && source == began && decision.player == first.player =>
        {
            Some((*enough, open.iter().map(|obj| obj.card).collect()))
        }
        _ => None,
    }
}

/// The cards of a list without as many that cannot be told apart from those.
fn without(game: &Game, list: &[CardIx], less: &[CardIx]) -> Vec<CardIx> {
    let mut rest = list.to_vec();
    for card in less {
        let at = rest.iter().position(|found| found == card);
        let at = at.or_else(|| rest.iter().position(|found| is_same(access::board(game), *card, *found)));
        if let Some(at) = at {
            rest.remove(at);
        }
    }
    rest
}

/// Puts cards that cannot be told apart in the order they are in.
fn greedy(game: &Game, open: &[CardIx]) -> Option<Game> {
    let mut next = game.clone();
    for card in open {
        match access::decision(&next).map(|decision| &decision.ask) {
            Some(Ask::Order { open, .. }) if open.iter().any(|obj| obj.card == *card) => {
                access::answer(&mut next, Answer::Choice(Choice::Card(*card))).ok()?;
            }
            _ => break,
        }
    }
    Some(next)
}

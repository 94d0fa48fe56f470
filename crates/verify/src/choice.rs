//! Which answer is given next: at random, or rather those that do something new in this game.

use crate::exercise::Exercise;
use crate::scene::Manner;
use engine::program::{DefIx, Pool};
use engine::state::{ChaCha8, State};
use engine::{Action, Answer, Choice};

/// One decision in so many of a game of three or four ends with somebody leaving (9.2.3).
const LEAVES: u32 = 120;

/// Picks an answer.
pub(crate) fn pick(
    options: &[Answer],
    pool: &Pool,
    state: &State,
    focus: DefIx,
    manner: Manner,
    done: &Exercise,
    rng: &mut ChaCha8,
) -> Answer {
    let left = state.everyone();
    if left.len() > 2 && rng.below(LEAVES) == 0 {
        let player = state.from(state.active()).nth(rng.below(left.len()) as usize);
        if let Some(player) = player {
            return Answer::Concede(player);
        }
    }
    if let Some(Answer::Choice(Choice::Name(_))) = options.first()
        && rng.below(2) == 0
        && let Some(answer) = name_of_a_top_card(options, pool, state)
    {
        return answer;
    }
    if manner == Manner::Random {
        return options[rng.below(options.len() as u32) as usize];
    }
    let weights: Vec<u32> = options.iter().map(|answer| weight(answer, state, focus, done)).collect();
    let mut at = rng.below(weights.iter().sum::<u32>().max(1));
    for (answer, weight) in options.iter().zip(&weights) {
        if at < *weight {
            return *answer;
        }
        at -= weight;
    }
    options[0]
}

/// Who names a card at random never names the right one; now and then it is the one on top of a deck.
fn name_of_a_top_card(options: &[Answer], pool: &Pool, state: &State) -> Option<Answer> {
    let tops = state.from(state.active()).filter_map(|player| state.player(player).deck().last().copied());
    let mut names = tops.map(|card| Answer::Choice(Choice::Name(pool.card(state.card(card).def()).name)));
    names.find(|name| options.contains(name))
}

/// How much an answer is preferred.
fn weight(answer: &Answer, state: &State, focus: DefIx, done: &Exercise) -> u32 {
    let def = |card: engine::state::CardIx| state.card(card).def();
    match answer {
        Answer::Action(Action::Play { card, .. }) if def(*card) == focus => 60,
        Answer::Action(Action::Play { card, .. }) if !done.has_played(def(*card)) => 30,
        Answer::Action(Action::Play { .. }) => 10,
        Answer::Action(Action::Use { card, ability, .. }) => {
            match (done.has_used(*ability), def(*card) == focus) {
                (false, true) => 60,
                (false, false) => 20,
                (true, _) => 2,
            }
        }
        Answer::Choice(Choice::Card(card)) if def(*card) == focus => 12,
        Answer::Choice(Choice::Accept) => 20,
        Answer::Action(Action::Challenge { .. } | Action::Move { .. }) => 6,
        // Who quests ends the game; a longer one shows more.
        Answer::Action(Action::Quest(card)) => {
            if def(*card) == focus {
                8
            } else {
                2
            }
        }
        Answer::Action(Action::Ink(card)) => {
            if def(*card) == focus {
                1
            } else {
                4
            }
        }
        Answer::Action(Action::EndTurn) => 3,
        Answer::Concede(_)
        | Answer::Choice(
            Choice::Decline
            | Choice::Card(_)
            | Choice::Done
            | Choice::Player(_)
            | Choice::Option(_)
            | Choice::Number(_)
            | Choice::Name(_)
            | Choice::Class(_)
            | Choice::Resolve(_)
            | Choice::Apply(_),
        ) => 4,
    }
}

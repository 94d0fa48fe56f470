//! A line played on: what it comes to once every opponent has had a turn and the player one more.

use crate::plan::{Effort, Line, Planner, Step};
use crate::rooms::Room;
use crate::value::Value;
use engine::state::PlayerIx;
use engine::{Action, Answer, Ask, Game, Silent};

/// What is tried for a turn when lines are played on.
const NARROW: Effort = Effort { width: 1, nodes: 40 };
/// Decisions of a game that is played on, at most.
const DECISIONS_MAX: u32 = 200;

/// The odds where a line ends after each opponent has had a turn and this player one more; and how many positions that took.
pub(crate) fn play_on(value: &Value, mut game: Room, me: PlayerIx, steps: &[Step]) -> (f32, u32) {
    let mut used = 1;
    let mut steps = steps.iter();
    let turn = game.state().turn();
    // This turn, one of each opponent, and one more.
    let last = turn + game.state().everyone().len() as u16;
    let mut follows = true;
    for _ in 0..DECISIONS_MAX {
        let Some(open) = game.decision() else { break };
        let player = open.player;
        let is_turn = open.ask == Ask::Turn;
        if player == me && follows {
            match steps.next() {
                Some((_, answer)) if game.check(answer).is_ok() => {
                    if game.answer(*answer).is_err() {
                        break;
                    }
                    continue;
                }
                Some(_) | None => follows = false,
            }
        }
        if let Some(only) = game.forced().filter(|_| !is_turn) {
            if game.answer(only).is_err() {
                break;
            }
            continue;
        }
        let mut planner = Planner::new(value, player, NARROW);
        let line = if is_turn { planner.turn(value.rooms().copy(&game)) } else { planner.choice(&game) };
        used += planner.used();
        if is_turn && game.state().turn() >= last {
            let odds = if player == me { line.odds } else { after_other(value, &game, me, &line) };
            value.rooms().take(game);
            return (odds, used);
        }
        if line.steps.is_empty() {
            break;
        }
        // In this world everything comes as planned, but for what others choose on the way.
        for (_, answer) in line.steps {
            if game.decision().is_none_or(|open| open.player != player) || game.answer(answer).is_err() {
                break;
            }
        }
    }
    let odds = value.odds(&game, me);
    value.rooms().take(game);
    (odds, used)
}

/// The player's odds after another player's line.
fn after_other(value: &Value, game: &Game<Silent>, me: PlayerIx, line: &Line) -> f32 {
    let mut after = value.rooms().copy(game);
    for (_, answer) in line.steps.iter().filter(|(_, answer)| *answer != Answer::Action(Action::EndTurn)) {
        if after.answer(*answer).is_err() {
            break;
        }
    }
    let odds = value.odds(&after, me);
    value.rooms().take(after);
    odds
}

//! A line played on: what it comes to once every opponent has had a turn and the player one more, and with one opponent the same again.
//!
//! The further a line is played on, the less its end hangs on what the value knows, and the more on luck. What is thought after each
//! turn on the way therefore counts too: it is nearer to the line, and the mean of several judgements errs less than one.

use crate::network::chance;
use crate::plan::{Effort, Line, Planner, Step};
use crate::rooms::Room;
use crate::value::Value;
use engine::state::PlayerIx;
use engine::{Action, Answer, Ask, Game, Silent};

/// What is tried for a turn when lines are played on: whoever plays on worse than at the table judges lines by mistakes that nobody
/// would make.
const EACH_TURN: Effort = Effort { width: 4, nodes: 160 };
/// Decisions of a game that is played on, at most.
const DECISIONS_MAX: u32 = 200;
/// Turns that follow between two players: each has two. Among more everybody has one, which takes as much time.
const TURNS_OF_TWO: u16 = 4;
/// What a judgement on the way counts beside the last one.
const ON_THE_WAY: f32 = 0.5;

/// What was thought of a game on the way.
#[derive(Default)]
struct Thought {
    chances: f32,
    weight: f32,
}

impl Thought {
    fn add(&mut self, odds: f32) {
        self.chances += ON_THE_WAY * chance(odds);
        self.weight += ON_THE_WAY;
    }

    /// The chance with what is thought at the end.
    fn with_last(&self, odds: f32) -> f32 {
        (self.chances + chance(odds)) / (self.weight + 1.0)
    }
}

/// The chance to win after a line, as far as one world tells; and how many positions that took.
pub(crate) fn play_on(value: &Value, mut game: Room, me: PlayerIx, steps: &[Step]) -> (f32, u32) {
    let mut used = 1;
    let mut steps = steps.iter();
    let turn = game.state().turn();
    let seats = game.state().everyone().len() as u16;
    let last = turn + if seats == 2 { TURNS_OF_TWO } else { seats };
    let mut thought = Thought::default();
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
        let mut planner = Planner::new(value, player, EACH_TURN);
        let line = if is_turn { planner.turn(value.rooms().copy(&game)) } else { planner.choice(&game) };
        used += planner.used();
        if is_turn && game.state().turn() >= last {
            let odds = if player == me { line.odds } else { after_other(value, &game, me, &line) };
            value.rooms().take(game);
            return (thought.with_last(odds), used);
        }
        // What one opponent gains against one player that player loses.
        if is_turn && seats == 2 {
            thought.add(if player == me { line.odds } else { -line.odds });
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
    // Mostly the game is over: nothing that was thought before counts beside that.
    let odds = value.odds(&game, me);
    value.rooms().take(game);
    (chance(odds), used)
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

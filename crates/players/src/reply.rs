//! What a line comes to once opponents have answered with what lies on the table: what was left to be challenged, and who comes first
//! with lore, is seen rather than guessed. Nothing comes from their hands, which are not known.

use crate::plan::{Effort, Line, Planner, candidates};
use crate::rooms::Room;
use crate::value::Value;
use engine::state::PlayerIx;
use engine::{Ask, Game, Silent};

/// How opponents' answers are looked for, and what they count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Reply {
    /// What is tried for an answer.
    pub(crate) effort: Effort,
    /// How much of the odds is those after the answer; the rest is those before it.
    pub(crate) share: f32,
}

/// The odds of a line with the opponents' answers counted in, and how many positions that took.
pub(crate) fn after_reply(
    value: &Value,
    world: &Game<Silent>,
    me: PlayerIx,
    line: &Line,
    reply: Reply,
) -> (f32, u32) {
    let mut game = value.rooms().copy(world);
    for answer in line.answers() {
        choose_for_others(&mut game, me);
        if game.answer(answer).is_err() {
            break;
        }
    }
    choose_for_all(&mut game);
    let opponents = world.state().opponents(me).len();
    match game.decision() {
        // What one opponent gains against one player that player loses.
        Some(open) if open.player != me && opponents == 1 => {
            let mut planner = Planner::of_table(value, open.player, reply.effort);
            let after = planner.turn(game).odds;
            ((1.0 - reply.share) * line.odds - reply.share * after, planner.used())
        }
        // What one of several gains is mostly lost by others: all of them answer, each for its own good.
        Some(open) if open.player != me => {
            let (after, used) = after_replies(value, game, me, reply.effort);
            ((1.0 - reply.share) * line.odds + reply.share * after, used)
        }
        Some(_) | None => (line.odds, 1),
    }
}

/// The player's odds once each opponent has had a turn with what lies on the table.
fn after_replies(value: &Value, mut game: Room, me: PlayerIx, effort: Effort) -> (f32, u32) {
    let (mut over, mut used) = (me, 0);
    while let Some(open) = game.decision().filter(|open| open.player != me && open.player != over) {
        over = open.player;
        let mut planner = Planner::of_table(value, over, effort);
        for answer in planner.turn(value.rooms().copy(&game)).answers() {
            choose_for_others(&mut game, over);
            if game.answer(answer).is_err() {
                break;
            }
        }
        used += planner.used();
        choose_for_all(&mut game);
    }
    let odds = value.judged(&game, me, over);
    value.rooms().take(game);
    (odds, used)
}

/// What others choose within a line: the first that is allowed.
fn choose_for_others(game: &mut Game<Silent>, me: PlayerIx) {
    while game.decision().is_some_and(|open| open.player != me && open.ask != Ask::Turn) {
        let Some(first) = candidates(game, 1).first().copied() else { break };
        if game.answer(first).is_err() {
            break;
        }
    }
}

/// What is chosen between two turns: the first that is allowed.
fn choose_for_all(game: &mut Game<Silent>) {
    while game.decision().is_some_and(|open| open.ask != Ask::Turn) {
        let Some(first) = candidates(game, 1).first().copied() else { break };
        if game.answer(first).is_err() {
            break;
        }
    }
}

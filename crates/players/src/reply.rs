//! What a line comes to once opponents have answered with what lies on the table: what was left to be challenged, and who comes first
//! with lore, is seen rather than guessed. Nothing comes from their hands, which are not known. Then the player's own next turn: cards
//! that pay only beside others, later, look like nothing at the end of the turn in which they are played.

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

/// What a line comes to.
pub(crate) struct Answered {
    /// The odds with the opponents' answers counted in.
    pub(crate) odds: f32,
    /// How many positions that took.
    pub(crate) used: u32,
    /// Between two players, where the player's own next turn begins.
    next: Option<Room>,
}

/// A line with the opponents' answers counted in.
pub(crate) fn after_reply(
    value: &Value,
    world: &Game<Silent>,
    me: PlayerIx,
    line: &Line,
    reply: Reply,
) -> Answered {
    let mut game = value.rooms().copy(world);
    follow(&mut game, me, line);
    let opponents = world.state().opponents(me).len();
    match game.decision() {
        // What one opponent gains against one player that player loses.
        Some(open) if open.player != me && opponents == 1 => {
            let foe = open.player;
            let mut planner = Planner::of_table(value, foe, reply.effort);
            let answer = planner.turn(value.rooms().copy(&game));
            let odds = (1.0 - reply.share) * line.odds - reply.share * answer.odds;
            follow(&mut game, foe, &answer);
            Answered { odds, used: planner.used(), next: Some(game) }
        }
        // What one of several gains is mostly lost by others: all of them answer, each for its own good.
        Some(open) if open.player != me => {
            let (after, used) = after_replies(value, game, me, reply.effort);
            let odds = (1.0 - reply.share) * line.odds + reply.share * after;
            Answered { odds, used, next: None }
        }
        Some(_) | None => Answered { odds: line.odds, used: 1, next: None },
    }
}

impl Answered {
    /// The odds at the end of the player's own next turn, where it comes to one: what was made ready pays then, and what was kept in the
    /// hand is played.
    pub(crate) fn after_next(self, value: &Value, me: PlayerIx, effort: Effort) -> Option<f32> {
        let game = self.next?;
        let is_begun = game.decision().is_some_and(|open| open.player == me && open.ask == Ask::Turn);
        is_begun.then(|| Planner::new(value, me, effort).turn(game).odds)
    }
}

/// The player's odds once each opponent has had a turn with what lies on the table.
fn after_replies(value: &Value, mut game: Room, me: PlayerIx, effort: Effort) -> (f32, u32) {
    let (mut over, mut used) = (me, 0);
    while let Some(open) = game.decision().filter(|open| open.player != me && open.player != over) {
        over = open.player;
        let mut planner = Planner::of_table(value, over, effort);
        let answer = planner.turn(value.rooms().copy(&game));
        follow(&mut game, over, &answer);
        used += planner.used();
    }
    let odds = value.judged(&game, me, over);
    value.rooms().take(game);
    (odds, used)
}

/// Plays a line of a player; the next turn may begin.
fn follow(game: &mut Game<Silent>, player: PlayerIx, line: &Line) {
    for answer in line.answers() {
        choose_for_others(game, player);
        if game.answer(answer).is_err() {
            break;
        }
    }
    choose_for_all(game);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::CARD;
    use engine::position::{PlacedCard, PlayerBlock};
    use engine::state::{CardIx, Zone};
    use engine::{Action, Answer, Edition, How, Position};
    use notation::{Catalog, catalog_of};

    const EFFORT: Effort = Effort { width: 4, nodes: 200 };

    /// 4.7: a place that characters leave for another one for nothing, and one that pays for whoever comes from a place; ink for one of
    /// them a turn.
    fn position(catalog: &Catalog) -> Game<Silent> {
        let card = |name: &str, zone| PlacedCard::new(catalog.find(name).expect("a card"), zone);
        let rest = || std::iter::repeat_with(|| card("Lucky Dime", Zone::Deck)).take(30);
        let own = [
            card("Carl's House - Flying High", Zone::Hand),
            card("Sugar Rush Speedway - Finish Line", Zone::Hand),
            card("Mickey Mouse - True Friend", Zone::Play),
            card("Lucky Dime", Zone::Inkwell),
            card("Lucky Dime", Zone::Inkwell),
        ];
        let own = PlayerBlock { cards: own.into_iter().chain(rest()).collect(), ..PlayerBlock::default() };
        let other = PlayerBlock { cards: rest().collect(), ..PlayerBlock::default() };
        let position = Position { players: vec![own, other], turn: 3, ..Position::default() };
        let pool = catalog.pool().clone();
        Game::from_position(pool, &position, Edition::default(), Silent).expect("sound")
    }

    /// The gain of playing the place first, at the end of this turn and of the next one.
    #[test]
    fn what_pays_beside_another_card_is_seen_a_turn_before() {
        let library = library::load().expect("the library is compiled with this test");
        let game = position(&catalog_of(&library));
        let me = PlayerIx(0);
        let mut value = Value::default();
        value.prepare(&game);
        // Cards that are drawn count the same whatever they are.
        value.begin(&game, me, CARD);
        let end = (0, Answer::Action(Action::EndTurn));
        let place: CardIx = game.state().player(me).hand()[0];
        let play = (0, Answer::Action(Action::Play { card: place, how: How::Ink }));
        let [waits, plays] = [vec![end], vec![play, end]].map(|steps| {
            let line = Line { steps, odds: 0.0 };
            let reply = Reply { effort: EFFORT, share: 1.0 };
            let answered = after_reply(&value, &game, me, &line, reply);
            (answered.odds, answered.after_next(&value, me, EFFORT).expect("nobody has won yet"))
        });
        let (now, soon) = (plays.0 - waits.0, plays.1 - waits.1);
        assert!(soon > now + 0.5, "{now} at once, {soon} a turn later");
    }
}

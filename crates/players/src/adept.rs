//! The adept player: plans its whole turn with a learned value of the position.
//!
//! The plan is made once a turn, in a world of its own, and followed as long as everything comes as it was thought; what it drew or
//! saw that the world could not know makes it plan anew. Fast enough for simulations.

use crate::course::Course;
use crate::network::Network;
use crate::plan::{Effort, Line, Planner};
use crate::reply::{Reply, after_reply};
use crate::search::followed;
use crate::solve::{Reach, proven};
use crate::value::{CARD, Value, WON};
use crate::{Player, Seat};
use engine::state::{ChaCha8, PlayerIx};
use engine::{Answer, Ask, Game, Silent};
use std::sync::Arc;

/// What is tried for a turn.
pub const EFFORT: Effort = Effort { width: 8, nodes: 400 };

/// Positions looked at for a proof of a win this turn, and what the turn may bring for one to be looked for.
const PROOF: u64 = 200;
const REACH: Reach = Reach { quests: 1, card: 0, more: 2 };

/// Where nothing can be done.
const NOTHING: Line = Line { steps: Vec::new(), odds: -WON };

/// How an adept thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// What is tried for a turn.
    pub effort: Effort,
    /// Lines that are compared by an opponent's answer.
    pub replies: usize,
    /// How much worse one of them may seem before that.
    pub near: f32,
    /// What is tried for the answer.
    pub reply: Effort,
    /// How much of the odds is those after the answer; the rest is those before it.
    pub reply_share: f32,
    /// Lines that are compared by the own next turn after that answer.
    pub next_lines: usize,
    /// How much worse one of them may be before that.
    pub next_near: f32,
    /// What is tried for that turn.
    pub next: Effort,
    /// How much of the odds is those at its end.
    pub next_share: f32,
    /// With so many cards in the inkwell no more are put there.
    pub ink_most: usize,
    /// What a card that comes to the hand while the turn is planned is worth, as a logarithm of odds.
    pub card: f32,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            effort: EFFORT,
            replies: 5,
            near: 1.5,
            reply: Effort { width: 1, nodes: 30 },
            reply_share: 0.7,
            next_lines: 5,
            next_near: 0.5,
            next: Effort { width: 1, nodes: 1 },
            next_share: 0.7,
            ink_most: usize::MAX,
            card: CARD,
        }
    }
}

/// Plans its turn.
pub struct Adept {
    value: Value,
    rng: ChaCha8,
    style: Style,
    course: Course,
}

impl Adept {
    /// A player whose worlds follow from the seed.
    pub fn new(seed: u64) -> Adept {
        Adept::with(seed, Value::default(), Style::default())
    }

    /// With other weights, for whoever trains them.
    pub fn of_network(seed: u64, network: Arc<Network>, style: Style) -> Adept {
        Adept::with(seed, Value::new(network), style)
    }

    /// With a judge and a way of thinking.
    pub fn with(seed: u64, value: Value, style: Style) -> Adept {
        Adept { value, rng: ChaCha8::new(seed), style, course: Course::default() }
    }

    fn seed(&mut self) -> u64 {
        u64::from(self.rng.next_u32()) << 32 | u64::from(self.rng.next_u32())
    }

    fn think(&mut self, seat: &Seat<'_>) -> Line {
        let world = seat.world(self.seed());
        self.value.prepare(&world);
        self.value.begin(&world, seat.player(), self.style.card);
        let planner = Planner::new(&self.value, seat.player(), self.style.effort);
        let mut planner = planner.inking(self.style.ink_most);
        let line = match seat.ask() {
            Some(Ask::Turn) => {
                let mut lines = planner.lines(self.value.rooms().copy(&world), self.style.replies);
                if let Some(rush) = planner.all_out()
                    && lines.iter().all(|line| line.odds.to_bits() != rush.odds.to_bits())
                {
                    lines.push(rush);
                }
                self.answered(&world, seat.player(), lines)
            }
            Some(_) | None => planner.choice(&world),
        };
        self.value.forget();
        // A beam may miss a win that takes a sacrifice; a short proof finds most of them.
        if line.odds < WON
            && let Some(won) = proven(seat, PROOF, REACH)
        {
            return followed(&self.value, &seat.world(0), seat.player(), &won);
        }
        line
    }

    /// The line that is best once the next opponent has answered with what lies on the table and the own next turn is over.
    fn answered(&self, world: &Game<Silent>, me: PlayerIx, lines: Vec<Line>) -> Line {
        let most = lines.first().map_or(-WON, |line| line.odds);
        let is_settled = lines.len() < 2 || most >= WON;
        let reply = Reply { effort: self.style.reply, share: self.style.reply_share };
        let mut near = lines.into_iter().filter(|line| line.odds >= most - self.style.near);
        if is_settled {
            return near.next().unwrap_or(NOTHING);
        }
        let answered = near.map(|line| (after_reply(&self.value, world, me, &line, reply), line));
        let mut answered: Vec<_> = answered.collect();
        // Of equal ones the first stays first.
        answered.sort_by(|(one, _), (other, _)| other.odds.total_cmp(&one.odds));
        let least = answered.first().map_or(-WON, |(best, _)| best.odds - self.style.next_near);
        answered.retain(|(one, _)| one.odds >= least);
        answered.truncate(self.style.next_lines.max(1));
        if answered.len() < 2 {
            return answered.pop().map_or(NOTHING, |(_, line)| line);
        }
        let share = self.style.next_share;
        let looked = answered.into_iter().map(|(answered, line)| {
            let odds = answered.odds;
            let next = answered.after_next(&self.value, me, self.style.next);
            (next.map_or(odds, |next| (1.0 - share) * odds + share * next), line)
        });
        let best = looked.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map_or(NOTHING, |(_, line)| line)
    }
}

impl Player for Adept {
    fn answer(&mut self, seat: &Seat<'_>) -> Answer {
        if let Some(answer) = self.course.next(seat) {
            return answer;
        }
        let line = self.think(seat);
        self.course.begin(seat, line.steps)
    }
}

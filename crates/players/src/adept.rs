//! The adept player: plans its whole turn with a learned value of the position.
//!
//! The plan is made once a turn, in a world of its own, and followed as long as everything comes as it was thought; what it drew or
//! saw that the world could not know makes it plan anew. Fast enough for simulations.

use crate::course::Course;
use crate::network::Network;
use crate::plan::{Effort, Line, Planner};
use crate::search::followed;
use crate::solve::{Reach, proven};
use crate::value::{Value, WON};
use crate::{Player, Seat};
use engine::state::ChaCha8;
use engine::{Answer, Ask};
use std::sync::Arc;

/// What is tried for a turn.
pub const EFFORT: Effort = Effort { width: 3, nodes: 60 };

/// Positions looked at for a proof of a win this turn, and what the turn may bring for one to be looked for.
const PROOF: u64 = 200;
const REACH: Reach = Reach { quests: 1, card: 0, more: 2 };

/// Plans its turn.
pub struct Adept {
    value: Value,
    rng: ChaCha8,
    effort: Effort,
    course: Course,
}

impl Adept {
    /// A player whose worlds follow from the seed.
    pub fn new(seed: u64) -> Adept {
        Adept::with(seed, Value::default(), EFFORT)
    }

    /// With other weights, for whoever trains them.
    pub fn of_network(seed: u64, network: Arc<Network>, effort: Effort) -> Adept {
        Adept::with(seed, Value::new(network), effort)
    }

    fn with(seed: u64, value: Value, effort: Effort) -> Adept {
        Adept { value, rng: ChaCha8::new(seed), effort, course: Course::default() }
    }

    fn seed(&mut self) -> u64 {
        u64::from(self.rng.next_u32()) << 32 | u64::from(self.rng.next_u32())
    }

    fn think(&mut self, seat: &Seat<'_>) -> Line {
        let world = seat.world(self.seed());
        self.value.prepare(&world);
        let mut planner = Planner::new(&self.value, seat.player(), self.effort);
        let line = match seat.ask() {
            Some(Ask::Turn) => planner.turn(world),
            Some(_) | None => planner.choice(&world),
        };
        // A beam may miss a win that takes a sacrifice; a short proof finds most of them.
        if line.odds < WON
            && let Some(won) = proven(seat, PROOF, REACH)
        {
            return followed(&self.value, &seat.world(0), seat.player(), &won);
        }
        line
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

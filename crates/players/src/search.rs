//! The search player: lines of its turn, played on in many worlds.
//!
//! The [`Planner`] finds the best few lines of the turn, and the best one at whose end everybody quests; what the adept thinks of them
//! is what they begin with. Each is played on in worlds in which everything hidden is dealt anew: all opponents answer with a turn of
//! their own, then this player once more (between two players all of that twice), and the learned value judges each turn on the way
//! and where that ends. All lines meet the same worlds; after each round the worse half is left out (sequential halving), so that most
//! worlds go to the lines that are hard to tell apart, and the adept's own line always stays. With more budget more lines are looked
//! at. Everything is by index: a choice of a thousand names costs no more than the few that can matter. Works for any number of
//! players.

use crate::ahead::play_on;
use crate::course::Course;
use crate::network::{Network, chance};
use crate::plan::{Effort, Line, Planner, candidates, seen};
use crate::reply::{Reply, after_reply};
use crate::solve::{Reach, WORLDS, proven};
use crate::value::{CARD, Value, WON};
use crate::{Player, Seat};
use engine::state::{ChaCha8, PlayerIx};
use engine::{Answer, Ask, Game, Silent};
use std::sync::Arc;
use std::time::Instant;

/// How long to think about one turn or choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many times `POSITIONS` positions: the same on every machine.
    Iterations(u32),
    /// So many milliseconds: as strong as the machine is fast.
    Milliseconds(u64),
}

/// What is known of opponents' lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lists {
    /// What was seen, and what such lists look like.
    #[default]
    Hidden,
    /// Everything: open lists.
    Open,
}

/// Positions of one iteration.
pub(crate) const POSITIONS: u32 = 100;

/// Lines of a turn that are looked for, at least and at most.
const LINES: (usize, usize) = (4, 16);
/// Of these so many are played on: those that the adept thinks best.
const TRIED: usize = 8;
/// What is tried to find them: as much as the adept does, and more where there is time for it.
const WIDE: Effort = Effort { width: 12, nodes: 400 };
const WIDEST: u32 = 2_000;
/// What the adept thinks of a line counts as so many worlds.
const PRIOR: f32 = 3.0;
/// Positions looked at for a proof of a win, for each iteration or millisecond, and at least.
const PROOF: u64 = 10;
const PROOF_LEAST: u64 = 10_000;
/// What a turn may bring for a win to be looked for.
const REACH: Reach = Reach { quests: 2, card: 2, more: 4 };
/// How opponents' answers count for the first look at a line: as for the adept.
const REPLY: Reply = Reply { effort: Effort { width: 1, nodes: 30 }, share: 0.7 };

/// Searches.
pub struct Search {
    budget: Budget,
    lists: Lists,
    value: Value,
    rng: ChaCha8,
    course: Course,
}

/// A line with what came of it.
#[derive(Clone)]
pub struct Weighed {
    /// What would be done.
    pub line: Line,
    /// The chance to win, as far as the worlds tell.
    pub chance: f32,
    /// In so many worlds.
    pub worlds: u32,
}

impl Search {
    /// A player whose worlds follow from the seed.
    pub fn new(seed: u64, budget: Budget, lists: Lists) -> Search {
        Search { budget, lists, value: Value::default(), rng: ChaCha8::new(seed), course: Course::default() }
    }

    /// The same with other weights.
    pub fn of_network(seed: u64, budget: Budget, lists: Lists, network: Arc<Network>) -> Search {
        Search { value: Value::new(network), ..Search::new(seed, budget, lists) }
    }

    /// The lines for the open decision with their chances, the best first. A win this turn that can be proved is the only one.
    pub fn weigh(&mut self, seat: &Seat<'_>) -> Vec<Weighed> {
        self.weigh_with(seat, None)
    }

    /// The same, and a line of the caller's among them, with its place: where it was, or last.
    pub fn compare(&mut self, seat: &Seat<'_>, answers: &[Answer]) -> (Vec<Weighed>, Option<usize>) {
        let lines = self.weigh_with(seat, Some(answers));
        let at = lines.iter().position(|weighed| weighed.line.answers().eq(answers.iter().copied()));
        (lines, at)
    }

    fn weigh_with(&mut self, seat: &Seat<'_>, further: Option<&[Answer]>) -> Vec<Weighed> {
        let me = seat.player();
        let started = self.budget.clock();
        let world = self.world(seat);
        self.value.prepare(&world);
        let further = further.map(|answers| followed(&self.value, &world, me, answers));
        if let Some(line) = self.proven(seat) {
            let won = Weighed { line, chance: 1.0, worlds: WORLDS };
            let other = further.map(|line| Weighed { chance: chance(line.odds), worlds: 0, line });
            return [won].into_iter().chain(other).collect();
        }
        let mut used = 0;
        self.value.begin(&world, me, CARD);
        let mut lines = self.lines(seat, &world, &mut used);
        let new = further.iter().filter(|line| lines.iter().all(|known| !known.is_as(line)));
        lines.append(&mut new.cloned().collect());
        let mut lines = self.judged(&world, me, lines, &mut used);
        let mut place = 0;
        lines.retain(|weighed| {
            place += 1;
            place <= TRIED || further.as_ref().is_some_and(|further| weighed.line.is_as(further))
        });
        self.value.forget();
        // Proven, or without an alternative.
        if lines.len() > 1 && lines[0].line.odds < WON {
            self.halve(seat, me, &mut lines, used, started);
        }
        for weighed in &mut lines {
            weighed.chance /= PRIOR + weighed.worlds as f32;
        }
        // Those that met more worlds stayed in longer.
        lines.sort_by(|one, other| other.worlds.cmp(&one.worlds).then(other.chance.total_cmp(&one.chance)));
        lines
    }

    /// What the adept thinks of the lines, the best first: how they stand once opponents have answered. It counts as some worlds.
    fn judged(&self, world: &Game<Silent>, me: PlayerIx, lines: Vec<Line>, used: &mut u32) -> Vec<Weighed> {
        let is_settled = lines.len() < 2 || lines[0].odds >= WON;
        let mut judge = |line: &Line| {
            if is_settled {
                return line.odds;
            }
            let answered = after_reply(&self.value, world, me, line, REPLY);
            *used += answered.used;
            answered.odds
        };
        let weighed = |line: Line| Weighed { chance: chance(judge(&line)) * PRIOR, worlds: 0, line };
        let mut lines: Vec<Weighed> = lines.into_iter().map(weighed).collect();
        lines.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        lines
    }

    /// A win this turn, whatever is hidden, where there may be one.
    fn proven(&self, seat: &Seat<'_>) -> Option<Line> {
        let positions = match self.budget {
            Budget::Iterations(count) => u64::from(count) * PROOF,
            Budget::Milliseconds(time) => time * PROOF,
        };
        let line = proven(seat, positions.max(PROOF_LEAST), REACH)?;
        Some(followed(&self.value, &seat.world(0), seat.player(), &line))
    }

    fn seed(&mut self) -> u64 {
        u64::from(self.rng.next_u32()) << 32 | u64::from(self.rng.next_u32())
    }

    fn world(&mut self, seat: &Seat<'_>) -> Game<Silent> {
        let seed = self.seed();
        let mut world = match self.lists {
            Lists::Hidden => seat.world(seed),
            Lists::Open => seat.open_world(seed),
        };
        world.offer_no_rounds();
        world
    }

    fn lines(&self, seat: &Seat<'_>, world: &Game<Silent>, used: &mut u32) -> Vec<Line> {
        let most = match self.budget {
            Budget::Iterations(count) => (count as usize / 12).clamp(LINES.0, LINES.1),
            Budget::Milliseconds(time) => (time as usize / 2).clamp(LINES.0, LINES.1),
        };
        let mut planner = Planner::new(&self.value, seat.player(), self.budget.effort());
        let lines = match seat.ask() {
            Some(Ask::Turn) => {
                let mut lines = planner.lines(self.value.rooms().copy(world), most);
                if let Some(rush) = planner.all_out()
                    && lines.iter().all(|line| line.odds.to_bits() != rush.odds.to_bits())
                {
                    lines.push(rush);
                }
                lines
            }
            Some(_) | None => {
                let each =
                    candidates(world, most).into_iter().filter_map(|answer| planner.after(world, answer));
                let mut lines: Vec<Line> = each.collect();
                lines.sort_by(|one, other| other.odds.total_cmp(&one.odds));
                lines
            }
        };
        *used += planner.used();
        lines
    }

    /// Rounds of worlds for all lines that are left; the worse half goes after each. The first, which is the adept's, stays: what is
    /// played instead of it has been better in all worlds together.
    fn halve(
        &mut self,
        seat: &Seat<'_>,
        me: PlayerIx,
        lines: &mut [Weighed],
        mut used: u32,
        started: Option<Instant>,
    ) {
        let rounds = lines.len().next_power_of_two().trailing_zeros().max(1);
        let mut left = lines.len();
        for round in 0..rounds {
            let mut met = 0;
            while met == 0 || !self.budget.is_spent(used, started, round + 1, rounds) {
                let world = self.world(seat);
                for weighed in &mut lines[..left] {
                    let copy = self.value.rooms().copy(&world);
                    let (won, positions) = play_on(&self.value, copy, me, &weighed.line.steps);
                    used += positions;
                    weighed.chance += won;
                    weighed.worlds += 1;
                }
                self.value.rooms().take(Box::new(world));
                met += 1;
            }
            lines[1..left].sort_by(|one, other| other.chance.total_cmp(&one.chance));
            left = left.div_ceil(2).max(2).min(lines.len());
        }
    }
}

/// Answers of a player as a line, as far as they can be followed in a world.
pub(crate) fn followed(value: &Value, world: &Game<Silent>, me: PlayerIx, answers: &[Answer]) -> Line {
    let mut game = world.clone();
    let mut steps = Vec::new();
    let mut odds = value.odds(&game, me);
    let turn = game.state().turn();
    for answer in answers {
        while let Some(open) = game.decision().filter(|open| open.player != me) {
            let first = match open.ask {
                Ask::Turn => None,
                _ => game.options().first().copied(),
            };
            if first.is_none_or(|first| game.answer(first).is_err()) {
                return Line { steps, odds };
            }
        }
        steps.push((seen(&game, me), *answer));
        if game.answer(*answer).is_err() {
            steps.pop();
            break;
        }
        if game.state().turn() == turn {
            odds = value.odds(&game, me);
        }
    }
    Line { steps, odds }
}

impl Player for Search {
    fn answer(&mut self, seat: &Seat<'_>) -> Answer {
        if let Some(answer) = self.course.next(seat) {
            return answer;
        }
        let best = self.weigh(seat).into_iter().next();
        self.course.begin(seat, best.map(|best| best.line.steps).unwrap_or_default())
    }
}

impl Budget {
    /// When thinking began, where that matters: not every place that runs us has a clock (a browser's wasm has none).
    fn clock(self) -> Option<Instant> {
        match self {
            Budget::Iterations(_) => None,
            Budget::Milliseconds(_) => Some(Instant::now()),
        }
    }

    /// What is tried to find lines: not more than an eighth of the budget, if that is more than the least.
    fn effort(self) -> Effort {
        let eighth = match self {
            Budget::Iterations(count) => count.saturating_mul(POSITIONS) / 8,
            Budget::Milliseconds(time) => u32::try_from(time).unwrap_or(u32::MAX).saturating_mul(4),
        };
        Effort { nodes: eighth.clamp(WIDE.nodes, WIDEST), ..WIDE }
    }

    /// Whether the share of the budget that belongs to the rounds so far is spent.
    fn is_spent(self, used: u32, started: Option<Instant>, rounds: u32, of: u32) -> bool {
        match self {
            Budget::Iterations(most) => {
                u64::from(used) * u64::from(of) >= u64::from(most) * u64::from(POSITIONS) * u64::from(rounds)
            }
            Budget::Milliseconds(most) => {
                let elapsed = started.map_or(0, |started| started.elapsed().as_millis());
                elapsed * u128::from(of) >= u128::from(most) * u128::from(rounds)
            }
        }
    }
}

//! The search player: information-set Monte Carlo tree search over worlds.
//!
//! Each iteration deals a world (everything hidden drawn anew), walks the tree along answers that are legal in that world by
//! UCB, adds one node, plays a short roll-out and judges where it ends. Nodes are shared between worlds; an answer that is not
//! always legal is weighed by how often it was there. What a player cannot see never decides: only the average over worlds does.
//! Where the next decision is this player's again, what was found below the answer is kept and searched further.

use crate::evaluate::{Weights, evaluate};
use crate::greedy::best_of;
use crate::random::pick;
use crate::{Player, Seat};
use engine::state::{ChaCha8, PlayerIx};
use engine::{Answer, Ask, Game, Silent};
use std::time::Instant;

/// How long to think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same on every machine.
    Iterations(u32),
    /// So many milliseconds: as strong as the machine is fast.
    Milliseconds(u64),
}

/// Monte Carlo tree search.
pub struct Search {
    budget: Budget,
    weights: Weights,
    rng: ChaCha8,
    tree: Tree,
    /// The turn in which the tree's root is this player's decision, if the tree can be gone on with.
    kept: Option<u16>,
}

impl Search {
    /// A player whose worlds follow from the seed.
    pub fn new(seed: u64, budget: Budget) -> Search {
        Search {
            budget,
            weights: Weights::default(),
            rng: ChaCha8::new(seed),
            tree: Tree::default(),
            kept: None,
        }
    }
}

/// How strongly rarely tried answers are preferred.
const EXPLORE: f32 = 0.7;
/// How many answers a roll-out makes at most.
const ROLLOUT: u32 = 24;
/// What a difference in worth of this size means for the chance to win.
const SCALE: f32 = 9.0;
/// How often the clock is asked.
const CLOCK_EVERY: u32 = 16;

impl Player for Search {
    fn answer(&mut self, seat: &Seat<'_>) -> Answer {
        let mut options = Vec::new();
        seat.options_into(&mut options);
        if options.len() <= 1 {
            return options.first().copied().unwrap_or(Answer::Done);
        }
        if seat.ask() == Some(&Ask::OpeningHand) {
            let world = seat.world(self.seed());
            return best_of(&world, seat.player(), &options, &self.weights).unwrap_or(options[0]);
        }
        if self.kept.take() != Some(seat.turn()) {
            self.tree.clear();
        }
        let started = Instant::now();
        let mut round = 0;
        while !self.budget.is_spent(round, started) {
            let world = seat.world(self.seed());
            self.iterate(world);
            round += 1;
        }
        let Some(best) = self.tree.most_visited(&options) else { return options[0] };
        let answer = self.tree.nodes[best].answer;
        // Only where nobody else has anything to say before: what others choose can be hidden, so the tree cannot follow it.
        if self.tree.decides_below(best, seat.player()) {
            self.tree.keep(best);
            self.kept = Some(seat.turn());
        }
        answer
    }
}

impl Budget {
    fn is_spent(self, rounds: u32, started: Instant) -> bool {
        match self {
            Budget::Iterations(most) => rounds >= most,
            Budget::Milliseconds(most) => {
                rounds % CLOCK_EVERY == CLOCK_EVERY - 1 && started.elapsed().as_millis() >= u128::from(most)
            }
        }
    }
}

impl Search {
    fn seed(&mut self) -> u64 {
        u64::from(self.rng.next_u32()) << 32 | u64::from(self.rng.next_u32())
    }

    fn iterate(&mut self, mut world: Game<Silent>) {
        let mut path = vec![0usize];
        let mut node = 0;
        let mut options = Vec::new();
        while let Some(decision) = world.decision() {
            let player = decision.player;
            world.options_into(&mut options);
            let (next, new) = self.tree.choose(node, player, &options, &mut self.rng);
            let answer = self.tree.nodes[next].answer;
            if world.answer(answer).is_err() {
                break;
            }
            path.push(next);
            node = next;
            if new {
                break;
            }
        }
        self.roll_out(&mut world, &mut options);
        let players = world.state().players.len();
        let rewards: Vec<f32> =
            (0..players).map(|p| reward(&world, PlayerIx(p as u8), &self.weights)).collect();
        self.tree.credit(&path, &rewards);
    }

    fn roll_out(&mut self, world: &mut Game<Silent>, options: &mut Vec<Answer>) {
        let turn = world.state().turn;
        for _ in 0..ROLLOUT {
            let Some(decision) = world.decision() else { return };
            // Judged at the start of a turn, so that both sides had the same to say.
            if decision.ask == Ask::Turn && world.state().turn > turn + 1 {
                return;
            }
            world.options_into(options);
            let answer = likely(world, options, &mut self.rng);
            if world.answer(answer).is_err() {
                return;
            }
        }
    }
}

/// A sensible answer without thinking: quests, favourable challenges and plays before ending the turn.
fn likely(world: &Game<Silent>, options: &[Answer], rng: &mut ChaCha8) -> Answer {
    if options.len() <= 1 || world.decision().is_none_or(|decision| decision.ask != Ask::Turn) {
        return pick(options, rng);
    }
    let weight = |answer: &Answer| match answer {
        Answer::EndTurn => 1,
        Answer::Quest(_) => 8,
        Answer::Play { .. } => 8,
        Answer::Ink(_) => 3,
        Answer::Challenge { with, target } if banishes(world, *with, *target) => 8,
        Answer::Challenge { .. } | Answer::Move { .. } => 1,
        _ => 3,
    };
    let total: u32 = options.iter().map(weight).sum();
    let mut left = rng.below(total.max(1));
    for answer in options {
        let share = weight(answer);
        if left < share {
            return *answer;
        }
        left -= share;
    }
    options[0]
}

fn banishes(world: &Game<Silent>, with: engine::state::CardIx, target: engine::state::CardIx) -> bool {
    let mine = world.values(with);
    let theirs = world.values(target);
    let damage = mine.strength + i32::from(mine.challenger) - i32::from(theirs.resist);
    damage >= theirs.willpower - i32::from(world.state().card(target).damage)
}

/// The worth of a position as a chance to win.
fn reward(world: &Game<Silent>, player: PlayerIx, weights: &Weights) -> f32 {
    let worth = evaluate(world, player, weights);
    1.0 / (1.0 + (-worth / SCALE).exp())
}

/// The tree, in one table; node 0 is the root.
#[derive(Default)]
struct Tree {
    nodes: Vec<Node>,
}

struct Node {
    answer: Answer,
    /// Who chose this answer.
    player: PlayerIx,
    visits: u32,
    /// How often it was legal when its parent was visited.
    offered: u32,
    reward: f32,
    children: Vec<usize>,
}

impl Tree {
    fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(Answer::Done, PlayerIx(0)));
    }

    /// A child of the node along a legal answer: an untried one if there is one (and it is new), else the best by UCB.
    fn choose(
        &mut self,
        node: usize,
        player: PlayerIx,
        options: &[Answer],
        rng: &mut ChaCha8,
    ) -> (usize, bool) {
        let known = |tree: &Tree, answer: &Answer| {
            tree.nodes[node].children.iter().copied().find(|child| tree.nodes[*child].answer == *answer)
        };
        let untried: Vec<Answer> = options.iter().copied().filter(|a| known(self, a).is_none()).collect();
        for answer in options {
            if let Some(child) = known(self, answer) {
                self.nodes[child].offered += 1;
            }
        }
        if !untried.is_empty() {
            let answer = pick(&untried, rng);
            self.nodes.push(Node { offered: 1, ..Node::new(answer, player) });
            let new = self.nodes.len() - 1;
            self.nodes[node].children.push(new);
            return (new, true);
        }
        let best = options
            .iter()
            .filter_map(|answer| known(self, answer))
            .max_by(|a, b| self.nodes[*a].urge().total_cmp(&self.nodes[*b].urge()));
        (best.unwrap_or(node), best.is_none())
    }

    fn credit(&mut self, path: &[usize], rewards: &[f32]) {
        for ix in path {
            let node = &mut self.nodes[*ix];
            node.visits += 1;
            node.reward += rewards.get(node.player.index()).copied().unwrap_or(0.5);
        }
    }

    /// The child of the root that was tried most, of those that are legal now.
    fn most_visited(&self, options: &[Answer]) -> Option<usize> {
        let children = self.nodes[0].children.iter().copied();
        children.filter(|c| options.contains(&self.nodes[*c].answer)).max_by_key(|c| self.nodes[*c].visits)
    }

    /// Whether the decision after the node was the player's in every world that came there.
    fn decides_below(&self, node: usize, player: PlayerIx) -> bool {
        let children = &self.nodes[node].children;
        !children.is_empty() && children.iter().all(|child| self.nodes[*child].player == player)
    }

    /// Makes the node the root and forgets everything that is not below it.
    fn keep(&mut self, root: usize) {
        let mut kept = Vec::new();
        let mut open = vec![root];
        let mut next = 0;
        while let Some(&old) = open.get(next) {
            let node = &mut self.nodes[old];
            let mut children = std::mem::take(&mut node.children);
            for child in &mut children {
                open.push(*child);
                *child = open.len() - 1;
            }
            kept.push(Node { children, ..*node });
            next += 1;
        }
        self.nodes = kept;
    }
}

impl Node {
    fn new(answer: Answer, player: PlayerIx) -> Node {
        Node { answer, player, visits: 0, offered: 0, reward: 0.0, children: Vec::new() }
    }

    /// UCB with the number of times the answer was there instead of the parent's visits.
    fn urge(&self) -> f32 {
        let visits = self.visits.max(1) as f32;
        self.reward / visits + EXPLORE * ((self.offered.max(1) as f32).ln() / visits).sqrt()
    }
}

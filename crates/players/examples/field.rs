//! Every list of one group against every list of another, the same player on both sides: whether good lists beat weak ones, and how
//! much it is worth to start.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example field -- adept 20 LIST ... --against LIST ... [--by PLAYER] [--seed N] [--show]
//! ```
//!
//! A list is the name of a ready deck or a file. Each pair plays so many games, half of them begun by each. `--by` says who plays the
//! lists of the other group, where that is another player.
#![allow(clippy::print_stdout)]

mod shared;
mod shown;

use engine::state::{GameResult, PlayerIx};
use engine::{Action, Answer, Edition, Game, Silent};
use lorekeeper_players::Seat;
use shared::{Lists, Who};
use shown::tell;
use sim::interval::Share;
use std::error::Error;

/// A game that takes more decisions than this is nobody's.
const DECISIONS_MAX: u32 = 20_000;

/// What was counted.
#[derive(Clone, Copy, Default)]
struct Count {
    played: u64,
    won: u64,
    started: u64,
    turns: u64,
    quests: u64,
    challenges: u64,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.played += other.played;
        self.won += other.won;
        self.started += other.started;
        self.turns += other.turns;
        self.quests += other.quests;
        self.challenges += other.challenges;
    }

    fn tell(&self, name: &str) {
        println!(
            "{name:32} won {} of {}; starting {}; {:.1} turns, {:.2} quests for a challenge",
            Share::new(self.won, self.played).percent(),
            self.played,
            Share::new(self.started, self.played).percent(),
            self.turns as f64 / self.played.max(1) as f64,
            self.quests as f64 / self.challenges.max(1) as f64,
        );
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let seed = shared::seed(&mut words)?;
    let show = words.iter().any(|word| word == "--show");
    words.retain(|word| word != "--show");
    let by = words.iter().position(|word| word == "--by");
    let by = by.and_then(|at| words.drain(at..(at + 2).min(words.len())).nth(1));
    let [who, games, rest @ ..] = words.as_slice() else {
        return Err("PLAYER GAMES LIST ... --against LIST ...".into());
    };
    let who = [Who::read(who)?, Who::read(by.as_ref().unwrap_or(who))?];
    let games = games.parse::<u64>()?;
    let shown: fn(&Game<Silent>, PlayerIx, Answer) =
        if show { |game, player, answer| tell(game, player, "", answer) } else { |_, _, _| {} };
    let at = rest.iter().position(|word| word == "--against").ok_or("--against whom?")?;
    let lists = Lists::load()?;
    let (mut all, mut pairs, begun) = (Count::default(), 0, std::time::Instant::now());
    for one in &rest[..at] {
        let mut sum = Count::default();
        for other in &rest[at + 1..] {
            let pair = [shared::deck(&lists, one)?, shared::deck(&lists, other)?];
            pairs += 1;
            for number in 0..games {
                let first = (number % 2) as usize;
                // Other cards for each pair: the same would count one lucky hand many times.
                let chance = seed.wrapping_mul(1_000_003).wrapping_add(pairs * games + number / 2);
                let dealt = [pair[first].clone(), pair[1 - first].clone()];
                let pool = lists.pool().clone();
                let begun = Game::new(pool, &dealt, Some(PlayerIx(0)), chance, Edition::default(), Silent);
                let game = begun.map_err(|errors| format!("{errors:?}"))?;
                sum.add(played(game, &who, first, chance, shown)?);
            }
        }
        sum.tell(one.rsplit('/').next().unwrap_or(one));
        all.add(sum);
    }
    all.tell("all");
    println!("{:.0} games a second", all.played as f64 / begun.elapsed().as_secs_f64());
    Ok(())
}

/// Plays a game; `one` is the seat of the first list.
fn played(
    mut game: Game<Silent>,
    who: &[Who; 2],
    one: usize,
    seed: u64,
    shown: fn(&Game<Silent>, PlayerIx, Answer),
) -> Result<Count, Box<dyn Error>> {
    let mut players = [who[one].seated(seed ^ 1), who[1 - one].seated(seed ^ 2)];
    let mut count = Count { played: 1, ..Count::default() };
    for _ in 0..DECISIONS_MAX {
        let Some(seat) = Seat::of(&game) else { break };
        let answer = players[seat.player().index()].answer(&seat);
        shown(&game, seat.player(), answer);
        match answer {
            Answer::Action(Action::Quest(_)) => count.quests += 1,
            Answer::Action(Action::Challenge { .. }) => count.challenges += 1,
            Answer::Action(_) | Answer::Choice(_) | Answer::Concede(_) => {}
        }
        game.answer(answer)?;
    }
    count.turns = game.state().turn().into();
    if let GameResult::Won(winner) = game.result() {
        count.won = u64::from(winner.index() == one);
        count.started = u64::from(winner.index() == 0);
    }
    Ok(count)
}

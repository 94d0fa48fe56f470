//! Where the search plays otherwise than another player, and what that gains: both lines are finished by that player on both sides, in
//! the same worlds.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example differ -- search:1000 adept 2 32 [--seed N] [DECK ...]
//! ```
//!
//! So many games of that player with each deck on both sides, one turn in four is looked at, and each line that differs is finished in so many
//! worlds.
#![allow(clippy::print_stdout)]

mod shared;

use engine::state::{ChaCha8, GameResult, PlayerIx};
use engine::{Answer, Ask, Edition, Game, Silent};
use lorekeeper_players::{Player, PlayerKind, Search, Seat};
use shared::{Lists, Who};
use std::error::Error;

/// One turn in so many is looked at.
const ONE_IN: u32 = 4;
/// A game that takes more decisions than this is nobody's.
const DECISIONS_MAX: u32 = 20_000;
/// What differs, told apart by the turn in which it does.
const PHASES: [(&str, std::ops::RangeInclusive<u16>); 3] =
    [("turns 1 to 6", 1..=6), ("turns 7 to 12", 7..=12), ("later turns", 13..=u16::MAX)];
const DECKS: [&str; 4] =
    ["amber-steel-songs", "ruby-sapphire-heroes", "sapphire-steel-items", "amber-sapphire-aliens"];

/// A turn in which the search does something else.
struct Differs {
    turn: u16,
    gained: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let seed = shared::seed(&mut words)?;
    let [who, other, games, worlds, names @ ..] = words.as_slice() else {
        return Err("SEARCH PLAYER GAMES WORLDS [DECK ...]".into());
    };
    let by = Who::read(other)?;
    let PlayerKind::Search(budget, known) = who.parse()? else { return Err("who is no search".into()) };
    let (games, worlds): (u64, u32) = (games.parse()?, worlds.parse()?);
    let names: Vec<&str> =
        if names.is_empty() { DECKS.to_vec() } else { names.iter().map(String::as_str).collect() };
    let lists = Lists::load()?;
    let mut rng = ChaCha8::new(seed);
    let (mut same, mut differ) = (0_u32, Vec::new());
    for name in names {
        let deck = shared::deck(&lists, name)?;
        for _ in 0..games {
            let (pool, both) = (lists.pool().clone(), [deck.clone(), deck.clone()]);
            let begun =
                Game::new(pool, &both, Some(PlayerIx(0)), rng.next_u32().into(), Edition::default(), Silent);
            let mut game = begun.map_err(|errors| format!("{errors:?}"))?;
            let mut players = [0, 1].map(|_| by.seated(rng.next_u32().into()));
            let mut turn = 0;
            while let Some(seat) = Seat::of(&game) {
                let player = seat.player();
                let is_begun = seat.ask() != Some(&Ask::Turn) || seat.turn() == turn;
                if !is_begun {
                    turn = seat.turn();
                }
                if !is_begun && rng.below(ONE_IN) == 0 {
                    let own = whole_turn(
                        seat.world(rng.next_u32().into()),
                        player,
                        by.seated(rng.next_u32().into()),
                    );
                    let lines = Search::new(rng.next_u32().into(), budget, known).weigh(&seat);
                    let best: Vec<Answer> =
                        lines.first().map(|best| best.line.answers().collect()).unwrap_or_default();
                    if own == best {
                        same += 1;
                    } else {
                        let seeds: Vec<u64> = (0..worlds).map(|_| rng.next_u32().into()).collect();
                        let won = |line: &[Answer]| -> f64 {
                            seeds
                                .iter()
                                .map(|seed| finished(seat.world(*seed), player, line, &by, *seed))
                                .sum()
                        };
                        differ.push(Differs { turn, gained: (won(&best) - won(&own)) / f64::from(worlds) });
                    }
                }
                let answer = players[player.index()].answer(&seat);
                game.answer(answer)?;
            }
        }
    }
    println!("{who} plays {} of {} turns otherwise than {other}", differ.len(), differ.len() as u32 + same);
    tell("all", &differ.iter().collect::<Vec<_>>());
    for (name, turns) in PHASES {
        tell(name, &differ.iter().filter(|one| turns.contains(&one.turn)).collect::<Vec<_>>());
    }
    Ok(())
}

fn tell(name: &str, differ: &[&Differs]) {
    let count = differ.len().max(2) as f64;
    let mean = differ.iter().map(|one| one.gained).sum::<f64>() / count;
    let spread = differ.iter().map(|one| (one.gained - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let error = (spread / count).sqrt() * 1.96;
    println!("{name:14} {:4}: {:+.1} points ± {:.1}", differ.len(), mean * 100.0, error * 100.0);
}

/// What the player does in the rest of its turn, in a world of its own.
fn whole_turn(mut world: Game<Silent>, me: PlayerIx, mut player: Box<dyn Player>) -> Vec<Answer> {
    let (turn, mut line) = (world.state().turn(), Vec::new());
    while let Some(seat) = Seat::of(&world).filter(|seat| seat.turn() == turn && line.len() < 200) {
        let is_own = seat.player() == me;
        let answer = player.answer(&seat);
        if world.answer(answer).is_err() {
            break;
        }
        if is_own {
            line.push(answer);
        }
    }
    line
}

/// Whether the player wins after a line, the same one on both sides from there on.
fn finished(mut world: Game<Silent>, me: PlayerIx, line: &[Answer], by: &Who, seed: u64) -> f64 {
    let mut players = [by.seated(seed ^ 1), by.seated(seed ^ 2)];
    let mut left = line.iter();
    for _ in 0..DECISIONS_MAX {
        let Some(seat) = Seat::of(&world) else { break };
        let player = seat.player();
        let planned =
            if player == me { left.next().copied().filter(|answer| seat.allows(*answer)) } else { None };
        if player == me && planned.is_none() {
            // What cannot be followed any more is not taken up again later.
            left = [].iter();
        }
        let answer = planned.unwrap_or_else(|| players[player.index()].answer(&seat));
        if world.answer(answer).is_err() {
            break;
        }
    }
    match world.result() {
        GameResult::Won(winner) => f64::from(u8::from(winner == me)),
        GameResult::Drawn | GameResult::Open => 0.5,
    }
}

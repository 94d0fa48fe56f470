//! One player against three of another kind, each with another ready deck: how often the one finishes first.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example crowd -- search:60 greedy 200 [--seed N] [--show]
//! ```
//!
//! The one sits in each seat and plays each of the decks equally often; by chance alone it would win a quarter of the games.
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

const DECKS: [&str; 4] =
    ["amber-steel-songs", "ruby-sapphire-heroes", "emerald-steel-villains", "amethyst-ruby-deities"];
/// A game that takes more decisions than this is nobody's.
const DECISIONS_MAX: u32 = 40_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let seed = shared::seed(&mut words)?;
    let show = words.iter().any(|word| word == "--show");
    words.retain(|word| word != "--show");
    let [one, others, games] = words.as_slice() else { return Err("PLAYER PLAYER GAMES".into()) };
    let who = [Who::read(one)?, Who::read(others)?];
    let games: u64 = games.parse()?;
    let lists = Lists::load()?;
    let decks = DECKS.iter().map(|name| shared::deck(&lists, name)).collect::<Result<Vec<_>, _>>()?;
    let (mut won, mut over) = (0, 0);
    // Lore, quests and challenges: of the one, and of the three.
    let mut sums = [[0_u64; 3]; 2];
    for number in 0..games {
        // Sixteen games: every seat with every deck.
        let (seat, turned) = ((number % 4) as usize, (number / 4 % 4) as usize);
        let dealt: Vec<_> = (0..4).map(|at| decks[(at + turned) % 4].clone()).collect();
        let chance = seed.wrapping_mul(1_000_003).wrapping_add(number / 16);
        let begun =
            Game::new(lists.pool().clone(), &dealt, Some(PlayerIx(0)), chance, Edition::default(), Silent);
        let mut game = begun.map_err(|errors| format!("{errors:?}"))?;
        let mut players: Vec<_> =
            (0..4_usize).map(|at| who[usize::from(at != seat)].seated(chance ^ (at as u64 + 1))).collect();
        for _ in 0..DECISIONS_MAX {
            let Some(asked) = Seat::of(&game) else { break };
            let player = asked.player();
            let is_other = usize::from(player.index() != seat);
            let answer = players[player.index()].answer(&asked);
            match answer {
                Answer::Action(Action::Quest(_)) => sums[is_other][1] += 1,
                Answer::Action(Action::Challenge { .. }) => sums[is_other][2] += 1,
                Answer::Action(_) | Answer::Choice(_) | Answer::Concede(_) => {}
            }
            if show {
                tell(&game, player, [one, others][is_other], answer);
            }
            game.answer(answer)?;
        }
        for (at, player) in game.state().players().iter().enumerate() {
            sums[usize::from(at != seat)][0] += player.lore().max(0) as u64;
        }
        if let GameResult::Won(winner) = game.result() {
            over += 1;
            won += u64::from(winner.index() == seat);
        }
    }
    let first = Share::new(won, games).percent();
    println!("{one} among three {others}: first in {first} of {games}; {over} were won by somebody");
    for (name, [lore, quests, challenges], seats) in [(one, sums[0], games), (others, sums[1], 3 * games)] {
        let each = |sum: u64| sum as f64 / seats.max(1) as f64;
        let (lore, quests, challenges) = (each(lore), each(quests), each(challenges));
        println!("{name}: {lore:.1} lore at the end, {quests:.1} quests, {challenges:.1} challenges a game");
    }
    Ok(())
}

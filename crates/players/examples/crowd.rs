//! One player against three of another kind, each with another ready deck: how often the one finishes first.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example crowd -- search:60 greedy 200 [--seed N]
//! ```
//!
//! The one sits in each seat and plays each of the decks equally often; by chance alone it would win a quarter of the games.
#![allow(clippy::print_stdout)]

mod shared;

use engine::state::{GameResult, PlayerIx};
use engine::{Edition, Game, Silent};
use lorekeeper_players::Seat;
use shared::{Lists, Who};
use sim::interval::Share;
use std::error::Error;

const DECKS: [&str; 4] =
    ["amber-steel-songs", "ruby-sapphire-heroes", "emerald-steel-villains", "amethyst-ruby-deities"];
/// A game that takes more decisions than this is nobody's.
const DECISIONS_MAX: u32 = 40_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let seed = shared::seed(&mut words)?;
    let [one, others, games] = words.as_slice() else { return Err("PLAYER PLAYER GAMES".into()) };
    let who = [Who::read(one)?, Who::read(others)?];
    let games: u64 = games.parse()?;
    let lists = Lists::load()?;
    let decks = DECKS.iter().map(|name| lists.deck(name)).collect::<Result<Vec<_>, _>>()?;
    let (mut won, mut over) = (0, 0);
    for number in 0..games {
        // Sixteen games: every seat with every deck.
        let (seat, turned) = ((number % 4) as usize, (number / 4 % 4) as usize);
        let dealt: Vec<_> = (0..4).map(|at| decks[(at + turned) % 4].clone()).collect();
        let chance = seed.wrapping_mul(1_000_003).wrapping_add(number / 16);
        let begun = Game::new(lists.pool(), &dealt, Some(PlayerIx(0)), chance, Edition::default(), Silent);
        let mut game = begun.map_err(|errors| format!("{errors:?}"))?;
        let mut players: Vec<_> =
            (0..4_usize).map(|at| who[usize::from(at != seat)].seated(chance ^ (at as u64 + 1))).collect();
        for _ in 0..DECISIONS_MAX {
            let Some(asked) = Seat::of(&game) else { break };
            let answer = players[asked.player().index()].answer(&asked);
            game.answer(answer)?;
        }
        if let GameResult::Won(winner) = game.result() {
            over += 1;
            won += u64::from(winner.index() == seat);
        }
    }
    let first = Share::new(won, games).percent();
    println!("{one} among three {others}: first in {first} of {games}; {over} were won by somebody");
    Ok(())
}

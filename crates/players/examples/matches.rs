//! How strong a player is: two players, the same deck for both, each begins as often as the other.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example matches -- adept greedy 50 [--seed N] [--show] [DECK ...]
//! ```
//!
//! Without decks: eight ready ones of different kinds. `PLAYER@FILE` plays the adept with other weights. `--show` tells every answer.
#![allow(clippy::print_stdout)]

mod shared;
mod shown;

use engine::state::{GameResult, PlayerIx};
use engine::{Edition, Game, Silent};
use lorekeeper_players::Seat;
use shared::{Lists, Who};
use shown::tell;
use sim::interval::Share;
use std::error::Error;

/// Songs, heroes, racers, items, villains, aliens, deities, plain characters.
const DECKS: [&str; 8] = [
    "amber-steel-songs",
    "ruby-sapphire-heroes",
    "ruby-steel-racers",
    "sapphire-steel-items",
    "emerald-steel-villains",
    "amber-sapphire-aliens",
    "amethyst-ruby-deities",
    "plain-amber-ruby",
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let seed = shared::seed(&mut words)?;
    let show = words.iter().any(|word| word == "--show");
    words.retain(|word| word != "--show");
    let [one, other, games, rest @ ..] = words.as_slice() else {
        return Err("PLAYER PLAYER GAMES [DECK ...]".into());
    };
    let who = [Who::read(one)?, Who::read(other)?];
    let games: u64 = games.parse()?;
    let lists = Lists::load()?;
    let decks: Vec<&str> =
        if rest.is_empty() { DECKS.to_vec() } else { rest.iter().map(String::as_str).collect() };
    let (mut won, mut started, mut played) = (0, 0, 0);
    let begun = std::time::Instant::now();
    for name in &decks {
        let deck = shared::deck(&lists, name)?;
        let (mut here, mut here_started) = (0, 0);
        for number in 0..games {
            let first = (number % 2) as usize;
            let chance = seed.wrapping_mul(1_000_003).wrapping_add(number / 2);
            let (pool, both) = (lists.pool().clone(), [deck.clone(), deck.clone()]);
            let begun = Game::new(pool, &both, Some(PlayerIx(0)), chance, Edition::default(), Silent);
            let mut game = begun.map_err(|errors| format!("{errors:?}"))?;
            let mut players = [who[first].seated(chance ^ 1), who[1 - first].seated(chance ^ 2)];
            let mut count = 0;
            while let Some(seat) = Seat::of(&game) {
                count += 1;
                if count > 20_000 {
                    break;
                }
                let player = seat.player();
                let answer = players[player.index()].answer(&seat);
                if show {
                    tell(&game, player, [one, other][player.index() ^ first], answer);
                }
                game.answer(answer)?;
            }
            if let GameResult::Won(winner) = game.result() {
                here += u64::from(winner.index() == first);
                here_started += u64::from(winner.index() == 0);
            }
        }
        println!(
            "{name:28} {:5.1} %   starting {:5.1} %",
            100.0 * here as f64 / games as f64,
            100.0 * here_started as f64 / games as f64
        );
        won += here;
        started += here_started;
        played += games;
    }
    let rate = played as f64 / begun.elapsed().as_secs_f64();
    println!(
        "{one} against {other}: {} of {played}; the starting player {}; {rate:.0} games a second",
        Share::new(won, played).percent(),
        Share::new(started, played).percent(),
    );
    Ok(())
}

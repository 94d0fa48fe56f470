//! Whether hints play the wins that are there: positions of adepts' games with a proven win this turn, each played on by the search as
//! hints ask it.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example wins -- 200 [--seed N]
//! ```
#![allow(clippy::print_stdout)]

#[path = "shared/ready.rs"]
mod ready;

use engine::state::{ChaCha8, GameResult, PlayerIx};
use engine::{Ask, Edition, Game, Silent};
use lorekeeper_players::{Player, PlayerKind, Seat, Solution, solve};
use ready::{Lists, ready_decks};
use std::error::Error;

/// Positions looked at for a proof.
const POSITIONS: u64 = 4_000;
/// As much thought as a hint at the table gets.
const HINT: &str = "search:60";

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let mut seed = 1_u64;
    if let Some(at) = words.iter().position(|word| word == "--seed") {
        seed = words.get(at + 1).ok_or("--seed needs a number")?.parse()?;
        words.drain(at..at + 2);
    }
    let wanted: u32 = words.first().ok_or("how many positions?")?.parse()?;
    let lists = Lists::load()?;
    let decks = ready_decks()?.iter().map(|path| lists.read(path)).collect::<Result<Vec<_>, _>>()?;
    let mut rng = ChaCha8::new(seed);
    let (mut found, mut played) = (0, 0);
    while found < wanted {
        let both = [0, 1].map(|_| decks[rng.below(decks.len() as u32) as usize].clone());
        let chance = u64::from(rng.next_u32());
        let pool = lists.pool().clone();
        let begun = Game::new(pool, &both, Some(PlayerIx(0)), chance, Edition::default(), Silent);
        let Some(game) = won_position(begun.map_err(|errors| format!("{errors:?}"))?, chance) else {
            continue;
        };
        found += 1;
        match is_won(game.clone(), HINT.parse::<PlayerKind>()?.seated(chance).as_mut()) {
            true => played += 1,
            false => println!("missed: seed {chance}, turn {}", game.state().turn()),
        }
    }
    println!("{played} of {found} proven wins played");
    Ok(())
}

/// The first position of a game of adepts in which a win this turn is proven.
fn won_position(mut game: Game<Silent>, seed: u64) -> Option<Game<Silent>> {
    let mut players = [1, 2].map(|seat| PlayerKind::Adept.seated(seed ^ seat));
    let mut turn = 0;
    while let Some(seat) = Seat::of(&game) {
        if seat.ask() == Some(&Ask::Turn) && seat.turn() != turn {
            turn = seat.turn();
            let lore = game.state().player(seat.player()).lore();
            if lore >= 8 && matches!(solve(&seat, POSITIONS), Solution::Win { .. }) {
                return Some(game);
            }
        }
        let answer = players[seat.player().index()].answer(&seat);
        game.answer(answer).ok()?;
    }
    None
}

/// Whether the player wins this turn; others answer with the first that is allowed.
fn is_won(mut game: Game<Silent>, hints: &mut dyn Player) -> bool {
    let (me, turn) = (game.state().active(), game.state().turn());
    while let Some(seat) = Seat::of(&game) {
        if seat.turn() != turn {
            break;
        }
        let mut options = Vec::new();
        seat.options_into(&mut options);
        let answer = if seat.player() == me { hints.answer(&seat) } else { options[0] };
        if game.answer(answer).is_err() {
            break;
        }
    }
    game.result() == GameResult::Won(me)
}

//! Learns the value of positions anew, from games of the players against themselves.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example train -- --seed 1 --generations 6 --games 6000 FILE
//! ```
//!
//! The file says which command made it; the same command makes the same file as long as cards, ready decks and players stay the same.
//! `--from OLD` goes on from weights that are there; `--players 4` learns from games of so many, drawn back to the weights it began with.
#![allow(clippy::print_stderr)]

#[path = "shared/ready.rs"]
mod ready;

use lorekeeper_players::Network;
use lorekeeper_players::train::{Training, train};
use ready::{Lists, ready_decks};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut training = Training::default();
    let (mut from, mut to) = (None, None);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--seed" => training.seed = number()?.parse()?,
            "--players" => training.players = number()?.parse()?,
            "--generations" => training.generations = number()?.parse()?,
            "--games" => training.games = number()?.parse()?,
            "--epochs" => training.epochs = number()?.parse()?,
            "--lambda" => training.lambda = number()?.parse()?,
            "--random-one-in" => training.random_one_in = number()?.parse()?,
            "--decay" => training.decay = number()?.parse()?,
            "--threads" => training.threads = number()?.parse()?,
            "--from" => from = Some(number()?),
            _ => to = Some(word),
        }
    }
    let to = to.ok_or("which file?")?;
    let lists = Lists::load()?;
    let decks = ready_decks()?.iter().map(|path| lists.read(path)).collect::<Result<Vec<_>, _>>()?;
    let begin = match &from {
        Some(path) => Some(Network::read(&std::fs::read_to_string(path)?)?),
        None => None,
    };
    // A training that was stopped says how far it came: so many generations make the same weights.
    let made_by = |generations: u32| {
        let Training { seed, players, games, epochs, lambda, random_one_in, decay, .. } = &training;
        let from = from.as_ref().map_or_else(String::new, |from| format!(" --from {from}"));
        let players = if *players == 2 { String::new() } else { format!(" --players {players}") };
        format!(
            "cargo run --release -p lorekeeper-players --example train -- --seed {seed} --generations {generations} \
             --games {games} --epochs {epochs} --lambda {lambda} --random-one-in {random_one_in} --decay {decay}{players}{from} FILE"
        )
    };
    let started = std::time::Instant::now();
    let mut told = |generation: u32, positions: usize, loss: f32, network: &Network| {
        eprintln!(
            "generation {generation}: {positions} positions, loss {loss:.4}, {:.0} s",
            started.elapsed().as_secs_f32()
        );
        if let Err(error) = std::fs::write(&to, network.write(&made_by(generation + 1))) {
            eprintln!("{to}: {error}");
        }
    };
    let trained = train(lists.pool(), &decks, &training, begin, &mut told);
    if training.generations == 0 {
        std::fs::write(&to, trained.write(&made_by(0)))?;
    }
    Ok(())
}

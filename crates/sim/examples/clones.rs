//! Clones the games of the benchmark in their middle and gives the clones back, to be counted by callgrind: `tools/instructions.sh`.

use engine::{Game, Silent};
use lorekeeper_sim::bench::{Bench, CLONED, Room};
use std::hint::black_box;
use std::io::Write as _;

/// How often each game is cloned.
const TIMES: usize = 50;

/// The part that is counted; a function of its own, so that it can be named.
#[inline(never)]
fn counted_clones(games: &[Game<Silent>]) -> usize {
    for game in games {
        for _ in 0..TIMES {
            black_box(black_box(game).clone());
        }
    }
    games.len() * TIMES
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let library = library::load()?;
    let bench = Bench::new(&library, &notation::catalog_of(&library))?;
    let mut room = Room::default();
    let games: Vec<_> = (0..CLONED).filter_map(|number| bench.half_played(number, &mut room)).collect();
    let clones = counted_clones(&games);
    writeln!(std::io::stdout(), "{clones}")?;
    Ok(())
}

//! Plays the first games of the benchmark and nothing else, to be counted by callgrind: `tools/instructions.sh`.

use lorekeeper_sim::bench::{Bench, Room, Score};
use std::io::Write as _;

/// The part that is counted; a function of its own, so that it can be named.
#[inline(never)]
fn counted_games(bench: &Bench, games: u64, mut room: Room) -> Score {
    let mut sum = Score::default();
    for number in 0..games {
        sum += bench.play(number, &mut room);
    }
    sum
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games = std::env::args().nth(1).map_or(Ok(100), |text| text.parse())?;
    let library = library::load()?;
    let bench = Bench::new(&library, &notation::catalog_of(&library))?;
    // The first game asks for its room, in a heap that is still full of what was read.
    let mut room = Room::default();
    bench.play(0, &mut room);
    let Score { decisions, checksum } = counted_games(&bench, games, room);
    writeln!(std::io::stdout(), "{decisions} decisions, checksum {checksum:016x}")?;
    Ok(())
}

//! Proves games, as `lore prove` does and without the rest of that binary: `games COUNT SEED`. Fails if something does not hold.

use lorekeeper_verify::{Depth, Proof, Proving};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

#[allow(clippy::print_stderr)]
fn main() -> ExitCode {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>().ok());
    let (Some(Some(games)), Some(Some(first_seed)), None) = (words.next(), words.next(), words.next()) else {
        eprintln!("games COUNT SEED");
        return ExitCode::from(2);
    };
    let Ok(library) = library::load() else { return ExitCode::from(2) };
    let catalog = notation::catalog_of(&library);
    let proving = Proving { first_seed, games, threads: 1, depth: Depth::Sampled };
    let proof = Proof::run(catalog.pool(), proving, &AtomicBool::new(false), &|_| {});
    proof.faults.iter().for_each(|fault| eprintln!("{fault}"));
    ExitCode::from(u8::from(!proof.faults.is_empty()))
}

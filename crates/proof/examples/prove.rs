//! Proves games and prints what it found; the command does the same with progress.
#![allow(clippy::print_stdout)]
use proof::{Depth, Proof, Proving};
use std::sync::atomic::AtomicBool;

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(50);
    let first_seed = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(0);
    let library = library::load().expect("the library loads");
    let catalog = notation::catalog_of(&library);
    let proving = Proving { first_seed, games, threads: 2, depth: Depth::Sampled };
    let proof = Proof::run(catalog.pool(), proving, &AtomicBool::new(false), &|_| {});
    for fault in &proof.faults {
        println!("{fault}");
    }
    let never = proof.unexercised(catalog.pool());
    println!("games: {}, answers: {}, checks: {}", proof.games, proof.answers, proof.checks);
    println!(
        "never: {} cards, {} abilities, {} instructions",
        never.cards.len(),
        never.abilities.len(),
        never.instructions.len()
    );
    println!("faults: {}", proof.faults.len());
}

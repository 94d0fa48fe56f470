//! What a fixed run never carries out may only shrink.

use crate::catalog;
use proof::{Depth, Proof, Proving};
use std::sync::atomic::AtomicBool;

/// Games of the fixed run.
const GAMES: u64 = 260;
/// A card that comes or a rule that moves lets every game go another way; so much more is chance.
const CHANCE_PERCENT: usize = 5;

#[test]
#[allow(clippy::print_stdout)]
fn what_is_never_carried_out_only_shrinks() {
    let proving = Proving { first_seed: 0, games: GAMES, threads: 1, depth: Depth::Played };
    let proof = Proof::run(catalog().pool(), proving, &AtomicBool::new(false), &|_| {});
    let never = proof.unexercised(catalog().pool());
    let found = [
        ("cards", never.cards.len()),
        ("abilities", never.abilities.len()),
        ("instructions", never.instructions.len()),
    ];
    let mut report = String::new();
    for (line, (what, now)) in include_str!("../unexercised.txt").lines().zip(found) {
        let (word, count) = line.split_once(' ').expect("a word and a number");
        let most: usize = count.parse().expect("a number");
        assert_eq!(word, what);
        if now > most + most * CHANCE_PERCENT / 100 {
            report += &format!("{what} never carried out: {now}, it was {most}\n");
        }
        println!("{what} {now}");
    }
    assert!(report.is_empty(), "\n{report}");
}

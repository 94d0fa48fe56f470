//! What is never carried out: after many games only what is listed by name, with its reason; after a few not more than before.

use crate::catalog;
use lorekeeper_verify::{DeckSource, Depth, Exercise, Proof, Proving, Unexercised};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

/// Games of the quick run, and what it leaves: the cards never played, abilities never resolved, instructions never executed.
const GAMES: u64 = 442;
const LEFT: [(&str, usize); 3] = [("cards", 240), ("abilities", 301), ("instructions", 1510)];
/// A card that comes or a rule that moves lets every game go another way; so much more is chance.
const CHANCE_PERCENT: usize = 5;
/// Games of the long run.
const MANY: u64 = 20_000;

/// Full names with the reasons why something of them is never carried out.
fn listed() -> BTreeMap<&'static str, &'static str> {
    let lines = include_str!("../unexercised.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(": ").expect("a name and a reason")).collect()
}

fn run(games: u64, threads: usize) -> (Exercise, Unexercised) {
    let proving = Proving { first_seed: 0, games, threads, depth: Depth::Played };
    let proof = Proof::run(catalog().pool(), proving, &AtomicBool::new(false), &|_| {});
    let never = proof.unexercised(catalog().pool());
    (proof.exercise, never)
}

#[test]
#[allow(clippy::print_stdout)]
fn what_is_never_carried_out_only_shrinks() {
    let (exercise, never) = run(GAMES, 1);
    let found = [never.cards.len(), never.abilities.len(), never.instructions.len()];
    let mut report = String::new();
    for ((what, most), now) in LEFT.into_iter().zip(found) {
        if now > most + most * CHANCE_PERCENT / 100 {
            report += &format!("{what} never carried out: {now}, it was {most}\n");
        }
        println!("{what} {now}");
    }
    // A name in the list is that of a card of which something is lacking.
    for name in listed().keys() {
        let pool = catalog().pool();
        let card = pool.cards().map(|(def, _)| def).find(|def| catalog().name(*def) == *name);
        match card {
            None => report += &format!("{name} is listed and no card\n"),
            Some(card) if !exercise.is_lacking(pool, card) => {
                report += &format!("{name} is listed and lacks nothing\n")
            }
            Some(_) => {}
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

#[test]
#[ignore = "takes minutes: cargo test --release -p lorekeeper-verify -- --ignored"]
fn after_many_games_only_what_is_listed_is_left() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (exercise, _) = run(MANY, threads);
    let pool = catalog().pool();
    let source = DeckSource::new(pool);
    let lacking = source.cards().filter(|card| exercise.is_lacking(pool, *card));
    let names: Vec<&str> =
        lacking.map(|card| catalog().name(card)).filter(|name| !listed().contains_key(name)).collect();
    assert!(names.is_empty(), "{} cards lack something\n{}", names.len(), names.join("\n"));
}

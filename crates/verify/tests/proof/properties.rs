//! A fixed range of games, every check at every decision.

use crate::catalog;
use lorekeeper_verify::{DeckSource, Depth, prove_game};

/// Games in the range; among them are some of two, three and four players.
const GAMES: u64 = 24;
/// So far apart that they are about cards of all sets.
const STEP: u64 = 109;

#[test]
fn what_must_hold_holds() {
    let source = DeckSource::new(catalog().pool());
    let mut report = String::new();
    for seed in (0..GAMES).map(|number| number * STEP) {
        for fault in prove_game(catalog().pool(), &source, seed, Depth::Every).faults {
            report += &format!("{fault}\n");
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

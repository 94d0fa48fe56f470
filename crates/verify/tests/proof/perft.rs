//! Fixed positions have as many lines as they had, and they lead where they led. A count that moves is a rule that moved: read
//! which (`lore perft FILE --divide`), then write the counts anew with `cargo run -p lorekeeper-verify --example pin`.

use crate::{catalog, names, root};
use lorekeeper_verify::Pinned;

/// Fewer positions would say little.
const POSITIONS_LEAST: usize = 400;

#[test]
fn counts_of_fixed_positions_stay() {
    let pins: Vec<Pinned> =
        include_str!("../perft.txt").lines().map(|line| line.parse().expect("a pin")).collect();
    assert!(pins.len() >= POSITIONS_LEAST, "only {} positions", pins.len());
    let mut moved = Vec::new();
    for pin in &pins {
        match pin.count(&root(), catalog(), names()) {
            Ok(census) if census == pin.census => {}
            Ok(census) => {
                moved.push(Pinned { census, ..pin.clone() }.to_string() + ", it was " + &pin.to_string())
            }
            Err(error) => moved.push(error.to_string()),
        }
        if crate::is_one_enough() && !moved.is_empty() {
            break;
        }
    }
    assert!(moved.is_empty(), "{} counts moved\n{}", moved.len(), moved.join("\n"));
}

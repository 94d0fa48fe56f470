//! What the tests share: card names, the rulings of the repository, a small random number generator.
#![allow(dead_code, unreachable_pub)]

use std::path::{Path, PathBuf};

use notation::CardNames;

/// The names that the rulings use, and some that contain words of the notation.
pub fn names() -> CardNames {
    let mut names = CardNames::new();
    for full in include_str!("../names.txt").lines() {
        names.add_full(full, full);
    }
    names
}

/// All rulings of the repository, in order of path.
pub fn rulings() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings");
    let mut paths = Vec::new();
    for folder in std::fs::read_dir(root).expect("rulings are part of the repository") {
        let folder = folder.expect("readable").path();
        if folder.is_dir() {
            paths.extend(
                std::fs::read_dir(folder).expect("readable").map(|entry| entry.expect("readable").path()),
            );
        }
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "lore"));
    paths.sort();
    let read = |path: PathBuf| (path.clone(), std::fs::read_to_string(path).expect("readable"));
    paths.into_iter().map(read).collect()
}

/// A linear congruential generator: the same numbers on every machine.
pub struct Dice(u64);

impl Dice {
    /// A generator for this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % sides.max(1) as u64) as usize
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.roll(from.len())]
    }
}

//! What the tests share: card names, the rulings of the repository, a small random number generator.
#![allow(dead_code, unreachable_pub, unused_imports)]

use std::path::{Path, PathBuf};

use lorekeeper_notation::{CardName, CardNames};

mod expected;
pub use expected::{compare, variant, variants};

/// The names of all cards in `library/`, taken from its text, so that these tests need nothing but names.
pub fn names() -> CardNames {
    let mut names = CardNames::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../library");
    for file in std::fs::read_dir(root).expect("the library is part of the repository") {
        let text = std::fs::read_to_string(file.expect("readable").path()).expect("readable");
        for card in text.split("\n    (\n      name: \"").skip(1) {
            let head = card.split("kind: ").next().unwrap_or_default();
            // A quote within a name is escaped.
            let quoted = |text: &str| text.split("\",").next().unwrap_or_default().replace("\\\"", "\"");
            let name = quoted(head);
            let version = head.split("version: \"").nth(1).map(quoted);
            names.add(CardName { id: name.clone(), name, version });
        }
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
            collect(&folder, &mut paths);
        }
    }
    // A file of another name would be judged by nobody.
    let is = |path: &Path, wanted| path.extension().is_some_and(|extension| extension == wanted);
    let stray = paths.iter().find(|path| !is(path, "lore") && !is(path, "txt"));
    assert_eq!(stray, None, "neither a ruling nor a deck list");
    paths.retain(|path| is(path, "lore"));
    paths.sort();
    let read = |path: PathBuf| (path.clone(), std::fs::read_to_string(path).expect("readable"));
    paths.into_iter().map(read).collect()
}

/// All files of a folder and of the folders in it.
fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("readable") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            collect(&path, paths);
        } else {
            paths.push(path);
        }
    }
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

/// A file with up to three small mistakes.
pub fn mutate(text: &str, dice: &mut Dice) -> Vec<u8> {
    const WORDS: [&str; 24] = [
        "A",
        "C",
        "expect",
        "cannot",
        "plays",
        "with",
        "to",
        "at",
        "under",
        "in",
        ";",
        ":",
        "[",
        "]",
        "=",
        "exerted",
        "damage",
        "-1",
        "has",
        "filler",
        "option",
        "turn",
        "for free",
        "99999999999",
    ];
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..1 + dice.roll(3) {
        let at = dice.roll(lines.len());
        let mut words: Vec<String> = lines[at].split(' ').map(str::to_owned).collect();
        let word = dice.roll(words.len());
        match dice.roll(7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[dice.roll(lines.len())].clone()),
            2 => {
                words[word] = (*dice.pick(&WORDS)).to_owned();
                lines[at] = words.join(" ");
            }
            3 => {
                words.insert(word, (*dice.pick(&WORDS)).to_owned());
                lines[at] = words.join(" ");
            }
            4 => {
                words.remove(word);
                lines[at] = words.join(" ");
            }
            5 => {
                let other = dice.roll(lines.len());
                lines.swap(at, other);
            }
            _ => {
                let mut bytes = lines.join("\n").into_bytes();
                let place = dice.roll(bytes.len());
                bytes[place] = dice.roll(256) as u8;
                return bytes;
            }
        }
        if lines.is_empty() {
            lines.push(String::new());
        }
    }
    lines.join("\n").into_bytes()
}

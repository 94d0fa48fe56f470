//! `rulings/lint.py` and the reader accept and refuse the same files. Nothing is compared where there is no Python.

mod common;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{Dice, mutate, names, rulings};
use lorekeeper_notation::{CardNames, Diagnostic, attach_decks, read_bytes};

/// How many files with mistakes are compared.
const MUTATED: usize = 600;

const HEAD: &str = "title: t\nrules: 1.1\n";
const POSITION: &str = "title: t\nrules: 1.1\nplayer A\nhand A Whole New World\nhand Zero to Hero\nhand Dinglehopper\n\
    hand Dinglehopper\nplay Stitch - New Dog [=stitch]\ndiscard Stitch - New Dog\nplay Water Has Memory\nplayer B\n\
    play Merlin - Goat [=goat]\nplay Merlin - Goat [exerted]\nturn A\n";
const GAME: &str = "title: t\nrules: 1.1\ndecks deck.txt; deck.txt\n";

/// Lines behind [`POSITION`] or [`GAME`], right and wrong ones.
const LINES: [&str; 44] = [
    "A uses stitch for free",
    "A uses stitch: granted for free",
    "A moves stitch to goat for free",
    "A quests with Stitch - New Dog",
    "A quests with Merlin - Goat",
    "A chooses Dinglehopper; Dinglehopper",
    "A chooses Dinglehopper; Dinglehopper; Dinglehopper",
    "A chooses stitch; stitch",
    "! A chooses stitch; stitch",
    "A chooses filler; filler; filler",
    "expect A Whole New World in discard",
    "expect A Whole New World in A discard",
    "expect a whole new world cost 3",
    "expect water has memory has Ward",
    "expect water has memory",
    "expect A lore 9999",
    "expect A lore 10000",
    "expect stitch strength -2",
    "expect stitch damage -2",
    "expect stitch has Resist +2",
    "expect stitch has Resistance",
    "expect stitch in hand top",
    "expect stitch in C hand",
    "expect stitch at none",
    "expect stitch at goat",
    "expect stitch classified Red Panda",
    "expect stitch named Merlin",
    "expect A can end turn",
    "expect A can ends turn",
    "expect A1 in hand",
    "A plays A12",
    "A plays A0",
    "A plays C3",
    "A plays B9999 shifting onto B2",
    "A chooses A1; A1",
    "A chooses A1; A2",
    "A orders A1; A2",
    "A chooses option 10000",
    "A chooses player B; A",
    "A names Flotsam",
    "A names A Pirate's Life",
    "A resolves stitch: ",
    "A plays zero to hero sung by stitch; goat",
    "A keeps now",
];

/// Beginnings of a position with one more line for A.
const PLACED: [&str; 8] = [
    "hand filler [=f]",
    "deck filler",
    "inkwell filler [exerted]",
    "play filler",
    "play Stitch - New Dog [under facedown filler; Dinglehopper]",
    "ink 10000",
    "deck 3 more",
    "play Stitch - New Dog [damage 10000]",
];

#[test]
fn the_linter_and_the_reader_agree() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let names = names();
    let folder = std::env::temp_dir().join(format!("lore-lint-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the files");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings");
    let files = write_all(&folder, &names);
    let linted = Command::new("python3")
        .arg(root.join("lint.py"))
        .arg("--cards")
        .arg(folder.join("names.json"))
        .arg(&folder)
        .output()
        .expect("the linter runs");
    let said = String::from_utf8_lossy(&linted.stdout);
    let refused: BTreeSet<&str> =
        said.lines().filter_map(|line| line.split_once(".lore:").map(|p| p.0)).collect();
    let mut report = String::new();
    let mut count = 0;
    for path in &files {
        let bytes = std::fs::read(path).expect("it was just written");
        let shown = path.with_extension("");
        let by_linter = refused.contains(shown.to_string_lossy().as_ref());
        let by_reader = is_refused(&bytes, &names, &folder);
        count += usize::from(by_reader);
        if by_linter != by_reader {
            let who = if by_linter { "the linter alone" } else { "the reader alone" };
            report += &format!("refused by {who}:\n{}\n", String::from_utf8_lossy(&bytes));
        }
    }
    assert!(report.is_empty(), "{report}");
    assert!((100..files.len() - 100).contains(&count), "{count} of {} were refused", files.len());
    std::fs::remove_dir_all(&folder).expect("it was made here");
}

fn write_all(folder: &Path, names: &CardNames) -> Vec<PathBuf> {
    let all: Vec<String> = names.iter().map(|(_, card)| format!("{:?}", card.full())).collect();
    std::fs::write(folder.join("names.json"), format!("[{}]", all.join(","))).expect("writable");
    std::fs::write(folder.join("deck.txt"), "60 Dinglehopper\n").expect("writable");
    let mut texts: Vec<Vec<u8>> = Vec::new();
    for start in [POSITION, GAME] {
        texts.extend(LINES.iter().map(|line| format!("{start}{line}\nexpect bag 0\n").into_bytes()));
    }
    let placed =
        |line: &&str| format!("{HEAD}player A\n{line}\nplayer B\nturn A\nexpect bag 0\n").into_bytes();
    texts.extend(PLACED.iter().map(placed));
    texts.push(format!("{POSITION}A ends turn\n").into_bytes());
    let rulings = rulings();
    let mut dice = Dice::new(77);
    for _ in 0..MUTATED {
        let (_, text) = dice.pick(&rulings);
        texts.push(mutate(text, &mut dice));
    }
    let write = |(number, text): (usize, Vec<u8>)| {
        let path = folder.join(format!("{number:04}.lore"));
        std::fs::write(&path, text).expect("writable");
        path
    };
    texts.into_iter().enumerate().map(write).collect()
}

fn is_refused(bytes: &[u8], names: &CardNames, folder: &Path) -> bool {
    let (mut file, mut found) = read_bytes(bytes, names);
    found.extend(attach_decks(&mut file, names, |deck| std::fs::read_to_string(folder.join(deck)).ok()));
    found.iter().any(Diagnostic::is_error)
}

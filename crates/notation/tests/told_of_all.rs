//! What is told of every ruling: which sentences, in which order, under which rules and because of which line. Not their words,
//! which may change, so that a line of `told_of_all.txt` changes only where something else is told. `UPDATE_EXPECTED=1` writes
//! the file anew; rulings that it does not name yet are not looked at.

mod common;

use engine::Edition;
use lorekeeper_notation::{Verdict, attach_decks, catalog_of, causes, judge, names_of, read};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// How many sentences, and a sum of them.
fn summed(verdict: &Verdict) -> String {
    let because = causes(&verdict.told);
    let mut text = String::new();
    for (told, cause) in verdict.told.iter().zip(because) {
        let _ = writeln!(
            text,
            "{} {} {} {cause:?}",
            told.line,
            told.said.rule,
            common::variant(&told.said.message)
        );
    }
    // FNV-1a.
    let sum = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{} {sum:016x}", verdict.told.len())
}

#[test]
fn of_every_ruling_the_same_is_told() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/told_of_all.txt");
    let mut now: BTreeMap<String, String> = BTreeMap::new();
    for (path, text) in common::rulings() {
        let folder = path.parent().expect("in a folder");
        let name = path.display().to_string();
        let name = name.rsplit("rulings/").next().unwrap_or(&name).trim_end_matches(".lore").to_owned();
        let (mut file, _) = read(&text, &names);
        attach_decks(&mut file, &names, |deck| std::fs::read_to_string(folder.join(deck)).ok());
        now.insert(name, summed(&judge(&file, &catalog, Edition::default())));
    }
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        let lines: String = now.iter().map(|(name, sum)| format!("{name} {sum}\n")).collect();
        std::fs::write(&path, lines).expect("the file of this test can be written");
        return;
    }
    let kept = std::fs::read_to_string(&path).expect("the file of this test is there");
    let kept = kept.lines().filter_map(|line| line.split_once(' '));
    let differs: Vec<&str> = kept
        .filter(|(name, sum)| now.get(*name).is_some_and(|now| now != sum))
        .map(|(name, _)| name)
        .collect();
    assert!(
        differs.is_empty(),
        "of {} rulings something else is told (see `lore judge FILE`; meant so: UPDATE_EXPECTED=1):\n{}",
        differs.len(),
        differs.join("\n")
    );
}

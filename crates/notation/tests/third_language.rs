//! A third language in a folder of its own: two files, and nothing else of the narrator or the notation changes.

#[path = "third_language/tongue.rs"]
mod tongue;
#[path = "third_language/words.rs"]
mod words;

use engine::Edition;
use lorekeeper_notation::{catalog_of, judge, names_of, read, render_with, write_with};
use narrate::say_in;

use tongue::{Backwards, turned};

const RULING: &str = "title: A quest
rules: 4.5.1

player A
  ink 2 exerted
  play HeiHei - Boat Snack [=heihei, damage 1]
  hand filler
player B
turn A, inked

! A inks filler
A quests with heihei
expect A lore 1
expect heihei in A play
expect A cannot challenge heihei with heihei
";

#[test]
fn a_ruling_is_written_in_a_third_language() {
    let library = library::load().expect("the library is compiled with this test");
    let (file, found) = read(RULING, &names_of(&library));
    assert_eq!(found, []);
    let written = write_with(&file, &words::WORDS);
    let expected = "eltit: A quest
selur: 4.5.1

reyalp A
  kni 2 detrexe
  yalp HeiHei - Boat Snack [=heihei, egamad 1]
  dnah filler
reyalp B
nrut A, dekni

! A skni filler
A stseuq htiw heihei
tcepxe A erol 1
tcepxe heihei ni A yalp
tcepxe A tonnac egnellahc heihei htiw heihei
";
    assert_eq!(written, expected);
}

#[test]
fn a_problem_is_shown_in_a_third_language() {
    let library = library::load().expect("the library is compiled with this test");
    let text = RULING.replace("rules: 4.5.1", "rules: many");
    let (_, found) = read(&text, &names_of(&library));
    let shown: Vec<String> =
        found.iter().map(|found| render_with(found, "quest.lore", &text, &words::WORDS)).collect();
    let expected =
        "rorre: ton a elur rebmun: ynam\n  --> quest.lore:2:8\n  |\n2 | rules: many\n  |        ^^^^\n";
    assert!(shown.iter().any(|shown| shown.starts_with(expected)), "{shown:#?}");
}

#[test]
fn a_ruling_is_told_in_a_third_language() {
    let library = library::load().expect("the library is compiled with this test");
    let (file, _) = read(RULING, &names_of(&library));
    let verdict = judge(&file, &catalog_of(&library), Edition::default());
    assert!(verdict.is_ok(), "{:?}", verdict.failures);
    let told: Vec<String> =
        verdict.told.iter().map(|told| say_in(&Backwards, &told.said.message, None)).collect();
    let english: Vec<String> = verdict
        .told
        .iter()
        .map(|told| narrate::say(&told.said.message, narrate::Language::English))
        .collect();
    assert!(told.contains(&turned("HeiHei - Boat Snack quests for 1 lore")), "{told:#?}\n{english:#?}");
    // A filler card has a name in every language, and the marks before names are not shown.
    assert!(told.iter().any(|line| line.contains("a rellif drac")), "{told:#?}");
    assert!(
        told.iter().all(|line| !line.contains(|letter: char| ('\u{e000}'..'\u{f8ff}').contains(&letter)))
    );
}

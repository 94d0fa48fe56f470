//! What a judge may ask beyond the cards: choices of every kind, what is seen, what happened earlier this turn, positions that cannot be.

use std::sync::LazyLock;

use engine::Edition;
use library::Library;
use lorekeeper_notation::{
    CardNames, Catalog, Diagnostic, Verdict, catalog_of, judge, names_of, read, write_in,
};

static LIBRARY: LazyLock<Library> = LazyLock::new(|| library::load().expect("the library"));
static NAMES: LazyLock<CardNames> = LazyLock::new(|| names_of(&LIBRARY));
static CATALOG: LazyLock<Catalog> = LazyLock::new(|| catalog_of(&LIBRARY));

/// Judges a text as it stands, written anew, and in Spanish: all three must come to the same.
fn judged(text: &str) -> Verdict {
    let text = format!("title: A question\nrules: 4.1.4\n{text}");
    let (file, found) = read(&text, &NAMES);
    let errors: Vec<&Diagnostic> = found.iter().filter(|problem| problem.is_error()).collect();
    assert!(errors.is_empty(), "{errors:?}");
    let verdict = judge(&file, &CATALOG, Edition::default());
    for again in lorekeeper_notation::Language::ALL.map(|language| write_in(&file, language)) {
        let (other, found) = read(&again, &NAMES);
        assert!(!found.iter().any(Diagnostic::is_error), "{found:?}\n{again}");
        let other = judge(&other, &CATALOG, Edition::default());
        let failures = |verdict: &Verdict| {
            verdict.failures.iter().map(|failure| failure.actual.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(failures(&other), failures(&verdict), "{again}");
    }
    verdict
}

fn holds(text: &str) {
    let verdict = judged(text);
    assert!(verdict.is_ok(), "{:?}", verdict.failures);
}

fn fails(text: &str) -> String {
    let verdict = judged(text);
    verdict
        .failures
        .first()
        .map(|failure| failure.actual.to_string())
        .unwrap_or_else(|| panic!("it holds: {text}"))
}

const HATTER: &str = "player A\n  play Mad Hatter - Eccentric Host [=hatter]\n  deck Lantern\nplayer B\n  deck Dinglehopper\nturn A\n";

#[test]
fn choices_of_every_kind() {
    holds(&format!(
        "{HATTER}expect no decision\nA quests with hatter\nexpect choices yes; no\nA accepts\nexpect choices player A; B\n\
         A chooses player B\nexpect A sees Dinglehopper\nexpect B does not see Dinglehopper\nexpect choices option 1; 2\n\
         A chooses option 2\nexpect no decision\n"
    ));
    let luisa = "player A\n  ink 1\n  play Luisa Madrigal - Confident Climber [=luisa, drying]\n  play Mickey Mouse - True Friend [=mickey, damage 2]\n\
         player B\nturn A\nA uses luisa\nA chooses mickey\n";
    holds(&format!("{luisa}expect choices number 0 to 1\nexpect choices number 0; 1\nA chooses number 1\n"));
    assert_eq!(fails(&format!("{luisa}expect choices number 1 to 2\nA chooses number 1\n")), "choices 0; 1");
    assert!(
        fails(&format!("{HATTER}A quests with hatter\nexpect no decision\nA declines\n"))
            .contains("A accepts")
    );
}

#[test]
fn what_does_not_hold_and_either_of_two() {
    let position = "player A\n  play Stitch - New Dog [=dog]\nplayer B\nturn A\n";
    holds(&format!(
        "{position}expect dog named Stitch\nexpect dog not named Mickey Mouse\nexpect dog not classified Villain\n\
         expect dog not in discard\nexpect dog not exerted\nexpect either dog exerted or dog in A play\n\
         expect either A lore 3 or A lore 4 or A lore 0\n"
    ));
    assert_eq!(fails(&format!("{position}expect dog not named Stitch\n")), "it is so");
    assert_eq!(fails(&format!("{position}expect either A lore 3 or dog exerted\n")), "lore 0; ready");
    let text = format!("title: x\nrules: 4.1.4\n{position}expect either nonsense or A lore 0\n");
    assert!(read(&text, &NAMES).1.iter().any(Diagnostic::is_error));
}

#[test]
fn shift_cost_and_singing_value() {
    holds(
        "player A\n  ink 5\n  hand Aurora - Dreaming Guardian [=new]\n  play Aurora - Regal Princess [=old]\n  \
         play Ariel - Spectacular Singer [=ariel]\nplayer B\nturn A\n\
         expect new shift cost 3\nexpect new cost 5\nexpect ariel singing value 5\nexpect old singing value 2\n\
         expect new has Shift\nexpect new has Shift 3\nexpect new lacks Shift 4\n",
    );
}

#[test]
fn what_cannot_be_is_refused() {
    let hurt = "player A\n  play Stitch - New Dog [damage 2]\nplayer B\n";
    assert!(fails(&format!("{hurt}turn A\n")).contains("1.8.1.4"));
    assert!(judged(&format!("{hurt}turn A, forced\n")).is_ok());
    assert!(fails("player A\n  lore 20\nplayer B\nturn A\n").contains("1.8.1.1"));
    assert!(fails("player A\n  play Dinglehopper [damage 1]\nplayer B\nturn A\n").contains("5.1.2.2"));
    let text = "title: x\nrules: 4.1.4\nplayer A\nplayer B\nturn A, number 2, first A\n";
    assert!(read(text, &NAMES).1.iter().any(Diagnostic::is_error));
    holds("player A\nplayer B\nturn B, inked, number 2, first A\n");
}

/// A stated answer that was forced is not taken for the next question.
#[test]
fn a_forced_answer_that_is_stated_slips_nowhere() {
    let queen = "player A\n  play The Queen - Commanding Presence [=queen]\nplayer B\n  play Stitch - Abomination [=stitch]\nturn A\n\
         A quests with queen\n";
    // The one opposing character takes itself; the line then answers what is open.
    holds(&format!("{queen}A chooses stitch\nexpect stitch strength 4\n"));
    // Stated as well, the first line is the forced answer and the second the open one.
    holds(&format!("{queen}A chooses stitch\nA chooses queen\nexpect stitch strength 0\n"));
}

/// What happened earlier this turn counts as if it had been played.
#[test]
fn earlier_this_turn() {
    let used = "player A\n  ink 4\n  play Minnie Mouse - Storyteller [=minnie]\nplayer B\nturn A\n";
    holds(&format!("{used}expect minnie in play\n"));
    let inked = "player A\n  inkwell Dinglehopper [inked]\n  hand Lantern [=lamp]\nplayer B\nturn A\nexpect A cannot ink lamp\n";
    holds(inked);
}

//! Every ruling of the repository holds.

mod common;

use engine::Edition;
use lorekeeper_notation::{Diagnostic, attach_decks, catalog_of, judge, names_of, read};

#[test]
fn rulings_hold() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let mut report = String::new();
    // Who only asks whether anything fails need not wait for the rest.
    let is_one_enough = std::env::var_os("LORE_FIRST_ONLY").is_some();
    for (path, text) in common::rulings() {
        let folder = path.parent().expect("in a folder");
        let name = path.display().to_string();
        let name = name.rsplit("rulings/").next().unwrap_or(&name);
        let (mut file, mut found) = read(&text, &names);
        found.extend(attach_decks(&mut file, &names, |deck| std::fs::read_to_string(folder.join(deck)).ok()));
        assert!(!found.iter().any(Diagnostic::is_error), "{name}: {found:?}");
        let verdict = judge(&file, &catalog, Edition::default());
        for failure in &verdict.failures {
            report += &format!(
                "{name}:{}: expected {}; found {}\n",
                failure.line, failure.expected, failure.actual
            );
        }
        for card in &verdict.unsupported {
            report += &format!("{name}: {} is not supported: {}\n", card.card, card.reason);
        }
        if is_one_enough && !report.is_empty() {
            break;
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

/// The example that the paper on the notation begins with holds as well.
#[test]
fn the_example_of_the_paper_holds() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let text = include_str!("../../../NOTATION.md").split("```").nth(1).expect("an example");
    let (file, found) = read(text.trim_start_matches('\n'), &names);
    assert!(found.is_empty(), "{found:?}");
    let verdict = judge(&file, &catalog, Edition::default());
    assert!(verdict.is_ok(), "{:?}", verdict.failures);
}

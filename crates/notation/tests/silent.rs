//! Who plays many games keeps no log, and the engine then takes shorter ways. Every ruling is played once more without one, by the
//! same answers, and comes to the same position.

mod common;

use engine::{Edition, LogEntry};
use lorekeeper_notation::{attach_decks, catalog_of, names_of, read, resume};

#[test]
fn without_a_log_the_same_answers_lead_to_the_same_position() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let (mut report, mut compared) = (String::new(), 0);
    for (path, text) in common::rulings() {
        let folder = path.parent().expect("in a folder");
        let (mut file, _) = read(&text, &names);
        attach_decks(&mut file, &names, |deck| std::fs::read_to_string(folder.join(deck)).ok());
        let (Some(told), _) = resume(&file, &catalog, Edition::default()) else { continue };
        file.script.clear();
        let (Some(begun), _) = resume(&file, &catalog, Edition::default()) else { continue };
        let mut silent = begun.silent();
        let given = told.record().0.iter().filter_map(|entry| match entry.what {
            LogEntry::Answered(_, answer) => Some(answer),
            _ => None,
        });
        // What was answered before the first line stands in both.
        let before = begun.record().0.iter().filter(|entry| matches!(entry.what, LogEntry::Answered(..)));
        let refused = given.skip(before.count()).find_map(|answer| silent.answer(answer).err());
        compared += 1;
        if refused.is_some() || silent.state() != told.state() {
            report += &format!("{}: {refused:?}\n", path.display());
        }
    }
    assert!(compared > 1_000, "{compared} compared");
    assert!(report.is_empty(), "{compared} compared\n{report}");
}

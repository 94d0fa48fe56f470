//! The form of files: every ruling reads and writes back, mutated files never break the reader, limits hold.

mod common;

use common::{Dice, mutate, names, rulings};
use lorekeeper_notation::syntax::{Expectation, Start, Step};
use lorekeeper_notation::{
    CardNames, Diagnostic, Problem, attach_decks, limits, read, read_bytes, render, write,
};

#[test]
fn every_ruling_reads_without_a_word_of_complaint() {
    let names = names();
    let rulings = rulings();
    assert!(rulings.len() >= 206, "{} rulings", rulings.len());
    for (path, text) in rulings {
        let (mut file, mut found) = read(&text, &names);
        let folder = path.parent().expect("in a folder").to_owned();
        found.extend(attach_decks(&mut file, &names, |deck| std::fs::read_to_string(folder.join(deck)).ok()));
        let shown: String = found.iter().map(|found| render(found, &path.to_string_lossy(), &text)).collect();
        assert!(found.is_empty(), "{shown}");
        let checks = file.script.iter().filter(|step| !matches!(step.node, Step::Act(_))).count();
        assert!(checks + file.refused_decks.len() > 0, "{}", path.display());
    }
}

#[test]
fn what_is_written_reads_the_same() {
    let names = names();
    for (path, text) in rulings() {
        let (file, _) = read(&text, &names);
        let written = write(&file);
        let (again, found) = read(&written, &names);
        assert!(found.is_empty(), "{}: {found:?}\n{written}", path.display());
        assert_eq!(again, file, "{}", path.display());
        assert_eq!(write(&again), written, "{}", path.display());
    }
}

#[test]
fn mutated_files_are_reported_and_never_break_the_reader() {
    let names = names();
    let rulings = rulings();
    let mut dice = Dice::new(20);
    let mut refused = 0;
    for _ in 0..200 {
        let (_, text) = dice.pick(&rulings);
        let broken = mutate(text, &mut dice);
        let (file, found) = read_bytes(&broken, &names);
        let text = String::from_utf8_lossy(&broken);
        for diagnostic in &found {
            let shown = render(diagnostic, "broken.lore", &text);
            assert!(shown.lines().count() >= 2, "{shown}");
        }
        if found.iter().any(Diagnostic::is_error) {
            refused += 1;
        } else {
            let (again, _) = read(&write(&file), &names);
            assert_eq!(again, file, "{text}");
        }
    }
    assert!((100..200).contains(&refused), "{refused} of 200 were refused");
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let (_, found) = read_bytes(&[0xff, 0xfe, 0x00], &names());
    assert_eq!(found[0].problem, Problem::NotUtf8);
}

const SHORT: &str = "title: t\nrules: 1.1\nplayer A\nplayer B\nturn A\nexpect bag 0\n";

fn first_problem(text: &str, names: &CardNames) -> Option<Problem> {
    read(text, names).1.into_iter().next().map(|found| found.problem)
}

#[test]
fn limits_hold_at_the_limit_and_one_past_it() {
    let names = names();
    assert_eq!(first_problem(SHORT, &names), None);

    let filled = |bytes: usize| {
        let mut text = SHORT.to_owned();
        while text.len() < bytes {
            let length = (bytes - text.len()).min(limits::LINE_BYTES_MAX);
            text += &"#".repeat(length - 1);
            text.push('\n');
        }
        text
    };
    assert_eq!(first_problem(&filled(limits::FILE_BYTES_MAX), &names), None);
    assert_eq!(first_problem(&filled(limits::FILE_BYTES_MAX + 1), &names), Some(Problem::FileTooLong));

    let with_line = |bytes: usize| format!("{SHORT}#{}\n", "x".repeat(bytes - 1));
    assert_eq!(first_problem(&with_line(limits::LINE_BYTES_MAX), &names), None);
    assert_eq!(first_problem(&with_line(limits::LINE_BYTES_MAX + 1), &names), Some(Problem::LineTooLong));

    let with_lines = |lines: usize| SHORT.to_owned() + &"\n".repeat(lines - SHORT.lines().count());
    assert_eq!(first_problem(&with_lines(limits::LINES_MAX), &names), None);
    assert_eq!(first_problem(&with_lines(limits::LINES_MAX + 1), &names), Some(Problem::TooManyLines));

    let with_number = |number: u32| format!("{SHORT}expect A lore {number}\n");
    assert_eq!(first_problem(&with_number(limits::NUMBER_MAX), &names), None);
    let past = limits::NUMBER_MAX + 1;
    assert_eq!(first_problem(&with_number(past), &names), Some(Problem::NumberTooLarge(past.to_string())));

    let with_problems = |count: usize| SHORT.to_owned() + &"nonsense\n".repeat(count);
    assert_eq!(read(&with_problems(limits::PROBLEMS_MAX), &names).1.len(), limits::PROBLEMS_MAX);
    let found = read(&with_problems(limits::PROBLEMS_MAX + 7), &names).1;
    assert_eq!(found.last().map(|last| &last.problem), Some(&Problem::TooManyProblems));
    assert_eq!(found.len(), limits::PROBLEMS_MAX + 1);
}

/// Lines whose names contain words of the notation, and how the writer shows what was read.
#[test]
fn names_that_contain_words_of_the_notation() {
    let names = names();
    let position = "title: t\nrules: 1.1\nplayer A\n\
        hand Just in Time\nhand A Whole New World\nhand Zero to Hero\nhand Water Has Memory\nhand Inner Strength\n\
        play Hans - Thirteenth in Line\nplay Violet Parr - At Wits' End [=violet, at manor]\n\
        play Maui - Hero to All\nplay Rapunzel - Gifted with Healing\nplay Mor'du - Wicked with Pride\n\
        play Darkwing Duck - Cool Under Pressure [under Dinglehopper]\nplay De Vil Manor - Cruella's Estate [=manor]\n\
        play Rapunzel - Ready for Adventure\nhand Te Kā - Heartless\nplayer B\nturn A, inked\n";
    for (line, written) in [
        ("expect A Whole New World in hand", "expect A Whole New World in hand"),
        ("expect a whole new world in A hand", "expect A Whole New World in A hand"),
        ("expect Just in Time in deck top", "expect Just in Time in deck top"),
        ("expect just in time in hand", "expect Just in Time in hand"),
        ("expect Water Has Memory in hand", "expect Water Has Memory in hand"),
        ("expect water has memory cost 3", "expect Water Has Memory cost 3"),
        ("expect water has memory has Ward", "expect Water Has Memory has Ward"),
        ("expect Inner Strength cost 3", "expect Inner Strength cost 3"),
        ("expect hans - thirteenth in line strength -2", "expect Hans - Thirteenth in Line strength -2"),
        ("expect violet parr - at wits’ end at manor", "expect Violet Parr - At Wits' End at manor"),
        ("expect violet parr - at wits' end at none", "expect Violet Parr - At Wits' End at none"),
        (
            "expect Dinglehopper under darkwing duck - cool under pressure",
            "expect Dinglehopper under Darkwing Duck - Cool Under Pressure",
        ),
        ("expect Rapunzel - Ready for Adventure ready", "expect Rapunzel - Ready for Adventure ready"),
        ("A moves maui - hero to all to manor", "A moves Maui - Hero to All to manor"),
        ("A moves maui - hero to all to manor for free", "A moves Maui - Hero to All to manor for free"),
        (
            "A challenges mor'du - wicked with pride with rapunzel - gifted with healing",
            "A challenges Mor'du - Wicked with Pride with Rapunzel - Gifted with Healing",
        ),
        (
            "expect A cannot quest with Mor’du \u{2013} Wicked with Pride",
            "expect A cannot quest with Mor'du - Wicked with Pride",
        ),
        ("A plays zero to hero sung by violet; filler", "A plays Zero to Hero sung by violet; filler"),
        ("A plays te ka - heartless for free", "A plays Te Kā - Heartless for free"),
        ("A uses violet: LUNCH FOR FREE", "A uses violet: LUNCH FOR FREE"),
        ("A uses violet: LUNCH for free", "A uses violet: LUNCH for free"),
        ("A uses violet for free", "A uses violet for free"),
        ("A names jetsam", "A names Jetsam"),
        ("A names A Pirate's Life", "A names A Pirate's Life"),
        ("expect violet named Flotsam", "expect violet named Flotsam"),
        ("expect violet has resist 2", "expect violet has Resist +2"),
        ("expect violet lacks Sing Together", "expect violet lacks Sing Together"),
        ("expect violet classified RED PANDA", "expect violet classified Red Panda"),
        ("!A chooses violet; violet", "! A chooses violet; violet"),
        ("A chooses player B; A", "A chooses player B; A"),
        ("expect A ink 2 exerted  # of three", "expect A ink 2 exerted"),
    ] {
        let text = format!("{position}{line}\nexpect bag 0\n");
        let (file, found) = read(&text, &names);
        let shown: String = found.iter().map(|found| render(found, "x", &text)).collect();
        assert!(found.is_empty(), "{line}\n{shown}");
        let lines = write(&file);
        assert_eq!(lines.lines().rev().nth(1), Some(written), "{line}");
        assert_eq!(read(&lines, &names).0, file, "{line}");
    }
}

#[test]
fn deck_lists_start_a_whole_game() {
    let names = names();
    let text = "title: t\nrules: 1.10.1.1\n! decks five.txt; four.txt\ndecks four.txt; four.txt\n\nA keeps\nexpect A hand 7\n";
    let (mut file, found) = read(text, &names);
    assert!(found.is_empty(), "{found:?}");
    let found = attach_decks(&mut file, &names, |path| match path {
        "four.txt" => Some("# four\n4 Dinglehopper  # of them\n1 Te Ka - Heartless\n".to_owned()),
        _ => Some("5 Dinglehopper".to_owned()),
    });
    assert!(found.is_empty(), "{found:?}");
    assert_eq!(
        file.refused_decks[0].node[0].list.as_ref().map(lorekeeper_notation::syntax::DeckList::size),
        Some(5)
    );
    let Start::Decks(decks) = &file.start else { panic!("starts from decks") };
    let list = decks.node[1].list.as_ref().expect("attached");
    assert_eq!(list.cards, [(4, "Dinglehopper".to_owned()), (1, "Te Kā - Heartless".to_owned())]);
    assert!(matches!(file.script[1].node, Step::Expect(Expectation::Player { .. })));
}

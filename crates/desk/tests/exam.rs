//! Of every question exactly the marked answers are true, and there are many different ones.

use lorekeeper_desk::exam::{ExportFormat, Question, QuestionKind, Sitting, export, is_sound, questions};
use notation::{Catalog, catalog_of, names_of, read};
use std::path::{Path, PathBuf};
use vocabulary::Language;

fn rulings(folder: &Path, into: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("it is there")
        .map(|entry| entry.expect("readable").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            rulings(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "lore") {
            into.push(path);
        }
    }
}

/// The questions of every third ruling: enough to be sure, and soon done.
fn all() -> (Catalog, Vec<Question>) {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let mut paths = Vec::new();
    rulings(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulings")), &mut paths);
    let mut made = Vec::new();
    for path in paths.iter().step_by(3) {
        let text = std::fs::read_to_string(path).expect("readable");
        let (file, found) = read(&text, &names);
        if !found.iter().any(notation::Diagnostic::is_error) {
            made.extend(questions(&file, &catalog));
        }
    }
    (catalog, made)
}

#[test]
fn five_hundred_sound_questions_of_every_kind() {
    let (catalog, all) = all();
    let mut shown: Vec<(String, String, Vec<String>)> = all
        .iter()
        .map(|question| {
            let options = question.options.iter().map(|option| option.text.to_string()).collect();
            (question.position.to_string(), question.prompt.to_string(), options)
        })
        .collect();
    shown.sort();
    shown.dedup();
    assert!(shown.len() >= 500, "only {} different questions", shown.len());
    for kind in [QuestionKind::One, QuestionKind::Several, QuestionKind::Order, QuestionKind::Legal] {
        let some = all.iter().filter(|question| question.kind == kind).count();
        assert!(some >= 20, "only {some} of kind {kind:?}");
    }
    assert!(all.iter().all(|question| is_sound(question, &catalog)));
    // 4.6.6.2: who deals damage in a challenge does so at the same time, so that nobody is asked for an order.
    let deals = |question: &&lorekeeper_desk::exam::Question| {
        let both =
            question.options.iter().filter(|option| option.text.to_string().contains(" damage to ")).count();
        question.kind == QuestionKind::Order
            && question.position.to_string().contains("challenges")
            && both > 1
    };
    assert_eq!(all.iter().filter(deals).count(), 0);
    assert!(all.iter().all(|question| question.is_right(&question.right())));
    let one = all.iter().find(|question| question.kind == QuestionKind::One).expect("there is one");
    let mut turned = one.clone();
    for option in &mut turned.options {
        option.is_right = !option.is_right;
    }
    assert!(!is_sound(&turned, &catalog), "a question with wrong marks is not sound");

    let sitting = Sitting { rules: Some("6.5".to_owned()), level: None, count: 5, seed: 3 };
    let chosen = sitting.choose(&all);
    assert_eq!(chosen.len(), 5);
    assert_eq!(chosen, sitting.choose(&all));
    for format in [
        ExportFormat::Json,
        ExportFormat::Csv,
        ExportFormat::Gift,
        ExportFormat::AnkiCsv,
        ExportFormat::Markdown,
    ] {
        for language in Language::ALL {
            assert!(!export(&chosen, format, language).is_empty());
        }
    }
    let json: serde_json::Value =
        serde_json::from_str(&export(&chosen, ExportFormat::Json, Language::Spanish)).expect("it is JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(5));
    read_back(&all);
}

/// All questions in every form that has signs of its own, taken apart again: nothing is lost, and nothing broken off.
fn read_back(all: &[Question]) {
    let every: Vec<&Question> = all.iter().collect();
    for language in Language::ALL {
        let rows = table(&export(&every, ExportFormat::Csv, language));
        assert_eq!(rows.len(), all.len() + 1);
        assert!(rows.iter().all(|row| row.len() == 9));
        for (row, question) in rows[1..].iter().zip(all) {
            let options: Vec<&str> =
                question.options.iter().map(|option| option.text.say(language)).collect();
            assert_eq!(row[3], question.position.say(language));
            assert_eq!(row[6], options.join("\n"));
        }
        let cards = table(&export(&every, ExportFormat::AnkiCsv, language));
        assert_eq!(cards.len(), all.len());
        assert!(cards.iter().all(|row| row.len() == 2 && !row.concat().contains('\n')));
        let gift = export(&every, ExportFormat::Gift, language);
        assert_eq!(bare(&gift, '{'), all.len());
        assert_eq!(bare(&gift, '}'), all.len());
        let answers: usize = all.iter().map(|question| question.options.len()).sum();
        assert_eq!(bare(&gift, '=') + bare(&gift, '~'), answers);
        let markdown = export(&every, ExportFormat::Markdown, language);
        assert_eq!(markdown.lines().filter(|line| line.starts_with("```")).count(), 4 * all.len());
    }
}

/// How often a sign stands in a text in GIFT without being escaped.
fn bare(gift: &str, sign: char) -> usize {
    let mut escaped = false;
    let is_bare = |found: &char| {
        let counts = !escaped && *found == sign;
        escaped = !escaped && *found == '\\';
        counts
    };
    gift.chars().filter(is_bare).count()
}

/// The rows and fields of a table (RFC 4180); a guard before a formula is taken off.
fn table(text: &str) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let row = rows.last_mut().expect("there is one");
        let field = row.last_mut().expect("there is one");
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => field.extend(letters.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(String::new()),
            '\n' if !quoted => rows.push(vec![String::new()]),
            other => field.push(other),
        }
    }
    assert!(!quoted, "a quotation mark is left open");
    assert_eq!(rows.pop(), Some(vec![String::new()]));
    rows
}

/// What was refused before does not make refused what is legal now.
#[test]
fn a_move_after_a_refused_one_is_judged_by_itself() {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let text = "title: t\nrules: 4.5\nsource: own\n\nplayer A\n  play HeiHei - Boat Snack [=dry]\n  play Stitch - New Dog [=wet, drying]\n\
                player B\nturn A\n\n! A quests with wet\nA quests with dry\nexpect A lore 1\n";
    let (file, found) = read(text, &names);
    assert!(!found.iter().any(notation::Diagnostic::is_error), "{found:?}");
    let made = questions(&file, &catalog);
    let answer = |move_: &str| {
        let asked = made.iter().find(|question| question.prompt.to_string().contains(move_)).expect(move_);
        asked.options[asked.right()[0] - 1].text.to_string()
    };
    assert_eq!(answer("quests with dry"), "Yes, it is legal");
    assert!(answer("quests with wet").starts_with("No: "));
}

#[test]
fn a_question_says_which_variant_is_played() {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let text = "title: t\nrules: 10.2.5\nvariant: pack-rush\nplayer A\n  deck 0 more\n  discard 3\nplayer B\nturn A\n\n\
                A ends turn\nexpect A deck 3\nexpect A discard 0\nexpect no winner\n";
    let (file, _) = read(text, &names);
    let made = questions(&file, &catalog);
    assert!(!made.is_empty());
    assert!(made.iter().all(|question| question.position.to_string().contains("variant: pack-rush")));
}

#[test]
fn what_rests_on_an_open_point_is_not_asked() {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    // D.12: whether one card may pay for itself is open; of two cards to discard the one to be played would be the second.
    let text = "title: t\nrules: 1.5.3\nplayer A\n  hand Flotsam & Jetsam - Entangling Eels [=eels]\n  hand Dinglehopper\n\
                \x20 play Flotsam - Riffraff [=flotsam]\nplayer B\nturn A\n\n! A plays eels shifting onto flotsam\n";
    let (file, _) = read(text, &names);
    assert_eq!(questions(&file, &catalog), Vec::new());
}

#[test]
fn the_parts_of_a_cost_have_no_order() {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let text = "title: t\nrules: 4.4.3.4\nplayer A\n  ink 1\n  play Powhatan's Staff [=staff]\n  hand Fru Fru - VIP Guest [=guest]\n\
                \x20 ink 1\nplayer B\nturn A\n\nA uses staff\nA plays guest\nexpect guest exerted\n";
    let (file, _) = read(text, &names);
    let orders: Vec<Question> = questions(&file, &catalog)
        .into_iter()
        .filter(|question| question.kind == QuestionKind::Order)
        .collect();
    for question in &orders {
        let paid = |option: &&lorekeeper_desk::exam::Choice| {
            let text = option.text.to_string();
            text.contains("pays") || text.contains("is exerted")
        };
        assert!(question.options.iter().filter(paid).count() <= 2, "{:?}", question.options);
    }
}

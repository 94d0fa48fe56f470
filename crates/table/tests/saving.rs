//! A game is saved only where a regular file may stand: folders, devices and files of others stay as they are.

use files::rehearsal::{FAULTS, rehearse};
use lorekeeper_table::{Beginning, Collection, Config, JournalError, Seated, Session, SessionError, ready};
use notation::{Language, read_deck};
use players::PlayerKind;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("lorekeeper-saving-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the temporary folder can be written");
    path
}

fn names(folder: &Path) -> Vec<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("readable").file_name();
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("it is there")
        .map(|entry| name(entry).to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn begun(collection: &Collection) -> Session {
    let deck = |name: &str| {
        (name.to_owned(), read_deck(name, ready(name).expect("a deck").text, collection.names()).0)
    };
    let config = Config {
        beginning: Beginning::Decks(vec![deck("amber-steel-songs"), deck("emerald-ruby-pirates")]),
        seats: vec![Seated::Human, Seated::Bot(PlayerKind::Random)],
        seed: 7,
        language: Language::English,
    };
    Session::begin(collection, config).expect("it begins")
}

#[test]
fn saving_moves_no_folder_and_no_foreign_file() {
    let collection = Collection::new(library::load().expect("the library"));
    let mut session = begun(&collection);
    let folder = folder("places");
    fs::create_dir(folder.join("d")).expect("writable");
    fs::create_dir(folder.join("d.lore")).expect("writable");
    fs::write(folder.join("notes"), "of somebody").expect("writable");
    for typed in ["d", "--force d", "d.lore", "--force d.lore", "notes"] {
        let (force, name) = typed.split_once(' ').map_or(("", typed), |(_, name)| ("--force ", name));
        let path = format!("{force}{}", folder.join(name).display());
        assert!(session.save(&collection, &path).is_err(), "{typed}");
    }
    let journal = session.keep_journal(&collection, &folder.join("notes"));
    assert!(journal.is_err(), "a file of somebody is no journal to be put aside");
    let journal = session.keep_journal(&collection, &folder.join("d"));
    assert!(journal.is_err(), "a folder is no journal to be put aside");
    assert_eq!(fs::read(folder.join("notes")).expect("there"), b"of somebody");
    let lists = ["d", "d.lore", "notes"];
    assert!(names(&folder).iter().all(|name| lists.contains(&name.as_str())), "{:?}", names(&folder));
}

#[test]
fn a_saved_game_is_read_again() {
    let collection = Collection::new(library::load().expect("the library"));
    let mut session = begun(&collection);
    let folder = folder("again");
    let answer = session.hint().expect("an answer");
    session.answer(&collection, answer).expect("legal");
    let path = folder.join("game");
    session.save(&collection, &path.display().to_string()).expect("it can be written");
    session.save(&collection, &path.display().to_string()).expect("an own file is written again");
    let resumed = Session::resume(&collection, &path, Language::English).expect("it goes on");
    assert_eq!(resumed.game.state(), session.game.state());
    drop(resumed);
    assert_eq!(names(&folder), ["game"]);
}

/// A game that began in a position, as lessons do, is kept with that position.
#[test]
fn a_game_from_a_position_goes_on() {
    let collection = Collection::new(library::load().expect("the library"));
    let (_, file) = lorekeeper_table::Lesson::first_game(&collection).expect("the lesson");
    let seats = vec![Seated::Human, Seated::Bot(PlayerKind::Greedy)];
    let beginning = Beginning::Position(Box::new(file));
    let config = Config { beginning, seats, seed: 1, language: Language::English };
    let mut session = Session::begin(&collection, config).expect("it begins");
    for _ in 0..3 {
        let answer = session.game.options()[0];
        session.answer(&collection, answer).expect("legal");
    }
    let text = session.kept(&collection).text().expect("it can be written");
    let kept = lorekeeper_table::KeptGame::read(&text, "game").expect("it can be read");
    kept.fits(&collection, "game").expect("the same cards");
    let resumed = Session::of_kept(&collection, &kept, "game", Language::English).expect("it goes on");
    assert_eq!(resumed.game.state(), session.game.state());
}

/// Plays so many answers of the greedy player, for both sides.
fn play(session: &mut Session, collection: &Collection, answers: usize) -> Result<(), SessionError> {
    for _ in 0..answers {
        let answer = session.hint().expect("the game goes on");
        session.answer(collection, answer)?;
    }
    Ok(())
}

/// Every bit of a small journal: each flip is mended or costs what stands behind it, and is said.
#[test]
fn every_flipped_bit_of_a_journal_is_mended_or_said() {
    let collection = Collection::new(library::load().expect("the library"));
    let folder = folder("bits");
    let path = folder.join("game");
    let mut session = begun(&collection);
    session.keep_journal(&collection, &path).expect("writable");
    play(&mut session, &collection, 6).expect("legal");
    let whole = session.answered();
    drop(session);
    let good = fs::read(&path).expect("there");
    // The game is set up anew for each: one bit of every byte of the header, all bits of the answers.
    let answers_at = good.len() - 300;
    let bits = (0..answers_at)
        .step_by(97)
        .map(|byte| byte * 8 + byte % 8)
        .chain((answers_at * 8..good.len() * 8).step_by(3));
    for bit in bits {
        let mut bytes = good.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        fs::write(&path, &bytes).expect("writable");
        let resumed = Session::resume(&collection, &path, Language::English);
        let resumed = resumed.unwrap_or_else(|error| panic!("bit {bit}: {error}"));
        let mended = resumed.mended.as_ref().unwrap_or_else(|| panic!("bit {bit} was not noticed"));
        assert!(mended.say(Language::English).contains("damaged in line"), "{mended:?}");
        match &mended.aside {
            Some(aside) => {
                assert!(resumed.answered() < whole, "bit {bit}");
                assert_eq!(fs::read(aside).expect("there"), bytes, "the damaged file is kept");
                fs::remove_file(aside).expect("ours");
            }
            None => assert_eq!(resumed.answered(), whole, "bit {bit}: nothing is lost"),
        }
        drop(resumed);
        let again = Session::resume(&collection, &path, Language::English).expect("mended");
        assert_eq!(again.mended, None);
    }
    assert_eq!(names(&folder), ["game"]);
}

/// Whatever call of the system fails while a game is played: every answer that was taken is there when it goes on.
#[test]
fn no_fault_of_the_disk_costs_an_answer() {
    let collection = Collection::new(library::load().expect("the library"));
    let folder = folder("faults");
    let path = folder.join("game");
    for fault in FAULTS {
        for calls_before in 0.. {
            for name in names(&folder) {
                fs::remove_file(folder.join(name)).expect("ours");
            }
            let mut session = begun(&collection);
            let (kept, reached) = rehearse(calls_before, fault, || {
                let kept = session.keep_journal(&collection, &path).is_ok();
                // After a failure it is tried once more, as a player would.
                kept && play(&mut session, &collection, 2)
                    .or_else(|_| play(&mut session, &collection, 1))
                    .is_ok()
            });
            let state = session.game.state().clone();
            let answered = session.answered();
            drop(session);
            match Session::resume(&collection, &path, Language::English) {
                Ok(resumed) => {
                    assert!(resumed.answered() >= answered, "{fault:?} at {calls_before}");
                    assert!(
                        resumed.answered() > answered || resumed.game.state() == &state,
                        "{fault:?} at {calls_before}"
                    );
                }
                Err(SessionError::Journal(JournalError::Absent { .. })) => {
                    assert!(!kept && answered == 0, "{fault:?} at {calls_before}");
                }
                Err(error) => panic!("{fault:?} at {calls_before}: {error}"),
            }
            if !reached {
                break;
            }
        }
    }
}

#[test]
fn a_game_belongs_to_one_process() {
    let collection = Collection::new(library::load().expect("the library"));
    let folder = folder("lock");
    let path = folder.join("play.game");
    let mut first = begun(&collection);
    first.keep_journal(&collection, &path).expect("free");
    play(&mut first, &collection, 2).expect("legal");
    let before = fs::read(&path).expect("there");
    let mut second = begun(&collection);
    let refused = second.keep_journal(&collection, &path).expect_err("another game has it");
    assert!(refused.is_in_use(), "{refused}");
    let who = format!("in use by process {}", std::process::id());
    assert!(refused.say(Language::English).ends_with(&who), "{refused}");
    let resumed = Session::resume(&collection, &path, Language::Spanish);
    assert!(resumed.is_err_and(|error| error.is_in_use()));
    assert_eq!(fs::read(&path).expect("there"), before);
    drop(first);
    second.keep_journal(&collection, &path).expect("free again");
    assert_eq!(fs::read(folder.join("play.previous")).expect("put aside"), before);
}

/// A journal that was begun with cards of other meaning, or by other rules, says so.
#[test]
fn a_journal_says_what_differs() {
    let collection = Collection::new(library::load().expect("the library"));
    let folder = folder("basis");
    let path = folder.join("game");
    let mut session = begun(&collection);
    session.keep_journal(&collection, &path).expect("writable");
    drop(session);
    let text = fs::read_to_string(&path).expect("there");
    let head = text.split('\t').next().expect("a head");
    for (part, here) in [("cards", collection.mark()), ("rules version", engine::RULES_VERSION)] {
        assert!(head.contains(here), "{part} is not in {head}");
        let other = head.replace(here, "0000000000000000");
        files::Ledger::write(&path, &other, std::iter::empty(), files::Existing::Overwritten)
            .expect("writable");
        match Session::resume(&collection, &path, Language::English) {
            Err(SessionError::Journal(JournalError::OtherBasis { differs, .. })) => {
                assert_eq!(differs, [part])
            }
            other => panic!("{part}: {:?}", other.map(|_| ())),
        }
    }
}

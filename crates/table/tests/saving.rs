//! A game is saved only where a regular file may stand: folders, devices and files of others stay as they are.

use files::rehearsal::{FAULTS, Fault, rehearse};
use lorekeeper_table::{Beginning, Collection, Config, JournalError, Seated, Session, SessionError, ready};
use notation::{Language, read_deck};
use players::PlayerKind;
use std::collections::BTreeMap;
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

/// What a stranger wrote into a kept game does not fill the memory: a deck has no more cards than a list may have.
#[test]
fn a_kept_game_with_endless_decks_is_refused() {
    let collection = Collection::new(library::load().expect("the library"));
    let text = begun(&collection).kept(&collection).text().expect("it can be written");
    let (before, rest) = text.split_once("\"copies\":").expect("a deck");
    let (copies, after) = rest.split_once(',').expect("a number");
    let with = |number: u64| format!("{before}\"copies\":{number},{after}");
    assert!(lorekeeper_table::KeptGame::read(&with(copies.parse().expect("a number")), "game").is_ok());
    for number in [501, 1 << 20, u64::from(u32::MAX), u64::MAX] {
        let refused = lorekeeper_table::KeptGame::read(&with(number), "game");
        assert!(matches!(refused, Err(JournalError::Damaged { .. })), "{number}: {refused:?}");
    }
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

/// A small journal, and how many answers it holds.
fn small_journal(collection: &Collection, path: &Path) -> (Vec<u8>, usize) {
    let (_, file) = lorekeeper_table::Lesson::first_game(collection).expect("the lesson");
    let seats = vec![Seated::Human, Seated::Bot(PlayerKind::Random)];
    let beginning = Beginning::Position(Box::new(file));
    let config = Config { beginning, seats, seed: 1, language: Language::English };
    let mut session = Session::begin(collection, config).expect("it begins");
    session.keep_journal(collection, path).expect("writable");
    for _ in 0..4 {
        let answer = session.game.options()[0];
        session.answer(collection, answer).expect("legal");
    }
    let whole = session.answered();
    drop(session);
    (fs::read(path).expect("there"), whole)
}

/// Every bit of a small journal: each flip is noticed, costs at most what stands behind it, and leaves of the rest what was written.
/// What is then left is the same for many flips; each of these goes on as a game.
#[test]
fn every_flipped_bit_of_a_journal_is_mended_or_said() {
    let collection = Collection::new(library::load().expect("the library"));
    let folder = folder("bits");
    let path = folder.join("game");
    let (good, whole) = small_journal(&collection, &path);
    let start = files::LedgerStart::of(&good).expect("a journal");
    assert_eq!((start.damage, start.lines.len() >= whole), (None, true));
    // By what is left and where it is said to be damaged: one flip of each.
    let mut kinds: BTreeMap<(usize, usize), Vec<u8>> = BTreeMap::new();
    let mut bytes = good.clone();
    for bit in 0..good.len() * 8 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        let found = files::LedgerStart::of(&bytes).unwrap_or_else(|| panic!("bit {bit}: no head is left"));
        let damage = found.damage.unwrap_or_else(|| panic!("bit {bit} was not noticed"));
        assert_eq!(found.head, start.head, "bit {bit}");
        assert!(start.lines.starts_with(&found.lines), "bit {bit}");
        let line = good[..bit / 8].iter().filter(|byte| **byte == b'\n').count();
        let behind = line.saturating_sub(files::LEDGER_HEAD_LINES);
        assert!(
            found.lines.len() >= behind.min(start.lines.len()),
            "bit {bit} costs more than what is behind it"
        );
        kinds.entry((found.lines.len(), damage.line)).or_insert_with(|| bytes.clone());
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
    assert!(kinds.len() > start.lines.len(), "{:?}", kinds.keys());
    for (kind, bytes) in kinds {
        fs::write(&path, &bytes).expect("writable");
        let resumed = Session::resume(&collection, &path, Language::English);
        let resumed = resumed.unwrap_or_else(|error| panic!("{kind:?}: {error}"));
        let mended = resumed.mended.as_ref().unwrap_or_else(|| panic!("{kind:?} was not noticed"));
        assert!(mended.say(Language::English).contains("damaged in line"), "{mended:?}");
        match &mended.aside {
            Some(aside) => {
                assert!(resumed.answered() < whole, "{kind:?}");
                assert_eq!(fs::read(aside).expect("there"), bytes, "the damaged file is kept");
                fs::remove_file(aside).expect("ours");
            }
            None => assert_eq!(resumed.answered(), whole, "{kind:?}: nothing is lost"),
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
            // How many answers there were when the human was asked last: until then the disk is not waited for.
            let mut said = 0;
            let (kept, reached) = rehearse(calls_before, fault, || {
                let kept = session.keep_journal(&collection, &path).is_ok();
                // After a failure it is tried once more, as a player would.
                for _ in 0..3 {
                    let is_human =
                        |session: &Session| session.game.decision().is_some_and(|open| open.player.0 == 0);
                    if kept && play(&mut session, &collection, 1).is_ok() && is_human(&session) {
                        said = session.answered();
                    }
                }
                kept
            });
            let state = session.game.state().clone();
            // Where the machine has no power any more, nobody was told of more.
            let answered = if fault == Fault::Dark && reached { said } else { session.answered() };
            let session_answered = session.answered();
            drop(session);
            match Session::resume(&collection, &path, Language::English) {
                Ok(resumed) => {
                    assert!(resumed.answered() >= answered, "{fault:?} at {calls_before}");
                    assert!(
                        resumed.answered() != session_answered || resumed.game.state() == &state,
                        "{fault:?} at {calls_before}"
                    );
                }
                Err(SessionError::Journal(JournalError::Absent { .. })) => {
                    assert!(!kept && said == 0, "{fault:?} at {calls_before}");
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

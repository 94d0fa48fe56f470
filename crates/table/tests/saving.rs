//! A game is saved only where a regular file may stand: folders, devices and files of others stay as they are.

use lorekeeper_table::{Beginning, Collection, Config, Seated, Session, ready};
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
    assert_eq!(names(&folder), ["game"]);
}

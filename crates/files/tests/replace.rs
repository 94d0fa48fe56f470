//! What is written is whole, and what is no regular file stays as it is.

use lorekeeper_files::{Existing, WriteError, replace};
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("lorekeeper-files-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the temporary folder can be written");
    path
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("it is there")
        .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_new_file_is_written_and_nothing_else_is_left() {
    let folder = folder("new");
    replace(&folder.join("game"), b"one", Existing::Kept).expect("it can be written");
    assert_eq!(fs::read(folder.join("game")).expect("written"), b"one");
    assert_eq!(names(&folder), ["game"]);
}

#[test]
fn a_file_that_is_there_is_kept_or_overwritten_as_asked() {
    let folder = folder("existing");
    let path = folder.join("game");
    fs::write(&path, "old").expect("writable");
    let refused = replace(&path, b"new", Existing::Kept);
    assert!(matches!(refused, Err(WriteError::Exists(_))), "{refused:?}");
    assert_eq!(fs::read(&path).expect("still there"), b"old");
    replace(&path, b"new", Existing::Overwritten).expect("it can be written");
    assert_eq!(fs::read(&path).expect("written"), b"new");
    assert_eq!(names(&folder), ["game"]);
}

#[test]
fn a_folder_stays_where_it_is() {
    let folder = folder("folder");
    fs::create_dir(folder.join("d")).expect("writable");
    for existing in [Existing::Kept, Existing::Overwritten] {
        let refused = replace(&folder.join("d"), b"text", existing);
        assert!(matches!(refused, Err(WriteError::NotRegular(_))), "{refused:?}");
    }
    assert_eq!(names(&folder), ["d"]);
}

#[cfg(unix)]
#[test]
fn a_device_is_not_touched_also_through_a_link() {
    let folder = folder("device");
    std::os::unix::fs::symlink("/dev/null", folder.join("null")).expect("links can be made");
    std::os::unix::fs::symlink(folder.join("nowhere"), folder.join("dangling")).expect("links can be made");
    for path in [Path::new("/dev/null").to_owned(), folder.join("null"), folder.join("dangling")] {
        let refused = replace(&path, b"text", Existing::Overwritten);
        assert!(matches!(refused, Err(WriteError::NotRegular(_))), "{refused:?}");
    }
    assert!(!Path::new("/dev/null").is_file());
    assert_eq!(names(&folder), ["dangling", "null"]);
}

#[cfg(unix)]
#[test]
fn a_link_to_a_file_stays_a_link() {
    let folder = folder("link");
    fs::write(folder.join("real"), "old").expect("writable");
    std::os::unix::fs::symlink(folder.join("real"), folder.join("link")).expect("links can be made");
    replace(&folder.join("link"), b"new", Existing::Overwritten).expect("it can be written");
    assert!(fs::symlink_metadata(folder.join("link")).expect("there").is_symlink());
    assert_eq!(fs::read(folder.join("real")).expect("there"), b"new");
}

#[test]
fn a_strangers_file_beside_it_is_not_touched() {
    let folder = folder("stranger");
    fs::write(folder.join("game.new"), "not ours").expect("writable");
    replace(&folder.join("game"), b"text", Existing::Kept).expect("it can be written");
    assert_eq!(fs::read(folder.join("game.new")).expect("there"), b"not ours");
}

//! What is no regular file is not read, folders that lead to themselves have an end, and a locked file says whose it is.
#![cfg(unix)]

use lorekeeper_files::{FOLDERS_DEEP_LIMIT, FindError, Irregular, LockError, ReadError, find, lock, read};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("lorekeeper-strange-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the temporary folder can be written");
    path
}

#[track_caller]
fn refused(path: &Path, kind: Irregular) {
    match read(path, 100) {
        Err(ReadError::Irregular(_, found)) => assert_eq!(found, kind),
        other => panic!("{}: {other:?}", path.display()),
    }
}

#[test]
fn devices_pipes_and_folders_are_not_read() {
    let folder = folder("kinds");
    refused(Path::new("/dev/zero"), Irregular::Device);
    refused(&folder, Irregular::Folder);
    symlink("/dev/zero", folder.join("zero")).expect("links can be made");
    refused(&folder.join("zero"), Irregular::Device);
    let pipe = folder.join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.is_ok_and(|status| status.success()), "pipes can be made");
    // Opening it would wait for a writer for ever.
    refused(&pipe, Irregular::Pipe);
    let _socket = std::os::unix::net::UnixListener::bind(folder.join("socket")).expect("sockets can be made");
    refused(&folder.join("socket"), Irregular::Socket);
    assert!(matches!(read(&folder.join("nothing"), 100), Err(ReadError::Absent(_))));
}

#[test]
fn the_limit_is_the_last_size_that_is_read() {
    let path = folder("limit").join("file");
    fs::write(&path, [b'x'; 100]).expect("writable");
    assert_eq!(read(&path, 100).expect("at the limit").len(), 100);
    assert!(matches!(read(&path, 99), Err(ReadError::TooLarge { limit: 99, .. })));
    // A file whose size is said to be nothing.
    assert!(matches!(read(Path::new("/proc/self/maps"), 10), Err(ReadError::TooLarge { .. })));
}

#[test]
fn folders_that_lead_to_themselves_are_searched_once() {
    let folder = folder("loop");
    fs::write(folder.join("one.lore"), "").expect("writable");
    symlink(".", folder.join("a")).expect("links can be made");
    symlink(".", folder.join("b")).expect("links can be made");
    fs::create_dir(folder.join("sub")).expect("writable");
    fs::write(folder.join("sub/two.lore"), "").expect("writable");
    symlink("..", folder.join("sub/up")).expect("links can be made");
    let found = find(&folder, "lore").expect("it ends");
    assert_eq!(found, [folder.join("one.lore"), folder.join("sub/two.lore")]);
}

#[test]
fn folders_have_a_depth() {
    let top = folder("deep");
    let mut path = top.clone();
    for _ in 0..FOLDERS_DEEP_LIMIT {
        path.push("d");
    }
    fs::create_dir_all(&path).expect("writable");
    assert_eq!(find(&top, "lore").expect("at the limit"), Vec::<PathBuf>::new());
    fs::create_dir(path.join("d")).expect("writable");
    assert!(matches!(find(&top, "lore"), Err(FindError::TooDeep { .. })));
}

#[test]
fn a_locked_file_says_whose_it_is() {
    let folder = folder("lock");
    let path = folder.join("game");
    symlink(&path, folder.join("way")).expect("links can be made");
    fs::write(&path, "").expect("writable");
    let held = lock(&path).expect("free");
    for way in [&path, &folder.join("way")] {
        match lock(way) {
            Err(LockError::Held { by, .. }) => assert_eq!(by, format!("process {}", std::process::id())),
            other => panic!("{other:?}"),
        }
    }
    drop(held);
    drop(lock(&path).expect("free again"));
    let names: Vec<_> =
        fs::read_dir(&folder).expect("there").map(|entry| entry.expect("readable").file_name()).collect();
    assert_eq!(names.len(), 2, "no lock is left: {names:?}");
}

#[test]
fn what_is_no_lock_is_not_taken_for_one() {
    let folder = folder("foreign");
    fs::write(folder.join(".game.lock"), "of somebody").expect("writable");
    assert!(matches!(lock(&folder.join("game")), Err(LockError::Foreign(_))));
    fs::create_dir(folder.join(".other.lock")).expect("writable");
    assert!(matches!(lock(&folder.join("other")), Err(LockError::Foreign(_))));
    assert_eq!(fs::read(folder.join(".game.lock")).expect("there"), b"of somebody");
}

/// Eight threads, each with its own opening of the file, count together without losing one.
#[test]
fn one_at_a_time() {
    let path = folder("count").join("number");
    fs::write(&path, "0").expect("writable");
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..25 {
                    let held = loop {
                        match lock(&path) {
                            Ok(held) => break held,
                            Err(LockError::Held { .. }) => std::thread::yield_now(),
                            Err(other) => panic!("{other:?}"),
                        }
                    };
                    let number: u32 = fs::read_to_string(&path).expect("there").parse().expect("a number");
                    fs::write(&path, (number + 1).to_string()).expect("writable");
                    drop(held);
                }
            });
        }
    });
    assert_eq!(fs::read_to_string(&path).expect("there"), "200");
}

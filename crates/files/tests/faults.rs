//! Whatever call of the system fails, in whatever way: nothing is lost, and nothing is taken for good that is not.

use lorekeeper_files::rehearsal::{FAULTS, Fault, rehearse};
use lorekeeper_files::{Damage, Existing, Ledger, LedgerStart, lock, replace};
use std::fs;
use std::path::{Path, PathBuf};

const LIMIT: u64 = 1 << 20;

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("lorekeeper-faults-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the temporary folder can be written");
    path
}

/// Every fault at every call until none is reached any more.
fn every_fault(mut one: impl FnMut(usize, Fault) -> bool) {
    for fault in FAULTS {
        let reached = (0..).take_while(|calls_before| one(*calls_before, fault)).count();
        assert!(reached >= 3, "{fault:?} was reached {reached} times");
    }
}

#[test]
fn a_file_is_the_old_one_or_the_new_one() {
    let folder = folder("replace");
    let path = folder.join("progress");
    every_fault(|calls_before, fault| {
        fs::write(&path, "old").expect("writable");
        let (written, reached) =
            rehearse(calls_before, fault, || replace(&path, b"the new text", Existing::Overwritten));
        let found = fs::read(&path).expect("it is there");
        assert!(found == b"old" || found == b"the new text", "{calls_before} {fault:?}: {found:?}");
        if written.is_ok() {
            assert_eq!(found, b"the new text", "{calls_before} {fault:?}: said to be written");
        }
        reached
    });
}

#[test]
fn a_file_that_is_kept_is_kept() {
    let folder = folder("kept");
    every_fault(|calls_before, fault| {
        let path = folder.join(format!("{calls_before}-{fault:?}"));
        let (written, reached) = rehearse(calls_before, fault, || replace(&path, b"text", Existing::Kept));
        match fs::read(&path) {
            Ok(found) => assert_eq!(found, b"text", "{calls_before} {fault:?}"),
            Err(_) => assert!(written.is_err(), "{calls_before} {fault:?}: said to be written"),
        }
        reached
    });
}

/// Adds lines; a failed one is tried once more, as a player would. Those that are said to be written, and how many of them are said to
/// be on the disk.
fn fill(path: &Path) -> (Vec<String>, usize) {
    let (mut said, mut synced) = (Vec::new(), 0);
    let Ok(mut ledger) = Ledger::begin(path, "head") else { return (said, synced) };
    for number in 0..5 {
        let text = format!("line {number}");
        if ledger.add(&text).or_else(|_| ledger.add(&text)).is_ok() {
            said.push(text);
        }
        if ledger.sync().is_ok() {
            synced = said.len();
        }
    }
    (said, synced)
}

#[test]
fn a_ledger_has_every_line_that_was_said_to_be_written() {
    let folder = folder("ledger");
    every_fault(|calls_before, fault| {
        let path = folder.join(format!("{calls_before}-{fault:?}"));
        let ((mut said, synced), reached) = rehearse(calls_before, fault, || fill(&path));
        if fault == Fault::Dark && reached {
            said.truncate(synced);
        }
        let start = match LedgerStart::read(&path, LIMIT) {
            Ok(found) => found.expect("a head that is there is whole"),
            Err(_) => {
                assert_eq!(said, Vec::<String>::new(), "{calls_before} {fault:?}");
                return reached;
            }
        };
        assert!(start.lines.starts_with(&said), "{calls_before} {fault:?}: {said:?} but {start:?}");
        // And it goes on from there.
        let (mut ledger, _) = Ledger::go_on(&path, &start).expect("it goes on");
        ledger.add("further").expect("the disk is sound again");
        let again = LedgerStart::read(&path, LIMIT).expect("there").expect("a ledger");
        assert_eq!((again.damage, again.lines.len()), (None, start.lines.len() + 1));
        reached
    });
}

#[test]
fn a_damaged_ledger_can_be_mended_through_every_fault() {
    let folder = folder("mended");
    every_fault(|calls_before, fault| {
        let path = folder.join(format!("{calls_before}-{fault:?}"));
        Ledger::write(&path, "head", ["one", "two", "three"].into_iter(), Existing::Kept).expect("writable");
        let mut bytes = fs::read(&path).expect("there");
        let at = bytes.len() - 20;
        bytes[at] ^= 1;
        fs::write(&path, &bytes).expect("writable");
        let start = LedgerStart::read(&path, LIMIT).expect("there").expect("a ledger");
        assert_eq!(start.lines, ["one", "two"]);
        let (_, reached) = rehearse(calls_before, fault, || Ledger::go_on(&path, &start));
        let after = LedgerStart::read(&path, LIMIT).expect("there").expect("a ledger");
        assert_eq!(after.lines, ["one", "two"], "{calls_before} {fault:?}");
        // What was damaged is still there for whoever wants to look, under one name or the other.
        let kept =
            fs::read_dir(&folder).expect("there").filter_map(|entry| fs::read(entry.ok()?.path()).ok());
        assert!(kept.into_iter().any(|found| found == bytes), "{calls_before} {fault:?}");
        for entry in fs::read_dir(&folder).expect("there") {
            let _ = fs::remove_file(entry.expect("readable").path());
        }
        reached
    });
}

/// Every bit of a small ledger: each flip costs at most the lines from there on, and is said.
#[test]
fn every_flipped_bit_of_a_ledger_is_mended_or_said() {
    let folder = folder("bits");
    let path = folder.join("ledger");
    let lines = ["one", "two", "three"];
    Ledger::write(&path, "head", lines.into_iter(), Existing::Kept).expect("writable");
    let good = fs::read(&path).expect("there");
    let start = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("writable");
        LedgerStart::read(&path, LIMIT).expect("there").expect("one of the heads is good")
    };
    for bit in 0..good.len() * 8 {
        let mut bytes = good.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let found = start(&bytes);
        let damage = found.damage.unwrap_or_else(|| panic!("bit {bit} was not noticed"));
        assert_eq!(found.head, "head");
        assert!(lines.starts_with(&found.lines.iter().map(String::as_str).collect::<Vec<_>>()), "bit {bit}");
        let line = good[..bit / 8].iter().filter(|byte| **byte == b'\n').count();
        assert!(found.lines.len() + 4 >= line, "bit {bit} of line {line} cost more than itself: {found:?}");
        assert_eq!(damage.lost == 0, found.lines.len() == lines.len(), "bit {bit}: {found:?}");
    }
    // Cut anywhere: whole lines stay.
    for length in 0..good.len() {
        fs::write(&path, &good[..length]).expect("writable");
        let whole = good[..length].iter().filter(|byte| **byte == b'\n').count();
        match LedgerStart::read(&path, LIMIT).expect("there") {
            Some(found) => assert!(found.lines.len() + 4 >= whole, "{length}: {found:?}"),
            None => assert_eq!(whole, 0, "{length}"),
        }
    }
    assert_eq!(start(&good).damage, None::<Damage>);
}

/// Whatever fails while a lock is taken or given back: who comes later gets it.
#[test]
fn a_lock_keeps_nobody_out_for_good() {
    let folder = folder("lock");
    let path = folder.join("game");
    every_fault(|calls_before, fault| {
        let (_, reached) = rehearse(calls_before, fault, || drop(lock(&path)));
        let held = lock(&path).unwrap_or_else(|error| panic!("{calls_before} {fault:?}: {error}"));
        assert!(lock(&path).is_err(), "{calls_before} {fault:?}: one at a time");
        drop(held);
        reached
    });
    assert_eq!(fs::read_dir(&folder).expect("there").count(), 0);
    // What is no lock stays, and is said.
    fs::write(folder.join(".game.lock"), "of somebody").expect("writable");
    assert!(lock(&path).is_err_and(|error| error.to_string().contains("no lock of this program")));
    assert_eq!(fs::read(folder.join(".game.lock")).expect("there"), b"of somebody");
}

//! Rehearsed failures, for tests: one call of the system after another fails, is cut short, or is the last of the process.

use crate::calls::{Course, Deed};
use std::cell::{Cell, RefCell};
use std::cmp::Ordering;
use std::fs::{self, File};
use std::path::PathBuf;

/// How a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is refused once, as on a full disk; later calls are made.
    Refused,
    /// It is refused once, for want of a permission; later calls are made.
    Denied,
    /// Of a write half is done; later calls are made.
    Halved,
    /// The process ends before it: nothing after it is done either.
    Dead,
    /// The process ends in the middle of it.
    DeadHalfway,
    /// The machine loses its power before it: whatever nobody waited for until it was on the disk is as it was before.
    Dark,
}

/// All ways to fail.
pub const FAULTS: [Fault; 6] =
    [Fault::Refused, Fault::Denied, Fault::Halved, Fault::Dead, Fault::DeadHalfway, Fault::Dark];

#[derive(Clone, Copy)]
struct Plan {
    /// How many calls are made before the one that fails.
    calls_before: usize,
    fault: Fault,
    calls: usize,
}

thread_local! {
    static PLAN: Cell<Option<Plan>> = const { Cell::new(None) };
    static UNSAFE_YET: RefCell<Vec<Forgotten>> = const { RefCell::new(Vec::new()) };
}

/// What a machine without power forgets.
enum Forgotten {
    /// What was written to the file behind so many bytes.
    Bytes(File, u64),
    /// That there is such a file.
    Name(PathBuf),
    /// That the file has another name now, and took the place of this one.
    Rename { from: PathBuf, to: PathBuf, old: Option<Vec<u8>> },
    /// That the file is gone.
    Removal(PathBuf, Vec<u8>),
}

/// Keeps in mind what is not on the disk yet.
pub(crate) fn note(deed: Deed<'_>) {
    if PLAN.get().is_none_or(|plan| plan.fault != Fault::Dark) {
        return;
    }
    let forgotten = match deed {
        Deed::Created(path) | Deed::Linked(path) => Some(Forgotten::Name(path.to_owned())),
        Deed::Written(file) => written(file),
        Deed::Renamed { from, to } => {
            Some(Forgotten::Rename { from: from.to_owned(), to: to.to_owned(), old: fs::read(to).ok() })
        }
        Deed::Removed(path) => fs::read(path).ok().map(|bytes| Forgotten::Removal(path.to_owned(), bytes)),
        Deed::Synced(file) => {
            let own = identity(file);
            keep(|forgotten| !matches!(forgotten, Forgotten::Bytes(other, _) if identity(other) == own));
            None
        }
        Deed::NamesSynced => {
            keep(|forgotten| matches!(forgotten, Forgotten::Bytes(..)));
            None
        }
    };
    UNSAFE_YET.with_borrow_mut(|list| list.extend(forgotten));
}

fn keep(is_kept: impl Fn(&Forgotten) -> bool) {
    UNSAFE_YET.with_borrow_mut(|list| list.retain(is_kept));
}

fn written(file: &File) -> Option<Forgotten> {
    Some(Forgotten::Bytes(file.try_clone().ok()?, file.metadata().ok()?.len()))
}

/// What is the same for two openings of a file.
#[cfg(unix)]
fn identity(file: &File) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    file.metadata().ok().map(|found| (found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(_: &File) -> Option<(u64, u64)> {
    None
}

/// Everything that is not on the disk is undone, the last first.
fn forget() {
    let mut list = UNSAFE_YET.take();
    while let Some(forgotten) = list.pop() {
        // What cannot be undone was not there.
        let _ = match forgotten {
            Forgotten::Bytes(file, length) => file.set_len(length),
            Forgotten::Name(path) => fs::remove_file(path),
            Forgotten::Rename { from, to, old } => {
                fs::rename(&to, from).and_then(|()| old.map_or(Ok(()), |old| fs::write(to, old)))
            }
            Forgotten::Removal(path, bytes) => fs::write(path, bytes),
        };
    }
}

/// Acts while the call after so many fails, and tells whether it came to that.
pub fn rehearse<T>(calls_before: usize, fault: Fault, act: impl FnOnce() -> T) -> (T, bool) {
    PLAN.set(Some(Plan { calls_before, fault, calls: 0 }));
    UNSAFE_YET.take();
    let result = act();
    let calls = PLAN.take().map_or(0, |plan| plan.calls);
    (result, calls > calls_before)
}

pub(crate) fn course() -> Course {
    let Some(mut plan) = PLAN.get() else { return Course::Made };
    let at = plan.calls;
    plan.calls += 1;
    PLAN.set(Some(plan));
    match (at.cmp(&plan.calls_before), plan.fault) {
        (Ordering::Less, _) => Course::Made,
        (Ordering::Equal, Fault::Refused | Fault::Dead) => Course::Refused,
        (Ordering::Equal, Fault::Denied) => Course::Denied,
        (Ordering::Equal, Fault::Halved | Fault::DeadHalfway) => Course::Halved,
        (Ordering::Equal, Fault::Dark) => {
            forget();
            Course::Refused
        }
        (Ordering::Greater, Fault::Refused | Fault::Denied | Fault::Halved) => Course::Made,
        (Ordering::Greater, Fault::Dead | Fault::DeadHalfway | Fault::Dark) => Course::Refused,
    }
}

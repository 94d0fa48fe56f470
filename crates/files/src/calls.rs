//! The calls of the system that change files, each in one place, so that tests can let any of them fail.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// What becomes of a call: usually it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "rehearsal"), allow(dead_code, reason = "only rehearsed calls go wrong here"))]
pub(crate) enum Course {
    Made,
    /// Nothing is done: the disk is full.
    Refused,
    /// Nothing is done: it is not allowed.
    Denied,
    /// Of a write half is done.
    Halved,
}

#[cfg(feature = "rehearsal")]
use crate::rehearsal::{course, note};

#[cfg(not(feature = "rehearsal"))]
fn course() -> Course {
    Course::Made
}

/// What is about to be done, for who rehearses what a machine without power forgets.
#[cfg_attr(not(feature = "rehearsal"), allow(dead_code, reason = "only who rehearses looks at it"))]
pub(crate) enum Deed<'a> {
    Created(&'a Path),
    Written(&'a File),
    Synced(&'a File),
    Renamed { from: &'a Path, to: &'a Path },
    Linked(&'a Path),
    Removed(&'a Path),
    NamesSynced,
}

#[cfg(not(feature = "rehearsal"))]
fn note(_: Deed<'_>) {}

fn made<T>(deed: Option<Deed<'_>>, act: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    match course() {
        Course::Made => {
            deed.into_iter().for_each(note);
            act()
        }
        Course::Denied => Err(denied()),
        Course::Refused | Course::Halved => Err(refused()),
    }
}

fn refused() -> io::Error {
    io::Error::from(ErrorKind::StorageFull)
}

fn denied() -> io::Error {
    io::Error::from(ErrorKind::PermissionDenied)
}

/// A new file, where none is.
pub(crate) fn create(path: &Path) -> io::Result<File> {
    made(Some(Deed::Created(path)), || OpenOptions::new().write(true).create_new(true).open(path))
}

/// A file as it is, or a new one, to read and write.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    made(None, || OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path))
}

/// A file that is there, to write at its end.
pub(crate) fn append(path: &Path) -> io::Result<File> {
    made(None, || OpenOptions::new().append(true).open(path))
}

pub(crate) fn write(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    match course() {
        Course::Made => {
            note(Deed::Written(file));
            file.write_all(bytes)
        }
        Course::Refused => Err(refused()),
        Course::Denied => Err(denied()),
        Course::Halved => file.write_all(&bytes[..bytes.len() / 2]).and(Err(refused())),
    }
}

/// Waits until a file is on the disk, where the file system can tell.
pub(crate) fn sync(file: &File) -> io::Result<()> {
    made(Some(Deed::Synced(file)), || where_possible(file.sync_all()))
}

/// Waits until the names in a folder are on the disk; only there a renamed file is safe.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    made(Some(Deed::NamesSynced), || {
        if cfg!(unix) { where_possible(File::open(folder)?.sync_all()) } else { Ok(()) }
    })
}

fn where_possible(synced: io::Result<()>) -> io::Result<()> {
    match synced {
        Err(error) if !matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    made(Some(Deed::Renamed { from, to }), || fs::rename(from, to))
}

pub(crate) fn link(from: &Path, to: &Path) -> io::Result<()> {
    made(Some(Deed::Linked(to)), || fs::hard_link(from, to))
}

pub(crate) fn remove(path: &Path) -> io::Result<()> {
    made(Some(Deed::Removed(path)), || fs::remove_file(path))
}

/// Cuts a file to a length.
pub(crate) fn cut(file: &File, length: u64) -> io::Result<()> {
    made(None, || file.set_len(length))
}

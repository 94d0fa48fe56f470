//! The calls of the system that change files, each in one place, so that tests can let any of them fail.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// What becomes of a call: usually it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "rehearsal"), allow(dead_code, reason = "only rehearsed calls go wrong here"))]
pub(crate) enum Course {
    Made,
    /// Nothing is done.
    Refused,
    /// Of a write half is done.
    Halved,
}

#[cfg(feature = "rehearsal")]
use crate::rehearsal::course;

#[cfg(not(feature = "rehearsal"))]
fn course() -> Course {
    Course::Made
}

fn made<T>(act: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    match course() {
        Course::Made => act(),
        Course::Refused | Course::Halved => Err(refused()),
    }
}

fn refused() -> io::Error {
    io::Error::from(ErrorKind::StorageFull)
}

/// A new file, where none is.
pub(crate) fn create(path: &Path) -> io::Result<File> {
    made(|| OpenOptions::new().write(true).create_new(true).open(path))
}

/// A file as it is, or a new one, to read and write.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    made(|| OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path))
}

/// A file that is there, to write at its end.
pub(crate) fn append(path: &Path) -> io::Result<File> {
    made(|| OpenOptions::new().append(true).open(path))
}

pub(crate) fn write(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    match course() {
        Course::Made => file.write_all(bytes),
        Course::Refused => Err(refused()),
        Course::Halved => file.write_all(&bytes[..bytes.len() / 2]).and(Err(refused())),
    }
}

/// Waits until a file is on the disk, where the file system can tell.
pub(crate) fn sync(file: &File) -> io::Result<()> {
    made(|| where_possible(file.sync_all()))
}

/// Waits until the names in a folder are on the disk; only there a renamed file is safe.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    made(|| if cfg!(unix) { where_possible(File::open(folder)?.sync_all()) } else { Ok(()) })
}

fn where_possible(synced: io::Result<()>) -> io::Result<()> {
    match synced {
        Err(error) if !matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    made(|| fs::rename(from, to))
}

pub(crate) fn link(from: &Path, to: &Path) -> io::Result<()> {
    made(|| fs::hard_link(from, to))
}

pub(crate) fn remove(path: &Path) -> io::Result<()> {
    made(|| fs::remove_file(path))
}

/// Cuts a file to a length.
pub(crate) fn cut(file: &File, length: u64) -> io::Result<()> {
    made(|| file.set_len(length))
}

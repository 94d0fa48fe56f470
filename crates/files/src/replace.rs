//! Writing a whole file: the old one or the new one is there, never a part of one.

use std::ffi::OsString;
use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::calls;

/// What becomes of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and nothing is written.
    Kept,
    /// The new one takes its place.
    Overwritten,
}

/// Why a file was not written. What was there before is there still.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// A file is there, and it was to be kept.
    #[error("{0} is there already and stays as it is")]
    Exists(PathBuf),
    /// A folder, device, pipe, socket or a link that leads nowhere.
    #[error("{0} is no regular file and stays as it is")]
    NotRegular(PathBuf),
    /// What the system says.
    #[error("{path}: {error}")]
    System {
        /// The file that was to be written.
        path: PathBuf,
        /// What went wrong.
        error: io::Error,
    },
}

/// How many names are tried for the temporary file.
const TEMPORARY_NAMES_LIMIT: u32 = 100;

/// Writes a whole file in one step, and waits until it is on the disk.
pub fn replace(path: &Path, bytes: &[u8], existing: Existing) -> Result<(), WriteError> {
    let system = |error| WriteError::System { path: path.to_owned(), error };
    let target = target(path)?;
    let folder = folder_of(&target);
    let (temporary, mut file) = temporary(&target).map_err(system)?;
    let written = calls::write(&mut file, bytes)
        .and_then(|()| calls::sync(&file))
        .map_err(system)
        .and_then(|()| take_place(&temporary, &target, existing))
        .and_then(|()| calls::sync_folder(folder).map_err(system));
    if written.is_err() {
        // It is ours and bears our own name; after the step into place there is nothing left to remove.
        let _ = calls::remove(&temporary);
    }
    written
}

/// Whether a file may be written here, as far as can be told beforehand.
pub fn may_write(path: &Path, existing: Existing) -> Result<(), WriteError> {
    let target = target(path)?;
    match existing {
        Existing::Kept if target.exists() => Err(WriteError::Exists(target)),
        Existing::Kept | Existing::Overwritten => Ok(()),
    }
}

/// Gives a file another name, `NAME.word` or `NAME.word-2` and so on, that no file has yet, and tells it. The old name stays as
/// well, until something takes its place.
pub fn put_aside(path: &Path, word: &str) -> Result<PathBuf, WriteError> {
    let system = |error| WriteError::System { path: path.to_owned(), error };
    let target = target(path)?;
    for number in 1..=TEMPORARY_NAMES_LIMIT {
        let mut name = target.file_name().unwrap_or_default().to_owned();
        name.push(if number == 1 { format!(".{word}") } else { format!(".{word}-{number}") });
        let aside = target.with_file_name(name);
        match calls::link(&target, &aside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Ok(()) => return Ok(aside),
            // Some file systems know no second names.
            Err(_) if fs::symlink_metadata(&aside).is_err() => {
                let bytes = fs::read(&target).map_err(system)?;
                replace(&aside, &bytes, Existing::Kept)?;
                return Ok(aside);
            }
            Err(error) => return Err(system(error)),
        }
    }
    Err(system(io::Error::from(ErrorKind::AlreadyExists)))
}

/// Gives a regular file another name, in one step; a regular file of that name is gone then.
pub fn rename(from: &Path, to: &Path) -> Result<(), WriteError> {
    let system = |error| WriteError::System { path: from.to_owned(), error };
    let (from, to) = (target(from)?, target(to)?);
    calls::rename(&from, &to).map_err(system)?;
    calls::sync_folder(folder_of(&to)).map_err(system)
}

/// The regular file that a path leads to, or where one can be made.
fn target(path: &Path) -> Result<PathBuf, WriteError> {
    let system = |error| WriteError::System { path: path.to_owned(), error };
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(path.to_owned()),
        Err(error) => Err(system(error)),
        Ok(found) if found.is_file() => Ok(path.to_owned()),
        Ok(found) if found.is_symlink() && path.is_file() => path.canonicalize().map_err(system),
        Ok(_) => Err(WriteError::NotRegular(path.to_owned())),
    }
}

pub(crate) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}

/// A new file beside the target, under a name that nobody has taken.
fn temporary(target: &Path) -> io::Result<(PathBuf, File)> {
    let name = target.file_name().ok_or_else(|| io::Error::from(ErrorKind::InvalidInput))?;
    for attempt in 0..TEMPORARY_NAMES_LIMIT {
        let mut hidden = OsString::from(".");
        hidden.push(name);
        // By chance: what a process left that died here, perhaps of the same number, is in nobody's way.
        let chance = RandomState::new().hash_one(attempt);
        hidden.push(format!(".{}-{chance:016x}.tmp", std::process::id()));
        let path = target.with_file_name(hidden);
        match calls::create(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(file) => return Ok((path, file)),
        }
    }
    Err(io::Error::from(ErrorKind::AlreadyExists))
}

/// Puts the finished file where it belongs.
fn take_place(temporary: &Path, target: &Path, existing: Existing) -> Result<(), WriteError> {
    let system = |error| WriteError::System { path: target.to_owned(), error };
    match existing {
        Existing::Overwritten => calls::rename(temporary, target).map_err(system),
        // A second name for the file is refused where the name is taken, which a rename is not.
        Existing::Kept => match calls::link(temporary, target) {
            // The file is where it belongs; a second name that stays is no reason to say otherwise.
            Ok(()) => {
                let _ = calls::remove(temporary);
                Ok(())
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                Err(WriteError::Exists(target.to_owned()))
            }
            // Some file systems know no second names.
            Err(_) if fs::symlink_metadata(target).is_err() => {
                calls::rename(temporary, target).map_err(system)
            }
            Err(error) => Err(system(error)),
        },
    }
}

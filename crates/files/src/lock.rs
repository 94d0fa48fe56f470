//! Locks: a file belongs to one process at a time.
//!
//! The lock is a small file beside the other one, since that one may be replaced while it is locked. The system lets go of it
//! when the process ends, however it ends; what the file says is for people only.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read, Seek};
use std::path::{Path, PathBuf};

use crate::calls;
use crate::replace::folder_of;

/// What a lock file begins with.
const WORDS: &str = "lorekeeper lock, process ";
/// How often a lock is tried that its holder takes away at the same moment.
const TRIES: usize = 100;

/// Why there is no lock.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LockError {
    /// Somebody else has it.
    #[error("{path} is in use by {by}")]
    Held {
        /// The file that is wanted.
        path: PathBuf,
        /// Who has it.
        by: String,
    },
    /// Something that is no lock has its name.
    #[error("{0} is in the way: it is no lock of this program")]
    Foreign(PathBuf),
    /// What the system says.
    #[error("{path}: {error}")]
    System {
        /// The lock file.
        path: PathBuf,
        /// What went wrong.
        error: io::Error,
    },
}

/// A file that is ours until this is dropped.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    /// Open, and with it the lock held.
    _file: File,
}

/// Keeps a file to this process.
pub fn lock(path: &Path) -> Result<Lock, LockError> {
    let beside = beside(path);
    let system = |error| LockError::System { path: beside.clone(), error };
    for _ in 0..TRIES {
        match fs::symlink_metadata(&beside) {
            Ok(found) if !found.is_file() => return Err(LockError::Foreign(beside)),
            Ok(_) | Err(_) => {}
        }
        let mut file = calls::open(&beside).map_err(system)?;
        let mut text = String::new();
        let _ = (&file).take(200).read_to_string(&mut text);
        // What was cut short when its holder died is ours as well.
        if !text.starts_with(WORDS) && !WORDS.starts_with(&text) {
            return Err(LockError::Foreign(beside));
        }
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                let number = text.strip_prefix(WORDS).map(str::trim).filter(|number| !number.is_empty());
                let by =
                    number.map_or_else(|| "another process".to_owned(), |number| format!("process {number}"));
                return Err(LockError::Held { path: path.to_owned(), by });
            }
            // A file system without locks: there is nothing to hold on to.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(system(error)),
            Ok(()) => {}
        }
        // Its last holder may have removed it between our opening and our locking: then this is the lock of nothing.
        if is_same(&file, &beside) {
            let words = format!("{WORDS}{}\n", std::process::id());
            let written = calls::cut(&file, 0)
                .and_then(|()| file.rewind())
                .and_then(|()| calls::write(&mut file, words.as_bytes()));
            // From here on it is removed, whatever comes.
            let lock = Lock { path: beside.clone(), _file: file };
            return written.map_err(system).map(|()| lock);
        }
    }
    Err(system(io::Error::from(ErrorKind::ResourceBusy)))
}

impl Drop for Lock {
    fn drop(&mut self) {
        // While it is still held: whoever opened it meanwhile finds out that it is gone.
        let _ = calls::remove(&self.path);
    }
}

/// Where the lock of a file is, whatever way leads to the file.
fn beside(path: &Path) -> PathBuf {
    let real = path.canonicalize().unwrap_or_else(|_| {
        let folder = folder_of(path);
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
        path.file_name().map_or_else(|| path.to_owned(), |name| folder.join(name))
    });
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(real.file_name().unwrap_or_default());
    hidden.push(".lock");
    real.with_file_name(hidden)
}

#[cfg(unix)]
fn is_same(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::symlink_metadata(path)) {
        (Ok(held), Ok(named)) => (held.dev(), held.ino()) == (named.dev(), named.ino()),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_same(_: &File, path: &Path) -> bool {
    // Elsewhere a file that is open cannot be removed.
    path.exists()
}

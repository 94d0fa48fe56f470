//! Reading whole files: regular ones, of a bounded size.

use std::fs::{self, File, FileType, Metadata};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// What is no regular file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// Holds files.
    Folder,
    /// A disk, a terminal, /dev/zero.
    Device,
    /// Bytes of another process.
    Pipe,
    /// A conversation with another process.
    Socket,
    /// None of these.
    Other,
}

/// Why a file was not read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// Nothing of that name is there.
    #[error("{0}: no such file")]
    Absent(PathBuf),
    /// Something else than a file is.
    #[error("{0}: {1}, no regular file")]
    Irregular(PathBuf, Irregular),
    /// It is larger than what is read.
    #[error("{path}: more than the limit of {limit} bytes")]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The limit.
        limit: u64,
    },
    /// What the system says.
    #[error("{path}: {error}")]
    System {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        error: io::Error,
    },
}

impl std::fmt::Display for Irregular {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Irregular::Folder => "a folder",
            Irregular::Device => "a device",
            Irregular::Pipe => "a pipe",
            Irregular::Socket => "a socket",
            Irregular::Other => "something else",
        })
    }
}

/// The bytes of a regular file, at most so many.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>, ReadError> {
    let system = |error: io::Error| match error.kind() {
        ErrorKind::NotFound => ReadError::Absent(path.to_owned()),
        _ => ReadError::System { path: path.to_owned(), error },
    };
    // Before it is opened: opening a pipe waits for a writer, and opening a device may do anything.
    is_regular(path, &fs::metadata(path).map_err(system)?)?;
    let file = File::open(path).map_err(system)?;
    // And after it: the name may have gone to something else meanwhile.
    is_regular(path, &file.metadata().map_err(system)?)?;
    let mut bytes = Vec::new();
    // One byte more than the limit is enough to see that it is passed. The size that the system tells is not asked: some
    // file systems make their files up while they are read.
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes).map_err(system)?;
    if bytes.len() as u64 > limit {
        return Err(ReadError::TooLarge { path: path.to_owned(), limit });
    }
    Ok(bytes)
}

/// Whether this is a regular file that begins with these words.
pub fn begins_with(path: &Path, words: &str) -> bool {
    let mut bytes = Vec::new();
    let is_regular = fs::metadata(path).is_ok_and(|found| found.is_file());
    is_regular
        && File::open(path)
            .and_then(|file| file.take(words.len() as u64).read_to_end(&mut bytes))
            .is_ok_and(|_| bytes == words.as_bytes())
}

fn is_regular(path: &Path, found: &Metadata) -> Result<(), ReadError> {
    match found.is_file() {
        true => Ok(()),
        false => Err(ReadError::Irregular(path.to_owned(), kind(found.file_type()))),
    }
}

#[cfg(unix)]
fn kind(found: FileType) -> Irregular {
    use std::os::unix::fs::FileTypeExt;
    match found {
        found if found.is_dir() => Irregular::Folder,
        found if found.is_fifo() => Irregular::Pipe,
        found if found.is_socket() => Irregular::Socket,
        found if found.is_char_device() || found.is_block_device() => Irregular::Device,
        _ => Irregular::Other,
    }
}

#[cfg(not(unix))]
fn kind(found: FileType) -> Irregular {
    if found.is_dir() { Irregular::Folder } else { Irregular::Other }
}

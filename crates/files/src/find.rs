//! Looking for files in folders, also where folders link to themselves.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How many files are found at most.
pub const FILES_LIMIT: usize = 100_000;
/// How deep folders may lie in folders.
pub const FOLDERS_DEEP_LIMIT: usize = 64;

/// Why the search ended early.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FindError {
    /// More files than anybody means.
    #[error("{path}: stopped: more than {FILES_LIMIT} files")]
    TooMany {
        /// The folder where it was noticed.
        path: PathBuf,
    },
    /// Folders in folders in folders.
    #[error("{path}: stopped: more than {FOLDERS_DEEP_LIMIT} folders in each other")]
    TooDeep {
        /// The folder where it was noticed.
        path: PathBuf,
    },
    /// What the system says.
    #[error("{path}: {error}")]
    System {
        /// The folder.
        path: PathBuf,
        /// What went wrong.
        error: io::Error,
    },
}

/// A file as it is, or all files of a folder and its folders that end in `extension`, by name. A folder that can be reached
/// in several ways is searched once.
pub fn find(path: &Path, extension: &str) -> Result<Vec<PathBuf>, FindError> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut search = Search { extension, searched: BTreeSet::new(), found: Vec::new() };
    search.folder(path, 0)?;
    search.found.sort();
    Ok(search.found)
}

struct Search<'a> {
    extension: &'a str,
    /// Where folders really are.
    searched: BTreeSet<PathBuf>,
    found: Vec<PathBuf>,
}

impl Search<'_> {
    fn folder(&mut self, path: &Path, deep: usize) -> Result<(), FindError> {
        let system = |error| FindError::System { path: path.to_owned(), error };
        if deep > FOLDERS_DEEP_LIMIT {
            return Err(FindError::TooDeep { path: path.to_owned() });
        }
        if !self.searched.insert(path.canonicalize().map_err(system)?) {
            return Ok(());
        }
        let mut entries = Vec::new();
        for entry in fs::read_dir(path).map_err(system)? {
            entries.push(entry.map_err(system)?.path());
        }
        // In order, so that of two ways to a folder the same one is taken on every machine.
        entries.sort();
        for entry in entries {
            if entry.is_dir() {
                self.folder(&entry, deep + 1)?;
            } else if entry.extension().is_some_and(|own| own == self.extension) {
                self.found.push(entry);
            }
            if self.found.len() > FILES_LIMIT {
                return Err(FindError::TooMany { path: path.to_owned() });
            }
        }
        Ok(())
    }
}

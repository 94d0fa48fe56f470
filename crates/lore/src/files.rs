//! Files that users name; `-` is stdin.

pub(crate) use ::files::{Existing, begins_with, find, replace};
use ::files::{ReadError, WriteError};
use anyhow::{Context, Result, bail};
use cards::deck::LIST_BYTES_LIMIT;
use notation::Fetched;
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};

use crate::Options;
use crate::output::told;

/// Reads a regular file of at most `limit` bytes.
pub(crate) fn read(path: &Path, limit: usize) -> Result<Vec<u8>> {
    if path != Path::new("-") {
        return Ok(::files::read(path, limit as u64)?);
    }
    let mut bytes = Vec::new();
    // One byte more than the limit is enough to see that it is passed.
    let most = u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1);
    io::stdin().lock().take(most).read_to_end(&mut bytes).context("stdin")?;
    if bytes.len() > limit {
        return Err(told(|words| (words.input_too_long)(&limit)));
    }
    Ok(bytes)
}

/// Reads a text file of at most `limit` bytes.
pub(crate) fn read_text(path: &Path, limit: usize) -> Result<String> {
    let bytes = read(path, limit)?;
    String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to();
        let path = path.display();
        told(|words| (words.not_utf8)(&path, &byte))
    })
}

/// From where a `.lore` file may name deck lists.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct Outside {
    /// Read deck lists that a .lore file names also where they are not below its folder
    #[arg(long)]
    allow_outside: bool,
}

impl Outside {
    /// A deck list that a `.lore` file in this folder names: it lies below the folder, or below one that the user named and the file
    /// lies in, links followed, unless more is allowed.
    pub(crate) fn deck(self, named: &[PathBuf], folder: &Path, name: &str) -> Fetched {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let path = folder.join(name);
        let is_below = || {
            let real = folder.canonicalize().ok()?;
            let named = named.iter().filter_map(|named| named.canonicalize().ok());
            let root = named.filter(|named| real.starts_with(named)).min().unwrap_or_else(|| real.clone());
            // By its words first: whether a file is there is not for a stranger to find out either.
            let written = plain(&real.join(name))?;
            let is_there = path.canonicalize().map_or(true, |path| path.starts_with(&root));
            Some(written.starts_with(&root) && is_there)
        };
        if !self.allow_outside && is_below() != Some(true) {
            return Fetched::Outside;
        }
        match read_text(&path, LIST_BYTES_LIMIT) {
            Ok(text) => Fetched::Text(text),
            Err(error) => match error.downcast_ref() {
                Some(ReadError::Absent(_)) => Fetched::Absent,
                _ => Fetched::Unreadable(format!("{error:#}")),
            },
        }
    }
}

/// A path without the steps up that it is written with.
fn plain(path: &Path) -> Option<PathBuf> {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir if !plain.pop() => return None,
            Component::ParentDir | Component::CurDir => {}
            other => plain.push(other),
        }
    }
    Some(plain)
}

/// Refuses to write over files that are there, unless that is wanted, and over what is no regular file.
pub(crate) fn may_write(paths: &[PathBuf], existing: Existing, options: &Options) -> Result<()> {
    for path in paths {
        match ::files::may_write(path, existing) {
            Err(WriteError::Exists(path)) => bail!((options.words().file_is_there)(&path.display())),
            other => other?,
        }
    }
    Ok(())
}

/// Leave to write over files.
#[derive(clap::Args)]
pub(crate) struct Force {
    /// Overwrite files that are there already
    #[arg(long)]
    force: bool,
}

impl Force {
    pub(crate) fn existing(&self) -> Existing {
        if self.force { Existing::Overwritten } else { Existing::Kept }
    }
}

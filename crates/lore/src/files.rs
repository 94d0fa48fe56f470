//! Files that users name; `-` is stdin.

pub(crate) use ::files::{Existing, replace};
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::Options;

/// Reads a file of at most `limit` bytes.
pub(crate) fn read(path: &Path, limit: usize) -> Result<Vec<u8>> {
    let name = path.display();
    let mut bytes = Vec::new();
    // One byte more than the limit is enough to see that it is passed.
    let most = u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1);
    if path == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes).context("stdin")?;
    } else {
        let file = File::open(path).with_context(|| name.to_string())?;
        file.take(most).read_to_end(&mut bytes).with_context(|| name.to_string())?;
    }
    if bytes.len() > limit {
        bail!("{name}: more than the limit of {limit} bytes");
    }
    Ok(bytes)
}

/// Reads a text file of at most `limit` bytes.
pub(crate) fn read_text(path: &Path, limit: usize) -> Result<String> {
    let bytes = read(path, limit)?;
    String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to();
        anyhow::anyhow!("{}: not UTF-8 text (byte {byte})", path.display())
    })
}

/// Refuses to write over files that are there, unless that is wanted. Pipes and devices are no files.
pub(crate) fn may_write(paths: &[PathBuf], existing: Existing, options: &Options) -> Result<()> {
    match paths.iter().find(|path| path.is_file()) {
        Some(path) if existing == Existing::Kept => {
            let path = path.display();
            bail!(options.pick(
                format!("{path} is there already and stays as it is; --force overwrites it"),
                format!("{path} ya existe y queda como está; --force lo sobrescribe"),
            ))
        }
        Some(_) | None => Ok(()),
    }
}

/// Whether a file begins with these words.
pub(crate) fn begins_with(path: &Path, words: &str) -> bool {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(words.len() as u64).read_to_end(&mut bytes));
    read.is_ok() && bytes == words.as_bytes()
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

/// A file as it is, or all files of a folder and its folders that end in `extension`, by name.
pub(crate) fn files_in(path: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut paths = Vec::new();
    for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
        let path = entry.with_context(|| path.display().to_string())?.path();
        if path.is_dir() || path.extension().is_some_and(|own| own == extension) {
            paths.extend(files_in(&path, extension)?);
        }
    }
    paths.sort();
    Ok(paths)
}

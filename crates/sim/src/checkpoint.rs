//! Files from which an interrupted run goes on: the fingerprint of the plan, the games done, and what they came to.

use crate::plan::Plan;
use crate::run::Progress;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Counts up when older files cannot be read any more.
const FORMAT: u32 = 2;
/// The largest file that is read, in bytes.
const BYTES_MAX: u64 = 64 << 20;

/// Why there is nothing to go on from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CheckpointError {
    #[error("{path}: {why}")]
    File { path: PathBuf, why: String },
    #[error("{0}: not a file of progress that this version reads")]
    Unreadable(PathBuf),
    #[error("{0}: it belongs to a run with other decks, players or seed")]
    OtherRun(PathBuf),
}

#[derive(Serialize, Deserialize)]
struct File {
    format: u32,
    version: String,
    fingerprint: u64,
    progress: Progress,
}

/// The progress of an earlier run of the plan; none where there is no file yet.
pub fn read(path: &Path, plan: &Plan) -> Result<Option<Progress>, CheckpointError> {
    let failed = |why: std::io::Error| CheckpointError::File { path: path.to_owned(), why: why.to_string() };
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(error)),
        Ok(found) if found.len() > BYTES_MAX => return Err(CheckpointError::Unreadable(path.to_owned())),
        Ok(_) => {}
    }
    let bytes = fs::read(path).map_err(failed)?;
    let unreadable = || CheckpointError::Unreadable(path.to_owned());
    let file: File = serde_json::from_slice(&bytes).map_err(|_| unreadable())?;
    if file.format != FORMAT || file.version != env!("CARGO_PKG_VERSION") {
        return Err(unreadable());
    }
    if file.fingerprint != plan.fingerprint() {
        return Err(CheckpointError::OtherRun(path.to_owned()));
    }
    if !file.progress.done.is_sound() || !file.progress.tally.fits(plan) {
        return Err(unreadable());
    }
    Ok(Some(file.progress))
}

/// Writes the progress; an interruption leaves the old one or the new one.
pub fn write(path: &Path, plan: &Plan, progress: &Progress) -> Result<(), CheckpointError> {
    let failed = |why: String| CheckpointError::File { path: path.to_owned(), why };
    let file = File {
        format: FORMAT,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        fingerprint: plan.fingerprint(),
        progress: progress.clone(),
    };
    let text = serde_json::to_vec(&file).map_err(|error| failed(error.to_string()))?;
    files::replace(path, &text, files::Existing::Overwritten).map_err(|error| failed(error.to_string()))
}

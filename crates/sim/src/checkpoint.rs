//! Files from which an interrupted run goes on: what the run depends on, the games done, and what they came to.
//!
//! One sealed line, written whole. Progress of another run, of other cards or of other rules is refused and stays as it is; so
//! is a file that is not as it was written. While a run has the file no other process can take it.

use crate::game::Cards;
use crate::plan::Plan;
use crate::run::Progress;
use crate::words::words;
use files::{Basis, Checksum, Existing, Lock, LockError, ReadError};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use vocabulary::Language;

/// The word that opens every file.
const FORMAT: &str = "lorekeeper-progress";
/// Counts up when older files cannot be read any more.
pub(crate) const VERSION: u32 = 4;
/// The largest file that is read, in bytes.
pub const PROGRESS_BYTES_LIMIT: u64 = 64 << 20;

/// Why there is nothing to go on from.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CheckpointError {
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The file cannot be written.
    #[error(transparent)]
    Write(#[from] files::WriteError),
    /// Another process has it.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// The file is something else.
    #[error("{0}: not a file of progress")]
    Foreign(PathBuf),
    /// The file is of another version.
    #[error("{path}: progress of version {version}; this program reads version {VERSION}")]
    Version {
        /// Which file.
        path: PathBuf,
        /// Its version.
        version: u64,
    },
    /// The file is not as it was written.
    #[error("{0}: damaged; what it says cannot be relied on")]
    Damaged(PathBuf),
    /// The file is of a run with other decks, players or rules.
    #[error("{path}: it belongs to a run with another basis; what differs: {differs}", differs = differs.join(", "))]
    OtherRun {
        /// Which file.
        path: PathBuf,
        /// The parts of the basis that differ.
        differs: Vec<String>,
    },
}

impl CheckpointError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        (words(language).checkpoint_error)(self)
    }
}

/// A file of progress that is ours while the run goes on.
#[derive(Debug)]
pub struct Checkpoint {
    path: PathBuf,
    basis: Basis,
    _lock: Lock,
}

/// What stands in the file.
#[derive(Serialize, Deserialize)]
struct Kept {
    format: String,
    version: u64,
    basis: Vec<(String, String)>,
    progress: Progress,
}

impl Checkpoint {
    /// Takes the file, and what an earlier run of the plan left in it; nothing where there is no file yet.
    pub fn open(
        path: &Path,
        plan: &Plan,
        cards: &Cards<'_>,
    ) -> Result<(Checkpoint, Option<Progress>), CheckpointError> {
        // What can never be a file of progress is refused before a lock is put beside it.
        let there = match files::read(path, PROGRESS_BYTES_LIMIT) {
            // A link that leads nowhere could never be written: better known before the games than after them.
            Err(ReadError::Absent(path)) if path.is_symlink() => {
                return Err(files::WriteError::NotRegular(path).into());
            }
            Err(ReadError::Absent(_)) => false,
            Err(error) => return Err(error.into()),
            Ok(_) => true,
        };
        let lock = files::lock(path)?;
        let checkpoint = Checkpoint { path: path.to_owned(), basis: plan.basis(cards.catalog), _lock: lock };
        let before = if there { Some(checkpoint.read(plan)?) } else { None };
        Ok((checkpoint, before))
    }

    fn read(&self, plan: &Plan) -> Result<Progress, CheckpointError> {
        let path = || self.path.clone();
        let bytes = files::read(&self.path, PROGRESS_BYTES_LIMIT)?;
        let begins = |words: &str| bytes.starts_with(words.as_bytes());
        let Some(text) = read_bytes(&bytes) else {
            // Files of earlier versions had no checksum, and said their version first.
            return Err(match () {
                () if begins("{\"format\":2,") => CheckpointError::Version { path: path(), version: 2 },
                () if begins(&format!("{{\"format\":\"{FORMAT}\"")) => CheckpointError::Damaged(path()),
                () => CheckpointError::Foreign(path()),
            });
        };
        let head: serde_json::Value =
            serde_json::from_str(text).map_err(|_| CheckpointError::Foreign(path()))?;
        match head["version"].as_u64() {
            Some(version) if head["format"] == FORMAT && version != u64::from(VERSION) => {
                return Err(CheckpointError::Version { path: path(), version });
            }
            Some(_) if head["format"] == FORMAT => {}
            Some(_) | None => return Err(CheckpointError::Foreign(path())),
        }
        let kept: Kept = serde_json::from_str(text).map_err(|_| CheckpointError::Damaged(path()))?;
        let basis = Basis(kept.basis);
        let differs = self.basis.differences(&basis);
        if !differs.is_empty() {
            let differs = differs.into_iter().map(|part| difference(part, &basis, &self.basis)).collect();
            return Err(CheckpointError::OtherRun { path: path(), differs });
        }
        if !kept.progress.done.is_sound() || !kept.progress.tally.fits(plan) {
            return Err(CheckpointError::Damaged(path()));
        }
        Ok(kept.progress)
    }

    /// Writes the progress; an interruption leaves the old one or the new one.
    pub(crate) fn write(&self, progress: &Progress) -> Result<(), CheckpointError> {
        let kept = Kept {
            format: FORMAT.to_owned(),
            version: u64::from(VERSION),
            basis: self.basis.0.clone(),
            progress: progress.clone(),
        };
        let text = serde_json::to_string(&kept).map_err(|error| {
            let error = std::io::Error::other(error);
            CheckpointError::Write(files::WriteError::System { path: self.path.clone(), error })
        })?;
        let line = files::seal(Checksum::default(), &text);
        Ok(files::replace(&self.path, line.as_bytes(), Existing::Overwritten)?)
    }
}

/// The text of a file of progress, if it is as it was written.
pub fn read_bytes(bytes: &[u8]) -> Option<&str> {
    files::unseal(Checksum::default(), bytes).filter(|_| bytes.ends_with(b"\n"))
}

/// The seed of the run whose progress is in a file, if there is such a file.
pub fn seed_in(path: &Path) -> Option<u64> {
    let bytes = files::read(path, PROGRESS_BYTES_LIMIT).ok()?;
    let kept: Kept = serde_json::from_str(read_bytes(&bytes)?).ok()?;
    kept.basis.iter().find(|(part, _)| part == "seed").and_then(|(_, seed)| seed.parse().ok())
}

/// A part that differs, with its values where people can read them.
fn difference(part: &str, there: &Basis, here: &Basis) -> String {
    let value = |basis: &Basis| {
        basis
            .0
            .iter()
            .find(|(name, _)| name == part)
            .map_or_else(|| "nothing".to_owned(), |(_, value)| value.clone())
    };
    match part {
        "seed" | "edition" => format!("{part} ({} there, {} here)", value(there), value(here)),
        _ => part.to_owned(),
    }
}

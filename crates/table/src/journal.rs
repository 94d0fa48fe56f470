//! The journal: a game on disk as it is played.
//!
//! A [`Ledger`]: its head says what it is (format, version, seats, decks, and what else the game depends on), every further line
//! is one answer, or a taking back to so many answers. Each line is written before the game goes on, so that a crash loses at
//! most what was not yet answered, and all of them are on the disk before a person is asked again. A damaged journal goes on
//! at its last good line, and says so; the damaged file is kept beside it. While a game goes on no other process can take its
//! journal.

use std::path::{Path, PathBuf};

use engine::{Answer, Edition};
use files::{Damage, Existing, Ledger, LedgerStart, Lock, LockError, ReadError, WriteError};
use notation::Language;

use crate::Collection;
use crate::saved::{FORMAT, SAVED_VERSION, SavedEntry, SavedHeader, basis};
use crate::words::tongue;

/// The largest journal that is read, in bytes.
pub(crate) const JOURNAL_BYTES_LIMIT: u64 = 16 << 20;

/// The edition of the rules that is played.
pub(crate) const EDITION: Edition = Edition::V2_3;

/// Why a journal is refused.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JournalError {
    /// The file cannot be read.
    #[error(transparent)]
    Read(ReadError),
    /// The file cannot be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// Another process has it.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// There is no such file.
    #[error("{path}: there is no saved game")]
    Absent {
        /// Where one was looked for.
        path: String,
    },
    /// The file is something else.
    #[error("{path}: not a saved game of this program")]
    Foreign {
        /// Which file.
        path: String,
    },
    /// The file is of another version.
    #[error("{path}: a saved game of version {version}; this program reads version {SAVED_VERSION}")]
    Version {
        /// Which file.
        path: String,
        /// Its version.
        version: u64,
    },
    /// The game was begun with other cards or rules.
    #[error("{path}: begun with another basis; what differs: {differs}", differs = differs.join(", "))]
    OtherBasis {
        /// Which file.
        path: String,
        /// The parts of the basis that differ.
        differs: Vec<String>,
    },
    /// What game it is can no longer be read.
    #[error("{path}: damaged where it says what game it is")]
    Damaged {
        /// Which file.
        path: String,
    },
    /// An answer has no written form.
    #[error("{path}: an answer cannot be written: {why}")]
    Unwritable {
        /// Which file.
        path: String,
        /// What the writer says.
        why: String,
    },
}

impl JournalError {
    /// The reason in a language. What the system says about a file is told as it says it.
    pub fn say(&self, language: Language) -> String {
        tongue(language).journal_error(self)
    }
}

/// What is wrong with a journal that goes on all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// Which file.
    pub path: PathBuf,
    /// What was found.
    pub damage: Damage,
    /// Where the damaged file is now, if it has lines that are lost here.
    pub aside: Option<PathBuf>,
}

impl Mended {
    /// What became of it, for people.
    pub fn say(&self, language: Language) -> String {
        tongue(language).mended(self)
    }
}

/// A journal that was read: its header and the answers that stand. It is ours from then on.
#[derive(Debug)]
pub struct JournalStart {
    /// What game it is.
    pub header: SavedHeader,
    /// The answers that stand.
    pub answers: Vec<Answer>,
    start: LedgerStart,
    lock: Lock,
}

/// A journal open for writing.
#[derive(Debug)]
pub struct Journal {
    ledger: Ledger,
    _lock: Lock,
}

impl Journal {
    /// Begins a journal; an unfinished one in its place is kept as `.previous`. Anything else in either place stays, and
    /// no journal is begun.
    pub fn begin(path: &Path, header: &SavedHeader) -> Result<Journal, JournalError> {
        let head = serde_json::to_string(header).map_err(|error| unwritable(path, &error))?;
        let system = |error| WriteError::System { path: path.to_owned(), error };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(system)?;
        }
        let lock = files::lock(path)?;
        if is_taken(path)? {
            let previous = path.with_extension("previous");
            is_taken(&previous)?;
            // Somebody may be playing that one.
            let _previous = files::lock(&previous)?;
            files::rename(path, &previous)?;
        }
        Ok(Journal { ledger: Ledger::begin(path, &head)?, _lock: lock })
    }

    /// Goes on with a journal that was read, and tells what had to be mended.
    pub fn go_on(path: &Path, read: JournalStart) -> Result<(Journal, Option<Mended>), JournalError> {
        let (ledger, aside) = Ledger::go_on(path, &read.start)?;
        let mended = read.start.damage.map(|damage| Mended { path: path.to_owned(), damage, aside });
        Ok((Journal { ledger, _lock: read.lock }, mended))
    }

    /// Whether this is the file it is kept in.
    pub(crate) fn is_at(&self, path: &Path) -> bool {
        let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
        real(self.ledger.path()) == real(path)
    }

    /// Writes down an answer.
    pub fn answer(&mut self, answer: Answer) -> Result<(), JournalError> {
        self.entry(&SavedEntry::Answer(answer.into()))
    }

    /// Only so many answers still stand.
    pub fn undo(&mut self, answers: usize) -> Result<(), JournalError> {
        self.entry(&SavedEntry::Undo(answers))
    }

    /// Waits until everything written is on the disk, where the file system can tell.
    pub fn sync(&self) -> Result<(), JournalError> {
        Ok(self.ledger.sync()?)
    }

    fn entry(&mut self, entry: &SavedEntry) -> Result<(), JournalError> {
        let text = serde_json::to_string(entry).map_err(|error| unwritable(self.ledger.path(), &error))?;
        Ok(self.ledger.add(&text)?)
    }
}

/// Writes a whole journal.
pub(crate) fn write(
    path: &Path,
    header: &SavedHeader,
    answers: impl Iterator<Item = Answer>,
    existing: Existing,
) -> Result<(), JournalError> {
    let unwritable = |error| unwritable(path, &error);
    let entries: Vec<String> = answers
        .map(|answer| serde_json::to_string(&SavedEntry::Answer(answer.into())))
        .collect::<Result<_, _>>()
        .map_err(unwritable)?;
    let head = serde_json::to_string(header).map_err(unwritable)?;
    Ok(Ledger::write(path, &head, entries.iter().map(String::as_str), existing)?)
}

/// Whether a journal of ours is there. Folders, devices and files of others are refused: they are not moved away.
fn is_taken(path: &Path) -> Result<bool, JournalError> {
    let opening = format!("{{\"format\":\"{FORMAT}\"");
    match std::fs::symlink_metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(false),
        Ok(found) if found.is_file() && files::begins_with(path, &opening) => Ok(true),
        // Damaged where it begins: its second head may be good.
        Ok(found) if found.is_file() && is_ledger(path) => Ok(true),
        Ok(_) | Err(_) => Err(JournalError::Foreign { path: path.display().to_string() }),
    }
}

fn is_ledger(path: &Path) -> bool {
    let read = LedgerStart::read(path, JOURNAL_BYTES_LIMIT);
    read.is_ok_and(|found| found.is_some_and(|start| start.head.contains(FORMAT)))
}

impl JournalStart {
    /// Reads a journal, to go on with the cards at hand, and takes it.
    pub fn read(path: &Path, collection: &Collection) -> Result<JournalStart, JournalError> {
        let shown = || path.display().to_string();
        let read = || {
            LedgerStart::read(path, JOURNAL_BYTES_LIMIT).map_err(|error| match error {
                ReadError::Absent(_) => JournalError::Absent { path: shown() },
                other => JournalError::Read(other),
            })
        };
        // What can never be a journal is refused before a lock is put beside it.
        read()?;
        let lock = files::lock(path)?;
        let Some(mut start) = read()? else { return Err(headless(path)) };
        let header = header(&start.head, path, collection)?;
        let mut answers = Vec::new();
        for (at, line) in start.lines.iter().enumerate() {
            match serde_json::from_str(line) {
                Ok(SavedEntry::Answer(answer)) => answers.push(Answer::from(answer)),
                Ok(SavedEntry::Undo(keep)) if keep <= answers.len() => answers.truncate(keep),
                // Written whole, and yet nothing that this program writes.
                Ok(SavedEntry::Undo(_)) | Err(_) => {
                    let lost = start.lines.len() - at + start.damage.map_or(0, |damage| damage.lost);
                    start.damage = Some(Damage { line: at + 1 + files::LEDGER_HEAD_LINES, lost });
                    start.lines.truncate(at);
                    break;
                }
            }
        }
        Ok(JournalStart { header, answers, start, lock })
    }
}

/// Why a file without a head that can be read is no journal.
fn headless(path: &Path) -> JournalError {
    let shown = path.display().to_string();
    let begins = |words: &str| files::begins_with(path, words);
    match () {
        () if begins(&format!("{{\"format\":\"{FORMAT}\",\"version\":1,")) => {
            JournalError::Version { path: shown, version: 1 }
        }
        () if begins(&format!("{{\"format\":\"{FORMAT}\"")) => JournalError::Damaged { path: shown },
        () => JournalError::Foreign { path: shown },
    }
}

fn header(head: &str, path: &Path, collection: &Collection) -> Result<SavedHeader, JournalError> {
    let shown = path.display().to_string();
    let foreign = |_| JournalError::Foreign { path: shown.clone() };
    let value: serde_json::Value = serde_json::from_str(head).map_err(foreign)?;
    let header = SavedHeader::read(&value, &shown)?;
    header.fits(&basis(collection), &shown)?;
    Ok(header)
}

fn unwritable(path: &Path, error: &serde_json::Error) -> JournalError {
    JournalError::Unwritable { path: path.display().to_string(), why: error.to_string() }
}

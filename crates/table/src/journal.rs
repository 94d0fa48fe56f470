//! The journal: a game on disk as it is played.
//!
//! A text file of lines that only grows. The first line says what it is: format, version, card data, seats, seed, decks.
//! Every further line is one answer, or a taking back to so many answers, with a running mark over everything above it.
//! Each line is written out before the game goes on, so that a crash loses at most what was not yet answered, and all of
//! them are on the disk before a person is asked again. A last
//! line without its end was never confirmed and is dropped; anything else that does not fit is refused with its line.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use engine::Answer;
use notation::Language;
use serde::{Deserialize, Serialize};

/// The word that opens every journal.
const FORMAT: &str = "lorekeeper-game";
/// The version of the format.
const VERSION: u32 = 1;
/// The largest journal that is read, in bytes.
pub(crate) const JOURNAL_BYTES_LIMIT: u64 = 16 << 20;

/// The first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    pub format: String,
    pub version: u32,
    /// The mark of the card data (see [`Collection::mark`](crate::Shelf::mark)).
    pub cards: String,
    /// `human`, or the kind of a bot, for each player.
    pub seats: Vec<String>,
    pub seed: u64,
    /// Name and cards of each deck.
    pub decks: Vec<(String, Vec<(u32, String)>)>,
}

impl Header {
    /// The header of a game with these cards.
    pub fn new(
        cards: String,
        seats: Vec<String>,
        seed: u64,
        decks: Vec<(String, Vec<(u32, String)>)>,
    ) -> Header {
        Header { format: FORMAT.to_owned(), version: VERSION, cards, seats, seed, decks }
    }
}

/// Every further line.
#[derive(Serialize, Deserialize)]
enum Entry {
    #[serde(rename = "answer")]
    Answer(Answer),
    #[serde(rename = "undo")]
    Undo(usize),
}

#[derive(Serialize, Deserialize)]
struct Written {
    #[serde(flatten)]
    entry: Entry,
    mark: String,
}

/// Why a journal is refused.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JournalError {
    #[error("{path}: {error}")]
    File { path: String, error: io::Error },
    #[error("{path}: there is no saved game")]
    Absent { path: String },
    #[error("{path}: not a saved game of this program")]
    Foreign { path: String },
    #[error("{path}: a saved game of version {version}; this program reads version {VERSION}")]
    Version { path: String, version: u32 },
    #[error("{path}: saved with other card data; a game goes on only with the cards it was begun with")]
    OtherCards { path: String },
    #[error("{path}: damaged in line {line}")]
    Damaged { path: String, line: usize },
    #[error("{path}: larger than a game can be")]
    TooLarge { path: String },
}

impl JournalError {
    /// The reason in a language. What the system says about a file is told as it says it.
    pub fn say(&self, language: Language) -> String {
        match (language, self) {
            (Language::English, error) => error.to_string(),
            (Language::Spanish, JournalError::File { path, error }) => format!("{path}: {error}"),
            (Language::Spanish, JournalError::Absent { path }) => {
                format!("{path}: no hay ninguna partida guardada")
            }
            (Language::Spanish, JournalError::Foreign { path }) => {
                format!("{path}: no es una partida guardada de este programa")
            }
            (Language::Spanish, JournalError::Version { path, version }) => {
                format!(
                    "{path}: una partida guardada de la versión {version}; este programa lee la {VERSION}"
                )
            }
            (Language::Spanish, JournalError::OtherCards { path }) => format!(
                "{path}: guardada con otros datos de cartas; una partida solo continúa con las cartas con que empezó"
            ),
            (Language::Spanish, JournalError::Damaged { path, line }) => {
                format!("{path}: dañada en la línea {line}")
            }
            (Language::Spanish, JournalError::TooLarge { path }) => {
                format!("{path}: mayor de lo que puede ser una partida")
            }
        }
    }
}

/// A journal that was read: its header and the answers that stand.
#[derive(Debug)]
pub struct JournalStart {
    pub header: Header,
    pub answers: Vec<Answer>,
    mark: Hash,
    /// How many bytes are sound.
    bytes: u64,
}

/// A journal open for writing.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    mark: Hash,
}

impl Journal {
    /// Begins a journal; an unfinished one in its place is kept as `.previous`. Anything else in either place stays, and
    /// no journal is begun.
    pub fn begin(path: &Path, header: &Header) -> Result<Journal, JournalError> {
        let fail = |error| failed(path, error);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(fail)?;
        }
        let previous = path.with_extension("previous");
        if is_taken(path)? {
            is_taken(&previous)?;
            std::fs::rename(path, &previous).map_err(fail)?;
        }
        let file = OpenOptions::new().create_new(true).append(true).open(path).map_err(fail)?;
        let mut journal = Journal { path: path.to_owned(), file, mark: Hash::default() };
        let line = header_line(header, &mut journal.mark).map_err(|error| fail(error.into()))?;
        journal.line(&line)?;
        Ok(journal)
    }

    /// Goes on with a journal that was read.
    pub fn go_on(path: &Path, start: &JournalStart) -> Result<Journal, JournalError> {
        let fail = |error| failed(path, error);
        let file = OpenOptions::new().append(true).open(path).map_err(fail)?;
        file.set_len(start.bytes).map_err(fail)?;
        Ok(Journal { path: path.to_owned(), file, mark: start.mark })
    }

    /// Whether this is the file it is kept in.
    pub(crate) fn is_at(&self, path: &Path) -> bool {
        let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
        real(&self.path) == real(path)
    }

    pub fn answer(&mut self, answer: Answer) -> Result<(), JournalError> {
        self.entry(Entry::Answer(answer))
    }

    /// Only so many answers still stand.
    pub fn undo(&mut self, answers: usize) -> Result<(), JournalError> {
        self.entry(Entry::Undo(answers))
    }

    /// Waits until everything written is on the disk, where the file system can tell.
    pub fn sync(&self) -> Result<(), JournalError> {
        match self.file.sync_data() {
            Err(error)
                if !matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) =>
            {
                Err(failed(&self.path, error))
            }
            Ok(()) | Err(_) => Ok(()),
        }
    }

    fn entry(&mut self, entry: Entry) -> Result<(), JournalError> {
        let line = entry_line(entry, &mut self.mark).map_err(|error| failed(&self.path, error.into()))?;
        self.line(&line)
    }

    /// One write for the whole line, so that it is there or is not.
    fn line(&mut self, line: &str) -> Result<(), JournalError> {
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(|error| failed(&self.path, error))
    }
}

/// A whole journal as text.
pub(crate) fn text(
    header: &Header,
    answers: impl Iterator<Item = Answer>,
) -> Result<String, serde_json::Error> {
    let mut mark = Hash::default();
    let mut text = header_line(header, &mut mark)? + "\n";
    for answer in answers {
        text.push_str(&entry_line(Entry::Answer(answer), &mut mark)?);
        text.push('\n');
    }
    Ok(text)
}

fn header_line(header: &Header, mark: &mut Hash) -> Result<String, serde_json::Error> {
    let line = serde_json::to_string(header)?;
    mark.eat(line.as_bytes());
    Ok(line)
}

fn entry_line(entry: Entry, mark: &mut Hash) -> Result<String, serde_json::Error> {
    mark.eat(serde_json::to_string(&entry)?.as_bytes());
    serde_json::to_string(&Written { entry, mark: mark.shown() })
}

/// Whether a journal of ours is there. Folders, devices and files of others are refused: they are not moved away.
fn is_taken(path: &Path) -> Result<bool, JournalError> {
    let foreign = || JournalError::Foreign { path: path.display().to_string() };
    match std::fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(failed(path, error)),
        Ok(found) if !found.is_file() => return Err(foreign()),
        Ok(_) => {}
    }
    let mut start = Vec::new();
    let opening = format!("{{\"format\":\"{FORMAT}\"");
    let file = File::open(path).map_err(|error| failed(path, error))?;
    file.take(opening.len() as u64).read_to_end(&mut start).map_err(|error| failed(path, error))?;
    if start == opening.as_bytes() { Ok(true) } else { Err(foreign()) }
}

impl JournalStart {
    /// Reads a journal. `cards` is the mark of the card data at hand.
    pub fn read(path: &Path, cards: &str) -> Result<JournalStart, JournalError> {
        let shown = || path.display().to_string();
        let size = match std::fs::metadata(path) {
            Ok(found) => found.len(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(JournalError::Absent { path: shown() });
            }
            Err(error) => return Err(failed(path, error)),
        };
        if size > JOURNAL_BYTES_LIMIT {
            return Err(JournalError::TooLarge { path: shown() });
        }
        let bytes = std::fs::read(path).map_err(|error| failed(path, error))?;
        let text = String::from_utf8(bytes).map_err(|_| JournalError::Foreign { path: shown() })?;
        let mut lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        let first = lines.next().unwrap_or_default();
        let header = header(first, path, cards)?;
        let mut mark = Hash::default();
        mark.eat(first.trim_end().as_bytes());
        let mut start = JournalStart { header, answers: Vec::new(), mark, bytes: first.len() as u64 };
        for (at, line) in lines.enumerate() {
            let damaged = || JournalError::Damaged { path: shown(), line: at + 2 };
            let written: Written = serde_json::from_str(line).map_err(|_| damaged())?;
            let bare = serde_json::to_string(&written.entry).map_err(|_| damaged())?;
            start.mark.eat(bare.as_bytes());
            if start.mark.shown() != written.mark {
                return Err(damaged());
            }
            match written.entry {
                Entry::Answer(answer) => start.answers.push(answer),
                Entry::Undo(answers) if answers <= start.answers.len() => start.answers.truncate(answers),
                Entry::Undo(_) => return Err(damaged()),
            }
            start.bytes += line.len() as u64;
        }
        Ok(start)
    }
}

fn header(line: &str, path: &Path, cards: &str) -> Result<Header, JournalError> {
    let shown = path.display().to_string();
    let value: serde_json::Value =
        serde_json::from_str(line).map_err(|_| JournalError::Foreign { path: shown.clone() })?;
    if value["format"] != FORMAT {
        return Err(JournalError::Foreign { path: shown });
    }
    let version = value["version"].as_u64().and_then(|version| u32::try_from(version).ok()).unwrap_or(0);
    if version != VERSION {
        return Err(JournalError::Version { path: shown, version });
    }
    let header: Header =
        serde_json::from_value(value).map_err(|_| JournalError::Damaged { path: shown.clone(), line: 1 })?;
    if header.cards != cards {
        return Err(JournalError::OtherCards { path: shown });
    }
    Ok(header)
}

fn failed(path: &Path, error: io::Error) -> JournalError {
    JournalError::File { path: path.display().to_string(), error }
}

/// FNV-1a: finds damage, guards against nobody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    pub(crate) fn eat(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    pub(crate) fn shown(self) -> String {
        format!("{:016x}", self.0)
    }
}

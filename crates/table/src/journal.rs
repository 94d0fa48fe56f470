//! The journal: a game on disk as it is played.
//!
//! A [`Ledger`]: its head says what it is (format, version, seats, decks, and what else the game depends on), every further line
//! is one answer, or a taking back to so many answers. Each line is written before the game goes on, so that a crash loses at
//! most what was not yet answered, and all of them are on the disk before a person is asked again. A damaged journal goes on
//! at its last good line, and says so; the damaged file is kept beside it. While a game goes on no other process can take its
//! journal.

use std::path::{Path, PathBuf};

use engine::{Answer, Edition, Variant};
use files::{Basis, Damage, Existing, Ledger, LedgerStart, Lock, LockError, ReadError, WriteError};
use notation::Language;
use serde::{Deserialize, Serialize};

use crate::Collection;
use crate::words::either;

/// The word that opens every journal.
const FORMAT: &str = "lorekeeper-game";
/// The version of the format.
const VERSION: u32 = 2;
/// The largest journal that is read, in bytes.
pub(crate) const JOURNAL_BYTES_LIMIT: u64 = 16 << 20;

/// The edition of the rules that is played.
pub(crate) const EDITION: Edition = Edition::V2_3;

/// The head.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    pub format: String,
    pub version: u32,
    /// `human`, or the kind of a bot, for each player.
    pub seats: Vec<String>,
    pub seed: u64,
    /// Name and cards of each deck.
    pub decks: Vec<(String, Vec<(u32, String)>)>,
    /// What else the game depends on, part by part.
    pub basis: Vec<(String, String)>,
    /// Which game is played (10.1).
    #[serde(default)]
    pub variant: Variant,
    /// 9.3: the seats of each team, from 0.
    #[serde(default)]
    pub teams: Vec<Vec<u8>>,
}

impl Header {
    /// The header of a game with these cards.
    pub fn new(
        collection: &Collection,
        seats: Vec<String>,
        seed: u64,
        decks: Vec<(String, Vec<(u32, String)>)>,
    ) -> Header {
        Header {
            format: FORMAT.to_owned(),
            version: VERSION,
            seats,
            seed,
            decks,
            basis: basis(collection).0,
            variant: Variant::default(),
            teams: Vec::new(),
        }
    }

    fn text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }
}

/// A game as plain data, for whoever keeps it elsewhere than in a file: what it is, and the answers that stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptGame {
    pub header: Header,
    pub answers: Vec<Answer>,
}

impl KeptGame {
    /// Reads one, if it goes on with the cards at hand; `name` is what it is called in errors.
    pub fn read(text: &str, name: &str, collection: &Collection) -> Result<KeptGame, JournalError> {
        let path = Path::new(name);
        let foreign = || JournalError::Foreign { path: name.to_owned() };
        let value: serde_json::Value = serde_json::from_str(text).map_err(|_| foreign())?;
        let header = header(&value["header"].to_string(), path, &basis(collection))?;
        let damaged = |_| JournalError::Damaged { path: name.to_owned() };
        let answers = serde_json::from_value(value["answers"].clone()).map_err(damaged)?;
        Ok(KeptGame { header, answers })
    }
}

/// What the answers of a saved game mean depends on this.
fn basis(collection: &Collection) -> Basis {
    Basis::default()
        .with("cards", collection.mark())
        .with("edition", format!("{EDITION:?}"))
        .with("rules version", engine::RULES_VERSION)
        .with("players' version", players::PLAYERS_VERSION)
}

/// Every further line.
#[derive(Serialize, Deserialize)]
enum Entry {
    #[serde(rename = "answer")]
    Answer(Answer),
    #[serde(rename = "undo")]
    Undo(usize),
}

/// Why a journal is refused.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JournalError {
    #[error(transparent)]
    Read(ReadError),
    #[error(transparent)]
    Write(#[from] WriteError),
    #[error(transparent)]
    Lock(#[from] LockError),
    #[error("{path}: there is no saved game")]
    Absent { path: String },
    #[error("{path}: not a saved game of this program")]
    Foreign { path: String },
    #[error("{path}: a saved game of version {version}; this program reads version {VERSION}")]
    Version { path: String, version: u64 },
    #[error("{path}: begun with another basis; what differs: {differs}", differs = differs.join(", "))]
    OtherBasis { path: String, differs: Vec<String> },
    #[error("{path}: damaged where it says what game it is")]
    Damaged { path: String },
    #[error("{path}: an answer cannot be written: {why}")]
    Unwritable { path: String, why: String },
}

impl JournalError {
    /// The reason in a language. What the system says about a file is told as it says it.
    pub fn say(&self, language: Language) -> String {
        match (language, self) {
            (Language::English, error) => error.to_string(),
            (Language::Spanish, JournalError::Read(error)) => error.say(language),
            (Language::Spanish, JournalError::Write(error)) => error.say(language),
            (Language::Spanish, JournalError::Lock(error)) => error.say(language),
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
            (Language::Spanish, JournalError::OtherBasis { path, differs }) => {
                let differs: Vec<&str> = differs.iter().map(|part| in_spanish(part)).collect();
                format!("{path}: empezada con otra base; lo que cambia: {}", differs.join(", "))
            }
            (Language::Spanish, JournalError::Damaged { path }) => {
                format!("{path}: dañada donde dice qué partida es")
            }
            (Language::Spanish, JournalError::Unwritable { path, why }) => {
                format!("{path}: no se puede escribir una respuesta: {why}")
            }
        }
    }
}

/// A part of the basis.
fn in_spanish(part: &str) -> &str {
    match part {
        "cards" => "las cartas",
        "edition" => "la edición",
        "rules version" => "la versión de las reglas",
        "players' version" => "la versión de los jugadores",
        other => other,
    }
}

/// What is wrong with a journal that goes on all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    pub path: PathBuf,
    pub damage: Damage,
    /// Where the damaged file is now, if it has lines that are lost here.
    pub aside: Option<PathBuf>,
}

impl Mended {
    /// What became of it, for people.
    pub fn say(&self, language: Language) -> String {
        let path = self.path.display();
        let Damage { line, lost } = self.damage;
        match &self.aside {
            None => match language {
                Language::English => {
                    format!("{path}: damaged in line {line}; nothing is lost, and it is mended")
                }
                Language::Spanish => {
                    format!("{path}: dañada en la línea {line}; no se pierde nada y queda reparada")
                }
            },
            Some(aside) => {
                let aside = aside.display();
                let lines = either(language, "lines", "líneas");
                match language {
                    Language::English => format!(
                        "{path}: damaged in line {line}; the game goes on from the last good answer before it ({lines} not read: {lost}). The damaged file is kept as {aside}"
                    ),
                    Language::Spanish => format!(
                        "{path}: dañada en la línea {line}; la partida sigue desde la última respuesta buena anterior ({lines} sin leer: {lost}). El archivo dañado se conserva como {aside}"
                    ),
                }
            }
        }
    }
}

/// A journal that was read: its header and the answers that stand. It is ours from then on.
#[derive(Debug)]
pub struct JournalStart {
    pub header: Header,
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
    pub fn begin(path: &Path, header: &Header) -> Result<Journal, JournalError> {
        let head = header.text().map_err(|error| unwritable(path, &error))?;
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

    pub fn answer(&mut self, answer: Answer) -> Result<(), JournalError> {
        self.entry(&Entry::Answer(answer))
    }

    /// Only so many answers still stand.
    pub fn undo(&mut self, answers: usize) -> Result<(), JournalError> {
        self.entry(&Entry::Undo(answers))
    }

    /// Waits until everything written is on the disk, where the file system can tell.
    pub fn sync(&self) -> Result<(), JournalError> {
        Ok(self.ledger.sync()?)
    }

    fn entry(&mut self, entry: &Entry) -> Result<(), JournalError> {
        let text = serde_json::to_string(entry).map_err(|error| unwritable(self.ledger.path(), &error))?;
        Ok(self.ledger.add(&text)?)
    }
}

/// Writes a whole journal.
pub(crate) fn write(
    path: &Path,
    header: &Header,
    answers: impl Iterator<Item = Answer>,
    existing: Existing,
) -> Result<(), JournalError> {
    let unwritable = |error| unwritable(path, &error);
    let entries: Vec<String> = answers
        .map(|answer| serde_json::to_string(&Entry::Answer(answer)))
        .collect::<Result<_, _>>()
        .map_err(unwritable)?;
    let head = header.text().map_err(unwritable)?;
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
        let header = header(&start.head, path, &basis(collection))?;
        let mut answers = Vec::new();
        for (at, line) in start.lines.iter().enumerate() {
            match serde_json::from_str(line) {
                Ok(Entry::Answer(answer)) => answers.push(answer),
                Ok(Entry::Undo(keep)) if keep <= answers.len() => answers.truncate(keep),
                // Written whole, and yet nothing that this program writes.
                Ok(Entry::Undo(_)) | Err(_) => {
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

fn header(head: &str, path: &Path, here: &Basis) -> Result<Header, JournalError> {
    let shown = || path.display().to_string();
    let foreign = || JournalError::Foreign { path: shown() };
    let value: serde_json::Value = serde_json::from_str(head).map_err(|_| foreign())?;
    if value["format"] != FORMAT {
        return Err(foreign());
    }
    match value["version"].as_u64() {
        Some(version) if version == u64::from(VERSION) => {}
        other => return Err(JournalError::Version { path: shown(), version: other.unwrap_or(0) }),
    }
    let header: Header =
        serde_json::from_value(value).map_err(|_| JournalError::Damaged { path: shown() })?;
    let there = Basis(header.basis.clone());
    let differs: Vec<String> = there.differences(here).into_iter().map(str::to_owned).collect();
    if !differs.is_empty() {
        return Err(JournalError::OtherBasis { path: shown(), differs });
    }
    Ok(header)
}

fn unwritable(path: &Path, error: &serde_json::Error) -> JournalError {
    JournalError::Unwritable { path: path.display().to_string(), why: error.to_string() }
}

//! Pinned counts: a position of a `.lore` file, a depth, the number of lines to it and where they lead.

use crate::perft::{Census, census};
use engine::{Edition, Game, Silent};
use notation::{CardNames, Catalog, Diagnostic, read, resume};
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// A pinned count: `PATH start|end DEPTH LINES SUM`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pinned {
    /// From the root of the repository.
    pub path: String,
    /// Where in the file the lines begin.
    pub moment: Moment,
    /// How many answers a line has.
    pub depth: u32,
    /// What was counted.
    pub census: Census,
}

/// Where in a file the lines begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// At its position.
    Start,
    /// After its script.
    End,
}

/// Why there is no count.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PinError {
    /// A line of the list is not of that form.
    #[error("expected PATH start|end DEPTH LINES SUM, found {0:?}")]
    Shape(String),
    /// The file is not there or cannot be read.
    #[error("{0}: it cannot be read")]
    Unread(String),
    /// The file has no position, or one that no game can begin in.
    #[error("{0}: it has no position that can be played")]
    NoGame(String),
}

impl Pinned {
    /// The game at that moment; `root` is the root of the repository.
    pub fn game(&self, root: &Path, catalog: &Catalog, names: &CardNames) -> Result<Game<Silent>, PinError> {
        let unread = || PinError::Unread(self.path.clone());
        let text = std::fs::read_to_string(root.join(&self.path)).map_err(|_| unread())?;
        let (mut file, found) = read(&text, names);
        if found.iter().any(Diagnostic::is_error) {
            return Err(unread());
        }
        if self.moment == Moment::Start {
            file.script.clear();
        }
        let (game, _) = resume(&file, catalog, Edition::default());
        game.map(|game| game.silent()).ok_or_else(|| PinError::NoGame(self.path.clone()))
    }

    /// The count as it is now.
    pub fn count(&self, root: &Path, catalog: &Catalog, names: &CardNames) -> Result<Census, PinError> {
        Ok(census(&self.game(root, catalog, names)?, self.depth))
    }
}

impl FromStr for Pinned {
    type Err = PinError;

    fn from_str(line: &str) -> Result<Pinned, PinError> {
        let wrong = || PinError::Shape(line.to_owned());
        let words: Vec<&str> = line.split_whitespace().collect();
        let [path, moment, depth, lines, sum] = words.as_slice() else { return Err(wrong()) };
        let moment = match *moment {
            "start" => Moment::Start,
            "end" => Moment::End,
            _ => return Err(wrong()),
        };
        let depth = depth.parse().map_err(|_| wrong())?;
        let lines = lines.parse().map_err(|_| wrong())?;
        let sum = u64::from_str_radix(sum, 16).map_err(|_| wrong())?;
        Ok(Pinned { path: (*path).to_owned(), moment, depth, census: Census { lines, sum } })
    }
}

impl fmt::Display for Pinned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moment = match self.moment {
            Moment::Start => "start",
            Moment::End => "end",
        };
        let Census { lines, sum } = self.census;
        write!(f, "{} {moment} {} {lines} {sum:016x}", self.path, self.depth)
    }
}

//! A ledger: a file of sealed lines that only grows.
//!
//! The head says what it is, and says it twice, with an empty line after each: without it nothing that follows could be
//! understood, and no damage in one place reaches both. Every further line has a checksum over the head, its own number and its
//! text. Reading stops before the first line that is not as it was written; what stands before it is good.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use crate::calls;
use crate::read::{ReadError, read};
use crate::replace::{Existing, WriteError, put_aside, replace};
use crate::seal::{Checksum, seal, unseal};

/// How many lines the two heads take.
pub const LEDGER_HEAD_LINES: usize = 4;

/// A ledger that is open for writing.
#[derive(Debug)]
pub struct Ledger {
    path: PathBuf,
    file: File,
    head: Checksum,
    /// Lines and bytes that are good.
    lines: usize,
    bytes: u64,
    /// A line that could not be written and could not be taken back: nothing may follow it.
    is_broken: bool,
}

/// A ledger that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerStart {
    /// What it is.
    pub head: String,
    /// The lines after it, up to where they are good.
    pub lines: Vec<String>,
    /// What is wrong with the rest.
    pub damage: Option<Damage>,
}

/// Where a ledger is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The first line that is not, from 1.
    pub line: usize,
    /// How many lines from there on are not read.
    pub lost: usize,
}

/// The text of a whole ledger.
fn text<'a>(head: &str, lines: impl Iterator<Item = &'a str>) -> String {
    let place = Checksum::of(head.as_bytes());
    let mut text = (seal(Checksum::default(), head) + "\n").repeat(2);
    lines.enumerate().for_each(|(at, line)| text.push_str(&seal(numbered(place, at), line)));
    text
}

fn numbered(head: Checksum, line: usize) -> Checksum {
    head.with(&(line as u64).to_le_bytes())
}

impl LedgerStart {
    /// Reads a ledger; none if it has no head that can be read.
    pub fn read(path: &Path, limit: u64) -> Result<Option<LedgerStart>, ReadError> {
        Ok(LedgerStart::of(&read(path, limit)?))
    }

    /// The same of bytes that were read.
    pub fn of(bytes: &[u8]) -> Option<LedgerStart> {
        let all: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
        // Damage may have made an end of line out of something else, or the other way round.
        let opening = &all[..all.len().min(LEDGER_HEAD_LINES + 1)];
        let head = opening.iter().find_map(|line| unseal(Checksum::default(), line))?.to_owned();
        let place = Checksum::of(head.as_bytes());
        let first = opening.iter().position(|line| unseal(numbered(place, 0), line).is_some());
        let rest = &all[first.unwrap_or(LEDGER_HEAD_LINES).min(all.len())..];
        let sound = rest.iter().enumerate().map_while(|(at, line)| unseal(numbered(place, at), line));
        let lines: Vec<String> = sound.map(str::to_owned).collect();
        let lost = rest.len() - lines.len();
        let whole = text(&head, lines.iter().map(String::as_str));
        let same = whole.bytes().zip(bytes).take_while(|(good, found)| good == *found).count();
        let line = 1 + bytes[..same].iter().filter(|byte| **byte == b'\n').count();
        let damage = (whole.as_bytes() != bytes).then_some(Damage { line, lost });
        Some(LedgerStart { head, lines, damage })
    }
}

impl Ledger {
    /// Begins a ledger where no file is.
    pub fn begin(path: &Path, head: &str) -> Result<Ledger, WriteError> {
        replace(path, text(head, std::iter::empty()).as_bytes(), Existing::Kept)?;
        Ledger::open(path, head, 0)
    }

    /// Writes a whole ledger.
    pub fn write<'a>(
        path: &Path,
        head: &str,
        lines: impl Iterator<Item = &'a str>,
        existing: Existing,
    ) -> Result<(), WriteError> {
        replace(path, text(head, lines).as_bytes(), existing)
    }

    /// Goes on with a ledger that was read. A damaged one is put aside as it is, and begins anew with what is good of it; the
    /// answer tells where it is now.
    pub fn go_on(path: &Path, start: &LedgerStart) -> Result<(Ledger, Option<PathBuf>), WriteError> {
        let aside = match start.damage {
            None => None,
            Some(Damage { lost, .. }) => {
                let aside = if lost > 0 { Some(put_aside(path, "damaged")?) } else { None };
                let lines = start.lines.iter().map(String::as_str);
                replace(path, text(&start.head, lines).as_bytes(), Existing::Overwritten)?;
                aside
            }
        };
        Ok((Ledger::open(path, &start.head, start.lines.len())?, aside))
    }

    fn open(path: &Path, head: &str, lines: usize) -> Result<Ledger, WriteError> {
        let system = |error| WriteError::System { path: path.to_owned(), error };
        let file = calls::append(path).map_err(system)?;
        let bytes = file.metadata().map_err(system)?.len();
        let head = Checksum::of(head.as_bytes());
        Ok(Ledger { path: path.to_owned(), file, head, lines, bytes, is_broken: false })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a line at the end: it is there whole, or an error says that it is not.
    pub fn add(&mut self, text: &str) -> Result<(), WriteError> {
        let system = |path: &Path, error| WriteError::System { path: path.to_owned(), error };
        if self.is_broken {
            return Err(system(&self.path, io::Error::other("what was written before it is not whole")));
        }
        let line = seal(numbered(self.head, self.lines), text);
        match calls::write(&mut self.file, line.as_bytes()) {
            Ok(()) => {
                self.lines += 1;
                self.bytes += line.len() as u64;
                Ok(())
            }
            Err(error) => {
                // A part of it may be there, to which the next one must not be joined.
                self.is_broken = calls::cut(&self.file, self.bytes).is_err();
                Err(system(&self.path, error))
            }
        }
    }

    /// Waits until everything written is on the disk.
    pub fn sync(&self) -> Result<(), WriteError> {
        calls::sync(&self.file).map_err(|error| WriteError::System { path: self.path.clone(), error })
    }
}

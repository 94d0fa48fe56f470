//! One note: its path, its text, and what it says about itself.

use crate::words::words;
use rulebook::Edition;
use std::ops::Range;
use vocabulary::Language;

/// The largest note that is read, in bytes.
pub const NOTE_BYTES_LIMIT: usize = 4 << 20;

/// A Markdown note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Where it lies, relative to the folder of notes.
    pub path: String,
    /// The whole text, byte for byte.
    pub text: String,
    /// The edition of the rules that it speaks of, where it says so.
    pub edition: Option<Edition>,
    /// Where each line begins.
    lines: Vec<usize>,
}

/// Why a file is no note.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoteError {
    /// Larger than a note can be.
    #[error("{path}: more than the limit of {NOTE_BYTES_LIMIT} bytes")]
    TooLarge {
        /// The file.
        path: String,
    },
    /// Not a text.
    #[error("{path}: not UTF-8 text (byte {byte})")]
    NotText {
        /// The file.
        path: String,
        /// The first byte that is none.
        byte: usize,
    },
    /// It names an edition that there is not.
    #[error("{path}:{line}: {written:?} is no edition of the rules; write 1.x, 2.0, 2.1, 2.2 or 2.3")]
    Edition {
        /// The file.
        path: String,
        /// The line of the front matter.
        line: usize,
        /// What is written there.
        written: String,
    },
}

impl NoteError {
    /// Why, in a language.
    pub fn say(&self, language: Language) -> String {
        (words(language).note_error)(self)
    }
}

impl Note {
    /// A note from the bytes of its file.
    pub fn read(path: &str, bytes: Vec<u8>) -> Result<Note, NoteError> {
        let path = path.to_owned();
        if bytes.len() > NOTE_BYTES_LIMIT {
            return Err(NoteError::TooLarge { path });
        }
        let text = String::from_utf8(bytes).map_err(|error| NoteError::NotText {
            path: path.clone(),
            byte: error.utf8_error().valid_up_to(),
        })?;
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(starts).collect();
        let mut note = Note { path, text, edition: None, lines };
        if let Some(said) = note.edition_said() {
            let written = &note.text[said.clone()];
            note.edition = Some(Edition::read(written).ok_or_else(|| NoteError::Edition {
                path: note.path.clone(),
                line: note.line_of(said.start),
                written: written.to_owned(),
            })?);
        }
        Ok(note)
    }

    /// The line of a place in the text, from 1.
    pub fn line_of(&self, at: usize) -> usize {
        self.lines.partition_point(|start| *start <= at)
    }

    /// Where in the text its edition stands, if it says one: the value of `edition:` (`edición:`) in the front matter.
    pub(crate) fn edition_said(&self) -> Option<Range<usize>> {
        let front = self.front_matter();
        let mut end = front.start;
        self.text[front].split_inclusive('\n').find_map(|line| {
            end += line.len();
            let (key, value) = line.split_once(':')?;
            let is_edition = matches!(vocabulary::fold(key).as_str(), "edition" | "edicion");
            is_edition.then(|| within(value, end - value.len()))
        })
    }

    /// The name by which other notes link to it: the file's without folder and ending.
    pub fn name(&self) -> &str {
        let file = self.path.rsplit(['/', '\\']).next().unwrap_or(&self.path);
        file.strip_suffix(".md").unwrap_or(file)
    }

    /// The lines of the front matter, empty where there is none: between `---` at the very top and the next `---`.
    pub(crate) fn front_matter(&self) -> Range<usize> {
        // Some editors write a mark of the encoding first.
        let text = self.text.strip_prefix('\u{feff}').unwrap_or(&self.text);
        let Some(rest) = text.strip_prefix("---\n").or_else(|| text.strip_prefix("---\r\n")) else {
            return 0..0;
        };
        let start = self.text.len() - rest.len();
        let mut end = start;
        for line in rest.split_inclusive('\n') {
            if line.trim_end() == "---" {
                return start..end;
            }
            end += line.len();
        }
        0..0
    }
}

/// Where a value that begins at `start` stands without blanks and quotes around it.
fn within(value: &str, start: usize) -> Range<usize> {
    let unquoted = value.trim().trim_matches(['"', '\'']);
    let start = start + value.find(unquoted).unwrap_or_default();
    start..start + unquoted.len()
}

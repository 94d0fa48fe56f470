//! One note: its path, its text, and what it says about itself.

use crate::words::words;
use rulebook::Edition;
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
        let edition = match said_edition(&text) {
            None => None,
            Some((line, written)) => Some(Edition::read(written).ok_or_else(|| NoteError::Edition {
                path: path.clone(),
                line,
                written: written.to_owned(),
            })?),
        };
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(starts).collect();
        Ok(Note { path, text, edition, lines })
    }

    /// The line of a place in the text, from 1.
    pub fn line_of(&self, at: usize) -> usize {
        self.lines.partition_point(|start| *start <= at)
    }

    /// Where in the text its edition stands, if it says one.
    pub(crate) fn edition_said(&self) -> Option<std::ops::Range<usize>> {
        let (_, written) = said_edition(&self.text)?;
        let start = written.as_ptr() as usize - self.text.as_ptr() as usize;
        Some(start..start + written.len())
    }

    /// The name by which other notes link to it: the file's without folder and ending.
    pub fn name(&self) -> &str {
        let file = self.path.rsplit(['/', '\\']).next().unwrap_or(&self.path);
        file.strip_suffix(".md").unwrap_or(file)
    }

    /// The lines of the front matter, if there is one: between `---` at the very top and the next `---`.
    pub(crate) fn front_matter(text: &str) -> &str {
        // Some editors write a mark of the encoding first.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let Some(rest) = text.strip_prefix("---\n").or_else(|| text.strip_prefix("---\r\n")) else {
            return "";
        };
        let mut at = 0;
        for line in rest.split_inclusive('\n') {
            if line.trim_end() == "---" {
                return &rest[..at];
            }
            at += line.len();
        }
        ""
    }
}

/// The value of `edition:` (`edición:`) in the front matter, with its line.
fn said_edition(text: &str) -> Option<(usize, &str)> {
    let entry = |line: &'_ str| -> Option<(String, usize)> {
        let (key, _) = line.split_once(':')?;
        Some((vocabulary::fold(key), key.len() + 1))
    };
    Note::front_matter(text).lines().enumerate().find_map(|(at, line)| {
        let (key, value) = entry(line)?;
        let value = line[value..].trim().trim_matches(['"', '\'']);
        matches!(key.as_str(), "edition" | "edicion").then_some((at + 2, value))
    })
}

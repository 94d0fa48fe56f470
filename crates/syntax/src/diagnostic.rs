//! What the reader could not read, and where.

/// A place in a paragraph that the reader does not understand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The normalised paragraph.
    pub text: String,
    /// Byte offset of the first word that is not understood.
    pub at: usize,
    /// Length in bytes of that word (0 at the end of the text).
    pub length: usize,
    /// What could have stood there.
    pub expected: Vec<String>,
}

/// How many possibilities a message names.
const SHOWN: usize = 8;

impl Diagnostic {
    /// One line: what was found, what was expected.
    pub fn message(&self) -> String {
        let found = &self.text[self.at..self.at + self.length];
        let found =
            if found.is_empty() { "the text ends here".to_owned() } else { format!("cannot read '{found}'") };
        match self.expected.as_slice() {
            [] => found,
            expected if expected.len() > SHOWN => {
                format!("{found}; expected {}, …", expected[..SHOWN].join(", "))
            }
            expected => format!("{found}; expected {}", expected.join(", ")),
        }
    }

    /// The line with a caret under the word, then the message.
    pub fn render(&self) -> String {
        let line_start = self.text[..self.at].rfind('\n').map_or(0, |index| index + 1);
        let line_end = self.text[self.at..].find('\n').map_or(self.text.len(), |index| self.at + index);
        let blanks = self.text[line_start..self.at].chars().count();
        let carets = self.text[self.at..(self.at + self.length).min(line_end)].chars().count().max(1);
        format!(
            "  | {}\n  | {}{} {}",
            &self.text[line_start..line_end],
            " ".repeat(blanks),
            "^".repeat(carets),
            self.message()
        )
    }
}

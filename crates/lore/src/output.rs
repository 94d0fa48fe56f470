//! What users see: stdout for results, stderr for talk, and the exit status.

use anyhow::Result;
use std::borrow::Cow;
use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::process::ExitCode;
use std::sync::LazyLock;

use desk::notes::NoteError;
use sim::checkpoint::CheckpointError;

use crate::words::{Words, words};
use crate::{Color, Language};
use vocabulary::Wording;

/// The exit status.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// Done, or the answer is yes.
    Yes,
    /// The answer is no.
    No,
    /// The input cannot be used.
    Unusable,
    /// Stopped by a signal before it was done.
    Stopped,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        match exit {
            Exit::Yes => ExitCode::SUCCESS,
            Exit::No => ExitCode::from(1),
            Exit::Unusable => ExitCode::from(2),
            Exit::Stopped => ExitCode::from(crate::signals::status()),
        }
    }
}

/// How a piece of text looks.
#[derive(Clone, Copy)]
pub(crate) enum Look {
    Strong,
    Faint,
    Good,
    Bad,
}

/// Stdout, with or without colours.
pub(crate) struct Output {
    stdout: BufWriter<Stdout>,
    is_coloured: bool,
}

impl Output {
    pub(crate) fn new(color: Color) -> Output {
        let stdout = io::stdout();
        let is_coloured = match color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => {
                let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                stdout.is_terminal() && !forbidden
            }
        };
        Output { stdout: BufWriter::new(stdout), is_coloured }
    }

    /// Whether colours are wanted.
    pub(crate) fn is_coloured(&self) -> bool {
        self.is_coloured
    }

    /// Writes a line of the result.
    pub(crate) fn line(&mut self, text: impl fmt::Display) -> Result<()> {
        Ok(writeln!(self.stdout, "{}", clean(&text.to_string()))?)
    }

    /// Text in a look, where colours are wanted.
    pub(crate) fn paint(&self, look: Look, text: impl fmt::Display) -> String {
        let code = match look {
            Look::Strong => "1",
            Look::Faint => "2",
            Look::Good => "32",
            Look::Bad => "31",
        };
        let mark = &*LOOK_MARK;
        if self.is_coloured { format!("{mark}{code}m{text}{mark}0m") } else { text.to_string() }
    }

    /// Writes a value as JSON, on lines for people.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<()> {
        self.line(serde_json::to_string_pretty(value)? + "\n")
    }

    pub(crate) fn finish(&mut self) -> Result<()> {
        Ok(self.stdout.flush()?)
    }
}

/// Text that a terminal shows and does not obey. Names, titles and file names come from strangers: of control characters only ends
/// of lines and tabs stay; others, and marks that turn the direction of text, are written out as JSON writes them. What
/// [`Output::paint`] marked becomes a look.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    let is_harmful = |letter: char| {
        letter.is_control() && !matches!(letter, '\n' | '\t')
            || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let is_marked = text.contains(LOOK);
    if !is_marked && !text.contains(is_harmful) {
        return Cow::Borrowed(text);
    }
    let mut cleaned = String::with_capacity(text.len());
    for letter in text.chars() {
        match is_harmful(letter) {
            true => cleaned.push_str(&format!("\\u{:04x}", u32::from(letter))),
            false => cleaned.push(letter),
        }
    }
    Cow::Owned(if is_marked { cleaned.replace(&*LOOK_MARK, "\u{1b}[") } else { cleaned })
}

/// A letter that no text has.
const LOOK: char = '\u{fdd0}';

/// What stands for the beginning of a look until a line is written. No stranger can write it: it is drawn anew by every process.
static LOOK_MARK: LazyLock<String> = LazyLock::new(|| {
    let secret = RandomState::new().build_hasher().finish();
    format!("{LOOK}{secret:016x}{LOOK}")
});

/// A writer for lines of text that cleans them.
pub(crate) struct Cleaned<W: Write>(pub(crate) W);

impl<W: Write> Write for Cleaned<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write_all(clean(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Says something that is not the result.
#[allow(clippy::print_stderr, reason = "this is the one place that talks")]
pub(crate) fn say(text: impl fmt::Display) {
    // A closed stderr is no reason to fail.
    let _ = writeln!(io::stderr(), "{}", clean(&text.to_string()));
}

pub(crate) fn complain(error: &anyhow::Error, language: Language) {
    say(format_args!("error: {}", reason(error, language)));
}

/// An error with all its causes in a language.
pub(crate) fn reason(error: &anyhow::Error, language: Language) -> String {
    let causes: Vec<String> = error.chain().map(|cause| in_words(cause, language)).collect();
    causes.join(": ")
}

/// A cause in a language, where it knows more than one.
fn in_words(cause: &(dyn std::error::Error + 'static), language: Language) -> String {
    let told = cause.downcast_ref::<Told>().map(|told| told.0.say(language).to_owned());
    let told = told.or_else(|| cause.downcast_ref::<::files::ReadError>().map(|error| error.say(language)));
    let told = told.or_else(|| cause.downcast_ref::<::files::WriteError>().map(|error| error.say(language)));
    let told = told.or_else(|| cause.downcast_ref::<::files::LockError>().map(|error| error.say(language)));
    let told = told.or_else(|| cause.downcast_ref::<::files::FindError>().map(|error| error.say(language)));
    let told = told.or_else(|| cause.downcast_ref::<CheckpointError>().map(|error| error.say(language)));
    let told = told.or_else(|| cause.downcast_ref::<NoteError>().map(|error| error.say(language)));
    told.unwrap_or_else(|| cause.to_string())
}

/// An error in every language.
#[derive(Debug)]
struct Told(Wording);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Told {}

/// An error in every language, where the one of the reader is not known yet.
pub(crate) fn told<T: Into<String>>(say: impl Fn(&'static Words) -> T) -> anyhow::Error {
    Told(Wording::of(|language| say(words(language)))).into()
}

pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_obeys_nobody_but_us() {
        assert_eq!(clean("plain\ttext\n"), "plain\ttext\n");
        assert_eq!(clean("\u{1b}[31mred\u{1b}[0m"), "\\u001b[31mred\\u001b[0m");
        let painted = Output::new(Color::Always).paint(Look::Bad, "\u{1b}[1mred");
        assert_eq!(clean(&painted), "\u{1b}[31m\\u001b[1mred\u{1b}[0m");
        assert_eq!(Output::new(Color::Never).paint(Look::Bad, "red"), "red");
        assert_eq!(clean("\u{1b}]0;title\u{7}"), "\\u001b]0;title\\u0007");
        assert_eq!(clean("\u{1b}[2J\u{9b}8m\u{202e}x\r"), "\\u001b[2J\\u009b8m\\u202ex\\u000d");
    }
}

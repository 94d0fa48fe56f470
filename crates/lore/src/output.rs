//! What users see: stdout for results, stderr for talk, and the exit status.

use anyhow::Result;
use std::fmt;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::process::ExitCode;

use crate::Color;

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
        Ok(writeln!(self.stdout, "{text}")?)
    }

    /// Text in a look, where colours are wanted.
    pub(crate) fn paint(&self, look: Look, text: impl fmt::Display) -> String {
        let code = match look {
            Look::Strong => "1",
            Look::Faint => "2",
            Look::Good => "32",
            Look::Bad => "31",
        };
        if self.is_coloured { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_string() }
    }

    /// Writes a value as JSON, on lines for people.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<()> {
        serde_json::to_writer_pretty(&mut self.stdout, value)?;
        self.line("")
    }

    pub(crate) fn finish(&mut self) -> Result<()> {
        Ok(self.stdout.flush()?)
    }
}

/// Says something that is not the result.
#[allow(clippy::print_stderr, reason = "this is the one place that talks")]
pub(crate) fn say(text: impl fmt::Display) {
    // A closed stderr is no reason to fail.
    let _ = writeln!(io::stderr(), "{text}");
}

pub(crate) fn complain(error: &anyhow::Error) {
    say(format_args!("error: {error:#}"));
}

pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}

//! Bots: programs in any language that play over stdin and stdout, one JSON line each way.
//!
//! A bot answers nonsense, dies or hangs at its own risk: that is a [`Fault`], it loses the game, and the next game gets
//! a new process. Reading and writing have threads of their own, so that no bot can make the run wait longer than the
//! time limit.

mod asking;
mod message;

pub(crate) use asking::Asking;
pub use message::{PROTOCOL, PROTOCOL_VERSION};

use engine::Answer;
use engine::program::Pool;
use message::Reply;
use notation::Catalog;
use players::Seat;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// The longest line that a bot may write, in bytes.
pub const LINE_BYTES_MAX: usize = 64 << 10;

/// What a bot did wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("{0}")]
    Start(String),
    #[error("no answer within {0} ms")]
    Slow(u64),
    #[error("no first answer within {0} ms, starting included")]
    SlowStart(u64),
    #[error("it ended, or closed its stdout")]
    Gone,
    #[error("a line longer than {LINE_BYTES_MAX} bytes")]
    Long,
    #[error("{0}")]
    Nonsense(String),
}

/// How a bot is started, and how long it may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotCommand {
    /// As it was written.
    pub line: String,
    /// For one decision.
    pub time_limit: Duration,
    /// For a new process, on top of that, until it has said its first line.
    pub start_limit: Duration,
}

/// A running bot.
pub struct Bot {
    child: Child,
    out: Sender<String>,
    lines: Receiver<Line>,
    time_limit: Duration,
    /// What is left of the time to start; nothing once it has spoken.
    start_limit: Duration,
    options: Vec<Answer>,
}

enum Line {
    Text(String),
    TooLong,
}

impl Bot {
    /// Starts the program.
    pub fn start(bot: &BotCommand) -> Result<Bot, Fault> {
        let words = words(&bot.line);
        let (program, arguments) =
            words.split_first().ok_or_else(|| Fault::Start("no command is given".to_owned()))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own: Ctrl-C is for the run, which then ends its games, not for the bots in the middle of them.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child =
            command.spawn().map_err(|error| Fault::Start(format!("{program} cannot be started: {error}")))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Fault::Start(format!("{program} has no stdin or stdout")));
        };
        let (out, outgoing) = channel();
        let (incoming, lines) = channel();
        std::thread::spawn(move || write_lines(stdin, &outgoing));
        std::thread::spawn(move || read_lines(stdout, &incoming));
        let (time_limit, start_limit) = (bot.time_limit, bot.start_limit);
        Ok(Bot { child, out, lines, time_limit, start_limit, options: Vec::new() })
    }

    /// Tells that a game begins; no answer is expected.
    pub fn begin(&self, game: u64, seat: usize, deck: &[(u32, String)]) {
        self.tell(message::begin(game, seat, deck));
    }

    /// Tells how it ended; no answer is expected.
    pub fn end(&self, result: &str, lore: &[i32]) {
        self.tell(message::end(result, lore));
    }

    /// Asks for the answer to the open decision.
    pub(crate) fn answer(
        &mut self,
        seat: &Seat<'_>,
        asking: Asking,
        pool: &Pool,
        catalog: &Catalog,
    ) -> Result<Answer, Fault> {
        if let Ok(line) = self.lines.try_recv() {
            return Err(match line {
                Line::TooLong => Fault::Long,
                Line::Text(text) => {
                    Fault::Nonsense(format!("it spoke without being asked: {}", short(&text)))
                }
            });
        }
        seat.options_into(&mut self.options);
        let question = message::Question::new(seat, asking, &self.options, pool, catalog);
        self.tell(question.line());
        let limit = self.time_limit.saturating_add(self.start_limit);
        let millis = u64::try_from(limit.as_millis()).unwrap_or(u64::MAX);
        let text = match self.lines.recv_timeout(limit) {
            Ok(Line::Text(text)) => text,
            Ok(Line::TooLong) => return Err(Fault::Long),
            Err(RecvTimeoutError::Timeout) if self.start_limit.is_zero() => return Err(Fault::Slow(millis)),
            Err(RecvTimeoutError::Timeout) => return Err(Fault::SlowStart(millis)),
            Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone),
        };
        // It runs: from now on only its thinking counts.
        self.start_limit = Duration::ZERO;
        let nonsense = |why: &str| Fault::Nonsense(format!("{why}: {}", short(&text)));
        let index = match message::reply(&text) {
            Some(Reply::Index(index)) => Some(index),
            Some(Reply::Answer(value)) => question.find(&value),
            None => return Err(nonsense("not an answer as the protocol asks for")),
        };
        let found = index.and_then(|index| self.options.get(index)).copied();
        found.ok_or_else(|| nonsense("not one of the legal answers"))
    }

    /// A bot that is gone notices nothing; that it is gone is noticed when it is asked.
    fn tell(&self, line: String) {
        let _ = self.out.send(line);
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut stdin: impl Write, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: impl Read, lines: &Sender<Line>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut bytes = Vec::new();
        let most = LINE_BYTES_MAX as u64 + 1;
        match reader.by_ref().take(most).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) if bytes.len() > LINE_BYTES_MAX => {
                let _ = lines.send(Line::TooLong);
                return;
            }
            Ok(_) => {
                let text = String::from_utf8_lossy(&bytes).trim().to_owned();
                if !text.is_empty() && lines.send(Line::Text(text)).is_err() {
                    return;
                }
            }
        }
    }
}

/// The beginning of a line, for people.
fn short(text: &str) -> String {
    let mut short: String = text.chars().take(80).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("{short:?}")
}

/// The words of a command; quotes hold words together.
fn words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let (mut quote, mut is_open) = (None, false);
    for letter in line.chars() {
        match (letter, quote) {
            ('\'' | '"', None) => {
                quote = Some(letter);
                if !is_open {
                    words.push(String::new());
                    is_open = true;
                }
            }
            (letter, Some(open)) if letter == open => quote = None,
            (letter, None) if letter.is_whitespace() => is_open = false,
            (letter, _) => {
                if !is_open {
                    words.push(String::new());
                    is_open = true;
                }
                if let Some(word) = words.last_mut() {
                    word.push(letter);
                }
            }
        }
    }
    words
}

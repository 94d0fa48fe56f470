//! Bots: programs in any language that play over stdin and stdout, one JSON line each way.
//!
//! A bot answers nonsense, dies or hangs at its own risk: that is a [`Fault`], it loses the game, and the next game gets
//! a new process. No bot can make the run wait longer than the time limit, nor hold more than a bounded piece of memory.

mod asking;
mod event;
mod message;
mod veil;
#[cfg_attr(not(unix), path = "wire_elsewhere.rs")]
mod wire;

pub(crate) use asking::Asking;
pub use message::{PROTOCOL, PROTOCOL_VERSION};

use engine::program::DefIx;
use engine::state::PlayerIx;
use engine::{Answer, Board, Witnessed};
use message::Reply;
use notation::{Catalog, Language};
use players::Seat;
use std::collections::BTreeSet;
use std::process::Command;
use std::time::Duration;
use veil::Veil;
use wire::Wire;

/// The longest line that a bot may write, in bytes.
pub const LINE_BYTES_MAX: usize = 64 << 10;

/// How much of what it is told a bot may leave unread, in bytes.
pub const UNSENT_BYTES_MAX: usize = 4 << 20;

/// What a bot did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nobody says what to start.
    NoCommand,
    /// Its program cannot be started: which, and what the system says.
    Start(String, String),
    /// It took longer than so many milliseconds for an answer.
    Slow(u64),
    /// It took longer than so many milliseconds for its first answer.
    SlowStart(u64),
    /// Its program ended.
    Gone,
    /// It wrote a line that is too long.
    Long,
    /// It does not read what it is told.
    Deaf,
    /// It took most of the decisions of a game without end.
    Stalled {
        /// Decisions that it took.
        taken: u64,
        /// Decisions that a game may take.
        all: u64,
    },
    /// It spoke without being asked: what it said.
    Unasked(String),
    /// It wrote something that is no answer.
    NoAnswer(String),
    /// It wrote an answer that is not offered.
    NotLegal(String),
}

impl Fault {
    /// In words, in a language.
    pub fn say(&self, language: Language) -> String {
        (crate::words::words(language).fault)(self)
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.say(Language::default()))
    }
}

impl std::error::Error for Fault {}

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
    wire: Wire,
    time_limit: Duration,
    /// What is left of the time to start; nothing once it has spoken.
    start_limit: Duration,
    options: Vec<Answer>,
    veil: Veil,
    /// Cards whose text it was told in this game.
    told: BTreeSet<DefIx>,
    /// What it witnessed since it was last told.
    witnessed: Vec<Witnessed>,
}

impl Bot {
    /// Starts the program.
    pub fn start(bot: &BotCommand) -> Result<Bot, Fault> {
        if cfg!(target_family = "wasm") {
            return Err(Fault::NoCommand);
        }
        let words = words(&bot.line);
        let (program, arguments) = words.split_first().ok_or(Fault::NoCommand)?;
        let mut command = Command::new(program);
        command.args(arguments);
        let wire = Wire::start(command).map_err(|error| Fault::Start(program.clone(), error.to_string()))?;
        let (time_limit, start_limit) = (bot.time_limit, bot.start_limit);
        Ok(Bot {
            wire,
            time_limit,
            start_limit,
            options: Vec::new(),
            veil: Veil::new(0),
            told: BTreeSet::new(),
            witnessed: Vec::new(),
        })
    }

    /// Tells that a game begins; no answer is expected. Nothing that it is told leads back to the secret.
    pub fn begin(&mut self, secret: u64, seat: usize, deck: &[(u32, String)]) {
        self.veil = Veil::new(secret);
        self.told.clear();
        self.witnessed.clear();
        let game = self.veil.draw();
        self.wire.tell(&message::begin(game, seat, deck));
    }

    /// Keeps what happened until it is next told.
    pub(crate) fn hear(&mut self, witnessed: impl Iterator<Item = Witnessed>) {
        self.witnessed.extend(witnessed);
    }

    /// Tells how it ended; no answer is expected.
    pub(crate) fn end(&mut self, result: &str, player: PlayerIx, board: &Board, catalog: &Catalog) {
        if cfg!(target_family = "wasm") {
            return;
        }
        self.veil.look(&board.state);
        let witnessed = std::mem::take(&mut self.witnessed);
        self.wire.tell(&message::end(result, player, board, (catalog, &self.veil), &witnessed));
    }

    /// Asks for the answer to the open decision.
    pub(crate) fn answer(
        &mut self,
        seat: &Seat<'_>,
        board: &Board,
        catalog: &Catalog,
    ) -> Result<Answer, Fault> {
        // Beside the page runs no program: what talks to one need not be loaded.
        if cfg!(target_family = "wasm") {
            return Err(Fault::NoCommand);
        }
        if let Some(text) = self.wire.unasked()? {
            return Err(Fault::Unasked(short(&text)));
        }
        if self.wire.is_deaf() {
            return Err(Fault::Deaf);
        }
        seat.options_into(&mut self.options);
        self.veil.look(&board.state);
        let asking = Asking::of(board);
        let question = message::Question::new(
            seat,
            asking,
            &mut self.options,
            (&board.pool, catalog),
            &self.veil,
            (&mut self.told, &board.state, &std::mem::take(&mut self.witnessed)),
        );
        self.wire.tell(&question.line());
        let limit = self.time_limit.saturating_add(self.start_limit);
        let millis = u64::try_from(limit.as_millis()).unwrap_or(u64::MAX);
        let text = match self.wire.line(limit)? {
            Some(text) => text,
            None if self.start_limit.is_zero() => return Err(Fault::Slow(millis)),
            None => return Err(Fault::SlowStart(millis)),
        };
        // It runs: from now on only its thinking counts.
        self.start_limit = Duration::ZERO;
        let index = match message::reply(&text) {
            Some(Reply::Index(index)) => Some(index),
            Some(Reply::Answer(value)) => question.find(&value),
            None => return Err(Fault::NoAnswer(short(&text))),
        };
        let found = index.and_then(|index| self.options.get(index)).copied();
        found.ok_or_else(|| Fault::NotLegal(short(&text)))
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

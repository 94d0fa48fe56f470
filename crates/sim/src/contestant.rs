//! Who plays: one of our own players, or a bot.

use crate::bot::{Bot, BotCommand, Fault};
use crate::seeds;
use engine::state::PlayerIx;
use engine::{Answer, Board, LogEntry};
use notation::Catalog;
use players::{Player, PlayerKind, PlayerKindError, Seat};
use std::sync::Arc;
use std::time::Duration;

/// How long a bot may think about one decision where nothing is said.
pub const BOT_TIME: Duration = Duration::from_secs(10);

/// How long a bot's process may take to start, on top of that, where nothing is said.
pub const BOT_START: Duration = Duration::from_secs(30);

/// Where the secrets of bots begin among the parts of a game's seed.
const BOT_SECRETS: u64 = 1 << 32;

/// Who plays a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A player of ours.
    Own(PlayerKind),
    /// A program that speaks the bot protocol.
    Bot(BotCommand),
    /// A player that the caller brings.
    Guest(Guest),
}

/// A player that a program brings along.
#[derive(Clone)]
pub struct Guest {
    /// What results call it.
    pub name: String,
    /// Sits it down for a game, its randomness from the seed.
    pub seated: Arc<dyn Fn(u64) -> Box<dyn Player + Send> + Send + Sync>,
}

impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Guest").field(&self.name).finish()
    }
}

impl PartialEq for Guest {
    fn eq(&self, other: &Guest) -> bool {
        self.name == other.name && Arc::ptr_eq(&self.seated, &other.seated)
    }
}

impl Eq for Guest {}

impl std::str::FromStr for Who {
    type Err = PlayerKindError;

    fn from_str(text: &str) -> Result<Who, PlayerKindError> {
        match text.strip_prefix("bot:") {
            Some(line) => Ok(Who::Bot(BotCommand {
                line: line.trim().to_owned(),
                time_limit: BOT_TIME,
                start_limit: BOT_START,
            })),
            None => text.parse().map(Who::Own),
        }
    }
}

impl std::fmt::Display for Who {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Who::Own(kind) => kind.fmt(f),
            Who::Bot(command) => write!(f, "bot:{}", command.line),
            Who::Guest(guest) => f.write_str(&guest.name),
        }
    }
}

/// A chair at the table, for game after game.
pub(crate) struct Contestant<'a> {
    who: &'a Who,
    sitting: Sitting,
}

enum Sitting {
    Nobody,
    Own(Box<dyn Player + Send>),
    Bot(Box<Bot>),
}

impl<'a> Contestant<'a> {
    pub(crate) fn new(who: &'a Who) -> Contestant<'a> {
        Contestant { who, sitting: Sitting::Nobody }
    }

    /// Sits down for a game. Our own players begin anew; a bot that did well stays.
    pub(crate) fn begin(&mut self, seed: u64, seat: usize, deck: &[(u32, String)]) -> Result<(), Fault> {
        match (self.who, &self.sitting) {
            (Who::Own(kind), _) => {
                self.sitting = Sitting::Own(kind.seated(seeds::part(seed, seat as u64)));
            }
            (Who::Guest(guest), _) => {
                self.sitting = Sitting::Own((guest.seated)(seeds::part(seed, seat as u64)));
            }
            (Who::Bot(_), Sitting::Bot(_)) => {}
            (Who::Bot(command), _) => self.sitting = Sitting::Bot(Box::new(Bot::start(command)?)),
        }
        if let Sitting::Bot(bot) = &mut self.sitting {
            bot.begin(seeds::part(seed, BOT_SECRETS + seat as u64), seat, deck);
        }
        Ok(())
    }

    /// The answer to the open decision; after a fault nobody sits there any more.
    pub(crate) fn answer(
        &mut self,
        seat: &Seat<'_>,
        board: &Board,
        catalog: &Catalog,
    ) -> Result<Answer, Fault> {
        let answer = match &mut self.sitting {
            Sitting::Own(player) => return Ok(player.answer(seat)),
            Sitting::Bot(bot) => bot.answer(seat, board, catalog),
            Sitting::Nobody => Err(Fault::Gone),
        };
        if answer.is_err() {
            self.sitting = Sitting::Nobody;
        }
        answer
    }

    /// Whether it wants to hear what happens.
    pub(crate) fn listens(&self) -> bool {
        match self.who {
            Who::Bot(_) => true,
            Who::Own(_) | Who::Guest(_) => false,
        }
    }

    /// Hears what happened, as far as the player may know it.
    pub(crate) fn hear(&mut self, player: PlayerIx, board: &Board, heard: &[LogEntry]) {
        if let Sitting::Bot(bot) = &mut self.sitting {
            bot.hear(heard.iter().filter_map(|entry| board.witnessed(Some(player), entry)));
        }
    }

    pub(crate) fn end(&mut self, result: &str, player: PlayerIx, board: &Board, catalog: &Catalog) {
        if let Sitting::Bot(bot) = &mut self.sitting {
            bot.end(result, player, board, catalog);
        }
    }
}

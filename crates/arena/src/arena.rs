//! Many games stepped together on all cores, into arrays of the caller.

use std::sync::Arc;

use engine::program::Pool;
use players::PlayerKind;
use rayon::prelude::*;
use sim::Plan;

use crate::lane::{Finished, Lane, Setting};
use crate::layout::{CARDS_MAX, CHOICES, COLUMNS, NUMBERS, ROWS, action};
use crate::observe::Sheet;

/// Who sits where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// Who plays each side, 0 for the earlier deck of a pair; nobody: it is asked outside.
    pub players: [Option<PlayerKind>; 2],
    /// Conceding is marked among the actions.
    pub concede: bool,
    /// What follows a game.
    pub after: After,
}

/// What follows a game that is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum After {
    /// The next one of the plan, at once.
    #[default]
    Next,
    /// Nothing, until all are begun anew.
    Rest,
}

/// Why an arena cannot be made or stepped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ArenaError {
    /// No game was asked for.
    #[error("{0} games at once; there must be one at least")]
    Empty(usize),
    /// A deck has more than half of the cards that there are rows for.
    #[error("{deck} has {cards} cards; two decks of an arena have at most {CARDS_MAX} together")]
    Large {
        /// The name of the deck.
        deck: String,
        /// How many cards it has.
        cards: usize,
    },
    /// The system gave no threads, for this reason.
    #[error("the threads cannot be had: {0}")]
    Threads(String),
    /// There is not an action for every game.
    #[error("{actions} actions for {games} games")]
    Count {
        /// How many actions were given.
        actions: usize,
        /// How many games there are.
        games: usize,
    },
    /// An action that its game does not allow now.
    #[error("game {game}: action {action} is not one of those that may be taken now; nothing was stepped")]
    Illegal {
        /// Which game, by its place in the arena.
        game: usize,
        /// The action as it was given.
        action: i32,
    },
    /// The engine failed; this game rests, the others went on.
    #[error("game {game} failed in the engine: {why}")]
    Broken {
        /// Which game, by its place in the arena.
        game: usize,
        /// What the engine said.
        why: String,
    },
}

/// Arrays of the caller, a part for each game.
pub struct Sheets<'a> {
    /// Rows of cards: [`ROWS`] times [`COLUMNS`] of each game.
    pub cards: &'a mut [i16],
    /// Numbers about the game: [`NUMBERS`] of each.
    pub numbers: &'a mut [i16],
    /// The cards that choices come from: [`CHOICES`] of each game.
    pub choices: &'a mut [i16],
    /// 1 for every action that may be taken: [`action::COUNT`] of each game.
    pub mask: &'a mut [u8],
    /// Which side decides; -1 where a game rests.
    pub side: &'a mut [i8],
    /// For each game and side.
    pub rewards: &'a mut [f32],
    /// The game that was asked last came to an end.
    pub done: &'a mut [u8],
    /// It was stopped by the limit of decisions.
    pub stopped: &'a mut [u8],
    /// The number of the game that is shown.
    pub game: &'a mut [i64],
}

/// Many games at once. Game `i` of `n` plays the games `i`, `i + n`, `i + 2n` of the plan, one after the other.
pub struct Arena {
    setting: Setting,
    lanes: Vec<Lane>,
    /// Games of the plan from this number on are not played.
    limit: u64,
    after: After,
    threads: Option<rayon::ThreadPool>,
    /// What came of the games that ended in the last step.
    finished: Vec<Finished>,
}

/// One game with its part of the arrays.
struct Part<'a> {
    lane: &'a mut Lane,
    sheet: Sheet<'a>,
    mask: &'a mut [u8],
    side: &'a mut i8,
    rewards: &'a mut [f32],
    done: &'a mut u8,
    stopped: &'a mut u8,
    game: &'a mut i64,
}

/// What a game's step came to.
type Stepped = Result<Option<Finished>, (usize, String)>;

impl Arena {
    /// An arena of so many games of a plan, on so many threads.
    pub fn new(
        pool: Arc<Pool>,
        plan: Plan,
        games: usize,
        seating: Seating,
        threads: usize,
    ) -> Result<Arena, ArenaError> {
        if games == 0 {
            return Err(ArenaError::Empty(games));
        }
        let half = CARDS_MAX / 2;
        if let Some(deck) = plan.decks.iter().find(|deck| deck.defs.len() > half) {
            return Err(ArenaError::Large { deck: deck.name.clone(), cards: deck.defs.len() });
        }
        let threads = match threads {
            0 | 1 => None,
            many => {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(many).build();
                Some(pool.map_err(|error| ArenaError::Threads(error.to_string()))?)
            }
        };
        let lanes = (0..games).map(|at| Lane::new(sim::seeds::part(plan.seed, at as u64))).collect();
        let Seating { players, concede, after } = seating;
        let limit = plan.total();
        let setting = Setting::new(pool, plan, players, concede);
        Ok(Arena { setting, lanes, limit, after, threads, finished: Vec::new() })
    }

    /// How many games there are at once.
    pub fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Never.
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// One of the games.
    pub fn lane(&self, at: usize) -> Option<&Lane> {
        self.lanes.get(at)
    }

    /// What all games share.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// What came of the games that ended in the last step.
    pub fn finished(&self) -> &[Finished] {
        &self.finished
    }

    /// Another seed, from the first game on.
    pub fn reseed(&mut self, seed: u64) {
        self.setting.plan.seed = seed;
        for (at, lane) in self.lanes.iter_mut().enumerate() {
            *lane = Lane::new(sim::seeds::part(seed, at as u64));
        }
    }

    /// Begins all games anew, with those of the plan from a number on.
    pub fn reset(&mut self, first: u64, sheets: Sheets<'_>) -> Result<(), ArenaError> {
        let (count, limit) = (self.lanes.len() as u64, self.limit);
        self.each(sheets, |setting, at, part| {
            // What was shown before may have been another game's.
            part.sheet.cards.fill(0);
            let mut number = first + at as u64;
            let mut last = None;
            // Games that bots end at once are over before anybody is asked.
            while let Some(finished) = begin(setting, part.lane, number, limit) {
                last = Some(finished);
                number += count;
            }
            settle(setting, part, None);
            Ok(last)
        })
    }

    /// Takes an action in every game; where games are over the next ones begin. An action of a game that rests is not looked at.
    pub fn step(&mut self, actions: &[i32], sheets: Sheets<'_>) -> Result<(), ArenaError> {
        let (count, limit, after) = (self.lanes.len() as u64, self.limit, self.after);
        if actions.len() != self.lanes.len() {
            return Err(ArenaError::Count { actions: actions.len(), games: self.lanes.len() });
        }
        for (game, (action, lane)) in actions.iter().zip(&self.lanes).enumerate() {
            let is_legal = || usize::try_from(*action).is_ok_and(|action| lane.allows(action));
            if lane.game().is_some() && !is_legal() {
                return Err(ArenaError::Illegal { game, action: *action });
            }
        }
        self.each(sheets, |setting, at, part| {
            let finished = part.lane.step(actions[at].unsigned_abs() as usize);
            if let Some(finished) = finished.filter(|_| after == After::Next) {
                let mut number = finished.number + count;
                while begin(setting, part.lane, number, limit).is_some() {
                    number += count;
                }
            }
            settle(setting, part, finished);
            Ok(finished)
        })
    }

    /// Random actions, each of a game's own equally likely.
    pub fn any(&mut self, actions: &mut [i32]) {
        for (action, lane) in actions.iter_mut().zip(&mut self.lanes) {
            *action = lane.any() as i32;
        }
    }

    /// What a player of our own would do in every game, seated as `lore sim` seats it.
    pub fn advise(&mut self, kind: PlayerKind, actions: &mut [i32]) -> Result<(), ArenaError> {
        let lanes = &mut self.lanes;
        let advise = |lane: &mut Lane| lane.guarded(|lane| lane.advise(kind) as i32);
        let advised: Vec<Result<i32, String>> = match &self.threads {
            Some(threads) => threads.install(|| lanes.par_iter_mut().map(advise).collect()),
            None => lanes.iter_mut().map(advise).collect(),
        };
        for (game, (action, advised)) in actions.iter_mut().zip(advised).enumerate() {
            *action = advised.map_err(|why| ArenaError::Broken { game, why })?;
        }
        Ok(())
    }

    fn each(
        &mut self,
        sheets: Sheets<'_>,
        work: impl Fn(&Setting, usize, &mut Part<'_>) -> Stepped + Sync,
    ) -> Result<(), ArenaError> {
        let setting = &self.setting;
        let one = |at: usize, part: &mut Part<'_>| -> Stepped {
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(setting, at, part)));
            done.unwrap_or_else(|panic| {
                part.lane.rest();
                let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
                let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
                Err((at, text.unwrap_or_else(|| "the engine panicked".to_owned())))
            })
        };
        let mut parts = parts(&mut self.lanes, sheets);
        let stepped: Vec<Stepped> = match &self.threads {
            Some(threads) => {
                // Pieces of several games: a game is too little work to be handed over by itself.
                let piece = (parts.len() / (threads.current_num_threads() * 4)).max(1);
                threads.install(|| {
                    let pieces = parts.par_chunks_mut(piece).enumerate();
                    pieces.flat_map_iter(|(at, parts)| in_turn(at * piece, parts, &one)).collect()
                })
            }
            None => in_turn(0, &mut parts, &one),
        };
        self.finished.clear();
        let mut broken = None;
        for outcome in stepped {
            match outcome {
                Ok(finished) => self.finished.extend(finished),
                Err(why) => broken = broken.or(Some(why)),
            }
        }
        match broken {
            Some((game, why)) => Err(ArenaError::Broken { game, why }),
            None => Ok(()),
        }
    }
}

/// Does one game after the other. While one of them is worked on, the memory of the next is on its way: of many games none is at hand
/// when its turn comes.
fn in_turn(
    first: usize,
    parts: &mut [Part<'_>],
    one: &impl Fn(usize, &mut Part<'_>) -> Stepped,
) -> Vec<Stepped> {
    let mut stepped = Vec::with_capacity(parts.len());
    for at in 0..parts.len() {
        if let Some(next) = parts.get(at + 1) {
            std::hint::black_box(next.lane.touched(&next.sheet));
        }
        stepped.push(one(first + at, &mut parts[at]));
    }
    stepped
}

/// Begins the game of a number where there is one; what came of it where bots ended it at once.
fn begin(setting: &Setting, lane: &mut Lane, number: u64, limit: u64) -> Option<Finished> {
    if number >= limit {
        lane.rest();
        return None;
    }
    lane.begin(setting, number)
}

/// Writes a game's part of the arrays.
fn settle(setting: &Setting, part: &mut Part<'_>, finished: Option<Finished>) {
    part.rewards.fill(0.0);
    *part.done = finished.is_some().into();
    *part.stopped = finished.is_some_and(|finished| finished.is_stopped).into();
    if let Some(winner) = finished.and_then(|finished| finished.winner) {
        part.rewards[usize::from(winner)] = 1.0;
        part.rewards[usize::from(1 - winner)] = -1.0;
    }
    part.lane.write(setting, &mut part.sheet, part.mask);
    *part.side = part.lane.side().map_or(-1, u8::cast_signed);
    *part.game = part.lane.number().cast_signed();
}

/// The arrays cut into parts.
fn parts<'a>(lanes: &'a mut [Lane], sheets: Sheets<'a>) -> Vec<Part<'a>> {
    let sheet = sheets
        .cards
        .chunks_exact_mut(ROWS * COLUMNS)
        .zip(sheets.numbers.chunks_exact_mut(NUMBERS))
        .zip(sheets.choices.chunks_exact_mut(CHOICES))
        .map(|((cards, numbers), choices)| Sheet { cards, numbers, choices });
    let told = sheets
        .rewards
        .chunks_exact_mut(2)
        .zip(sheets.done.iter_mut())
        .zip(sheets.stopped.iter_mut())
        .zip(sheets.game.iter_mut());
    lanes
        .iter_mut()
        .zip(sheet)
        .zip(sheets.mask.chunks_exact_mut(action::COUNT))
        .zip(sheets.side.iter_mut())
        .zip(told)
        .map(|((((lane, sheet), mask), side), (((rewards, done), stopped), game))| Part {
            lane,
            sheet,
            mask,
            side,
            rewards,
            done,
            stopped,
            game,
        })
        .collect()
}

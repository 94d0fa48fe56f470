//! Saving, loading, replaying and taking back.
//!
//! A [`Save`] holds the whole state at a decision; a [`Replay`] holds the beginning and the answers. Both give the same
//! game again, as long as the pool is the same.

use crate::Rules;
use crate::answer::Answer;
use crate::bounds::Bounds;
use crate::decision::Decision;
use crate::eval::Board;
use crate::flow::SetupError;
use crate::game::Game;
use crate::position::Position;
use crate::program::{DefIx, Pool};
use crate::record::{Record, Silent};
use crate::refusal::Refusal;
use crate::state::{Card, CardIx, PlayerIx, State};
use crate::trace::Trace;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A game at a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Save {
    /// The rules played by.
    pub rules: Rules,
    /// The state.
    pub state: State,
    /// The open decision.
    pub pending: Option<Decision>,
}

/// Why a save does not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// A card's definition is not in the pool.
    #[error("card {0} has no definition in this pool")]
    NoSuchDef(usize),
    /// The number of players is impossible.
    #[error("{0} players")]
    Players(usize),
    /// Something refers to a card that is not there.
    #[error("a reference to a card that is not there")]
    Dangling,
}

impl<R: Record> Game<R> {
    /// The game as it is now.
    pub fn save(&self) -> Save {
        Save { rules: self.board.rules, state: self.board.state.clone(), pending: self.board.pending.clone() }
    }

    /// Continues a saved game.
    pub fn load(pool: Arc<Pool>, save: Save, record: R) -> Result<Game<R>, LoadError> {
        if !(2..=4).contains(&save.state.players().len()) {
            return Err(LoadError::Players(save.state.players().len()));
        }
        if let Some(ix) = save.state.cards().iter().position(|card| card.def().index() >= pool.len()) {
            return Err(LoadError::NoSuchDef(ix));
        }
        if !Bounds::new(&pool, &save.state).hold(&save) || !links_end(&save.state) {
            return Err(LoadError::Dangling);
        }
        let mut t = Board::over(pool, save.state, save.rules);
        t.pending = save.pending;
        t.refresh();
        Ok(Game { board: t, record, trace: Trace::default() })
    }

    /// What the players saw since an earlier moment of the same game, and would not forget by taking back: which player
    /// saw which card. Shuffles and other randomness are told by `rolled`.
    pub fn revealed_since(&self, earlier: &Game<impl Record>) -> Revealed {
        let mut seen = Vec::new();
        for (ix, (now, then)) in self.board.state.cards().iter().zip(earlier.board.state.cards()).enumerate()
        {
            let card = CardIx(ix as u16);
            for player in (0..self.board.state.players().len() as u8).map(PlayerIx) {
                let knew =
                    earlier.board.sees(player, card) || (then.seen().has(player) && then.inc() == now.inc());
                if self.board.sees(player, card) && !knew {
                    seen.push((player, card));
                }
            }
        }
        Revealed { seen, rolled: self.board.state.rng() != earlier.board.state.rng() }
    }
}

/// Whether no stack of cards goes round in a circle.
fn links_end(state: &State) -> bool {
    let next: [fn(&Card) -> CardIx; 2] = [|card| card.above(), |card| card.below()];
    next.into_iter().all(|next| {
        (0..state.cards().len()).all(|start| {
            let mut at = CardIx(start as u16);
            (0..=state.cards().len()).any(|_| {
                at = next(state.card(at));
                at == CardIx::NONE
            })
        })
    })
}

/// What a takeback could not make unseen (1.7.6.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Revealed {
    /// Who saw which card.
    pub seen: Vec<(PlayerIx, CardIx)>,
    /// Randomness was used.
    pub rolled: bool,
}

/// How a game began.
#[derive(Clone, Debug, PartialEq)]
pub enum Beginning {
    /// From decks.
    Decks {
        /// The decks, one a player.
        decks: Vec<Vec<DefIx>>,
        /// Who starts; without one the seed decides.
        starting: Option<PlayerIx>,
        /// The seed of all chance.
        seed: u64,
    },
    /// From a position.
    Position(Position),
}

/// A whole game as its beginning and its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// How it began.
    pub beginning: Beginning,
    /// The rules played by.
    pub rules: Rules,
    /// Every answer given.
    pub answers: Vec<Answer>,
}

/// Why a replay stops.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It cannot begin.
    #[error("the game cannot begin: {0:?}")]
    Setup(Vec<SetupError>),
    /// An answer is refused.
    #[error("answer {at} is refused: {why}")]
    Refused {
        /// The number of the answer.
        at: usize,
        /// Why it is refused.
        why: Refusal,
    },
}

impl Replay {
    /// Plays it again.
    pub fn play(&self, pool: Arc<Pool>) -> Result<Game<Silent>, ReplayError> {
        let mut game = match &self.beginning {
            Beginning::Decks { decks, starting, seed } => {
                Game::new(pool, decks, *starting, *seed, self.rules, Silent)
            }
            Beginning::Position(position) => Game::from_position(pool, position, self.rules, Silent),
        }
        .map_err(ReplayError::Setup)?;
        for (at, answer) in self.answers.iter().enumerate() {
            game.answer(*answer).map_err(|why| ReplayError::Refused { at, why })?;
        }
        Ok(game)
    }
}

impl<R: Record + Clone> Game<R> {
    /// How many lines of so many answers there are from here; equal answers count once, and a game that is over ends its
    /// line. It moves only when a rule moves.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 || self.decision().is_none() {
            return 1;
        }
        let options = self.options();
        if depth == 1 {
            return options.len() as u64;
        }
        let mut lines = 0;
        for answer in options {
            let mut next = self.clone();
            if next.answer(answer).is_ok() {
                lines += next.perft(depth - 1);
            }
        }
        lines
    }
}

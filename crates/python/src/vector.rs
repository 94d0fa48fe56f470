//! Many games stepped together, written into arrays of NumPy where they are.

use std::sync::{Mutex, PoisonError};

use arena::layout::{
    CHOICES, COLUMN_NAMES, COLUMNS, HAND, HAND_ROWS, MINE, NUMBER_NAMES, NUMBERS, OTHERS, PLAY_ROWS,
    PURPOSES, ROWS, THEIRS, VERSION, action,
};
use arena::{After, Arena, ArenaError, Finished, Seating, Sheet, Sheets};
use numpy::{
    PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray, ndarray::Dimension,
};
use players::PlayerKind;
use pyo3::prelude::*;

use crate::errors;
use crate::game::Game;
use crate::shared::shared;
use crate::simulation::Simulation;

/// Many games at once. Made by `lorekeeper.envs.VectorGames`.
#[pyclass(subclass, module = "lorekeeper._native")]
pub struct VectorGames {
    /// Taken away when it is closed.
    arena: Mutex<Option<Arena>>,
    is_begun: bool,
    #[pyo3(get)]
    cards: Py<PyArray3<i16>>,
    #[pyo3(get)]
    numbers: Py<PyArray2<i16>>,
    #[pyo3(get)]
    choices: Py<PyArray2<i16>>,
    #[pyo3(get, name = "_mask")]
    mask: Py<PyArray2<u8>>,
    #[pyo3(get)]
    side: Py<PyArray1<i8>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get, name = "_done")]
    done: Py<PyArray1<u8>>,
    #[pyo3(get, name = "_stopped")]
    stopped: Py<PyArray1<u8>>,
    #[pyo3(get)]
    game: Py<PyArray1<i64>>,
    #[pyo3(get)]
    actions: Py<PyArray1<i32>>,
}

/// The array as a part of memory; it must not have been made unwritable.
fn slice<'a, T: numpy::Element, D: Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    Ok(array.as_slice_mut()?)
}

fn told(py: Python<'_>, error: &ArenaError) -> PyErr {
    errors::plain(py, &error.to_string())
}

fn kind(py: Python<'_>, text: &str) -> PyResult<PlayerKind> {
    text.parse().map_err(|error: players::PlayerKindError| errors::plain(py, &error.to_string()))
}

impl VectorGames {
    /// Works on the arena and its arrays, without Python's lock.
    fn with<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut Arena, Sheets<'_>) -> Result<T, ArenaError> + Send,
    ) -> PyResult<T> {
        let taken = |_| errors::plain(py, "an array of these games is in use elsewhere");
        let mut cards = self.cards.bind(py).try_readwrite().map_err(taken)?;
        let mut numbers = self.numbers.bind(py).try_readwrite().map_err(taken)?;
        let mut choices = self.choices.bind(py).try_readwrite().map_err(taken)?;
        let mut mask = self.mask.bind(py).try_readwrite().map_err(taken)?;
        let mut side = self.side.bind(py).try_readwrite().map_err(taken)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(taken)?;
        let mut done = self.done.bind(py).try_readwrite().map_err(taken)?;
        let mut stopped = self.stopped.bind(py).try_readwrite().map_err(taken)?;
        let mut game = self.game.bind(py).try_readwrite().map_err(taken)?;
        let sheets = Sheets {
            cards: slice(&mut cards)?,
            numbers: slice(&mut numbers)?,
            choices: slice(&mut choices)?,
            mask: slice(&mut mask)?,
            side: slice(&mut side)?,
            rewards: slice(&mut rewards)?,
            done: slice(&mut done)?,
            stopped: slice(&mut stopped)?,
            game: slice(&mut game)?,
        };
        let arena = self.arena.get_mut().unwrap_or_else(PoisonError::into_inner);
        let arena = arena.as_mut().ok_or_else(|| errors::closed(py, "these games are closed"))?;
        errors::work(py, || work(arena, sheets))?.map_err(|error| told(py, &error))
    }

    fn begun(&self, py: Python<'_>) -> PyResult<()> {
        match self.is_begun {
            true => Ok(()),
            false => Err(errors::closed(py, "the games have not begun: reset first")),
        }
    }

    /// Works on the arena alone.
    fn arena<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut Arena) -> Result<T, ArenaError> + Send,
    ) -> PyResult<T> {
        let arena = self.arena.get_mut().unwrap_or_else(PoisonError::into_inner);
        let arena = arena.as_mut().ok_or_else(|| errors::closed(py, "these games are closed"))?;
        errors::work(py, || work(arena))?.map_err(|error| told(py, &error))
    }
}

/// Arrays of one game's observation, and its mask.
type Seen = (Py<PyArray2<i16>>, Py<PyArray1<i16>>, Py<PyArray1<i16>>, Py<PyArray1<i8>>);

fn seen(
    py: Python<'_>,
    cards: Vec<i16>,
    numbers: Vec<i16>,
    choices: Vec<i16>,
    mask: &[u8],
) -> PyResult<Seen> {
    let mask: Vec<i8> = mask.iter().map(|bit| bit.cast_signed()).collect();
    Ok((
        PyArray1::from_vec(py, cards).reshape([ROWS, COLUMNS])?.unbind(),
        PyArray1::from_vec(py, numbers).unbind(),
        PyArray1::from_vec(py, choices).unbind(),
        PyArray1::from_vec(py, mask).unbind(),
    ))
}

#[pymethods]
impl VectorGames {
    #[new]
    #[pyo3(signature = (plan, count, players, threads, concede, rests))]
    fn new(
        py: Python<'_>,
        plan: &Simulation,
        count: usize,
        players: [Option<String>; 2],
        threads: usize,
        concede: bool,
        rests: bool,
    ) -> PyResult<VectorGames> {
        let [one, other] = &players;
        let parsed = |text: &Option<String>| text.as_deref().map(|text| kind(py, text)).transpose();
        let players = [parsed(one)?, parsed(other)?];
        if players.iter().all(Option::is_some) {
            return Err(errors::plain(py, "somebody must be asked: one of the players is None"));
        }
        let after = if rests { After::Rest } else { After::Next };
        let pool = shared(py)?.collection.catalog().pool().clone();
        let arena =
            Arena::new(pool, plan.plan().clone(), count, Seating { players, concede, after }, threads)
                .map_err(|error| told(py, &error))?;
        Ok(VectorGames {
            arena: Mutex::new(Some(arena)),
            is_begun: false,
            cards: PyArray3::zeros(py, [count, ROWS, COLUMNS], false).unbind(),
            numbers: PyArray2::zeros(py, [count, NUMBERS], false).unbind(),
            choices: PyArray2::zeros(py, [count, CHOICES], false).unbind(),
            mask: PyArray2::zeros(py, [count, action::COUNT], false).unbind(),
            side: PyArray1::zeros(py, [count], false).unbind(),
            rewards: PyArray2::zeros(py, [count, 2], false).unbind(),
            done: PyArray1::zeros(py, [count], false).unbind(),
            stopped: PyArray1::zeros(py, [count], false).unbind(),
            game: PyArray1::zeros(py, [count], false).unbind(),
            actions: PyArray1::zeros(py, [count], false).unbind(),
        })
    }

    fn __len__(&self) -> usize {
        let arena = self.arena.lock().unwrap_or_else(PoisonError::into_inner);
        arena.as_ref().map_or(0, Arena::len)
    }

    #[pyo3(signature = (seed=None, first=0))]
    fn _reset(&mut self, py: Python<'_>, seed: Option<u64>, first: u64) -> PyResult<()> {
        self.with(py, |arena, sheets| {
            if let Some(seed) = seed {
                arena.reseed(seed);
            }
            arena.reset(first, sheets)
        })?;
        self.is_begun = true;
        Ok(())
    }

    fn _step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>) -> PyResult<()> {
        self.begun(py)?;
        let actions = actions.as_slice()?;
        self.with(py, |arena, sheets| arena.step(actions, sheets))
    }

    /// Random actions, each of a game's own equally likely, in `actions`.
    fn _sample(&mut self, py: Python<'_>) -> PyResult<()> {
        self.begun(py)?;
        let array = self.actions.clone_ref(py);
        let mut actions = array.bind(py).readwrite();
        let actions = actions.as_slice_mut()?;
        self.arena(py, |arena| {
            arena.any(actions);
            Ok(())
        })
    }

    /// What a player of our own would do, in `actions`.
    fn _suggest(&mut self, py: Python<'_>, player: &str) -> PyResult<()> {
        self.begun(py)?;
        let kind = kind(py, player)?;
        let array = self.actions.clone_ref(py);
        let mut actions = array.bind(py).readwrite();
        let actions = actions.as_slice_mut()?;
        self.arena(py, |arena| arena.advise(kind, actions))
    }

    /// Games that ended in the last step: number, winner, whether it was stopped, turns, decisions, lore of both sides.
    #[allow(clippy::type_complexity, reason = "a row of a table")]
    fn _finished(&mut self, py: Python<'_>) -> PyResult<Vec<(u64, Option<u8>, bool, u16, u64, [i32; 2])>> {
        let row = |ended: &Finished| {
            (ended.number, ended.winner, ended.is_stopped, ended.turns, ended.decisions, ended.lore)
        };
        self.arena(py, |arena| Ok(arena.finished().iter().map(row).collect()))
    }

    /// What the player of a side sees in one game, and what may be done where they decide.
    fn _observe(&mut self, py: Python<'_>, game: usize, side: u8) -> PyResult<Seen> {
        self.begun(py)?;
        let (mut cards, mut numbers, mut choices) =
            (vec![0; ROWS * COLUMNS], vec![0; NUMBERS], vec![0; CHOICES]);
        let mask: Vec<u8> = {
            let mask = self.mask.bind(py).readonly();
            let mask = mask.as_slice()?;
            mask.chunks_exact(action::COUNT).nth(game).map(<[u8]>::to_vec).unwrap_or_default()
        };
        if side > 1 || mask.is_empty() {
            return Err(errors::plain(py, &format!("there is no side {side} of game {game}")));
        }
        let decides = self.arena(py, |arena| {
            let lane = arena.lane(game);
            if let Some(lane) = lane {
                lane.observe(
                    side,
                    &mut Sheet { cards: &mut cards, numbers: &mut numbers, choices: &mut choices },
                );
            }
            Ok(lane.and_then(arena::Lane::side) == Some(side))
        })?;
        let mask = if decides { mask } else { vec![0; action::COUNT] };
        seen(py, cards, numbers, choices, &mask)
    }

    /// What whoever decides would see, and could do, were everything hidden dealt anew: the same as before.
    fn _observe_anew(&mut self, py: Python<'_>, game: usize, seed: u64) -> PyResult<Option<Seen>> {
        self.begun(py)?;
        let (mut cards, mut numbers, mut choices) =
            (vec![0; ROWS * COLUMNS], vec![0; NUMBERS], vec![0; CHOICES]);
        let mut mask = vec![0; action::COUNT];
        let is_there = self.arena(py, |arena| {
            let lane = arena.lane(game).and_then(|lane| lane.resampled(seed));
            let Some(mut lane) = lane else { return Ok(false) };
            let mut sheet = Sheet { cards: &mut cards, numbers: &mut numbers, choices: &mut choices };
            lane.write(arena.setting(), &mut sheet, &mut mask);
            Ok(true)
        })?;
        is_there.then(|| seen(py, cards, numbers, choices, &mask)).transpose()
    }

    /// One of the games, as whoever decides may know it: everything hidden is dealt anew.
    #[pyo3(signature = (game, seed=0))]
    fn _world(&mut self, py: Python<'_>, game: usize, seed: u64) -> PyResult<Option<Game>> {
        self.begun(py)?;
        self.arena(py, |arena| {
            let world = arena.lane(game).and_then(|lane| lane.resampled(seed));
            Ok(world.and_then(|lane| Game::world_of(lane.game()?, Game::lineage())))
        })
    }

    /// Ends all games.
    fn close(&mut self) {
        *self.arena.get_mut().unwrap_or_else(PoisonError::into_inner) = None;
    }

    #[getter]
    fn closed(&self) -> bool {
        self.arena.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }
}

/// The layout of observations and actions, as JSON.
#[pyfunction]
pub fn layout() -> String {
    let named = |names: &[(&str, &str)]| -> Vec<(String, String)> {
        names.iter().map(|(name, what)| (name.to_lowercase(), (*what).to_owned())).collect()
    };
    let keywords: Vec<&str> = vocabulary::Keyword::ALL.iter().map(|keyword| keyword.word()).collect();
    serde_json::json!({
        "version": VERSION,
        "rows": ROWS,
        "row_blocks": [
            ["hand", HAND, HAND_ROWS],
            ["mine", MINE, PLAY_ROWS],
            ["theirs", THEIRS, PLAY_ROWS],
            ["others", OTHERS, ROWS - OTHERS],
        ],
        "columns": named(COLUMN_NAMES),
        "numbers": named(NUMBER_NAMES),
        "choices": CHOICES,
        "purposes": PURPOSES,
        "keywords": keywords,
        "action_count": action::COUNT,
        "actions": action::BLOCKS,
        "features": arena::features::names(),
    })
    .to_string()
}

/// A row for each card, after one for a hidden card; what the columns are is in the layout.
#[pyfunction]
pub fn card_features(py: Python<'_>) -> PyResult<Py<PyArray2<f32>>> {
    let pool = shared(py)?.collection.catalog().pool();
    let table = errors::work(py, || arena::features::table(pool))?;
    let width = arena::features::names().len();
    let rows = table.len() / width;
    Ok(PyArray1::from_vec(py, table).reshape([rows, width])?.unbind())
}

/// The names of the cards, in the rows of `card_features`.
#[pyfunction]
pub fn card_names(py: Python<'_>) -> PyResult<Vec<String>> {
    let catalog = shared(py)?.collection.catalog();
    let names = catalog.pool().cards().map(|(def, _)| catalog.name(def).to_owned());
    Ok(std::iter::once(String::new()).chain(names).collect())
}

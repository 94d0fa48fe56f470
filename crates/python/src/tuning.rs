//! Which change makes a deck better: `lore deck tune`, with games that may be played elsewhere.

use std::sync::atomic::{AtomicBool, Ordering};

use cards::deck;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::{Deserialize, Serialize};
use sim::propose::{FirstLook, Proposing, propose};
use sim::tune::{Tuning, tune_with};
use sim::versions::{Swap, Versions};
use sim::{Cards, Deck, Who};

use crate::errors;
use crate::game::DeckText;
use crate::shared::{Shared, shared};
use crate::simulation::playable;

/// A tuning: a deck, its opponents, the swaps to try, who plays, how many games.
#[pyclass(frozen, module = "lorekeeper._native")]
pub struct Tuner {
    deck: Deck,
    list: deck::Deck,
    opponents: Vec<Deck>,
    swaps: Vec<Swap>,
    first_look: Option<FirstLook>,
    who: Who,
    games: u64,
    seed: u64,
}

#[derive(Deserialize)]
struct Config {
    deck: DeckText,
    opponents: Vec<DeckText>,
    swaps: Vec<Wanted>,
    first_look: Option<FirstLook>,
    player: String,
    games: u64,
    seed: u64,
}

/// What is proposed.
#[derive(Serialize)]
struct Proposed {
    swaps: Vec<Swap>,
    first_look: FirstLook,
}

/// A swap as Python writes it.
#[derive(Serialize, Deserialize)]
struct Wanted {
    copies: u32,
    out: String,
    into: String,
}

impl Tuner {
    fn tuning<'a>(&'a self, threads: usize, stop: &'a AtomicBool) -> Tuning<'a> {
        Tuning {
            deck: &self.deck,
            opponents: &self.opponents,
            swaps: self.swaps.clone(),
            who: &self.who,
            games: self.games,
            seed: self.seed,
            first_look: self.first_look.clone(),
            threads,
            stop,
            told: &|_| {},
        }
    }

    /// The full name of a card, whatever somebody calls it.
    fn full_name(py: Python<'_>, shared: &Shared, name: &str) -> PyResult<String> {
        let found = shared.library.resolve(name).map_err(|error| errors::plain(py, &error.to_string()))?;
        Ok(shared.library.facts(found).full_name())
    }
}

#[pymethods]
impl Tuner {
    #[new]
    fn new(py: Python<'_>, config: &str) -> PyResult<Tuner> {
        let config: Config =
            serde_json::from_str(config).map_err(|error| errors::plain(py, &error.to_string()))?;
        let shared = shared(py)?;
        let (deck, list) = playable(py, shared, &config.deck)?;
        let opponents = config.opponents.iter().map(|deck| playable(py, shared, deck).map(|(deck, _)| deck));
        let opponents = opponents.collect::<PyResult<Vec<Deck>>>()?;
        if opponents.is_empty() {
            return Err(errors::plain(py, "a deck is tuned against one deck or more"));
        }
        let who = config.player.parse();
        let who = who.map_err(|error: players::PlayerKindError| errors::plain(py, &error.to_string()))?;
        let mut swaps = Vec::new();
        for Wanted { copies, out, into } in config.swaps {
            let (out, into) = (Tuner::full_name(py, shared, &out)?, Tuner::full_name(py, shared, &into)?);
            let own: u32 = deck.list.iter().filter(|(_, card)| *card == out).map(|(copies, _)| copies).sum();
            if copies == 0 || own < copies {
                return Err(errors::plain(py, &format!("there are {own} copies of {out}, not {copies}")));
            }
            swaps.push(Swap { copies, out, into });
        }
        let (first_look, games, seed) = (config.first_look, config.games, config.seed);
        Ok(Tuner { deck, list, opponents, swaps, first_look, who, games, seed })
    }

    /// Swaps worth trying, as `lore deck tune` finds them, and what they were found from, as JSON: two parts of a config.
    fn propose(
        &self,
        py: Python<'_>,
        swaps: usize,
        copies: u32,
        format: &str,
        threads: usize,
    ) -> PyResult<String> {
        let shared = shared(py)?;
        let known = shared.library.formats().iter().find(|known| known.name.0 == format);
        let format = known.ok_or_else(|| errors::plain(py, &format!("no format is called {format:?}")))?;
        let stop = AtomicBool::new(false);
        let proposing = Proposing {
            deck: &self.deck,
            list: &self.list,
            opponents: &self.opponents,
            format,
            who: &self.who,
            games: self.games,
            swaps,
            copies,
            seed: self.seed,
            threads,
            stop: &stop,
        };
        let cards = Cards::new(shared.collection.catalog());
        let (swaps, first_look) = errors::work(py, || propose(&proposing, &shared.library, &cards))?;
        let found = Proposed { swaps, first_look };
        Ok(serde_json::to_string(&found).unwrap_or_default())
    }

    /// Whether a version of the deck won each of some games: 1 or 0 for each. Version 0 is the deck as it is.
    fn games(
        &self,
        py: Python<'_>,
        version: usize,
        first: u64,
        count: u64,
        threads: usize,
    ) -> PyResult<Py<PyBytes>> {
        let cards = Cards::new(shared(py)?.collection.catalog());
        let stop = AtomicBool::new(false);
        let tuning = self.tuning(threads, &stop);
        let versions = Versions::new(&tuning, &cards).map_err(|wrong| {
            let wrong: Vec<String> = wrong.iter().map(ToString::to_string).collect();
            errors::plain(py, &wrong.join("; "))
        })?;
        let won = errors::work(py, || versions.play(&[version], first, count))?;
        let won: Vec<u8> = won.into_iter().flatten().map(|won| won.unwrap_or(false).into()).collect();
        Ok(PyBytes::new(py, &won).unbind())
    }

    /// Tries the swaps. `play` is called with versions, the first game and how many, and gives bytes for each version, as `games` does; shorter
    /// ones where it was stopped. The result is the JSON of `lore deck tune --json`.
    fn run(&self, py: Python<'_>, play: &Bound<'_, PyAny>) -> PyResult<String> {
        let stop = AtomicBool::new(false);
        let tuning = self.tuning(1, &stop);
        let mut failed = None;
        let tuned = tune_with(&tuning, &mut |versions, first, count| {
            let nothing = || vec![Vec::new(); versions.len()];
            if stop.load(Ordering::Relaxed) {
                return nothing();
            }
            let played = play.call1((versions.to_vec(), first, count));
            match played.and_then(|played| played.extract::<(Vec<Vec<u8>>, bool)>()) {
                Ok((won, _)) if won.len() != versions.len() => {
                    let text = format!("{} results for {} versions", won.len(), versions.len());
                    failed = Some(errors::plain(py, &text));
                    stop.store(true, Ordering::Relaxed);
                    nothing()
                }
                Ok((won, is_stopped)) => {
                    stop.store(is_stopped, Ordering::Relaxed);
                    won.iter().map(|own| own.iter().map(|won| Some(*won == 1)).collect()).collect()
                }
                Err(error) => {
                    failed = Some(error);
                    stop.store(true, Ordering::Relaxed);
                    nothing()
                }
            }
        });
        match failed {
            Some(error) => Err(error),
            None => Ok(serde_json::to_string_pretty(&tuned).unwrap_or_default()),
        }
    }
}

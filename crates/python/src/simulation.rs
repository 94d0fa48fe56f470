//! Many games: the simulations of `lore sim`, in pieces that can be played anywhere and added up.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use cards::deck;
use engine::{Answer as Given, Choice, Game as Engine};
use players::{Player, Seat};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::Deserialize;
use sim::{Cards, Control, Deck, Done, Guest, Plan, Progress, Summary, Who, report, run};
use vocabulary::Language;

use crate::answer::Answer;
use crate::errors;
use crate::game::{DeckText, Game, illegal_list, unread_list};
use crate::shared::{Shared, shared};

/// How often Python is asked whether somebody wants to stop.
const LOOK_EVERY: Duration = Duration::from_millis(100);
/// The largest piece of progress that is read, in bytes.
const PROGRESS_BYTES_MAX: usize = 64 << 20;

/// A plan of games: decks that meet each other, who plays them, how many games, the seed.
#[pyclass(frozen, module = "lorekeeper._native")]
pub struct Simulation {
    plan: Plan,
    guests: Arc<Guests>,
}

/// Players that are functions of Python, and what went wrong with one of them.
#[derive(Default)]
struct Guests {
    failed: Mutex<Option<PyErr>>,
    has_failed: AtomicBool,
}

#[derive(Deserialize)]
struct Config {
    decks: Vec<DeckText>,
    /// One for all decks, or one for each; `callable` for a function.
    players: Vec<String>,
    games: u64,
    seed: u64,
}

/// A function of Python at the table. It is given a world, and so knows nothing that its player may not know.
struct Called {
    function: Arc<Py<PyAny>>,
    guests: Arc<Guests>,
    seed: u64,
    asked: u64,
}

impl Player for Called {
    fn answer(&mut self, seat: &Seat<'_>) -> Given {
        let mut options = Vec::new();
        seat.options_into(&mut options);
        let otherwise = options.first().copied().unwrap_or(Given::Choice(Choice::Done));
        // After a failure the games only have to come to an end.
        if self.guests.has_failed.load(Ordering::Relaxed) {
            return otherwise;
        }
        self.asked += 1;
        let world = seat.open_world(sim::seeds::part(self.seed, self.asked));
        match Python::attach(|py| self.call(py, &world, &options, seat)) {
            Ok(answer) => answer,
            Err(error) => {
                *self.guests.failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                self.guests.has_failed.store(true, Ordering::Relaxed);
                otherwise
            }
        }
    }
}

impl Called {
    fn call(&self, py: Python<'_>, world: &Engine, options: &[Given], seat: &Seat<'_>) -> PyResult<Given> {
        let lineage = Game::lineage();
        let world = Game::world_of(world, lineage)
            .ok_or_else(|| errors::plain(py, "no world can be dealt from here"))?;
        let world = Py::new(py, world)?;
        let game = py.import("lorekeeper")?.getattr("Game")?.call1((world,))?;
        let answer = self.function.bind(py).call1((game,))?;
        if let Ok(answer) = answer.cast::<Answer>() {
            let answer = answer.get();
            if answer.lineage != 0 && answer.lineage != lineage {
                return Err(errors::foreign(py));
            }
            return match seat.allows(answer.given) {
                true => Ok(answer.given),
                false => Err(errors::plain(py, &format!("the player's answer is not legal: {answer:?}"))),
            };
        }
        let at: usize = answer.extract().map_err(|_| {
            PyValueError::new_err("a player must return an Answer or its place in the options")
        })?;
        options.get(at).copied().ok_or_else(|| {
            errors::plain(
                py,
                &format!("there is no option {at}; there are {}, counted from 0", options.len()),
            )
        })
    }
}

/// A deck as `lore sim` takes it: what cannot be read or played is refused; what is not legal is played all the same.
pub fn playable(py: Python<'_>, shared: &Shared, given: &DeckText) -> PyResult<(Deck, deck::Deck)> {
    let list = deck::read(&given.text, shared.library.catalogue())
        .map_err(|problems| errors::deck(py, &given.name, &unread_list(&problems)))?;
    let deck = Deck::new(&given.name, &list, &shared.library, shared.collection.catalog());
    let deck = deck.map_err(|wrong| {
        let problem = |wrong: &sim::Unplayable| errors::Problem {
            line: 0,
            column: 0,
            rule: None,
            message: wrong.to_string(),
        };
        errors::deck(py, &given.name, &wrong.iter().map(problem).collect::<Vec<_>>())
    })?;
    Ok((deck, list))
}

fn read_progress(py: Python<'_>, plan: &Plan, bytes: &[u8]) -> PyResult<Progress> {
    let foreign = || errors::plain(py, "this is no progress of this simulation");
    if bytes.len() > PROGRESS_BYTES_MAX {
        return Err(foreign());
    }
    let progress: Progress = serde_json::from_slice(bytes).map_err(|_| foreign())?;
    match progress.done.is_sound() && progress.tally.fits(plan) {
        true => Ok(progress),
        false => Err(foreign()),
    }
}

/// All games but those from one number up to another.
fn all_but(from: u64, to: u64, total: u64) -> Done {
    let mut done = Done::default();
    done.add(0, from);
    done.add(to, total);
    done
}

/// Which of the games from one number up to another are done.
fn within(done: &Done, from: u64, to: u64) -> Done {
    let mut found = Done::default();
    for (start, end) in &done.0 {
        found.add((*start).max(from), (*end).min(to));
    }
    found
}

impl Simulation {
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Plays games on threads of its own, while this one asks Python now and then whether to stop.
    fn play(
        &self,
        py: Python<'_>,
        cards: &Cards<'_>,
        (from, to): (u64, u64),
        threads: usize,
        told: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<(Progress, bool)> {
        let progress = Progress { done: all_but(from, to, self.plan.total()), ..Progress::new(&self.plan) };
        let (stop, done) = (AtomicBool::new(false), AtomicU64::new(0));
        let before = progress.done.count();
        let (finished, waiting) = channel();
        let waiting = Mutex::new(waiting);
        let mut wrong: Option<PyErr> = None;
        let played = std::thread::scope(|scope| {
            let (stop, done, plan) = (&stop, &done, &self.plan);
            let worker = scope.spawn(move || {
                let told = |count: u64| done.store(count - before, Ordering::Relaxed);
                let control = Control { threads, stop, told: &told, checkpoint: None };
                let played = run(plan, cards, progress, &control);
                // Nobody listens any more only where the scope is being left.
                let _ = finished.send(());
                played
            });
            loop {
                let news = py.detach(|| {
                    waiting.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(LOOK_EVERY)
                });
                let asked = py.check_signals().and_then(|()| match told {
                    Some(told) => told.call1((done.load(Ordering::Relaxed),)).map(|_| ()),
                    None => Ok(()),
                });
                if let Err(error) = asked {
                    stop.store(true, Ordering::Relaxed);
                    wrong.get_or_insert(error);
                }
                if self.guests.has_failed.load(Ordering::Relaxed) {
                    stop.store(true, Ordering::Relaxed);
                }
                match news {
                    Ok(()) | Err(RecvTimeoutError::Disconnected) => break,
                    Err(RecvTimeoutError::Timeout) => {}
                }
            }
            py.detach(|| worker.join())
        });
        let failed = self.guests.failed.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.guests.has_failed.store(false, Ordering::Relaxed);
        if let Some(failed) = failed {
            return Err(failed);
        }
        let is_interrupted = match wrong {
            Some(error) if error.is_instance_of::<pyo3::exceptions::PyKeyboardInterrupt>(py) => true,
            Some(error) => return Err(error),
            None => false,
        };
        let (mut progress, _) = played.map_err(|_| errors::plain(py, "the games could not be played"))?;
        progress.done = within(&progress.done, from, to);
        Ok((progress, is_interrupted))
    }
}

fn bytes(py: Python<'_>, progress: &Progress) -> PyResult<Py<PyBytes>> {
    let text = serde_json::to_vec(progress).map_err(|error| errors::plain(py, &error.to_string()))?;
    Ok(PyBytes::new(py, &text).unbind())
}

#[pymethods]
impl Simulation {
    /// From JSON, with a function for every player that is `callable`.
    #[new]
    #[pyo3(signature = (config, functions=Vec::new()))]
    fn new(py: Python<'_>, config: &str, functions: Vec<Py<PyAny>>) -> PyResult<Simulation> {
        let config: Config =
            serde_json::from_str(config).map_err(|error| errors::plain(py, &error.to_string()))?;
        if config.decks.len() < 2 {
            return Err(errors::plain(py, "a simulation needs two decks or more"));
        }
        if config.games == 0 {
            return Err(errors::plain(py, "a simulation needs one game or more"));
        }
        let shared = shared(py)?;
        let decks = config.decks.iter().map(|deck| playable(py, shared, deck).map(|(deck, _)| deck));
        let decks = decks.collect::<PyResult<Vec<Deck>>>()?;
        let guests = Arc::new(Guests::default());
        let mut functions = functions.into_iter();
        let mut players = Vec::new();
        for text in &config.players {
            players.push(match text.as_str() {
                "callable" => {
                    let function = functions.next().map(Arc::new);
                    guest(function.ok_or_else(|| errors::plain(py, "a player is missing"))?, &guests)
                }
                text => text
                    .parse()
                    .map_err(|error: players::PlayerKindError| errors::plain(py, &error.to_string()))?,
            });
        }
        let players = match players.as_slice() {
            [one] => vec![one.clone(); decks.len()],
            several if several.len() == decks.len() => players,
            several => {
                let text = format!(
                    "{} players for {} decks; name one, or one for each deck",
                    several.len(),
                    decks.len()
                );
                return Err(errors::plain(py, &text));
            }
        };
        Ok(Simulation { plan: Plan { decks, players, games: config.games, seed: config.seed }, guests })
    }

    /// How many games there are.
    #[getter]
    fn total(&self) -> u64 {
        self.plan.total()
    }

    /// What the games depend on, part by part: pieces are only added to pieces of the same.
    fn basis(&self, py: Python<'_>) -> PyResult<Vec<(String, String)>> {
        let catalog = shared(py)?.collection.catalog();
        errors::work(py, || self.plan.basis(catalog).0)
    }

    /// What is not legal about the decks in a format: name, and problems as JSON.
    fn illegal(
        &self,
        py: Python<'_>,
        texts: Vec<(String, String)>,
        format: &str,
    ) -> PyResult<Vec<(String, String)>> {
        let shared = shared(py)?;
        let mut found = Vec::new();
        for (name, text) in texts {
            let (_, list) = playable(py, shared, &DeckText { name: name.clone(), text })?;
            let problems = illegal_list(shared, &list, format, Language::default());
            let problems =
                problems.ok_or_else(|| errors::plain(py, &format!("no format is called {format:?}")))?;
            if !problems.is_empty() {
                found.push((name, serde_json::to_string(&problems).unwrap_or_default()));
            }
        }
        Ok(found)
    }

    /// Plays the games from one number up to another, counted from 0; their sums, and whether Ctrl-C stopped it.
    #[pyo3(signature = (start, end, threads, told=None))]
    fn run(
        &self,
        py: Python<'_>,
        start: u64,
        end: u64,
        threads: usize,
        told: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<(Py<PyBytes>, bool)> {
        if start > end || end > self.plan.total() {
            let total = self.plan.total();
            return Err(errors::plain(
                py,
                &format!("games {start} to {end} of {total}: there are none such"),
            ));
        }
        let cards = Cards::new(shared(py)?.collection.catalog());
        let (progress, is_interrupted) = self.play(py, &cards, (start, end), threads, told)?;
        Ok((bytes(py, &progress)?, is_interrupted))
    }

    /// The sum of pieces; a game that is in two of them is refused.
    fn merge(&self, py: Python<'_>, pieces: Vec<Vec<u8>>) -> PyResult<Py<PyBytes>> {
        let mut sum = Progress::new(&self.plan);
        for piece in pieces {
            let piece = read_progress(py, &self.plan, &piece)?;
            for (from, to) in &piece.done.0 {
                if within(&sum.done, *from, *to).count() > 0 {
                    return Err(errors::plain(py, "a game is in two pieces"));
                }
                sum.done.add(*from, *to);
            }
            sum.tally.merge(&piece.tally);
        }
        bytes(py, &sum)
    }

    /// Which games are done: ranges, the end not included.
    fn done(&self, py: Python<'_>, progress: &[u8]) -> PyResult<Vec<(u64, u64)>> {
        Ok(read_progress(py, &self.plan, progress)?.done.0)
    }

    /// The results as JSON: that of `lore sim --json`.
    fn summary(&self, py: Python<'_>, progress: &[u8]) -> PyResult<String> {
        let progress = read_progress(py, &self.plan, progress)?;
        errors::work(py, || {
            serde_json::to_string_pretty(&Summary::new(&self.plan, &progress.tally)).unwrap_or_default()
        })
    }

    /// The results as `table`, `csv` or `html`, as `lore sim` writes them.
    fn report(&self, py: Python<'_>, progress: &[u8], form: &str) -> PyResult<String> {
        let progress = read_progress(py, &self.plan, progress)?;
        let summary = Summary::new(&self.plan, &progress.tally);
        match form {
            "table" => Ok(report::table(&summary)),
            "csv" => Ok(report::csv(&summary)),
            "html" => Ok(report::html(&summary)),
            other => Err(errors::plain(py, &format!("{other:?} is no form; known are table, csv and html"))),
        }
    }
}

fn guest(function: Arc<Py<PyAny>>, guests: &Arc<Guests>) -> Who {
    let name = Python::attach(|py| {
        let function = function.bind(py);
        let name = function.getattr("__name__").and_then(|name| name.extract::<String>());
        name.unwrap_or_else(|_| "callable".to_owned())
    });
    let guests = guests.clone();
    let seated = move |seed| -> Box<dyn Player + Send> {
        Box::new(Called { function: function.clone(), guests: guests.clone(), seed, asked: 0 })
    };
    Who::Guest(Guest { name: format!("python:{name}"), seated: Arc::new(seated) })
}

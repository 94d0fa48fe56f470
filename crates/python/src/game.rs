//! A game: one question at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cards::deck::{self, ListPlace};
use engine::program::NameId;
use engine::state::{CardIx, GameResult, PlayerIx};
use engine::{Answer as Given, Ask, Choice, Game as Engine, Log, LogEntry, Silent};
use narrate::Reason;
use narrate::start::illegal;
use notation::syntax::{DeckList, File, Start};
use notation::{Diagnostic, attach_decks, open, read, resume};
use players::{PlayerKind, Seat};
use pyo3::prelude::*;
use serde::Deserialize;
use table::{
    Basis, Beginning, Config, JournalError, KeptGame, Perspective, SavedDeck, SavedHeader, SavedStart,
    Seated, Session, refused_moves,
};
use vocabulary::Language;
use web::board::Shown;

use crate::answer::Answer;
use crate::errors::{self, Problem};
use crate::shared::{self, Shared, shared};

/// The largest saved game that is read, in bytes.
const SAVED_BYTES_MAX: usize = 16 << 20;
/// What a saved game is called in errors.
const SAVED: &str = "the saved game";

static LINEAGES: AtomicU64 = AtomicU64::new(1);

/// A game in progress. Made by `lorekeeper.Game.new`, `from_lore` and `load`.
#[pyclass(subclass, module = "lorekeeper._native")]
pub struct Game {
    game: Engine<Log>,
    /// How it began; none for a world, which has no past.
    past: Option<Arc<Past>>,
    answers: Vec<Given>,
    /// The legal answers now, once somebody asked.
    options: Vec<Given>,
    is_listed: bool,
    lineage: u64,
    /// What was told so far, as far as somebody asked.
    tale: Option<(Session, usize)>,
}

/// How a game began.
struct Past {
    start: Begun,
    seed: u64,
    /// The game before the first answer.
    first: Engine<Log>,
}

/// From what.
#[derive(Clone)]
enum Begun {
    Decks(Vec<(String, DeckList)>),
    Lore { text: String, file: Box<File> },
}

/// What to begin or go on with.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    Decks { decks: Vec<DeckText>, seed: u64 },
    Lore { text: String },
    Saved(String),
}

#[derive(Clone, Deserialize)]
pub struct DeckText {
    pub name: String,
    pub text: String,
}

/// Why a game does not begin.
enum Trouble {
    Plain(String),
    Deck(String, Vec<Problem>),
    Unread(Vec<Problem>),
}

impl Trouble {
    fn raise(self, py: Python<'_>) -> PyErr {
        match self {
            Trouble::Plain(why) => errors::plain(py, &why),
            Trouble::Deck(name, problems) => errors::deck(py, &name, &problems),
            Trouble::Unread(problems) => errors::unread(py, &problems),
        }
    }
}

fn line(place: ListPlace) -> usize {
    match place {
        ListPlace::List => 0,
        ListPlace::Line(line) | ListPlace::Entry(line) => line,
    }
}

/// What cannot be read of a list.
pub fn unread_list(problems: &[deck::DeckProblem]) -> Vec<Problem> {
    let problem = |found: &deck::DeckProblem| Problem {
        line: line(found.place),
        column: 0,
        rule: None,
        message: found.reason.to_string(),
    };
    problems.iter().map(problem).collect()
}

/// What is illegal about a list in a format (1.10.1).
pub fn illegal_list(
    shared: &Shared,
    list: &deck::Deck,
    format: &str,
    language: Language,
) -> Option<Vec<Problem>> {
    let format = shared.library.formats().iter().find(|known| known.name.0 == format)?;
    let found = deck::check(list, format, shared.library.catalogue(), |card| shared.library.deck_rules(card));
    let problem = |violation: &deck::Violation| Problem {
        line: line(violation.place),
        column: 0,
        rule: Some(violation.rule().to_string()),
        message: illegal(violation).say(language).to_owned(),
    };
    Some(found.iter().map(problem).collect())
}

/// The widest format.
const ANY_FORMAT: &str = "infinity";

fn legal(shared: &Shared, given: &DeckText) -> Result<(String, DeckList), Trouble> {
    let wrong = |problems| Trouble::Deck(given.name.clone(), problems);
    let list = deck::read(&given.text, shared.library.catalogue());
    let list = list.map_err(|problems| wrong(unread_list(&problems)))?;
    let illegal = illegal_list(shared, &list, ANY_FORMAT, Language::default()).unwrap_or_default();
    if !illegal.is_empty() {
        return Err(wrong(illegal));
    }
    let entry = |entry: &deck::DeckEntry| (entry.count, shared.library.facts(entry.card).full_name());
    Ok((given.name.clone(), DeckList { cards: list.entries.iter().map(entry).collect() }))
}

/// A `.lore` text, with ready decks where it names them.
fn lore(shared: &Shared, text: &str) -> Result<File, Trouble> {
    let (mut file, mut found) = read(text, &shared.names);
    let ready = |name: &str| {
        let stem = name.rsplit('/').next().unwrap_or(name);
        table::ready(stem.strip_suffix(".txt").unwrap_or(stem)).map(|deck| deck.text.to_owned())
    };
    found.extend(attach_decks(&mut file, &shared.names, ready));
    // What a finished file lacks, a title say, has no line; a position to play from may lack it.
    let wrong: Vec<Problem> =
        found.iter().filter(|found| found.is_error() && found.span.line > 0).map(problem).collect();
    match wrong.is_empty() {
        true if matches!(file.start, Start::Absent) => {
            Err(Trouble::Plain("the text has no position and no decks to begin with".to_owned()))
        }
        true => Ok(file),
        false => Err(Trouble::Unread(wrong)),
    }
}

fn problem(found: &Diagnostic) -> Problem {
    Problem {
        line: found.span.line as usize,
        column: found.span.start as usize,
        rule: None,
        message: found.problem.both().say(Language::default()).to_owned(),
    }
}

/// A session that takes every answer as it is given: bots are never answered for.
fn session(shared: &Shared, start: &Begun, seed: u64, language: Language) -> Result<Session, Trouble> {
    let beginning = match start {
        Begun::Decks(decks) => Beginning::Decks(decks.clone()),
        Begun::Lore { file, .. } => Beginning::Position(file.clone()),
    };
    let seats = vec![Seated::Bot(PlayerKind::Random); 4];
    let config = Config { beginning, seats, seed, language };
    Session::begin(&shared.collection, config).map_err(|error| Trouble::Plain(error.say(language)))
}

/// What the answers of a game mean depends on this; players here are the caller's.
fn basis(shared: &Shared) -> Basis {
    Basis::default().with("cards", shared.collection.mark()).with("rules version", engine::RULES_VERSION)
}

impl Past {
    fn new(shared: &Shared, start: Begun, seed: u64) -> Result<Past, Trouble> {
        let mut first = session(shared, &start, seed, Language::default())?.game.clone();
        first.record_mut().0.clear();
        Ok(Past { start, seed, first })
    }
}

impl Game {
    fn begin(past: Past) -> Game {
        Game {
            game: past.first.clone(),
            past: Some(Arc::new(past)),
            answers: Vec::new(),
            options: Vec::new(),
            is_listed: false,
            lineage: LINEAGES.fetch_add(1, Ordering::Relaxed),
            tale: None,
        }
    }

    /// A world: it looks like a game from one seat, and has no past.
    pub fn world_of(game: &Engine<Silent>, lineage: u64) -> Option<Game> {
        let game = Engine::load(game.pool().clone(), game.save(), Log::default()).ok()?;
        Some(Game {
            game,
            past: None,
            answers: Vec::new(),
            options: Vec::new(),
            is_listed: false,
            lineage,
            tale: None,
        })
    }

    pub fn lineage() -> u64 {
        LINEAGES.fetch_add(1, Ordering::Relaxed)
    }

    fn of(shared: &Shared, source: Source) -> Result<Game, Trouble> {
        match source {
            Source::Decks { decks, seed } => {
                if !(2..=4).contains(&decks.len()) {
                    return Err(Trouble::Plain(format!("{} decks; a game has 2 to 4 players", decks.len())));
                }
                let decks = decks.iter().map(|deck| legal(shared, deck)).collect::<Result<_, _>>()?;
                Ok(Game::begin(Past::new(shared, Begun::Decks(decks), seed)?))
            }
            Source::Lore { text } => Game::of_lore(shared, text),
            Source::Saved(text) => Game::of_saved(shared, &text),
        }
    }

    fn of_lore(shared: &Shared, text: String) -> Result<Game, Trouble> {
        let file = lore(shared, &text)?;
        let seed = file.header.seed.unwrap_or(0).cast_unsigned();
        let (played, verdict) = resume(&file, shared.collection.catalog(), engine::Edition::default());
        let unsupported = verdict.unsupported.iter();
        let unsupported: Vec<String> =
            unsupported.map(|card| format!("{}: {}", card.card, card.reason)).collect();
        let Some(played) = played.filter(|_| unsupported.is_empty()) else {
            let failures = verdict.failures.iter().map(|failure| failure.actual.to_string());
            let why: Vec<String> = unsupported.into_iter().chain(failures).collect();
            return Err(Trouble::Plain(format!("the game cannot begin: {}", why.join("; "))));
        };
        // A decision that is left open is what the game goes on with; anything else that fails is a mistake of the text.
        let verdict = open(&file, shared.collection.catalog(), engine::Edition::default()).verdict;
        if let Some(failure) = verdict.failures.first() {
            let message = format!("expected {}: {}", failure.expected, failure.actual);
            let problem = Problem { line: failure.line as usize, column: 0, rule: None, message };
            return Err(Trouble::Unread(vec![problem]));
        }
        let given = |entry: &engine::Logged| match entry.what {
            LogEntry::Answered(_, answer) => Some(answer),
            _ => None,
        };
        let answers: Vec<Given> = played.record().0.iter().filter_map(given).collect();
        let begun = Begun::Lore { text, file: Box::new(file) };
        let mut game = Game::begin(Past::new(shared, begun, seed)?);
        game.replay(&answers)?;
        Ok(game)
    }

    fn replay(&mut self, answers: &[Given]) -> Result<(), Trouble> {
        for (at, answer) in answers.iter().enumerate() {
            let refused = |why: engine::Refusal| {
                let reason = Reason::Refused(why);
                Trouble::Plain(format!(
                    "answer {} is refused: {} [{}]",
                    at + 1,
                    reason.say(Language::default()),
                    reason.rule()
                ))
            };
            self.take(*answer).map_err(refused)?;
        }
        Ok(())
    }

    fn of_saved(shared: &Shared, text: &str) -> Result<Game, Trouble> {
        if text.len() > SAVED_BYTES_MAX {
            return Err(Trouble::Plain(format!("a saved game of more than {SAVED_BYTES_MAX} bytes")));
        }
        let refused = |error: JournalError| Trouble::Plain(error.say(Language::default()));
        let saved = KeptGame::read(text, SAVED).map_err(refused)?;
        saved.header.fits(&basis(shared), SAVED).map_err(refused)?;
        let begun = match saved.header.start {
            SavedStart::Decks(decks) => {
                Begun::Decks(decks.iter().map(|deck| (deck.name.clone(), DeckList::from(deck))).collect())
            }
            SavedStart::Lore(text) => {
                let file = Box::new(lore(shared, &text)?);
                Begun::Lore { text, file }
            }
        };
        let mut game = Game::begin(Past::new(shared, begun, saved.header.seed)?);
        game.replay(&saved.answers)?;
        Ok(game)
    }

    fn take(&mut self, answer: Given) -> Result<(), engine::Refusal> {
        self.game.answer(answer)?;
        // The tale is told by playing again; here nobody reads it.
        self.game.record_mut().0.clear();
        self.answers.push(answer);
        self.is_listed = false;
        Ok(())
    }

    fn list(&mut self) {
        if !self.is_listed {
            self.game.options_into(&mut self.options);
            self.is_listed = true;
        }
    }

    fn past(&self, py: Python<'_>) -> PyResult<&Arc<Past>> {
        self.past.as_ref().ok_or_else(|| errors::plain(py, "a world has no past: it was dealt from a seat"))
    }

    fn viewer(&self, py: Python<'_>, player: Option<u8>) -> PyResult<PlayerIx> {
        let viewer = match player {
            Some(player) => PlayerIx(player),
            None => self.game.decision().map_or(PlayerIx(0), |open| open.player),
        };
        match viewer.index() < self.game.state().players().len() {
            true => Ok(viewer),
            false => Err(errors::plain(py, &format!("there is no player {}", viewer.0))),
        }
    }

    /// The answer that somebody gives: one that was offered, its place in the list, or one made by hand.
    fn given(&mut self, py: Python<'_>, answer: &Bound<'_, PyAny>) -> PyResult<Given> {
        if let Ok(answer) = answer.cast::<Answer>() {
            let answer = answer.get();
            if answer.lineage != 0 && answer.lineage != self.lineage {
                return Err(errors::foreign(py));
            }
            return Ok(answer.given);
        }
        let Ok(at) = answer.extract::<usize>() else {
            let kind = answer.get_type().name()?.to_string();
            return Err(errors::plain(
                py,
                &format!("an answer is an Answer or its place in the options, not {kind}"),
            ));
        };
        if self.game.decision().is_none() {
            return Err(errors::refused(py, engine::Refusal::Over, Language::default()));
        }
        self.list();
        let count = self.options.len();
        self.options.get(at).copied().ok_or_else(|| {
            errors::plain(py, &format!("there is no option {at}; there are {count}, counted from 0"))
        })
    }

    fn wrap(&self, given: Given) -> Answer {
        Answer { given, lineage: self.lineage }
    }
}

#[pymethods]
impl Game {
    /// From JSON that says what to begin with, or the copy of another game.
    #[new]
    fn new(py: Python<'_>, source: &Bound<'_, PyAny>) -> PyResult<Game> {
        if let Ok(other) = source.cast::<Game>() {
            let other = other.try_borrow().map_err(|_| errors::plain(py, "the game is being played on"))?;
            return Ok(Game {
                game: other.game.clone(),
                past: other.past.clone(),
                answers: other.answers.clone(),
                options: Vec::new(),
                is_listed: false,
                lineage: other.lineage,
                tale: None,
            });
        }
        let text: String = source.extract()?;
        let source: Source =
            serde_json::from_str(&text).map_err(|error| errors::plain(py, &error.to_string()))?;
        let shared = shared(py)?;
        errors::work(py, || Game::of(shared, source))?.map_err(|trouble| trouble.raise(py))
    }

    /// Who must decide, from 0; None when the game is over.
    #[getter]
    fn player(&self) -> Option<u8> {
        self.game.decision().map(|open| open.player.0)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.result() != GameResult::Open
    }

    /// Who won; None while it goes on and where nobody did.
    #[getter]
    fn winner(&self) -> Option<u8> {
        match self.game.result() {
            GameResult::Won(player) => Some(player.0),
            GameResult::Open | GameResult::Drawn => None,
        }
    }

    /// The number of the turn, from 1.
    #[getter]
    fn turn(&self) -> u16 {
        self.game.state().turn()
    }

    /// The lore of every player.
    #[getter]
    fn lore(&self) -> Vec<i32> {
        self.game.state().players().iter().map(|player| player.lore()).collect()
    }

    /// How many answers were given.
    fn __len__(&self) -> usize {
        self.answers.len()
    }

    /// What is asked: who decides, the kind of question, the rule.
    fn _decision(&self) -> Option<(u8, &'static str, &'static str)> {
        let open = self.game.decision()?;
        Some((open.player.0, kind(&open.ask), open.ask.rule()))
    }

    /// All legal answers, in a fixed order; equal ones once. Conceding is always possible and not listed.
    fn options(&mut self) -> Vec<Answer> {
        self.list();
        self.options.iter().map(|given| self.wrap(*given)).collect()
    }

    /// How many legal answers there are.
    #[getter]
    fn option_count(&mut self) -> usize {
        self.list();
        self.options.len()
    }

    /// Takes an answer: one of the options, its place in their list, or one made by hand. What the rules refuse raises `Refused` and
    /// changes nothing.
    #[pyo3(signature = (answer, lang="en"))]
    fn answer(&mut self, py: Python<'_>, answer: &Bound<'_, PyAny>, lang: &str) -> PyResult<()> {
        let given = self.given(py, answer)?;
        match errors::work(py, || self.take(given))? {
            Ok(()) => Ok(()),
            Err(why) => Err(errors::refused(py, why, shared::language(py, lang)?)),
        }
    }

    /// Every answer so far.
    fn answers(&self) -> Vec<Answer> {
        self.answers.iter().map(|given| self.wrap(*given)).collect()
    }

    /// The answer that names a card (5.2.6), whatever it is called.
    fn named(&self, py: Python<'_>, name: &str) -> PyResult<Answer> {
        let pool = self.game.pool();
        let wanted = vocabulary::fold(name);
        let mut names = (0..pool.names() as u16).map(NameId);
        let found = names.find(|own| vocabulary::fold(pool.name(*own)) == wanted);
        let found = found.ok_or_else(|| errors::plain(py, &format!("no card is called {name:?}")))?;
        Ok(self.wrap(Given::Choice(Choice::Name(found))))
    }

    /// Why an answer would be refused: the rule and the reason; None where it would be taken.
    fn _check(
        &mut self,
        py: Python<'_>,
        answer: &Bound<'_, PyAny>,
        lang: &str,
    ) -> PyResult<Option<(String, String)>> {
        let given = self.given(py, answer)?;
        let language = shared::language(py, lang)?;
        Ok(self.game.check(&given).err().map(|why| {
            let reason = Reason::Refused(why);
            (reason.rule().to_string(), reason.say(language))
        }))
    }

    /// What cannot be done with a card, each with rule and reason.
    fn _why_not(&self, py: Python<'_>, card: u16, lang: &str) -> PyResult<Vec<(String, String, String)>> {
        if usize::from(card) >= self.game.state().cards().len() {
            return Err(errors::plain(py, &format!("there is no card {card} in this game")));
        }
        let collection = &shared(py)?.collection;
        let language = shared::language(py, lang)?;
        let viewer = self.viewer(py, None)?;
        let eyes = Perspective { collection, game: &self.game, viewer, language };
        let told = errors::work(py, || refused_moves(&eyes, CardIx(card)))?;
        Ok(told.into_iter().map(|refused| (refused.label, refused.rule.to_string(), refused.why)).collect())
    }

    /// The table as a player sees it, as JSON.
    fn _view(&self, py: Python<'_>, player: Option<u8>, lang: &str) -> PyResult<String> {
        let collection = &shared(py)?.collection;
        let language = shared::language(py, lang)?;
        let viewer = self.viewer(py, player)?;
        let shown = Shown { collection, game: &self.game, language };
        errors::work(py, || serde_json::to_string(&shown.seen_by(viewer)).unwrap_or_default())
    }

    /// What a built-in player would answer.
    #[pyo3(signature = (player, seed=0))]
    fn suggest(&self, py: Python<'_>, player: &str, seed: u64) -> PyResult<Answer> {
        let kind: PlayerKind = player
            .parse()
            .map_err(|error: players::PlayerKindError| errors::plain(py, &error.to_string()))?;
        let given = errors::work(py, || Seat::of(&self.game).map(|seat| kind.seated(seed).answer(&seat)))?;
        given.map(|given| self.wrap(given)).ok_or_else(|| errors::plain(py, "the game is over"))
    }

    /// A game that looks the same from a player's seat, with everything hidden dealt anew: to think ahead in. It can be played on,
    /// cloned and looked at, and has no past.
    #[pyo3(signature = (player=None, seed=0))]
    fn _world(&self, py: Python<'_>, player: Option<u8>, seed: u64) -> PyResult<Game> {
        let viewer = self.viewer(py, player)?;
        let world = errors::work(py, || {
            let mut world = self.game.silent();
            world.resample(viewer, seed);
            Game::world_of(&world, self.lineage)
        })?;
        world.ok_or_else(|| errors::plain(py, "no world can be dealt from here"))
    }

    /// Takes answers back.
    #[pyo3(signature = (answers=1))]
    fn undo(&mut self, py: Python<'_>, answers: usize) -> PyResult<()> {
        let past = self.past(py)?.clone();
        let Some(keep) = self.answers.len().checked_sub(answers) else {
            let count = self.answers.len();
            return Err(errors::plain(
                py,
                &format!("{answers} answers cannot be taken back; {count} were given"),
            ));
        };
        let mut kept = std::mem::take(&mut self.answers);
        kept.truncate(keep);
        self.game = past.first.clone();
        self.tale = None;
        self.is_listed = false;
        errors::work(py, || self.replay(&kept))?.map_err(|trouble| trouble.raise(py))
    }

    /// What a player was told: sentences with their rules.
    #[pyo3(signature = (player=None, lang="en"))]
    fn _story(&mut self, py: Python<'_>, player: Option<u8>, lang: &str) -> PyResult<Vec<(String, String)>> {
        let past = self.past(py)?.clone();
        let shared = shared(py)?;
        let language = shared::language(py, lang)?;
        let viewer = match player {
            Some(player) => self.viewer(py, Some(player))?,
            None => PlayerIx(0),
        };
        let told = errors::work(py, || {
            let (mut tale, mut told) = match self.tale.take() {
                Some((tale, told)) if tale.language == language && told <= self.answers.len() => (tale, told),
                Some(_) | None => (session(shared, &past.start, past.seed, language)?, 0),
            };
            for answer in &self.answers[told..] {
                tale.answer(&shared.collection, *answer)
                    .map_err(|error| Trouble::Plain(error.say(language)))?;
                told += 1;
            }
            let lines =
                tale.story(viewer).iter().map(|line| (line.rule.to_string(), line.text.clone())).collect();
            self.tale = Some((tale, told));
            Ok(lines)
        })?;
        told.map_err(|trouble: Trouble| trouble.raise(py))
    }

    /// The game as a `.lore` text with its deck lists: name and text of each, the script last.
    fn _lore_texts(&mut self, py: Python<'_>) -> PyResult<Vec<(String, String)>> {
        self._story(py, None, "en")?;
        let shared = shared(py)?;
        let texts = errors::work(py, || {
            let tale = self.tale.as_ref().map(|(tale, _)| tale.lore_texts(&shared.collection, "game"));
            tale.unwrap_or_else(|| Ok(Vec::new()))
        })?;
        texts.map_err(|error| errors::plain(py, &error.to_string()))
    }

    /// The game as text: its beginning and its answers. `Game.load` goes on from there.
    fn save(&self, py: Python<'_>) -> PyResult<String> {
        let past = self.past(py)?;
        let shared = shared(py)?;
        let start = match &past.start {
            Begun::Decks(decks) => {
                SavedStart::Decks(decks.iter().map(|(name, list)| SavedDeck::new(name, list)).collect())
            }
            Begun::Lore { text, .. } => SavedStart::Lore(text.clone()),
        };
        let text = errors::work(py, || {
            let header = SavedHeader::new(Vec::new(), past.seed, start, basis(shared));
            KeptGame { header, answers: self.answers.clone() }.text()
        })?;
        text.map_err(|error| errors::plain(py, &error.to_string()))
    }

    /// The name of a card of this game, as a player sees it.
    #[pyo3(signature = (card, player=None, lang="en"))]
    fn card_name(&self, py: Python<'_>, card: u16, player: Option<u8>, lang: &str) -> PyResult<String> {
        let collection = &shared(py)?.collection;
        let (viewer, language) = (self.viewer(py, player)?, shared::language(py, lang)?);
        Ok(Perspective { collection, game: &self.game, viewer, language }.name(CardIx(card)))
    }
}

/// The kind of a question, in a word.
pub fn kind(ask: &Ask) -> &'static str {
    match ask {
        Ask::OpeningHand => "opening hand",
        Ask::Turn => "turn",
        Ask::May { .. } => "may",
        Ask::Cards { .. } => "cards",
        Ask::Player { .. } => "player",
        Ask::Option { .. } => "option",
        Ask::Number { .. } => "number",
        Ask::Rounds { .. } => "rounds",
        Ask::Name => "name",
        Ask::Class => "classification",
        Ask::Order { .. } => "order",
        Ask::Bag { .. } => "bag",
        Ask::Replacement { .. } => "replacement",
        Ask::Play { .. } => "play",
    }
}

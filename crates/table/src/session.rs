//! A game under way: who sits where, every answer given, what was told, taking back, bots, and the journal.
//!
//! A session is its beginning and its answers: taking back and resuming play them again. Bots draw their chance from the
//! seed and the number of answers so far, so that a resumed game goes on as it would have.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use engine::state::{GameResult, PlayerIx};
use engine::{Answer, Ask, Choice, Game, Log, Refusal, Silent, Variant};
use files::{Existing, LockError, WriteError};
use narrate::Reason;
use notation::syntax::{
    At, DeckFile, DeckList, Expectation, File, Header as LoreHeader, Player, PlayerFact, Start, Step, Total,
};
use notation::{Language, resume};
use players::{Budget, Lists, PlayerKind, Search, Seat};

use crate::journal::{self, EDITION, Journal, JournalError, JournalStart, Mended};
use crate::saved::{KeptGame, SavedDeck, SavedHeader, SavedStart, basis};
use crate::story::{open_story, story};
use crate::words::tongue;
use crate::{Collection, Considered, Line, Perspective, Scene};

/// Who answers for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seated {
    /// A person.
    Human,
    /// A player of ours.
    Bot(PlayerKind),
}

/// How a game begins.
#[derive(Clone, Debug)]
pub enum Beginning {
    /// With a deck for each player: its name and its list.
    Decks(Vec<(String, DeckList)>),
    /// The same in a variant (10.1), or in teams (9.3).
    Special {
        /// Name and list of each deck.
        decks: Vec<(String, DeckList)>,
        /// Which game is played.
        variant: Variant,
        /// The players of each team.
        teams: Vec<Vec<Player>>,
    },
    /// In the position of a file.
    Position(Box<File>),
}

/// A game to begin.
#[derive(Clone, Debug)]
pub struct Config {
    /// How it begins.
    pub beginning: Beginning,
    /// Who answers for each player; people where it ends early.
    pub seats: Vec<Seated>,
    /// The seed of all chance.
    pub seed: u64,
    /// The language in which it is told.
    pub language: Language,
}

/// Why a session cannot begin or go on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SessionError {
    /// Decks or position do not make a game.
    #[error("the game cannot begin: {0}")]
    Start(String),
    /// An answer that the rules refuse.
    #[error("{0} ({rule})", rule = .0.rule().0)]
    Refused(Refusal),
    /// The game cannot be kept or read.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A saved answer is refused when it is played again.
    #[error("{path}: answer {at} of the saved game is refused: {why}")]
    Replay {
        /// Which saved game.
        path: String,
        /// The number of the answer, from 1.
        at: usize,
        /// Why it is refused.
        why: Refusal,
    },
    /// A saved game names a player that is not known.
    #[error("{0}: a saved game with a player that is not known")]
    Seat(String),
    /// The game has no form as a `.lore` file.
    #[error("this game cannot be written as a file: {0}")]
    Write(String),
    /// A file cannot be written.
    #[error(transparent)]
    File(#[from] WriteError),
    /// A file is there already.
    #[error("{0} is there already and stays as it is; with --force before the name it is overwritten")]
    Exists(String),
}

impl SessionError {
    /// Whether another process has the file.
    pub fn is_in_use(&self) -> bool {
        matches!(self, SessionError::Journal(JournalError::Lock(LockError::Held { .. })))
    }

    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        match self {
            SessionError::Journal(JournalError::Write(WriteError::Exists(path)))
            | SessionError::File(WriteError::Exists(path)) => {
                SessionError::Exists(path.display().to_string()).say(language)
            }
            SessionError::Journal(error) => error.say(language),
            SessionError::Refused(why) => refused(*why, language),
            SessionError::Start(_)
            | SessionError::Replay { .. }
            | SessionError::Seat(_)
            | SessionError::Write(_)
            | SessionError::File(_)
            | SessionError::Exists(_) => tongue(language).session_error(self),
        }
    }
}

/// What the rules say against an answer.
pub(crate) fn refused(why: Refusal, language: Language) -> String {
    let reason = Reason::Refused(why);
    format!("{} [{}]", reason.say(language), reason.rule())
}

/// What taking back could not make unseen (1.7.6.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Undone {
    /// How many answers were taken back.
    pub answers: usize,
    /// Cards that the player saw in between.
    pub seen: Vec<String>,
    /// Something random happened in between.
    pub rolled: bool,
}

/// A game under way.
pub struct Session {
    /// The game itself.
    pub game: Game<Log>,
    /// The language in which it is told.
    pub language: Language,
    seats: Vec<Seated>,
    seed: u64,
    start: File,
    answers: Vec<(Answer, Given)>,
    /// What each player was told.
    stories: Vec<Vec<Line>>,
    journal: Option<Journal>,
    /// What was wrong with the journal that it went on with.
    pub mended: Option<Mended>,
    /// Files that this session wrote: those it may write again.
    written: BTreeSet<PathBuf>,
}

/// How an answer came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Given {
    By(PlayerIx),
    /// There was no other.
    Forced,
}

impl Session {
    /// Begins a game.
    pub fn begin(collection: &Collection, config: Config) -> Result<Session, SessionError> {
        let start = start_file(&config);
        let game = begun(collection, &start)?;
        let count = game.state().players().len();
        let seats = config.seats.into_iter().chain(std::iter::repeat(Seated::Human)).take(count).collect();
        let stories = vec![Vec::new(); count];
        let Config { seed, language, .. } = config;
        let written = BTreeSet::new();
        Ok(Session {
            game,
            language,
            seats,
            seed,
            start,
            answers: Vec::new(),
            stories,
            journal: None,
            mended: None,
            written,
        })
    }

    /// Keeps a journal of all further answers.
    pub fn keep_journal(&mut self, collection: &Collection, path: &Path) -> Result<(), SessionError> {
        let mut journal = Journal::begin(path, &self.header(collection))?;
        for (answer, _) in &self.answers {
            journal.answer(*answer)?;
        }
        self.journal = Some(journal);
        Ok(())
    }

    fn header(&self, collection: &Collection) -> SavedHeader {
        let seat = |seat: &Seated| match seat {
            Seated::Human => "human".to_owned(),
            Seated::Bot(kind) => kind.to_string(),
        };
        let deck = |deck: &DeckFile| SavedDeck::new(&deck.path, &deck.list.clone().unwrap_or_default());
        let start = match &self.start.start {
            Start::Decks(decks) => SavedStart::Decks(decks.node.iter().map(deck).collect()),
            Start::Absent | Start::Position(_) => SavedStart::Lore(notation::write(&self.start)),
        };
        let seats = self.seats.iter().map(seat).collect();
        let played = &self.start.header;
        SavedHeader {
            variant: played.variant.unwrap_or_default().into(),
            teams: seats_of(&played.teams),
            ..SavedHeader::new(seats, self.seed, start, basis(collection))
        }
    }

    /// Goes on with a saved game, and with its journal.
    pub fn resume(collection: &Collection, path: &Path, language: Language) -> Result<Session, SessionError> {
        let read = JournalStart::read(path, collection)?;
        let shown = path.display().to_string();
        let mut session = Session::replayed(collection, &read.header, &read.answers, &shown, language)?;
        let (journal, mended) = Journal::go_on(path, read)?;
        session.journal = Some(journal);
        session.mended = mended;
        Ok(session)
    }

    /// Plays a game that was kept again, up to its last answer.
    pub fn of_kept(
        collection: &Collection,
        kept: &KeptGame,
        name: &str,
        language: Language,
    ) -> Result<Session, SessionError> {
        Session::replayed(collection, &kept.header, &kept.answers, name, language)
    }

    /// The game so far, to be kept.
    pub fn kept(&self, collection: &Collection) -> KeptGame {
        let answers = self.answers.iter().map(|(answer, _)| *answer).collect();
        KeptGame { header: self.header(collection), answers }
    }

    fn replayed(
        collection: &Collection,
        header: &SavedHeader,
        answers: &[Answer],
        shown: &str,
        language: Language,
    ) -> Result<Session, SessionError> {
        let seat = |text: &String| match text.as_str() {
            "human" => Ok(Seated::Human),
            other => other.parse().map(Seated::Bot).map_err(|_| SessionError::Seat(shown.to_owned())),
        };
        let seats = header.seats.iter().map(seat).collect::<Result<_, _>>()?;
        let beginning = match &header.start {
            SavedStart::Decks(decks) => Beginning::Special {
                decks: decks.iter().map(|deck| (deck.name.clone(), DeckList::from(deck))).collect(),
                variant: header.variant.into(),
                teams: teams_of(&header.teams),
            },
            SavedStart::Lore(text) => {
                let (file, found) = notation::read(text, collection.names());
                // What a finished file lacks, a title say, has no line; a position to play from may lack it.
                if let Some(wrong) = found.iter().find(|found| found.is_error() && found.span.line > 0) {
                    return Err(SessionError::Start(wrong.problem.both().say(language).to_owned()));
                }
                Beginning::Position(Box::new(file))
            }
        };
        let config = Config { beginning, seats, seed: header.seed, language };
        let mut session = Session::begin(collection, config)?;
        for (at, answer) in answers.iter().enumerate() {
            let path = shown.to_owned();
            session.apply(collection, *answer).map_err(|why| SessionError::Replay {
                path,
                at: at + 1,
                why,
            })?;
        }
        Ok(session)
    }

    /// Saves the game so far as somebody typed it: a file name, `--force` before it where a file may be overwritten. Tells
    /// the name.
    pub fn save<'t>(&mut self, collection: &Collection, typed: &'t str) -> Result<&'t str, SessionError> {
        let (name, existing) = match typed.strip_prefix("--force ") {
            Some(name) => (name.trim(), Existing::Overwritten),
            None => (typed, Existing::Kept),
        };
        self.write(collection, Path::new(name), existing)?;
        Ok(name)
    }

    /// Writes the game so far to a file: a `.lore` script with its decks beside it, or else a journal.
    pub fn write(
        &mut self,
        collection: &Collection,
        path: &Path,
        existing: Existing,
    ) -> Result<(), SessionError> {
        if path.extension().is_none_or(|extension| extension != "lore") {
            if self.journal.as_ref().is_some_and(|journal| journal.is_at(path)) {
                return Err(SessionError::Exists(path.display().to_string()));
            }
            let answers = self.answers.iter().map(|(answer, _)| *answer);
            journal::write(path, &self.header(collection), answers, self.existing(path, existing))?;
            self.written.insert(path.to_owned());
            return Ok(());
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let texts = self.lore_texts(collection, &stem)?;
        let texts = texts.into_iter().map(|(name, text)| match Path::new(&name).extension() {
            Some(extension) if extension == "lore" => (path.to_owned(), text),
            _ => (path.with_file_name(name), text),
        });
        let texts = texts.collect();
        self.write_files(texts, existing)
    }

    /// The game so far as texts by name: its decks, and last the script.
    pub fn lore_texts(
        &self,
        collection: &Collection,
        stem: &str,
    ) -> Result<Vec<(String, String)>, SessionError> {
        let fail = |error: &dyn std::fmt::Display| SessionError::Write(error.to_string());
        let answers: Vec<Answer> = self.answers.iter().map(|(answer, _)| *answer).collect();
        let mut start = self.start.clone();
        if let Start::Decks(decks) = &mut start.start {
            for (at, deck) in decks.node.iter_mut().enumerate() {
                deck.path =
                    format!("{stem}.{}.txt", crate::words::letter(PlayerIx(at as u8)).to_ascii_lowercase());
            }
        }
        let mut file =
            notation::save(&start, collection.catalog(), EDITION, &answers).map_err(|error| fail(&error))?;
        // A script that expects nothing is no ruling: this one expects the totals of lore.
        for (player, own) in Player::ALL.into_iter().zip(self.game.state().players()) {
            let is = PlayerFact::Total { of: Total::Lore, is: own.lore().max(0) as u32 };
            file.script.push(At::nowhere(Step::Expect(Expectation::Player { player, is })));
        }
        let mut texts = Vec::new();
        if let Start::Decks(decks) = &start.start {
            for deck in &decks.node {
                let cards = deck.list.clone().unwrap_or_default().cards;
                let text: String = cards.iter().map(|(copies, card)| format!("{copies} {card}\n")).collect();
                texts.push((deck.path.clone(), text));
            }
        }
        texts.push((format!("{stem}.lore"), notation::write(&file)));
        Ok(texts)
    }

    /// Writes files, each whole or not at all; none where one of them may not be written.
    fn write_files(&mut self, texts: Vec<(PathBuf, String)>, existing: Existing) -> Result<(), SessionError> {
        for (path, _) in &texts {
            files::may_write(path, self.existing(path, existing))?;
        }
        for (path, text) in texts {
            files::replace(&path, text.as_bytes(), self.existing(&path, existing))?;
            self.written.insert(path);
        }
        Ok(())
    }

    /// What this session wrote it may write again.
    fn existing(&self, path: &Path, existing: Existing) -> Existing {
        if self.written.contains(path) { Existing::Overwritten } else { existing }
    }

    /// Who answers for a player.
    pub fn seat(&self, player: PlayerIx) -> Seated {
        self.seats.get(player.index()).copied().unwrap_or(Seated::Human)
    }

    /// All seats, in turn order.
    pub fn seats(&self) -> &[Seated] {
        &self.seats
    }

    /// The human who should look now: who decides, or the first one.
    pub fn viewer(&self) -> PlayerIx {
        let decides = self.game.decision().map(|open| open.player);
        let human = |player: &PlayerIx| self.seat(*player) == Seated::Human;
        let first = (0..self.seats.len() as u8).map(PlayerIx).find(human);
        decides.filter(human).or(first).unwrap_or(PlayerIx(0))
    }

    /// Whether a human must decide now.
    pub fn is_human_asked(&self) -> bool {
        self.game.decision().is_some_and(|open| self.seat(open.player) == Seated::Human)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.result() != GameResult::Open || self.game.decision().is_none()
    }

    /// The eyes of a player.
    pub fn perspective<'a>(&'a self, collection: &'a Collection, viewer: PlayerIx) -> Perspective<'a> {
        Perspective { collection, game: &self.game, viewer, language: self.language }
    }

    /// What a player sees.
    pub fn scene(&self, collection: &Collection, viewer: PlayerIx) -> Scene {
        Scene::of(&self.perspective(collection, viewer))
    }

    /// What a player was told so far.
    pub fn story(&self, viewer: PlayerIx) -> &[Line] {
        self.stories.get(viewer.index()).map_or(&[], Vec::as_slice)
    }

    /// What happened so far, with every card by its name. Nobody at the table is told this: the answers are played again for it.
    pub fn open_story(&self, collection: &Collection) -> Result<Vec<Line>, SessionError> {
        let mut game = begun(collection, &self.start)?;
        let mut lines = Vec::new();
        for (answer, _) in &self.answers {
            let from = game.record().0.len();
            game.answer(*answer).map_err(SessionError::Refused)?;
            lines.extend(open_story(collection, &game, from, self.language));
        }
        Ok(lines)
    }

    /// Takes an answer, writes it down, and takes for humans what has no alternative.
    pub fn answer(&mut self, collection: &Collection, answer: Answer) -> Result<(), SessionError> {
        self.one(collection, answer)?;
        while let Some(forced) = self.forced() {
            self.one(collection, forced)?;
        }
        match &self.journal {
            // Bots need not wait for the disk.
            Some(journal) if self.is_human_asked() || self.is_over() => Ok(journal.sync()?),
            Some(_) | None => Ok(()),
        }
    }

    fn one(&mut self, collection: &Collection, answer: Answer) -> Result<(), SessionError> {
        self.game.check(&answer).map_err(SessionError::Refused)?;
        // Written first: what cannot be kept is not played either, and can be tried again.
        if let Some(journal) = &mut self.journal {
            journal.answer(answer)?;
        }
        self.apply(collection, answer).map_err(SessionError::Refused)
    }

    /// The only answer of a human who is asked something other than for a turn action.
    fn forced(&self) -> Option<Answer> {
        let open = self.game.decision()?;
        let is_open = matches!(open.ask, Ask::Turn | Ask::Name) || self.seat(open.player) != Seated::Human;
        if is_open { None } else { self.game.forced() }
    }

    fn apply(&mut self, collection: &Collection, answer: Answer) -> Result<(), Refusal> {
        let before = self.game.silent();
        let given = match (self.game.decision(), self.forced()) {
            (Some(_), Some(only)) if only == answer => Given::Forced,
            (Some(open), _) => Given::By(open.player),
            (None, _) => Given::Forced,
        };
        let from = self.game.record().0.len();
        self.game.answer(answer)?;
        self.answers.push((answer, given));
        for at in 0..self.stories.len() {
            let told = story(collection, &before, &self.game, from, PlayerIx(at as u8), self.language);
            self.stories[at].extend(told);
        }
        Ok(())
    }

    /// A thinker for the player who must decide, if it is a bot: the game without its record, the kind and the seed.
    pub fn bot(&self) -> Option<Thought> {
        let open = self.game.decision()?;
        match self.seat(open.player) {
            Seated::Human => None,
            Seated::Bot(kind) => Some(Thought { game: self.game.silent(), kind, seed: self.chance() }),
        }
    }

    /// What the search would answer; a win this turn that can be proved comes first.
    pub fn hint(&self) -> Option<Answer> {
        self.adviser().map(Thought::think)
    }

    /// What the search thinks of the open question, with its lines.
    pub fn consider(&self) -> Option<Considered> {
        self.adviser().map(Thought::consider)
    }

    /// A thinker for the hint: the search in the place of whoever decides.
    pub fn adviser(&self) -> Option<Thought> {
        self.game.decision()?;
        let kind = PlayerKind::Search(Budget::Iterations(HINT), Lists::Hidden);
        Some(Thought { game: self.game.silent(), kind, seed: self.chance() })
    }

    /// How many answers stand.
    pub fn answered(&self) -> usize {
        self.answers.len()
    }

    /// A seed for whoever thinks about the open question.
    fn chance(&self) -> u64 {
        self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(self.answers.len() as u64)
    }

    /// Takes back to the player's previous own decision, and tells what stays seen; nothing if there is none.
    pub fn undo(
        &mut self,
        collection: &Collection,
        player: PlayerIx,
    ) -> Result<Option<Undone>, SessionError> {
        let own = self.answers.iter().rposition(|(_, given)| *given == Given::By(player));
        let Some(keep) = own else { return Ok(None) };
        let mut earlier = Session {
            game: begun(collection, &self.start)?,
            language: self.language,
            seats: self.seats.clone(),
            seed: self.seed,
            start: self.start.clone(),
            answers: Vec::new(),
            stories: vec![Vec::new(); self.seats.len()],
            journal: None,
            mended: self.mended.clone(),
            written: self.written.clone(),
        };
        for (answer, _) in &self.answers[..keep] {
            earlier.apply(collection, *answer).map_err(SessionError::Refused)?;
        }
        let revealed = self.game.revealed_since(&earlier.game);
        let mine = revealed.seen.iter().filter(|(who, _)| *who == player);
        let seen =
            mine.map(|(_, card)| collection.name(self.game.state().card(*card).def()).to_owned()).collect();
        let undone = Undone { answers: self.answers.len() - keep, seen, rolled: revealed.rolled };
        if let Some(journal) = &mut self.journal {
            journal.undo(keep)?;
        }
        earlier.journal = self.journal.take();
        *self = earlier;
        Ok(Some(undone))
    }
}

/// How hard the search thinks about a hint.
const HINT: u32 = 60;

/// What a bot needs to think, wherever it does.
pub struct Thought {
    game: Game<Silent>,
    kind: PlayerKind,
    seed: u64,
}

impl Thought {
    /// The bot's answer.
    pub fn think(self) -> Answer {
        match Seat::of(&self.game) {
            Some(seat) => self.kind.seated(self.seed).answer(&seat),
            None => Answer::Choice(Choice::Done),
        }
    }

    /// The answer with the lines that were compared for it, where it is a search that thinks.
    pub fn consider(self) -> Considered {
        let lines = match (Seat::of(&self.game), self.kind) {
            (Some(seat), PlayerKind::Search(budget, lists))
                if seat.forced().is_none() && seat.ask() != Some(&Ask::OpeningHand) =>
            {
                Search::new(self.seed, budget, lists).weigh(&seat)
            }
            (Some(_) | None, _) => Vec::new(),
        };
        let best = lines.first().and_then(|best| best.line.answers().next());
        match best.filter(|answer| self.game.check(answer).is_ok()) {
            Some(answer) => Considered { answer, lines },
            None => Considered { answer: self.think(), lines: Vec::new() },
        }
    }
}

/// The player at a seat, from 0.
fn player(seat: u8) -> Option<Player> {
    Player::ALL.get(usize::from(seat)).copied()
}

/// The players of each team.
fn teams_of(seats: &[Vec<u8>]) -> Vec<Vec<Player>> {
    seats.iter().map(|team| team.iter().filter_map(|seat| player(*seat)).collect()).collect()
}

/// The seats of each team.
fn seats_of(teams: &[Vec<Player>]) -> Vec<Vec<u8>> {
    teams.iter().map(|team| team.iter().map(|player| player.index() as u8).collect()).collect()
}

fn start_file(config: &Config) -> File {
    let begun = |decks: &[(String, DeckList)], variant: Variant, teams: &[Vec<Player>]| {
        let file =
            |(name, list): &(String, DeckList)| DeckFile { path: name.clone(), list: Some(list.clone()) };
        let header = LoreHeader {
            title: Some("A game".to_owned()),
            rules: vec!["2.2".to_owned()],
            seed: Some(config.seed as i64),
            variant: (variant != Variant::default()).then_some(variant),
            teams: teams.to_vec(),
            ..LoreHeader::default()
        };
        let decks = decks.iter().map(file).collect();
        File { header, start: Start::Decks(At::nowhere(decks)), ..File::default() }
    };
    match &config.beginning {
        Beginning::Decks(decks) => begun(decks, Variant::default(), &[]),
        Beginning::Special { decks, variant, teams } => begun(decks, *variant, teams),
        Beginning::Position(file) => File { script: Vec::new(), ..(**file).clone() },
    }
}

fn begun(collection: &Collection, start: &File) -> Result<Game<Log>, SessionError> {
    let (game, verdict) = resume(start, collection.catalog(), EDITION);
    let unsupported = verdict.unsupported.iter().map(|card| format!("{}: {}", card.card, card.reason));
    let failures = verdict.failures.iter().map(|failure| failure.actual.to_string());
    let problems: Vec<String> = unsupported.chain(failures).collect();
    match game {
        Some(game) => Ok(game),
        None => Err(SessionError::Start(problems.join("; "))),
    }
}

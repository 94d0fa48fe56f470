//! Games under way: played, taken back, kept as text, and shown again.

use engine::state::{GameResult, PlayerIx};
use engine::{Action, Answer, Game, Silent};
use notation::Language;
use notation::syntax::DeckList;
use players::{Budget, Lists, PlayerKind, Value, chance};
use serde::{Deserialize, Serialize};
use table::words::capitalised;
use table::{
    Advice, Beginning, Collection, Config, JournalError, KeptGame, Lesson, Line, Reading, Seated, Session,
    SessionError, label,
};
use ts_rs::TS;

use crate::board::{Board, RefusedMove, Shown, unwired, wired};
use crate::books::{BookInput, Nothing};
use crate::decks::{DeckText, list};
use crate::judging::{named, refused, unknown_name};
use crate::said::words;
use crate::words::Tongue;
use crate::{Desk, Trouble};
use vocabulary::order::InOrder;

/// The most games at once: more means that somebody forgot to end them.
const GAMES_MAX: usize = 16;

/// What a kept game is called in errors.
const NAME: &str = "game";

/// A game with the cards that are in it.
pub(crate) struct Seance {
    session: Session,
    collection: Collection,
    lesson: Option<Lesson>,
}

/// A game to begin.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BeginInput {
    /// A list for each player.
    pub decks: Vec<DeckText>,
    /// `human` or a bot's seat, for each player.
    pub seats: Vec<String>,
    /// The seed of all chance.
    pub seed: u32,
    /// The language of the answer.
    pub language: Tongue,
}

/// A saved game.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ResumeInput {
    /// The kept game.
    pub journal: String,
    /// The language of the answer.
    pub language: Tongue,
}

/// A game, seen by somebody.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct GameInput {
    /// Which game of the desk.
    pub id: u32,
    /// The language of the answer.
    pub language: Tongue,
    /// Whose eyes; the player's who decides where nothing is said.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub viewer: Option<u8>,
}

/// An answer in a game.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AnswerInput {
    /// Which game.
    #[serde(flatten)]
    pub game: GameInput,
    /// The answer of a move.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub answer: Option<String>,
    /// Where a name is asked: the name.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub name: Option<String>,
}

/// A card of a game.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct GameCardInput {
    /// Which game.
    #[serde(flatten)]
    pub game: GameInput,
    /// Which card of it.
    pub card: u16,
}

/// A game as it stands.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameState {
    /// The number of the game at the desk.
    pub id: u32,
    /// What the viewer sees.
    pub board: Board,
    /// What the viewer was told so far.
    pub story: Vec<StoryLine>,
    /// Who sits where.
    pub seats: Vec<String>,
    /// Answers given so far.
    pub answers: usize,
    /// A bot must decide now.
    pub bot_decides: bool,
    /// Whether it is over.
    pub is_over: bool,
    /// The whole game so far, to be kept; empty for a lesson.
    pub journal: String,
    /// What the lesson says, in a lesson.
    pub lesson: Option<LessonText>,
}

/// What the lesson says now.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LessonText {
    /// What is said now.
    pub text: String,
    /// Whether the lesson is over.
    pub is_done: bool,
}

/// A sentence with its rule.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StoryLine {
    /// The rule it follows.
    pub rule: String,
    /// The sentence.
    pub text: String,
}

/// The game after taking back, and what cannot be made unseen.
#[derive(Clone, Debug, Serialize, TS)]
pub struct UndoneState {
    /// The game now.
    pub state: GameState,
    /// 0 where there was nothing to take back.
    pub answers: usize,
    /// Cards seen in between, which no undo makes unseen.
    pub seen: Vec<String>,
    /// Whether chance was used in between.
    pub rolled: bool,
}

/// What the adviser would do.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HintGiven {
    /// The answer, as the page sends it back.
    pub answer: String,
    /// The words for it.
    pub label: String,
    /// The card that it is about.
    pub card: Option<u16>,
    /// Why, a sentence each.
    pub reasons: Vec<String>,
    /// How the line goes on.
    pub line: Vec<String>,
}

/// A bot that can be played against.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BotShown {
    /// The word by which it is seated.
    pub seat: String,
    /// How well it plays.
    pub strength: String,
}

/// How a game went.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Course {
    /// For each player, the lore at the end of each turn of the game.
    pub lore: Vec<Vec<i32>>,
    /// For each player, the chance to win at the end of each turn, by the weights of the players.
    pub chances: Vec<Vec<f32>>,
    /// What mattered, in the order of the game.
    pub moments: Vec<Moment>,
}

/// A turn that mattered.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Moment {
    /// What it brought, in words.
    pub text: String,
    /// After how many answers it begins.
    pub at: usize,
}

/// A game as files.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameFile {
    /// The game as a `.lore` text.
    pub lore: String,
    /// The lists that it names.
    pub decks: Vec<DeckText>,
}

/// A saved game and one of its moments.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ReplayInput {
    /// The kept game.
    pub journal: String,
    /// The language of the answer.
    pub language: Tongue,
    /// After so many answers.
    pub at: usize,
    /// Whose eyes; everybody's where nothing is said.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub viewer: Option<u8>,
}

/// A moment of a saved game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayState {
    /// What is seen there.
    pub board: Board,
    /// What was told up to there.
    pub story: Vec<StoryLine>,
    /// After how many answers.
    pub at: usize,
    /// How many answers there are.
    pub total: usize,
    /// For each turn, after how many answers it begins.
    pub turns: Vec<usize>,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The game up to here, to be taken over.
    pub journal: String,
}

fn seat(text: &str) -> Result<Seated, Trouble> {
    match text {
        "human" => Ok(Seated::Human),
        other => match other.parse()? {
            // A browser gives wasm no clock.
            PlayerKind::Search(Budget::Milliseconds(_), _) => {
                Err(Trouble("a bot that thinks by the clock cannot play here".to_owned()))
            }
            kind => Ok(Seated::Bot(kind)),
        },
    }
}

fn seat_word(seat: &Seated) -> String {
    match seat {
        Seated::Human => "human".to_owned(),
        Seated::Bot(kind) => kind.to_string(),
    }
}

impl Desk {
    fn seat_game(&mut self, seance: Seance) -> Result<u32, Trouble> {
        if self.games.len() >= GAMES_MAX {
            self.games.pop_first();
        }
        self.games_begun += 1;
        self.games.insert(self.games_begun, seance);
        Ok(self.games_begun)
    }

    fn seance(&mut self, input: &GameInput) -> Result<&mut Seance, Trouble> {
        let language = Language::from(input.language);
        let gone = || Trouble(words(language).no_such_game.to_owned());
        let seance = self.games.get_mut(&input.id).ok_or_else(gone)?;
        seance.session.language = language;
        Ok(seance)
    }

    /// The cards of deck lists, and no others.
    fn cards_of<'l>(&self, lists: impl Iterator<Item = &'l DeckList>) -> Collection {
        let mut names: Vec<String> =
            lists.flat_map(|list| list.cards.iter().map(|(_, card)| card.clone())).collect();
        names.order();
        names.dedup();
        self.collection(&names)
    }
}

fn told(lines: &[Line]) -> Vec<StoryLine> {
    let line = |line: &Line| StoryLine { rule: line.rule.to_string(), text: line.text.clone() };
    lines.iter().map(line).collect()
}

impl Seance {
    fn state(&self, id: u32, viewer: Option<u8>) -> Result<GameState, Trouble> {
        let Seance { session, collection, lesson } = self;
        let viewer = viewer.map_or_else(|| session.viewer(), PlayerIx);
        if viewer.index() >= session.seats().len() {
            return Err(Trouble(format!("there is no player {}", viewer.0)));
        }
        let language = session.language;
        let shown = Shown { collection, game: &session.game, language };
        let journal = match lesson {
            Some(_) => String::new(),
            None => session.kept(collection).text()?,
        };
        let lesson = lesson.as_ref().map(|lesson| LessonText {
            text: match lesson.is_done() {
                true => lesson.farewell(language, Reading::Touch).to_owned(),
                false => lesson.text(language, Reading::Touch),
            },
            is_done: lesson.is_done(),
        });
        Ok(GameState {
            id,
            board: shown.seen_by(viewer),
            story: told(session.story(viewer)),
            seats: session.seats().iter().map(seat_word).collect(),
            answers: session.answered(),
            bot_decides: session.bot().is_some(),
            is_over: session.is_over(),
            journal,
            lesson,
        })
    }

    fn give(&mut self, answer: Answer) -> Result<(), Trouble> {
        let Seance { session, collection, lesson } = self;
        if let Some(lesson) = lesson {
            let viewer = session.viewer();
            lesson.takes(&session.perspective(collection, viewer), answer);
        }
        let language = session.language;
        session.answer(collection, answer).map_err(|error| spoken(&error, language))
    }
}

fn spoken(error: &SessionError, language: Language) -> Trouble {
    Trouble(error.say(language))
}

/// From the easiest to the hardest.
const BOTS: [PlayerKind; 4] = [
    PlayerKind::Random,
    PlayerKind::Greedy,
    PlayerKind::Adept,
    PlayerKind::Search(Budget::Iterations(200), Lists::Hidden),
];

pub(crate) fn bots(_: &mut Desk, input: BookInput) -> Result<Vec<BotShown>, Trouble> {
    let language = Language::from(input.language);
    let bot =
        |kind: &PlayerKind| BotShown { seat: kind.to_string(), strength: kind.strength(language).to_owned() };
    Ok(BOTS.iter().map(bot).collect())
}

pub(crate) fn begin(desk: &mut Desk, input: BeginInput) -> Result<GameState, Trouble> {
    let language = Language::from(input.language);
    let mut decks = Vec::new();
    for deck in &input.decks {
        decks.push((deck.name.clone(), list(desk, deck, language)?));
    }
    let seats = input.seats.iter().map(|text| seat(text)).collect::<Result<Vec<_>, _>>()?;
    let collection = desk.cards_of(decks.iter().map(|(_, list)| list));
    let config = Config { beginning: Beginning::Decks(decks), seats, seed: input.seed.into(), language };
    let session = Session::begin(&collection, config).map_err(|error| spoken(&error, language))?;
    let id = desk.seat_game(Seance { session, collection, lesson: None })?;
    desk.games[&id].state(id, None)
}

pub(crate) fn begin_lesson(desk: &mut Desk, input: BookInput) -> Result<GameState, Trouble> {
    let language = input.language.into();
    let collection = Collection::of_some(&desk.library, &desk.names, |_| true);
    let (lesson, file) = Lesson::first_game(&collection)?;
    let seats = vec![Seated::Human, Seated::Bot(PlayerKind::Greedy)];
    let config = Config { beginning: Beginning::Position(Box::new(file)), seats, seed: 1, language };
    let session = Session::begin(&collection, config).map_err(|error| spoken(&error, language))?;
    let id = desk.seat_game(Seance { session, collection, lesson: Some(lesson) })?;
    desk.games[&id].state(id, None)
}

/// The cards of a kept game's decks, and the game read with them.
fn kept(desk: &Desk, text: &str, language: Language) -> Result<(Collection, KeptGame), Trouble> {
    let told = |error: JournalError| Trouble(error.say(language));
    let read = KeptGame::read(text, NAME).map_err(told)?;
    for own in &read.header.seats {
        seat(own)?;
    }
    let lists: Vec<DeckList> = read.header.decks().iter().map(DeckList::from).collect();
    let collection = desk.cards_of(lists.iter());
    read.fits(&collection, NAME).map_err(told)?;
    Ok((collection, read))
}

pub(crate) fn resume(desk: &mut Desk, input: ResumeInput) -> Result<GameState, Trouble> {
    let language = input.language.into();
    let (collection, read) = kept(desk, &input.journal, language)?;
    let session =
        Session::of_kept(&collection, &read, NAME, language).map_err(|error| spoken(&error, language))?;
    let id = desk.seat_game(Seance { session, collection, lesson: None })?;
    desk.games[&id].state(id, None)
}

pub(crate) fn state(desk: &mut Desk, input: GameInput) -> Result<GameState, Trouble> {
    desk.seance(&input)?.state(input.id, input.viewer)
}

pub(crate) fn answer(desk: &mut Desk, input: AnswerInput) -> Result<GameState, Trouble> {
    let AnswerInput { game, answer, name } = input;
    let language = game.language.into();
    let seance = desk.seance(&game)?;
    let answer = match (answer, name) {
        (Some(answer), _) => unwired(&answer)?,
        (None, Some(name)) => {
            named(&seance.session.game, &name).ok_or_else(|| unknown_name(&name, language))?
        }
        (None, None) => return Err(Trouble("an answer is missing".to_owned())),
    };
    seance.give(answer)?;
    seance.state(game.id, game.viewer)
}

pub(crate) fn bot(desk: &mut Desk, input: GameInput) -> Result<GameState, Trouble> {
    let seance = desk.seance(&input)?;
    if let Some(thought) = seance.session.bot() {
        let answer = thought.think();
        let language = seance.session.language;
        seance.session.answer(&seance.collection, answer).map_err(|error| spoken(&error, language))?;
    }
    seance.state(input.id, input.viewer)
}

pub(crate) fn undo(desk: &mut Desk, input: GameInput) -> Result<UndoneState, Trouble> {
    let seance = desk.seance(&input)?;
    let viewer = input.viewer.map_or_else(|| seance.session.viewer(), PlayerIx);
    let language = seance.session.language;
    let undone = seance.session.undo(&seance.collection, viewer).map_err(|error| spoken(&error, language))?;
    if let (Some(lesson), Some(_)) = (&mut seance.lesson, &undone) {
        lesson.back();
    }
    let undone = undone.unwrap_or_default();
    let state = seance.state(input.id, input.viewer)?;
    Ok(UndoneState { state, answers: undone.answers, seen: undone.seen, rolled: undone.rolled })
}

pub(crate) fn hint(desk: &mut Desk, input: GameInput) -> Result<Option<HintGiven>, Trouble> {
    let seance = desk.seance(&input)?;
    let Seance { session, collection, lesson } = seance;
    let viewer = session.viewer();
    let eyes = session.perspective(collection, viewer);
    let question = table::Question::of(&eyes);
    // A lesson knows best what it waits for.
    let fitting = lesson.as_ref().filter(|lesson| !lesson.is_done()).and_then(|lesson| {
        question.as_ref()?.moves.iter().map(|one| one.answer).find(|answer| lesson.fits(&eyes, *answer))
    });
    let advice = match fitting {
        Some(answer) => {
            let reasons = lesson.iter().map(|lesson| lesson.text(session.language, Reading::Touch)).collect();
            Some(Advice { answer, label: label::label(&eyes, None, answer), reasons, line: Vec::new() })
        }
        None => session.advice(collection),
    };
    Ok(advice.map(|Advice { answer, label, reasons, line }| {
        let known =
            question.as_ref().and_then(|question| question.moves.iter().find(|one| one.answer == answer));
        let label = known.map_or(label, |one| one.label.clone());
        let card = label::subject(answer).map(|card| card.0);
        HintGiven { answer: wired(answer), label, card, reasons, line }
    }))
}

pub(crate) fn why_not(desk: &mut Desk, input: GameCardInput) -> Result<Vec<RefusedMove>, Trouble> {
    let seance = desk.seance(&input.game)?;
    let Seance { session, collection, .. } = seance;
    Ok(refused(&Shown { collection, game: &session.game, language: session.language }, input.card))
}

pub(crate) fn concede(desk: &mut Desk, input: GameInput) -> Result<GameState, Trouble> {
    let seance = desk.seance(&input)?;
    let viewer = input.viewer.map_or_else(|| seance.session.viewer(), PlayerIx);
    seance.give(Answer::Concede(viewer))?;
    seance.state(input.id, input.viewer)
}

pub(crate) fn file(desk: &mut Desk, input: GameInput) -> Result<GameFile, Trouble> {
    let seance = desk.seance(&input)?;
    let language = seance.session.language;
    let texts = seance.session.lore_texts(&seance.collection, "game");
    let mut texts = texts.map_err(|error| spoken(&error, language))?;
    let (_, lore) = texts.pop().unwrap_or_default();
    let decks = texts.into_iter().map(|(name, text)| DeckText { name, text }).collect();
    Ok(GameFile { lore, decks })
}

pub(crate) fn replay(desk: &mut Desk, input: ReplayInput) -> Result<ReplayState, Trouble> {
    let language = input.language.into();
    let (collection, mut read) = kept(desk, &input.journal, language)?;
    let again = |read: &KeptGame| {
        Session::of_kept(&collection, read, NAME, language).map_err(|error| spoken(&error, language))
    };
    let total = read.answers.len();
    let at = input.at.min(total);
    let turns = turns(&collection, &read, language, |_| Vec::new())?.iter().map(|turn| turn.from).collect();
    read.answers.truncate(at);
    let session = again(&read)?;
    let shown = Shown { collection: &collection, game: &session.game, language };
    let viewer = input.viewer.map(PlayerIx).filter(|viewer| viewer.index() < session.seats().len());
    let story = match viewer {
        Some(viewer) => told(session.story(viewer)),
        None => told(&session.open_story(&collection).map_err(|error| spoken(&error, language))?),
    };
    Ok(ReplayState {
        board: viewer.map_or_else(|| shown.open(), |viewer| shown.seen_by(viewer)),
        story,
        at,
        total,
        turns,
        seats: session.seats().iter().map(seat_word).collect(),
        journal: session.kept(&collection).text()?,
    })
}

/// A turn of a kept game.
struct TurnKept {
    /// After how many answers it begins.
    from: usize,
    active: PlayerIx,
    /// Everybody's lore at its end.
    lore: Vec<i32>,
    /// Everybody's chance to win at its end.
    chances: Vec<f32>,
}

/// The turns of a kept game; what everybody's chances are is asked at the end of each.
fn turns(
    collection: &Collection,
    read: &KeptGame,
    language: Language,
    chances: impl Fn(&Game<Silent>) -> Vec<f32>,
) -> Result<Vec<TurnKept>, Trouble> {
    let mut start = read.clone();
    start.answers.clear();
    let session = Session::of_kept(collection, &start, NAME, language);
    let mut game = session.map_err(|error| spoken(&error, language))?.game.silent();
    let begun = |game: &Game<Silent>, from| {
        let (active, lore) = (game.state().active(), lore(game));
        TurnKept { from, active, lore, chances: Vec::new() }
    };
    let mut turns = vec![begun(&game, 0)];
    let mut turn = game.state().turn();
    for (at, answer) in read.answers.iter().enumerate() {
        let ended = (*answer == Answer::Action(Action::EndTurn)).then(|| chances(&game));
        game.answer(*answer)?;
        let Some(own) = turns.last_mut() else { continue };
        if let Some(chances) = ended {
            own.chances = chances;
        }
        if game.state().turn() == turn {
            own.lore = lore(&game);
        } else {
            turn = game.state().turn();
            turns.push(begun(&game, at + 1));
        }
    }
    if let Some(last) = turns.last_mut()
        && game.result() != GameResult::Open
    {
        last.chances = chances(&game);
    }
    Ok(turns)
}

fn lore(game: &Game<Silent>) -> Vec<i32> {
    game.state().players().iter().map(|player| player.lore()).collect()
}

/// Everybody's chance to win once the turn is over, by the weights of the players.
fn chances(value: &Value, game: &Game<Silent>) -> Vec<f32> {
    let seats = 0..game.state().players().len() as u8;
    match game.result() {
        GameResult::Won(winner) => seats.map(|seat| f32::from(u8::from(winner == PlayerIx(seat)))).collect(),
        _ => seats.map(|seat| chance(value.odds(game, PlayerIx(seat)))).collect(),
    }
}

pub(crate) fn course(desk: &mut Desk, input: GameInput) -> Result<Course, Trouble> {
    let Seance { session, collection, .. } = desk.seance(&input)?;
    let language = session.language;
    let mut value = Value::default();
    value.prepare(&session.game);
    // What comes before the first turn, the opening hands, is none.
    let turns = turns(collection, &session.kept(collection), language, |game| chances(&value, game))?;
    let turns: Vec<TurnKept> = turns.into_iter().skip(1).collect();
    let seats = 0..session.seats().len();
    let lore =
        seats.clone().map(|seat| turns.iter().filter_map(|turn| turn.lore.get(seat).copied()).collect());
    let chances = seats.map(|seat| turns.iter().filter_map(|turn| turn.chances.get(seat).copied()).collect());
    let (lore, chances): (Vec<Vec<i32>>, Vec<Vec<f32>>) = (lore.collect(), chances.collect());
    Ok(Course { moments: moments(&turns, &lore, language), lore, chances })
}

/// Turns of which more is told than of others, at most.
const SWINGS: usize = 2;
/// What a chance must have risen by to be told.
const SWING: f32 = 0.08;

/// What mattered: the turns in which chances rose most, and each player's best turn for lore.
fn moments(turns: &[TurnKept], lore: &[Vec<i32>], language: Language) -> Vec<Moment> {
    let mut all: Vec<(usize, String)> = swings(turns, language);
    all.extend(
        lore.iter().zip(0..).filter_map(|(own, seat)| best_turn(own, turns, PlayerIx(seat), language)),
    );
    all.order_by_key(|(at, _)| *at);
    all.into_iter().map(|(at, text)| Moment { text: capitalised(&text), at: turns[at].from }).collect()
}

/// The turns in which the chance of somebody rose most: by what they did, or by what another let them.
fn swings(turns: &[TurnKept], language: Language) -> Vec<(usize, String)> {
    let even = 1.0 / turns.first().map_or(2, |turn| turn.lore.len().max(2)) as f32;
    let had = |at: usize, seat: usize| turns.get(at).and_then(|turn| turn.chances.get(seat)).copied();
    let rise = |at: usize, seat: usize| {
        let before = at.checked_sub(1).map_or(Some(even), |before| had(before, seat))?;
        Some((at, seat, before, had(at, seat)?))
    };
    let by = |swing: &(usize, usize, f32, f32)| swing.3 - swing.2;
    let highest = |at: usize| {
        let rises = (0..turns[at].chances.len()).filter_map(|seat| rise(at, seat));
        rises.max_by(|one, other| by(one).total_cmp(&by(other)))
    };
    let mut swings: Vec<_> = (0..turns.len()).filter_map(highest).collect();
    swings.retain(|swing| by(swing) >= SWING);
    swings.order_by(|one, other| by(other).total_cmp(&by(one)));
    let percent = |chance: f32| format!("{:.0} %", chance * 100.0);
    let told = |(at, seat, before, after): (usize, usize, f32, f32)| {
        let letter = table::words::letter(PlayerIx(seat as u8));
        (at, (words(language).chances_rose)(&letter, &(at + 1), &percent(before), &percent(after)))
    };
    swings.into_iter().take(SWINGS).map(told).collect()
}

/// The turn in which a player gained most lore.
fn best_turn(
    lore: &[i32],
    turns: &[TurnKept],
    player: PlayerIx,
    language: Language,
) -> Option<(usize, String)> {
    let gain = |at: usize| lore[at] - at.checked_sub(1).map_or(0, |before| lore[before]);
    let own = (0..lore.len()).filter(|at| turns[*at].active == player && gain(*at) > 0);
    let best = own.max_by_key(|at| (gain(*at), std::cmp::Reverse(*at)))?;
    let (letter, turn, gained, total) = (table::words::letter(player), best + 1, gain(best), lore[best]);
    Some((best, (words(language).gained_most)(&letter, &turn, &gained, &total)))
}

pub(crate) fn drop_game(desk: &mut Desk, input: GameInput) -> Result<Nothing, Trouble> {
    desk.games.remove(&input.id);
    Ok(Nothing {})
}

//! The judge: a text played as far as it goes, told step by step, and played on move by move.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use ::desk::case::CaseFormat;
use engine::program::NameId;
use engine::state::{CardIx, PlayerIx};
use engine::{Answer, Choice, Edition, Game, Log};
use narrate::{Message, say};
use notation::syntax::{At, File, Move, Start, Statement, Step as ScriptStep};
use notation::{
    Continued, Diagnostic, Language, Problem, Told, Verdict, attach_decks, go_on, judge as judged, narrate,
    open, read,
};
use serde::{Deserialize, Serialize};
use table::{Collection, refused_moves, words};
use ts_rs::TS;

use crate::board::{Board, Shown, unwired, wired};
use crate::decks::DeckText;
use crate::said::words;
use crate::setup::position_lines;
use crate::words::Tongue;
use crate::{Desk, Trouble};

pub use crate::board::RefusedMove;

/// Which edition of the rules decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum EditionWord {
    /// Edition 2.3.
    #[default]
    #[serde(rename = "2.3")]
    V2_3,
    /// Edition 2.2.
    #[serde(rename = "2.2")]
    V2_2,
    /// Editions 1.x.
    #[serde(rename = "1")]
    V1,
}

impl From<EditionWord> for Edition {
    fn from(word: EditionWord) -> Edition {
        match word {
            EditionWord::V2_3 => Edition::V2_3,
            EditionWord::V2_2 => Edition::V2_2,
            EditionWord::V1 => Edition::V1,
        }
    }
}

/// A text to be judged.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct JudgeInput {
    /// The `.lore` text.
    pub text: String,
    /// The language of the answer.
    pub language: Tongue,
    /// The edition to judge by, where the text names none.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub edition: Option<EditionWord>,
    /// Only as far as this line.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub until: Option<u32>,
    /// Whose eyes see the table; a judge's, who sees everything, where nothing is said.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub viewer: Option<u8>,
    /// Answers of a choice that is not a whole line yet.
    #[serde(default)]
    pub picks: Vec<String>,
    /// Deck lists that the text names.
    #[serde(default)]
    pub decks: Vec<DeckText>,
}

/// What came of a text.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Judgement {
    /// What it claims.
    pub title: String,
    /// What is wrong with the text.
    pub problems: Vec<TextProblem>,
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// Everything that the text expects came out.
    pub holds: bool,
    /// What did not come out.
    pub failures: Vec<FailedLine>,
    /// Cards that cannot be played, each with the reason.
    pub unsupported: Vec<String>,
    /// The table after the last step; none where the text has no game.
    pub board: Option<Board>,
    /// Lines of the script, as far as there are any.
    pub script: Vec<ScriptLine>,
    /// How many lines of the text there are up to the last one of the position; 0 where it has none.
    pub position_lines: usize,
    /// It names a deck list that is not known, and the rulings, which bring lists with them, have not been loaded.
    pub wants_rulings: bool,
}

/// Something wrong with a text. Columns count letters from 1.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TextProblem {
    /// 0 where it is the text as a whole.
    pub line: u32,
    /// The first column, from 0.
    pub start: u32,
    /// The column after the last.
    pub end: u32,
    /// Whether it cannot be judged because of it.
    pub is_error: bool,
    /// What is wrong.
    pub message: String,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Step {
    /// The line of the text that brought it about; 0 before the first.
    pub line: u32,
    /// The rule it follows.
    pub rule: String,
    /// The sentence.
    pub text: String,
    /// What kind of sentence it is.
    pub kind: StepKind,
}

/// What a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum StepKind {
    /// A line of the script.
    Line,
    /// A line that was refused, or must be.
    Refused,
    /// An expectation that held.
    Held,
    /// One that did not.
    Failed,
    /// The text of a card that matters now.
    Text,
    /// What came of a line.
    Told,
}

/// A line that did not come out.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FailedLine {
    /// The line of the text.
    pub line: u32,
    /// What it expects.
    pub expected: String,
    /// What is so.
    pub found: String,
}

/// A line of the script.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ScriptLine {
    /// The line of the text.
    pub line: u32,
    /// What stands there.
    pub text: String,
    /// The next turn begins behind it.
    pub ends_turn: bool,
}

/// An answer to be added to a text.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PlayOnInput {
    /// The text to go on from.
    #[serde(flatten)]
    pub base: JudgeInput,
    /// The answer of a move.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub answer: Option<String>,
    /// Where a name is asked: the name.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub name: Option<String>,
}

/// The text with the answer.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayedOn {
    /// The text with the answer in it.
    pub text: String,
    /// Answers of a choice that is not a whole line yet.
    pub picks: Vec<String>,
}

/// A card that somebody wants to do something with.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct WhyNotInput {
    /// The text to go on from.
    #[serde(flatten)]
    pub base: JudgeInput,
    /// Which card of the game.
    pub card: u16,
}

/// A text whose verdict is compared.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct VerdictInput {
    /// The `.lore` text.
    pub text: String,
    /// The language of the answer.
    pub language: Tongue,
    /// The edition to judge by, where the text names none.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub edition: Option<EditionWord>,
    /// Deck lists that the text names.
    #[serde(default)]
    pub decks: Vec<DeckText>,
}

/// A verdict in words.
#[derive(Clone, Debug, Serialize, TS)]
pub struct VerdictText {
    /// 0, 1 or 2 as in the terminal.
    pub status: u8,
    /// What happened, as one text.
    pub narration: String,
}

/// A text, read: the file, what is wrong with it, the edition and the language.
struct Reading {
    file: File,
    found: Vec<Diagnostic>,
    edition: Edition,
    language: Language,
}

impl Reading {
    fn of(desk: &Desk, input: &JudgeInput) -> Reading {
        let (mut file, mut found) = read(&input.text, &desk.names);
        let deck = |name: &str| deck_text(&input.decks, &desk.decks, name);
        found.extend(attach_decks(&mut file, &desk.names, deck));
        if let Some(until) = input.until {
            file.script.retain(|step| step.line <= until);
        }
        let edition = input.edition.unwrap_or_default().into();
        Reading { file, found, edition, language: input.language.into() }
    }

    fn lacks_list(&self) -> bool {
        self.found.iter().any(|found| matches!(found.problem, Problem::DeckAbsent(_)))
    }

    /// What a finished file lacks, a title say, has no line; a question may lack it.
    fn is_playable(&self) -> bool {
        let is_in_the_way = |found: &&Diagnostic| found.is_error() && found.span.line > 0;
        !self.found.iter().any(|found| is_in_the_way(&found)) && !matches!(self.file.start, Start::Absent)
    }
}

/// A list that came with the text or with the rulings, or a ready one of that name.
fn deck_text(own: &[DeckText], known: &[DeckText], name: &str) -> Option<String> {
    let stem = name.rsplit('/').next().unwrap_or(name);
    let named = own.iter().chain(known).find(|deck| deck.name == name);
    // A browser tells no folders of the files that are opened together.
    let found = named.or_else(|| own.iter().find(|deck| deck.name == stem));
    if let Some(deck) = found {
        return Some(deck.text.clone());
    }
    table::ready(stem.strip_suffix(".txt").unwrap_or(stem)).map(|deck| deck.text.to_owned())
}

/// The cards that a text with its decks needs.
fn cards<'a>(desk: &'a mut Desk, input: &JudgeInput, file: &File) -> &'a Collection {
    let listed: String = match &file.start {
        Start::Decks(decks) => {
            let lists = decks.node.iter().filter_map(|deck| deck.list.as_ref());
            lists.flat_map(|list| list.cards.iter()).map(|(_, card)| format!("{card}\n")).collect()
        }
        Start::Absent | Start::Position(_) => String::new(),
    };
    desk.cards_in(&[&input.text, &listed])
}

pub(crate) fn judge(desk: &mut Desk, input: JudgeInput) -> Result<Judgement, Trouble> {
    let reading = Reading::of(desk, &input);
    let problems = reading.found.iter().map(|found| problem(found, reading.language)).collect();
    let script = script(&input.text, &reading.file);
    let title = reading.file.header.title.clone().unwrap_or_default();
    let mut judgement = Judgement {
        title,
        problems,
        steps: Vec::new(),
        holds: false,
        failures: Vec::new(),
        unsupported: Vec::new(),
        board: None,
        script,
        position_lines: position_lines(&input.text).unwrap_or(0),
        wants_rulings: desk.rulings.is_empty() && reading.lacks_list(),
    };
    if !reading.is_playable() {
        return Ok(judgement);
    }
    let collection = cards(desk, &input, &reading.file);
    let state = open(&reading.file, collection.catalog(), reading.edition);
    let language = reading.language;
    judgement.steps = steps(&state.verdict, language);
    judgement.holds = state.verdict.is_ok();
    judgement.failures = failures(&state.verdict, language);
    let unsupported = state.verdict.unsupported.iter();
    judgement.unsupported =
        unsupported.map(|card| format!("{}: {}", card.card, card.reason.say(language))).collect();
    let gone_on = gone_on(&reading, collection, &input.picks)?;
    judgement.board = gone_on.map(|Continued { game, called, .. }| {
        let shown = Shown { collection, game: &game, language };
        let board = match input.viewer.filter(|viewer| usize::from(*viewer) < game.state().players().len()) {
            Some(viewer) => shown.seen_by(PlayerIx(viewer)),
            None => shown.open(),
        };
        board.call(&called)
    });
    Ok(judgement)
}

/// What comes of a text and the picks behind it.
fn gone_on(
    reading: &Reading,
    collection: &Collection,
    picks: &[String],
) -> Result<Option<Continued>, Trouble> {
    let answers = picks.iter().map(|pick| unwired(pick)).collect::<Result<Vec<Answer>, _>>()?;
    Ok(go_on(&reading.file, collection.catalog(), reading.edition, &answers)?)
}

/// The game after a text and the picks behind it.
fn game_after(
    reading: &Reading,
    collection: &Collection,
    picks: &[String],
) -> Result<Option<Game<Log>>, Trouble> {
    Ok(gone_on(reading, collection, picks)?.map(|gone_on| gone_on.game))
}

pub(crate) fn play_on(desk: &mut Desk, input: PlayOnInput) -> Result<PlayedOn, Trouble> {
    let PlayOnInput { base, answer, name } = input;
    let reading = Reading::of(desk, &base);
    let text = match base.until {
        Some(until) => until_line(&base.text, until),
        None => base.text.clone(),
    };
    let collection = cards(desk, &base, &reading.file);
    let mut answers = base.picks.iter().map(|pick| unwired(pick)).collect::<Result<Vec<Answer>, _>>()?;
    match (answer, name) {
        (Some(answer), _) => answers.push(unwired(&answer)?),
        (None, Some(name)) => {
            let game =
                game_after(&reading, collection, &base.picks)?.ok_or_else(|| no_game(reading.language))?;
            answers.push(named(&game, &name).ok_or_else(|| unknown_name(&name, reading.language))?);
        }
        (None, None) => {}
    }
    let gone_on = go_on(&reading.file, collection.catalog(), reading.edition, &answers)?
        .ok_or_else(|| no_game(reading.language))?;
    let mut text = text.trim_end().to_owned();
    let last_is_turn = position_lines(&text) == Some(text.lines().count());
    if last_is_turn && !gone_on.lines.is_empty() {
        text.push('\n');
    }
    for line in &gone_on.lines {
        let _ = write!(text, "\n{line}");
    }
    text.push('\n');
    Ok(PlayedOn { text, picks: gone_on.unwritten.into_iter().map(wired).collect() })
}

/// The text up to a line.
fn until_line(text: &str, until: u32) -> String {
    text.lines().take(until as usize).map(|line| format!("{line}\n")).collect()
}

/// A name of the game that somebody typed.
pub(crate) fn named(game: &Game<Log>, typed: &str) -> Option<Answer> {
    let pool = game.pool();
    let wanted = words::folded(typed);
    let mut names = (0..pool.names() as u16).map(NameId);
    names.find(|name| words::folded(pool.name(*name)) == wanted).map(|x| Answer::Choice(Choice::Name(x)))
}

pub(crate) fn no_game(language: Language) -> Trouble {
    Trouble(words(language).no_game_to_play_on.to_owned())
}

pub(crate) fn unknown_name(name: &str, language: Language) -> Trouble {
    Trouble((words(language).no_such_card)(&name))
}

pub(crate) fn why_not(desk: &mut Desk, input: WhyNotInput) -> Result<Vec<RefusedMove>, Trouble> {
    let reading = Reading::of(desk, &input.base);
    let collection = cards(desk, &input.base, &reading.file);
    let Some(game) = game_after(&reading, collection, &input.base.picks)? else { return Ok(Vec::new()) };
    Ok(refused(&Shown { collection, game: &game, language: reading.language }, input.card))
}

/// What whoever decides cannot do with a card.
pub(crate) fn refused(shown: &Shown<'_>, card: u16) -> Vec<RefusedMove> {
    let viewer = shown.game.decision().map_or(PlayerIx(0), |open| open.player);
    if usize::from(card) >= shown.game.state().cards().len() {
        return Vec::new();
    }
    refused_moves(&shown.eyes(viewer), CardIx(card)).into_iter().map(RefusedMove::from).collect()
}

pub(crate) fn verdict(desk: &mut Desk, input: VerdictInput) -> Result<VerdictText, Trouble> {
    let VerdictInput { text, language, edition, decks } = input;
    let input = JudgeInput { text, language, edition, until: None, viewer: None, picks: Vec::new(), decks };
    let reading = Reading::of(desk, &input);
    if reading.found.iter().any(Diagnostic::is_error) {
        let told = |found: &Diagnostic| found.problem.both().say(reading.language).to_owned();
        let narration = reading.found.iter().map(told).collect::<Vec<_>>().join("\n");
        return Ok(VerdictText { status: 2, narration });
    }
    let collection = cards(desk, &input, &reading.file);
    let verdict = judged(&reading.file, collection.catalog(), reading.edition);
    Ok(VerdictText { status: verdict.exit_status(), narration: narrate(&verdict, reading.language) })
}

/// The text as a case in Markdown, in the form of a judge's notes.
pub(crate) fn case(desk: &mut Desk, input: JudgeInput) -> Result<String, Trouble> {
    let reading = Reading::of(desk, &input);
    if !reading.is_playable() {
        let told = |found: &Diagnostic| found.problem.both().say(reading.language).to_owned();
        return Err(Trouble(reading.found.iter().map(told).collect::<Vec<_>>().join("\n")));
    }
    let collection = cards(desk, &input, &reading.file);
    let verdict = judged(&reading.file, collection.catalog(), reading.edition);
    let case = ::desk::case::case(&reading.file, &verdict, reading.language);
    Ok(case.written(CaseFormat::Markdown, reading.language))
}

fn problem(found: &Diagnostic, language: Language) -> TextProblem {
    let hints: Vec<String> = found.hints.iter().map(|hint| hint.say(language)).collect();
    let message = std::iter::once(found.problem.both().say(language).to_owned())
        .chain(hints)
        .collect::<Vec<_>>()
        .join("\n");
    TextProblem {
        line: found.span.line,
        start: found.span.start,
        end: found.span.end,
        is_error: found.is_error(),
        message,
    }
}

fn script(text: &str, file: &File) -> Vec<ScriptLine> {
    let lines: Vec<&str> = text.lines().collect();
    let shown = |line: u32| lines.get(line.checked_sub(1)? as usize).map(|text| text.trim().to_owned());
    let line = |At { line, node, .. }: &At<ScriptStep>| {
        let ends_turn = matches!(node, ScriptStep::Act(act) if act.deed == Statement::Move(Move::EndTurn));
        Some(ScriptLine { line: *line, text: shown(*line)?, ends_turn })
    };
    file.script.iter().filter_map(line).collect()
}

/// What the verdict tells, the text of each card once.
pub(crate) fn steps(verdict: &Verdict, language: Language) -> Vec<Step> {
    let mut shown = BTreeSet::new();
    let mut steps = Vec::new();
    for Told { line, said } in &verdict.told {
        if let Message::Text { text } = &said.message
            && !shown.insert(text)
        {
            continue;
        }
        let text = words::capitalised(&say(&said.message, language));
        steps.push(Step { line: *line, rule: said.rule.to_string(), text, kind: kind(&said.message) });
    }
    steps
}

fn kind(message: &Message) -> StepKind {
    match message {
        Message::Line { .. } => StepKind::Line,
        Message::Refused { .. } | Message::RefusedDecks { .. } | Message::CannotStart { .. } => {
            StepKind::Refused
        }
        Message::Held { .. } => StepKind::Held,
        Message::Failed { .. } => StepKind::Failed,
        Message::Text { .. } => StepKind::Text,
        _ => StepKind::Told,
    }
}

fn failures(verdict: &Verdict, language: Language) -> Vec<FailedLine> {
    let failed = |failure: &notation::Failure| FailedLine {
        line: failure.line,
        expected: failure.expected.clone(),
        found: failure.found(language).to_owned(),
    };
    verdict.failures.iter().map(failed).collect()
}

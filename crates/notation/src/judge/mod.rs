//! The judge: builds the game that a file starts from, plays its script and checks its expectations.
//!
//! Strictness (NOTATION, "Answers to decisions"): a decision with exactly one possible answer takes itself; a line may
//! state that answer all the same and is checked. An answer goes to the decision that is open; only where none is open, or
//! it does not fit, is it held against what was just taken. A decision left open is an error at the next move or at
//! the end.

mod access;
mod asking;
mod auto;
mod catalog;
mod expect;
mod game_names;
mod library;
mod open;
mod perform;
mod save;
mod setup;
mod snapshot;
mod verdict;
mod why;

use std::collections::BTreeMap;

use engine::state::{CardIx, PlayerSet};
use engine::{Ask, Counted, Logged, OpenPoint, Rules, Teams};

pub use catalog::{Catalog, DeckCheck};
pub use library::{catalog_for, catalog_of, catalog_of_some, names_of};
pub use open::{Continued, Open, go_on, open};
pub use save::{SaveError, is_same_game, resume, resume_within, save};
pub use snapshot::{SnapshotError, snapshot};
pub use verdict::{Failure, Told, UnsupportedCard, Verdict, causes};

use crate::limits::Work;
use crate::write::{write_act_in, write_expectation_in};
use access::Game;
use asking::Asking;
use game_names::{GameNames, letter};
use narrate::start::{Obstacle, Work as OverLimit};
use narrate::{
    Aliases, Asked, Called, Expected, Found, Message, Question, Reason, Said, ToldAct, ToldExpectation,
    Wording, notes,
};
use perform::{Scene, perform};
use script::{
    Act, Answer, At, Entry, Expectation, File, Header, Move, Player, PlayerFact, Start, Statement, Step,
};

/// The rule under which lines of the file itself are told.
const FILE_RULE: &str = "";

/// The most decisions that take themselves after one line.
const TAKEN_MAX: usize = 1_000;

/// What a file from which no game can begin should have had.
pub(crate) const PLAYABLE: &str = "a start that can be played";

/// What a file that asks for too much should have had.
pub(crate) const WITHIN_LIMITS: &str = "work within the limits";

/// What a file that leaves a decision open should have had.
pub(crate) const OPEN_DECISION: &str = "no decision left open";

/// Runs a file. Deck lists must have been attached (see [`attach_decks`](crate::attach_decks)).
pub fn judge(file: &File, catalog: &Catalog, rules: impl Into<Rules>) -> Verdict {
    judge_within(file, catalog, rules, Work::default())
}

/// Runs a file, with other limits on its work.
pub fn judge_within(file: &File, catalog: &Catalog, rules: impl Into<Rules>, work: Work) -> Verdict {
    run(file, catalog, rules.into(), work).1
}

/// Runs a file and keeps the game as it stands in the end, or where the script stopped.
fn run(file: &File, catalog: &Catalog, rules: Rules, work: Work) -> (Option<(Game, GameNames)>, Verdict) {
    let (game, mut verdict) = run_once(file, catalog, rules, work);
    for point in verdict.open_points() {
        let other = Rules { readings: rules.readings.with(point), ..rules };
        let (_, read_otherwise) = run_once(file, catalog, other, work);
        if read_otherwise.tells_the_same(&verdict) {
            verdict.forget_open_point(point);
        }
    }
    (game, verdict)
}

/// Runs a file, and tells of every open point that was come by.
fn run_once(
    file: &File,
    catalog: &Catalog,
    rules: Rules,
    work: Work,
) -> (Option<(Game, GameNames)>, Verdict) {
    let rules = rules_of(&file.header, rules);
    let mut verdict = Verdict {
        title: file.header.title.clone().unwrap_or_default(),
        edition: rules.edition,
        ..Verdict::default()
    };
    verdict.unsupported = unsupported(file, catalog);
    if !verdict.unsupported.is_empty() {
        return (None, verdict);
    }
    refused_decks(file, catalog, &mut verdict);
    let (line, started) = match &file.start {
        Start::Absent => return (None, verdict),
        Start::Position(position) => {
            (0, setup::position(position, catalog, file.header.seed, rules, work.cards))
        }
        Start::Decks(decks) => {
            (decks.line, setup::decks(&decks.node, catalog, file.header.seed, rules, work.cards))
        }
    };
    match started {
        Ok((game, game_names)) => {
            let aliases = game_names.told_aliases();
            let mut bench = Bench {
                catalog,
                game_names,
                aliases,
                game,
                taken: Vec::new(),
                noted: 0,
                acted: 0,
                stated: Vec::new(),
                plays: 0,
                uses: None,
                line,
                work,
                decisions: 0,
                verdict,
            };
            bench.settle(Answers::Told);
            bench.script(&file.script);
            bench.verdict.told = in_a_row(bench.verdict.told);
            (Some((bench.game, bench.game_names)), bench.verdict)
        }
        Err(actual) => {
            let message = Message::CannotStart { reason: actual.clone() };
            verdict.told.push(Told { line, said: Said::plain(FILE_RULE, message) });
            verdict.failures.push(Failure::new(line, PLAYABLE, actual));
            (None, verdict)
        }
    }
}

/// What is told several times in a row about a line is told once, with its number.
fn in_a_row(told: Vec<Told>) -> Vec<Told> {
    let mut all: Vec<Told> = Vec::with_capacity(told.len());
    for next in told {
        let takes_in = |last: &mut Told| {
            (last.line, last.said.rule) == (next.line, next.said.rule)
                && last.said.message.takes_in(&next.said.message)
        };
        if !all.last_mut().is_some_and(takes_in) {
            all.push(next);
        }
    }
    all
}

/// What the file says about its rules comes before what its reader thinks.
fn rules_of(header: &Header, rules: Rules) -> Rules {
    let team = |players: &Vec<Player>| {
        players.iter().fold(PlayerSet::default(), |team, player| team.with(game_names::seat(*player)))
    };
    let teams: Vec<PlayerSet> = header.teams.iter().map(team).collect();
    Rules {
        edition: header.edition.unwrap_or(rules.edition),
        variant: header.variant.unwrap_or(rules.variant),
        teams: if teams.is_empty() { rules.teams } else { Teams::of(&teams) },
        ..rules
    }
}

/// All cards of a file that the catalog cannot play.
fn unsupported(file: &File, catalog: &Catalog) -> Vec<UnsupportedCard> {
    let mut found: BTreeMap<String, Wording> = BTreeMap::new();
    let mut look = |card: &str| {
        if let Err(reason) = catalog.find(card) {
            found.insert(card.to_owned(), reason);
        }
    };
    match &file.start {
        Start::Absent => {}
        Start::Position(position) => {
            for At { node, .. } in position.players.iter().flat_map(|block| &block.entries) {
                let Entry::Card(placed) = node else { continue };
                look(&placed.card);
                placed.attributes.under.iter().for_each(|under| look(&under.card));
            }
        }
        Start::Decks(decks) => {
            for deck in decks.node.iter().filter_map(|deck| deck.list.as_ref()) {
                deck.cards.iter().for_each(|(_, card)| look(card));
            }
        }
    }
    found.into_iter().map(|(card, reason)| UnsupportedCard { card, reason }).collect()
}

/// `! decks`: one of the lists must be illegal (1.10.1.1).
fn refused_decks(file: &File, catalog: &Catalog, verdict: &mut Verdict) {
    for At { line, node } in &file.refused_decks {
        let mut problems = Vec::new();
        let mut is_read = true;
        for deck in node {
            match &deck.list {
                Some(list) => problems.extend(catalog.check_deck(list)),
                None => is_read = false,
            }
        }
        let files: Vec<String> = node.iter().map(|deck| deck.path.clone()).collect();
        let expected = format!("! decks {}", files.join("; "));
        let found = match (is_read, problems.first()) {
            (false, _) => Found::UnreadDecks,
            (true, None) => Found::LegalDecks,
            (true, Some(problem)) => {
                let message = Message::RefusedDecks { files, reason: problem.clone() };
                verdict.told.push(Told { line: *line, said: Said::plain("1.10.1.1", message) });
                continue;
            }
        };
        let actual = found.both();
        let message = Message::Failed { expected: Expected::IllegalDecks(files), found };
        verdict.told.push(Told { line: *line, said: Said::plain(FILE_RULE, message) });
        verdict.failures.push(Failure::new(*line, expected, actual));
    }
}

/// A decision that took itself.
struct Taken {
    /// The game in which it was open.
    before: Game,
    /// How much was told by then.
    told: usize,
    /// How many notes were read by then.
    noted: usize,
}

/// A file being run.
struct Bench<'a> {
    catalog: &'a Catalog,
    game_names: GameNames,
    aliases: Aliases,
    game: Game,
    /// What took itself since the last line that was carried out.
    taken: Vec<Taken>,
    /// How many of the game's notes have been told.
    noted: usize,
    /// How many notes there were before the last line that was carried out.
    acted: usize,
    /// Which notes since then a line has stated: each can be stated once.
    stated: Vec<usize>,
    /// How many plays a line has told that the log has not told yet: something is asked while a card is played.
    plays: usize,
    /// The line that uses an ability which the log has not told yet: something is asked while its cost is paid.
    uses: Option<usize>,
    line: u32,
    work: Work,
    /// How many decisions were taken.
    decisions: usize,
    verdict: Verdict,
}

/// Whether a script goes on after a line.
enum Then {
    GoesOn,
    Stops,
}

impl Bench<'_> {
    fn scene(&self) -> Scene<'_> {
        Scene { catalog: self.catalog, game_names: &self.game_names }
    }

    fn script(&mut self, script: &[At<Step>]) {
        for (at, At { line, node }) in script.iter().enumerate() {
            self.line = *line;
            let then = match node {
                Step::Act(act) => self.act(act, next_act(&script[at + 1..])),
                Step::Refused(act) => self.refused(act),
                Step::Expect(expectation) => self.expectation(expectation),
            };
            if let Then::Stops = then {
                return;
            }
            if let Some(actual) = self.too_much() {
                self.verdict.is_stopped = true;
                self.verdict.failures.push(Failure::new(*line, WITHIN_LIMITS, actual));
                return;
            }
        }
        self.end();
    }

    /// Which limit the work has passed.
    fn too_much(&self) -> Option<Wording> {
        let turns = usize::from(access::board(&self.game).state.turn());
        let events = access::notes(&self.game).len().saturating_sub(self.acted);
        let passed = |count: usize, most: usize, of: OverLimit| {
            (count > most).then(|| Obstacle::Stopped { most, of }.told())
        };
        passed(turns.saturating_sub(usize::from(setup::TURN)), self.work.turns, OverLimit::Turns)
            .or_else(|| passed(self.decisions, self.work.decisions, OverLimit::Decisions))
            .or_else(|| passed(events, self.work.events, OverLimit::Events))
    }

    fn act(&mut self, act: &Act, next: Option<&Act>) -> Then {
        let about = self.question(act);
        let rule = rule_asked(about.as_ref()).unwrap_or_else(|| rule_of(act));
        self.tell(Said::plain(rule, Message::Line { act: self.told_act(act), about }));
        self.forget_notes();
        if self.only_states(act, next) && self.restates(act) {
            return Then::GoesOn;
        }
        match perform(self.scene(), &self.game, act) {
            Ok(game) => {
                self.acted = access::notes(&self.game).len();
                self.decisions += 1;
                self.stated.clear();
                self.game = game;
                self.state(act);
                self.taken.clear();
                self.settle(Answers::OfTheLine(act));
                Then::GoesOn
            }
            Err(_) if self.restates(act) => Then::GoesOn,
            Err(reason) => {
                let rule = reason.rule();
                let actual = Found::Refused(reason.clone()).both();
                // The refusal tells the line, which did not happen.
                self.verdict.told.pop();
                self.tell(Said::plain(rule, Message::Refused { act: self.told_act(act), reason }));
                let written = Wording::of(|language| write_act_in(act, language));
                self.verdict.failures.push(Failure::of_line(self.line, written, actual));
                Then::Stops
            }
        }
    }

    /// Drops notes that are told, so that a long script does not carry all of them through every line.
    ///
    /// Between two turn actions nothing looks back: how a card is paid for is noted within one.
    fn forget_notes(&mut self) {
        let is_turn = access::decision(&self.game).is_some_and(|open| open.ask == Ask::Turn);
        if is_turn && self.taken.is_empty() && self.noted > self.work.notes {
            access::forget(&mut self.game);
            self.noted = 0;
            self.acted = 0;
        }
    }

    /// Whether an answer that fits the open decision as well states the one that was just taken by itself: the next line then
    /// answers the open one, and could follow nothing else.
    fn only_states(&self, act: &Act, next: Option<&Act>) -> bool {
        let Some(next) = next.filter(|next| is_answer(act) && is_answer(next) && next.player == act.player)
        else {
            return false;
        };
        let is_taken = || self.taken.iter().any(|taken| perform(self.scene(), &taken.before, act).is_ok());
        if self.taken.is_empty() || !is_taken() || perform(self.scene(), &self.game, next).is_err() {
            return false;
        }
        let Ok(mut after) = perform(self.scene(), &self.game, act) else { return false };
        if perform(self.scene(), &after, next).is_ok() {
            return false;
        }
        // What takes itself after the line may be stated by the next one.
        for _ in 0..TAKEN_MAX {
            let Some(settled) = auto::only_answer(&after) else { break };
            after = settled;
            if perform(self.scene(), &after, next).is_ok() {
                return false;
            }
        }
        true
    }

    /// Whether an answer states what was just taken by itself; the game then goes on from that very answer, which may
    /// name another of several cards that cannot be told apart.
    fn restates(&mut self, act: &Act) -> bool {
        if !is_answer(act) {
            return false;
        }
        for at in 0..self.taken.len() {
            let Ok(game) = perform(self.scene(), &self.taken[at].before, act) else { continue };
            let line = self.verdict.told.pop();
            self.verdict.told.truncate(self.taken[at].told);
            self.verdict.told.extend(line);
            self.noted = self.taken[at].noted;
            self.taken.clear();
            self.game = game;
            self.state(act);
            self.settle(Answers::OfTheLine(act));
            return true;
        }
        let is_stated = self.state(act);
        if is_stated && matches!(act.deed, Statement::Answer(Answer::Resolve { .. })) {
            self.tell_once();
        }
        is_stated
    }

    /// What stood there by itself is told by the line that states it.
    fn tell_once(&mut self) {
        let before = self.verdict.told.len().saturating_sub(1);
        let is_text = |told: &Told| matches!(told.said.message, Message::Text { .. });
        let Some(at) = self.verdict.told[..before].iter().rposition(|told| !is_text(told)) else { return };
        if !matches!(self.verdict.told[at].said.message, Message::Resolves { .. }) {
            return;
        }
        let by_itself = self.verdict.told.remove(at);
        if let Some(name) = ability_name(&by_itself.said.message) {
            self.name_ability(before - 1, name);
        }
    }

    /// Takes the note of an answer as stated; false where there is none that is not stated yet.
    fn state(&mut self, act: &Act) -> bool {
        let found = self.noted_at(act);
        self.stated.extend(found);
        found.is_some()
    }

    /// Where the engine noted, since the last line, that it took this answer, asked or not.
    fn noted_at(&self, act: &Act) -> Option<usize> {
        let board = access::board(&self.game);
        let mut notes = access::notes(&self.game).iter().enumerate().skip(self.acted);
        let fits = |(at, entry): &(usize, &Logged)| {
            !self.stated.contains(at) && perform::is_noted(self.scene(), board, act, &entry.what)
        };
        notes.find(fits).map(|(at, _)| at)
    }

    fn refused(&mut self, act: &Act) -> Then {
        let found = perform(self.scene(), &self.game, act);
        let is_stated = is_answer(act)
            && (self.taken.iter().any(|taken| perform(self.scene(), &taken.before, act).is_ok())
                || self.noted_at(act).is_some());
        match found {
            Err(reason) if reason.is_refusal() && !is_stated => {
                for said in self.rests(|game| perform(self.scene(), game, act).is_ok()) {
                    self.tell(said);
                }
                let rule = reason.rule();
                let message = Message::Refused { act: self.told_act(act), reason };
                self.tell(Said::plain(rule, message));
            }
            Err(reason) if !reason.is_refusal() => {
                self.fail_refusal(act, Found::Stopped(reason));
            }
            _ => self.fail_refusal(act, Found::Legal),
        }
        Then::GoesOn
    }

    /// The open points that decide whether something can be done here: read the other way it would be otherwise.
    fn rests(&self, can: impl Fn(&Game) -> bool) -> Vec<Said> {
        let is_so = can(&self.game);
        let otherwise = |point: &OpenPoint| can(&access::read_as(&self.game, *point)) != is_so;
        let points = OpenPoint::OF_MOVES.into_iter().filter(otherwise);
        points.map(|point| Said::plain(point.rule(), Message::RestsOn { point: point.label() })).collect()
    }

    fn expectation(&mut self, expectation: &Expectation) -> Then {
        let told = ToldExpectation { expectation: expectation.clone(), aliases: self.aliases.clone() };
        if let Expectation::Player { player, is: PlayerFact::Can(made) | PlayerFact::Cannot(made) } =
            expectation
        {
            for said in self.rests(|game| expect::tried(self.scene(), game, *player, made).is_ok()) {
                self.tell(said);
            }
        }
        match expect::expect(
            self.scene(),
            &self.game,
            self.taken.last().map(|taken| &taken.before),
            expectation,
        ) {
            None => {
                let why = why::why(self.scene(), &self.game, expectation);
                let rule = why.as_ref().map_or(FILE_RULE, narrate::Why::rule);
                self.tell(Said::plain(rule, Message::Held { expectation: told, why }));
            }
            Some(found) => {
                let written = Wording::of(|language| write_expectation_in(expectation, language));
                self.fail(written, Expected::Fact(told), found);
            }
        }
        Then::GoesOn
    }

    /// Takes every decision that has just one answer, and tells what happened.
    fn settle(&mut self, answers: Answers<'_>) {
        self.tell_notes(answers);
        for _ in 0..TAKEN_MAX {
            let Some(next) = auto::only_answer(&self.game) else { return };
            self.decisions += 1;
            let before = std::mem::replace(&mut self.game, next);
            let about =
                access::decision(&before).and_then(|decision| self.asking().question(&before, decision));
            self.taken.push(Taken { before, told: self.verdict.told.len(), noted: self.noted });
            self.tell_notes(Answers::Taken(about));
        }
    }

    /// A decision that nobody answered is an error, a turn action still to come is none.
    fn end(&mut self) {
        let Some(decision) = access::decision(&self.game) else { return };
        if matches!(decision.ask, Ask::Turn) {
            return;
        }
        let reason = Reason::Unanswered { player: letter(decision.player), asked: Asked::of(&decision.ask) };
        let found = Found::Stopped(reason);
        let actual = found.both();
        self.tell(Said::plain(FILE_RULE, Message::Failed { expected: Expected::Settled, found }));
        self.verdict.failures.push(Failure::new(self.line, OPEN_DECISION, actual));
    }

    fn fail_refusal(&mut self, act: &Act, found: Found) {
        let written = Wording::of(|language| format!("! {}", write_act_in(act, language)));
        self.fail(written, Expected::Refusal(self.told_act(act)), found);
    }

    /// Tells that something did not come out; `written` is what the file says.
    fn fail(&mut self, written: Wording, expected: Expected, found: Found) {
        let actual = found.both();
        self.tell(Said::plain(FILE_RULE, Message::Failed { expected, found }));
        self.verdict.failures.push(Failure::of_line(self.line, written, actual));
    }

    fn told_act(&self, act: &Act) -> ToldAct {
        ToldAct { act: act.clone(), aliases: self.aliases.clone() }
    }

    /// What an answer is about: the open question, else one that just took itself.
    fn question(&self, act: &Act) -> Option<Question> {
        let fits = |ask: &Ask| match &act.deed {
            Statement::Answer(Answer::Accept | Answer::Decline) => {
                matches!(ask, Ask::May { .. } | Ask::Play { .. })
            }
            Statement::Answer(Answer::Cards(_) | Answer::Nothing) => matches!(ask, Ask::Cards { .. }),
            Statement::Answer(Answer::Number(_)) => matches!(ask, Ask::Number { .. } | Ask::Rounds { .. }),
            Statement::Answer(Answer::Option(_)) => matches!(ask, Ask::Option { .. }),
            Statement::Answer(Answer::Players(_)) => matches!(ask, Ask::Player { .. }),
            Statement::Answer(Answer::Name(_)) => matches!(ask, Ask::Name | Ask::Class),
            Statement::Answer(_) | Statement::Move(_) => false,
        };
        let games = std::iter::once(&self.game).chain(self.taken.iter().map(|taken| &taken.before));
        let open: Vec<_> = games
            .filter_map(|game| Some((game, access::decision(game)?)))
            .filter(|(_, decision)| fits(&decision.ask))
            .collect();
        // Where several took themselves, what the line says tells which of them it is about.
        let (game, decision) = match open.as_slice() {
            [only] => only,
            several => several
                .iter()
                .find(|(game, _)| perform(self.scene(), game, act).is_ok())
                .or_else(|| several.first())?,
        };
        self.asking().question(game, decision)
    }

    fn asking(&self) -> Asking<'_> {
        Asking { game_names: &self.game_names, catalog: self.catalog }
    }

    fn tell(&mut self, said: Said) {
        self.verdict.told.push(Told { line: self.line, said });
    }

    /// A line that names only the card is told with the name of its ability.
    fn name_ability(&mut self, at: usize, name: String) {
        let told = self.verdict.told.get_mut(at).map(|told| &mut told.said.message);
        let Some(Message::Line { act, .. }) = told else { return };
        match &mut act.act.deed {
            Statement::Move(Move::Use { ability, .. })
            | Statement::Answer(Answer::Resolve { ability, .. }) => {
                ability.get_or_insert(name);
            }
            Statement::Move(_) | Statement::Answer(_) => {}
        }
    }

    fn tell_notes(&mut self, answers: Answers<'_>) {
        let (game_names, catalog) = (&self.game_names, self.catalog);
        let names = notes::Names {
            board: access::board(&self.game),
            cards: &|index| game_names.told(CardIx(index as u16)),
            origins: &|def| Some(catalog.name(def).to_owned()),
            texts: &|ability| catalog.text(ability),
            effects: &|def| catalog.effect(def),
        };
        let all = access::notes(&self.game);
        let (mut plays, mut uses) = (self.plays, self.uses);
        let line = self.verdict.told.len().saturating_sub(1);
        let mut named = None;
        let mut said = notes::tell_all(all, self.noted, &names);
        match answers {
            Answers::Told => {}
            Answers::OfTheLine(act) => {
                said.retain(|said| !said.message.is_answer());
                if matches!(act.deed, Statement::Move(Move::Play { .. })) {
                    plays += 1;
                }
                let restated = without_restating(&mut said, &act.deed);
                if let Statement::Move(made) = &act.deed {
                    let waits = matches!(made, Move::Use { .. }) && restated.is_none();
                    uses = waits.then_some(line);
                }
                named = restated.and_then(|said| ability_name(&said.message)).map(|name| (line, name));
            }
            Answers::Taken(about) => said.iter_mut().for_each(|said| only(said, about.as_ref())),
        }
        while plays > 0 && without_play(&mut said) {
            plays -= 1;
        }
        if let Some(line) = uses
            && let Some(at) = said.iter().position(|said| matches!(said.message, Message::Uses { .. }))
        {
            named = ability_name(&said.remove(at).message).map(|name| (line, name));
            uses = None;
        }
        self.noted = all.len();
        (self.plays, self.uses) = (plays, uses);
        if let Some((line, name)) = named {
            self.name_ability(line, name);
        }
        said.into_iter().for_each(|said| self.tell(said));
    }
}

/// What the ability is called that a message tells of, where it has a name.
fn ability_name(message: &Message) -> Option<String> {
    match message {
        Message::Uses { ability: Called::Named(name) | Called::NamedOn { name, .. }, .. }
        | Message::Resolves { ability: Called::Named(name) | Called::NamedOn { name, .. }, .. } => {
            Some(name.clone())
        }
        _ => None,
    }
}

/// The next move or answer of a script.
fn next_act(rest: &[At<Step>]) -> Option<&Act> {
    rest.iter().find_map(|step| match &step.node {
        Step::Act(act) => Some(act),
        Step::Refused(_) | Step::Expect(_) => None,
    })
}

/// The rule under which a number is asked for, where it is one of its own.
fn rule_asked(about: Option<&Question>) -> Option<&'static str> {
    match about {
        Some(Question::Number { of: Counted::Drops, .. }) => Some("1.13.1.2"),
        Some(Question::Number { of: Counted::Rounds, .. }) => Some("6.1.10"),
        Some(Question::Bodyguard { .. }) => Some("8.3.2"),
        Some(Question::EnterExerted { .. }) => Some("6.7.9"),
        _ => None,
    }
}

/// The rule under which a line is a move or an answer.
fn rule_of(act: &Act) -> &'static str {
    match &act.deed {
        Statement::Move(Move::Ink(_)) => "4.2.1",
        Statement::Move(Move::Play { .. }) => "4.3.1",
        Statement::Move(Move::Use { .. }) => "4.4.1",
        Statement::Move(Move::Quest(_)) => "4.5.1",
        Statement::Move(Move::Challenge { .. }) => "4.6.4",
        Statement::Move(Move::MoveTo { .. }) => "4.7.1",
        Statement::Move(Move::EndTurn) => "3.3.2",
        Statement::Move(Move::Concede) => "2.3.3.4",
        Statement::Answer(Answer::Accept | Answer::Decline) => "6.1.4",
        Statement::Answer(Answer::Cards(_) | Answer::Nothing | Answer::Players(_) | Answer::Number(_)) => {
            "6.1.3"
        }
        Statement::Answer(Answer::Option(_)) => "6.1.5",
        Statement::Answer(Answer::Name(_)) => "5.2.6",
        Statement::Answer(Answer::Order(_)) => "7.2.3",
        Statement::Answer(Answer::Resolve { .. }) => "7.7.4.2",
        Statement::Answer(Answer::Apply(_)) => "6.5.7",
        Statement::Answer(Answer::Keep | Answer::Alter(_)) => "2.2.2",
    }
}

/// Whether answers among the notes are told: those that a line of the file gave stand there already.
enum Answers<'a> {
    Told,
    OfTheLine(&'a Act),
    /// There was no other, to what was asked.
    Taken(Option<Question>),
}

/// Leaves out what the line of the file says already: that the challenge is declared, the ability used and the like.
fn without_restating(said: &mut Vec<Said>, deed: &Statement) -> Option<Said> {
    let at = said.iter().position(|said| restates(deed, &said.message))?;
    Some(said.remove(at))
}

fn restates(deed: &Statement, message: &Message) -> bool {
    matches!(
        (deed, message),
        (Statement::Move(Move::Ink(_)), Message::Inks { .. })
            | (Statement::Move(Move::Challenge { .. }), Message::Challenges { .. })
            | (Statement::Move(Move::MoveTo { .. }), Message::MovesTo { .. })
            | (Statement::Move(Move::Use { .. }), Message::Uses { .. })
            | (Statement::Answer(Answer::Resolve { .. }), Message::Resolves { .. })
    )
}

/// A line tells that a card is played, perhaps an earlier one: what is left to tell is that it enters play (4.3.3.1).
fn without_play(said: &mut Vec<Said>) -> bool {
    let is_play = |said: &Said| matches!(said.message, Message::Plays { .. });
    let Some(at) = said.iter().position(is_play) else { return false };
    let is_told = |card: &String| {
        said.iter()
            .any(|said| matches!(&said.message, Message::Enters { card: entered, .. } if entered == card))
    };
    match &said[at].message {
        Message::Plays { card, is_action: false, .. } if !is_told(card) => {
            let card = card.clone();
            let origin = said[at].origin.take();
            said[at] = Said { rule: "4.3.3.1", message: Message::EntersPlay { card }, origin };
        }
        _ => {
            said.remove(at);
        }
    }
    true
}

/// Tells of an answer that it was the only one.
fn only(said: &mut Said, about: Option<&Question>) {
    if said.message.is_choice() {
        let answer = Box::new(said.message.clone());
        said.message = Message::Only { answer, about: about.cloned() };
    }
}

/// Whether a line can be an answer to a decision.
fn is_answer(act: &Act) -> bool {
    match &act.deed {
        Statement::Answer(_) | Statement::Move(Move::Play { .. }) => true,
        Statement::Move(
            Move::Ink(_)
            | Move::Quest(_)
            | Move::Challenge { .. }
            | Move::MoveTo { .. }
            | Move::Use { .. }
            | Move::EndTurn
            | Move::Concede,
        ) => false,
    }
}

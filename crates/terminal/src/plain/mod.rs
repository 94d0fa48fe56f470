//! The game as lines: for screen readers, pipes, and terminals without a screen.
//!
//! Everything that a player must know is said once, in order; nothing is drawn. The numbered moves are the legal ones.

mod board;
mod command;

use std::io::{self, BufRead, Write};

use engine::program::NameId;
use engine::state::{CardIx, PlayerIx};
use engine::{Action, Answer, Ask, Choice};
use notation::Language;

pub use board::open_table;
pub(crate) use board::{in_play, person};
use command::Command;
use table::words::{folded, letter, quotes};

use crate::words::{Words, words};
use table::{Collection, Refused, Scene, Seated, Session, SessionError, Undone, refused_moves};
use table::{Lesson, Reading};

/// How a session of lines ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The game is over.
    Over,
    /// The player left, or the input ended; the journal goes on.
    Left,
}

/// Why the lines stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlainError {
    /// Lines cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The game cannot go on.
    #[error(transparent)]
    Session(#[from] SessionError),
}

impl PlainError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        match self {
            PlainError::Io(error) => error.to_string(),
            PlainError::Session(error) => error.say(language),
        }
    }
}

/// Plays a session to its end, or until the player leaves.
pub fn play(
    collection: &Collection,
    session: &mut Session,
    lesson: Option<Lesson>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<End, PlainError> {
    // Who comes back hears the last of what happened.
    let told = (0..session.seats().len())
        .map(|at| session.story(PlayerIx(at as u8)).len().saturating_sub(LATEST))
        .collect();
    let mut desk =
        Desk { collection, session, lesson, input, output, told, shown: None, looker: None, hint: None };
    desk.run()
}

struct Desk<'a> {
    collection: &'a Collection,
    session: &'a mut Session,
    lesson: Option<Lesson>,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// How much of the story each player was told.
    told: Vec<usize>,
    /// The turn and player whose board was shown last.
    shown: Option<(u16, PlayerIx)>,
    /// Who looks at the screen.
    looker: Option<PlayerIx>,
    hint: Option<Answer>,
}

/// What comes after a command.
enum Then {
    AsksAgain,
    GoesOn,
    Leaves,
}

impl Desk<'_> {
    fn run(&mut self) -> Result<End, PlainError> {
        self.greet()?;
        loop {
            if let Some(thought) = self.session.bot().filter(|_| !self.session.is_over()) {
                self.session.answer(self.collection, thought.think())?;
                continue;
            }
            let viewer = self.session.viewer();
            if !self.session.is_over() && !self.hand_over(viewer)? {
                return self.leave();
            }
            self.tell(viewer)?;
            if self.session.is_over() || self.lesson.as_ref().is_some_and(Lesson::is_done) {
                return self.close(viewer);
            }
            self.show_new_turn(viewer)?;
            self.ask(viewer)?;
            loop {
                let Some(line) = self.read()? else { return self.leave() };
                match self.obey(&line, viewer)? {
                    Then::AsksAgain => self.prompt()?,
                    Then::GoesOn => break,
                    Then::Leaves => return self.leave(),
                }
            }
        }
    }

    fn say(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn words(&self) -> &'static Words {
        words(self.session.language)
    }

    fn greet(&mut self) -> io::Result<()> {
        if self.lesson.is_some() {
            return Ok(());
        }
        let scene = self.scene(self.session.viewer());
        let seats = 0..self.session.seats().len() as u8;
        let people: Vec<String> = seats.map(|at| person(&scene, self.session, PlayerIx(at))).collect();
        let intro = self.words().at_the_table;
        let help = self.words().type_for_help;
        self.say(format_args!("{intro}: {}. {help}", people.join(", ")))
    }

    /// Where several people share the keyboard, the next one must be alone with it.
    fn hand_over(&mut self, viewer: PlayerIx) -> io::Result<bool> {
        let humans = self.session.seats().iter().filter(|seat| **seat == Seated::Human).count();
        if humans < 2 || self.looker == Some(viewer) {
            return Ok(true);
        }
        self.looker = Some(viewer);
        self.shown = None;
        let text = self.words().press_enter_alone;
        self.say(text.replace('$', &letter(viewer).to_string()))?;
        Ok(self.read()?.is_some())
    }

    fn tell(&mut self, viewer: PlayerIx) -> io::Result<()> {
        let from = self.told[viewer.index()];
        let lines: Vec<String> =
            self.session.story(viewer).iter().skip(from).map(|line| format!("- {}", line.shown())).collect();
        self.told[viewer.index()] = from + lines.len();
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn scene(&self, viewer: PlayerIx) -> Scene {
        self.session.scene(self.collection, viewer)
    }

    fn show_new_turn(&mut self, viewer: PlayerIx) -> io::Result<()> {
        let scene = self.scene(viewer);
        let is_turn = self.session.game.decision().is_some_and(|open| open.ask == Ask::Turn);
        if !is_turn || self.shown == Some((scene.turn, viewer)) {
            return Ok(());
        }
        self.shown = Some((scene.turn, viewer));
        self.show_board(&scene)
    }

    fn show_board(&mut self, scene: &Scene) -> io::Result<()> {
        self.say("")?;
        let lines = board::board(scene, self.session);
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn ask(&mut self, viewer: PlayerIx) -> io::Result<()> {
        self.hint = None;
        let Some(question) = self.scene(viewer).question else { return Ok(()) };
        self.say("")?;
        if let Some(lesson) = &self.lesson {
            let text = lesson.text(self.session.language, Reading::Lines);
            self.say(text)?;
        }
        self.say(&question.text)?;
        let asking = question.asking.iter().flat_map(|text| text.lines());
        let (open, close) = quotes(self.session.language);
        asking.into_iter().try_for_each(|line| self.say(format_args!("  {open}{line}{close}")))?;
        // Where a number is asked, the question says which ones there are.
        let listed = if question.by_number { &[][..] } else { &question.moves };
        for (at, one) in listed.iter().enumerate() {
            self.say(format_args!("  {}. {}", at + 1, one.label))?;
        }
        self.prompt()
    }

    fn prompt(&mut self) -> io::Result<()> {
        write!(self.output, "> ")?;
        self.output.flush()
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        let mut line = String::new();
        self.output.flush()?;
        // A line longer than any command is no line.
        let read = io::Read::take(&mut *self.input, LINE_BYTES_MAX).read_line(&mut line)?;
        Ok((read > 0).then_some(line))
    }

    fn obey(&mut self, line: &str, viewer: PlayerIx) -> Result<Then, PlainError> {
        let command = Command::read(line);
        match command {
            Command::Number(number) => self.number(number, viewer),
            Command::Nothing => match self.hint.take() {
                Some(answer) => self.give(answer, viewer),
                None => Ok(Then::AsksAgain),
            },
            Command::Help => self.talk(self.words().help),
            Command::Board => {
                let scene = self.scene(viewer);
                self.show_board(&scene)?;
                self.ask(viewer)?;
                Ok(self.stay())
            }
            Command::Discards => {
                let lines = board::discards(&self.scene(viewer), self.session);
                self.talk(&lines.join("\n"))
            }
            Command::Text(name) => self.text(&name, viewer),
            Command::Why(words) => self.why(&words, viewer),
            Command::Undo => self.undo(viewer),
            Command::Hint => self.give_hint(viewer),
            Command::Concede => self.concede(viewer),
            Command::Save(path) => self.save(&path),
            Command::Quit => Ok(Then::Leaves),
            Command::Other(text) => self.other(&text, viewer),
        }
    }

    /// The prompt stands there already.
    fn stay(&self) -> Then {
        Then::AsksAgain
    }

    fn talk(&mut self, text: &str) -> Result<Then, PlainError> {
        self.say(text)?;
        Ok(Then::AsksAgain)
    }

    fn number(&mut self, number: usize, viewer: PlayerIx) -> Result<Then, PlainError> {
        let question = self.scene(viewer).question;
        match question.as_ref().and_then(|question| question.typed(number)) {
            Some(found) => self.give(found.answer, viewer),
            None => {
                let text = self.words().no_such_move;
                self.talk(text)
            }
        }
    }

    fn give(&mut self, answer: Answer, viewer: PlayerIx) -> Result<Then, PlainError> {
        let perspective = self.session.perspective(self.collection, viewer);
        if let Some(lesson) = &mut self.lesson
            && !lesson.takes(&perspective, answer)
        {
            let text = self.words().do_what_the_lesson_asks;
            return self.talk(text);
        }
        match self.session.answer(self.collection, answer) {
            Ok(()) => {
                self.looker = Some(viewer);
                Ok(Then::GoesOn)
            }
            Err(SessionError::Refused(why)) => {
                let reason = narrate::Reason::Refused(why);
                let text = format!("{} [{}]", reason.say(self.session.language), reason.rule());
                self.talk(&text)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The card that words mean: the card of a move by its number, one in sight, or any card of the library.
    fn find(&self, words: &str, viewer: PlayerIx) -> Vec<CardIx> {
        let scene = self.scene(viewer);
        let numbered = words.parse::<usize>().ok().and_then(|number| {
            let moves = &scene.question.as_ref()?.moves;
            moves.get(number.checked_sub(1)?)?.card
        });
        if let Some(card) = numbered {
            return vec![card];
        }
        let words = folded(words);
        let mut found = Vec::new();
        for side in &scene.sides {
            let hand = side.hand.iter().filter_map(|card| Some((card.known?.0, &card.name)));
            let play = side.pieces.iter().map(|piece| (piece.card, &piece.name));
            let discard = side.discard.iter().map(|(card, _, name)| (*card, name));
            let fits = |(_, name): &(CardIx, &String)| folded(name).contains(&words);
            found.extend(hand.chain(play).chain(discard).filter(fits).map(|(card, _)| card));
        }
        found
    }

    fn text(&mut self, words: &str, viewer: PlayerIx) -> Result<Then, PlainError> {
        let perspective = self.session.perspective(self.collection, viewer);
        let seen = self.find(words, viewer).into_iter().find_map(|card| perspective.def(card));
        let Some(def) = seen.filter(|_| !words.is_empty()).or_else(|| self.collection.find(words)) else {
            let text = self.words().no_such_card;
            return self.talk(text);
        };
        let lines = self.collection.card_text(def, self.session.language);
        self.talk(&lines.join("\n"))
    }

    fn why(&mut self, words: &str, viewer: PlayerIx) -> Result<Then, PlainError> {
        let (verb, rest) = verb(words);
        let mut cards = self.find(rest, viewer);
        if cards.is_empty() {
            cards = self.find(words, viewer);
        }
        if words.is_empty() || cards.is_empty() {
            let text = self.words().why_which_card;
            return self.talk(text);
        }
        let perspective = self.session.perspective(self.collection, viewer);
        let mut lines: Vec<String> = Vec::new();
        for card in cards {
            for Refused { answer, label, rule, why } in refused_moves(&perspective, card) {
                let line = format!("{} {label}: {why} [{rule}]", self.words().cannot);
                if verb.is_none_or(|verb| verb == kind(answer)) && !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        if lines.is_empty() {
            lines.push(self.words().nothing_in_its_way.to_owned());
        }
        self.talk(&lines.join("\n"))
    }

    fn undo(&mut self, viewer: PlayerIx) -> Result<Then, PlainError> {
        match self.session.undo(self.collection, viewer)? {
            None => {
                let text = self.words().nothing_to_take_back;
                self.talk(text)
            }
            Some(undone) => {
                self.lesson.iter_mut().for_each(Lesson::back);
                for player in 0..self.told.len() {
                    self.told[player] = self.session.story(PlayerIx(player as u8)).len();
                }
                self.shown = None;
                let text = undone_text(&undone, self.session.language);
                self.say(text)?;
                Ok(Then::GoesOn)
            }
        }
    }

    fn give_hint(&mut self, viewer: PlayerIx) -> Result<Then, PlainError> {
        let mut reasons = Vec::new();
        let answer = match &self.lesson {
            Some(lesson) => {
                let perspective = self.session.perspective(self.collection, viewer);
                let moves = self.scene(viewer).question.map(|question| question.moves).unwrap_or_default();
                moves.iter().map(|one| one.answer).find(|answer| lesson.fits(&perspective, *answer))
            }
            None => self.session.consider().map(|considered| {
                let (game, language) = (&self.session.game, self.session.language);
                reasons = considered.told(game, viewer, self.collection, language);
                considered.answer
            }),
        };
        let Some(answer) = answer else { return Ok(Then::AsksAgain) };
        self.hint = Some(answer);
        let question = self.scene(viewer).question;
        let moves = question.as_ref().map_or(&[][..], |question| &question.moves);
        let by_number = question.as_ref().is_some_and(|question| question.by_number);
        let place = moves.iter().position(|one| one.answer == answer);
        let label = match place {
            Some(at) if by_number => moves[at].label.clone(),
            Some(at) => format!("{}. {}", at + 1, moves[at].label),
            None => table::label::label(&self.session.perspective(self.collection, viewer), None, answer),
        };
        let (hint, enter) = (self.words().hint, self.words().enter_does_it);
        let mut text = format!("{hint}: {}. {enter}", label.trim_end_matches('.'));
        for reason in reasons {
            text.push_str("\n  ");
            text.push_str(&reason);
        }
        self.talk(&text)
    }

    fn concede(&mut self, viewer: PlayerIx) -> Result<Then, PlainError> {
        let text = self.words().really_give_up;
        self.say(text)?;
        self.prompt()?;
        let sure =
            self.read()?.is_some_and(|line| matches!(folded(&line).as_str(), "yes" | "y" | "si" | "s"));
        if !sure {
            let text = self.words().the_game_goes_on;
            return self.talk(text);
        }
        self.session.answer(self.collection, Answer::Concede(viewer))?;
        Ok(Then::GoesOn)
    }

    fn save(&mut self, path: &str) -> Result<Then, PlainError> {
        if path.is_empty() {
            let text = self.words().save_where;
            return self.talk(text);
        }
        match self.session.save(self.collection, path) {
            Ok(name) => {
                let text = format!("{} {name}.", self.words().saved_to);
                self.talk(&text)
            }
            Err(error) => {
                let text = error.say(self.session.language);
                self.talk(&text)
            }
        }
    }

    /// A card name, where one is asked.
    fn other(&mut self, text: &str, viewer: PlayerIx) -> Result<Then, PlainError> {
        let by_name = self.scene(viewer).question.is_some_and(|question| question.by_name);
        if by_name {
            let text = match named(self.session, text) {
                Named::One(name) => return self.give(Answer::Choice(Choice::Name(name)), viewer),
                Named::Several(near) if near.is_empty() => self.words().no_card_has_that_name.to_owned(),
                Named::Several(near) => {
                    format!("{} {}", self.words().which_one, near.join("; "))
                }
            };
            return self.talk(&text);
        }
        let text = self.words().not_understood;
        self.talk(text)
    }

    fn leave(&mut self) -> Result<End, PlainError> {
        let text = parting(self.session.language, self.lesson.as_ref());
        self.say("")?;
        self.say(text)?;
        Ok(End::Left)
    }

    fn close(&mut self, viewer: PlayerIx) -> Result<End, PlainError> {
        let scene = self.scene(viewer);
        if self.session.is_over() {
            self.say("")?;
            self.say(&scene.prompt)?;
        }
        self.say(lore_line(&scene, self.session.language))?;
        if let Some(lesson) = &self.lesson {
            let farewell = lesson.farewell(self.session.language, Reading::Lines).to_owned();
            self.say(farewell)?;
        }
        Ok(End::Over)
    }
}

/// The lore of everybody.
fn lore_line(scene: &Scene, language: Language) -> String {
    let who = |side: &table::Side| match side.is_viewer {
        true => words(language).you.to_owned(),
        false => letter(side.player).to_string(),
    };
    let lore: Vec<String> = scene.sides.iter().map(|side| format!("{} {}", who(side), side.lore)).collect();
    format!("Lore: {}.", lore.join(", "))
}

/// How a game ended that is over.
pub fn closing(collection: &Collection, session: &Session) -> String {
    let scene = session.scene(collection, session.viewer());
    format!("{} {}", scene.prompt, lore_line(&scene, session.language))
}

/// What becomes of a game that was left.
pub fn parting(language: Language, lesson: Option<&Lesson>) -> &'static str {
    match lesson {
        Some(_) => words(language).lesson_not_kept,
        None => words(language).game_is_kept,
    }
}

/// How much of the story is told to a player who comes back.
const LATEST: usize = 10;

/// The longest line that is read.
const LINE_BYTES_MAX: u64 = 4096;

/// What a typed name means.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// One card name: all of it was typed, or a part that no other has.
    One(NameId),
    /// These, up to a few; or none.
    Several(Vec<String>),
}

/// How many names are offered.
const NAMES_OFFERED: usize = 6;

/// The name of the pool that was typed.
pub(crate) fn named(session: &Session, text: &str) -> Named {
    let pool = session.game.pool();
    let wanted = folded(text);
    let names = || (0..pool.names() as u16).map(NameId);
    if let Some(exact) = names().find(|name| folded(pool.name(*name)) == wanted) {
        return Named::One(exact);
    }
    let near: Vec<NameId> = match wanted.is_empty() {
        true => Vec::new(),
        false => {
            names().filter(|name| folded(pool.name(*name)).contains(&wanted)).take(NAMES_OFFERED).collect()
        }
    };
    match near.as_slice() {
        [only] => Named::One(*only),
        _ => Named::Several(near.into_iter().map(|name| pool.name(name).to_owned()).collect()),
    }
}

/// What taking back left known.
pub(crate) fn undone_text(undone: &Undone, language: Language) -> String {
    let words = words(language);
    let mut text = (words.taken_back)(undone.answers);
    if !undone.seen.is_empty() {
        text += &(words.seen_since)(&undone.seen.join("; "));
    }
    if undone.rolled {
        text += words.chance_was_used;
    }
    text
}

/// The kind of move that a first word asks for, and the rest.
fn verb(words: &str) -> (Option<Verb>, &str) {
    let (first, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    let verb = match folded(first).as_str() {
        "ink" | "entintar" | "tinta" => Verb::Ink,
        "play" | "jugar" | "sing" | "cantar" | "shift" => Verb::Play,
        "quest" | "aventura" => Verb::Quest,
        "challenge" | "desafiar" => Verb::Challenge,
        "move" | "mover" => Verb::Move,
        "use" | "usar" => Verb::Use,
        _ => return (None, words),
    };
    (Some(verb), rest.trim())
}

/// A kind of turn action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Ink,
    Play,
    Quest,
    Challenge,
    Move,
    Use,
    Other,
}

fn kind(answer: Answer) -> Verb {
    match answer {
        Answer::Action(Action::Ink(_)) => Verb::Ink,
        Answer::Action(Action::Play { .. }) => Verb::Play,
        Answer::Action(Action::Quest(_)) => Verb::Quest,
        Answer::Action(Action::Challenge { .. }) => Verb::Challenge,
        Answer::Action(Action::Move { .. }) => Verb::Move,
        Answer::Action(Action::Use { .. }) => Verb::Use,
        Answer::Action(Action::EndTurn) | Answer::Concede(_) | Answer::Choice(_) => Verb::Other,
    }
}

//! The model of the screen: what is shown and selected, and what keys and clicks do.

use engine::state::{CardIx, PlayerIx};
use engine::{Action, Answer, Ask, Choice};
use narrate::Reason;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::Look;
use crate::plain::{Named, in_play, named, person, undone_text};
use table::words::letter;

use crate::words::{Words, words};
use table::{
    Collection, Considered, Lesson, Move, Piece, Refused, Scene, Seated, Session, SessionError, Thought,
    refused_moves,
};

/// What a key did to the loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The table goes on.
    Stays,
    /// The table is left.
    Leaves,
}

/// Where the arrow keys go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    Cards,
    Moves,
}

/// What lies on top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    None,
    Help,
    /// The text of a card, on all of the screen.
    Text(Vec<String>),
    /// What lies in the discards.
    Discards,
    /// Sure to concede?
    Concede,
    /// A line being typed.
    Typing(Typing, String),
    /// Another player takes the keyboard.
    HandOver(PlayerIx),
}

/// What is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typing {
    File,
    CardName,
}

/// A line of the moves.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Row {
    Legal(Move),
    Refused(Refused),
}

/// What can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    Card(CardIx),
    Row(usize),
}

/// Something that is thought about on another thread, after so many answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// A bot answers.
    Bot {
        /// After so many answers.
        answered: usize,
    },
    /// A hint is looked for.
    Hint {
        /// After so many answers.
        answered: usize,
    },
}

/// Everything on the screen.
pub struct Screen<'a> {
    pub(super) collection: &'a Collection,
    pub(super) session: &'a mut Session,
    pub(super) lesson: Option<Lesson>,
    pub(super) look: Look,
    pub(super) viewer: PlayerIx,
    pub(super) scene: Scene,
    pub(super) focus: Focus,
    pub(super) selected: Option<CardIx>,
    pub(super) row: usize,
    pub(super) rows: Vec<Row>,
    pub(super) overlay: Overlay,
    pub(super) status: String,
    /// A hint was asked for and is not yet known.
    wants_hint: bool,
    /// How many lines the story is scrolled back.
    pub(super) back: usize,
    /// How many rows an overlay that is read is scrolled down, where it does not fit.
    pub(super) below: usize,
    /// What lies where, as drawn last.
    pub hits: Vec<(Rect, Hit)>,
}

impl<'a> Screen<'a> {
    /// The screen of a session.
    pub fn new(
        collection: &'a Collection,
        session: &'a mut Session,
        lesson: Option<Lesson>,
        look: Look,
    ) -> Screen<'a> {
        let viewer = session.viewer();
        let scene = session.scene(collection, viewer);
        let mut screen = Screen {
            collection,
            session,
            lesson,
            look,
            viewer,
            scene,
            focus: Focus::Cards,
            selected: None,
            row: 0,
            rows: Vec::new(),
            overlay: Overlay::None,
            status: String::new(),
            wants_hint: false,
            back: 0,
            below: 0,
            hits: Vec::new(),
        };
        if screen.humans() > 1 {
            screen.overlay = Overlay::HandOver(viewer);
        }
        screen.refresh();
        screen
    }

    /// Whether people share the keyboard.
    pub(super) fn is_shared(&self) -> bool {
        self.humans() > 1
    }

    fn humans(&self) -> usize {
        self.session.seats().iter().filter(|seat| **seat == Seated::Human).count()
    }

    pub(super) fn words(&self) -> &'static Words {
        words(self.session.language)
    }

    /// What must be thought about now: the answer of a bot, or a hint that was asked for.
    pub fn job(&self) -> Option<Job> {
        let answered = self.session.answered();
        match () {
            () if self.session.is_over() => None,
            () if !self.session.is_human_asked() => Some(Job::Bot { answered }),
            () if self.wants_hint => Some(Job::Hint { answered }),
            () => None,
        }
    }

    /// Somebody who can do the job.
    pub fn thought(&self, job: Job) -> Option<Thought> {
        match job {
            Job::Bot { .. } => self.session.bot(),
            Job::Hint { .. } => self.session.adviser(),
        }
    }

    /// Takes what was thought, if the question is still open.
    pub fn thought_through(&mut self, job: Job, considered: &Considered) -> Result<(), SessionError> {
        if self.job() != Some(job) {
            return Ok(());
        }
        match job {
            Job::Bot { .. } => {
                self.session.answer(self.collection, considered.answer)?;
                self.back = 0;
                self.refresh();
            }
            Job::Hint { .. } => {
                self.show_hint(considered.answer);
                let why = considered.why(&self.session.perspective(self.collection, self.viewer));
                let chance = considered.lines.first().map(|best| format!("{:.0} %", best.chance * 100.0));
                for part in chance.into_iter().chain(why) {
                    self.status.push_str(" · ");
                    self.status.push_str(&part);
                }
            }
        }
        Ok(())
    }

    /// Whether the game, or the lesson, was played to its end.
    pub fn is_over(&self) -> bool {
        self.session.is_over() || self.lesson.as_ref().is_some_and(Lesson::is_done)
    }

    /// The cards that can be selected, in the order of the screen.
    pub(super) fn cards(&self) -> Vec<CardIx> {
        let others = self.scene.sides.iter().skip(1);
        let theirs = others.flat_map(|side| side.pieces.iter().map(|piece| piece.card));
        let own = self.scene.own().pieces.iter().map(|piece| piece.card);
        let hand = self.scene.own().hand.iter().filter_map(|card| Some(card.known?.0));
        theirs.chain(own).chain(hand).collect()
    }

    fn is_turn(&self) -> bool {
        self.session.game.decision().is_some_and(|open| open.ask == Ask::Turn)
    }

    /// Looks at the game anew after anything happened.
    fn refresh(&mut self) {
        let viewer = self.session.viewer();
        if viewer != self.viewer && self.session.is_human_asked() && self.humans() > 1 {
            self.overlay = Overlay::HandOver(viewer);
        }
        self.viewer = viewer;
        self.wants_hint = false;
        self.scene = self.session.scene(self.collection, viewer);
        let cards = self.cards();
        // A card that can no longer do anything gives way to one that can.
        let can = |card: &CardIx| {
            let moves = self.scene.question.iter().flat_map(|open| &open.moves);
            moves.into_iter().any(|one| one.card == Some(self.standing_for(*card)))
        };
        if self.selected.is_none_or(|card| !cards.contains(&card) || !can(&card)) {
            let kept = self.selected.filter(|card| cards.contains(card));
            let moves = self.scene.question.iter().flat_map(|open| &open.moves);
            let first = moves.into_iter().filter_map(|one| one.card).find(|card| cards.contains(card));
            self.selected = first.or(kept).or(cards.last().copied());
        }
        self.focus = if self.is_turn() { Focus::Cards } else { Focus::Moves };
        self.ask_name();
        self.list();
    }

    /// Opens the line for a card name where one is asked and nothing lies on top.
    fn ask_name(&mut self) {
        if self.scene.question.as_ref().is_some_and(|open| open.by_name) && self.overlay == Overlay::None {
            self.overlay = Overlay::Typing(Typing::CardName, String::new());
        }
    }

    /// The moves of the selected card, or all where a choice is asked.
    fn list(&mut self) {
        let Some(question) = &self.scene.question else {
            self.rows.clear();
            return;
        };
        let is_turn = self.is_turn();
        let card = self.selected.map(|card| self.standing_for(card));
        let fits = |one: &&Move| !is_turn || one.card.is_none() || one.card == card;
        let mut rows: Vec<Row> = question.moves.iter().filter(fits).cloned().map(Row::Legal).collect();
        if let Some(card) = card.filter(|_| is_turn) {
            let perspective = self.session.perspective(self.collection, self.viewer);
            rows.extend(refused_moves(&perspective, card).into_iter().map(Row::Refused));
        }
        // Whoever presses Enter on a card without moves learns why and does not end the turn.
        let about = |row: &Row| match row {
            Row::Legal(one) => one.card.is_some(),
            Row::Refused(_) => true,
        };
        self.row = rows.iter().position(about).filter(|_| is_turn).unwrap_or(0);
        self.rows = rows;
    }

    /// The card whose moves are listed for a card: of several that cannot be told apart, the question lists one.
    pub(super) fn standing_for(&self, card: CardIx) -> CardIx {
        let listed = self.scene.question.iter().flat_map(|open| &open.moves).filter_map(|one| one.card);
        let listed: Vec<CardIx> = listed.collect();
        if listed.contains(&card) {
            return card;
        }
        let own = self.scene.own();
        let in_hand =
            |card: CardIx| own.hand.iter().filter_map(|hand| hand.known).find(|known| known.0 == card);
        let in_play = |card: CardIx| {
            let piece = own.pieces.iter().find(|piece| piece.card == card)?;
            Some(Piece { card: CardIx::NONE, ..piece.clone() })
        };
        let is_twin = |other: &CardIx| match (in_hand(card), in_play(card)) {
            (Some((_, def)), _) => in_hand(*other).is_some_and(|(_, twin)| twin == def),
            (None, Some(piece)) => in_play(*other) == Some(piece),
            (None, None) => false,
        };
        listed.iter().copied().find(is_twin).unwrap_or(card)
    }

    fn discards(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for side in &self.scene.sides {
            let names: Vec<&str> = side.discard.iter().rev().map(|(_, _, name)| name.as_str()).collect();
            let who = match side.is_viewer {
                true => self.words().you_capital.to_owned(),
                false => person(&self.scene, self.session, side.player),
            };
            let all = if names.is_empty() { "–".to_owned() } else { names.join("; ") };
            lines.push(format!("{who}, {}: {all}", names.len()));
        }
        lines
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) -> Result<Effect, SessionError> {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return Ok(Effect::Leaves);
        }
        match std::mem::replace(&mut self.overlay, Overlay::None) {
            Overlay::None => self.table_key(key.code),
            reading @ (Overlay::Help | Overlay::Text(_) | Overlay::Discards) => {
                match key.code {
                    KeyCode::Down | KeyCode::PageDown => self.below += OVERLAY_STEP,
                    KeyCode::Up | KeyCode::PageUp => self.below = self.below.saturating_sub(OVERLAY_STEP),
                    _ => {
                        self.below = 0;
                        return Ok(Effect::Stays);
                    }
                }
                self.overlay = reading;
                Ok(Effect::Stays)
            }
            Overlay::HandOver(player) => {
                match key.code {
                    KeyCode::Enter => self.ask_name(),
                    _ => self.overlay = Overlay::HandOver(player),
                }
                Ok(Effect::Stays)
            }
            Overlay::Concede => {
                if matches!(key.code, KeyCode::Char('y' | 'Y' | 's' | 'S')) {
                    self.session.answer(self.collection, Answer::Concede(self.viewer))?;
                    self.refresh();
                }
                Ok(Effect::Stays)
            }
            Overlay::Typing(what, text) => self.typed(what, text, key.code),
        }
    }

    fn table_key(&mut self, code: KeyCode) -> Result<Effect, SessionError> {
        self.status.clear();
        match code {
            KeyCode::Char('q') => return Ok(Effect::Leaves),
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Overlay::Help,
            KeyCode::Up | KeyCode::Char('k') => self.step(-1),
            KeyCode::Down | KeyCode::Char('j') => self.step(1),
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Left | KeyCode::Right => self.switch(),
            KeyCode::Esc => self.focus = Focus::Cards,
            KeyCode::PageUp => self.back = (self.back + 5).min(self.session.story(self.viewer).len()),
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            KeyCode::Enter => return self.enter(),
            KeyCode::Char(digit @ '0'..='9') => return self.nth(digit as usize - '0' as usize),
            KeyCode::Char('e') => return self.finish(),
            KeyCode::Char('t') => self.show_text(),
            KeyCode::Char('d') => self.overlay = Overlay::Discards,
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char('u') => self.undo()?,
            KeyCode::Char('s') => self.overlay = Overlay::Typing(Typing::File, String::new()),
            KeyCode::Char('c') if self.session.is_human_asked() => self.overlay = Overlay::Concede,
            KeyCode::Char('n') if self.scene.question.as_ref().is_some_and(|open| open.by_name) => {
                self.overlay = Overlay::Typing(Typing::CardName, String::new());
            }
            _ => {}
        }
        Ok(Effect::Stays)
    }

    fn step(&mut self, by: isize) {
        match self.focus {
            Focus::Cards => {
                let cards = self.cards();
                let at = cards.iter().position(|card| Some(*card) == self.selected).unwrap_or(0);
                self.selected = cards.get(moved(at, by, cards.len())).copied();
                self.list();
            }
            Focus::Moves => self.row = moved(self.row, by, self.rows.len()),
        }
    }

    fn switch(&mut self) {
        self.focus = match self.focus {
            Focus::Cards if !self.rows.is_empty() => Focus::Moves,
            Focus::Cards | Focus::Moves => Focus::Cards,
        };
    }

    fn enter(&mut self) -> Result<Effect, SessionError> {
        if self.session.is_over() {
            return Ok(Effect::Leaves);
        }
        match self.focus {
            Focus::Cards => {
                self.switch();
                Ok(Effect::Stays)
            }
            Focus::Moves => self.do_row(self.row),
        }
    }

    /// Whether a digit is the number that is asked, and not that of a move.
    pub(super) fn asks_number(&self) -> bool {
        self.scene.question.as_ref().is_some_and(|open| open.by_number)
    }

    /// The legal move with this number, from 1; or the number itself, where one is asked.
    fn nth(&mut self, number: usize) -> Result<Effect, SessionError> {
        if self.asks_number() {
            let answer =
                self.scene.question.as_ref().and_then(|open| open.typed(number)).map(|one| one.answer);
            return answer.map_or(Ok(Effect::Stays), |answer| self.give(answer));
        }
        let legal: Vec<usize> =
            (0..self.rows.len()).filter(|at| matches!(self.rows[*at], Row::Legal(_))).collect();
        match number.checked_sub(1).and_then(|at| legal.get(at)) {
            Some(row) => self.do_row(*row),
            None => Ok(Effect::Stays),
        }
    }

    fn do_row(&mut self, row: usize) -> Result<Effect, SessionError> {
        match self.rows.get(row).cloned() {
            Some(Row::Legal(one)) => self.give(one.answer),
            Some(Row::Refused(refused)) => {
                self.status = format!("{}: {} [{}]", refused.label, refused.why, refused.rule);
                Ok(Effect::Stays)
            }
            None => Ok(Effect::Stays),
        }
    }

    /// Ends the turn, or what is being chosen.
    fn finish(&mut self) -> Result<Effect, SessionError> {
        let moves = self.scene.question.iter().flat_map(|open| &open.moves);
        let ends = |one: &&Move| {
            matches!(
                one.answer,
                Answer::Action(Action::EndTurn) | Answer::Choice(Choice::Done | Choice::Decline)
            )
        };
        let found = moves.into_iter().find(ends).map(|one| one.answer);
        match found {
            Some(answer) => self.give(answer),
            None => {
                self.status = self.words().that_cannot_be_ended_now.to_owned();
                Ok(Effect::Stays)
            }
        }
    }

    fn give(&mut self, answer: Answer) -> Result<Effect, SessionError> {
        let perspective = self.session.perspective(self.collection, self.viewer);
        if let Some(lesson) = &mut self.lesson
            && !lesson.takes(&perspective, answer)
        {
            self.status = self.words().do_what_the_lesson_asks.to_owned();
            return Ok(Effect::Stays);
        }
        match self.session.answer(self.collection, answer) {
            Ok(()) => {
                self.back = 0;
                self.refresh();
            }
            Err(SessionError::Refused(why)) => {
                let reason = Reason::Refused(why);
                self.status = format!("{} [{}]", reason.say(self.session.language), reason.rule());
            }
            Err(error) => return Err(error),
        }
        Ok(Effect::Stays)
    }

    fn show_text(&mut self) {
        let perspective = self.session.perspective(self.collection, self.viewer);
        let card = self.shown_card();
        if let Some(def) = card.and_then(|card| perspective.def(card)) {
            let mut lines = self.collection.card_text(def, self.session.language);
            lines.extend(card.and_then(|card| self.now(card)));
            self.overlay = Overlay::Text(lines);
        }
    }

    /// What a card in play is now, where that is not just what is printed.
    pub(super) fn now(&self, card: CardIx) -> Option<String> {
        let pieces = self.scene.sides.iter().flat_map(|side| &side.pieces);
        let piece = pieces.into_iter().find(|piece| piece.card == card)?;
        let facts = self.collection.facts(piece.def)?;
        let printed = [facts.strength, facts.willpower, facts.lore].map(|value| value.map_or(0, i64::from));
        let current = [piece.strength, piece.willpower, piece.lore].map(i64::from);
        if printed == current && piece.keywords.is_empty() && piece.at.is_none() && piece.under == 0 {
            return None;
        }
        Some(format!("{}: {}", self.words().now, in_play(piece, self.session.language)))
    }

    /// The card whose text stands beside the moves: that of the move under the cursor, the one that asks, the selected.
    pub(super) fn shown_card(&self) -> Option<CardIx> {
        let source = self.scene.question.as_ref().and_then(|open| open.source);
        let at_row = match (self.focus, self.rows.get(self.row)) {
            (Focus::Moves, Some(Row::Legal(one))) => one.card,
            _ => None,
        };
        at_row.or(source).or(self.selected)
    }

    fn hint(&mut self) {
        if !self.session.is_human_asked() {
            self.status = self.words().you_are_not_asked_now.to_owned();
            return;
        }
        let Some(lesson) = &self.lesson else {
            self.wants_hint = true;
            self.status = self.words().thinking_about_a_hint.to_owned();
            return;
        };
        let perspective = self.session.perspective(self.collection, self.viewer);
        let moves = self.scene.question.iter().flat_map(|open| &open.moves);
        let taught = moves.map(|one| one.answer).find(|answer| lesson.fits(&perspective, *answer));
        if let Some(answer) = taught {
            self.show_hint(answer);
        }
    }

    fn show_hint(&mut self, answer: Answer) {
        self.wants_hint = false;
        let known = self.scene.question.iter().flat_map(|open| &open.moves);
        let known = known.into_iter().find(|one| one.answer == answer).map(|one| one.label.clone());
        let label = known.unwrap_or_else(|| {
            let perspective = self.session.perspective(self.collection, self.viewer);
            table::label::label(&perspective, self.session.game.decision().map(|open| &open.ask), answer)
        });
        if let Answer::Choice(Choice::Name(_)) = answer {
            self.overlay = Overlay::Typing(Typing::CardName, label.clone());
        }
        // The hint is selected, so that Enter does it.
        if let Some(card) = table::label::subject(answer).filter(|card| self.cards().contains(card)) {
            self.selected = Some(card);
            self.list();
        }
        if let Some(row) =
            self.rows.iter().position(|row| matches!(row, Row::Legal(one) if one.answer == answer))
        {
            self.focus = Focus::Moves;
            self.row = row;
        }
        let (hint, enter) = (self.words().hint, self.words().enter_does_it_short);
        self.status = format!("{hint}: {label} ({enter})");
    }

    fn undo(&mut self) -> Result<(), SessionError> {
        self.status = match self.session.undo(self.collection, self.viewer)? {
            Some(undone) => {
                self.lesson.iter_mut().for_each(Lesson::back);
                undone_text(&undone, self.session.language)
            }
            None => self.words().nothing_to_take_back.to_owned(),
        };
        self.refresh();
        Ok(())
    }

    fn typed(&mut self, what: Typing, mut text: String, code: KeyCode) -> Result<Effect, SessionError> {
        match code {
            KeyCode::Esc => {
                if what == Typing::CardName {
                    self.status = self.words().type_the_name.to_owned();
                }
                return Ok(Effect::Stays);
            }
            KeyCode::Enter => return self.entered(what, text.trim()),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(letter) if text.len() < TYPED_BYTES_MAX => text.push(letter),
            _ => {}
        }
        self.overlay = Overlay::Typing(what, text);
        Ok(Effect::Stays)
    }

    fn entered(&mut self, what: Typing, text: &str) -> Result<Effect, SessionError> {
        match what {
            Typing::File if text.is_empty() => {}
            Typing::File => {
                self.status = match self.session.save(self.collection, text) {
                    Ok(name) => format!("{} {name}", self.words().saved_to),
                    Err(error) => error.say(self.session.language),
                };
            }
            Typing::CardName => match named(self.session, text) {
                Named::One(name) => return self.give(Answer::Choice(Choice::Name(name))),
                Named::Several(_) => self.overlay = Overlay::Typing(Typing::CardName, text.to_owned()),
            },
        }
        Ok(Effect::Stays)
    }

    /// The mouse did something.
    pub fn mouse(&mut self, mouse: MouseEvent) -> Result<Effect, SessionError> {
        let here = Position { x: mouse.column, y: mouse.row };
        match mouse.kind {
            MouseEventKind::ScrollUp => self.step(-1),
            MouseEventKind::ScrollDown => self.step(1),
            MouseEventKind::Down(MouseButton::Left) if self.overlay == Overlay::None => {
                let hit = self.hits.iter().find(|(area, _)| area.contains(here)).map(|(_, hit)| *hit);
                match hit {
                    Some(Hit::Card(card)) => {
                        self.selected = Some(card);
                        self.focus = Focus::Cards;
                        self.list();
                    }
                    Some(Hit::Row(row)) if self.focus == Focus::Moves && self.row == row => {
                        return self.do_row(row);
                    }
                    Some(Hit::Row(row)) => {
                        self.focus = Focus::Moves;
                        self.row = row;
                    }
                    None => {}
                }
            }
            _ => {}
        }
        Ok(Effect::Stays)
    }

    /// The lines of the overlay, with its title.
    pub(super) fn overlay_lines(&self) -> Option<(String, Vec<String>)> {
        let language = self.session.language;
        let go_on = self.words().any_key_goes_on;
        Some(match &self.overlay {
            Overlay::None => return None,
            Overlay::Help => {
                let keys = words(language).keys.lines().map(str::to_owned).collect();
                (format!("? · {go_on}"), keys)
            }
            Overlay::Text(lines) => (go_on.to_owned(), lines.clone()),
            Overlay::Discards => {
                let title = self.words().discards_the_last_first;
                (format!("{title} · {go_on}"), self.discards())
            }
            Overlay::Concede => {
                (self.words().concede.to_owned(), vec![self.words().really_give_up_key.to_owned()])
            }
            Overlay::Typing(Typing::File, text) => {
                (self.words().save_where_keys.to_owned(), vec![format!("{text}_")])
            }
            Overlay::Typing(Typing::CardName, text) => {
                (self.words().name_a_card_keys.to_owned(), vec![format!("{text}_"), self.near(text)])
            }
            Overlay::HandOver(player) => {
                let text = self.words().press_enter_alone;
                (String::new(), vec![text.replace('$', &letter(*player).to_string())])
            }
        })
    }

    /// What a name that is being typed means.
    fn near(&self, text: &str) -> String {
        if text.trim().is_empty() {
            return self.words().type_a_part_of_the_name.to_owned();
        }
        match named(self.session, text) {
            Named::One(name) => {
                let name = self.session.game.pool().name(name);
                format!("{} {name}", self.words().enter_names)
            }
            Named::Several(near) if near.is_empty() => self.words().no_card_has_that_name.to_owned(),
            Named::Several(near) => near.join(", "),
        }
    }

    /// Nothing of the table may be seen while the keyboard changes hands.
    pub(super) fn is_covered(&self) -> bool {
        matches!(self.overlay, Overlay::HandOver(_))
    }
}

/// How many rows a key scrolls an overlay.
const OVERLAY_STEP: usize = 4;

/// The longest line that can be typed.
const TYPED_BYTES_MAX: usize = 200;

fn moved(at: usize, by: isize, len: usize) -> usize {
    at.saturating_add_signed(by).min(len.saturating_sub(1))
}

//! The game: one decision at a time, answered through one door.

use crate::Readings;
use crate::answer::{Action, Answer, Choice};
use crate::decision::{Ask, Decision};
use crate::eval::Board;
use crate::program::Pool;
use crate::record::{EntryId, LogEntry, Logged, Record, Rule, Silent};
use crate::refusal::Refusal;
use crate::state::{Event, Frame, GameResult, PlayerIx, Reply, State, TurnStage, TurnStep, Write};
use crate::trace::Trace;
use crate::work::{Work, count};
use std::ops::Deref;
use std::sync::Arc;

/// A game in progress. `Clone` is the basis of undo; [`Clone::clone_from`] makes a copy in the room of another game.
#[derive(Debug)]
pub struct Game<R: Record = Silent> {
    pub(crate) board: Board,
    pub(crate) record: R,
    /// Causes; empty where nobody listens.
    pub(crate) trace: Trace,
}

impl<R: Record + Clone> Clone for Game<R> {
    fn clone(&self) -> Game<R> {
        let Game { board, record, trace } = self;
        // Where nobody listens there are no causes.
        let trace = if R::LISTENS { trace.clone() } else { Trace::default() };
        Game { board: board.clone(), record: record.clone(), trace }
    }

    fn clone_from(&mut self, from: &Self) {
        let Game { board, record, trace } = from;
        self.board.clone_from(board);
        self.record.clone_from(record);
        if R::LISTENS {
            self.trace.clone_from(trace);
        }
    }
}

/// The game can be read like its table.
impl<R: Record> Deref for Game<R> {
    type Target = Board;
    fn deref(&self) -> &Board {
        &self.board
    }
}

/// D.9: so many steps without any decision are a loop without end.
const ENDLESS: u32 = 200_000;

impl<R: Record> Game<R> {
    /// Who must decide what; nothing when the game is over.
    pub fn decision(&self) -> Option<&Decision> {
        self.board.pending.as_ref()
    }

    /// The definitions.
    pub fn pool(&self) -> &Arc<Pool> {
        &self.board.pool
    }

    /// The state, to be read.
    pub fn state(&self) -> &State {
        &self.board.state
    }

    /// How the game stands.
    pub fn result(&self) -> GameResult {
        self.board.state.result()
    }

    /// The same game without its record, for players who think ahead.
    pub fn silent(&self) -> Game<Silent> {
        Game { board: self.board.clone(), record: Silent, trace: Trace::default() }
    }

    /// The same game, from here on with its open points read so: to see whether something else could be done.
    pub fn read_as(&self, readings: Readings) -> Game<R>
    where
        R: Clone,
    {
        let mut game = self.clone();
        game.board.rules.readings = readings;
        game
    }

    /// What was recorded.
    pub fn record(&self) -> &R {
        &self.record
    }

    /// What was recorded, to be taken out.
    pub fn record_mut(&mut self) -> &mut R {
        &mut self.record
    }

    // 1.7.6.1, 4.1.4: another one may be tried.
    /// Takes an answer; a refused one changes nothing (1.7.6).
    pub fn answer(&mut self, answer: Answer) -> Result<(), Refusal> {
        self.check(&answer)?;
        self.go_on_with(answer);
        Ok(())
    }

    /// Takes an answer that was listed for this very decision ([`Game::options`]), and that nobody has to check again: for those
    /// who play many games. Any other answer leaves a game that means nothing; [`Game::answer`] is for them.
    pub fn answer_listed(&mut self, answer: Answer) {
        debug_assert_eq!(self.check(&answer), Ok(()), "{answer:?} was not listed");
        self.go_on_with(answer);
    }

    fn go_on_with(&mut self, answer: Answer) {
        if let Answer::Concede(player) = answer {
            self.note("2.3.3.4", || LogEntry::Answered(player, answer));
            self.concede(player);
        } else {
            if R::LISTENS {
                self.note_answer(answer);
            }
            self.give(answer);
        }
        // Mostly the turn went on at once and asks again already.
        if self.board.pending.is_some() && self.board.state.result() == GameResult::Open {
            self.board.refresh();
        } else {
            self.run();
        }
        if self.board.state.rounds().are_named() {
            self.play_rounds();
        }
    }

    /// Notes an answer as brought about by what asked.
    fn note_answer(&mut self, answer: Answer) {
        let player = self.board.pending.as_ref().map_or(PlayerIx(0), |d| d.player);
        let rule = if answer == Answer::Action(Action::EndTurn) {
            "3.3.2"
        } else {
            self.board.pending.as_ref().map_or("1.7", |open| open.ask.rule())
        };
        self.trace.now = self.trace.link(self.board.state.frames().len().saturating_sub(1));
        let id = self.note(rule, || LogEntry::Answered(player, answer));
        self.trace.answered = id;
    }

    /// Gives an answer to whoever asked, and keeps it in mind.
    #[inline]
    fn give(&mut self, answer: Answer) {
        let in_turn = matches!(&self.board.pending, Some(open) if matches!(open.ask, Ask::Turn));
        // The turn itself asks most of all: it goes on at once, without a way round by the stack.
        if !R::TRACES
            && in_turn
            && let Answer::Action(action) = answer
            && self.waits_for_action()
        {
            self.no_turn_is_asked();
            self.keep_in_mind(answer);
            self.board.refresh();
            self.pop_turn();
            self.step_action_of_turn(action);
        } else {
            self.take(answer);
            self.keep_in_mind(answer);
        }
    }

    /// The question about the turn is answered; nothing hangs on it, so that nothing has to be given back.
    #[inline]
    fn no_turn_is_asked(&mut self) {
        if let Some(Decision { ask: Ask::Turn, .. }) = &self.board.pending {
            std::mem::forget(self.board.pending.take());
        }
    }

    /// Whether the turn is next on the stack, to go on with an action.
    fn waits_for_action(&self) -> bool {
        matches!(self.board.state.frames().last(), Some(Frame::Turn(TurnStage::Main)))
    }

    /// Gives an answer to whoever asked.
    pub(crate) fn take(&mut self, answer: Answer) {
        self.board.pending = None;
        self.reply(Reply::Answer(answer));
    }

    /// 6.1.10: what could be a round of a loop.
    fn keep_in_mind(&mut self, answer: Answer) {
        let is_main = self.board.state.step() == TurnStep::Main;
        let rounds = self.board.rounds_mut();
        if is_main && !rounds.trial {
            rounds.keep(answer);
        }
        rounds.accepted |=
            matches!(answer, Answer::Choice(Choice::Accept) | Answer::Action(Action::Play { .. }));
    }

    /// The only possible answer, where there is just one.
    pub fn forced(&self) -> Option<Answer> {
        let mut only = None;
        let mut count = 0;
        self.board.each_option(&mut |answer| {
            count += 1;
            only = Some(answer);
            count < 2
        });
        if count == 1 { only } else { None }
    }

    pub(crate) fn run(&mut self) {
        let mut steps = 0;
        while self.board.pending.is_none() && self.board.state.result() == GameResult::Open {
            self.board.refresh();
            let Some(frame) = self.pop() else { break };
            count(Work::Step);
            self.step(frame);
            if R::LISTENS && self.board.rested != Readings::DEFAULTS {
                self.tell_rested();
            }
            if R::LISTENS && !self.board.ousted.is_empty() {
                self.tell_ousted();
            }
            steps += 1;
            if steps > ENDLESS {
                // D.9: a mandatory loop without end is a drawn game.
                self.board.apply(Write::Result(GameResult::Drawn));
                self.note("6.1.10", || LogEntry::Drawn(crate::record::DrawnBecause::Endless));
            }
        }
        if self.board.state.result() != GameResult::Open {
            self.board.pending = None;
        }
        self.board.refresh();
    }

    /// 8.1.2: tells which grants of keywords are gone for good.
    fn tell_ousted(&mut self) {
        for (card, keyword, source) in std::mem::take(&mut self.board.ousted) {
            self.note("8.1.2", || LogEntry::GrantGone(card, keyword, source));
        }
    }

    /// Tells on which open points the values of cards rested.
    fn tell_rested(&mut self) {
        for point in std::mem::take(&mut self.board.rested).points() {
            self.rests_on(point);
        }
    }

    /// One step; each kind is a function of its own, so that none pays for the room that others need.
    #[inline]
    fn step(&mut self, frame: Frame) {
        match frame {
            Frame::Setup(stage) => self.step_setup(stage),
            Frame::Turn(stage) => {
                let answer = if stage == TurnStage::Main { self.take_answer() } else { None };
                self.step_turn(stage, answer)
            }
            Frame::Settle(settle) => self.step_settle(settle),
            Frame::Resolve(resolve) => self.step_resolve(resolve),
            Frame::Play(playing) => self.step_play(playing),
            Frame::Use(using) => self.step_use(using),
            Frame::Pay(paying) => self.step_pay(paying),
            Frame::Move(moving) => self.step_move(moving),
            Frame::Quest(obj, stage) => self.step_quest(obj, stage),
            Frame::Challenge(stage) => self.step_challenge(stage),
            Frame::Batch(batch) => self.step_batch(batch),
            Frame::Choose(choosing) => self.step_choose(choosing),
            Frame::Arrange(arranging) => self.step_arrange(arranging),
            Frame::ChoosePlayers(choosing) => self.step_choose_players(choosing),
            Frame::PlayNow(now) => self.step_play_now(now),
            Frame::Action(acting) => self.step_action(acting),
        }
    }

    /// Puts a frame back and asks a player.
    pub(crate) fn ask(&mut self, frame: Frame, player: PlayerIx, ask: Ask) {
        self.push(frame);
        self.board.pending = Some(Decision { player, ask });
    }

    /// Notes what a text keeps from happening (1.2.2).
    pub(crate) fn note_barred(&mut self, would: Event) {
        if R::LISTENS
            && let Some(by) = self.board.bars(&would)
        {
            self.note("1.2.2", || LogEntry::Barred { would, by });
        }
    }

    /// Logs something under what brings it about; its number where anybody listens.
    #[inline]
    pub(crate) fn note(&mut self, rule: &'static str, note: impl FnOnce() -> LogEntry) -> Option<EntryId> {
        if !R::LISTENS {
            return None;
        }
        Some(self.log(rule, note()))
    }

    /// Keeps in mind which entry tells of something that waits, where causes are kept.
    pub(crate) fn waits(&mut self, id: u32, told: Option<EntryId>) {
        if R::TRACES
            && let Some(told) = told
        {
            self.trace.waits(id, told);
        }
    }

    /// Logs something that brings about what follows.
    #[inline]
    pub(crate) fn note_cause(&mut self, rule: &'static str, note: impl FnOnce() -> LogEntry) {
        if R::LISTENS {
            let id = self.log(rule, note());
            self.trace.because(Some(id));
        }
    }

    /// Logs something as brought about by another entry.
    #[inline]
    pub(crate) fn note_because(
        &mut self,
        cause: Option<EntryId>,
        rule: &'static str,
        note: impl FnOnce() -> LogEntry,
    ) -> Option<EntryId> {
        if !R::LISTENS {
            return None;
        }
        let before = self.trace.now;
        self.trace.now.cause = cause.or(before.cause);
        let id = self.log(rule, note());
        self.trace.now = before;
        Some(id)
    }

    #[inline(never)]
    fn log(&mut self, rule: &'static str, what: LogEntry) -> EntryId {
        let id = self.trace.next();
        if R::TRACES {
            if let LogEntry::Happened(event) | LogEntry::Banished(event, _) = &what {
                self.trace.logged(Some(event.kind), event.subject.card, id);
            }
            if let LogEntry::Moved { is, .. } = &what {
                self.trace.logged(None, is.card, id);
            }
        }
        let (cause, by) = (self.trace.now.cause, self.trace.now.by);
        self.record.note(Logged { id, cause, by, rule: Rule(rule), what });
        id
    }
}

//! Winning, losing, leaving (2.3.3, 9.2.3).

use crate::game::Game;
use crate::record::{Ending, LogEntry, Record};
use crate::state::*;
use crate::{Answer, Choice};

impl<R: Record> Game<R> {
    // 2.3.3.1, 1.11.3: by lore; 2.3.3.3: by being the last one left.
    pub(crate) fn win(&mut self, player: PlayerIx, rule: &'static str, by: Ending) {
        self.board.apply(Write::Result(GameResult::Won(player)));
        self.board.pending = None;
        self.note(rule, || LogEntry::Won(player, by));
    }

    // 2.3.3.2: by the empty deck; 2.3.3.4: by conceding.
    /// The player loses and leaves: cards, effects, waiting abilities go (9.2.3, 7.7.7).
    pub(crate) fn lose(&mut self, player: PlayerIx, rule: &'static str, by: Ending) {
        self.note(rule, || LogEntry::Lost(player, by));
        self.board.apply(Write::Leave(player));
        let left = self.board.state.everyone();
        // 1.8.1.3: also where only one team is left (9.3).
        if let Some(winner) = left.first().filter(|winner| left == self.board.state.team(*winner)) {
            self.win(winner, "1.8.1.3", Ending::LastLeft);
        }
    }

    /// 2.3.3.4
    pub(crate) fn concede(&mut self, player: PlayerIx) {
        self.lose(player, "2.3.3.4", Ending::Conceded);
        if self.board.state.result() != GameResult::Open {
            return;
        }
        if self.board.state.step() == TurnStep::Setup {
            self.board.pending = None;
            self.forget_reply();
            return;
        }
        if self.board.state.active() == player {
            let mate = self.board.state.turn_players().next();
            match mate {
                // 9.3.1: the turn goes on for the rest of the team.
                Some(mate) => self.board.apply(Write::Acts(mate, PlayerSet::EMPTY)),
                None => self.break_off_turn(player),
            }
        }
        let stopped = self.stop_effects(player);
        let asked = self.board.pending.as_ref().map(|d| d.player);
        if stopped {
            self.board.pending = None;
            self.forget_reply();
        } else if asked == Some(player) {
            // 6.7.6: whoever leaves instead of answering is passed over.
            self.board.pending = None;
            self.reply(Reply::Answer(Answer::Choice(Choice::Done)));
        } else {
            self.forget_in_choices(player);
        }
    }

    /// The turn of a player who leaves is over, and what lasted this turn with it (3.4.1.2). An effect of another player that
    /// is resolving goes on first.
    fn break_off_turn(&mut self, gone: PlayerIx) {
        let frames = self.board.state.frames();
        let others = frames.iter().position(|frame| frame.player().is_some_and(|p| p != gone));
        let going_on = self.clear_frames(others.unwrap_or(frames.len()));
        self.board.leave_challenge();
        self.push(Frame::Turn(TurnStage::Ends));
        self.settle();
        if going_on.is_empty() {
            self.board.pending = None;
            self.forget_reply();
        }
        self.put_back(going_on);
    }

    /// 9.2.3: the effects of a player who leaves go, also one that is resolving, with all that it asks for; not where another player's
    /// card is being played by then. True if there was one.
    fn stop_effects(&mut self, gone: PlayerIx) -> bool {
        let frames = self.board.state.frames();
        let Some(from) = frames.iter().position(|frame| frame.player() == Some(gone)) else { return false };
        if frames[from..].iter().any(|frame| frame.player().is_some_and(|p| p != gone)) {
            return false;
        }
        self.drop_frames(from);
        true
    }

    /// Whoever is choosing does so without what has left.
    fn forget_in_choices(&mut self, gone: PlayerIx) {
        if self.forget_chosen(gone) {
            self.forget_reply();
            self.board.pending = None;
        }
    }
}

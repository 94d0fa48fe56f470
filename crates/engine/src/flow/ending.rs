//! Winning, losing, leaving (2.3.3, 9.2.3).

use crate::game::Game;
use crate::record::{Ending, LogEntry, Record};
use crate::state::*;
use crate::{Answer, Choice};

impl<R: Record> Game<R> {
    // 2.3.3.1, 1.11.3: by lore; 2.3.3.3: by being the last one left.
    pub(crate) fn win(&mut self, player: PlayerIx, rule: &'static str, by: Ending) {
        self.board.state.result = GameResult::Won(player);
        self.board.pending = None;
        self.note(rule, || LogEntry::Won(player, by));
    }

    // 2.3.3.2: by the empty deck; 2.3.3.4: by conceding.
    /// The player loses and leaves: cards, effects, waiting abilities go (9.2.3, 7.7.7).
    pub(crate) fn lose(&mut self, player: PlayerIx, rule: &'static str, by: Ending) {
        self.note(rule, || LogEntry::Lost(player, by));
        self.board.state.player_mut(player).out = true;
        let left = self.board.state.everyone();
        if left.len() == 1 {
            // 1.8.1.3
            if let Some(winner) = left.first() {
                self.win(winner, "1.8.1.3", Ending::LastLeft);
            }
            return;
        }
        let state = &mut self.board.state;
        state.bag.retain(|b| b.player != player);
        state.owed.retain(|o| o.player != player);
        state.floating.retain(|f| f.you != player);
        state.forget_in_effects(player);
        let gone = std::mem::take(&mut state.player_mut(player).play);
        for card in gone {
            let mut at = card;
            while at != CardIx::NONE {
                let next = state.card(at).below;
                let card = state.card_mut(at);
                card.zone = Zone::Aside;
                card.inc = next_stay(card.inc);
                card.prior = 0;
                card.above = CardIx::NONE;
                card.below = CardIx::NONE;
                at = next;
            }
            for other in &mut state.cards {
                if other.at == card {
                    other.at = CardIx::NONE;
                }
            }
        }
        let me = state.player_mut(player);
        me.hand.clear();
        me.deck.clear();
        me.discard.clear();
        me.inkwell.clear();
        self.board.invalidate(crate::program::Dependencies::ALWAYS);
    }

    /// 2.3.3.4
    pub(crate) fn concede(&mut self, player: PlayerIx) {
        self.lose(player, "2.3.3.4", Ending::Conceded);
        if self.board.state.result != GameResult::Open {
            return;
        }
        if self.board.state.step == TurnStep::Setup {
            self.board.pending = None;
            self.board.state.reply = Reply::None;
            return;
        }
        if self.board.state.active == player {
            self.break_off_turn(player);
        }
        let stopped = self.stop_effects(player);
        let asked = self.board.pending.as_ref().map(|d| d.player);
        if stopped {
            self.board.pending = None;
            self.board.state.reply = Reply::None;
        } else if asked == Some(player) {
            // 6.7.6: whoever leaves instead of answering is passed over.
            self.board.pending = None;
            self.board.state.reply = Reply::Answer(Answer::Choice(Choice::Done));
        } else {
            self.forget_in_choices(player);
        }
    }

    /// The turn of a player who leaves is over, and what lasted this turn with it (3.4.1.2). An effect of another player that
    /// is resolving goes on first.
    fn break_off_turn(&mut self, gone: PlayerIx) {
        let state = &mut self.board.state;
        let others = state.frames.iter().position(|frame| frame.player().is_some_and(|p| p != gone));
        let from = others.unwrap_or(state.frames.len());
        let links = self.trace.split_off(from);
        let going_on = state.frames.split_off(from);
        state.frames.clear();
        state.challenge = None;
        self.push(Frame::Turn(TurnStage::Ends));
        self.settle();
        if going_on.is_empty() {
            self.board.pending = None;
            self.board.state.reply = Reply::None;
        }
        if R::TRACES {
            self.trace.extend(self.board.state.frames.len(), links);
        }
        self.board.state.frames.extend(going_on);
    }

    /// 9.2.3: the effects of a player who leaves go, also one that is resolving, with all that it asks for; not where another player's
    /// card is being played by then. True if there was one.
    fn stop_effects(&mut self, gone: PlayerIx) -> bool {
        let frames = &mut self.board.state.frames;
        let Some(from) = frames.iter().position(|frame| frame.player() == Some(gone)) else { return false };
        if frames[from..].iter().any(|frame| frame.player().is_some_and(|p| p != gone)) {
            return false;
        }
        frames.truncate(from);
        true
    }

    /// Whoever is choosing does so without what has left.
    fn forget_in_choices(&mut self, gone: PlayerIx) {
        let state = &mut self.board.state;
        let Some(frame) = state.frames.pop() else { return };
        let here = |o: &Obj| state.current(*o).is_some_and(|c| state.card(c).owner != gone);
        let again = match frame {
            Frame::Choose(mut c) => {
                c.candidates.retain(|o| here(o));
                c.must.retain(|o| here(o));
                c.picked.retain(|o| here(o));
                Frame::Choose(c)
            }
            Frame::Arrange(mut a) => {
                a.left.retain(|o| here(o));
                a.placed.retain(|o| here(o));
                Frame::Arrange(a)
            }
            Frame::ChoosePlayers(mut c) => {
                c.among = c.among.without(gone);
                Frame::ChoosePlayers(c)
            }
            other => {
                state.frames.push(other);
                return;
            }
        };
        state.frames.push(again);
        state.reply = Reply::None;
        self.board.pending = None;
    }
}

impl State {
    /// 9.2.3: effects under way go on without the player and without their cards.
    fn forget_in_effects(&mut self, gone: PlayerIx) {
        let State { frames, cards, .. } = self;
        for frame in frames {
            let Frame::Resolve(resolve) = frame else { continue };
            resolve.hold.retain(|o| cards[o.card.index()].owner != gone);
            for looping in &mut resolve.loops {
                if let Looping::Players(players) = looping {
                    players.left.retain(|p| *p != gone);
                }
            }
        }
    }
}

//! Winning, losing, leaving (2.3.3, 9.2.3).

use crate::Answer;
use crate::game::Game;
use crate::record::{Note, Record};
use crate::state::*;

impl<R: Record> Game<R> {
    // 2.3.3.1, 1.11.3: by lore; 2.3.3.3: by being the last one left.
    pub(crate) fn win(&mut self, player: PlayerIx, rule: &'static str) {
        self.t.state.result = GameResult::Won(player);
        self.t.pending = None;
        self.note(rule, || Note::Won(player));
    }

    // 2.3.3.2: by the empty deck; 2.3.3.4: by conceding.
    /// The player loses and leaves: cards, effects, waiting abilities go (9.2.3, 7.7.7).
    pub(crate) fn lose(&mut self, player: PlayerIx, rule: &'static str) {
        self.note(rule, || Note::Lost(player));
        self.t.state.player_mut(player).out = true;
        let left = self.t.state.everyone();
        if left.len() == 1 {
            // 1.8.1.3
            if let Some(winner) = left.first() {
                self.win(winner, "1.8.1.3");
            }
            return;
        }
        let state = &mut self.t.state;
        state.bag.retain(|b| b.player != player);
        state.owed.retain(|o| o.player != player);
        state.floating.retain(|f| f.you != player);
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
        self.t.touch(crate::program::Aspects::ALWAYS);
    }

    /// 2.3.3.4
    pub(crate) fn concede(&mut self, player: PlayerIx) {
        self.lose(player, "2.3.3.4");
        if self.t.state.result != GameResult::Open {
            return;
        }
        let asked = self.t.pending.as_ref().map(|d| d.player);
        if self.t.state.active == player {
            // The player's turn is broken off.
            self.t.pending = None;
            self.t.state.frames.clear();
            self.t.state.challenge = None;
            self.t.state.reply = Reply::None;
            // 3.4.1.2: it is over, and what lasted this turn with it.
            self.push(Frame::Turn(TurnStage::Ends));
            self.settle();
        } else if asked == Some(player) {
            // 6.7.6: whoever leaves instead of answering is passed over.
            self.t.pending = None;
            self.t.state.reply = Reply::Answer(Answer::Done);
        } else {
            self.forget_in_choices(player);
        }
    }

    /// Whoever is choosing does so without what has left.
    fn forget_in_choices(&mut self, gone: PlayerIx) {
        let state = &mut self.t.state;
        let Some(frame) = state.frames.pop() else { return };
        let here = |o: &Obj| state.current(*o).is_some_and(|c| state.card(c).owner != gone);
        let again = match frame {
            Frame::Choose(mut c) => {
                c.candidates.retain(|o| here(o));
                c.must.retain(|o| here(o));
                c.picked.retain(|o| here(o));
                Frame::Choose(c)
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
        self.t.pending = None;
    }
}

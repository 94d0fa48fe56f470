//! Winning, losing, leaving (2.3.3, 9.2.3).

use crate::game::Game;
use crate::record::{Note, Record};
use crate::state::*;

impl<R: Record> Game<R> {
    pub(crate) fn win(&mut self, player: PlayerIx, rule: &'static str) {
        self.t.state.result = GameResult::Won(player);
        self.t.pending = None;
        self.note(rule, || Note::Won(player));
    }

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
                card.inc += 1;
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
        if self.t.state.active == player || asked == Some(player) {
            // The player's own turn or decision is broken off.
            self.t.pending = None;
            if self.t.state.active == player {
                self.t.state.frames.clear();
                self.t.state.challenge = None;
                self.push(Frame::Turn(TurnStage::Pass));
                self.settle();
            } else {
                while let Some(frame) = self.t.state.frames.last() {
                    if matches!(frame, Frame::Settle(_) | Frame::Turn(_)) {
                        break;
                    }
                    self.t.state.frames.pop();
                }
            }
            self.t.state.reply = Reply::None;
        }
    }
}

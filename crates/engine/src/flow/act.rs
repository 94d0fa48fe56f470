//! Turn actions other than playing and challenging (4.2, 4.5, 4.7).

use crate::Action;
use crate::answer::How;
use crate::game::Game;
use crate::program::{CodeIx, EventKind, Flags, Stat};
use crate::proposed::{Doer, ProposedEvent, Spot, Why};
use crate::record::{Change, LogEntry, Record};
use crate::state::*;

impl<R: Record> Game<R> {
    /// Carries out a legal turn action; the frame of the turn is below.
    pub(crate) fn act(&mut self, player: PlayerIx, action: Action) {
        match action {
            Action::Ink(card) => {
                self.board.apply(Write::Inked(player));
                if self.inks_alone(player, card) {
                    return;
                }
                let obj = self.board.state.obj(card);
                let to = Spot::Inkwell { exerted: false };
                let flags = Flags::empty();
                let put = [ProposedEvent::Put { obj, to, why: Why::Ink, player, flags }];
                if !self.happens_at_once(&put) {
                    self.perform(put.into_iter().collect());
                }
            }
            Action::Play { card, how } => {
                if how == How::Ink && self.plays_alone(player, card) {
                    return;
                }
                if let Ok(plan) = self.board.plan_of_legal(player, card, how) {
                    self.begin_play(player, card, plan, false);
                }
            }
            Action::Use { card, ability, free } => {
                let this = self.board.state.obj(card);
                let using = Using { this, player, ability, slots: Slots::new(), stage: UseStage::Ink, free };
                let using = self.board.spares.using.boxed(using);
                match R::TRACES {
                    true => self.push(Frame::Use(using)),
                    false => self.step_use(using),
                }
            }
            Action::Quest(card) => {
                // 4.5.1.2, 4.5.1.3
                let due = self.board.due_for_quest(card);
                let obj = self.board.state.obj(card);
                if due.done.is_empty() && self.pays_at_once(player, due.ink) {
                    return self.step_quest(obj, QuestStage::Exert);
                }
                self.push(Frame::Quest(obj, QuestStage::Exert));
                self.push_dues(&due.done, obj, player);
                self.step_pay(Paying::due(player, due.ink, obj));
            }
            Action::Challenge { with, target } => self.declare_challenge(player, with, target),
            Action::Move { card, to, free } => {
                let price = if free { 0 } else { self.board.move_price(player, card, to) };
                let (who, to_place) = (self.board.state.obj(card), self.board.state.obj(to));
                self.spend_move_discounts(player, card, to);
                self.push(Frame::Move(Moving { player, who, to: to_place }));
                self.pay(Paying::due(player, price, who));
            }
            // 3.3.2: no action is carried out; the turn goes on to its end.
            Action::EndTurn => {}
        }
    }

    /// 4.5.1.2, 4.6.4.3: what is paid beside ink, before anything is exerted.
    pub(crate) fn push_dues(&mut self, dues: &[CodeIx], of: Obj, player: PlayerIx) {
        for code in dues {
            self.push_resolve(Resolve::new(*code, of, player, Slots::new(), Cause::Cost));
        }
    }

    #[inline(never)]
    pub(crate) fn step_quest(&mut self, obj: Obj, stage: QuestStage) {
        self.forget_reply();
        match stage {
            QuestStage::Exert => {
                let owner = self.board.state.card(obj.card).owner();
                let exert = [ProposedEvent::Exert(obj, Doer::player(owner))];
                if self.exerts_alone(obj, owner)
                    || self.happens_before(&exert, || Frame::Quest(obj, QuestStage::Lore))
                {
                    self.gain_quest_lore(obj);
                }
            }
            QuestStage::Lore => self.gain_quest_lore(obj),
            QuestStage::Done => self.quested(obj),
        }
    }

    fn gain_quest_lore(&mut self, obj: Obj) {
        // 1.11.2: as much as its {L}.
        // 4.5.1.4, 4.5.3.1: negative lore gains nothing.
        let (player, lore) = (self.board.state.card(obj.card).owner(), self.quest_lore(obj));
        if R::LISTENS {
            self.note_quest_lore(obj, lore);
        }
        self.note_cause("4.5.2", || LogEntry::Quests(obj, lore));
        let done = || Frame::Quest(obj, QuestStage::Done);
        if lore > 0 {
            let gain = [ProposedEvent::Lore(player, lore, Flags::QUESTING, obj)];
            if self.gains_alone(player, lore, Flags::QUESTING, obj) || self.happens_before(&gain, done) {
                self.quested(obj);
            }
        } else {
            self.push(done());
        }
    }

    /// 6.6: why a character quests for another amount than its printed lore.
    #[inline(never)]
    fn note_quest_lore(&mut self, obj: Obj, lore: i32) {
        let printed = i32::from(self.board.def(obj.card).lore);
        if lore != printed.max(0) {
            let texts = self.board.texts_that_change(obj.card, Stat::Lore);
            let change = Change { card: obj, stat: Stat::Lore, printed, now: lore, by: texts, challenger: 0 };
            self.note("6.6.1", || LogEntry::Changed(Box::new(change)));
        }
    }

    /// 4.5.2: with the lore gained it has quested.
    fn quested(&mut self, obj: Obj) {
        let (player, lore) = (self.board.state.card(obj.card).owner(), self.quest_lore(obj));
        self.tell_one("4.5.2", Event::of(EventKind::Quested, player).about(obj).amount(lore));
    }

    fn quest_lore(&self, obj: Obj) -> i32 {
        self.board.state.in_play(obj).map_or(0, |card| self.board.values(card).lore.max(0))
    }

    /// 4.7.4: it is paid; the character moves.
    #[inline(never)]
    pub(crate) fn step_move(&mut self, Moving { player, who, to }: Moving) {
        self.forget_reply();
        self.perform(smallvec::smallvec![ProposedEvent::MoveToLocation(who, to, Doer::player(player))]);
    }

    /// A reduction for the next move is used up by it.
    fn spend_move_discounts(&mut self, player: PlayerIx, card: CardIx, to: CardIx) {
        use crate::eval::PlayerModKinds;
        use crate::program::Mod;
        let t = &self.board;
        let (who, place) = (t.state.obj(card), t.state.obj(to));
        let spent: Vec<(u16, u8)> = t
            .mods_about(player, PlayerModKinds::MOVE)
            .filter_map(|(m, active)| {
                let Mod::NextMoveCost(character, location, _) = m else { return None };
                let ctx = t.ctx_of(active);
                let fits = t.matches(character, who, &ctx) && t.matches(location, place, &ctx);
                active.effect.filter(|_| fits).map(|effect| (effect, active.ix))
            })
            .collect();
        for (effect, ix) in spent {
            self.board.apply(Write::Spend(usize::from(effect), ix));
        }
    }
}

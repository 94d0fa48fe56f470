//! Using an ability (4.4).

use crate::Point;
use crate::eval::Ctx;
use crate::game::Game;
use crate::program::*;
use crate::proposed::{Doer, ProposedEvent};
use crate::record::{LogEntry, Record};
use crate::state::*;

impl<R: Record> Game<R> {
    #[inline(never)]
    pub(crate) fn step_use(&mut self, mut using: Box<Using>) {
        let pool = self.board.pool.clone();
        let AbilityKind::Activated(activated) = &pool.ability(using.ability).kind else { return };
        // What is paid without asking anybody is paid in one go; where causes are kept each part has its own frame.
        loop {
            let (this, player) = (using.this, using.player);
            match using.stage {
                UseStage::Ink => {
                    // 4.4.3.4: everything is paid, ink and {E} first.
                    let ctx = Ctx::plain(player, this);
                    let price = || self.board.use_price(player, this.card, using.ability, &ctx);
                    let ink = if using.free { 0 } else { price() };
                    using.stage = UseStage::Exert;
                    if R::TRACES || !self.pays_at_once(player, ink) {
                        self.push(Frame::Use(using));
                        return self.pay(Paying::due(player, ink, this));
                    }
                }
                UseStage::Exert => {
                    self.forget_reply();
                    using.stage = UseStage::PayOther;
                    let exert = [ProposedEvent::Exert(this, Doer::player(player))];
                    let needed = activated.cost.exert && !self.exerts_alone(this, player);
                    if R::TRACES || needed && !self.happens_at_once(&exert) {
                        self.push(Frame::Use(using));
                        if needed {
                            self.perform(exert.into_iter().collect());
                        }
                        return;
                    }
                }
                UseStage::PayOther => {
                    self.forget_reply();
                    using.stage = UseStage::Resolve;
                    // 1.5.5.4: for free everything but {E} is ignored (K4: in the older edition only the ink).
                    let skip = using.free && self.board.rules.has(Point::FreeAbility);
                    let other = activated.cost.other.filter(|_| !skip);
                    if R::TRACES || other.is_some() {
                        self.push(Frame::Use(using));
                        if let Some(code) = other {
                            // 6.1.5: a first half without ink is no cost, but a part of the effect.
                            let cause = if activated.first_half { Cause::Instead } else { Cause::Cost };
                            self.push_resolve(Resolve::new(code, this, player, Slots::new(), cause));
                        }
                        return;
                    }
                }
                UseStage::Resolve | UseStage::Done => return self.use_paid(using, activated),
            }
            self.board.refresh();
        }
    }

    /// 4.4.4: it is paid for, and its effect resolves; then it is over.
    fn use_paid(&mut self, mut using: Box<Using>, activated: &Activated) {
        match using.stage {
            UseStage::Ink | UseStage::Exert | UseStage::PayOther => {}
            UseStage::Resolve => {
                if let Reply::Resolved(full, slots) = self.take_reply() {
                    if !full {
                        // 1.5.3, 6.1.5.1: what was replaced by something else was not done, and buys nothing (6.5.4).
                        return;
                    }
                    using.slots = slots.map_or_else(Slots::new, |slots| *slots);
                }
                using.stage = UseStage::Done;
                let key = Used::not_yet(using.this, using.ability, activated.limit);
                let cause = Cause::Activated(key);
                let resolve =
                    Resolve::new(activated.body, using.this, using.player, using.slots.clone(), cause);
                let boost = self.board.pool.ability(using.ability).keyword == Some(Keyword::Boost);
                let flags = if boost { Flags::BOOST } else { Flags::empty() };
                let told = Event::of(EventKind::UsedAbility, using.player).about(using.this).flags(flags);
                let (player, this, ability) = (using.player, using.this, using.ability);
                let rule = if boost { "8.4.1" } else { "4.4.4" };
                if R::TRACES {
                    self.trace.now.by.source = this;
                    self.trace.now.by.ability = Some(ability);
                }
                self.note_cause(rule, || LogEntry::Uses(player, this, ability));
                self.tell_one(rule, told);
                // 6.3.3: what was triggered by paying resolves after the effect.
                // 4.4.4: the effect resolves immediately, without the bag.
                self.push(Frame::Use(using));
                self.push_resolve(resolve);
            }
            UseStage::Done => self.board.spares.using.keep(using),
        }
    }
}

//! Conditions (6.1.15, 6.1.16, 6.2.4).

use super::*;
use crate::program::*;
use crate::state::{PlayerSet, SlotValue};

impl Board {
    /// Whether the condition holds now.
    #[inline]
    pub(crate) fn holds(&self, cond: &Cond, ctx: &Ctx<'_>) -> bool {
        // Most texts have none.
        matches!(cond, Cond::True) || self.really_holds(cond, ctx)
    }

    fn really_holds(&self, cond: &Cond, ctx: &Ctx<'_>) -> bool {
        match cond {
            Cond::True => true,
            Cond::False => false,
            Cond::All(parts) => parts.iter().all(|c| self.holds(c, ctx)),
            Cond::OneOf(parts) => parts.iter().any(|c| self.holds(c, ctx)),
            Cond::Not(part) => !self.holds(part, ctx),
            Cond::Compare(a, cmp, b) => cmp.holds(self.amount(a, ctx), self.amount(b, ctx)),
            Cond::Exists(objects) => self.any(objects, ctx),
            Cond::Are(objects, filter) => {
                let objects = self.objects(objects, ctx);
                !objects.is_empty() && objects.iter().all(|o| self.matches(filter, *o, ctx))
            }
            Cond::TurnOf(players) => {
                self.players(players, ctx).and(self.state.whole_team(self.state.active())) != PlayerSet::EMPTY
            }
            Cond::FirstTurnNotStarting(who) => self.player(*who, ctx).is_some_and(|p| {
                !self.state.whole_team(self.state.starting()).has(p)
                    && self.state.is_turn_of(p)
                    && self.state.player(p).turns() == 1
            }),
            Cond::AnyPlayer(players, cond) => {
                self.players(players, ctx).iter().any(|p| self.holds(cond, &ctx.at_player(p)))
            }
            Cond::EachPlayer(players, cond) => {
                self.players(players, ctx).iter().all(|p| self.holds(cond, &ctx.at_player(p)))
            }
            Cond::Happened(pattern) => self.state.log().iter().any(|h| self.fits_pattern(pattern, h, ctx)),
            Cond::Bound(slot) => match ctx.slots.get(*slot) {
                SlotValue::None => false,
                SlotValue::Objects(objs) => !objs.is_empty(),
                SlotValue::Players(set) => !set.is_empty(),
                SlotValue::Number(n) => *n != 0,
                SlotValue::Name(_) | SlotValue::Class(_) => true,
            },
            Cond::ThisIn(zones) => {
                self.state.follow(ctx.this).is_some_and(|c| zones.intersects(self.state.card(c).zone().bit()))
            }
            Cond::InChallenge => self.state.challenge().is_some(),
        }
    }
}

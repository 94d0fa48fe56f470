//! Whether something that happened is what a pattern describes (6.2.1).

use super::*;
use crate::program::*;
use crate::state::Happening;

impl Table {
    /// Whether it fits, the Nth time and "together" aside.
    pub fn fits_pattern(&self, pattern: &Pattern, what: &Happening, ctx: &Ctx<'_>) -> bool {
        pattern.kind == what.kind
            && what.flags.contains(pattern.with)
            && !what.flags.intersects(pattern.without)
            && pattern.subject.as_ref().is_none_or(|s| self.is_in(s, what.subject, ctx))
            && pattern.object.as_ref().is_none_or(|s| self.is_in(s, what.object, ctx))
            && pattern.player.as_ref().is_none_or(|p| self.players(p, &ctx.at(what.subject)).has(what.player))
            && (pattern.together
                || pattern
                    .amount
                    .as_ref()
                    .is_none_or(|(cmp, n)| cmp.holds(what.amount, self.amount(n, &ctx.at(what.subject)))))
    }
}

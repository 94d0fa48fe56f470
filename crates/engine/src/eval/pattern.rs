//! Whether something that happened is what a pattern describes (6.2.1).

use super::*;
use crate::program::*;
use crate::state::Event;

impl Board {
    /// Whether it fits, the Nth time and "together" aside.
    #[inline]
    pub(crate) fn fits_pattern(&self, pattern: &Pattern, what: &Event, ctx: &Ctx<'_>) -> bool {
        self.fits_pattern_seen_by(pattern, what, ctx.this, ctx)
    }

    /// What it happened to: a card that was played is that card, also when another lies on it by now (5.1.1.5).
    fn subject_of(&self, what: &Event) -> Obj {
        let subject = what.subject;
        match self.state.current(subject) {
            Some(top) if what.kind == EventKind::Played && top != subject.card => {
                self.state.obj(subject.card)
            }
            _ => subject,
        }
    }

    /// As above, where the card that looks is another than the one its stay belongs to now: just covered (4.3.4.2).
    #[inline]
    pub(crate) fn fits_pattern_seen_by(
        &self,
        pattern: &Pattern,
        what: &Event,
        card: Obj,
        ctx: &Ctx<'_>,
    ) -> bool {
        // Most of what happens is of another kind.
        pattern.kind == what.kind && self.fits_closely(pattern, what, card, ctx)
    }

    #[inline(never)]
    fn fits_closely(&self, pattern: &Pattern, what: &Event, card: Obj, ctx: &Ctx<'_>) -> bool {
        let by_card = Ctx { this: card, ..*ctx };
        what.flags.contains(pattern.with)
            && !what.flags.intersects(pattern.without)
            && pattern.subject.as_ref().is_none_or(|s| self.is_in(s, self.subject_of(what), &by_card))
            && pattern.object.as_ref().is_none_or(|s| self.is_in(s, what.object, ctx))
            && pattern.player.as_ref().is_none_or(|p| self.players(p, &ctx.at(what.subject)).has(what.player))
            && (pattern.together
                || pattern.summed
                || pattern
                    .amount
                    .as_ref()
                    .is_none_or(|(cmp, n)| cmp.holds(what.amount, self.amount(n, &ctx.at(what.subject)))))
    }
}

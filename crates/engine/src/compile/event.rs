//! Event patterns (RULES 6.2, 6.5.3).

use super::*;

impl Compile<'_> {
    pub(super) fn pattern(&mut self, pattern: &m::Pattern) -> Pattern {
        Pattern {
            kind: pattern.kind,
            subject: pattern.subject.as_ref().map(|select| self.select(select)),
            object: pattern.object.as_ref().map(|select| self.select(select)),
            player: pattern.player.as_ref().map(|players| self.players(players)),
            amount: pattern.amount.as_ref().map(|(cmp, amount)| (*cmp, self.amount(amount))),
            with: pattern.with,
            without: pattern.without,
            nth: pattern.nth,
            counted: pattern.counted,
            together: pattern.together,
            summed: pattern.summed,
        }
    }
}

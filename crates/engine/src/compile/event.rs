//! Event patterns (RULES 6.2, 6.5.3).

use super::*;

impl Compile<'_> {
    pub(super) fn pattern(&mut self, pattern: &m::Pattern) -> Pattern {
        Pattern {
            kind: kind(pattern.kind),
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

fn kind(kind: m::EventKind) -> EventKind {
    match kind {
        m::EventKind::Played => EventKind::Played,
        m::EventKind::Quested => EventKind::Quested,
        m::EventKind::Challenges => EventKind::Challenges,
        m::EventKind::Challenged => EventKind::Challenged,
        m::EventKind::Banished => EventKind::Banished,
        m::EventKind::Banishes => EventKind::Banishes,
        m::EventKind::LeftPlay => EventKind::LeftPlay,
        m::EventKind::IntoInkwell => EventKind::IntoInkwell,
        m::EventKind::IntoDiscard => EventKind::IntoDiscard,
        m::EventKind::IntoHand => EventKind::IntoHand,
        m::EventKind::IntoDeck => EventKind::IntoDeck,
        m::EventKind::LeftDiscard => EventKind::LeftDiscard,
        m::EventKind::Drew => EventKind::Drew,
        m::EventKind::Discarded => EventKind::Discarded,
        m::EventKind::Sang => EventKind::Sang,
        m::EventKind::DealtDamage => EventKind::DealtDamage,
        m::EventKind::TookDamage => EventKind::TookDamage,
        m::EventKind::RemovedDamage => EventKind::RemovedDamage,
        m::EventKind::Readied => EventKind::Readied,
        m::EventKind::Exerted => EventKind::Exerted,
        m::EventKind::Moved => EventKind::Moved,
        m::EventKind::Chosen => EventKind::Chosen,
        m::EventKind::PutUnder => EventKind::PutUnder,
        m::EventKind::UsedAbility => EventKind::UsedAbility,
        m::EventKind::GainedLore => EventKind::GainedLore,
        m::EventKind::LostLore => EventKind::LostLore,
        m::EventKind::TurnStart => EventKind::TurnStart,
        m::EventKind::TurnEnd => EventKind::TurnEnd,
        m::EventKind::ChallengeOver => EventKind::ChallengeOver,
        m::EventKind::EnteredPlay => EventKind::EnteredPlay,
        m::EventKind::GotInkDrop => EventKind::GotInkDrop,
        m::EventKind::RemovedInkDrop => EventKind::RemovedInkDrop,
        m::EventKind::MovedFrom => EventKind::MovedFrom,
        m::EventKind::MovedDamage => EventKind::MovedDamage,
        m::EventKind::Revealed => EventKind::Revealed,
    }
}

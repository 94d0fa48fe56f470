//! Which adverbs a verb understands: whatever a clause says beside that is refused, never dropped.

use ::syntax::tree;

use super::clause::Adverbs;
use super::{Part, Res, gap};
use crate::meaning::Order;

/// What stands beside a verb and changes its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beside {
    /// "Equal to …".
    Equal,
    /// "For each …".
    Each,
    /// "Until you have …".
    Until,
    /// "At random".
    Random,
    /// "For free".
    Free,
    /// ", exerted".
    Exerted,
    /// "As if …".
    AsIf,
    /// "In any order".
    Order,
    /// "This turn" and other durations.
    Duration,
    /// "Instead of …".
    InsteadOf,
    /// "Total".
    Total,
    /// "Plus 1".
    Plus,
    /// "For 2 {I} less".
    Less,
}

fn beside(adverbs: &Adverbs<'_>) -> Vec<Beside> {
    let said = [
        (adverbs.equal.is_some(), Beside::Equal),
        (!adverbs.each.is_empty() || !adverbs.plus_each.is_empty(), Beside::Each),
        (adverbs.until.is_some(), Beside::Until),
        (adverbs.random, Beside::Random),
        (adverbs.free, Beside::Free),
        (adverbs.exerted, Beside::Exerted),
        (adverbs.as_if.is_some(), Beside::AsIf),
        (adverbs.order != Order::AsIs, Beside::Order),
        (adverbs.own_duration, Beside::Duration),
        (matches!(adverbs.instead, Some(Some(_))), Beside::InsteadOf),
        (adverbs.total, Beside::Total),
        (adverbs.plus.is_some(), Beside::Plus),
        (adverbs.less.is_some(), Beside::Less),
    ];
    said.into_iter().filter(|(is, _)| *is).map(|(_, what)| what).collect()
}

/// What a verb of an effect understands.
fn understood(verb: &tree::Verb) -> &'static [Beside] {
    use Beside as B;
    use tree::Verb as V;
    match verb {
        V::Draw(_) | V::DrawUntil => &[B::Equal, B::Each, B::Until, B::Plus],
        V::Discard(_) | V::DiscardUntil => &[B::Each, B::Until, B::Random],
        V::ChooseAnd(verb) => understood(verb),
        V::GainLore(_)
        | V::LoseLore(_)
        | V::PayLore(_)
        | V::MoveCounters { .. }
        | V::Pay(_)
        | V::GetCounters(_)
        | V::RemoveCounters(_)
        | V::RemoveCountersFrom { .. }
        | V::LoseCounters(_)
        | V::GiveCounters { .. } => &[B::Equal, B::Each, B::Plus],
        V::Repeat => &[B::Each],
        V::DealSeveral { .. } => &[],
        V::Deal { .. } | V::DealTo { .. } | V::PutDamage { .. } => &[B::Equal, B::Each, B::Plus],
        V::RemoveDamage { .. } => &[B::Equal, B::Each, B::Plus, B::Total],
        V::MoveDamage { .. } => &[B::Equal, B::Each, B::Plus],
        V::MoveThatDamage { .. } => &[],
        V::Banish(_) => &[B::Each],
        V::Return { .. } => &[B::Each, B::Until, B::Random, B::Order],
        V::Put { .. } => &[B::Each, B::Random, B::Order, B::InsteadOf],
        V::PutPortions(_) | V::PutBack { .. } => &[B::Order],
        V::Shuffle { .. } => &[B::Each, B::Random],
        V::Ready(_) => &[B::Duration],
        V::Play(_) => &[B::Free, B::Exerted, B::AsIf],
        V::PayLess { .. } | V::PayMore { .. } | V::CostsLess { .. } => &[B::Equal, B::Each, B::Duration],
        V::TakeMoreOrLess { .. } => &[B::Each, B::Duration],
        V::Reveal { .. } => &[B::Equal, B::Until],
        V::LookAt(_) => &[B::Equal],
        V::Move { .. } => &[B::Free],
        V::UseAbility { .. } => &[B::Free],
        V::AddStat { .. } | V::Ink(_) => &[B::Duration],
        V::Give { .. } | V::Get(_) | V::Gain(_) | V::Has(_) | V::Lose(_) | V::And { .. } => {
            &[B::Equal, B::Each, B::Duration]
        }
        V::Can { deed: tree::Deed::Quest | tree::Deed::Challenge(None), .. } => {
            &[B::Free, B::Duration, B::AsIf]
        }
        V::Can { .. } => &[B::Free, B::Duration],
        V::EnterPlay { .. } => &[B::Duration, B::Each],
        V::CountAs(_) => &[B::Duration, B::Each],
        V::Cannot { .. } | V::Must(_) | V::TakeNoDamage(_) => &[B::Duration],
        V::DealDamageWith { .. } => &[B::Duration, B::InsteadOf],
        V::StatFloor { .. }
        | V::StatIs { .. }
        | V::HasStat { .. }
        | V::DoubleStat { .. }
        | V::SwapStats { .. }
        | V::SwapBetween { .. }
        | V::Prevent(_) => &[B::Duration],
        V::Divide { .. } => &[B::Equal, B::Each, B::Plus],
        V::BeDealt { .. } => &[B::Equal, B::Each, B::Plus],
        V::DealMoreOrLess { .. } => &[B::Plus, B::Each, B::Duration],
        V::NeedLoreToWin(_) | V::NeedMoreOrLess { .. } | V::AbilitiesCost { .. } => &[B::Each, B::Duration],
        V::DealEachOther { .. } => &[],
        V::DiscardZone(_)
        | V::Choose(_)
        | V::ChoosePlayer(_)
        | V::ShuffleZone(_)
        | V::ShuffleZoneInto { .. }
        | V::Exert { .. }
        | V::RevealZone(_)
        | V::LookAtZone(_)
        | V::Search { .. }
        | V::NameACard
        | V::ChooseQuality { .. }
        | V::Count(_)
        | V::SkipStep { .. }
        | V::SkipNextStep { .. }
        | V::PlayWithTopCardFaceUp { .. }
        | V::Have(_)
        | V::Be(_)
        | V::EnterZone { .. }
        | V::SwapDamage { .. }
        | V::ExtraTurn(_)
        | V::PlayWithHandRevealed(_)
        | V::DoubleCounters(_)
        | V::CostFirm { .. }
        | V::OnlyCan { .. } => &[],
    }
}

/// Refuses a clause of an effect that says more than its verb understands.
pub(super) fn check(verb: &tree::Verb, adverbs: &Adverbs<'_>) -> Res<()> {
    if adverbs.here || adverbs.when.is_some() {
        return gap(Part::Clause, "a place or moment of an effect", verb);
    }
    if adverbs.or_if.is_some() || adverbs.at.is_some() || adverbs.any_time {
        return gap(Part::Clause, "another amount or moment here", verb);
    }
    let known = understood(verb);
    match beside(adverbs).into_iter().find(|what| !known.contains(what)) {
        Some(what) => gap(Part::Clause, "an adverb of this verb", &(what, verb)),
        None => Ok(()),
    }
}

/// "At the start of your turn" is a time for what cannot be readied alone (3.2.1.1); nothing else is so at a moment.
pub(super) fn no_moment(verb: &tree::Verb, adverbs: &Adverbs<'_>) -> Res<()> {
    let is_moment = |duration: &&tree::Duration| matches!(duration, tree::Duration::AtStartOfTurn { .. });
    let readies = matches!(verb, tree::Verb::Cannot { deeds, .. }
        if deeds.iter().any(|deed| matches!(deed, tree::Deed::Ready(_))));
    match adverbs.at.is_some()
        || adverbs.when.is_some()
        || !readies && adverbs.durations.iter().any(is_moment)
    {
        true => gap(Part::Static, "a moment of a static ability", verb),
        false => Ok(()),
    }
}

/// The same for a static ability, which may speak of a place and of periods.
pub(super) fn check_static(verb: &tree::Verb, adverbs: &Adverbs<'_>) -> Res<()> {
    no_moment(verb, adverbs)?;
    if adverbs.or_if.is_some() {
        return gap(Part::Static, "another amount of a static ability", verb);
    }
    let known = understood(verb);
    match beside(adverbs).into_iter().find(|what| *what != Beside::Duration && !known.contains(what)) {
        Some(what) => gap(Part::Static, "an adverb of this verb", &(what, verb)),
        None => Ok(()),
    }
}

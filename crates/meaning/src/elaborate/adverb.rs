//! What narrows a clause, sorted, and which of it a verb understands: whatever a clause says beside that is refused, never dropped.

use ::syntax::tree;

use super::{Part, Res, gap};
use crate::meaning::*;

/// What stands around a clause.
#[derive(Clone, Default)]
pub(super) struct Outer<'t> {
    pub(super) durations: Vec<&'t tree::Duration>,
    pub(super) each: Vec<&'t tree::Each>,
    /// "While this item is in play": as long as the source is there.
    pub(super) with_source: bool,
    /// The doer of the clause before, for clauses that leave it out.
    pub(super) doer: Option<Doer>,
    /// What X is, said at the end of the sentence.
    pub(super) x: Option<&'t tree::Value>,
    /// The word for the players before, of whom each does it: "you and chosen opponent each …".
    pub(super) each_of: Option<tree::Binding>,
}

/// Who or what a clause is about.
#[derive(Clone, Debug)]
pub(super) enum Doer {
    Players(Players),
    Cards(Objects),
}

/// A condition on a clause.
#[derive(Clone, Copy)]
pub(super) enum Guard<'t> {
    If(&'t tree::Condition),
    While(&'t tree::Condition),
    Unless(&'t tree::Condition),
}

/// The adverbs of a clause by kind.
#[derive(Clone)]
pub(super) struct Adverbs<'t> {
    pub(super) durations: Vec<&'t tree::Duration>,
    pub(super) each: Vec<&'t tree::Each>,
    pub(super) equal: Option<(&'t tree::Value, Option<tree::Maximum>)>,
    pub(super) guards: Vec<Guard<'t>>,
    pub(super) instead: Option<Option<&'t tree::InsteadOf>>,
    pub(super) random: bool,
    pub(super) free: bool,
    pub(super) when: Option<&'t tree::Event>,
    pub(super) order: Order,
    pub(super) until: Option<&'t tree::UntilHave>,
    pub(super) here: bool,
    pub(super) exerted: bool,
    pub(super) as_if: Option<&'t tree::AsIf>,
    pub(super) maximum: Option<tree::Maximum>,
    /// "Total": one amount for all of them.
    pub(super) total: bool,
    /// "Plus 1", "minus 1".
    pub(super) plus: Option<i32>,
    /// "For 2 {I} less".
    pub(super) less: Option<u32>,
    /// "Plus a card for each …".
    pub(super) plus_each: Vec<(&'t tree::PlusMore, &'t tree::Each)>,
    /// "Where X is …".
    pub(super) x: Option<&'t tree::Value>,
    /// ", or 4 damage if …".
    pub(super) or_if: Option<&'t tree::OrIf>,
    /// "At the end of the turn".
    pub(super) at: Option<&'t tree::Event>,
    /// The clause has a duration of its own; else it may have that of a later part of the sentence.
    pub(super) own_duration: bool,
    /// "While this item is in play".
    pub(super) with_source: bool,
    /// "At any time".
    pub(super) any_time: bool,
}

impl<'t> Adverbs<'t> {
    /// Whether the amount that is said is not yet all: "for each …", "plus 1".
    pub(super) fn changes_amount(&self) -> bool {
        !self.each.is_empty() || !self.plus_each.is_empty() || self.plus.is_some()
    }

    /// None at all.
    pub(super) fn none() -> Adverbs<'t> {
        Adverbs {
            durations: Vec::new(),
            each: Vec::new(),
            equal: None,
            guards: Vec::new(),
            instead: None,
            random: false,
            free: false,
            when: None,
            order: Order::AsIs,
            until: None,
            here: false,
            exerted: false,
            as_if: None,
            maximum: None,
            total: false,
            plus: None,
            less: None,
            plus_each: Vec::new(),
            x: None,
            or_if: None,
            at: None,
            own_duration: false,
            with_source: false,
            any_time: false,
        }
    }

    /// Those of a clause and of what stands around it.
    pub(super) fn of(clause: &'t tree::Clause, outer: &Outer<'t>) -> Adverbs<'t> {
        let mut all = Adverbs::none();
        for adverb in clause.early.iter().chain(&clause.adverbs) {
            match adverb {
                tree::Adverb::Duration(duration) => all.durations.push(duration),
                tree::Adverb::ForEach(each) => all.each.push(each),
                tree::Adverb::EqualTo { value, maximum } => all.equal = Some((value, *maximum)),
                tree::Adverb::ToAMaximum(maximum) => all.maximum = Some(*maximum),
                tree::Adverb::If(condition) => all.guards.push(Guard::If(condition)),
                tree::Adverb::While(condition) if is_source_in_play(condition) => all.with_source = true,
                tree::Adverb::While(condition) => all.guards.push(Guard::While(condition)),
                tree::Adverb::Unless(condition) => all.guards.push(Guard::Unless(condition)),
                tree::Adverb::Instead(of) => all.instead = Some(of.as_ref()),
                tree::Adverb::AtRandom => all.random = true,
                tree::Adverb::ForFree => all.free = true,
                tree::Adverb::When(event) => all.when = Some(event),
                tree::Adverb::InAnyOrder => all.order = Order::Any,
                tree::Adverb::InARandomOrder => all.order = Order::Random,
                tree::Adverb::Until(until) => all.until = Some(until),
                tree::Adverb::WhileHere => all.here = true,
                tree::Adverb::Exerted => all.exerted = true,
                tree::Adverb::AsIf(as_if) => all.as_if = Some(as_if),
                // "If able" is 1.2.3; "each", "also", "again" and "this way" only tell what is so anyway.
                tree::Adverb::IfAble
                | tree::Adverb::Each
                | tree::Adverb::Also
                | tree::Adverb::EachBefore
                | tree::Adverb::BothBefore
                | tree::Adverb::Both
                | tree::Adverb::Again
                | tree::Adverb::ThisWay => {}
                tree::Adverb::AtAnyTime => all.any_time = true,
                tree::Adverb::Total => all.total = true,
                tree::Adverb::Plus(more) => all.plus = Some(super::noun::number(*more)),
                tree::Adverb::ForLess(less) => all.less = Some(*less),
                tree::Adverb::Minus(less) => all.plus = Some(-super::noun::number(*less)),
                tree::Adverb::PlusForEach { comma: _, more, each } => all.plus_each.push((more, each)),
                tree::Adverb::WhereX(value) => all.x = Some(value),
                tree::Adverb::OrIf(or_if) => all.or_if = Some(or_if),
                tree::Adverb::At(moment) => all.at = Some(moment),
            }
        }
        all.own_duration = !all.durations.is_empty();
        if all.durations.is_empty() {
            all.durations = outer.durations.clone();
        }
        all.each.extend(&outer.each);
        all.x = all.x.or(outer.x);
        all.with_source |= outer.with_source;
        all
    }
}

/// "While this item is in play": in an effect it ties the effect to its source.
pub(super) fn is_source_in_play(condition: &tree::Condition) -> bool {
    matches!(
        condition,
        tree::Condition::Is {
            what: tree::NounPhrase::This(_),
            state: tree::State::InPlay,
            negated: tree::Negation::No,
            ..
        }
    )
}

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

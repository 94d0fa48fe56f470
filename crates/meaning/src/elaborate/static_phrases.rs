//! What phrases of static sentences say of themselves: whether they are permissions, conditions, prices or triggers in disguise.

use super::noun::number;
use super::{Part, Res, gap};
use crate::meaning::*;
use ::syntax::tree;

/// "… get +1 {S} and gain a keyword while here": the place at the end is said of everything before it.
pub(super) fn is_said_of_all_here(acts: &[tree::Act]) -> bool {
    let is_here = |act: &tree::Act| matches!(act, tree::Act::Clause(clause) if clause.adverbs.contains(&tree::Adverb::WhileHere));
    let leaves_out = |act: &tree::Act| {
        matches!(act, tree::Act::Clause(tree::Clause { subject: tree::Subject::Implied, .. }))
    };
    acts.iter().skip(1).all(leaves_out)
        && acts.split_last().is_some_and(|(last, before)| is_here(last) && !before.iter().any(is_here))
}

/// The ability concerns only what is there.
pub(super) fn only_here(ability: &mut Ability, here: &Filter) {
    if let AbilityKind::Static(Static { scope: Scope::Objects(select), .. }) = &mut ability.kind {
        let old = std::mem::replace(&mut select.filter, Filter::Any);
        let is_there = matches!(&old, Filter::All(parts) if parts.contains(here));
        select.filter = if is_there { old } else { Filter::all([old, here.clone()]) };
    }
}

/// "If you do, …".
pub(super) fn is_if_done(sentence: &tree::Sentence) -> bool {
    matches!(
        sentence.lead.as_slice(),
        [tree::Lead::If(
            tree::Condition::Does { negated: tree::Negation::No, what: tree::DoWhat::It, .. }
                | tree::Condition::CardDoes { negated: tree::Negation::No, .. }
        )]
    )
}

/// "Banish this location at the end of your turn if …": a trigger, said the other way round (6.2.2).
pub(super) fn as_trigger(sentences: &[tree::Sentence]) -> Option<tree::Triggered> {
    let [tree::Sentence { lead, act: tree::Act::Clause(clause) }] = sentences else { return None };
    let moment = clause.adverbs.iter().find_map(|adverb| match adverb {
        tree::Adverb::At(moment) => Some(moment.clone()),
        _ => None,
    })?;
    let mut later = clause.clone();
    later.adverbs.retain(|adverb| !matches!(adverb, tree::Adverb::At(_)));
    let mut leads = lead.clone();
    // 6.2.4: a condition at the end is the secondary one.
    for adverb in &later.adverbs {
        if let tree::Adverb::If(condition) = adverb {
            leads.push(tree::Lead::If(condition.clone()));
        }
    }
    later.adverbs.retain(|adverb| !matches!(adverb, tree::Adverb::If(_)));
    let head = tree::TriggerHead { word: tree::TriggerWord::At, event: moment };
    let effects = vec![tree::Sentence { lead: leads, act: tree::Act::Clause(later) }];
    Some(tree::Triggered { lead: Vec::new(), heads: vec![head], effects })
}

/// "Can't be reduced", of damage.
pub(super) fn is_reduced(verb: &tree::Verb) -> bool {
    matches!(verb, tree::Verb::Cannot { deeds, .. } if matches!(deeds.as_slice(), [tree::Deed::BeReduced { .. }]))
}

/// The event that players cannot bring about: getting counters, drawing cards.
pub(super) fn barred_deed(deeds: &[tree::Deed]) -> Option<EventKind> {
    let [tree::Deed::Do(verb)] = deeds else { return None };
    let bare = |what: &tree::NounPhrase| {
        matches!(what, tree::NounPhrase::Noun(noun)
            if noun.quantity == tree::Quantity::Bare && noun.post.is_empty() && noun.adjectives.is_empty())
    };
    match verb.as_ref() {
        tree::Verb::GetCounters(what) if bare(what) => Some(EventKind::GotInkDrop),
        tree::Verb::Draw(what) if bare(what) => Some(EventKind::Drew),
        tree::Verb::Discard(what) if bare(what) => Some(EventKind::Discarded),
        _ => None,
    }
}

/// What players cannot bring about, at all or beyond a limit, and what is left of it.
pub(super) fn barred_or_limited(deeds: &[tree::Deed]) -> Option<(Pattern, Instead)> {
    match barred_deed(deeds) {
        Some(kind) => Some((Pattern::of(kind), Instead::Cannot)),
        None => limited_deed(deeds),
    }
}

/// "Can't be moved from here".
pub(super) fn moves_from_here(verb: &tree::Verb) -> bool {
    let from_here =
        |deed: &tree::Deed| matches!(deed, tree::Deed::BeDone { what: tree::Passive::MovedFromHere, .. });
    matches!(verb, tree::Verb::Cannot { deeds, .. } if deeds.iter().any(from_here))
}

/// "You may play characters from your discard. If you do, they enter play exerted": those that are played this way (6.7.9).
/// Tells whether that was said.
pub(super) fn entering_of_permission(sentence: &tree::Sentence, abilities: &mut [Ability]) -> bool {
    let tree::Act::Clause(tree::Clause {
        subject: tree::Subject::Card(tree::NounPhrase::Ref(_)),
        verb: tree::Verb::EnterPlay { how: tree::Entering::Exerted },
        ..
    }) = &sentence.act
    else {
        return false;
    };
    let Some(Ability { kind: AbilityKind::Static(permitted), .. }) = abilities.last_mut() else {
        return false;
    };
    let [Mod::PlayFrom(from)] = permitted.mods.as_mut_slice() else { return false };
    from.exerted = true;
    true
}

/// 8.10.9: any character may be shifted onto this one.
pub(super) fn shifts_onto_this(verb: &tree::Verb) -> bool {
    matches!(
        verb,
        tree::Verb::Play(tree::Play { word: tree::PlayWord::Shift, on: Some(on), .. }) if is_this(on)
    )
}

pub(super) fn entering(how: &tree::Entering) -> Res<Entering> {
    match how {
        tree::Entering::Exerted => Ok(Entering::Exerted),
        tree::Entering::Ready => Ok(Entering::Ready),
        tree::Entering::WithDamage { amount, word: _ } => {
            Ok(Entering::Damaged(Amount::Const(number(*amount))))
        }
        tree::Entering::Normally | tree::Entering::WithUnder { .. } | tree::Entering::WithGrants(_) => {
            gap(Part::Static, "how it enters", how)
        }
    }
}

/// Whether the quantity leaves nothing to choose.
pub(super) fn is_whole(quantity: tree::Quantity) -> bool {
    use tree::Quantity as Q;
    matches!(quantity, Q::Bare | Q::Each | Q::All | Q::AllOf | Q::AllThe | Q::The | Q::Any | Q::Only(_))
}

/// Who plays what is described: "each opponent plays".
pub(super) fn who_plays_it(post: &tree::Post) -> Option<&tree::PlayerPhrase> {
    match post {
        tree::Post::Relative { event, .. }
            if matches!(event.verb, tree::EventVerb::Play { what: tree::NounPhrase::Gap, on: None }) =>
        {
            match &event.subject {
                tree::Subject::Player(player) => Some(player),
                _ => None,
            }
        }
        _ => None,
    }
}

/// What somebody pays less or more for, where print has the card as the subject.
pub(super) fn as_paid(verb: &tree::Verb, phrase: &tree::NounPhrase) -> Option<tree::Verb> {
    match verb {
        tree::Verb::CostsLess { amount, change, you: _, to } => {
            let counted = matches!(phrase, tree::NounPhrase::Noun(noun)
                if matches!(noun.quantity, tree::Quantity::First | tree::Quantity::Nth(..) | tree::Quantity::Next | tree::Quantity::NextN(_)));
            let what = match to {
                Some(tree::CostOf::Shift) => {
                    tree::PayFor::ToShift { what: phrase.clone(), onto: None, word: tree::OnWord::default() }
                }
                Some(tree::CostOf::Play) | None if counted => tree::PayFor::For(phrase.clone()),
                Some(tree::CostOf::Play) | None => tree::PayFor::ToPlay(phrase.clone()),
            };
            let amount = amount.clone();
            Some(match change {
                tree::MoreOrLess::Less => tree::Verb::PayLess { amount, what },
                tree::MoreOrLess::More => tree::Verb::PayMore { amount, what },
            })
        }
        tree::Verb::PayLess { amount, what: tree::PayFor::ToMove { what: tree::NounPhrase::Gap, to } } => {
            let what = tree::PayFor::ToMove { what: phrase.clone(), to: to.clone() };
            Some(tree::Verb::PayLess { amount: amount.clone(), what })
        }
        tree::Verb::PayMore { amount, what: tree::PayFor::ToMove { what: tree::NounPhrase::Gap, to } } => {
            let what = tree::PayFor::ToMove { what: phrase.clone(), to: to.clone() };
            Some(tree::Verb::PayMore { amount: amount.clone(), what })
        }
        _ => None,
    }
}

/// "An additional card".
pub(super) fn is_additional(phrase: &tree::NounPhrase) -> bool {
    matches!(phrase, tree::NounPhrase::Noun(noun) if noun.adjectives == [tree::Adjective::Additional])
}

/// "Cards from your discard".
pub(super) fn named_elsewhere(phrase: &tree::NounPhrase) -> bool {
    matches!(phrase, tree::NounPhrase::Noun(noun)
        if noun.post.iter().any(|post| matches!(post, tree::Post::From(_))))
}

/// From what damage cannot be removed.
pub(super) fn removed_from(verb: &tree::Verb) -> Option<&tree::NounPhrase> {
    match verb {
        tree::Verb::Cannot { deeds, .. } => match deeds.as_slice() {
            [tree::Deed::BeDone { what: tree::Passive::RemovedFrom(from), .. }] => Some(from),
            _ => None,
        },
        _ => None,
    }
}

/// The cards whose value has a floor.
pub(super) fn floor_of(verb: &tree::Verb) -> Option<&tree::NounPhrase> {
    match verb {
        tree::Verb::StatFloor { of: tree::Possessor::Card(of), .. }
        | tree::Verb::StatIs { of: tree::Possessor::Card(of), .. } => Some(of),
        _ => None,
    }
}

pub(super) fn is_this(phrase: &tree::NounPhrase) -> bool {
    matches!(
        phrase,
        tree::NounPhrase::This(_) | tree::NounPhrase::Ref(tree::Ref { to: tree::Antecedent::Source, .. })
    )
}

pub(super) fn plays_this(act: &tree::Act) -> bool {
    matches!(act, tree::Act::Clause(tree::Clause { verb: tree::Verb::Play(play), .. }) if is_this(&play.what))
}

/// A payment modifier that speaks of its own card (4.3.6).
pub(super) fn is_own_cost(what: &tree::PayFor) -> bool {
    match what {
        tree::PayFor::ToPlay(phrase) | tree::PayFor::ToPlayUsing { what: phrase, .. } => is_this(phrase),
        tree::PayFor::ToShift { what, .. } => is_this(what),
        tree::PayFor::For(_) | tree::PayFor::ToMove { .. } => false,
    }
}

/// Whether a sentence is about playing its own card.
pub(super) fn is_about_playing(sentence: &tree::Sentence) -> bool {
    let tree::Act::Clause(clause) = &sentence.act else {
        return match &sentence.act {
            tree::Act::May { act, .. } => plays_this(act),
            _ => false,
        };
    };
    match &clause.verb {
        tree::Verb::PayLess { what, .. } | tree::Verb::PayMore { what, .. } => is_own_cost(what),
        // "This action costs 3 {I} less to play".
        tree::Verb::CostsLess { .. } => matches!(&clause.subject, tree::Subject::Card(card) if is_this(card)),
        tree::Verb::Cannot { deeds, .. } => deeds.iter().all(|deed| match deed {
            tree::Deed::Do(verb) => matches!(verb.as_ref(), tree::Verb::Play(play) if is_this(&play.what)),
            _ => false,
        }),
        _ => false,
    }
}

/// "The top card of your deck".
pub(super) fn is_own_top(what: &tree::NounPhrase) -> bool {
    matches!(what, tree::NounPhrase::Noun(noun)
        if noun.quantity == tree::Quantity::Top(None)
            && matches!(noun.post.as_slice(), [tree::Post::OfZone(zone)] if is_own_deck(zone)))
}

fn is_own_deck(zone: &tree::Zone) -> bool {
    zone.kind == tree::ZoneKind::Deck && zone.whose == Some(tree::Possessor::Your)
}

/// "The top card of your deck", "characters from the top of your deck": what such a card is like, wherever it lies.
pub(super) fn from_own_top(what: &tree::NounPhrase) -> Option<tree::Noun> {
    let tree::NounPhrase::Noun(noun) = what else { return None };
    let mut plain = noun.clone();
    plain.post.retain(
        |post| !matches!(post, tree::Post::FromTopOf(zone) | tree::Post::OfZone(zone) if is_own_deck(zone)),
    );
    let named = plain.post.len() + 1 == noun.post.len();
    let fits = is_own_top(what)
        || matches!(noun.quantity, tree::Quantity::Bare | tree::Quantity::A | tree::Quantity::Any);
    plain.quantity = tree::Quantity::Any;
    (named && fits).then_some(plain)
}

/// From or to what damage is not moved (1.9.2.4).
pub(super) fn damage_moved(verb: &tree::Verb) -> Option<(&tree::NounPhrase, Vec<Prohibited>)> {
    let tree::Verb::Cannot { deeds, .. } = verb else { return None };
    match deeds.as_slice() {
        [tree::Deed::BeDone { what: tree::Passive::DamageMoved { way, what }, by: None }] => {
            let deeds = match way {
                tree::DamageWay::From => vec![Prohibited::LoseMovedDamage],
                tree::DamageWay::ToOrFrom | tree::DamageWay::FromOrTo => {
                    vec![Prohibited::LoseMovedDamage, Prohibited::TakeMovedDamage]
                }
            };
            Some((what, deeds))
        }
        [tree::Deed::BeDone { what: tree::Passive::MovedTo(tree::Destination::At(what)), by: None }] => {
            Some((what, vec![Prohibited::TakeMovedDamage]))
        }
        _ => None,
    }
}

/// What damage on a card can't do: be removed, be moved away (1.9.2.3, 1.9.2.4).
pub(super) fn damage_stays(verb: &tree::Verb) -> Res<Vec<Mod>> {
    let tree::Verb::Cannot { deeds, .. } = verb else {
        return gap(Part::Static, "what is said of damage", verb);
    };
    deeds
        .iter()
        .map(|deed| match deed {
            tree::Deed::BeRemoved => Ok(Mod::KeepsDamage),
            tree::Deed::BeDone { what: tree::Passive::Moved, by: None } => {
                Ok(Mod::Cant(Prohibited::LoseMovedDamage))
            }
            deed => gap(Part::Static, "what is said of damage", deed),
        })
        .collect()
}

/// By whom a location can't be moved to.
pub(super) fn moved_to_by(verb: &tree::Verb) -> Option<Option<&tree::NounPhrase>> {
    let tree::Verb::Cannot { deeds, .. } = verb else { return None };
    match deeds.as_slice() {
        [tree::Deed::BeDone { what: tree::Passive::MovedToBy(by), by: None }] => Some(by.as_ref()),
        _ => None,
    }
}

/// The event of which players can't have more in a turn, or none from somewhere, and what is left of it.
pub(super) fn limited_deed(deeds: &[tree::Deed]) -> Option<(Pattern, Instead)> {
    let at_most = |kind, most: u32| {
        let most = Amount::Const(number(most));
        let of = Pattern { amount: Some((Cmp::More, most.clone())), summed: true, ..Pattern::of(kind) };
        (of, Instead::UpTo(most))
    };
    match deeds {
        [tree::Deed::GainLore { more_than, from }] => {
            let (mut of, instead) = match more_than {
                Some(most) => at_most(EventKind::GainedLore, *most),
                None => (Pattern::of(EventKind::GainedLore), Instead::Cannot),
            };
            if let Some(from) = from {
                super::event::lore_from(&mut of, *from);
            }
            Some((of, instead))
        }
        [tree::Deed::Do(verb)] => match verb.as_ref() {
            tree::Verb::Draw(tree::NounPhrase::Noun(noun)) if noun.post.is_empty() => match noun.quantity {
                tree::Quantity::MoreThan(most) => Some(at_most(EventKind::Drew, most)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// "Can't remove damage from …": from what.
pub(super) fn healed_from(deeds: &[tree::Deed]) -> Option<&tree::NounPhrase> {
    let [tree::Deed::Do(verb)] = deeds else { return None };
    match verb.as_ref() {
        tree::Verb::RemoveDamage { amount: tree::Amount::Unstated, from: Some(from), word: _ } => Some(from),
        _ => None,
    }
}

/// "Can't be prevented", of damage.
pub(super) fn is_prevented(verb: &tree::Verb) -> bool {
    matches!(verb, tree::Verb::Cannot { deeds, .. }
        if matches!(deeds.as_slice(), [tree::Deed::BeDone { what: tree::Passive::Prevented, by: None }]))
}

/// "Your characters gain Ward while they have no damage": the condition is about each of them, as if nothing were printed there.
pub(super) fn about_itself(clause: &tree::Clause) -> Option<tree::Clause> {
    let tree::Subject::Card(tree::NounPhrase::Noun(tree::Noun { bind: Some(own), .. })) = &clause.subject
    else {
        return None;
    };
    let mut changed = clause.clone();
    for adverb in &mut changed.adverbs {
        let (tree::Adverb::While(condition) | tree::Adverb::If(condition) | tree::Adverb::Unless(condition)) =
            adverb
        else {
            continue;
        };
        // "Unless they're being challenged" is one thing with what is forbidden (4.6.6).
        if matches!(condition, tree::Condition::Is { state: tree::State::BeingChallenged, .. }) {
            continue;
        }
        if let tree::Condition::Is { what, .. } | tree::Condition::CardHas { what, .. } = condition
            && matches!(what, tree::NounPhrase::Ref(tree::Ref { to: tree::Antecedent::Bound(to), .. }) if to == own)
        {
            *what = tree::NounPhrase::Gap;
        }
    }
    (changed != *clause).then_some(changed)
}

/// "Can quest the turn he's played", "can challenge …": without drying first (5.1.1.11).
pub(super) fn is_without_drying(verb: &tree::Verb) -> bool {
    matches!(verb, tree::Verb::Can { deed: tree::Deed::Quest | tree::Deed::Challenge(_), .. })
}

//! Takes out names that nothing speaks of, so that a resolution carries only what its text needs.

use std::collections::BTreeSet;

use crate::meaning::*;

/// Clears the names of an ability that nothing reads.
pub(super) fn ability(ability: &mut Ability) {
    while clear_ability(ability, &used(ability)) {}
}

/// The same for the effect of an action, or a cost.
pub(super) fn steps(steps: &mut Vec<Step>) {
    while clear(steps, &used(steps)) {}
}

fn used(node: &dyn Uses) -> BTreeSet<Name> {
    let mut names = BTreeSet::new();
    node.uses(&mut |name| {
        names.insert(name);
    });
    names
}

/// Clears one round; tells whether there was something to clear, so that what it spoke of may be clear as well.
fn clear_ability(ability: &mut Ability, used: &BTreeSet<Name>) -> bool {
    match &mut ability.kind {
        AbilityKind::Triggered(triggered) => clear(&mut triggered.body, used),
        AbilityKind::Activated(activated) => {
            let cost = clear_cost(&mut activated.cost, used);
            clear(&mut activated.body, used) || cost
        }
        AbilityKind::Static(fixed) => clear_mods(&mut fixed.mods, used),
        AbilityKind::Replacement(Replacement { instead: Instead::Do(steps), .. }) => clear(steps, used),
        AbilityKind::Replacement(_) => false,
    }
}

fn clear_cost(cost: &mut Cost, used: &BTreeSet<Name>) -> bool {
    cost.other.as_mut().is_some_and(|steps| clear(steps, used))
}

fn clear_mods(mods: &mut [Mod], used: &BTreeSet<Name>) -> bool {
    mods.iter_mut().fold(false, |cleared, one| {
        cleared
            | match one {
                Mod::Enters(Entering::MayExerted(Some(steps)) | Entering::Then(steps))
                | Mod::TollDone(_, steps) => clear(steps, used),
                Mod::PlayAs(way) => clear_cost(&mut way.cost, used),
                Mod::Shift(shift) => clear_cost(&mut shift.cost, used),
                _ => false,
            }
    })
}

fn clear(steps: &mut Vec<Step>, used: &BTreeSet<Name>) -> bool {
    let before = steps.len();
    steps.retain(|step| match step {
        Step::Do(
            Verb::BindMore(name, _)
            | Verb::Add(name, _)
            | Verb::Gather(name, _)
            | Verb::Set(name, _)
            | Verb::Bind(name, _),
        ) => used.contains(name),
        _ => true,
    });
    let mut cleared = steps.len() < before;
    for step in steps {
        cleared |= match step {
            Step::Do(verb) => clear_verb(verb, used),
            Step::RemoveUpTo { healed, into, .. } => clear_result(healed, used) | clear_result(into, used),
            Step::Choose(choose) => clear_result(&mut choose.rest, used),
            step => step.parts_mut().into_iter().fold(false, |cleared, part| cleared | clear(part, used)),
        };
    }
    cleared
}

fn clear_result(name: &mut Option<Name>, used: &BTreeSet<Name>) -> bool {
    name.take_if(|name| !used.contains(name)).is_some()
}

fn clear_verb(verb: &mut Verb, used: &BTreeSet<Name>) -> bool {
    match verb {
        Verb::LoseLore(_, _, into)
        | Verb::Damage { into, .. }
        | Verb::MoveDamage { into, .. }
        | Verb::Put { into, .. }
        | Verb::MoveTo { into, .. }
        | Verb::Discard { into, .. }
        | Verb::Banish { into, .. }
        | Verb::Exert { into, .. }
        | Verb::Ready { into, .. }
        | Verb::DiscardHand(_, into) => clear_result(into, used),
        Verb::RemoveDamage { healed, into, .. } => clear_result(healed, used) | clear_result(into, used),
        Verb::Apply { mods, .. } | Verb::Continue { mods, .. } => clear_mods(mods, used),
        Verb::MakeFloating { ability, .. } => clear_ability(ability, used),
        _ => false,
    }
}

/// In a loop, what one round bound is not there in the next where the next did not bind it.
pub(super) fn fresh_each_round(body: &mut Vec<Step>) {
    let mut names = Vec::new();
    body.iter().for_each(|step| maybe_bound(step, &mut names));
    for name in names.into_iter().rev() {
        body.insert(0, Step::Do(Verb::Bind(name, Objects::None)));
    }
}

/// The names that a step may or may not bind.
fn maybe_bound(step: &Step, names: &mut Vec<Name>) {
    let parts: Vec<&Vec<Step>> = match step {
        Step::May { body, otherwise, .. } => vec![body, otherwise],
        Step::If { then, otherwise, .. } => vec![then, otherwise],
        Step::Then { first, then, otherwise } => vec![first, then, otherwise],
        Step::SelfReplaced { old, new, .. } => vec![new, old],
        Step::Options { options, .. } => options.iter().collect(),
        Step::Play(play) if play.optional => {
            names.push(play.into);
            return;
        }
        // These are done in any case, and a loop within clears its own.
        Step::Do(_)
        | Step::Choose(_)
        | Step::ChoosePlayer { .. }
        | Step::ChooseNumber { .. }
        | Step::Name { .. }
        | Step::Play(_)
        | Step::RemoveUpTo { .. }
        | Step::EachPlayer { .. }
        | Step::Each { .. }
        | Step::Times { .. }
        | Step::RepeatWhile { .. }
        | Step::Did { .. } => return,
    };
    for step in parts.into_iter().flatten() {
        match step {
            Step::Choose(choose) => names.push(choose.into),
            Step::Play(play) => names.push(play.into),
            Step::Do(Verb::Look { into, .. } | Verb::Random { into, .. }) => names.push(*into),
            step => maybe_bound(step, names),
        }
    }
}

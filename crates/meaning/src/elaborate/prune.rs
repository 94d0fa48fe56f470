//! Takes out bindings that nothing reads, so that a resolution carries only what its text speaks of.

use super::bindings::Bindings;
use crate::meaning::*;

/// Clears what nothing reads.
pub(super) fn prune(steps: &mut Vec<Step>, bound: &Bindings) {
    steps.retain(|step| match step {
        Step::Do(Verb::BindMore(slot, _) | Verb::Add(slot, _) | Verb::Set(slot, _) | Verb::Bind(slot, _)) => {
            bound.is_read(*slot)
        }
        _ => true,
    });
    for step in steps {
        match step {
            Step::Do(verb) => prune_verb(verb, bound),
            Step::May { body, otherwise, .. } => {
                prune(body, bound);
                prune(otherwise, bound);
            }
            Step::Then { first, then, otherwise } => {
                prune(first, bound);
                prune(then, bound);
                prune(otherwise, bound);
            }
            Step::If { then, otherwise, .. } => {
                prune(then, bound);
                prune(otherwise, bound);
            }
            Step::SelfReplaced { old, new, .. } => {
                prune(old, bound);
                prune(new, bound);
            }
            Step::Options { options, .. } => options.iter_mut().for_each(|option| prune(option, bound)),
            Step::EachPlayer { body, .. }
            | Step::Each { body, .. }
            | Step::Times { body, .. }
            | Step::RepeatWhile { body, .. }
            | Step::Did { body, .. } => prune(body, bound),
            Step::Choose(choose) => clear(&mut choose.rest, bound),
            Step::ChoosePlayer { .. } | Step::ChooseNumber { .. } | Step::Name { .. } | Step::Play(_) => {}
        }
    }
}

fn clear(slot: &mut Option<Name>, bound: &Bindings) {
    if slot.is_some_and(|slot| !bound.is_read(slot)) {
        *slot = None;
    }
}

fn prune_verb(verb: &mut Verb, bound: &Bindings) {
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
        | Verb::DiscardHand(_, into) => clear(into, bound),
        Verb::RemoveDamage { healed, into, .. } => {
            clear(healed, bound);
            clear(into, bound);
        }
        _ => {}
    }
}

/// In a loop, what one round bound is not there in the next where the next did not bind it.
pub(super) fn fresh_each_round(body: &mut Vec<Step>) {
    let mut slots = Vec::new();
    body.iter().for_each(|step| maybe_bound(step, &mut slots));
    for slot in slots.into_iter().rev() {
        body.insert(0, Step::Do(Verb::Bind(slot, Objects::None)));
    }
}

/// The slots that a step may or may not bind.
fn maybe_bound(step: &Step, slots: &mut Vec<Name>) {
    let parts: Vec<&Vec<Step>> = match step {
        Step::May { body, otherwise, .. } => vec![body, otherwise],
        Step::If { then, otherwise, .. } => vec![then, otherwise],
        Step::Then { first, then, otherwise } => vec![first, then, otherwise],
        Step::SelfReplaced { old, new, .. } => vec![new, old],
        Step::Options { options, .. } => options.iter().collect(),
        Step::Play(play) if play.optional => {
            slots.push(play.into);
            return;
        }
        _ => return,
    };
    for step in parts.into_iter().flatten() {
        match step {
            Step::Choose(choose) => slots.push(choose.into),
            Step::Play(play) => slots.push(play.into),
            Step::Do(Verb::Look { into, .. } | Verb::Random { into, .. }) => slots.push(*into),
            step => maybe_bound(step, slots),
        }
    }
}

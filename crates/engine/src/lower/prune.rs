//! Takes out bindings that nothing reads, so that a resolution carries only what its text speaks of.

use super::bindings::Bindings;
use crate::program::*;

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
            Step::Options { options, .. } => options.iter_mut().for_each(|option| prune(option, bound)),
            Step::EachPlayer { body, .. }
            | Step::Each { body, .. }
            | Step::Times { body, .. }
            | Step::RepeatWhile { body, .. }
            | Step::Did { body, .. } => prune(body, bound),
            Step::Choose(choose) => clear(&mut choose.rest, bound),
            Step::ChoosePlayer { .. }
            | Step::ChooseNumber { .. }
            | Step::Name { .. }
            | Step::Arrange { .. }
            | Step::Play(_) => {}
        }
    }
}

fn clear(slot: &mut Option<Slot>, bound: &Bindings) {
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
        | Verb::Discard { into, .. }
        | Verb::DiscardHand(_, into) => clear(into, bound),
        Verb::Heal { healed, into, .. } => {
            clear(healed, bound);
            clear(into, bound);
        }
        _ => {}
    }
}

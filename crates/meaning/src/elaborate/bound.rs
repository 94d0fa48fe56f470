//! Every name is bound once on every path, and before it is used: a meaning of which that is not so is none.

use std::collections::BTreeSet;

use crate::meaning::*;

/// What is wrong with the names of a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// It is read where nothing has bound it: a word that points at nothing, or out of quotation marks (D.18).
    Unbound(Name),
    BoundTwice(Name),
}

/// The first fault in the names of a meaning.
pub(super) fn fault(meaning: &Meaning) -> Option<Fault> {
    let mut walk = Walk::default();
    let abilities = |walk: &mut Walk, all: &[Ability]| {
        all.iter().for_each(|ability| walk.ability(ability, &mut Known::default()));
    };
    match meaning {
        Meaning::Abilities(all) => abilities(&mut walk, all),
        Meaning::Effect(effect) => walk.steps(effect, &mut Known::default()),
        Meaning::EffectAnd(effect, all) => {
            abilities(&mut walk, all);
            walk.steps(effect, &mut Known::default());
        }
        Meaning::Keywords(_) | Meaning::Names(_) | Meaning::OutsideTheGame => {}
    }
    walk.fault
}

/// The names that are bound where the walk is.
#[derive(Clone, Default)]
struct Known {
    bound: BTreeSet<Name>,
    /// Set to nothing in front of what may or may not bind them.
    empty: BTreeSet<Name>,
    /// Bound under a condition that was closed since.
    conditional: BTreeSet<Name>,
}

impl Known {
    /// A name that is read before anything binds it.
    fn lacks(&self, name: Name) -> bool {
        !name.is_given() && !self.bound.contains(&name)
    }
}

/// The walk over a meaning.
#[derive(Default)]
struct Walk {
    fault: Option<Fault>,
}

impl Walk {
    fn note(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    fn used(&mut self, node: &dyn Uses, known: &Known) {
        node.uses(&mut |name| {
            if known.lacks(name) {
                self.note(Fault::Unbound(name));
            }
        });
    }

    fn bind(&mut self, name: Name, known: &mut Known) {
        if !known.bound.insert(name) && !known.empty.remove(&name) {
            self.note(Fault::BoundTwice(name));
        }
    }

    fn steps(&mut self, steps: &[Step], known: &mut Known) {
        steps.iter().for_each(|step| self.step(step, known));
    }

    fn step(&mut self, step: &Step, known: &mut Known) {
        match step {
            Step::Do(Verb::MakeFloating { ability, .. }) => {
                self.ability(ability, &mut known.clone());
                return;
            }
            // A name that is added to is bound by all of them together.
            Step::Do(Verb::BindMore(name, _) | Verb::Add(name, _) | Verb::Gather(name, _)) => {
                self.used(step, known);
                known.bound.insert(*name);
                return;
            }
            Step::Do(Verb::Bind(name, Objects::None)) => {
                known.bound.insert(*name);
                known.empty.insert(*name);
                return;
            }
            Step::RepeatWhile { body, again } => {
                self.steps(body, known);
                self.used(&Cond::Bound(*again), known);
                return;
            }
            Step::Do(Verb::Apply { mods, .. } | Verb::Continue { mods, .. }) => self.quoted(mods),
            // The first half comes before both others.
            Step::Then { first, then, otherwise } => {
                self.steps(first, known);
                self.either(&[then.as_slice(), otherwise.as_slice()], known);
                return;
            }
            Step::If { cond, then, otherwise } => {
                self.used(cond, known);
                self.under_condition(cond, &[then.as_slice(), otherwise.as_slice()], known);
                return;
            }
            _ => {}
        }
        step.own_uses(&mut |name| {
            if known.lacks(name) {
                self.note(Fault::Unbound(name));
            }
        });
        step.binds().into_iter().for_each(|name| self.bind(name, known));
        self.either(&step.parts(), known);
    }

    /// Words under a condition do not mean what was chosen only under another one, unless the condition speaks of that
    /// ("Reveal … If it's a character card …" after an "if").
    fn under_condition(&mut self, cond: &Cond, parts: &[&[Step]], known: &mut Known) {
        let mut inside = known.clone();
        let mut speaks_of_it = false;
        cond.uses(&mut |name| speaks_of_it |= known.conditional.contains(&name));
        if !speaks_of_it {
            inside.bound.retain(|name| !known.conditional.contains(name));
        }
        let each: Vec<Known> = parts
            .iter()
            .map(|part| {
                let mut done = inside.clone();
                self.steps(part, &mut done);
                done
            })
            .collect();
        for done in &each {
            let in_some = done.bound.difference(&inside.bound);
            known
                .conditional
                .extend(in_some.filter(|name| !each.iter().all(|other| other.bound.contains(name))));
        }
        for done in each {
            known.bound.extend(done.bound);
            known.empty.extend(done.empty);
        }
    }

    /// D.18: abilities in quotation marks speak for themselves.
    fn quoted(&mut self, mods: &[Mod]) {
        for modification in mods {
            if let Mod::Ability(ability) = modification {
                self.ability(ability, &mut Known::default());
            }
        }
    }

    /// Parts of which one is done.
    fn either(&mut self, parts: &[&[Step]], known: &mut Known) {
        let before = known.clone();
        for part in parts {
            let mut inside = before.clone();
            self.steps(part, &mut inside);
            known.bound.extend(inside.bound);
            known.empty.extend(inside.empty);
        }
    }

    fn ability(&mut self, ability: &Ability, known: &mut Known) {
        match &ability.kind {
            AbilityKind::Triggered(triggered) => {
                triggered.on.iter().for_each(|pattern| self.used(pattern, known));
                self.used(&triggered.during, known);
                self.used(&triggered.condition, known);
                self.steps(&triggered.body, known);
            }
            AbilityKind::Activated(activated) => {
                self.used(&activated.condition, known);
                self.steps(activated.cost.other.as_deref().unwrap_or_default(), known);
                self.steps(&activated.body, known);
            }
            AbilityKind::Static(fixed) => {
                self.used(&fixed.condition, known);
                self.used(&fixed.scope, known);
                self.quoted(&fixed.mods);
            }
            AbilityKind::Replacement(replacement) => {
                self.used(&replacement.of, known);
                self.used(&replacement.during, known);
                if let Instead::Do(steps) = &replacement.instead {
                    self.steps(steps, known);
                }
            }
        }
    }
}

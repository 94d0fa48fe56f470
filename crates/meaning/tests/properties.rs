//! What holds for the meaning of every card: elaboration is total and pure, every name is bound once and before its use, and the
//! text says everything.

use std::collections::{BTreeMap, BTreeSet};

use lorekeeper_meaning::meaning::*;
use lorekeeper_meaning::{Meaning, elaborate_card, write};

/// Every card with a text: its name and the meaning of its paragraphs.
fn all_cards() -> Vec<(String, Vec<Meaning>)> {
    let library = library::load().expect("the library is compiled with this test");
    let mut all = Vec::new();
    for (ix, facts) in library.catalogue().iter() {
        let text = library.text(ix).expect("the text is there");
        let Some(printed) = text.abilities() else { continue };
        let abilities: Vec<_> = printed.iter().map(|one| one.ability.clone()).collect();
        let name = facts.full_name();
        let meaning = elaborate_card(&abilities, facts.kind).unwrap_or_else(|why| panic!("{name}: {why}"));
        let again = elaborate_card(&abilities, facts.kind);
        assert_eq!(again.as_ref(), Ok(&meaning), "{name}: elaboration is pure");
        all.push((name, meaning));
    }
    all
}

#[test]
fn elaboration_is_total_and_pure() {
    assert!(all_cards().len() > 2_000);
}

/// Two meanings that differ are written differently: nothing is left out of the text.
#[test]
fn the_text_says_everything() {
    let mut known: BTreeMap<String, Meaning> = BTreeMap::new();
    for (name, paragraphs) in all_cards() {
        for paragraph in paragraphs {
            let text = write::meaning(&paragraph);
            let first = known.entry(text.clone()).or_insert_with(|| paragraph.clone());
            assert_eq!(same(first), same(&paragraph), "{name}: two meanings, one text\n{text}");
        }
    }
}

/// Without the numbers that names have inside.
fn same(meaning: &Meaning) -> String {
    let text = format!("{meaning:?}");
    let mut parts = text.split("Name(");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    let mut seen: Vec<&str> = Vec::new();
    for part in parts {
        let (number, rest) = part.split_once(')').unwrap_or(("", part));
        let place = seen.iter().position(|known| *known == number).unwrap_or_else(|| {
            seen.push(number);
            seen.len() - 1
        });
        plain.push_str(&format!("Name#{place}{rest}"));
    }
    plain
}

/// Every name is bound once on every path, and before it is used.
#[test]
fn every_name_is_bound_once_before_its_use() {
    let mut faults = Vec::new();
    for (card, paragraphs) in all_cards() {
        for paragraph in &paragraphs {
            let mut check = Check::default();
            match paragraph {
                Meaning::Abilities(abilities) => abilities.iter().for_each(|ability| {
                    check.ability(ability, &mut Known::default());
                }),
                Meaning::Effect(effect) => check.steps(effect, &mut Known::default()),
                Meaning::EffectAnd(effect, abilities) => {
                    abilities.iter().for_each(|ability| check.ability(ability, &mut Known::default()));
                    check.steps(effect, &mut Known::default());
                }
                Meaning::Keywords(_) | Meaning::Names(_) | Meaning::OutsideTheGame => {}
            }
            if !check.faults.is_empty() {
                faults.push(format!("{card}: {:?}\n{}", check.faults, write::meaning(paragraph)));
            }
        }
    }
    assert!(faults.is_empty(), "{} cards\n{}", faults.len(), faults.join("\n"));
}

/// The names that are bound where the walk is.
#[derive(Clone, Default)]
struct Known {
    bound: BTreeSet<Name>,
    /// Set to nothing in front of what may or may not bind them.
    empty: BTreeSet<Name>,
}

#[derive(Default)]
struct Check {
    faults: Vec<String>,
}

impl Check {
    fn used(&mut self, node: &dyn Uses, known: &Known) {
        let mut faults = Vec::new();
        node.uses(&mut |name| {
            if !name.is_given() && !known.bound.contains(&name) {
                faults.push(format!("{name:?} before it is bound"));
            }
        });
        self.faults.append(&mut faults);
    }

    fn bind(&mut self, name: Name, known: &mut Known) {
        if !known.bound.insert(name) && !known.empty.remove(&name) {
            self.faults.push(format!("{name:?} bound twice"));
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
            Step::Do(Verb::BindMore(name, _) | Verb::Add(name, _)) => {
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
            _ => {}
        }
        let mut faults = Vec::new();
        step.own_uses(&mut |name| {
            if !name.is_given() && !known.bound.contains(&name) {
                faults.push(format!("{name:?} before it is bound"));
            }
        });
        self.faults.append(&mut faults);
        step.binds().into_iter().for_each(|name| self.bind(name, known));
        self.either(&step.parts(), known);
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

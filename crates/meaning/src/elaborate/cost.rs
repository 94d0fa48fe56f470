//! Activated abilities and their costs (RULES 4.4, 6.3, 1.5.3), also those written as "you may A to B".

use ::syntax::tree;

use super::adverb::Outer;
use super::bindings::Setting;
use super::filter::Domain;
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// The parts of a cost as they are read.
#[derive(Default)]
struct Parts {
    exert: bool,
    ink: i32,
    other: Vec<Step>,
    first_half: bool,
}

impl Elaborate {
    pub(super) fn activated(
        &mut self,
        activated: &tree::Activated,
        name: Option<AbilityName>,
    ) -> Res<Ability> {
        let window = self.window(&activated.lead)?;
        if window.lasts.is_some() {
            return gap(Part::Cost, "an activated ability that ends", &activated.lead);
        }
        self.bound.set(Setting::Effect);
        let mut parts = Parts::default();
        for cost in &activated.costs {
            self.cost(cost, &mut parts)?;
        }
        let body = match activated.costs.is_empty() {
            false => self.body(&activated.effects)?,
            true => self.used(&activated.effects, &mut parts)?,
        };
        self.finish(parts, body, window, name)
    }

    fn finish(
        &mut self,
        parts: Parts,
        body: Vec<Step>,
        window: super::triggered::Window,
        name: Option<AbilityName>,
    ) -> Res<Ability> {
        let other = (!parts.other.is_empty()).then_some(parts.other);
        let kind = AbilityKind::Activated(Activated {
            first_half: parts.first_half && parts.ink == 0,
            cost: Cost { exert: parts.exert, ink: Amount::Const(parts.ink), other },
            condition: window.during,
            limit: window.limit,
            body,
        });
        Ok(Ability { name, zones: Zones::PLAY, kind })
    }

    fn cost(&mut self, cost: &tree::Cost, parts: &mut Parts) -> Res<()> {
        match cost {
            tree::Cost::Exert => parts.exert = true,
            tree::Cost::Ink(n) => parts.ink += number(*n),
            // 4.4.2.1: that one must be ready and dry too.
            tree::Cost::ExertOther(what) => {
                let steps = self.nested(|inner| {
                    let what = match what {
                        tree::NounPhrase::Noun(noun) => inner.able_to_exert(noun)?,
                        what => inner.objects(what, &Domain::Play)?,
                    };
                    inner.emit_do(Verb::Exert { what, by: Exerting::Symbol, into: None })
                })?;
                parts.other.extend(steps);
            }
            tree::Cost::Do(clause) => {
                let act = ready_ones(&tree::Act::Clause(clause.clone()));
                let steps = self.nested(|inner| inner.act_alone(&act))?;
                parts.add(steps);
            }
        }
        Ok(())
    }

    /// "You may A to B": using the ability is the yes, A is its cost.
    fn used(&mut self, effects: &[tree::Sentence], parts: &mut Parts) -> Res<Vec<Step>> {
        let Some((first, later)) = effects.split_first() else {
            return gap(Part::Cost, "an ability without effect", &effects);
        };
        let mut sentence = first.clone();
        sentence.act = match &first.act {
            tree::Act::May { who: tree::PlayerPhrase::You, act } => match act.as_ref() {
                tree::Act::To { first, then } => {
                    let steps = self.nested(|inner| inner.act(first, &Outer::default()).map(|_| ()))?;
                    parts.add(steps);
                    parts.first_half = true;
                    (**then).clone()
                }
                act => act.clone(),
            },
            act => return gap(Part::Cost, "an ability that is used", act),
        };
        let mut all = vec![sentence];
        all.extend_from_slice(later);
        self.body(&all)
    }

    /// A standing "you may A to B" as an ability that is used.
    pub(super) fn used_ability(
        &mut self,
        effects: &[tree::Sentence],
        window: super::triggered::Window,
        name: Option<AbilityName>,
    ) -> Res<Ability> {
        self.bound.set(Setting::Effect);
        let mut parts = Parts::default();
        let body = self.used(effects, &mut parts)?;
        self.finish(parts, body, window, name)
    }

    /// The cost of a way to play a card.
    pub(super) fn cost_of(&mut self, act: &tree::Act) -> Res<Cost> {
        let kept = self.bound.clone();
        self.bound.set(Setting::Effect);
        let act = &ready_ones(act);
        let steps = self.nested(|inner| inner.act_alone(act));
        let mut parts = Parts::default();
        parts.add(steps?);
        self.bound.forget_event(kept);
        let other = (!parts.other.is_empty()).then_some(parts.other);
        Ok(Cost { exert: parts.exert, ink: Amount::Const(parts.ink), other })
    }
}

/// 1.5.3: what is exerted as a cost must be ready.
fn ready_ones(act: &tree::Act) -> tree::Act {
    let mut act = act.clone();
    if let tree::Act::Clause(clause) = &mut act
        && let tree::Verb::Exert { what: tree::NounPhrase::Noun(noun), .. } = &mut clause.verb
    {
        noun.adjectives.push(tree::Adjective::Ready);
    }
    act
}

impl Parts {
    /// Ink of a fixed amount is paid as ink; everything else is done.
    fn add(&mut self, steps: Vec<Step>) {
        for step in steps {
            match step {
                Step::Do(Verb::PayInk(PlayerRef::You, Amount::Const(n))) => self.ink += n,
                step => self.other.push(step),
            }
        }
    }
}

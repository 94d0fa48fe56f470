//! Replacement effects (RULES 6.5).

use ::cards::tree;

use super::clause::Outer;
use super::filter::Domain;
use super::{Lower, Part, Res, gap};
use crate::program::*;

impl Lower<'_> {
    /// A printed replacement effect.
    pub(super) fn replacements(
        &mut self,
        replacement: &tree::Replacement,
        story: Option<StoryId>,
    ) -> Res<Vec<Ability>> {
        let window = self.window(&replacement.lead)?;
        if window.lasts.is_some() {
            return gap(Part::Replacement, "a printed replacement that ends", replacement);
        }
        let (lowered, once) = self.replacement(replacement, window)?;
        if once {
            return gap(Part::Replacement, "the next time", replacement);
        }
        Ok(vec![Ability {
            story,
            zones: Zones::PLAY,
            kind: AbilityKind::Replacement(lowered),
            keyword: None,
        }])
    }

    fn replacement(
        &mut self,
        replacement: &tree::Replacement,
        window: super::triggered::Window,
    ) -> Res<(Replacement, bool)> {
        let heard = match &replacement.would {
            // "An effect would cause you to discard": not as a cost.
            tree::Event {
                subject: tree::Subject::AnEffect,
                verb: tree::EventVerb::Causes { who, act },
                scope,
                tense,
                contraction,
            } => {
                let event = tree::Event {
                    subject: tree::Subject::Player(who.clone()),
                    verb: (**act).clone(),
                    scope: scope.clone(),
                    tense: *tense,
                    contraction: *contraction,
                };
                let mut heard = self.event(&event)?;
                heard.patterns.iter_mut().for_each(|pattern| {
                    pattern.without |= Flags::AS_COST;
                    pattern.together = false;
                    pattern.amount = None;
                });
                heard
            }
            event => self.event(event)?,
        };
        let [of] = heard.patterns.as_slice() else {
            return gap(Part::Replacement, "one of several events", replacement);
        };
        let mut limit = window.limit;
        let mut once = false;
        match replacement.word {
            tree::ReplacementWord::If | tree::ReplacementWord::When | tree::ReplacementWord::Whenever => {}
            tree::ReplacementWord::TheFirstTime => limit = Limit::PerTurn(1),
            tree::ReplacementWord::TheNextTime => once = true,
        }
        let instead = self.instead_of(of.kind, &replacement.instead, replacement)?;
        let lowered = Replacement {
            of: of.clone(),
            during: Cond::all([window.during, heard.during]),
            limit,
            optional: false,
            instead,
        };
        Ok((lowered, once))
    }

    fn instead_of(
        &mut self,
        kind: Kind,
        sentences: &[tree::Sentence],
        node: &tree::Replacement,
    ) -> Res<Instead> {
        let [tree::Sentence { lead, act: tree::Act::Clause(clause) }] = sentences else {
            return gap(Part::Replacement, "what happens instead", node);
        };
        if !lead.is_empty() {
            return gap(Part::Replacement, "what happens instead", node);
        }
        let damage = matches!(kind, Kind::DealtDamage | Kind::TookDamage);
        match &clause.verb {
            // "Put that many damage counters on this character instead".
            tree::Verb::PutDamage { amount: tree::Amount::That(_), on, word: _ } if damage => {
                Ok(Instead::PutDamageOn(self.one_of_these(on)?))
            }
            tree::Verb::Deal { amount: tree::Amount::That(_), to: Some(to), word: _ } if damage => {
                Ok(Instead::DealDamageTo(self.one_of_these(to)?))
            }
            tree::Verb::TakeNoDamage(None) if damage => Ok(Instead::Nothing),
            tree::Verb::Cannot { deeds, word: tree::NotWord::DoNot, .. }
                if kind == Kind::Discarded && deeds == &[tree::Deed::Discard] =>
            {
                Ok(Instead::Nothing)
            }
            verb => gap(Part::Replacement, "what happens instead", verb),
        }
    }

    fn one_of_these(&mut self, phrase: &tree::NounPhrase) -> Res<Objects> {
        match phrase {
            tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_) => self.objects(phrase, &Domain::Play),
            phrase => gap(Part::Replacement, "to whom instead", phrase),
        }
    }

    /// An effect leaves a replacement effect behind: "the next time they would be dealt damage".
    pub(super) fn leave_replacement(
        &mut self,
        replacement: &tree::Replacement,
        outer: &Outer<'_>,
    ) -> Res<()> {
        self.keep_event_bindings()?;
        let before = self.bound.clone();
        let setting = self.bound.set(super::bindings::Setting::Standing);
        let window = self.window(&replacement.lead)?;
        let lasts = match (&window.lasts, outer.durations.as_slice()) {
            (Some(lasts), []) => lasts.clone(),
            (None, durations) if !durations.is_empty() => self.lasts(durations)?,
            _ => return gap(Part::Duration, "how long it waits", replacement),
        };
        let (lowered, once) = self.replacement(replacement, window)?;
        self.bound.set(setting);
        self.bound.forget_event(before);
        // 8.10.5: a shield on a character goes with the character.
        let on = match &lowered.of.subject {
            Some(Select { filter: Filter::Is(objects), .. }) => Some((**objects).clone()),
            _ => None,
        };
        let ability = self.pool.ability(Ability {
            story: None,
            zones: Zones::all(),
            kind: AbilityKind::Replacement(lowered),
            keyword: None,
        });
        self.emit_do(Verb::Leave { ability, lasts, once, on })
    }
}

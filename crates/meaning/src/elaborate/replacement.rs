//! Replacement effects (RULES 6.5).

use ::syntax::tree;

use super::adverb::Outer;
use super::filter::Domain;
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    /// A printed replacement effect.
    pub(super) fn replacements(
        &mut self,
        replacement: &tree::Replacement,
        name: Option<AbilityName>,
    ) -> Res<Vec<Ability>> {
        let window = self.window(&replacement.lead)?;
        if window.lasts.is_some() {
            return gap(Part::Replacement, "a printed replacement that ends", replacement);
        }
        let (elaborated, once, this_turn) = self.replacement(replacement, window)?;
        if once || this_turn {
            return gap(Part::Replacement, "the next time", replacement);
        }
        Ok(vec![Ability { name, zones: Zones::PLAY, kind: AbilityKind::Replacement(elaborated) }])
    }

    fn replacement(
        &mut self,
        replacement: &tree::Replacement,
        window: super::triggered::Window,
    ) -> Res<(Replacement, bool, bool)> {
        let heard = match &replacement.would {
            // "An effect would cause you to discard": not as a cost.
            tree::Event {
                subject: tree::Subject::AnEffect,
                verb: tree::EventVerb::Causes { who, act },
                scope,
                tense,
                contraction,
                number,
            } => {
                let event = tree::Event {
                    subject: tree::Subject::Player(who.clone()),
                    verb: (**act).clone(),
                    scope: scope.clone(),
                    tense: *tense,
                    contraction: *contraction,
                    number: *number,
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
            tree::ReplacementWord::TheFirstTime | tree::ReplacementWord::TheFirstTimeEachTurn => {
                limit = Limit::PerTurn(1)
            }
            tree::ReplacementWord::TheNextTime => once = true,
        }
        let (instead, optional) = self.instead_of(of.kind, &replacement.instead, replacement)?;
        let elaborated = Replacement {
            of: of.clone(),
            during: Cond::all([window.during, heard.during]),
            limit,
            optional,
            instead,
        };
        Ok((elaborated, once, heard.this_turn))
    }

    /// What happens instead, and whether the player may leave it.
    fn instead_of(
        &mut self,
        kind: EventKind,
        sentences: &[tree::Sentence],
        node: &tree::Replacement,
    ) -> Res<(Instead, bool)> {
        if let Some(act) = done_to_prevent(kind, sentences) {
            return Ok((self.instead_done(act)?, true));
        }
        // "You may return this card to your hand instead. If you do, draw a card": both in its place.
        if let [tree::Sentence { lead, act: tree::Act::May { who: tree::PlayerPhrase::You, act } }, then] =
            sentences
            && lead.is_empty()
            && super::static_phrases::is_if_done(then)
        {
            let acts = vec![without_instead(act), then.act.clone()];
            let both = tree::Act::Series { acts, joins: vec![tree::SeriesJoin::CommaThen] };
            return Ok((self.instead_done(&both)?, true));
        }
        let [tree::Sentence { lead, act }] = sentences else {
            return gap(Part::Replacement, "what happens instead", node);
        };
        if !lead.is_empty() {
            return gap(Part::Replacement, "what happens instead", node);
        }
        match act {
            tree::Act::May { who: tree::PlayerPhrase::You, act } => Ok((self.instead_act(kind, act)?, true)),
            act => Ok((self.instead_act(kind, act)?, false)),
        }
    }

    fn instead_act(&mut self, kind: EventKind, act: &tree::Act) -> Res<Instead> {
        if let tree::Act::Clause(clause) = act
            && let Some(instead) = self.instead_clause(kind, clause)?
        {
            return Ok(instead);
        }
        // "Prevent that damage and …": the rest is done in its place.
        if let tree::Act::Series { acts, joins } = act
            && let [tree::Act::Clause(first), rest @ ..] = acts.as_slice()
            && matches!(first.verb, tree::Verb::Prevent(tree::Prevented::That | tree::Prevented::It))
            && matches!(kind, EventKind::DealtDamage | EventKind::TookDamage)
            && !rest.is_empty()
        {
            let act = match rest {
                [only] => only.clone(),
                rest => tree::Act::Series { acts: rest.to_vec(), joins: joins[1..].to_vec() },
            };
            return self.instead_done(&act);
        }
        self.instead_done(act)
    }

    fn instead_done(&mut self, act: &tree::Act) -> Res<Instead> {
        // Anything else is done in the place of the event, whose names are bound as for a trigger.
        let setting = self.bound.set(super::bindings::Setting::Effect);
        let steps = self.nested(|inner| inner.act_alone(&without_instead(act)));
        self.bound.set(setting);
        steps.map(Instead::Do)
    }

    /// A change of the event itself; none where something else is done in its place.
    fn instead_clause(&mut self, kind: EventKind, clause: &tree::Clause) -> Res<Option<Instead>> {
        match kind {
            EventKind::DealtDamage | EventKind::TookDamage => self.instead_of_damage(clause),
            EventKind::GainedLore | EventKind::LostLore => instead_of_lore(kind, clause),
            EventKind::Drew => Ok(instead_of_drawing(&clause.verb)),
            EventKind::GotInkDrop => instead_of_drops(clause),
            EventKind::Discarded => Ok(does_not(&clause.verb, |deed| *deed == tree::Deed::Discard)),
            EventKind::Banished => self.instead_of_banishing(&clause.verb),
            _ => Ok(None),
        }
    }

    fn instead_of_damage(&mut self, clause: &tree::Clause) -> Res<Option<Instead>> {
        let is_named =
            |noun: &tree::NounPhrase| matches!(noun, tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_));
        Ok(Some(match &clause.verb {
            // "Put that many damage counters on this character instead".
            tree::Verb::PutDamage { amount: tree::Amount::That(_), on, word: _ } if is_named(on) => {
                Instead::PutDamageOn(self.one_of_these(on)?)
            }
            tree::Verb::Deal { amount: tree::Amount::That(_), to: Some(to), word: _ } if is_named(to) => {
                Instead::DealDamageTo(self.one_of_these(to)?)
            }
            tree::Verb::TakeNoDamage(None)
            | tree::Verb::Prevent(tree::Prevented::That | tree::Prevented::It) => Instead::Nothing,
            // "Prevent half of that damage": what is left of it.
            tree::Verb::Prevent(tree::Prevented::HalfOfThat(round)) => {
                let left = match round {
                    tree::Rounding::Up => Amount::Bound(Name::AMOUNT),
                    tree::Rounding::Down => Amount::Sum(vec![Amount::Bound(Name::AMOUNT), Amount::Const(1)]),
                };
                Instead::Amount(Amount::Per(Box::new(left), 2))
            }
            // "Prevent 1 of that damage".
            tree::Verb::Prevent(tree::Prevented::OfThat { amount, word }) => Instead::Amount(match word {
                tree::OfThatWord::So => changed(-number(*amount)),
                tree::OfThatWord::AllBut => Amount::Min(
                    Box::new(Amount::Bound(Name::AMOUNT)),
                    Box::new(Amount::Const(number(*amount))),
                ),
            }),
            // "Is dealt that damage instead": whoever is spoken of.
            tree::Verb::BeDealt { amount: tree::Amount::That(tree::ThatAmount::Amount) } => {
                match &clause.subject {
                    tree::Subject::Card(to) => Instead::DealDamageTo(self.one_of_these(to)?),
                    subject => return gap(Part::Replacement, "to whom instead", subject),
                }
            }
            tree::Verb::BeDealt { amount: tree::Amount::DoubleThat }
            | tree::Verb::Deal { amount: tree::Amount::DoubleThat, to: None, .. } => {
                Instead::Amount(double())
            }
            tree::Verb::BeDealt { amount: tree::Amount::That(_) }
            | tree::Verb::Deal { amount: tree::Amount::That(_), to: None, .. } => {
                Instead::Amount(plus(clause)?)
            }
            tree::Verb::DealMoreOrLess { amount, change, voice: _, to: None, within: None } => {
                Instead::Amount(changed(more_or_less(*amount, *change)))
            }
            // "Takes 1 less damage instead".
            tree::Verb::TakeMoreOrLess { amount, change, from: None } => {
                Instead::Amount(self.changed_for_each(more_or_less(*amount, *change), clause)?)
            }
            _ => return Ok(None),
        }))
    }

    /// "Return him to your hand instead": the same card goes elsewhere.
    fn instead_of_banishing(&mut self, verb: &tree::Verb) -> Res<Option<Instead>> {
        Ok(match verb {
            tree::Verb::Return { what, from: None, to, .. }
                if to.kind == tree::ZoneKind::Hand && self.is_subject(what)? =>
            {
                Some(Instead::Goes(Place::Hand))
            }
            tree::Verb::Put { what, from: None, place } if self.is_subject(what)? => {
                Some(Instead::Goes(self.place(place)?))
            }
            _ => None,
        })
    }

    /// The event's amount and so much, for each of something.
    fn changed_for_each(&mut self, by: i32, clause: &tree::Clause) -> Res<Amount> {
        let outer = Outer::default();
        let adverbs = super::adverb::Adverbs::of(clause, &outer);
        let by = self.times(Amount::Const(by), &adverbs)?;
        let changed = Amount::Sum(vec![Amount::Bound(Name::AMOUNT), by]);
        Ok(Amount::Max(Box::new(changed), Box::new(Amount::Const(0))))
    }

    /// Whether the phrase means the card that the event is about.
    fn is_subject(&mut self, phrase: &tree::NounPhrase) -> Res<bool> {
        match phrase {
            tree::NounPhrase::This(_) => Ok(true),
            tree::NounPhrase::Ref(reference) => {
                let objects = self.bound.antecedent(reference)?;
                Ok(matches!(objects, Objects::This | Objects::Bound(Name::SUBJECT)))
            }
            _ => Ok(false),
        }
    }

    fn one_of_these(&mut self, phrase: &tree::NounPhrase) -> Res<Objects> {
        match phrase {
            tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_) => self.objects(phrase, &Domain::Play),
            phrase => gap(Part::Replacement, "to whom instead", phrase),
        }
    }

    /// "The next time chosen character would …": chosen now; the event speaks of that one.
    fn with_choice(&mut self, replacement: &tree::Replacement) -> Res<tree::Replacement> {
        let mut replacement = replacement.clone();
        if let tree::Subject::Card(phrase @ tree::NounPhrase::Noun(noun)) = &replacement.would.subject
            && noun.chosen == tree::Chosen::Chosen
        {
            let chosen = self.objects(phrase, &Domain::Play)?;
            self.bound.gap = Some(chosen);
            replacement.would.subject = tree::Subject::Card(tree::NounPhrase::Gap);
        }
        Ok(replacement)
    }

    /// An effect leaves a replacement effect behind: "the next time they would be dealt damage".
    pub(super) fn leave_replacement(
        &mut self,
        replacement: &tree::Replacement,
        outer: &Outer<'_>,
    ) -> Res<()> {
        self.keep_event_bindings()?;
        let replacement = &self.with_choice(replacement)?;
        let before = self.bound.clone();
        let setting = self.bound.set(super::bindings::Setting::Standing);
        let window = self.window(&replacement.lead)?;
        let lasts = match (&window.lasts, outer.durations.as_slice()) {
            (Some(lasts), []) => Some(lasts.clone()),
            (None, durations) if !durations.is_empty() => Some(self.lasts(durations)?),
            _ => None,
        };
        let (elaborated, once, this_turn) = self.replacement(replacement, window)?;
        let lasts = match (lasts, this_turn) {
            (Some(lasts), _) => lasts,
            (None, true) => Duration::ThisTurn,
            (None, false) => return gap(Part::Duration, "how long it waits", replacement),
        };
        self.bound.set(setting);
        self.bound.forget_event(before);
        self.bound.gap = None;
        // 8.10.5: a shield on a character goes with the character.
        let on = match &elaborated.of.subject {
            Some(Select { filter: Filter::Is(objects), .. }) => Some((**objects).clone()),
            _ => None,
        };
        let ability =
            Box::new(Ability { name: None, zones: Zones::all(), kind: AbilityKind::Replacement(elaborated) });
        self.emit_do(Verb::MakeFloating { ability, lasts, once, on })
    }
}

/// "You may banish this item. If you do, prevent that damage", "you may banish this item to prevent that damage": what is done in
/// the place of the damage.
fn done_to_prevent(kind: EventKind, sentences: &[tree::Sentence]) -> Option<&tree::Act> {
    let is_prevented = |act: &tree::Act| {
        matches!(act, tree::Act::Clause(clause)
            if matches!(clause.verb, tree::Verb::Prevent(tree::Prevented::That | tree::Prevented::It)))
    };
    let (first, rest) = sentences.split_first()?;
    let tree::Act::May { who: tree::PlayerPhrase::You, act } = &first.act else { return None };
    if !matches!(kind, EventKind::DealtDamage | EventKind::TookDamage) || !first.lead.is_empty() {
        return None;
    }
    match (act.as_ref(), rest) {
        (tree::Act::To { first, then }, []) if is_prevented(then) => Some(first),
        (act, [then]) if super::static_phrases::is_if_done(then) && is_prevented(&then.act) => Some(act),
        _ => None,
    }
}

/// The event's amount and so much, never below 0.
fn changed(by: i32) -> Amount {
    let changed = Amount::Sum(vec![Amount::Bound(Name::AMOUNT), Amount::Const(by)]);
    Amount::Max(Box::new(changed), Box::new(Amount::Const(0)))
}

/// How much more or less an amount is than what would have been.
fn by(amount: &tree::Amount) -> i32 {
    match amount {
        tree::Amount::Changed { by, change: tree::MoreOrLess::Less } => -number(*by),
        tree::Amount::Changed { by, change: tree::MoreOrLess::More } | tree::Amount::Additional(by) => {
            number(*by)
        }
        _ => 0,
    }
}

/// The event's amount twice.
fn double() -> Amount {
    Amount::Times(Box::new(Amount::Bound(Name::AMOUNT)), 2)
}

/// What the event's amount is raised to.
fn plus(clause: &tree::Clause) -> Res<Amount> {
    let more = clause.early.iter().chain(&clause.adverbs).find_map(|adverb| match adverb {
        tree::Adverb::Plus(more) => Some(number(*more)),
        tree::Adverb::Minus(less) => Some(-number(*less)),
        _ => None,
    });
    match more {
        Some(more) if more < 0 => Ok(changed(more)),
        Some(more) => Ok(Amount::Sum(vec![Amount::Bound(Name::AMOUNT), Amount::Const(more)])),
        None => gap(Part::Replacement, "how much instead", clause),
    }
}

/// The act without the word, which the replacement has said already.
fn without_instead(act: &tree::Act) -> tree::Act {
    let mut act = act.clone();
    if let tree::Act::Clause(clause) = &mut act {
        clause.adverbs.retain(|adverb| !matches!(adverb, tree::Adverb::Instead(None)));
    }
    act
}

pub(super) fn more_or_less(amount: u32, change: tree::MoreOrLess) -> i32 {
    match change {
        tree::MoreOrLess::Less => -number(amount),
        tree::MoreOrLess::More => number(amount),
    }
}

/// "They don't discard": nothing happens in its place.
fn does_not(verb: &tree::Verb, is_it: impl Fn(&tree::Deed) -> bool) -> Option<Instead> {
    let tree::Verb::Cannot { deeds, word: tree::NotWord::DoNot, .. } = verb else { return None };
    matches!(deeds.as_slice(), [deed] if is_it(deed)).then_some(Instead::Nothing)
}

/// "Gain that much lore plus 1 instead".
fn instead_of_lore(kind: EventKind, clause: &tree::Clause) -> Res<Option<Instead>> {
    let amount = match &clause.verb {
        tree::Verb::GainLore(amount) if kind == EventKind::GainedLore => amount,
        tree::Verb::LoseLore(amount) if kind == EventKind::LostLore => amount,
        verb if kind == EventKind::LostLore => {
            let loses = |deed: &tree::Deed| matches!(deed, tree::Deed::Do(verb) if matches!(**verb, tree::Verb::LoseLore(_)));
            return Ok(does_not(verb, loses));
        }
        _ => return Ok(None),
    };
    Ok(match amount {
        tree::Amount::DoubleThat => Some(Instead::Amount(double())),
        tree::Amount::That(_) => Some(Instead::Amount(plus(clause)?)),
        tree::Amount::Changed { .. } | tree::Amount::Additional(_) => {
            Some(Instead::Amount(changed(by(amount))))
        }
        tree::Amount::N(n) => Some(Instead::Amount(Amount::Const(number(*n)))),
        _ => None,
    })
}

fn instead_of_drawing(verb: &tree::Verb) -> Option<Instead> {
    let tree::Verb::Draw(what) = verb else { return None };
    so_many(what).map(Instead::Amount)
}

/// "If you would get an ink drop, get 2 ink drops instead" (1.13).
fn instead_of_drops(clause: &tree::Clause) -> Res<Option<Instead>> {
    let tree::Verb::GetCounters(what) = &clause.verb else { return Ok(None) };
    match what {
        tree::NounPhrase::Noun(noun) if matches!(noun.quantity, tree::Quantity::That(_)) => {
            Ok(Some(Instead::Amount(plus(clause)?)))
        }
        // "Get an additional ink drop": so many more than there would be.
        tree::NounPhrase::Noun(noun) if noun.adjectives == [tree::Adjective::Additional] => {
            let more = match noun.quantity {
                tree::Quantity::A | tree::Quantity::One => 1,
                tree::Quantity::N(n) => number(n),
                _ => return gap(Part::Replacement, "how many more", what),
            };
            Ok(Some(Instead::Amount(changed(more))))
        }
        what => Ok(so_many(what).map(Instead::Amount)),
    }
}

/// "2 cards", or "2" alone.
fn so_many(what: &tree::NounPhrase) -> Option<Amount> {
    let n = match what {
        tree::NounPhrase::Portion(tree::Portion::N(n)) => *n,
        tree::NounPhrase::Noun(tree::Noun { quantity: tree::Quantity::N(n), .. }) => *n,
        _ => return None,
    };
    Some(Amount::Const(number(n)))
}

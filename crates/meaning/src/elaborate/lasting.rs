//! What is so for a while or always: "get", "gain", "lose", "can't", "can", "must" as modifications, applied to the
//! things there are now or continuing for all that match (RULES 6.1.13, 6.4.2, 6.6, D.19).

use ::syntax::tree;
use vocabulary::CardKind;

use super::adverb::{Adverbs, Doer, Guard};
use super::condition::{not, with_owner};
use super::filter::{Domain, stat};
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// Whether the verb tells what is so, rather than what is done.
pub(super) fn is_lasting(verb: &tree::Verb) -> bool {
    use tree::Verb as V;
    matches!(
        verb,
        V::Get(_)
            | V::Gain(_)
            | V::Has(_)
            | V::Lose(_)
            | V::Give { .. }
            | V::Cannot { .. }
            | V::Can { .. }
            | V::Must(_)
            | V::TakeNoDamage(_)
            | V::CountAs(_)
            | V::DealDamageWith { .. }
            | V::StatFloor { .. }
            | V::StatIs { .. }
            | V::HasStat { .. }
            | V::DealMoreOrLess { .. }
            | V::TakeMoreOrLess { .. }
            | V::And { .. }
    )
}

/// "While challenging".
fn is_challenging(guard: &super::adverb::Guard<'_>) -> bool {
    matches!(guard, super::adverb::Guard::While(tree::Condition::Challenging(_)))
}

/// "For actions or abilities", "for effects": whatever it is chosen for.
fn is_any_effect(purpose: &tree::Agent) -> bool {
    use tree::EffectWord as W;
    matches!(
        purpose,
        tree::Agent::Effects {
            whose: None,
            word: W::Effects
                | W::ActionsOrAbilities
                | W::ActionsAndAbilities
                | W::AnActionOrAbility
                | W::AnEffect,
        }
    )
}

/// D.19: statements ("can't", "may") go on for what comes later; "get" and "gain" do not.
fn is_statement(verb: &tree::Verb) -> bool {
    matches!(verb, tree::Verb::Cannot { .. } | tree::Verb::Can { .. } | tree::Verb::Must(_))
}

impl Elaborate {
    /// 6.4.2.1: a statement about a set of things.
    pub(super) fn set_statement(
        &mut self,
        phrase: &tree::NounPhrase,
        clause: &tree::Clause,
        adverbs: &Adverbs<'_>,
    ) -> Res<Option<Doer>> {
        let tree::NounPhrase::Noun(noun) = phrase else { return Ok(None) };
        let whole = matches!(
            noun.quantity,
            tree::Quantity::Bare | tree::Quantity::Each | tree::Quantity::All | tree::Quantity::AllOf
        );
        // "Opposing characters enter play exerted until …": said of those that come.
        let enters = matches!(clause.verb, tree::Verb::EnterPlay { how: tree::Entering::Exerted })
            && !adverbs.durations.is_empty();
        // "Each character exerted this way can't quest": those, and nobody who comes later.
        let this_way = |post: &tree::Post| matches!(post, tree::Post::Relative { event, .. } if event.scope.contains(&tree::EventScope::ThisWay));
        if !(is_statement(&clause.verb) || enters)
            || !whole
            || noun.post.iter().any(this_way)
            || noun.chosen == tree::Chosen::Chosen
            || noun.head.number == tree::Number::Singular && noun.quantity == tree::Quantity::Bare
        {
            return Ok(None);
        }
        let mut select = self.described(phrase, &Domain::Play)?.select();
        let objects = Objects::each(select.clone());
        let bind = super::clause::bind_of(phrase);
        self.bound.bind(bind, &objects);
        self.guard_scope(&mut select, adverbs)?;
        if self.lasting_of_others(&select, clause, adverbs)? {
            return Ok(Some(Doer::Cards(objects)));
        }
        no_turn_of_several(adverbs)?;
        let mods = match enters {
            true => vec![Mod::Enters(Entering::Exerted)],
            false => self.mods_about(bind, Objects::It, &clause.verb, adverbs)?,
        };
        if enters {
            select.zones = Zones::all().difference(Zones::PLAY);
        }
        let lasts = self.lasts_of(adverbs)?;
        self.emit_do(Verb::Continue { scope: Scope::Objects(select), mods, lasts })?;
        Ok(Some(Doer::Cards(objects)))
    }

    /// "While challenging" and the like narrow a scope.
    pub(super) fn guard_scope(&mut self, select: &mut Select, adverbs: &Adverbs<'_>) -> Res<()> {
        if unless_challenged(adverbs) {
            return Ok(());
        }
        for guard in &adverbs.guards {
            let filter = match guard {
                Guard::While(condition) | Guard::If(condition) => self.own_filter(condition)?,
                Guard::Unless(condition) => {
                    self.own_filter(condition)?.map(|filter| Filter::Not(Box::new(filter)))
                }
            };
            match filter {
                Some(filter) => {
                    let old = std::mem::replace(&mut select.filter, Filter::Any);
                    select.filter = Filter::all([old, filter]);
                }
                None => return gap(Part::Condition, "a condition of a set", &select),
            }
        }
        Ok(())
    }

    /// A condition without a subject of its own, about the thing concerned.
    pub(super) fn own_filter(&mut self, condition: &tree::Condition) -> Res<Option<Filter>> {
        Ok(match condition {
            tree::Condition::BeingChallenged => Some(Filter::Challenged),
            tree::Condition::Challenging(None) => Some(Filter::Challenging),
            tree::Condition::Challenging(Some(whom)) => {
                let whom = super::event::anywhere(self, whom)?;
                Some(Filter::all([Filter::Challenging, Filter::InChallengeWith(Box::new(whom))]))
            }
            tree::Condition::Is { what: tree::NounPhrase::Gap, state, negated, .. } => {
                Some(super::condition::negate(self.state(state)?, *negated))
            }
            tree::Condition::CardHas { what: tree::NounPhrase::Gap, has, tense: _ } => {
                Some(self.having(has)?)
            }
            // "While challenging or being challenged".
            tree::Condition::Any(all) => {
                let mut filters = Vec::new();
                for one in all {
                    match self.own_filter(one)? {
                        Some(filter) => filters.push(filter),
                        None => return Ok(None),
                    }
                }
                Some(Filter::OneOf(filters))
            }
            _ => None,
        })
    }

    /// A lasting effect on things as they are now (6.4.2.2).
    pub(super) fn lasting(
        &mut self,
        cards: &Objects,
        bind: Option<tree::Binding>,
        verb: &tree::Verb,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        super::adverb::check(verb, adverbs)?;
        match verb {
            // 1.9.4: to each of two as much as the other one's value, all together.
            tree::Verb::DealEachOther { stat: which, word: _ } => {
                let other = Objects::Without(Box::new(cards.clone()), Box::new(Objects::It));
                let amount = super::amount::read_stat(stat(*which), other);
                let into = self.bound.fresh()?;
                let hits = vec![(cards.clone(), amount)];
                self.emit_do(Verb::Damage { verb: DamageVerb::Deal, hits, into: Some(into) })?;
                self.bound.way.dealt = Some(self.gather_number(into)?);
                self.bound.damage_to = Some(cards.clone());
                return Ok(());
            }
            // "They may move to a location for free": now, if the player wants.
            tree::Verb::Can { deed: tree::Deed::Move(to), word: _ } if adverbs.free => {
                let by = self.bound.actor;
                let cards = cards.clone();
                let body = self.nested(|inner| inner.move_these(cards, to))?;
                return self.emit(Step::May { by, body, otherwise: Vec::new() });
            }
            tree::Verb::Move { what: tree::NounPhrase::Gap, to } => {
                return self.move_these(cards.clone(), to);
            }
            tree::Verb::EnterPlay { how: tree::Entering::Exerted } => return self.enters_exerted(verb),
            tree::Verb::Be(passive) => return self.be_done(cards.clone(), passive, adverbs),
            // "Each character here is dealt 2 damage".
            tree::Verb::BeDealt { amount } => {
                self.bound.damage_to = Some(cards.clone());
                return self.deal(DamageVerb::Deal, amount, None, adverbs);
            }
            // "Chosen character of yours deals damage equal to their {S} to another chosen character".
            tree::Verb::Deal { amount, to: Some(to), word: _ } => {
                return self.deal(DamageVerb::Deal, amount, Some(to), adverbs);
            }
            _ => {}
        }
        if !is_lasting(verb) {
            return gap(Part::Clause, "what a card does", verb);
        }
        if is_statement(verb) && adverbs.durations.is_empty() && !adverbs.with_source {
            return gap(Part::Duration, "how long it is forbidden or allowed", verb);
        }
        // "+1 {S} for each card you've played this turn": whether it is so this turn only nothing says.
        if adverbs.durations.is_empty()
            && !adverbs.with_source
            && adverbs.each.iter().any(|each| of_this_turn(each))
        {
            return gap(Part::Duration, "how long", verb);
        }
        let mods = self.mods_about(bind, Objects::It, verb, adverbs)?;
        if let Some(both) = two_turns(&adverbs.durations) {
            for duration in &both {
                let lasts = self.lasts(&[duration])?;
                self.apply(cards.clone(), mods.clone(), lasts, adverbs)?;
            }
            return Ok(());
        }
        let lasts = self.verb_lasts(verb, adverbs)?;
        self.apply(cards.clone(), mods, lasts, adverbs)
    }

    /// Applies the modifications, with a condition that goes with them.
    fn apply(&mut self, to: Objects, mods: Vec<Mod>, lasts: Duration, adverbs: &Adverbs<'_>) -> Res<()> {
        no_turn_of_several(adverbs)?;
        let mut mods = mods;
        let guards = if unless_challenged(adverbs) { &[] } else { adverbs.guards.as_slice() };
        for guard in guards {
            let setting = self.bound.set(super::bindings::Setting::Standing);
            let condition = self.standing_guard(*guard);
            self.bound.set(setting);
            // The condition goes with the card as an ability, which knows no names of this effect (D.18).
            let mut speaks = false;
            mods.uses(&mut |_| speaks = true);
            if speaks {
                return gap(Part::Duration, "a condition on what this effect counted", &mods);
            }
            mods = vec![while_so(condition?, mods)];
        }
        self.emit_do(Verb::Apply { to, mods, lasts })
    }

    /// A condition about the card that has the ability.
    fn standing_guard(&mut self, guard: Guard<'_>) -> Res<Cond> {
        let (condition, negated) = match guard {
            Guard::If(condition) | Guard::While(condition) => (condition, false),
            Guard::Unless(condition) => (condition, true),
        };
        let filter = match (condition, self.own_filter(condition)?) {
            (_, Some(filter)) => filter,
            (tree::Condition::Is { what: tree::NounPhrase::Ref(_), state, negated, .. }, None) => {
                super::condition::negate(self.state(state)?, *negated)
            }
            (tree::Condition::CardHas { what: tree::NounPhrase::Ref(_), has, .. }, None) => {
                self.having(has)?
            }
            (condition, None) => return gap(Part::Condition, "a condition that lasts", condition),
        };
        let cond = Cond::Are(Box::new(Objects::This), Box::new(filter));
        Ok(if negated { not(cond) } else { cond })
    }

    /// The modifications of a verb; words for the things concerned mean each of them.
    pub(super) fn mods_about(
        &mut self,
        bind: Option<tree::Binding>,
        concerned: Objects,
        verb: &tree::Verb,
        adverbs: &Adverbs<'_>,
    ) -> Res<Vec<Mod>> {
        let several = std::mem::replace(&mut self.bound.of_each, concerned == Objects::It);
        let Some(binding) = bind else {
            let mods = self.mods(verb, adverbs);
            self.bound.of_each = several;
            return mods;
        };
        let old = self.bound.rebind(binding, concerned);
        let together = old.clone().map(|all| (binding, all));
        let group = std::mem::replace(&mut self.bound.group, together);
        let mods = self.mods(verb, adverbs);
        self.bound.restore(binding, old);
        self.bound.group = group;
        self.bound.of_each = several;
        mods
    }

    /// The modifications of a verb.
    fn mods(&mut self, verb: &tree::Verb, adverbs: &Adverbs<'_>) -> Res<Vec<Mod>> {
        use tree::Verb as V;
        match verb {
            V::Get(changes) => self.changes(changes, adverbs),
            V::Gain(grants) | V::Has(grants) => self.grants(grants, adverbs),
            V::And { changes, grants } => {
                let mut mods = self.changes(changes, adverbs)?;
                mods.extend(self.grants(grants, adverbs)?);
                Ok(mods)
            }
            V::Lose(losses) => {
                let mut mods = Vec::new();
                for loss in losses {
                    mods.push(self.loss(loss, adverbs)?);
                }
                Ok(mods)
            }
            V::Cannot { deeds, join: _, word: _ } => {
                let mut mods = Vec::new();
                for deed in deeds {
                    mods.extend(self.cannot_all(deed, adverbs)?);
                }
                Ok(mods)
            }
            V::Can { deed, word: _ } => Ok(vec![self.can(deed, adverbs)?]),
            V::Must(deed) => Ok(vec![match deed {
                tree::Deed::Quest => Mod::Must(Duty::Quest),
                tree::Deed::Challenge(None) => Mod::Must(Duty::Challenge),
                // 4.6.4.3: one of those, if it can.
                tree::Deed::Challenge(Some(whom)) => Mod::MustChallenge(self.demanded(whom)?),
                deed => return gap(Part::Clause, "a duty", deed),
            }]),
            V::DealMoreOrLess { amount, change, voice: tree::DealtVoice::Deals, to, within } => {
                let more = super::replacement::more_or_less(*amount, *change);
                let more = self.times(Amount::Const(more), adverbs)?;
                let to = match to {
                    Some(to) => with_owner(self.described(to, &Domain::Play)?.select()),
                    None => Filter::Any,
                };
                let dealing = within.map_or(Dealing::All, |_| Dealing::InChallenges);
                Ok(vec![Mod::DealsMore(dealing, to, more)])
            }
            V::TakeMoreOrLess { amount, change, from } => {
                let more = super::replacement::more_or_less(*amount, *change);
                let more = self.times(Amount::Const(more), adverbs)?;
                let mut of = Pattern::of(EventKind::TookDamage);
                match from {
                    None => {}
                    Some(tree::DamageFrom::Challenges) => of.with |= Flags::IN_CHALLENGE,
                    Some(tree::DamageFrom::Agent(by)) => self.by_agent(&mut of, by)?,
                }
                Ok(vec![Mod::TakesMore(Box::new(of), more)])
            }
            V::TakeNoDamage(Some(_)) => Ok(vec![Mod::NoChallengeDamage]),
            // "Takes no damage while challenging".
            V::TakeNoDamage(None) if adverbs.guards.iter().any(is_challenging) => {
                Ok(vec![Mod::NoChallengeDamage])
            }
            // 1.9.3: in whichever way.
            V::TakeNoDamage(None) => {
                let of = Pattern::this(EventKind::TookDamage);
                let kind = super::damage::prevention(of, Cond::True, Instead::Nothing);
                Ok(vec![Mod::Ability(Box::new(Ability { name: None, zones: Zones::PLAY, kind }))])
            }
            V::CountAs(count) => Ok(vec![match count {
                tree::CountAs::CostToSing { more, what } if is_songs(what) => {
                    Mod::SingCost(self.times(Amount::Const(number(*more)), adverbs)?)
                }
                tree::CountAs::CostToSing { .. } => return gap(Part::Clause, "to sing what", count),
                tree::CountAs::NamedForShift(name) => Mod::NamedForShift(name.clone()),
                tree::CountAs::Named(_) => return gap(Part::Clause, "a further name", count),
                tree::CountAs::InkwellSymbol => Mod::CountsInkable,
                tree::CountAs::CostForSinging { cost, what } if is_songs(what) => sings_as(number(*cost)),
                tree::CountAs::CostForSinging { .. } => return gap(Part::Clause, "to sing what", count),
            }]),
            V::StatIs { stat: of, value, .. } | V::HasStat { stat: of, value, .. } => {
                Ok(vec![Mod::Set(stat(*of), self.value(value)?)])
            }
            V::DealDamageWith { stat: with, of: _ } => Ok(vec![Mod::DamageWith(stat(*with))]),
            V::StatFloor { stat: of, floor, .. } => Ok(vec![match floor {
                tree::Floor::Printed => Mod::FloorPrinted(stat(*of)),
                tree::Floor::Unreduced => Mod::Unreduced(stat(*of)),
                tree::Floor::ByOpponents => Mod::UnreducedByOpponents(stat(*of)),
                tree::Floor::Number(n) => Mod::Floor(stat(*of), Amount::Const(number(*n))),
                tree::Floor::Unincreased => Mod::Unincreased(stat(*of)),
            }]),
            verb => gap(Part::Clause, "what is so", verb),
        }
    }

    pub(super) fn changes(&mut self, changes: &[tree::StatChange], adverbs: &Adverbs<'_>) -> Res<Vec<Mod>> {
        let mut mods = Vec::new();
        for change in changes {
            let by = self.changed_by(change.by, adverbs)?;
            mods.push(Mod::Stat(stat(change.stat), by));
        }
        Ok(mods)
    }

    fn changed_by(&mut self, by: tree::StatBy, adverbs: &Adverbs<'_>) -> Res<Amount> {
        let sign = match by {
            tree::StatBy::N(n) => return self.times(Amount::Const(n), adverbs),
            tree::StatBy::Plus => 1,
            tree::StatBy::Minus => -1,
            tree::StatBy::PlusX => return self.x(adverbs, &by),
            tree::StatBy::MinusX => {
                let x = self.x(adverbs, &by)?;
                return super::amount::multiply(Amount::Const(-1), x, &by);
            }
            tree::StatBy::Unsigned => return gap(Part::Amount, "plus or minus", &by),
        };
        self.signed(sign, adverbs)
    }

    fn signed(&mut self, sign: i32, adverbs: &Adverbs<'_>) -> Res<Amount> {
        let amount = match adverbs.equal {
            Some(_) => tree::Amount::Unstated,
            None => tree::Amount::That(tree::ThatAmount::Number),
        };
        let amount = self.amount(&amount, adverbs)?;
        super::amount::multiply(Amount::Const(sign), amount, &sign)
    }

    fn loss(&mut self, loss: &tree::Loss, adverbs: &Adverbs<'_>) -> Res<Mod> {
        Ok(match loss {
            tree::Loss::Keyword(keyword) => Mod::LoseKeyword(*keyword),
            tree::Loss::Declared(keyword) => return gap(Part::Keyword, "no rules are known for it", keyword),
            tree::Loss::Ability(name) => Mod::LoseAbility(name.clone()),
            tree::Loss::Stat(change) => {
                let by = match change.by {
                    tree::StatBy::N(n) => self.times(Amount::Const(-n), adverbs)?,
                    tree::StatBy::Plus
                    | tree::StatBy::Minus
                    | tree::StatBy::PlusX
                    | tree::StatBy::MinusX
                    | tree::StatBy::Unsigned => self.signed(-1, adverbs)?,
                };
                Mod::Stat(stat(change.stat), by)
            }
            tree::Loss::All(tree::AllLost::Keywords) => Mod::LoseAll(Lost::Keywords),
            tree::Loss::All(
                tree::AllLost::Abilities
                | tree::AllLost::TheirAbilities
                | tree::AllLost::KeywordsAndAbilities,
            ) => Mod::LoseAll(Lost::Abilities),
        })
    }

    pub(super) fn grants(&mut self, grants: &[tree::Grant], adverbs: &Adverbs<'_>) -> Res<Vec<Mod>> {
        let mut mods = Vec::new();
        for grant in grants {
            match grant {
                tree::Grant::Keyword(keyword) => mods.push(self.keyword_mod(keyword, adverbs)?),
                tree::Grant::Class(class) => mods.push(Mod::Class(class.clone())),
                tree::Grant::Unknown(keyword) => {
                    return gap(Part::Keyword, "no rules are known for it", keyword);
                }
                tree::Grant::That(tree::Quality::Keyword { .. }) => match self.bound.keyword {
                    Some(keyword) => mods.push(Mod::Keyword(keyword, Amount::Const(0))),
                    None => return gap(Part::Keyword, "no keyword was picked", grant),
                },
                tree::Grant::That(_) => return gap(Part::Keyword, "nothing of that kind was picked", grant),
                tree::Grant::KeywordX(name) => {
                    let x = self.x(adverbs, grant)?;
                    mods.push(Mod::Keyword(*name, x));
                }
                tree::Grant::Ability { ability, stop: _ } => {
                    // A quoted ability speaks for itself: its words point to nothing outside (D.18).
                    let mut inner = Elaborate {
                        bound: super::Bindings::default(),
                        block: Vec::new(),
                        here: Objects::LocationOf(Box::new(Objects::This)),
                        own: CardKind::Character,
                        drawn: super::Drawn::Unnoted,
                    };
                    let abilities = inner.text_ability(ability, None)?;
                    for ability in abilities {
                        mods.push(Mod::Ability(Box::new(ability)));
                    }
                }
            }
        }
        Ok(mods)
    }

    pub(super) fn give(
        &mut self,
        to: &tree::NounPhrase,
        changes: &[tree::StatChange],
        grants: &[tree::Grant],
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let cards = self.objects(to, &Domain::Play)?;
        let mut mods = self.changes(changes, adverbs)?;
        mods.extend(self.grants(grants, adverbs)?);
        if let Some(both) = two_turns(&adverbs.durations) {
            for duration in &both {
                let lasts = self.lasts(&[duration])?;
                self.apply(cards.clone(), mods.clone(), lasts, adverbs)?;
            }
            return Ok(());
        }
        let lasts = self.lasts_of(adverbs)?;
        self.apply(cards, mods, lasts, adverbs)
    }

    /// "Add his {W} to another chosen character's {S}".
    pub(super) fn add_stat(
        &mut self,
        (which, of): (tree::Stat, &tree::Possessor),
        (changed, to): (tree::Stat, &tree::Possessor),
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let tree::Possessor::Card(to) = to else { return gap(Part::Clause, "added to whom", to) };
        let added = self.value(&tree::Value::Stat { stat: which, of: of.clone() })?;
        let cards = self.objects(to, &Domain::Play)?;
        let lasts = self.lasts_of(adverbs)?;
        self.apply(cards, vec![Mod::Stat(stat(changed), added)], lasts, adverbs)
    }

    /// "Double chosen character's {S}": as much again, counted once for each of them (6.1.8).
    pub(super) fn double_stat(
        &mut self,
        which: tree::Stat,
        of: &tree::Possessor,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let cards = match of {
            tree::Possessor::Card(of) => self.objects(of, &Domain::Play)?,
            tree::Possessor::Of(reference) => self.bound.antecedent(reference)?,
            of => return gap(Part::Clause, "whose value", of),
        };
        let own = super::amount::read_stat(stat(which), Objects::It);
        let lasts = self.lasts_of(adverbs)?;
        self.apply(cards, vec![Mod::Stat(stat(which), own)], lasts, adverbs)
    }

    /// "Swap the {S} of 2 chosen characters": of each it becomes what it is of the other now.
    pub(super) fn swap_between(
        &mut self,
        which: tree::Stat,
        of: &tree::NounPhrase,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let cards = self.objects(of, &Domain::Play)?;
        let value = |of| Amount::Stat(stat(which), Box::new(of));
        let other = Objects::Without(Box::new(cards.clone()), Box::new(Objects::It));
        let more = Amount::Sum(vec![value(other.clone()), Amount::Times(Box::new(value(Objects::It)), -1)]);
        let lasts = self.lasts_of(adverbs)?;
        // 1.2.3: with one of them only there is nothing to swap.
        let both = Cond::Compare(Amount::Count(Box::new(cards.clone())), Cmp::Equal, Amount::Const(2));
        let then =
            self.nested(|inner| inner.apply(cards, vec![Mod::Stat(stat(which), more)], lasts, adverbs))?;
        self.emit(Step::If { cond: both, then, otherwise: Vec::new() })
    }

    /// "Swap the {S} and {W} of chosen character": each becomes what the other is now.
    pub(super) fn swap_stats(
        &mut self,
        (first, second): (tree::Stat, tree::Stat),
        of: &tree::NounPhrase,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let cards = self.objects(of, &Domain::Play)?;
        let value = |which| Amount::Stat(stat(which), Box::new(Objects::It));
        let more = |own, other| Amount::Sum(vec![value(other), Amount::Times(Box::new(value(own)), -1)]);
        let mods =
            vec![Mod::Stat(stat(first), more(first, second)), Mod::Stat(stat(second), more(second, first))];
        let lasts = self.lasts_of(adverbs)?;
        self.apply(cards, mods, lasts, adverbs)
    }

    /// What is forbidden.
    pub(super) fn cannot(&mut self, deed: &tree::Deed, adverbs: &Adverbs<'_>) -> Res<Mod> {
        Ok(match deed {
            tree::Deed::GainKeyword(keyword) => Mod::CantGain(*keyword),
            tree::Deed::BeRemoved => Mod::KeepsDamage,
            tree::Deed::Ready(Some(what)) => {
                let tree::NounPhrase::Noun(noun) = what else {
                    return gap(Part::Clause, "ready more of what", deed);
                };
                let most = match noun.quantity {
                    tree::Quantity::MoreThan(most) => most,
                    // "Can't ready their items": none of them.
                    tree::Quantity::Bare if noun.head.number == tree::Number::Plural => 0,
                    _ => return gap(Part::Clause, "ready how many", deed),
                };
                let mut noun = noun.clone();
                noun.possessor = None;
                let filter = super::event::anywhere(self, &tree::NounPhrase::Noun(noun))?;
                Mod::ReadyAtMost(Amount::Const(number(most)), filter)
            }
            deed => Mod::Cant(self.deed(deed, adverbs)?),
        })
    }

    /// What is forbidden, with everything that belongs to it.
    fn cannot_all(&mut self, deed: &tree::Deed, adverbs: &Adverbs<'_>) -> Res<Vec<Mod>> {
        let mut mods = Vec::new();
        // 1.8.1.4: damage alone does not banish it; effects that banish do.
        let damage = tree::Agent::Effects { whose: None, word: tree::EffectWord::Damage };
        if matches!(deed, tree::Deed::BeDone { what: tree::Passive::Banished, by: Some(by) } if *by == damage)
        {
            return Ok(vec![Mod::Cant(Prohibited::BeBanished)]);
        }
        if matches!(deed, tree::Deed::BeBanished) {
            mods.push(Mod::Cant(Prohibited::BeBanished));
        }
        let mut during = Cond::True;
        if let tree::Deed::BeDone { what: tree::Passive::BanishedIn(_), by } = deed {
            // 4.6.7: as long as it is in the challenge.
            during = self.in_challenge_by(by.as_ref())?;
            let cannot = vec![Mod::Cant(Prohibited::BeBanishedInChallenge)];
            mods.extend(match by {
                None => cannot,
                Some(_) => vec![while_so(during.clone(), cannot)],
            });
        }
        match self.prevented(deed)? {
            Some(of) => {
                // 1.2.2: what cannot happen does not.
                let limit = Limit::Free;
                let instead = Instead::Cannot;
                let kind =
                    AbilityKind::Replacement(Replacement { of, during, limit, optional: false, instead });
                mods.push(Mod::Ability(Box::new(Ability { name: None, zones: Zones::PLAY, kind })));
            }
            None => mods.push(self.cannot(deed, adverbs)?),
        }
        Ok(mods)
    }

    /// The card itself challenges or is challenged, by whomever is named.
    fn in_challenge_by(&mut self, by: Option<&tree::Agent>) -> Res<Cond> {
        let mut takes_part = Filter::OneOf(vec![Filter::Challenging, Filter::Challenged]);
        match by {
            None => {}
            Some(tree::Agent::Cards(cards)) => {
                let other = super::event::anywhere(self, cards)?;
                takes_part = Filter::all([takes_part, Filter::InChallengeWith(Box::new(other))]);
            }
            Some(by) => return gap(Part::Clause, "banished in a challenge by what", by),
        }
        Ok(Cond::Are(Box::new(Objects::This), Box::new(takes_part)))
    }

    /// The event on the card itself that a deed in the passive speaks of.
    fn prevented(&mut self, deed: &tree::Deed) -> Res<Option<Pattern>> {
        let (passive, by) = match deed {
            // 4.5.2: of the lore that it would bring.
            tree::Deed::GainLore { more_than: None, from: Some(tree::LoreFrom::Questing) } => {
                let mut of = Pattern::this(EventKind::GainedLore);
                of.with |= Flags::QUESTING;
                return Ok(Some(of));
            }
            // By whom is told by who it is in the challenge with.
            tree::Deed::BeDone { what: what @ tree::Passive::BanishedIn(_), by: _ } => (what, None),
            tree::Deed::BeBanished => (&tree::Passive::Banished, None),
            tree::Deed::BeDone { what, by } => (what, by.as_ref()),
            _ => return Ok(None),
        };
        let kind = match passive {
            tree::Passive::Returned { to } => match to {
                None => EventKind::IntoHand,
                Some(zone) if zone.kind == tree::ZoneKind::Hand => EventKind::IntoHand,
                Some(_) => return gap(Part::Clause, "returned where", deed),
            },
            tree::Passive::Banished | tree::Passive::BanishedIn(_) => EventKind::Banished,
            tree::Passive::DealtDamage => EventKind::DealtDamage,
            tree::Passive::Readied if by.is_some() => EventKind::Readied,
            tree::Passive::Exerted if by.is_some() => EventKind::Exerted,
            tree::Passive::Put(tree::Place::Into { zone, .. }) => put_into(zone.kind)?,
            tree::Passive::Shuffled { .. } => EventKind::IntoDeck,
            tree::Passive::Moved if by.is_some() => EventKind::Moved,
            tree::Passive::MovedFromHere
            | tree::Passive::MovedTo(_)
            | tree::Passive::Prevented
            | tree::Passive::Gained
            | tree::Passive::Put(_)
            | tree::Passive::Exerted
            | tree::Passive::Readied
            | tree::Passive::Moved
            | tree::Passive::Played
            | tree::Passive::Discarded
            | tree::Passive::Chosen { .. }
            | tree::Passive::ShiftedOnto
            | tree::Passive::Shifted { .. }
            | tree::Passive::DamageMoved { .. }
            | tree::Passive::MovedToBy(_)
            | tree::Passive::RemovedFrom(_)
            | tree::Passive::Lost => return Ok(None),
        };
        let mut pattern = Pattern::this(kind);
        if let Some(by) = by {
            self.by_agent(&mut pattern, by)?;
        }
        Ok(Some(pattern))
    }

    /// Whether it is opponents who do it, by whatever effect (8.15 says the same of Ward).
    fn is_by_opponents(&mut self, by: &tree::Agent) -> Res<bool> {
        let players = match by {
            tree::Agent::Players(player) => self.players(player)?,
            tree::Agent::Effects {
                whose: Some(whose),
                word:
                    tree::EffectWord::Effects
                    | tree::EffectWord::ActionsOrAbilities
                    | tree::EffectWord::ActionsAndAbilities,
            } => self.possessor(whose)?,
            tree::Agent::Effects { .. } | tree::Agent::Cards(_) => return Ok(false),
        };
        Ok(players == Players::Opponents)
    }

    /// The cards of opponents for whose effects something is chosen: "opponents' actions", "opposing songs".
    fn chosen_for_those(&mut self, by: &tree::Agent) -> Res<Option<Filter>> {
        use tree::EffectWord as W;
        let action = || Filter::Kind(Kinds::ACTION);
        match by {
            tree::Agent::Effects { whose: Some(whose), word }
                if self.possessor(whose)? == Players::Opponents =>
            {
                Ok(match word {
                    W::Action | W::Actions => Some(action()),
                    W::Ability | W::AnAbility | W::Abilities => Some(Filter::Not(Box::new(action()))),
                    W::Effect
                    | W::AnEffect
                    | W::Effects
                    | W::ActionsOrAbilities
                    | W::ActionsAndAbilities
                    | W::ActionOrAbility
                    | W::AnActionOrAbility => Some(Filter::Any),
                    W::Damage => None,
                })
            }
            tree::Agent::Cards(cards) => match cards.as_ref() {
                tree::NounPhrase::Noun(noun) if noun.adjectives.contains(&tree::Adjective::Opposing) => {
                    let mut plain = noun.clone();
                    plain.adjectives.retain(|adjective| *adjective != tree::Adjective::Opposing);
                    super::event::anywhere(self, &tree::NounPhrase::Noun(plain)).map(Some)
                }
                _ => Ok(None),
            },
            tree::Agent::Effects { .. } | tree::Agent::Players(_) => Ok(None),
        }
    }

    fn deed(&mut self, deed: &tree::Deed, adverbs: &Adverbs<'_>) -> Res<Prohibited> {
        Ok(match deed {
            tree::Deed::Quest => Prohibited::Quest,
            tree::Deed::Challenge(None) => Prohibited::Challenge,
            tree::Deed::Challenge(Some(whom)) => {
                Prohibited::ChallengeThose(self.described(whom, &Domain::Play)?.select())
            }
            tree::Deed::BeChallenged(None) => Prohibited::BeChallenged,
            tree::Deed::BeChallenged(Some(by)) => {
                Prohibited::BeChallengedBy(self.described(by, &Domain::Play)?.select())
            }
            tree::Deed::Ready(None) => match at_start(adverbs) {
                true => Prohibited::ReadyInReadyStep,
                false => Prohibited::Ready,
            },
            // Songs of any kind (5.4.4.2).
            tree::Deed::SingAny => Prohibited::Sing,
            tree::Deed::ExertToSing { what, word: _ } | tree::Deed::Sing(what) if is_songs(what) => {
                Prohibited::Sing
            }
            tree::Deed::ExertToSing { what, word: _ } | tree::Deed::Sing(what) => {
                Prohibited::SingThose(super::event::anywhere(self, what)?)
            }
            tree::Deed::BeDealtDamage => match unless_challenged(adverbs) {
                true => Prohibited::BeDealtDamageUnlessChallenged,
                false => Prohibited::BeDealtDamage,
            },
            tree::Deed::Move(tree::Destination::At(place)) => {
                Prohibited::MoveTo(self.described(place, &Domain::Play)?.select())
            }
            tree::Deed::Move(tree::Destination::There) => {
                let there = self.there(deed)?;
                Prohibited::MoveTo(Select::in_play(Filter::Is(Box::new(there))))
            }
            tree::Deed::Move(tree::Destination::Here) => {
                Prohibited::MoveTo(Select::in_play(Filter::Is(Box::new(self.here.clone()))))
            }
            tree::Deed::Exert | tree::Deed::BeDone { what: tree::Passive::Exerted, by: None } => {
                Prohibited::Exert
            }
            tree::Deed::BeDone { what: tree::Passive::Chosen { purpose }, by: Some(by) }
                if purpose.as_ref().is_none_or(is_any_effect) && self.is_by_opponents(by)? =>
            {
                Prohibited::BeChosenByOpponents
            }
            // "Can't be chosen for opponents' actions", "can't be chosen by opponents' actions".
            tree::Deed::BeDone { what: tree::Passive::Chosen { purpose: Some(by) }, by: None }
            | tree::Deed::BeDone { what: tree::Passive::Chosen { purpose: None }, by: Some(by) } => {
                match self.chosen_for_those(by)? {
                    Some(cards) => Prohibited::BeChosenFor(cards),
                    None => return gap(Part::Clause, "chosen for what", by),
                }
            }
            tree::Deed::BeDone { what: tree::Passive::ShiftedOnto, by: None } => Prohibited::BeShiftedOnto,
            tree::Deed::BeDone { what: tree::Passive::Readied, by: None } => Prohibited::Ready,
            tree::Deed::BeDone { what: tree::Passive::Moved | tree::Passive::MovedFromHere, by: None } => {
                Prohibited::Move
            }
            tree::Deed::BeDone { what: tree::Passive::MovedTo(tree::Destination::At(place)), by: None } => {
                Prohibited::MoveTo(self.described(place, &Domain::Play)?.select())
            }
            tree::Deed::Do(verb) => match verb.as_ref() {
                tree::Verb::GainLore(_) => Prohibited::GainLore,
                tree::Verb::LoseLore(_) => Prohibited::LoseLore,
                tree::Verb::Ink(tree::NounPhrase::Noun(noun))
                    if noun.head.kinds == [tree::Kind::Card]
                        && noun.post.is_empty()
                        && noun.adjectives.is_empty()
                        && matches!(
                            noun.quantity,
                            tree::Quantity::Bare | tree::Quantity::A | tree::Quantity::Any
                        ) =>
                {
                    Prohibited::Ink
                }
                tree::Verb::Play(tree::Play {
                    word: tree::PlayWord::Play,
                    what,
                    on: None,
                    from: None,
                    on_word: _,
                }) => Prohibited::Play(self.played_filter(what)?),
                verb => return gap(Part::Clause, "a deed", verb),
            },
            deed => return gap(Part::Clause, "a deed", deed),
        })
    }

    /// The cards that cannot be played: "more than 1 song each turn" are those after so many.
    fn played_filter(&mut self, what: &tree::NounPhrase) -> Res<Filter> {
        let tree::NounPhrase::Noun(noun) = what else { return super::event::anywhere(self, what) };
        let mut filter = super::event::anywhere(self, what)?;
        if let tree::Quantity::MoreThan(most) = noun.quantity {
            let described = Select { zones: Zones::all(), owner: Players::All, filter: filter.clone() };
            let mut played = Pattern::subject(EventKind::Played, described);
            played.player = Some(Players::One(PlayerRef::OwnerOfIt));
            let times = Amount::Happened(Box::new(played));
            let enough = Cond::Compare(times, Cmp::AtLeast, Amount::Const(number(most)));
            filter = Filter::all([filter, Filter::Meets(Box::new(enough))]);
        }
        for post in &noun.post {
            if let tree::Post::From(zone) | tree::Post::In(zone) = post {
                filter = Filter::all([filter, Filter::NowIn(super::filter::zones_of(zone))]);
            }
        }
        Ok(filter)
    }

    /// What is allowed against a rule.
    fn can(&mut self, deed: &tree::Deed, adverbs: &Adverbs<'_>) -> Res<Mod> {
        Ok(match deed {
            // 4.6.4.2: of those who could not be challenged otherwise the ready ones are spoken of.
            tree::Deed::Challenge(Some(whom)) if !is_turn_played(adverbs) => {
                let select = self.described(whom, &Domain::Play)?.select();
                if !asks_for_ready(&select.filter) {
                    return gap(Part::Clause, "a permission to challenge", deed);
                }
                Mod::Can(Permission::ChallengeReady(select))
            }
            tree::Deed::Quest if is_turn_played(adverbs) || not_drying(adverbs) => {
                Mod::Can(Permission::QuestDrying)
            }
            tree::Deed::Challenge(None) if is_turn_played(adverbs) || not_drying(adverbs) => {
                Mod::Can(Permission::ChallengeDrying)
            }
            // "Can sing songs with cost 7 or less": as one that costs so much (5.4.4.2).
            tree::Deed::Sing(what) | tree::Deed::ExertToSing { what, .. } if songs_up_to(what).is_some() => {
                sings_as(songs_up_to(what).unwrap_or_default())
            }
            // 5.1.1.11: such characters or locations, without drying first.
            tree::Deed::Challenge(Some(whom)) if is_turn_played(adverbs) || not_drying(adverbs) => {
                Mod::Can(Permission::ChallengeThoseDrying(self.described(whom, &Domain::Play)?.select()))
            }
            deed => return gap(Part::Clause, "a permission", deed),
        })
    }

    /// How long (6.1.13), for any verb.
    fn verb_lasts(&mut self, verb: &tree::Verb, adverbs: &Adverbs<'_>) -> Res<Duration> {
        match (verb, adverbs.durations.as_slice()) {
            (
                tree::Verb::TakeNoDamage(Some(
                    tree::ChallengeWord::TheChallenge | tree::ChallengeWord::ThatChallenge,
                )),
                [],
            ) => Ok(Duration::ThisChallenge),
            _ => self.lasts_of(adverbs),
        }
    }

    /// How long, with "while this item is in play".
    pub(super) fn lasts_of(&mut self, adverbs: &Adverbs<'_>) -> Res<Duration> {
        if !adverbs.with_source {
            return self.lasts(&adverbs.durations);
        }
        match adverbs.durations.as_slice() {
            // "At the start of their turn" is said by the deed.
            [] | [tree::Duration::AtStartOfTurn { next: tree::NextTurn::Every, .. }] => {
                Ok(Duration::WhileThisInPlay)
            }
            durations => gap(Part::Duration, "two durations", &durations),
        }
    }

    /// How long (6.1.13); without a word, as long as the thing is there.
    pub(super) fn lasts(&mut self, durations: &[&tree::Duration]) -> Res<Duration> {
        let duration = match durations {
            [] => return Ok(Duration::WhileInPlay),
            [one] => *one,
            several => return gap(Part::Duration, "several durations", &several),
        };
        Ok(match duration {
            tree::Duration::ThisTurn | tree::Duration::RestOfTurn | tree::Duration::UntilEndOfThisTurn => {
                Duration::ThisTurn
            }
            tree::Duration::UntilStartOfTurn(whose) => Duration::UntilStartOf(self.turn_owner(whose)?),
            tree::Duration::UntilEndOfTurn(whose) => Duration::UntilEndOfNextTurn(self.turn_owner(whose)?),
            tree::Duration::DuringNextTurn(tree::TurnOwner::Your) => Duration::NextTurnOf(PlayerRef::You),
            tree::Duration::DuringNextTurn(whose @ tree::TurnOwner::Of(of)) => {
                match is_turn_of_described(whose).then(|| self.possessor(of)).transpose()? {
                    // "During chosen opponent's next turn": of no card's player.
                    Some(Players::One(player)) => Duration::NextTurnOf(player),
                    Some(_) | None => Duration::TheirNextTurn,
                }
            }
            tree::Duration::AtStartOfTurn { whose: _, next: tree::NextTurn::Next } => {
                Duration::TheirNextReady
            }
            tree::Duration::AtStartOfTurn {
                whose: _,
                next: tree::NextTurn::Every | tree::NextTurn::Turns,
            } => Duration::WhileInPlay,
            tree::Duration::DuringThatChallenge | tree::Duration::UntilEndOfChallenge => {
                Duration::ThisChallenge
            }
            tree::Duration::ThisTurnOrNext => Duration::ThisTurnOrNext,
            tree::Duration::RestOfGame => Duration::RestOfGame,
            duration => return gap(Part::Duration, "how long", duration),
        })
    }

    fn turn_owner(&mut self, whose: &tree::TurnOwner) -> Res<PlayerRef> {
        match whose {
            tree::TurnOwner::Your => Ok(PlayerRef::You),
            tree::TurnOwner::Of(possessor) => match self.possessor(possessor)? {
                Players::One(player) => Ok(player),
                players => gap(Part::Duration, "whose turn", &players),
            },
        }
    }

    /// A lasting effect on players (6.4.2.1).
    pub(super) fn player_lasting(
        &mut self,
        who: &Players,
        verb: &tree::Verb,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        // "Opponents can't draw cards until …", "you can't get ink drops this turn" (1.2.2).
        if let tree::Verb::Cannot { deeds, .. } = verb
            && !adverbs.durations.is_empty()
            && let Some((of, instead)) = super::static_phrases::barred_or_limited(deeds)
        {
            let of = Pattern { player: Some(who.clone()), ..of };
            let (during, limit) = (Cond::True, Limit::Free);
            let kind = AbilityKind::Replacement(Replacement { of, during, limit, optional: false, instead });
            let ability = Box::new(Ability { name: None, zones: Zones::all(), kind });
            // What floats belongs to no card: whose next turn it is has to be named.
            let lasts = match (self.lasts_of(adverbs)?, who) {
                (Duration::TheirNextTurn, Players::One(player)) => Duration::NextTurnOf(*player),
                (Duration::TheirNextTurn, who) => {
                    return self.each_player(who.clone(), None, |inner, one| {
                        inner.player_lasting(one, verb, adverbs)
                    });
                }
                (lasts, _) => lasts,
            };
            return self.emit_do(Verb::MakeFloating { ability, lasts, once: false, on: None });
        }
        let mods = match verb {
            tree::Verb::Cannot { deeds, .. } => {
                let mut mods = Vec::new();
                for deed in deeds {
                    mods.push(self.cannot(deed, adverbs)?);
                }
                super::passive::forbidden_to_players(&mods)?;
                mods
            }
            tree::Verb::Ink(noun) => vec![self.more_ink(noun)?],
            tree::Verb::NeedLoreToWin(lore) => vec![Mod::LoreToWin(Amount::Const(number(*lore)))],
            tree::Verb::NeedMoreOrLess { amount, change } => {
                vec![self.lore_to_win_by(*amount, *change, adverbs)?]
            }
            verb => return gap(Part::Clause, "what is so for players", verb),
        };
        if adverbs.durations.is_empty() && !adverbs.with_source {
            return gap(Part::Duration, "no duration", verb);
        }
        let lasts = self.lasts_of(adverbs)?;
        self.emit_do(Verb::Continue { scope: Scope::Players(who.clone()), mods, lasts })
    }

    /// 4.2.3.1: "an additional card".
    pub(super) fn more_ink(&mut self, phrase: &tree::NounPhrase) -> Res<Mod> {
        match phrase {
            tree::NounPhrase::Noun(noun)
                if noun.adjectives == [tree::Adjective::Additional]
                    && noun.post.is_empty()
                    && noun.head.kinds == [tree::Kind::Card] =>
            {
                Ok(Mod::MoreInk(Amount::Const(1)))
            }
            phrase => gap(Part::Clause, "ink what", phrase),
        }
    }
}

/// A card is put into such a zone.
pub(super) fn put_into(zone: tree::ZoneKind) -> Res<EventKind> {
    Ok(match zone {
        tree::ZoneKind::Inkwell => EventKind::IntoInkwell,
        tree::ZoneKind::Discard => EventKind::IntoDiscard,
        tree::ZoneKind::Hand => EventKind::IntoHand,
        tree::ZoneKind::Deck => EventKind::IntoDeck,
        tree::ZoneKind::Play => return gap(Part::Clause, "put where", &zone),
    })
}

/// What is so of a card as long as a condition about it is.
fn while_so(condition: Cond, mods: Vec<Mod>) -> Mod {
    let kind = AbilityKind::Static(Static { condition, scope: Scope::This, mods });
    Mod::Ability(Box::new(Ability { name: None, zones: Zones::PLAY, kind }))
}

/// "Each opponent's", "chosen opponent's" turn: of a player who is described there.
fn is_turn_of_described(whose: &tree::TurnOwner) -> bool {
    matches!(whose, tree::TurnOwner::Of(tree::Possessor::Player(player))
        if matches!(**player, tree::PlayerPhrase::Described(_)))
}

/// "During each opponent's next turn", of cards: the next turn of whoever's card it is would be another one.
fn no_turn_of_several(adverbs: &Adverbs<'_>) -> Res<()> {
    let of_several = |duration: &&&tree::Duration| match duration {
        tree::Duration::DuringNextTurn(whose)
        | tree::Duration::ThisAndNextTurn { whose, .. }
        | tree::Duration::AtStartOfTurn { whose, next: tree::NextTurn::Next } => {
            let each = |noun: &tree::PlayerNoun| noun.det != tree::PlayerDet::Chosen;
            matches!(whose, tree::TurnOwner::Of(tree::Possessor::Player(player))
                if matches!(player.as_ref(), tree::PlayerPhrase::Described(noun) if each(noun)))
        }
        _ => false,
    };
    match adverbs.durations.iter().find(of_several) {
        Some(duration) => gap(Part::Duration, "whose turn", duration),
        None => Ok(()),
    }
}

/// "This turn and your next turn" are two times, with turns of others between them that are neither.
fn two_turns(durations: &[&tree::Duration]) -> Option<[tree::Duration; 2]> {
    match durations {
        [tree::Duration::ThisAndNextTurn { whose, .. }] => {
            Some([tree::Duration::ThisTurn, tree::Duration::DuringNextTurn(whose.clone())])
        }
        _ => None,
    }
}

/// Songs of any kind.
fn is_songs(phrase: &tree::NounPhrase) -> bool {
    matches!(phrase, tree::NounPhrase::Noun(noun)
        if noun.head.kinds == [tree::Kind::Song]
            && noun.adjectives.is_empty()
            && noun.post.is_empty()
            && noun.possessor.is_none())
}

fn at_start(adverbs: &Adverbs<'_>) -> bool {
    adverbs.durations.iter().any(|duration| matches!(duration, tree::Duration::AtStartOfTurn { .. }))
}

/// "Unless he's being challenged".
pub(super) fn unless_challenged(adverbs: &Adverbs<'_>) -> bool {
    matches!(
        adverbs.guards.as_slice(),
        [Guard::Unless(
            tree::Condition::BeingChallenged
                | tree::Condition::Is {
                    what: tree::NounPhrase::Ref(_),
                    state: tree::State::BeingChallenged,
                    negated: tree::Negation::No,
                    ..
                }
        )]
    )
}

/// Counts as having that cost to sing, if it has less.
fn sings_as(cost: i32) -> Mod {
    let own = Amount::Stat(Stat::Cost, Box::new(Objects::It));
    let more = Amount::Sum(vec![Amount::Const(cost), Amount::Times(Box::new(own), -1)]);
    Mod::SingCost(Amount::Max(Box::new(more), Box::new(Amount::Const(0))))
}

/// "Songs with cost 7 or less": the most that they may cost.
fn songs_up_to(phrase: &tree::NounPhrase) -> Option<i32> {
    match phrase {
        tree::NounPhrase::Noun(noun)
            if noun.head.kinds == [tree::Kind::Song] && noun.adjectives.is_empty() =>
        {
            match noun.post.as_slice() {
                [tree::Post::WithCost(tree::Compare::OrLess(cost))] => Some(number(*cost)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// "As if they weren't drying".
fn not_drying(adverbs: &Adverbs<'_>) -> bool {
    matches!(adverbs.as_if, Some(tree::AsIf::NotDrying(_)))
}

/// "For each card you've played this turn", at the end of a sentence.
fn of_this_turn(each: &tree::Each) -> bool {
    let ends_so = |post: &tree::Post| {
        matches!(post, tree::Post::Relative { event, .. }
        if event.scope.last() == Some(&tree::EventScope::ThisTurn))
    };
    match each {
        tree::Each::Noun(noun) | tree::Each::Every(noun) => {
            matches!(noun.as_ref(), tree::NounPhrase::Noun(noun) if noun.post.last().is_some_and(ends_so))
        }
        tree::Each::Time(event) | tree::Each::ThisWay { event, .. } => {
            event.scope.last() == Some(&tree::EventScope::ThisTurn)
        }
        tree::Each::DamageOn { .. }
        | tree::Each::Player(_)
        | tree::Each::LoreOf { .. }
        | tree::Each::DifferentInks(_)
        | tree::Each::Different { .. } => false,
    }
}

/// "The turn they're played".
pub(super) fn is_turn_played(adverbs: &Adverbs<'_>) -> bool {
    matches!(adverbs.durations.as_slice(), [tree::Duration::TheTurnPlayed(_)])
}

/// Whether what is described must be ready.
fn asks_for_ready(filter: &Filter) -> bool {
    match filter {
        Filter::Ready => true,
        Filter::All(parts) => parts.iter().any(asks_for_ready),
        _ => false,
    }
}

//! Damage: deal, put, remove, move (RULES 1.9).

use ::syntax::tree;

use super::adverb::Adverbs;
use super::clause::is_several as is_several_things;
use super::filter::{Domain, is_several};
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    pub(super) fn deal(
        &mut self,
        verb: DamageVerb,
        amount: &tree::Amount,
        to: Option<&tree::NounPhrase>,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        // "Deal damage equal to their {S} to chosen character": the amount may speak of the receiver or be chosen first.
        let receiver = match to {
            Some(to) => self.objects(to, &Domain::Play)?,
            None => match self.bound.damage_to.clone() {
                Some(to) => to,
                None => return gap(Part::Clause, "damage to whom", amount),
            },
        };
        let amount = self.amount_of_each(to, amount, adverbs)?;
        let into = self.bound.fresh()?;
        self.emit_do(Verb::Damage { verb, hits: vec![(receiver.clone(), amount)], into: Some(into) })?;
        self.bound.way.dealt = Some(self.gather_number(into)?);
        self.bound.damage_to = Some(receiver.clone());
        self.bound.result = Some(receiver);
        Ok(())
    }

    /// "Deal damage to each opposing character equal to their {S}": of each of several its own.
    fn amount_of_each(
        &mut self,
        of: Option<&tree::NounPhrase>,
        amount: &tree::Amount,
        adverbs: &Adverbs<'_>,
    ) -> Res<Amount> {
        let bind = of.and_then(|of| match of {
            // "Choose 2 characters. Deal damage to them equal to their {S}".
            tree::NounPhrase::Ref(tree::Ref {
                to: tree::Antecedent::Bound(to),
                word: tree::Pronoun::They | tree::Pronoun::Those(_),
            }) => Some(*to),
            of => super::clause::bind_of(of).filter(|_| super::clause::is_several(of)),
        });
        let Some(bind) = bind else { return self.amount(amount, adverbs) };
        let all = self.bound.rebind(bind, Objects::It);
        let amount = self.amount(amount, adverbs);
        self.bound.restore(bind, all);
        amount
    }

    pub(super) fn remove_damage(
        &mut self,
        amount: &tree::Amount,
        from: Option<&tree::NounPhrase>,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let phrase = from;
        let from = match from {
            Some(from) => self.objects(from, &Domain::Play)?,
            None => match self.bound.heal_from.clone() {
                Some(from) => from,
                None => return gap(Part::Clause, "damage from whom", amount),
            },
        };
        self.bound.heal_from = Some(from.clone());
        self.bound.result = Some(from.clone());
        match amount {
            tree::Amount::UpTo(n) if adverbs.total => {
                self.remove_up_to_in_all(Amount::Const(number(*n)), from)
            }
            // "Up to X damage", of one of them.
            tree::Amount::UpToX if matches!(from, Objects::Bound(_) | Objects::This) => {
                let x = self.x(adverbs, amount)?;
                self.remove_up_to_in_all(x, from)
            }
            // "Up to that much damage", of one of them.
            tree::Amount::UpToThat(which) if matches!(from, Objects::Bound(_) | Objects::This) => {
                let much = self.that(*which, amount)?;
                self.remove_up_to_in_all(much, from)
            }
            _ if adverbs.total => gap(Part::Clause, "damage shared out", amount),
            // "For each card discarded this way, remove up to 1 damage from chosen character": up to so much.
            tree::Amount::UpTo(n) if adverbs.changes_amount() => {
                if !matches!(from, Objects::Bound(_) | Objects::This) || phrase.is_some_and(is_several_things)
                {
                    return gap(Part::Clause, "up to so much from each of several", amount);
                }
                let most = self.amount(&tree::Amount::N(*n), adverbs)?;
                self.remove_up_to_in_all(most, from)
            }
            tree::Amount::UpTo(n) => self.remove_up_to(number(*n), from),
            tree::Amount::All => {
                let all = Amount::Stat(Stat::Damage, Box::new(Objects::It));
                self.heal(from, all)
            }
            amount => {
                let amount = self.amount_of_each(phrase, amount, adverbs)?;
                self.heal(from, amount)
            }
        }
    }

    fn heal(&mut self, from: Objects, amount: Amount) -> Res<()> {
        let (healed, into) = (self.bound.fresh()?, self.bound.fresh()?);
        self.emit_do(Verb::RemoveDamage { from, amount, healed: Some(healed), into: Some(into) })?;
        self.bound.way.healed = Some(self.gather_objects(healed)?);
        let removed = self.gather_number(into)?;
        self.bound.way.removed = Some(removed);
        // "Deal that much damage to another chosen character".
        if self.bound.number.is_none() {
            self.bound.number = Some(Amount::Bound(removed));
        }
        Ok(())
    }

    /// "Up to N damage total": shared out over them as the player likes, one after another.
    fn remove_up_to_in_all(&mut self, n: Amount, from: Objects) -> Res<()> {
        let (one, chosen, left) = (self.bound.fresh()?, self.bound.fresh()?, self.bound.fresh()?);
        let (part, count) = (self.bound.fresh()?, self.bound.fresh()?);
        let (healed, removed) = (self.bound.fresh()?, self.bound.fresh()?);
        self.emit_do(Verb::Set(left, n))?;
        let each = Objects::Bound(one);
        let most = Amount::Min(
            Box::new(Amount::Bound(left)),
            Box::new(Amount::Stat(Stat::Removable, Box::new(each.clone()))),
        );
        let by = self.bound.actor;
        let number = Amount::Bound(chosen);
        let used = Amount::Times(Box::new(Amount::Bound(count)), -1);
        let body = vec![
            Step::ChooseNumber { by, least: Amount::Const(0), most, into: chosen },
            Step::Do(Verb::RemoveDamage {
                from: each,
                amount: number,
                healed: Some(part),
                into: Some(count),
            }),
            Step::Do(Verb::BindMore(healed, Objects::Bound(part))),
            Step::Do(Verb::Add(removed, Amount::Bound(count))),
            Step::Do(Verb::Add(left, used)),
        ];
        self.emit(Step::Each { objects: from, name: one, body })?;
        self.bound.way.healed = Some(healed);
        self.bound.way.removed = Some(removed);
        Ok(())
    }

    /// "Up to N": asked for each of them, over what can really be removed.
    fn remove_up_to(&mut self, n: i32, from: Objects) -> Res<()> {
        let (healed, removed) = (self.bound.fresh()?, self.bound.fresh()?);
        self.emit(Step::RemoveUpTo {
            by: self.bound.actor,
            from,
            most: n,
            healed: Some(healed),
            into: Some(removed),
        })?;
        self.bound.way.healed = Some(healed);
        self.bound.way.removed = Some(removed);
        Ok(())
    }

    /// Several amounts to several, all together (1.9.4).
    pub(super) fn deal_several(&mut self, parts: &[tree::DealPart], adverbs: &Adverbs<'_>) -> Res<()> {
        let mut hits = Vec::new();
        let mut described = None;
        for (place, part) in (1..).zip(parts) {
            let to = match (&part.to, described) {
                // "The third" stands in the third place.
                (tree::NounPhrase::Portion(tree::Portion::TheNth(number)), _) if *number != place => {
                    return gap(Part::Noun, "which of them", &part.to);
                }
                // "… to chosen character and 1 damage to another", "… to a third".
                (
                    tree::NounPhrase::Portion(tree::Portion::Another | tree::Portion::TheNth(_)),
                    Some(noun),
                ) => self.another(noun)?,
                (tree::NounPhrase::Portion(tree::Portion::TheNth(_)), None) => {
                    self.objects(&tree::NounPhrase::Portion(tree::Portion::TheOther), &Domain::Play)?
                }
                (to, _) => self.objects(to, &Domain::Play)?,
            };
            if let tree::NounPhrase::Noun(noun) = &part.to
                && noun.chosen == tree::Chosen::Chosen
            {
                described = Some(noun);
            }
            hits.push((to, self.amount(&part.amount, adverbs)?));
        }
        let into = self.bound.fresh()?;
        let all = Objects::Union(hits.iter().map(|(to, _)| to.clone()).collect());
        self.emit_do(Verb::Damage { verb: DamageVerb::Deal, hits, into: Some(into) })?;
        self.bound.way.dealt = Some(self.gather_number(into)?);
        self.bound.damage_to = Some(all.clone());
        self.bound.result = Some(all);
        Ok(())
    }

    /// Another one of what was described.
    fn another(&mut self, noun: &tree::Noun) -> Res<Objects> {
        let (quantity, other, bind) = (tree::Quantity::Bare, tree::Other::Other, None);
        let another = tree::Noun { quantity, other, bind, ..noun.clone() };
        self.objects(&tree::NounPhrase::Noun(another), &Domain::Play)
    }

    /// "Divided as you choose among …": the points are shared out, then all of it lands together (1.9.4).
    pub(super) fn divide(
        &mut self,
        amount: &tree::Amount,
        among: &tree::NounPhrase,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let targets = self.objects(among, &Domain::Play)?;
        let amount = self.amount(amount, adverbs)?;
        let (left, open, one, part) =
            (self.bound.fresh()?, self.bound.fresh()?, self.bound.fresh()?, self.bound.fresh()?);
        let (points, into) = (self.bound.fresh()?, self.bound.fresh()?);
        self.emit_do(Verb::Set(left, amount))?;
        self.emit_do(Verb::Set(open, Amount::Count(Box::new(targets.clone()))))?;
        self.emit_do(Verb::Bind(points, Objects::None))?;
        let by = self.bound.actor;
        let bound = |name| Amount::Bound(name);
        // The last of them gets what is left.
        let last = Cond::Compare(bound(open), Cmp::AtMost, Amount::Const(0));
        let rest = vec![Step::Do(Verb::Set(part, bound(left)))];
        let choice = vec![Step::ChooseNumber { by, least: Amount::Const(0), most: bound(left), into: part }];
        let body = vec![
            Step::Do(Verb::Add(open, Amount::Const(-1))),
            Step::If { cond: last, then: rest, otherwise: choice },
            Step::Times {
                count: bound(part),
                body: vec![Step::Do(Verb::BindMore(points, Objects::Bound(one)))],
            },
            Step::Do(Verb::Add(left, Amount::Times(Box::new(bound(part)), -1))),
        ];
        self.emit(Step::Each { objects: targets.clone(), name: one, body })?;
        let hit = |of| Filter::Is(Box::new(of));
        let struck = Objects::Among(Box::new(targets), Box::new(hit(Objects::Bound(points))));
        let own = Objects::Among(Box::new(Objects::Bound(points)), Box::new(hit(Objects::It)));
        let hits = vec![(struck.clone(), Amount::Count(Box::new(own)))];
        self.emit_do(Verb::Damage { verb: DamageVerb::Deal, hits, into: Some(into) })?;
        self.bound.way.dealt = Some(self.gather_number(into)?);
        self.bound.damage_to = Some(struck.clone());
        self.bound.result = Some(struck);
        Ok(())
    }

    /// "Prevent all damage that would be dealt to …", "the next 2 damage" (6.5).
    pub(super) fn prevent(&mut self, prevented: &tree::Prevented, adverbs: &Adverbs<'_>) -> Res<()> {
        let (to, by, amount) = match prevented {
            tree::Prevented::All { to, by } => (to, by.as_ref(), None),
            tree::Prevented::Next { amount, to } => (to, None, Some(number(*amount))),
            tree::Prevented::First { .. }
            | tree::Prevented::That
            | tree::Prevented::It
            | tree::Prevented::HalfOfThat(_)
            | tree::Prevented::OfThat { .. } => {
                return gap(Part::Replacement, "no damage is spoken of", prevented);
            }
        };
        if adverbs.durations.is_empty() && !adverbs.with_source {
            return gap(Part::Duration, "how long it waits", prevented);
        }
        let lasts = self.lasts_of(adverbs)?;
        let whole = matches!(to, tree::NounPhrase::Noun(noun)
            if noun.chosen == tree::Chosen::No && noun.head.number == tree::Number::Plural
                && matches!(noun.quantity, tree::Quantity::Bare | tree::Quantity::Each | tree::Quantity::All));
        let (subject, on) = if whole {
            (self.described(to, &Domain::Play)?.select(), None)
        } else {
            let cards = self.objects(to, &Domain::Play)?;
            let name = self.bound.fresh()?;
            self.emit_do(Verb::Bind(name, cards))?;
            let cards = Objects::Bound(name);
            (Select::in_play(Filter::Is(Box::new(cards.clone()))), Some(cards))
        };
        let instead = match amount {
            None => Instead::Nothing,
            Some(n) => {
                let left = self.bound.fresh()?;
                self.emit_do(Verb::Set(left, Amount::Const(n)))?;
                Instead::Shield(left)
            }
        };
        let mut of = Pattern::subject(EventKind::DealtDamage, subject);
        if let Some(by) = by {
            self.by_agent(&mut of, by)?;
        }
        let ability = prevention(of, Cond::True, instead);
        let ability = Box::new(Ability { name: None, zones: Zones::all(), kind: ability });
        self.emit_do(Verb::MakeFloating { ability, lasts, once: false, on })
    }

    /// The same as a static ability.
    pub(super) fn standing_prevention(
        &mut self,
        prevented: &tree::Prevented,
        during: Cond,
    ) -> Res<AbilityKind> {
        let (to, by, limit) = match prevented {
            tree::Prevented::All { to, by } => (to, by.as_ref(), Limit::Free),
            tree::Prevented::First { to } => (to, None, Limit::PerTurn(1)),
            prevented => return gap(Part::Replacement, "how much is prevented always", prevented),
        };
        let subject = self.described(to, &Domain::Play)?.select();
        let mut of = Pattern::subject(EventKind::DealtDamage, subject);
        if let Some(by) = by {
            self.by_agent(&mut of, by)?;
        }
        let instead = Instead::Nothing;
        Ok(AbilityKind::Replacement(Replacement { of, during, limit, optional: false, instead }))
    }

    pub(super) fn move_damage(
        &mut self,
        amount: &tree::Amount,
        from: &tree::NounPhrase,
        to: &tree::NounPhrase,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        // 1.9.2.4: each damage counter goes to one card, and nothing says to which of several.
        if let tree::NounPhrase::Noun(noun) = to
            && (is_several(noun.quantity)
                || matches!(noun.quantity, tree::Quantity::Each | tree::Quantity::All))
        {
            return gap(Part::Clause, "damage moved to several", to);
        }
        // "From each of up to 2 chosen characters".
        let from_each = matches!(from, tree::NounPhrase::Noun(noun)
            if matches!(noun.quantity, tree::Quantity::EachOfUpTo(_)));
        let from = self.objects(from, &Domain::Play)?;
        let before = self.block.len();
        let to = self.objects(to, &Domain::Play)?;
        // 1.9.2.4: a move to this very card comes from another one.
        if to == Objects::This
            && let Some(Step::Choose(choose)) = self.block.last_mut()
            && from == Objects::Bound(choose.into)
        {
            let all = std::mem::replace(&mut choose.from, Objects::None);
            choose.from = Objects::Without(Box::new(all), Box::new(Objects::This));
        }
        // 1.9.2.4: never from a card to itself.
        if self.block.len() > before
            && let Some(Step::Choose(choose)) = self.block.last_mut()
            && to == Objects::Bound(choose.into)
            && matches!(from, Objects::Bound(_) | Objects::This)
        {
            let all = std::mem::replace(&mut choose.from, Objects::None);
            choose.from = Objects::Without(Box::new(all), Box::new(from.clone()));
        }
        // "Up to 2 damage from each of your characters": as much as the player likes from each of them.
        if let (tree::Amount::UpTo(n), true) = (amount, from_each || matches!(from, Objects::Each(_))) {
            let (one, chosen, into) = (self.bound.fresh()?, self.bound.fresh()?, self.bound.fresh()?);
            let each = Objects::Bound(one);
            let there = Amount::Stat(Stat::Removable, Box::new(each.clone()));
            let most = Amount::Min(Box::new(Amount::Const(number(*n))), Box::new(there));
            let (by, least) = (self.bound.actor, Amount::Const(0));
            let amount = Amount::Bound(chosen);
            let body = vec![
                Step::ChooseNumber { by, least, most, into: chosen },
                Step::Do(Verb::MoveDamage { from: each, to: to.clone(), amount, into: Some(into) }),
            ];
            let others = Objects::Without(Box::new(from), Box::new(to.clone()));
            self.emit(Step::Each { objects: others, name: one, body })?;
            self.bound.result = Some(to);
            return Ok(());
        }
        let amount = match amount {
            tree::Amount::UpTo(n) => {
                let chosen = self.bound.fresh()?;
                // 1.9.2.4: never from a card to itself.
                let others = Objects::Without(Box::new(from.clone()), Box::new(to.clone()));
                let there = Amount::Stat(Stat::Removable, Box::new(others));
                self.emit(Step::ChooseNumber {
                    by: self.bound.actor,
                    least: Amount::Const(0),
                    most: Amount::Min(Box::new(Amount::Const(number(*n))), Box::new(there)),
                    into: chosen,
                })?;
                Amount::Bound(chosen)
            }
            tree::Amount::Any | tree::Amount::AnyNumber if !matches!(from, Objects::Each(_)) => {
                let chosen = self.bound.fresh()?;
                let others = Objects::Without(Box::new(from.clone()), Box::new(to.clone()));
                let most = Amount::Stat(Stat::Removable, Box::new(others));
                let (by, least) = (self.bound.actor, Amount::Const(0));
                self.emit(Step::ChooseNumber { by, least, most, into: chosen })?;
                Amount::Bound(chosen)
            }
            tree::Amount::All => Amount::Stat(Stat::Damage, Box::new(Objects::It)),
            amount => self.amount(amount, adverbs)?,
        };
        let into = self.bound.fresh()?;
        self.emit_do(Verb::MoveDamage { from, to: to.clone(), amount, into: Some(into) })?;
        self.bound.way.damage_moved = Some(self.gather_number(into)?);
        self.bound.result = Some(to);
        Ok(())
    }

    /// "Exchange the damage on 2 chosen characters": what is on each of them is moved to the other (1.9.2.4).
    pub(super) fn swap_damage(&mut self, of: &tree::NounPhrase) -> Res<()> {
        if !is_of_two(of) {
            return gap(Part::Clause, "the damage of two", of);
        }
        let both = self.objects(of, &Domain::Play)?;
        let (all, one) = (self.bound.fresh()?, self.bound.fresh()?);
        let (first, second) = (self.bound.fresh()?, self.bound.fresh()?);
        let (on_first, on_second) = (self.bound.fresh()?, self.bound.fresh()?);
        self.emit_do(Verb::Bind(all, both))?;
        self.emit_do(Verb::Bind(first, Objects::None))?;
        self.emit_do(Verb::Bind(second, Objects::None))?;
        let is_first = Cond::Not(Box::new(Cond::Bound(first)));
        let told_apart = Step::If {
            cond: is_first,
            then: vec![Step::Do(Verb::Bind(first, Objects::Bound(one)))],
            otherwise: vec![Step::Do(Verb::Bind(second, Objects::Bound(one)))],
        };
        self.emit(Step::Each { objects: Objects::Bound(all), name: one, body: vec![told_apart] })?;
        // Both numbers are as they are before anything is moved.
        let damage = |of| Amount::Stat(Stat::Damage, Box::new(Objects::Bound(of)));
        let moved = |from, to, much| {
            let (from, to) = (Objects::Bound(from), Objects::Bound(to));
            Step::Do(Verb::MoveDamage { from, to, amount: Amount::Bound(much), into: None })
        };
        let then = vec![
            Step::Do(Verb::Set(on_first, damage(first))),
            Step::Do(Verb::Set(on_second, damage(second))),
            moved(first, second, on_first),
            moved(second, first, on_second),
        ];
        // 1.2.3: with one of them only there is nothing to exchange.
        let two = Cond::Compare(Amount::Count(Box::new(Objects::Bound(all))), Cmp::Equal, Amount::Const(2));
        self.bound.result = Some(Objects::Bound(all));
        self.emit(Step::If { cond: two, then, otherwise: Vec::new() })
    }

    /// "Move that damage to …": of what was just dealt, away from whom it was dealt to (1.9.2.4).
    pub(super) fn move_that_damage(&mut self, part: Option<u32>, to: &tree::NounPhrase) -> Res<()> {
        let from = match self.bound.event {
            Some(EventKind::DealtDamage | EventKind::TookDamage) => Objects::Bound(Name::SUBJECT),
            _ => return gap(Part::Clause, "no damage was dealt before", to),
        };
        let dealt = Amount::Bound(Name::AMOUNT);
        let amount = match part {
            Some(part) => Amount::Min(Box::new(dealt), Box::new(Amount::Const(number(part)))),
            None => dealt,
        };
        let to = self.objects(to, &Domain::Play)?;
        let into = self.bound.fresh()?;
        self.emit_do(Verb::MoveDamage { from, to: to.clone(), amount, into: Some(into) })?;
        self.bound.way.damage_moved = Some(self.gather_number(into)?);
        self.bound.result = Some(to);
        Ok(())
    }
}

/// Two cards: so many of a kind, or one and another one.
fn is_of_two(phrase: &tree::NounPhrase) -> bool {
    let is_one = |phrase: &tree::NounPhrase| match phrase {
        tree::NounPhrase::This(_) | tree::NounPhrase::Ref(_) => true,
        tree::NounPhrase::Noun(noun) => {
            noun.quantity == tree::Quantity::One
                || noun.chosen == tree::Chosen::Chosen && noun.head.number == tree::Number::Singular
        }
        _ => false,
    };
    match phrase {
        tree::NounPhrase::Noun(noun) => noun.quantity == tree::Quantity::N(2),
        tree::NounPhrase::Joined { items, join: tree::Join::And, .. } => {
            items.len() == 2 && items.iter().all(is_one)
        }
        _ => false,
    }
}

/// A replacement effect that always applies.
pub(super) fn prevention(of: Pattern, during: Cond, instead: Instead) -> AbilityKind {
    AbilityKind::Replacement(Replacement { of, during, limit: Limit::Free, optional: false, instead })
}

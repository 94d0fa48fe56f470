//! How much: numbers, counts and values of cards, counted once for effects and always for statics (RULES 6.1.8).

use ::syntax::tree;

use super::adverb::Adverbs;
use super::counters::{has_rules, is_ink_drop};
use super::filter::{Domain, stat};
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

impl Elaborate {
    /// The amount a verb names, with "equal to" and "for each".
    pub(super) fn amount(&mut self, amount: &tree::Amount, adverbs: &Adverbs<'_>) -> Res<Amount> {
        let base = match amount {
            tree::Amount::N(n) | tree::Amount::Additional(n) => Amount::Const(number(*n)),
            tree::Amount::A => Amount::Const(1),
            tree::Amount::Unstated => match adverbs.equal {
                Some((value, maximum)) => {
                    let value = self.value(value)?;
                    let value = match maximum {
                        Some(maximum) => {
                            Amount::Min(Box::new(value), Box::new(Amount::Const(number(maximum.number))))
                        }
                        None => value,
                    };
                    return self.times(value, adverbs);
                }
                None => return gap(Part::Amount, "no amount is said", amount),
            },
            tree::Amount::That(which) => self.that(*which, amount)?,
            // "Gain 1 more lore": beside what was gained.
            tree::Amount::Changed { by, change: tree::MoreOrLess::More } => Amount::Const(number(*by)),
            tree::Amount::X => self.x(adverbs, amount)?,
            tree::Amount::DoubleThat => Amount::Times(Box::new(self.that_number(amount)?), 2),
            tree::Amount::Half { of, round } => {
                let of = Box::new(tree::Value::LoreOf(of.clone()));
                self.value(&tree::Value::Half { of, round: *round })?
            }
            tree::Amount::UpTo(_)
            | tree::Amount::All
            | tree::Amount::Any
            | tree::Amount::AnyNumber
            | tree::Amount::UpToX
            | tree::Amount::UpToThat(_)
            | tree::Amount::OrMore(_)
            | tree::Amount::Changed { .. }
            | tree::Amount::OrLess(_) => return gap(Part::Amount, "an open amount", amount),
        };
        if adverbs.equal.is_some() {
            return gap(Part::Amount, "two amounts", amount);
        }
        let base = match adverbs.plus {
            Some(more) => at_least_nothing(Amount::Sum(vec![base, Amount::Const(more)]), more),
            None => base,
        };
        self.times(base, adverbs)
    }

    /// What X is.
    pub(super) fn x(&mut self, adverbs: &Adverbs<'_>, node: &dyn std::fmt::Debug) -> Res<Amount> {
        match adverbs.x {
            Some(value) => self.value(value),
            None => gap(Part::Amount, "nothing says what X is", node),
        }
    }

    /// "That much" is the amount spoken of, "that many" how many things there were.
    pub(super) fn that(&mut self, which: tree::ThatAmount, node: &dyn std::fmt::Debug) -> Res<Amount> {
        use tree::ThatAmount as T;
        match (which, self.bound.many.clone()) {
            (T::Many | T::Number | T::SameNumber, Some(Amount::Bound(name))) => Ok(Amount::Bound(name)),
            (T::Many | T::Number | T::SameNumber, Some(many)) => Ok(many),
            (T::Many | T::Number | T::SameNumber, None) if self.bound.number.is_none() => {
                match self.drawn_before()? {
                    Some(many) => Ok(many),
                    None => self.that_number(node),
                }
            }
            (T::Much | T::Amount | T::SameAmount, _) | (_, None) => self.that_number(node),
        }
    }

    /// "Draw cards equal to the number of …, then discard that many": the number that was drawn, counted once (6.1.8).
    fn drawn_before(&mut self) -> Res<Option<Amount>> {
        let is_counted = |step: &Step| matches!(step, Step::Do(Verb::Draw(Players::One(_), amount)) if amount.constant().is_none());
        let Some(place) = self.block.iter().rposition(is_counted) else { return Ok(None) };
        let name = self.bound.fresh()?;
        let Some(Step::Do(Verb::Draw(_, amount))) = self.block.get_mut(place) else { return Ok(None) };
        let counted = std::mem::replace(amount, Amount::Bound(name));
        self.block.insert(place, Step::Do(Verb::Set(name, counted)));
        self.bound.many = Some(Amount::Bound(name));
        Ok(Some(Amount::Bound(name)))
    }

    /// The number spoken of.
    pub(super) fn that_number(&mut self, node: &dyn std::fmt::Debug) -> Res<Amount> {
        match self.bound.number.clone() {
            Some(Amount::Bound(name)) => Ok(Amount::Bound(name)),
            Some(number) => Ok(number),
            None => gap(Part::Amount, "no number was mentioned", node),
        }
    }

    /// "For each": the amount so many times.
    pub(super) fn times(&mut self, base: Amount, adverbs: &Adverbs<'_>) -> Res<Amount> {
        let mut amount = base;
        for each in &adverbs.each {
            let count = self.each(each)?;
            amount = multiply(amount, count, each)?;
        }
        for (more, each) in &adverbs.plus_each {
            let step = match more {
                tree::PlusMore::Units { amount, unit: _ } => number(*amount),
                tree::PlusMore::Change(tree::StatChange { by: tree::StatBy::N(by), .. }) => *by,
                tree::PlusMore::Cards(tree::NounPhrase::Noun(noun)) => match noun.quantity {
                    tree::Quantity::A | tree::Quantity::One => 1,
                    tree::Quantity::N(n) => number(n),
                    _ => return gap(Part::Amount, "how many more", more),
                },
                more => return gap(Part::Amount, "how many more", more),
            };
            let more = multiply(Amount::Const(step), self.each(each)?, each)?;
            amount = Amount::Sum(vec![amount, more]);
        }
        if let Some(maximum) = adverbs.maximum {
            amount = Amount::Min(Box::new(amount), Box::new(Amount::Const(number(maximum.number))));
        }
        Ok(amount)
    }

    /// What "for each" counts.
    pub(super) fn each(&mut self, each: &tree::Each) -> Res<Amount> {
        match each {
            // "For each 2 cards in your hand": so many go into the count.
            tree::Each::Noun(noun) | tree::Each::Every(noun) => {
                let step = match noun.as_ref() {
                    tree::NounPhrase::Noun(tree::Noun { quantity: tree::Quantity::N(n), .. }) => Some(*n),
                    _ => None,
                };
                Ok(per(self.count(noun)?, step))
            }
            tree::Each::DamageOn { step, on, word: _ } => {
                let on = self.whole(on)?;
                Ok(per(Amount::Stat(Stat::Damage, Box::new(on)), *step))
            }
            tree::Each::ThisWay { step, unit: _, event } => Ok(per(self.this_way(event)?, *step)),
            tree::Each::Player(tree::PlayerPhrase::Described(tree::PlayerNoun {
                with: Some(tree::PlayerFilter::WhoDoesNot),
                ..
            })) => match (self.bound.way.refused, self.bound.way.did_not) {
                (Some(name), _) => Ok(Amount::Bound(name)),
                (None, Some(did_not)) => {
                    let those = Players::Union(vec![Players::One(PlayerRef::Bound(did_not))]);
                    Ok(Amount::Players(those))
                }
                (None, None) => gap(Part::Amount, "nobody was asked", each),
            },
            tree::Each::LoreOf { step, who } => Ok(per(Amount::Lore(self.player(who)?), *step)),
            tree::Each::Player(players) => Ok(Amount::Players(self.players(players)?)),
            // "For each time they quested this turn".
            tree::Each::Time(event) => {
                let kept = self.bound.clone();
                let heard = self.event(event)?;
                self.bound.forget_event(kept);
                let times = heard.patterns.into_iter().map(|p| Amount::Happened(Box::new(p)));
                Ok(Amount::Sum(times.collect()))
            }
            tree::Each::Different { what, among } => {
                let cards = self.among(among)?;
                Ok(number_of_different(*what, cards))
            }
            tree::Each::DifferentInks(noun) => {
                let cards = self.among(noun)?;
                Ok(Amount::DifferentInks(Box::new(cards)))
            }
        }
    }

    /// How many things a phrase describes.
    pub(super) fn count(&mut self, phrase: &tree::NounPhrase) -> Res<Amount> {
        if let tree::NounPhrase::Noun(noun) = phrase {
            has_rules(&noun.head)?;
        }
        if let tree::NounPhrase::Noun(noun) = phrase
            && let Some(amount) = self.count_events(noun)?
        {
            return Ok(amount);
        }
        // "For each ink drop removed this way".
        if let tree::NounPhrase::Noun(noun) = phrase
            && is_ink_drop(noun)
            && matches!(noun.post.as_slice(), [tree::Post::Relative { event, .. }]
                if matches!(event.verb, tree::EventVerb::IsRemoved | tree::EventVerb::IsLost))
        {
            return self.that_number(phrase);
        }
        // "For each ink drop you have" (1.13.1.2).
        if let tree::NounPhrase::Noun(noun) = phrase
            && is_ink_drop(noun)
            && let [tree::Post::Have { who, place: tree::HavePlace::Nowhere }] = noun.post.as_slice()
        {
            return Ok(Amount::InkDrops(self.player(who)?));
        }
        // "For each item with a different name": each name counts once.
        if let tree::NounPhrase::Noun(noun) = phrase
            && let Some(place) = noun.post.iter().position(|post| {
                matches!(
                    post,
                    tree::Post::DifferentName { than: None } | tree::Post::Different(tree::Differing::Names)
                )
            })
        {
            let mut plain = noun.clone();
            plain.post.remove(place);
            let objects = self.whole(&tree::NounPhrase::Noun(plain))?;
            return Ok(Amount::DifferentNames(Box::new(objects)));
        }
        // 6.1.6: "characters here get +1 {S} for each other character here": of a location or an item no card is another one, but
        // of each character that is spoken of all are but itself.
        if let tree::NounPhrase::Noun(noun) = phrase
            && noun.other != tree::Other::No
            && self.bound.of_each
            && !matches!(self.own, vocabulary::CardKind::Character)
        {
            let mut all = noun.clone();
            all.other = tree::Other::No;
            let all = self.whole(&tree::NounPhrase::Noun(all))?;
            let others = Amount::Sum(vec![Amount::Count(Box::new(all)), Amount::Const(-1)]);
            return Ok(Amount::Max(Box::new(others), Box::new(Amount::Const(0))));
        }
        let objects = self.whole(phrase)?;
        Ok(Amount::Count(Box::new(objects)))
    }

    /// The same, of one player's things.
    pub(super) fn count_of(&mut self, phrase: &tree::NounPhrase, player: PlayerRef) -> Res<Amount> {
        if let tree::NounPhrase::Noun(noun) = phrase
            && is_ink_drop(noun)
        {
            return Ok(Amount::InkDrops(player));
        }
        let mut set = self.described(phrase, &Domain::Play)?;
        set.owner = Players::One(player);
        Ok(Amount::Count(Box::new(set.objects())))
    }

    /// A number read from the game.
    pub(super) fn value(&mut self, value: &tree::Value) -> Res<Amount> {
        match value {
            tree::Value::N(n) => Ok(Amount::Const(number(*n))),
            tree::Value::Stat { stat: which, of } => {
                let of = self.owned_by(of)?;
                Ok(read_stat(stat(*which), of))
            }
            tree::Value::StatOf { stat: which, of } => {
                let of = self.objects(of, &Domain::Play)?;
                Ok(read_stat(stat(*which), of))
            }
            tree::Value::CostOf(of) => {
                let of = self.objects(of, &Domain::Play)?;
                Ok(Amount::Stat(Stat::Cost, Box::new(of)))
            }
            tree::Value::That(which) => self.that(*which, value),
            // 6.7.7: a card that has left counts as it last was.
            tree::Value::StatHad { stat: which, of } => {
                let of = self.bound.antecedent(of)?;
                Ok(read_stat(stat(*which), of))
            }
            tree::Value::Cost(of) => {
                let of = self.owned_by(of)?;
                Ok(Amount::Stat(Stat::Cost, Box::new(of)))
            }
            tree::Value::DamageOn(on) => {
                let on = match on.as_ref() {
                    tree::NounPhrase::Noun(_) => self.objects(on, &Domain::Play)?,
                    on => self.whole(on)?,
                };
                Ok(Amount::Stat(Stat::Damage, Box::new(on)))
            }
            tree::Value::NumberOf(noun) => self.count(noun),
            tree::Value::ThisWay { unit: _, event } => self.this_way(event),
            tree::Value::TotalStat { stat: which, of } => {
                let of = self.whole(of)?;
                Ok(read_stat(stat(*which), of))
            }
            tree::Value::LoreOf(of) => match self.possessor(of)? {
                Players::One(player) => Ok(Amount::Lore(player)),
                players => gap(Part::Amount, "whose lore", &players),
            },
            tree::Value::TotalCost(of) => {
                let of = self.whole(of)?;
                Ok(Amount::Stat(Stat::Cost, Box::new(of)))
            }
            tree::Value::Extreme { degree, what, among } => {
                let among = Box::new(self.among(among)?);
                let what = super::filter::measure(*what);
                Ok(match degree {
                    tree::Degree::Most => Amount::Greatest(what, among),
                    tree::Degree::Least => Amount::Smallest(what, among),
                })
            }
            tree::Value::NumberOfDifferent { what, among } => {
                let among = self.among(among)?;
                Ok(number_of_different(*what, among))
            }
            tree::Value::Minus(value, less) => {
                let value = self.value(value)?;
                let change = -number(*less);
                Ok(at_least_nothing(Amount::Sum(vec![value, Amount::Const(change)]), change))
            }
            tree::Value::Plus(value, more) => {
                let value = self.value(value)?;
                Ok(Amount::Sum(vec![value, Amount::Const(number(*more))]))
            }
            tree::Value::Less(value, less) => {
                let value = self.value(value)?;
                let less = Amount::Times(Box::new(self.value(less)?), -1);
                Ok(at_least_nothing(Amount::Sum(vec![value, less]), -1))
            }
            tree::Value::Sum(value, more) => {
                let value = self.value(value)?;
                Ok(Amount::Sum(vec![value, self.value(more)?]))
            }
            tree::Value::Twice(value) => Ok(Amount::Times(Box::new(self.value(value)?), 2)),
            tree::Value::Half { of, round } => {
                let whole = self.value(of)?;
                let whole = match round {
                    tree::Rounding::Up => Amount::Sum(vec![whole, Amount::Const(1)]),
                    tree::Rounding::Down => whole,
                };
                Ok(Amount::Per(Box::new(whole), 2))
            }
            tree::Value::DifferenceBetween(first, second) => {
                let (first, second) = (self.value(first)?, self.value(second)?);
                let less = |a: &Amount, b: &Amount| {
                    Amount::Sum(vec![a.clone(), Amount::Times(Box::new(b.clone()), -1)])
                };
                Ok(Amount::Max(Box::new(less(&first, &second)), Box::new(less(&second, &first))))
            }
            tree::Value::Difference => gap(Part::Amount, "a difference", value),
        }
    }

    /// Whose value is read: "his {S}", "the {S} of chosen character".
    fn owned_by(&mut self, possessor: &tree::Possessor) -> Res<Objects> {
        match possessor {
            tree::Possessor::Of(reference) => self.bound.antecedent(reference),
            tree::Possessor::Card(noun) => self.objects(noun, &Domain::Play),
            tree::Possessor::Your | tree::Possessor::Their(_) | tree::Possessor::Player(_) => {
                gap(Part::Amount, "whose value", possessor)
            }
        }
    }

    /// What an earlier instruction did, as a number.
    fn this_way(&mut self, event: &tree::Event) -> Res<Amount> {
        use tree::EventVerb as V;
        let way = &self.bound.way;
        let name = match &event.verb {
            V::IsRemoved | V::RemovesDamage { .. } => way.removed,
            V::IsLost | V::LosesLore(_) => way.lost,
            V::IsPaid => way.paid,
            V::IsMoved | V::Moves { .. } | V::MovesTo(_) => way.damage_moved,
            V::IsDealtDamage | V::IsDealt | V::DealsDamage(_) | V::TakesDamage => way.dealt,
            _ => return gap(Part::Amount, "what was done", event),
        };
        match (name, self.bound_number_of_event(&event.verb)) {
            (Some(name), _) => Ok(Amount::Bound(name)),
            (None, Some(amount)) => Ok(amount),
            (None, None) => gap(Part::Amount, "nothing of that kind was done", event),
        }
    }

    /// The amount of the event that triggered, where the words speak of it.
    fn bound_number_of_event(&self, verb: &tree::EventVerb) -> Option<Amount> {
        use tree::EventVerb as V;
        let kind = self.bound.event?;
        let fits = match verb {
            V::IsRemoved | V::RemovesDamage { .. } => kind == EventKind::RemovedDamage,
            V::IsLost | V::LosesLore(_) => kind == EventKind::LostLore,
            V::IsDealtDamage | V::IsDealt | V::DealsDamage(_) => kind == EventKind::DealtDamage,
            V::TakesDamage => kind == EventKind::TookDamage,
            _ => false,
        };
        fits.then_some(Amount::Bound(Name::AMOUNT))
    }
}

/// What something is taken from is not less than nothing.
fn at_least_nothing(amount: Amount, change: i32) -> Amount {
    match change < 0 {
        true => Amount::Max(Box::new(amount), Box::new(Amount::Const(0))),
        false => amount,
    }
}

/// 6.6.2, 6.6.3: a negative value counts as 0.
pub(super) fn read_stat(stat: Stat, of: Objects) -> Amount {
    let read = Amount::Stat(stat, Box::new(of));
    match stat {
        Stat::Strength | Stat::Lore => Amount::Max(Box::new(read), Box::new(Amount::Const(0))),
        _ => read,
    }
}

fn per(amount: Amount, step: Option<u32>) -> Amount {
    match step.unwrap_or(1) {
        0 | 1 => amount,
        step => Amount::Per(Box::new(amount), number(step)),
    }
}

/// A product of which one side is a constant.
pub(super) fn multiply(a: Amount, b: Amount, node: &dyn std::fmt::Debug) -> Res<Amount> {
    Ok(match (a, b) {
        (Amount::Const(1), b) => b,
        (a, Amount::Const(1)) => a,
        (Amount::Const(n), Amount::Const(m)) => Amount::Const(n.saturating_mul(m)),
        (Amount::Const(n), b) => Amount::Times(Box::new(b), n),
        (a, Amount::Const(n)) => Amount::Times(Box::new(a), n),
        _ => return gap(Part::Amount, "a product of two counts", node),
    })
}

/// How many names, classifications, ink types or numbers there are among these.
pub(super) fn number_of_different(what: tree::Differing, among: Objects) -> Amount {
    let among = Box::new(among);
    match super::filter::differing(what) {
        Differing::Names => Amount::DifferentNames(among),
        Differing::Classes => Amount::DifferentClasses(among),
        Differing::Inks => Amount::DifferentInks(among),
        Differing::Value(of) => Amount::DifferentValues(of, among),
    }
}

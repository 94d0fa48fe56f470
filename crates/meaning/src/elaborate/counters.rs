//! Counters that players get, have and remove (RULES 1.13).

use ::syntax::tree;
use vocabulary::Counter;

use super::adverb::Adverbs;
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// Whether a noun speaks of ink drops (1.13.1.2).
pub(super) fn is_ink_drop(noun: &tree::Noun) -> bool {
    noun.head.kinds == [tree::Kind::Counter(Counter::INK_DROP)]
}

/// A counter that was only declared is read, and nothing says what it does.
pub(super) fn has_rules(head: &tree::Head) -> Res<()> {
    match head.kinds.as_slice() {
        [tree::Kind::Counter(counter)] if *counter != Counter::INK_DROP => gap(
            Part::Noun,
            "there are no rules for this counter yet",
            &counter.words(vocabulary::Language::default()).several,
        ),
        _ => Ok(()),
    }
}

impl Elaborate {
    /// How many ink drops a phrase speaks of.
    fn drops(&mut self, what: &tree::NounPhrase, adverbs: &Adverbs<'_>) -> Res<Amount> {
        // "Get 2 ink drops. If …, get 3 instead": what is got are counters.
        if let tree::NounPhrase::Portion(tree::Portion::N(n)) = what {
            return self.times(Amount::Const(number(*n)), adverbs);
        }
        let tree::NounPhrase::Noun(noun) = what else { return gap(Part::Clause, "counters", what) };
        has_rules(&noun.head)?;
        // "An additional ink drop": one more than was got before.
        let is_plain = noun.adjectives.iter().all(|adjective| *adjective == tree::Adjective::Additional);
        if !is_ink_drop(noun) || !is_plain || !noun.post.is_empty() {
            return gap(Part::Clause, "counters", what);
        }
        let amount = match noun.quantity {
            tree::Quantity::A | tree::Quantity::One => Amount::Const(1),
            tree::Quantity::N(n) | tree::Quantity::Exactly(n) => Amount::Const(number(n)),
            // "Get ink drops equal to …", "get that many ink drops".
            tree::Quantity::Bare | tree::Quantity::ANumberOf | tree::Quantity::That(_) => {
                let unstated = match (adverbs.equal, noun.quantity) {
                    (Some(_), _) => tree::Amount::Unstated,
                    (None, tree::Quantity::That(which)) => tree::Amount::That(which),
                    (None, _) => tree::Amount::That(tree::ThatAmount::Many),
                };
                return self.amount(&unstated, adverbs);
            }
            _ => return gap(Part::Clause, "how many counters", what),
        };
        self.times(amount, adverbs)
    }

    /// 1.13.1.2: "get 2 ink drops".
    pub(super) fn get_counters(
        &mut self,
        who: &Players,
        what: &tree::NounPhrase,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let amount = self.drops(what, adverbs)?;
        self.emit_do(Verb::GetInkDrops(who.clone(), amount))
    }

    /// 1.13.2: "remove an ink drop".
    pub(super) fn remove_counters(&mut self, what: &tree::NounPhrase, adverbs: &Adverbs<'_>) -> Res<()> {
        let amount = self.drops(what, adverbs)?;
        self.emit_do(Verb::RemoveInkDrops(self.bound.actor, amount))
    }

    /// "Remove up to 2 ink drops from chosen opponent", "each opponent loses an ink drop": as many as there are (1.2.3).
    pub(super) fn take_counters(
        &mut self,
        who: &Players,
        what: &tree::NounPhrase,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        if let tree::NounPhrase::Noun(noun) = what {
            has_rules(&noun.head)?;
        }
        let (wanted, open) = match what {
            tree::NounPhrase::Noun(noun) if is_ink_drop(noun) => match noun.quantity {
                tree::Quantity::All | tree::Quantity::AllOf | tree::Quantity::AllThe => (None, false),
                tree::Quantity::UpTo(n) => (Some(Amount::Const(number(n))), true),
                tree::Quantity::AnyNumber => (None, true),
                _ => (Some(self.drops(what, adverbs)?), false),
            },
            _ => return gap(Part::Clause, "counters", what),
        };
        let by = self.bound.actor;
        let take = |inner: &mut Self, player: PlayerRef| {
            let held = Amount::InkDrops(player);
            let most = match wanted.clone() {
                Some(wanted) => Amount::Min(Box::new(wanted), Box::new(held)),
                None => held,
            };
            let count = if open {
                let into = inner.bound.fresh()?;
                inner.emit(Step::ChooseNumber { by, least: Amount::Const(0), most, into })?;
                Amount::Bound(into)
            } else {
                most
            };
            // "That many", "for each ink drop removed this way": what there was of them.
            let into = inner.bound.fresh()?;
            inner.emit_do(Verb::Set(into, count))?;
            inner.emit_do(Verb::RemoveInkDrops(player, Amount::Bound(into)))?;
            let all = Amount::Bound(inner.gather_number(into)?);
            // "Each player may remove any number of their ink drops to draw that many cards": each as many as they removed.
            let own = inner.bound.in_loop.is_some() && inner.bound.actor == player;
            let many = if own { Amount::Bound(into) } else { all.clone() };
            inner.bound.many_of_all = own.then_some(all);
            inner.bound.number = Some(many.clone());
            inner.bound.many = Some(many);
            Ok(())
        };
        match who {
            Players::One(player) => take(self, *player),
            many => self.each_player(many.clone(), None, |inner, one| match one {
                Players::One(player) => take(inner, *player),
                one => gap(Part::Player, "one player", one),
            }),
        }
    }

    /// "Double the number of ink drops you have": as many again.
    pub(super) fn double_counters(&mut self, who: &Players, what: &tree::NounPhrase) -> Res<()> {
        let (Players::One(player), tree::NounPhrase::Noun(noun)) = (who, what) else {
            return gap(Part::Clause, "whose counters", what);
        };
        has_rules(&noun.head)?;
        self.emit_do(Verb::GetInkDrops(who.clone(), Amount::InkDrops(*player)))
    }

    /// "Move an ink drop from chosen opponent to you": it goes there and comes here, if there is one.
    pub(super) fn move_counters(
        &mut self,
        what: &tree::NounPhrase,
        from: &tree::PlayerPhrase,
        to: &tree::PlayerPhrase,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let from = self.players(from)?;
        let to = self.players(to)?;
        self.hand_over(&from, to, what, adverbs)
    }

    /// Ink drops go from one player to another, as many as there are (1.13.1.2, 1.13.2).
    pub(super) fn hand_over(
        &mut self,
        from: &Players,
        to: Players,
        what: &tree::NounPhrase,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let Players::One(giver) = *from else { return gap(Part::Player, "one player", from) };
        let wanted = self.drops(what, adverbs)?;
        let into = self.bound.fresh()?;
        let most = Amount::Min(Box::new(wanted), Box::new(Amount::InkDrops(giver)));
        self.emit_do(Verb::Set(into, most))?;
        let first = vec![Step::Do(Verb::RemoveInkDrops(giver, Amount::Bound(into)))];
        let then = vec![Step::Do(Verb::GetInkDrops(to, Amount::Bound(into)))];
        self.emit(Step::Then { first, then, otherwise: Vec::new() })
    }

    /// 8.10.1: a Shift cost that is a removal; no ink is paid by it.
    pub(super) fn shift_removal(&mut self, what: &tree::NounPhrase) -> Res<Cost> {
        let amount = self.drops(what, &Adverbs::none())?;
        let other = Some(vec![Step::Do(Verb::RemoveInkDrops(PlayerRef::You, amount))]);
        Ok(Cost { exert: false, ink: Amount::Const(0), other })
    }
}

/// "One of their ink drops", and whatever another player than you gives.
pub(super) fn are_of_giver(giver: &Players, what: &tree::NounPhrase) -> bool {
    let owned = matches!(what, tree::NounPhrase::Noun(noun) if noun.possessor.is_some());
    owned || *giver != Players::One(PlayerRef::You)
}

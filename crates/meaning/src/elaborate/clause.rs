//! Clauses of effects: who does what (RULES 6.1.2, 6.7.6); what narrows a clause is sorted here.

use ::syntax::tree;

use super::condition::not;
use super::filter::Domain;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// What stands around a clause.
#[derive(Clone, Default)]
pub(super) struct Outer<'t> {
    pub(super) durations: Vec<&'t tree::Duration>,
    pub(super) each: Vec<&'t tree::Each>,
    /// "While this item is in play": as long as the source is there.
    pub(super) with_source: bool,
    /// The doer of the clause before, for clauses that leave it out.
    pub(super) doer: Option<Doer>,
}

/// Who or what a clause is about.
#[derive(Clone, Debug)]
pub(super) enum Doer {
    Players(Players),
    Cards(Objects),
}

/// A condition on a clause.
#[derive(Clone, Copy)]
pub(super) enum Guard<'t> {
    If(&'t tree::Condition),
    While(&'t tree::Condition),
    Unless(&'t tree::Condition),
}

/// The adverbs of a clause by kind.
#[derive(Clone)]
pub(super) struct Adverbs<'t> {
    pub(super) durations: Vec<&'t tree::Duration>,
    pub(super) each: Vec<&'t tree::Each>,
    pub(super) equal: Option<(&'t tree::Value, Option<tree::Maximum>)>,
    pub(super) guards: Vec<Guard<'t>>,
    pub(super) instead: Option<Option<&'t tree::InsteadOf>>,
    pub(super) random: bool,
    pub(super) free: bool,
    pub(super) when: Option<&'t tree::Event>,
    pub(super) order: Order,
    pub(super) until: Option<&'t tree::UntilHave>,
    pub(super) here: bool,
    pub(super) exerted: bool,
    pub(super) as_if: Option<&'t tree::AsIf>,
    pub(super) maximum: Option<tree::Maximum>,
    /// "Total": one amount for all of them.
    pub(super) total: bool,
    /// "Plus 1".
    pub(super) plus: Option<u32>,
    /// The clause has a duration of its own; else it may have that of a later part of the sentence.
    pub(super) own_duration: bool,
    /// "While this item is in play".
    pub(super) with_source: bool,
}

impl<'t> Adverbs<'t> {
    /// None at all.
    pub(super) fn none() -> Adverbs<'t> {
        Adverbs {
            durations: Vec::new(),
            each: Vec::new(),
            equal: None,
            guards: Vec::new(),
            instead: None,
            random: false,
            free: false,
            when: None,
            order: Order::AsIs,
            until: None,
            here: false,
            exerted: false,
            as_if: None,
            maximum: None,
            total: false,
            plus: None,
            own_duration: false,
            with_source: false,
        }
    }

    /// Those of a clause and of what stands around it.
    pub(super) fn of(clause: &'t tree::Clause, outer: &Outer<'t>) -> Adverbs<'t> {
        let mut all = Adverbs::none();
        for adverb in clause.early.iter().chain(&clause.adverbs) {
            match adverb {
                tree::Adverb::Duration(duration) => all.durations.push(duration),
                tree::Adverb::ForEach(each) => all.each.push(each),
                tree::Adverb::EqualTo { value, maximum } => all.equal = Some((value, *maximum)),
                tree::Adverb::ToAMaximum(maximum) => all.maximum = Some(*maximum),
                tree::Adverb::If(condition) => all.guards.push(Guard::If(condition)),
                tree::Adverb::While(condition) if is_source_in_play(condition) => all.with_source = true,
                tree::Adverb::While(condition) => all.guards.push(Guard::While(condition)),
                tree::Adverb::Unless(condition) => all.guards.push(Guard::Unless(condition)),
                tree::Adverb::Instead(of) => all.instead = Some(of.as_ref()),
                tree::Adverb::AtRandom => all.random = true,
                tree::Adverb::ForFree => all.free = true,
                tree::Adverb::When(event) => all.when = Some(event),
                tree::Adverb::InAnyOrder => all.order = Order::Any,
                tree::Adverb::InARandomOrder => all.order = Order::Random,
                tree::Adverb::Until(until) => all.until = Some(until),
                tree::Adverb::WhileHere => all.here = true,
                tree::Adverb::Exerted => all.exerted = true,
                tree::Adverb::AsIf(as_if) => all.as_if = Some(as_if),
                // "If able" is 1.2.3; "each", "also", "again" and "this way" only tell what is so anyway.
                tree::Adverb::IfAble
                | tree::Adverb::Each
                | tree::Adverb::Also
                | tree::Adverb::EachBefore
                | tree::Adverb::Again
                | tree::Adverb::ThisWay => {}
                tree::Adverb::Total => all.total = true,
                tree::Adverb::Plus(more) => all.plus = Some(*more),
            }
        }
        all.own_duration = !all.durations.is_empty();
        if all.durations.is_empty() {
            all.durations = outer.durations.clone();
        }
        all.each.extend(&outer.each);
        all.with_source |= outer.with_source;
        all
    }
}

/// "While this item is in play": in an effect it ties the effect to its source.
pub(super) fn is_source_in_play(condition: &tree::Condition) -> bool {
    matches!(
        condition,
        tree::Condition::Is {
            what: tree::NounPhrase::This(_),
            state: tree::State::InPlay,
            negated: tree::Negation::No,
            ..
        }
    )
}

/// Whether players do this each by themselves, so that it can be said of all at once.
pub(super) fn is_plain_deed(verb: &tree::Verb) -> bool {
    // "Each opponent loses half their lore": of each something else.
    if let tree::Verb::GainLore(tree::Amount::Half { .. }) | tree::Verb::LoseLore(tree::Amount::Half { .. }) =
        verb
    {
        return false;
    }
    matches!(
        verb,
        tree::Verb::Draw(_)
            | tree::Verb::GainLore(_)
            | tree::Verb::LoseLore(_)
            | tree::Verb::DiscardZone(_)
            | tree::Verb::RevealZone(_)
            | tree::Verb::ShuffleZone(_)
            | tree::Verb::Cannot { .. }
            | tree::Verb::PayLess { .. }
            | tree::Verb::PayMore { .. }
    )
}

impl<'t> Elaborate {
    /// A clause of an effect. Tells who did it, for a clause that leaves it out.
    pub(super) fn clause(&mut self, clause: &'t tree::Clause, outer: &Outer<'t>) -> Res<Doer> {
        self.clause_inner(clause, outer).map_err(|gap| gap.within(|out| write_clause(clause, out)))
    }

    fn clause_inner(&mut self, clause: &'t tree::Clause, outer: &Outer<'t>) -> Res<Doer> {
        let adverbs = Adverbs::of(clause, outer);
        if let Some(guard) = adverbs.guards.iter().find(|guard| decides_now(guard, &clause.verb)) {
            return self.guarded(*guard, clause, outer);
        }
        match &clause.subject {
            tree::Subject::Implied => match outer.doer.clone() {
                Some(Doer::Cards(cards)) => self.cards_clause(cards, None, clause, &adverbs),
                Some(Doer::Players(players)) => self.players_clause(players, None, clause, &adverbs),
                None => {
                    let you = Players::One(self.bound.actor);
                    self.players_clause(you, None, clause, &adverbs)
                }
            },
            tree::Subject::Player(phrase) => {
                let players = self.players(phrase)?;
                let bind = match phrase {
                    tree::PlayerPhrase::Described(noun) => noun.bind,
                    _ => None,
                };
                self.players_clause(players, bind, clause, &adverbs)
            }
            tree::Subject::Card(phrase) => {
                if let Some(done) = self.set_statement(phrase, clause, &adverbs)? {
                    return Ok(done);
                }
                let cards = self.objects(phrase, &Domain::Play)?;
                self.cards_clause(cards, bind_of(phrase), clause, &adverbs)
            }
            subject => gap(Part::Clause, "who", subject),
        }
    }

    /// A clause under a condition (6.1.16).
    fn guarded(&mut self, guard: Guard<'t>, clause: &'t tree::Clause, outer: &Outer<'t>) -> Res<Doer> {
        let mut plain = clause.clone();
        let drop = |adverb: &tree::Adverb| match adverb {
            tree::Adverb::If(_) | tree::Adverb::Unless(_) => true,
            tree::Adverb::While(condition) => !is_source_in_play(condition),
            _ => false,
        };
        let guards = plain.adverbs.iter().chain(&plain.early).filter(|adverb| drop(adverb)).count();
        if guards != 1 {
            return gap(Part::Clause, "two conditions of one clause", clause);
        }
        plain.adverbs.retain(|adverb| !drop(adverb));
        plain.early.retain(|adverb| !drop(adverb));
        let doer = Outer { doer: outer.doer.clone(), ..Outer::default() };
        let (durations, each) = (outer.durations.clone(), outer.each.clone());
        if !durations.is_empty() || !each.is_empty() || outer.with_source {
            return gap(Part::Clause, "a condition inside", clause);
        }
        match guard {
            // "… unless their player pays 3 {I}": an act as a way out.
            Guard::Unless(condition) if as_way_out(condition).is_some() => {
                let Some(act) = as_way_out(condition) else {
                    return gap(Part::Clause, "a way out", condition);
                };
                // Who may avoid it is known once it is known to whom it happens.
                let before = self.bound.clone();
                match self.way_out(&act) {
                    Ok((by, way_out)) => {
                        let effect = self.nested(|inner| inner.clause_alone(&plain, &doer))?;
                        self.emit(Step::May { by, body: way_out, otherwise: effect })?;
                    }
                    Err(_) => {
                        self.bound = before;
                        let effect = self.nested(|inner| inner.clause_alone(&plain, &doer))?;
                        let (by, way_out) = self.way_out(&act)?;
                        let (chosen, rest) = choices_first(effect);
                        self.block.extend(chosen);
                        self.emit(Step::May { by, body: way_out, otherwise: rest })?;
                    }
                }
            }
            Guard::If(condition) | Guard::While(condition) => {
                let before = self.bound.clone();
                match self.condition(condition) {
                    Ok(cond) => {
                        let then = self.nested(|inner| inner.clause_alone(&plain, &doer))?;
                        self.emit(Step::If { cond, then, otherwise: Vec::new() })?;
                    }
                    // "Exert chosen character if …": the condition speaks of what is chosen.
                    Err(_) => {
                        self.bound = before;
                        let effect = self.nested(|inner| inner.clause_alone(&plain, &doer))?;
                        let (chosen, then) = choices_first(effect);
                        self.block.extend(chosen);
                        let cond = self.condition(condition)?;
                        self.emit(Step::If { cond, then, otherwise: Vec::new() })?;
                    }
                }
            }
            Guard::Unless(condition) => {
                let cond = not(self.condition(condition)?);
                let then = self.nested(|inner| inner.clause_alone(&plain, &doer))?;
                self.emit(Step::If { cond, then, otherwise: Vec::new() })?;
            }
        }
        Ok(outer.doer.clone().unwrap_or(Doer::Players(Players::One(self.bound.actor))))
    }

    fn clause_alone(&mut self, clause: &tree::Clause, outer: &Outer<'_>) -> Res<()> {
        let outer = Outer { doer: outer.doer.clone(), ..Outer::default() };
        self.clause(clause, &outer).map(|_| ())
    }

    /// Who may avoid the effect, and by what.
    pub(super) fn way_out(&mut self, act: &tree::Act) -> Res<(PlayerRef, Vec<Step>)> {
        let tree::Act::Clause(clause) = act else { return gap(Part::Clause, "a way out", act) };
        let tree::Subject::Player(phrase) = &clause.subject else {
            return gap(Part::Clause, "whose way out", act);
        };
        let by = self.player(phrase)?;
        let outer = Outer { doer: Some(Doer::Players(Players::One(by))), ..Outer::default() };
        let steps = self.nested(|inner| inner.clause(clause, &outer).map(|_| ()))?;
        Ok((by, steps))
    }

    /// A clause that players do.
    fn players_clause(
        &mut self,
        players: Players,
        bind: Option<tree::Binding>,
        clause: &tree::Clause,
        adverbs: &Adverbs<'_>,
    ) -> Res<Doer> {
        match &players {
            Players::One(PlayerRef::Bound(_)) if is_plain_deed(&clause.verb) => {
                self.verb(&players, &clause.verb, adverbs)?;
            }
            Players::One(player) if *player == self.bound.actor || is_plain_deed(&clause.verb) => {
                self.verb(&players, &clause.verb, adverbs)?;
            }
            Players::One(player) => {
                let outer = std::mem::replace(&mut self.bound.actor, *player);
                let done = self.verb(&players, &clause.verb, adverbs);
                self.bound.actor = outer;
                done?;
            }
            many if is_plain_deed(&clause.verb) => self.verb(many, &clause.verb, adverbs)?,
            many => {
                self.each_player(many.clone(), bind, |inner, one| inner.verb(one, &clause.verb, adverbs))?;
            }
        }
        Ok(Doer::Players(players))
    }

    /// 6.7.6: each of the players in turn order.
    pub(super) fn each_player(
        &mut self,
        players: Players,
        bind: Option<tree::Binding>,
        write: impl FnOnce(&mut Self, &Players) -> Res<()>,
    ) -> Res<()> {
        let name = self.bound.fresh()?;
        let one = Players::One(PlayerRef::Bound(name));
        self.bound.bind_players(bind, &one);
        let actor = std::mem::replace(&mut self.bound.actor, PlayerRef::Bound(name));
        let open = super::bindings::OpenLoop { name, inside: Vec::new(), known: 0, touched: false };
        let outer = self.bound.in_loop.replace(open);
        let body = self.nested(|inner| {
            write(inner, &one)?;
            let gathered = inner.gather_bindings()?;
            inner.block.extend(gathered);
            Ok(())
        });
        self.bound.actor = actor;
        self.bound.in_loop = outer;
        let mut body = body?;
        super::prune::fresh_each_round(&mut body);
        self.emit(Step::EachPlayer { players, name, body })
    }

    /// After the loop, words for what each player chose mean all of it.
    pub(super) fn gather_bindings(&mut self) -> Res<Vec<Step>> {
        let Some(open) = self.bound.in_loop.clone() else { return Ok(Vec::new()) };
        let mut steps = Vec::new();
        for binding in open.inside {
            let Some(part) = self.bound.name_of(binding) else { continue };
            let all = self.bound.fresh()?;
            self.mark_outside(&Objects::Bound(part), all);
            steps.push(Step::Do(Verb::BindMore(all, Objects::Bound(part))));
            self.bound.rebind(binding, Objects::Bound(all));
        }
        Ok(steps)
    }

    /// A clause about cards.
    fn cards_clause(
        &mut self,
        cards: Objects,
        bind: Option<tree::Binding>,
        clause: &tree::Clause,
        adverbs: &Adverbs<'_>,
    ) -> Res<Doer> {
        self.lasting(&cards, bind, &clause.verb, adverbs)?;
        Ok(Doer::Cards(cards))
    }

    /// What a player does.
    pub(super) fn verb(&mut self, who: &Players, verb: &tree::Verb, adverbs: &Adverbs<'_>) -> Res<()> {
        use tree::Verb as V;
        super::adverb::check(verb, adverbs)?;
        match verb {
            V::Draw(what) => self.draw(who, what, adverbs),
            V::DrawUntil => self.draw_until(who, adverbs),
            V::Discard(what) => self.discard(what, adverbs, Word::Plain),
            V::DiscardUntil => self.discard_until(adverbs),
            V::DiscardZone(zone) => self.discard_zone(who, zone),
            V::ChooseAnd(verb) => self.choose_and(who, verb, adverbs),
            V::Choose(what) => self.choose_what(what).map(|_| ()),
            V::ChoosePlayer(phrase) => self.choose_players(phrase),
            V::GainLore(amount) => {
                let amount = self.amount(amount, adverbs)?;
                self.emit_do(Verb::GainLore(who.clone(), amount))
            }
            V::LoseLore(amount) => {
                let amount = self.amount(amount, adverbs)?;
                let into = self.bound.fresh()?;
                self.emit_do(Verb::LoseLore(who.clone(), amount, Some(into)))?;
                self.bound.way.lost = Some(self.gather_number(into)?);
                Ok(())
            }
            V::GetCounters(what) => self.get_counters(who, what, adverbs),
            V::RemoveCounters(tree::NounPhrase::Noun(noun))
                if matches!(
                    noun.quantity,
                    tree::Quantity::All
                        | tree::Quantity::AllOf
                        | tree::Quantity::UpTo(_)
                        | tree::Quantity::AnyNumber
                ) =>
            {
                let mut plain = noun.clone();
                plain.possessor = None;
                self.take_counters(who, &tree::NounPhrase::Noun(plain), adverbs)
            }
            V::RemoveCounters(what) => self.remove_counters(what, adverbs),
            V::RemoveCountersFrom { what, from } => {
                let from = self.players(from)?;
                self.take_counters(&from, what, adverbs)
            }
            V::LoseCounters(what) => self.take_counters(who, what, adverbs),
            V::GiveCounters { to, what } => {
                let to = self.players(to)?;
                self.get_counters(&to, what, adverbs)
            }
            V::SkipNextStep { of: _, step: tree::Step::Draw, word: _ } => {
                let Players::One(player) = who else { return gap(Part::Player, "who skips", verb) };
                let lasts = Duration::NextTurnOf(*player);
                let scope = Scope::Players(who.clone());
                self.emit_do(Verb::Continue { scope, mods: vec![Mod::SkipDraw], lasts })
            }
            V::Banish(what) => self.banish(what, adverbs),
            V::Return { what, from, to, preposition: _ } => self.return_to(what, from.as_ref(), to, adverbs),
            V::Put { what, from, place } => self.put(what, from.as_ref(), place, adverbs),
            V::PutPortions(portions) => self.put_portions(portions, adverbs),
            V::PutBack { what, place } => self.put_back(what, place.as_ref(), adverbs),
            V::Shuffle { what, from, into } => self.shuffle_into(what, from.as_ref(), into, adverbs),
            V::ShuffleZone(zone) => self.shuffle(who, zone),
            V::ShuffleZoneInto { zone, into } => self.shuffle_zone_into(zone, into),
            V::Deal { amount, to, word: _ } => self.deal(DamageVerb::Deal, amount, to.as_ref(), adverbs),
            V::DealTo { to, amount, word: _ } => self.deal(DamageVerb::Deal, amount, Some(to), adverbs),
            V::PutDamage { amount, on, word: _ } => self.deal(DamageVerb::Put, amount, Some(on), adverbs),
            V::RemoveDamage { amount, from, word: _ } => self.remove_damage(amount, from.as_ref(), adverbs),
            V::MoveDamage { amount, from, to, word: _ } => self.move_damage(amount, from, to, adverbs),
            V::Exert { what, word } => self.exert(what, *word),
            V::Ready(what) => self.ready(what, adverbs),
            V::Play(play) => self.play(play, adverbs, Wish::Must).map(|_| ()),
            V::Pay(amount) => {
                let amount = self.amount(amount, adverbs)?;
                self.emit_do(Verb::PayInk(self.bound.actor, amount))
            }
            V::PayLess { amount, what } => {
                self.pay_change(who, amount, what, adverbs, super::play::Change::Less)
            }
            V::PayMore { amount, what } => {
                self.pay_change(who, amount, what, adverbs, super::play::Change::More)
            }
            V::Reveal { what, to: _ } => self.reveal(what, adverbs),
            V::RevealZone(zone) => self.look_at_zone(zone, Players::All),
            V::LookAt(what) => self.look_at(what, adverbs),
            V::LookAtZone(zone) => self.look_at_zone(zone, Players::One(self.bound.actor)),
            V::Search { zone, what } => self.search(zone, what),
            V::NameACard => {
                let into = self.bound.fresh()?;
                self.bound.named = Some(into);
                self.emit(Step::Name { by: self.bound.actor, into })
            }
            V::Move { what, to } => self.move_to(what, to),
            V::Count(what) => {
                let count = self.count(what)?;
                self.remember(count)
            }
            V::UseAbility { of, name } => self.use_ability(of, name),
            V::Have(clause) => {
                let outer = Outer::default();
                self.clause(clause, &outer).map(|_| ())
            }
            V::AddStat { stat, of, to_stat, to } => self.add_stat((*stat, of), (*to_stat, to), adverbs),
            V::Give { to, changes, grants } => self.give(to, changes, grants, adverbs),
            V::Cannot { .. } | V::Can { .. } | V::NeedLoreToWin(_) | V::SkipStep { .. } | V::Ink(_) => {
                self.player_lasting(who, verb, adverbs)
            }
            V::Repeat => {
                let again = self.bound.fresh()?;
                self.bound.repeat = Some(again);
                self.emit_do(Verb::Set(again, Amount::Const(1)))
            }
            V::SkipNextStep { .. }
            | V::PlayWithTopCardFaceUp { .. }
            | V::Get(_)
            | V::Gain(_)
            | V::Lose(_)
            | V::Must(_)
            | V::EnterPlay { .. }
            | V::EnterZone { .. }
            | V::TakeNoDamage(_)
            | V::TakeMoreOrLess { .. }
            | V::CostsLess { .. }
            | V::CountAs(_)
            | V::DealDamageWith { .. }
            | V::StatFloor { .. }
            | V::OnlyCan { .. } => gap(Part::Clause, "a player's deed", verb),
        }
    }

    /// "That many" means this number from here on.
    pub(super) fn remember(&mut self, amount: Amount) -> Res<()> {
        let name = self.bound.fresh()?;
        self.emit_do(Verb::Set(name, amount))?;
        self.bound.number = Some(Amount::Bound(name));
        self.bound.many = Some(Amount::Bound(name));
        Ok(())
    }

    /// A number found out in a loop over players is added up (6.7.6).
    pub(super) fn gather_number(&mut self, part: Name) -> Res<Name> {
        if self.bound.in_loop.is_none() {
            return Ok(part);
        }
        let all = self.bound.fresh()?;
        self.emit_do(Verb::Add(all, Amount::Bound(part)))?;
        Ok(all)
    }

    /// Cards found in a loop over players are gathered.
    pub(super) fn gather_objects(&mut self, part: Name) -> Res<Name> {
        if self.bound.in_loop.is_none() {
            return Ok(part);
        }
        let all = self.bound.fresh()?;
        self.emit_do(Verb::BindMore(all, Objects::Bound(part)))?;
        Ok(all)
    }
}

/// The words of a clause.
pub(super) fn write_clause(clause: &tree::Clause, out: &mut ::syntax::out::Out) {
    ::syntax::phrase::clause::write_clause(clause, ::syntax::grammar::Agreement::Plural, out);
}

/// The choices that an effect begins with, and what is done with them.
pub(super) fn choices_first(mut effect: Vec<Step>) -> (Vec<Step>, Vec<Step>) {
    let is_choice = |step: &Step| !matches!(step, Step::Choose(_) | Step::ChoosePlayer { .. });
    let rest = effect.iter().position(is_choice).unwrap_or(effect.len());
    let then = effect.split_off(rest);
    (effect, then)
}

/// What a player does to avoid the effect: "unless that player puts that card on the bottom of their deck".
pub(super) fn as_way_out(condition: &tree::Condition) -> Option<tree::Act> {
    match condition {
        tree::Condition::Unless(act) => Some((**act).clone()),
        tree::Condition::Happened(tree::Event {
            subject: subject @ tree::Subject::Player(_),
            verb: tree::EventVerb::Puts { what, place },
            scope,
            tense: tree::Tense::Present,
            ..
        }) if scope.is_empty() => Some(tree::Act::Clause(tree::Clause {
            subject: subject.clone(),
            verb: tree::Verb::Put { what: what.clone(), from: None, place: place.clone() },
            early: Vec::new(),
            adverbs: Vec::new(),
        })),
        tree::Condition::Happened(tree::Event {
            subject: subject @ tree::Subject::Player(_),
            verb: tree::EventVerb::Discards(what),
            scope,
            tense: tree::Tense::Present,
            ..
        }) if scope.is_empty() => Some(tree::Act::Clause(tree::Clause {
            subject: subject.clone(),
            verb: tree::Verb::ChooseAnd(Box::new(tree::Verb::Discard(what.clone()))),
            early: Vec::new(),
            adverbs: Vec::new(),
        })),
        _ => None,
    }
}

/// Whether the condition is asked once, as the clause is done; "while" and "unless" on something that lasts go with it.
fn decides_now(guard: &Guard<'_>, verb: &tree::Verb) -> bool {
    match guard {
        Guard::If(_) => true,
        Guard::Unless(condition) if as_way_out(condition).is_some() => true,
        Guard::While(_) | Guard::Unless(_) => !super::lasting::is_lasting(verb),
    }
}

/// The number of a phrase.
pub(super) fn bind_of(phrase: &tree::NounPhrase) -> Option<tree::Binding> {
    match phrase {
        tree::NounPhrase::Noun(noun) => noun.bind,
        tree::NounPhrase::Joined { items, bind, .. } => bind.or_else(|| items.iter().find_map(bind_of)),
        tree::NounPhrase::PartOf { bind, .. } => *bind,
        _ => None,
    }
}

//! Clauses of effects: who does what (RULES 6.1.2, 6.7.6).

use ::syntax::tree;

use super::adverb::{Adverbs, Doer, Guard, Outer, is_source_in_play};
use super::condition::not;
use super::filter::Domain;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

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
        self.clause_inner(clause, outer).map_err(|gap| gap.within(|| ::syntax::english_clause(clause)))
    }

    fn clause_inner(&mut self, clause: &'t tree::Clause, outer: &Outer<'t>) -> Res<Doer> {
        if let Some(described) = said_if_so(clause) {
            return self.clause_again(&described, outer);
        }
        if let Some(passive) = self.as_passive(clause)? {
            return self.clause_again(&passive, outer);
        }
        one_by_one_of_itself(clause)?;
        let adverbs = Adverbs::of(clause, outer);
        if let Some(or_if) = adverbs.or_if {
            return self.or_if(or_if, clause, outer);
        }
        if let Some(moment) = adverbs.at {
            return self.at_moment(moment, clause, outer);
        }
        if let Some(done) = self.lasting_toll(clause, &adverbs)? {
            return Ok(done);
        }
        if let Some(done) = self.each_with_way_out(clause, &adverbs)? {
            return Ok(done);
        }
        if let Some(guard) = adverbs.guards.iter().find(|guard| decides_now(guard, &clause.verb)) {
            return self.guarded(*guard, clause, outer);
        }
        if adverbs.own_duration
            && adverbs.durations == [&tree::Duration::AfterTheChallenge]
            && !matches!(clause.verb, tree::Verb::Ready(_))
        {
            return self.after_challenge_clause(clause, outer);
        }
        // "Chosen character's {S} becomes 0": whose it is stands in the verb.
        if let tree::Verb::StatIs { of, .. } | tree::Verb::StatFloor { of, .. } = &clause.verb {
            let (cards, bind) = match of {
                tree::Possessor::Card(phrase) => (self.objects(phrase, &Domain::Play)?, bind_of(phrase)),
                tree::Possessor::Of(reference) => (self.bound.antecedent(reference)?, None),
                of => return gap(Part::Clause, "whose value", of),
            };
            return self.cards_clause(cards, bind, clause, &adverbs);
        }
        match &clause.subject {
            tree::Subject::Implied => match outer.doer.clone() {
                Some(Doer::Cards(cards)) => self.cards_clause(cards, None, clause, &adverbs),
                Some(Doer::Players(players)) => {
                    self.each_of_players(players, outer.each_of, clause, &adverbs)
                }
                None => {
                    let you = Players::One(self.bound.actor);
                    self.players_clause(you, None, clause, &adverbs)
                }
            },
            tree::Subject::Player(phrase) => {
                let players = self.players(phrase)?;
                match phrase {
                    tree::PlayerPhrase::Described(noun) => {
                        self.players_clause(players, noun.bind, clause, &adverbs)
                    }
                    phrase @ tree::PlayerPhrase::Joined { each: tree::EachWord::Each, .. } => {
                        self.each_of_players(players, bind_of_joined(phrase), clause, &adverbs)
                    }
                    // "Their players each draw a card for each character returned to their hand": each of them counts their own.
                    tree::PlayerPhrase::OwnerOf {
                        card: tree::Ref { to: tree::Antecedent::Bound(bind), .. },
                        number: tree::Number::Plural,
                    } => {
                        self.each_player(players.clone(), None, |inner, one| {
                            let Players::One(owner) = one else {
                                return gap(Part::Player, "one of them", one);
                            };
                            let kept = inner.bound.owner_of_those.replace((*bind, *owner));
                            let done = inner.players_clause(one.clone(), None, clause, &adverbs);
                            inner.bound.owner_of_those = kept;
                            done.map(|_| ())
                        })?;
                        Ok(Doer::Players(players))
                    }
                    // "If an opponent has …, they choose one of their items": each of them one of their own.
                    tree::PlayerPhrase::Ref(tree::PlayerRef {
                        to: tree::PlayerAntecedent::Bound(bind),
                        ..
                    }) => self.each_of_players(players, Some(*bind), clause, &adverbs),
                    _ => self.players_clause(players, None, clause, &adverbs),
                }
            }
            tree::Subject::Card(phrase) => {
                // "The next action you play this turn costs 2 {I} less": you pay less for it.
                if let Some(paid) = super::static_phrases::as_paid(&clause.verb, phrase) {
                    let payers = self.payers(&clause.verb, phrase)?;
                    self.verb(&payers, &paid, &adverbs)?;
                    return Ok(Doer::Players(payers));
                }
                if let Some(done) = self.set_statement(phrase, clause, &adverbs)? {
                    return Ok(done);
                }
                if is_several(phrase) && deals(&clause.verb) {
                    return self.each_deals(phrase, clause, &adverbs);
                }
                let cards = self.objects(phrase, &Domain::Play)?;
                self.cards_clause(cards, bind_of(phrase), clause, &adverbs)
            }
            // "Lore can't be gained this turn": nobody gains any.
            tree::Subject::Lore => {
                let verb = lore_verb(&clause.verb)?;
                self.player_lasting(&Players::All, &verb, &adverbs)?;
                Ok(Doer::Players(Players::All))
            }
            subject => gap(Part::Clause, "who", subject),
        }
    }

    /// "Each character here deals 1 damage to chosen character": one after another, each to whom is chosen for it.
    fn each_deals(
        &mut self,
        phrase: &tree::NounPhrase,
        clause: &tree::Clause,
        adverbs: &Adverbs<'_>,
    ) -> Res<Doer> {
        let objects = self.objects(phrase, &Domain::Play)?;
        let name = self.bound.fresh()?;
        let bind = bind_of(phrase);
        let all = bind.and_then(|bind| self.bound.rebind(bind, Objects::Bound(name)));
        let body = self.nested(|inner| inner.lasting(&Objects::Bound(name), bind, &clause.verb, adverbs));
        if let Some(bind) = bind {
            self.bound.restore(bind, all);
        }
        let mut body = body?;
        super::prune::fresh_each_round(&mut body);
        self.emit(Step::Each { objects: objects.clone(), name, body })?;
        Ok(Doer::Cards(objects))
    }

    /// 6.5.6: "deal 2 damage to chosen character, or 4 damage if …".
    fn or_if(&mut self, or_if: &tree::OrIf, clause: &tree::Clause, outer: &Outer<'_>) -> Res<Doer> {
        let is_other = |adverb: &tree::Adverb| matches!(adverb, tree::Adverb::OrIf(_));
        let mut plain = clause.clone();
        plain.adverbs.retain(|adverb| !is_other(adverb));
        plain.early.retain(|adverb| !is_other(adverb));
        let mut doer = Doer::Players(Players::One(self.bound.actor));
        let steps = self.nested(|inner| {
            doer = inner.clause_again(&plain, outer)?;
            Ok(())
        })?;
        let (chosen, old) = choices_first(steps);
        self.block.extend(chosen);
        let cond = self.condition(&or_if.condition)?;
        let inside = match (&plain.verb, self.bound.last.clone()) {
            (tree::Verb::Give { .. }, Some(given)) => Doer::Cards(given),
            _ => doer.clone(),
        };
        let other = tree::Clause {
            subject: tree::Subject::Implied,
            verb: with_amount(&plain.verb, &or_if.amount)?,
            early: Vec::new(),
            adverbs: plain
                .adverbs
                .iter()
                .filter(|adverb| matches!(adverb, tree::Adverb::Duration(_)))
                .cloned()
                .collect(),
        };
        let inside = Outer { doer: Some(inside), ..outer.clone() };
        let new = self.nested(|inner| inner.clause_again(&other, &inside).map(|_| ()))?;
        self.emit(Step::SelfReplaced { old, cond, new, wish: Wish::Must })?;
        Ok(doer)
    }

    /// The clause with what stands around it, for clauses made here.
    fn clause_again(&mut self, clause: &tree::Clause, outer: &Outer<'_>) -> Res<Doer> {
        let outer = outer.clone();
        self.clause(clause, &outer)
    }

    /// 6.2.7.2: "banish chosen character at the end of the turn": chosen now, done then.
    fn at_moment(&mut self, moment: &tree::Event, clause: &tree::Clause, outer: &Outer<'_>) -> Res<Doer> {
        let is_moment = |adverb: &tree::Adverb| matches!(adverb, tree::Adverb::At(_));
        let mut later = clause.clone();
        later.adverbs.retain(|adverb| !is_moment(adverb));
        later.early.retain(|adverb| !is_moment(adverb));
        // 6.2.7.2: "chosen opponent … at the start of their next turn": chosen now.
        if let tree::Subject::Player(phrase @ tree::PlayerPhrase::Described(noun)) = &later.subject
            && matches!(noun.det, tree::PlayerDet::Chosen | tree::PlayerDet::AnotherChosen)
            && let Some(bind) = noun.bind
        {
            self.players(phrase)?;
            let to = tree::PlayerAntecedent::Bound(bind);
            let word = tree::PlayerPronoun::ThatPlayer;
            later.subject = tree::Subject::Player(tree::PlayerPhrase::Ref(tree::PlayerRef { to, word }));
        }
        if let tree::Verb::Be(passive) = &later.verb {
            let cards = match (&later.subject, &outer.doer) {
                (tree::Subject::Card(phrase), _) => self.objects(phrase, &Domain::Play)?,
                (tree::Subject::Implied, Some(Doer::Cards(cards))) => cards.clone(),
                (subject, _) => return gap(Part::Clause, "to whom it happens", subject),
            };
            let it = self.kept_for_later(cards)?;
            later.verb = active(passive, it)?;
            later.subject = tree::Subject::Implied;
        } else if let Some(object) = object_of(&mut later.verb)
            && let tree::NounPhrase::Noun(_) | tree::NounPhrase::Ref(_) = object
        {
            let cards = self.objects(object, &Domain::Play)?;
            *object = self.kept_for_later(cards)?;
        }
        let head = tree::TriggerHead { word: tree::TriggerWord::At, event: moment.clone() };
        let effects = vec![tree::Sentence { lead: Vec::new(), act: tree::Act::Clause(later) }];
        let triggered = tree::Triggered { lead: Vec::new(), heads: vec![head], effects };
        self.leave_trigger(&triggered, &Outer::default())?;
        Ok(outer.doer.clone().unwrap_or(Doer::Players(Players::One(self.bound.actor))))
    }

    /// 4.6.7: "return the challenging character to its player's hand after the challenge".
    fn after_challenge_clause(&mut self, clause: &tree::Clause, outer: &Outer<'_>) -> Res<Doer> {
        let mut later = clause.clone();
        let is_after = |adverb: &tree::Adverb| {
            matches!(adverb, tree::Adverb::Duration(tree::Duration::AfterTheChallenge))
        };
        later.adverbs.retain(|adverb| !is_after(adverb));
        if let Some(object) = object_of(&mut later.verb)
            && !matches!(object, tree::NounPhrase::This(_))
        {
            let cards = self.objects(object, &Domain::Play)?;
            *object = self.kept_for_later(cards)?;
        }
        let mut doer = Doer::Players(Players::One(self.bound.actor));
        let body = self.nested(|inner| {
            doer = inner.clause_again(&later, outer)?;
            Ok(())
        })?;
        self.after_challenge(body)?;
        Ok(doer)
    }

    /// A word for these very things, to be used later.
    pub(super) fn kept_for_later(&mut self, cards: Objects) -> Res<tree::NounPhrase> {
        let name = self.bound.fresh()?;
        self.mark_outside(&cards, name);
        self.emit_do(Verb::Bind(name, cards))?;
        self.bound.rebind(LATER, Objects::Bound(name));
        let to = tree::Antecedent::Bound(LATER);
        Ok(tree::NounPhrase::Ref(tree::Ref { to, word: tree::Pronoun::They }))
    }

    /// "They are banished": what is done to them, now.
    pub(super) fn be_done(
        &mut self,
        cards: Objects,
        passive: &tree::Passive,
        adverbs: &Adverbs<'_>,
    ) -> Res<()> {
        let it = self.kept_for_later(cards)?;
        let verb = active(passive, it)?;
        self.verb(&Players::One(self.bound.actor), &verb, adverbs)
    }

    /// "Each opponent draws a card unless they pay 1 {I}": each of them decides for themselves, in turn order (6.7.6).
    fn each_with_way_out(&mut self, clause: &tree::Clause, adverbs: &Adverbs<'_>) -> Res<Option<Doer>> {
        let tree::Subject::Player(phrase @ tree::PlayerPhrase::Described(noun)) = &clause.subject else {
            return Ok(None);
        };
        let is_way_out = |guard: &Guard<'_>| match guard {
            Guard::Unless(condition) => as_way_out(condition).is_some(),
            Guard::If(_) | Guard::While(_) => false,
        };
        let each =
            matches!(noun.det, tree::PlayerDet::Each | tree::PlayerDet::EachOther | tree::PlayerDet::All);
        if !each || noun.bind.is_none() || !adverbs.guards.iter().any(is_way_out) {
            return Ok(None);
        }
        let players = self.players(phrase)?;
        let mut alone = clause.clone();
        alone.subject = tree::Subject::Implied;
        self.each_player(players.clone(), noun.bind, |inner, one| {
            let outer = Outer { doer: Some(Doer::Players(one.clone())), ..Outer::default() };
            inner.clause_again(&alone, &outer).map(|_| ())
        })?;
        Ok(Some(Doer::Players(players)))
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
        // "Gets +3 {S} this turn if they're a Hero and -3 {S} if they're a Villain": for the time that is said once.
        let more_given = matches!(clause.verb, tree::Verb::And { .. });
        let doer = match more_given {
            true => {
                Outer { doer: outer.doer.clone(), durations: outer.durations.clone(), ..Outer::default() }
            }
            false => Outer { doer: outer.doer.clone(), ..Outer::default() },
        };
        if !more_given && !outer.durations.is_empty() || !outer.each.is_empty() || outer.with_source {
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
                        if let tree::Subject::Card(subject) = &clause.subject
                            && let Some(bind) = bind_of(subject)
                        {
                            return Ok(Doer::Cards(self.bound.bound(bind)?));
                        }
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
        let durations = outer.durations.clone();
        let outer = Outer { doer: outer.doer.clone(), durations, ..Outer::default() };
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

    /// "You and chosen player each … their": each of them in turn; afterwards "they" are those that were named.
    fn each_of_players(
        &mut self,
        players: Players,
        bind: Option<tree::Binding>,
        clause: &tree::Clause,
        adverbs: &Adverbs<'_>,
    ) -> Res<Doer> {
        let before = bind.and_then(|bind| self.bound.players_bound(bind));
        let doer = self.players_clause(players, bind, clause, adverbs);
        if let Some(before) = before {
            self.bound.bind_players(bind, &before);
        }
        doer
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
            // "Each player loses 1 lore for each character they have in play": of each something else.
            many if is_plain_deed(&clause.verb)
                && !(bind.is_some() && (!adverbs.each.is_empty() || adverbs.equal.is_some()))
                && !self.each_counts_own(many, adverbs) =>
            {
                self.verb(many, &clause.verb, adverbs)?
            }
            many => {
                self.each_player(many.clone(), bind, |inner, one| inner.verb(one, &clause.verb, adverbs))?;
            }
        }
        Ok(Doer::Players(players))
    }

    /// "Each opponent loses 1 lore for each card discarded this way": where each of them discarded, each counts their own.
    fn each_counts_own(&self, players: &Players, adverbs: &Adverbs<'_>) -> bool {
        let each = adverbs.each.iter().filter_map(|each| match each {
            tree::Each::Noun(noun) => Some(noun.as_ref()),
            _ => None,
        });
        let equal = adverbs.equal.iter().filter_map(|(value, _)| match value {
            tree::Value::NumberOf(noun) => Some(noun.as_ref()),
            _ => None,
        });
        each.chain(equal).any(|noun| {
            let tree::NounPhrase::Noun(noun) = noun else { return false };
            noun.post.iter().any(|post| match post {
                tree::Post::Relative { event, .. } => self.is_own_of(event, players),
                _ => false,
            })
        })
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
        let own = self.bound.own.replace((players.clone(), PlayerRef::Bound(name)));
        let body = self.nested(|inner| {
            write(inner, &one)?;
            let gathered = inner.gather_bindings()?;
            inner.block.extend(gathered);
            Ok(())
        });
        self.bound.actor = actor;
        self.bound.in_loop = outer;
        self.bound.own = own;
        self.bound.all_did(&players);
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
        self.know_x(adverbs);
        match verb {
            V::Draw(what) => self.draw(who, what, adverbs),
            V::DrawUntil => self.draw_until(who, adverbs),
            V::Discard(what) => self.discard(what, adverbs, Word::Plain),
            V::DiscardUntil => self.discard_until(adverbs),
            V::DiscardZone(zone) => self.discard_zone(who, zone),
            V::ChooseAnd(verb) => self.choose_and(who, verb, adverbs),
            V::Choose(what) => self.choose_what(what).map(|_| ()),
            V::ChoosePlayer(phrase) => self.choose_these_players(phrase),
            V::GainLore(amount) => {
                let amount = self.amount(amount, adverbs)?;
                self.emit_do(Verb::GainLore(who.clone(), amount))
            }
            V::LoseLore(amount) => {
                let amount = self.amount(amount, adverbs)?;
                let into = self.bound.fresh()?;
                self.emit_do(Verb::LoseLore(who.clone(), amount, Some(into)))?;
                let lost = self.gather_number(into)?;
                self.bound.way.lost = Some(lost);
                // "And you gain that much lore": what was lost, where no number was spoken of.
                if self.bound.number.is_none() {
                    self.bound.number = Some(Amount::Bound(lost));
                }
                Ok(())
            }
            // 1.11.1: what is paid is lost; 1.5.3: less than all of it is no payment.
            V::PayLore(amount) => {
                let amount = self.amount(amount, adverbs)?;
                self.emit_do(Verb::LoseLore(who.clone(), amount, None))
            }
            V::ExtraTurn(_) => self.emit_do(Verb::ExtraTurn(who.clone())),
            V::DoubleCounters(what) => self.double_counters(who, what),
            V::MoveCounters { what, from, to } => self.move_counters(what, from, to, adverbs),
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
            // 1.13: what somebody gives of their own, they have no more.
            V::GiveCounters { to, what } if super::counters::are_of_giver(who, what) => {
                let to = self.players(to)?;
                self.hand_over(who, to, what, adverbs)
            }
            V::GiveCounters { to, what } => {
                let to = self.players(to)?;
                self.get_counters(&to, what, adverbs)
            }
            V::SkipNextStep { of: _, step: step @ (tree::Step::Draw | tree::Step::Ready), word: _ } => {
                let Players::One(player) = who else { return gap(Part::Player, "who skips", verb) };
                let lasts = Duration::NextTurnOf(*player);
                let scope = Scope::Players(who.clone());
                self.emit_do(Verb::Continue { scope, mods: vec![super::statics::skip(*step)?], lasts })
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
            V::MoveThatDamage { part, to } => self.move_that_damage(*part, to),
            V::Exert { what, word } => self.exert(what, *word),
            V::Ready(what) => self.ready(what, adverbs),
            V::Play(play) => self.play(play, adverbs, Wish::Must).map(|_| ()),
            // 6.1.3: as much as the player wants and can pay.
            V::Pay(amount @ (tree::Amount::Any | tree::Amount::UpTo(_))) => {
                let by = self.bound.actor;
                let ready = Select { zones: Zones::INKWELL, owner: Players::One(by), filter: Filter::Ready };
                let drops = Amount::InkDrops(by);
                let most = Amount::Sum(vec![Amount::count(ready), drops]);
                let most = match amount {
                    tree::Amount::UpTo(n) => {
                        Amount::Min(Box::new(most), Box::new(Amount::Const(super::noun::number(*n))))
                    }
                    _ => most,
                };
                let into = self.bound.fresh()?;
                self.emit(Step::ChooseNumber { by, least: Amount::Const(0), most, into })?;
                self.emit_do(Verb::PayInk(by, Amount::Bound(into)))?;
                self.bound.way.paid = Some(into);
                self.bound.number = Some(Amount::Bound(into));
                self.bound.many = Some(Amount::Bound(into));
                Ok(())
            }
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
                self.emit(Step::Name { by: self.bound.actor, what: Nameable::Card, into })
            }
            // 5.2.7: any classification, whether a card here has it or not.
            V::ChooseQuality { quality: tree::Quality::Class, word: _ } => {
                let into = self.bound.fresh()?;
                self.bound.class = Some(into);
                self.emit(Step::Name { by: self.bound.actor, what: Nameable::Class, into })
            }
            V::ChooseQuality { quality: tree::Quality::Number, word: _ } => {
                let into = self.bound.fresh()?;
                let (by, least, most) = (self.bound.actor, Amount::Const(0), Amount::Const(MOST_CHOSEN));
                self.emit(Step::ChooseNumber { by, least, most, into })?;
                self.bound.number = Some(Amount::Bound(into));
                self.bound.many = Some(Amount::Bound(into));
                Ok(())
            }
            V::ChooseQuality { .. } => gap(Part::Clause, "nothing is picked among these here", verb),
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
            V::DealSeveral { parts, join: tree::DealJoin::And } => self.deal_several(parts, adverbs),
            // 6.1.5.2: one of them, whichever can be done.
            V::DealSeveral { parts, join: tree::DealJoin::Or } => {
                let mut options = Vec::new();
                for part in parts {
                    options.push(self.nested(|inner| {
                        inner.deal(DamageVerb::Deal, &part.amount, Some(&part.to), adverbs)
                    })?);
                }
                self.emit(Step::Options { by: self.bound.actor, modes: Modes::Or, options })
            }
            V::Prevent(prevented) => self.prevent(prevented, adverbs),
            V::Divide { amount, among, word: _, as_you: _ } => self.divide(amount, among, adverbs),
            V::DoubleStat { stat, of, word: _ } => self.double_stat(*stat, of, adverbs),
            V::SwapBetween { stat, of, word: _ } => self.swap_between(*stat, of, adverbs),
            V::SwapStats { first, second, of, word: _ } => self.swap_stats((*first, *second), of, adverbs),
            V::Cannot { .. }
            | V::Can { .. }
            | V::NeedLoreToWin(_)
            | V::NeedMoreOrLess { .. }
            | V::SkipStep { .. }
            | V::Ink(_) => self.player_lasting(who, verb, adverbs),
            V::SwapDamage { of, word: _ } => self.swap_damage(of),
            V::AbilitiesCost { of, amount, change, word: _, keyword } => {
                if adverbs.durations.is_empty() {
                    return gap(Part::Duration, "no duration", verb);
                }
                let mods = vec![self.use_cost((of, *keyword), amount, *change, adverbs)?];
                let lasts = self.lasts_of(adverbs)?;
                self.emit_do(Verb::Continue { scope: Scope::Players(Players::All), mods, lasts })
            }
            V::Repeat if !adverbs.each.is_empty() => gap(Part::Clause, "repeated so often here", verb),
            V::Repeat => {
                let again = self.bound.fresh()?;
                self.bound.repeat = Some(again);
                self.emit_do(Verb::Set(again, Amount::Const(1)))
            }
            V::SkipNextStep { .. }
            | V::PlayWithTopCardFaceUp { .. }
            | V::Get(_)
            | V::Gain(_)
            | V::Has(_)
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
            | V::StatIs { .. }
            | V::HasStat { .. }
            | V::And { .. }
            | V::Be(_)
            | V::DealMoreOrLess { .. }
            | V::DealEachOther { .. }
            | V::BeDealt { .. }
            | V::CostFirm { .. }
            | V::PlayWithHandRevealed(_)
            | V::OnlyCan { .. } => gap(Part::Clause, "a player's deed", verb),
        }
    }

    /// "Return up to X cards, where X is …": known before anything is chosen, where it can be.
    fn know_x(&mut self, adverbs: &Adverbs<'_>) {
        let Some(value) = adverbs.x else { return };
        let kept = self.bound.clone();
        let mut x = None;
        let chosen = self.nested(|inner| {
            x = inner.value(value).ok();
            Ok(())
        });
        match (chosen, x) {
            (Ok(steps), Some(x)) if steps.is_empty() => self.bound.x = Some(x),
            _ => self.bound = kept,
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
        self.bound.gathers(all, None);
        Ok(all)
    }
}

/// The greatest number that is chosen freely: none on a card is greater.
const MOST_CHOSEN: i32 = 20;

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
        tree::Condition::Happened(tree::Event {
            subject: subject @ tree::Subject::Player(_),
            verb:
                verb @ (tree::EventVerb::LosesLore(Some(_))
                | tree::EventVerb::Banishes(_)
                | tree::EventVerb::Exerts(Some(_))),
            scope,
            tense: tree::Tense::Present,
            ..
        }) if scope.is_empty() => {
            let verb = match verb {
                tree::EventVerb::LosesLore(Some(amount)) => tree::Verb::LoseLore(amount.clone()),
                tree::EventVerb::Banishes(what) => {
                    tree::Verb::ChooseAnd(Box::new(tree::Verb::Banish(what.clone())))
                }
                tree::EventVerb::Exerts(Some(what)) => {
                    let (what, word) = (what.clone(), tree::ExertWord::Word);
                    tree::Verb::ChooseAnd(Box::new(tree::Verb::Exert { what, word }))
                }
                _ => return None,
            };
            let (early, adverbs) = (Vec::new(), Vec::new());
            Some(tree::Act::Clause(tree::Clause { subject: subject.clone(), verb, early, adverbs }))
        }
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

/// "Opposing characters can't ready … if they're damaged": those that are damaged.
fn said_if_so(clause: &tree::Clause) -> Option<tree::Clause> {
    let tree::Subject::Card(phrase @ tree::NounPhrase::Noun(_)) = &clause.subject else { return None };
    if !is_several(phrase) {
        return None;
    }
    let mut changed = super::static_phrases::about_itself(clause)?;
    let place = changed.adverbs.iter().position(|adverb| {
        matches!(
            adverb,
            tree::Adverb::If(
                tree::Condition::Is { what: tree::NounPhrase::Gap, .. }
                    | tree::Condition::CardHas { what: tree::NounPhrase::Gap, .. }
            )
        )
    })?;
    let tree::Adverb::If(condition) = changed.adverbs.remove(place) else { return None };
    let tree::Subject::Card(tree::NounPhrase::Noun(noun)) = &mut changed.subject else { return None };
    let pronoun = tree::RelativePronoun::That;
    noun.post.push(tree::Post::Which { pronoun, condition: Box::new(condition) });
    Some(changed)
}

/// "They each get": more than the card itself is meant, and nothing says which.
pub(super) fn one_by_one_of_itself(clause: &tree::Clause) -> Res<()> {
    let each = |adverb: &tree::Adverb| matches!(adverb, tree::Adverb::EachBefore | tree::Adverb::BothBefore);
    match &clause.subject {
        tree::Subject::Card(tree::NounPhrase::Ref(tree::Ref { to: tree::Antecedent::Source, .. }))
            if clause.adverbs.iter().any(each) =>
        {
            gap(Part::Clause, "each of whom", clause)
        }
        _ => Ok(()),
    }
}

/// Whether several cards are spoken of.
pub(super) fn is_several(phrase: &tree::NounPhrase) -> bool {
    match phrase {
        tree::NounPhrase::Noun(noun) => {
            noun.head.number == tree::Number::Plural && noun.quantity != tree::Quantity::One
                || matches!(noun.quantity, tree::Quantity::Each)
        }
        tree::NounPhrase::PartOf { quantity, .. } => *quantity != tree::Quantity::One,
        tree::NounPhrase::Joined { join, .. } => *join == tree::Join::And,
        tree::NounPhrase::This(_)
        | tree::NounPhrase::Ref(_)
        | tree::NounPhrase::Portion(_)
        | tree::NounPhrase::Gap => false,
    }
}

fn deals(verb: &tree::Verb) -> bool {
    matches!(verb, tree::Verb::Deal { to: Some(_), .. } | tree::Verb::DealTo { .. })
}

/// The number that "their" of each of joined players has.
pub(super) fn bind_of_joined(phrase: &tree::PlayerPhrase) -> Option<tree::Binding> {
    match phrase {
        tree::PlayerPhrase::Joined { players, each: tree::EachWord::Each } => {
            players.iter().rev().find_map(bind_of_player)
        }
        _ => None,
    }
}

/// The number of described players.
fn bind_of_player(phrase: &tree::PlayerPhrase) -> Option<tree::Binding> {
    match phrase {
        tree::PlayerPhrase::Described(noun) => noun.bind,
        _ => None,
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

/// The number that what is kept for a later moment has; no phrase of a text has as many before it.
const LATER: tree::Binding = tree::Binding(u8::MAX - 1);

/// The same deed with another amount.
fn with_amount(verb: &tree::Verb, other: &tree::OtherAmount) -> Res<tree::Verb> {
    use tree::{OtherAmount as O, Verb as V};
    Ok(match (verb, other) {
        (V::Deal { .. } | V::DealTo { .. }, O::Damage { amount, word }) => {
            V::Deal { amount: amount.clone(), word: *word, to: None }
        }
        (V::RemoveDamage { .. }, O::Damage { amount, word }) => {
            V::RemoveDamage { amount: amount.clone(), word: *word, from: None }
        }
        (V::GainLore(_), O::Lore(amount)) => V::GainLore(amount.clone()),
        (V::LoseLore(_), O::Lore(amount)) => V::LoseLore(amount.clone()),
        (V::Get(_) | V::Give { .. }, O::Changes(changes)) => V::Get(changes.clone()),
        (V::Draw(_), O::Cards(cards)) => V::Draw(cards.clone()),
        (V::Discard(_), O::Cards(cards)) => V::Discard(cards.clone()),
        (V::ChooseAnd(inner), other) => V::ChooseAnd(Box::new(with_amount(inner, other)?)),
        (verb, other) => return gap(Part::Clause, "another amount of this", &(verb, other)),
    })
}

/// What is done to something, said of who does it.
fn active(passive: &tree::Passive, it: tree::NounPhrase) -> Res<tree::Verb> {
    use tree::{Passive as P, Verb as V};
    Ok(match passive {
        P::Banished => V::Banish(it),
        P::Returned { to: Some(to) } => {
            V::Return { what: it, from: None, to: to.clone(), preposition: tree::ToWord::To }
        }
        P::Exerted => V::Exert { what: it, word: tree::ExertWord::Word },
        P::Readied => V::Ready(it),
        P::Put(place) => V::Put { what: it, from: None, place: place.clone() },
        P::Shuffled { into } => V::Shuffle { what: it, from: None, into: into.clone() },
        P::Discarded => V::Discard(it),
        passive => return gap(Part::Clause, "what is done to it", passive),
    })
}

/// What a verb acts on, in play.
pub(super) fn object_of(verb: &mut tree::Verb) -> Option<&mut tree::NounPhrase> {
    use tree::Verb as V;
    match verb {
        V::Banish(what)
        | V::Return { what, from: None, .. }
        | V::Put { what, from: None, .. }
        | V::Exert { what, .. }
        | V::Ready(what)
        | V::Deal { to: Some(what), .. }
        | V::DealTo { to: what, .. }
        | V::PutDamage { on: what, .. }
        | V::RemoveDamage { from: Some(what), .. } => Some(what),
        V::ChooseAnd(inner) => object_of(inner),
        _ => None,
    }
}

/// "Lore can't be gained", said of players.
pub(super) fn lore_verb(verb: &tree::Verb) -> Res<tree::Verb> {
    let tree::Verb::Cannot { deeds, join, word } = verb else {
        return gap(Part::Clause, "what is said of lore", verb);
    };
    let mut all = Vec::new();
    for deed in deeds {
        let deed = match deed {
            tree::Deed::BeDone { what: tree::Passive::Gained, by: None } => {
                tree::Verb::GainLore(tree::Amount::Unstated)
            }
            tree::Deed::BeDone { what: tree::Passive::Lost, by: None } => {
                tree::Verb::LoseLore(tree::Amount::Unstated)
            }
            deed => return gap(Part::Clause, "what is said of lore", deed),
        };
        all.push(tree::Deed::Do(Box::new(deed)));
    }
    Ok(tree::Verb::Cannot { deeds: all, join: *join, word: *word })
}

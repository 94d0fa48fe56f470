//! Walking events and conditions.

use crate::tree::*;

use super::Binder;
use super::memory::{Acting, Kinds, Thing, Wanted};
use super::phrase::Role;

impl Binder {
    pub(super) fn event(&mut self, event: &mut Event) {
        let acting = self.memory.acting;
        let arguments = std::mem::take(&mut self.memory.arguments);
        let clause = self.memory.begin_clause();
        // "For each time they quested": no card that was drawn since.
        let wanted = if characters_do(&event.verb) { Wanted::OncePlayed } else { self.memory.wanted };
        let wanted = std::mem::replace(&mut self.memory.wanted, wanted);
        self.memory.acting = match &mut event.subject {
            // A relative clause without a subject is about what it describes.
            Subject::Implied => self.memory.open.last().copied().map(Acting::Card).or(acting),
            subject => self.subject(subject),
        };
        self.memory.wanted = wanted;
        let subject = match self.memory.acting {
            Some(Acting::Card(thing)) => Some(thing),
            _ => None,
        };
        let deeds = self.memory.deeds_so_far();
        self.event_verb(&mut event.verb, subject);
        if event.subject == Subject::Implied {
            // What a description says was done is not done by this text.
            self.memory.forget_deeds(deeds);
        }
        for scope in &mut event.scope {
            match scope {
                EventScope::During(period) => self.turn_period(period),
                EventScope::While(condition) => self.in_passing(|binder| binder.condition(condition)),
                EventScope::WhileState(state) => self.state(state),
                EventScope::From(zone) | EventScope::FromTopOf(zone) => self.zone(zone),
                EventScope::By(agent) => self.agent(agent),
                EventScope::InAChallenge
                | EventScope::WhileHere
                | EventScope::ThisTurn
                | EventScope::ThisWay
                | EventScope::InATurn
                | EventScope::EachTurn
                | EventScope::ForTheFirstTime
                | EventScope::ForTheNthTime(_)
                | EventScope::Using { .. }
                | EventScope::ForFree
                | EventScope::Here
                | EventScope::LoreFrom(_)
                | EventScope::DrawStep { .. }
                | EventScope::Exerted => {}
            }
        }
        self.memory.return_to_clause(clause);
        self.memory.arguments = arguments;
        self.memory.acting = acting;
    }

    /// Notes what was done to a thing.
    pub(super) fn done(&mut self, participle: Participle, thing: Option<Thing>) {
        if let Some(thing) = thing {
            self.memory.deed(participle, thing);
        }
    }

    /// Walks an object, and notes what is done to it.
    pub(super) fn object(&mut self, what: &mut NounPhrase, participle: Participle) {
        let thing = self.noun_phrase(what, Role::Object);
        self.done(participle, thing);
    }

    /// 8.10.5: what was shifted onto lies beneath and is the same character; words mean the one on top.
    fn beneath(&mut self, onto: Option<&mut NounPhrase>) {
        if let Some(onto) = onto {
            self.in_passing(|binder| {
                binder.noun_phrase(onto, Role::Inside);
            });
        }
    }

    fn event_verb(&mut self, verb: &mut EventVerb, subject: Option<Thing>) {
        match verb {
            EventVerb::Play { what, on } => {
                self.object(what, Participle::Played);
                if let Some(on) = on {
                    self.noun_phrase(on, Role::Object);
                }
            }
            EventVerb::UsesKeyword(_) => {}
            EventVerb::UsesToPlay { what, .. } => self.object(what, Participle::Played),
            EventVerb::IsShifted { onto, .. } => {
                self.done(Participle::Played, subject);
                self.beneath(onto.as_mut());
            }
            EventVerb::MovesFrom { from, to, .. } => {
                self.done(Participle::Moved, subject);
                if let Origin::At(place) = from {
                    self.noun_phrase(place, Role::Object);
                }
                if let Some(to) = to {
                    self.destination(to);
                }
            }
            EventVerb::IsSung => self.done(Participle::Played, subject),
            EventVerb::MovesAnywhere => self.done(Participle::Moved, subject),
            EventVerb::IsDealtTo(from) | EventVerb::IsRemovedFrom(from) => {
                self.noun_phrase(from, Role::Object);
            }
            EventVerb::IsMovedFrom { from, to } => {
                self.done(Participle::Moved, subject);
                for place in std::iter::once(from).chain(to) {
                    self.noun_phrase(place, Role::Object);
                }
            }
            EventVerb::IsShuffled(into) => self.zone(into),
            EventVerb::Shifts { what, onto, .. } => {
                // Nothing lies on itself: "on top of her" speaks of somebody known before.
                self.beneath(onto.as_mut());
                self.object(what, Participle::Played);
            }
            EventVerb::PayToPlay { amount, what } => {
                self.compare(amount);
                self.object(what, Participle::Played);
            }
            EventVerb::Challenges(what) => {
                if let Some(what) = what {
                    self.noun_phrase(what, Role::Object);
                }
            }
            EventVerb::Banishes(what) => self.object(what, Participle::Banished),
            EventVerb::Draws(what)
            | EventVerb::Sings(what)
            | EventVerb::Readies(what)
            | EventVerb::Inks(what) => {
                self.noun_phrase(what, Role::Object);
            }
            EventVerb::Discards(what) => self.object(what, Participle::Discarded),
            EventVerb::Reveals(what) => self.object(what, Participle::Revealed),
            EventVerb::DealsDamage(what) => {
                self.noun_phrase(what, Role::Object);
            }
            EventVerb::IsBanished | EventVerb::ChallengedAndBanished | EventVerb::ChallengesAndBanished => {
                self.done(Participle::Banished, subject);
            }
            EventVerb::IsPlayed => self.done(Participle::Played, subject),
            EventVerb::IsDiscarded => self.done(Participle::Discarded, subject),
            EventVerb::IsRevealed => self.done(Participle::Revealed, subject),
            EventVerb::IsChosenFor(ChosenFor::Agent(agent)) => {
                self.agent(agent);
                self.done(Participle::Chosen, subject);
            }
            EventVerb::IsChosen | EventVerb::IsChosenFor(_) => self.done(Participle::Chosen, subject),
            EventVerb::IsExerted | EventVerb::BecomesExerted | EventVerb::Exerts(None) => {
                self.done(Participle::Exerted, subject);
            }
            EventVerb::Exerts(Some(what)) => self.object(what, Participle::Exerted),
            EventVerb::IsMoved => self.done(Participle::Moved, subject),
            EventVerb::IsMovedTo(to) => {
                self.done(Participle::Moved, subject);
                self.destination(to);
            }
            EventVerb::MovesDamage { from, to, .. } => {
                for what in from.iter_mut().chain(to) {
                    self.noun_phrase(what, Role::Object);
                }
            }
            EventVerb::Leaves(zone) => self.zone(zone),
            EventVerb::IsPut(place) => self.place(place),
            EventVerb::Puts { what, place } => {
                self.noun_phrase(what, Role::Object);
                self.place(place);
            }
            EventVerb::IsReturned { to, from } => {
                self.done(Participle::Returned, subject);
                for zone in to.iter_mut().chain(from) {
                    self.zone(zone);
                }
            }
            EventVerb::Returns { what, from, to } => {
                self.object(what, Participle::Returned);
                for zone in from.iter_mut().chain(to) {
                    self.zone(zone);
                }
            }
            EventVerb::MovesTo(to) => {
                self.done(Participle::Moved, subject);
                self.destination(to);
            }
            EventVerb::Moves { what, to, from } => {
                self.object(what, Participle::Moved);
                if let Some(to) = to {
                    self.destination(to);
                }
                if let Some(from) = from {
                    self.noun_phrase(from, Role::Object);
                }
            }
            EventVerb::RemovesDamage { from, .. } => {
                if let Some(from) = from {
                    self.noun_phrase(from, Role::Object);
                }
            }
            EventVerb::GetsCounters(what) => self.counters(what),
            EventVerb::RemovesCounters { what, to_play } => {
                self.counters(what);
                if let Some(card) = to_play {
                    self.noun_phrase(card, Role::Object);
                }
            }
            EventVerb::ChoosesFor { what, .. } => self.object(what, Participle::Chosen),
            EventVerb::UsesAbility { of, .. } => {
                self.noun_phrase(of, Role::Object);
            }
            EventVerb::Causes { who, act } => {
                let acting = self.player(who);
                self.memory.acting = Some(acting);
                self.event_verb(act, None);
            }
            EventVerb::AnyOf(verbs) => {
                for verb in verbs {
                    self.event_verb(verb, subject);
                }
            }
            EventVerb::TurnStarts(turn) | EventVerb::TurnEnds(turn) => self.turn_of(turn),
            EventVerb::AndSurvives(verb) => self.event_verb(verb, subject),
            EventVerb::EntersPlay
            | EventVerb::Quests
            | EventVerb::IsChallenged
            | EventVerb::LeavesPlay
            | EventVerb::IsRemoved
            | EventVerb::IsReadied
            | EventVerb::IsDealt
            | EventVerb::TakesDamage
            | EventVerb::IsDealtDamage
            | EventVerb::IsHurt { .. }
            | EventVerb::GainsLore(_)
            | EventVerb::LosesLore(_)
            | EventVerb::IsShiftedOnto
            | EventVerb::IsDamaged
            | EventVerb::ChallengesAndSurvives
            | EventVerb::IsGained
            | EventVerb::IsDrawn
            | EventVerb::IsPaid
            | EventVerb::IsShuffledIn
            | EventVerb::IsLost => {}
        }
    }

    pub(super) fn destination(&mut self, destination: &mut Destination) {
        match destination {
            Destination::At(place) => {
                self.noun_phrase(place, Role::Object);
            }
            Destination::Here | Destination::There => {}
        }
    }

    pub(super) fn condition(&mut self, condition: &mut Condition) {
        let acting = self.memory.acting;
        let arguments = std::mem::take(&mut self.memory.arguments);
        let clause = self.memory.begin_clause();
        self.condition_inner(condition);
        self.memory.return_to_clause(clause);
        self.memory.arguments = arguments;
        self.memory.acting = acting;
    }

    fn condition_inner(&mut self, condition: &mut Condition) {
        match condition {
            Condition::Has { who, what, .. } => {
                self.memory.acting = Some(self.player(who));
                self.in_passing(|binder| {
                    binder.noun_phrase(what, Role::Inside);
                });
            }
            Condition::HasMoreOf { who, what, than, .. } => {
                self.player(who);
                self.in_passing(|binder| {
                    binder.noun_phrase(what, Role::Inside);
                    binder.noun_phrase(than, Role::Inside);
                });
            }
            Condition::HasMore { who, what, than, .. } => {
                self.memory.acting = Some(self.player(who));
                self.in_passing(|binder| {
                    binder.noun_phrase(what, Role::Inside);
                });
                self.player(than);
            }
            Condition::HasLore { who, compare } => {
                self.player(who);
                if let Some(than) = compare.than_mut() {
                    self.player(than);
                }
            }
            Condition::HasExtreme { who, what, .. } => {
                self.memory.acting = Some(self.player(who));
                if let Some(what) = what {
                    self.in_passing(|binder| {
                        binder.noun_phrase(what, Role::Inside);
                    });
                }
            }
            Condition::ValueIs { value, compare } => {
                self.value(value);
                self.compare(compare);
            }
            Condition::ItsNotTurn { turn, .. } => self.turn_of(turn),
            Condition::Is { what, state: State::Chosen, .. } => {
                // "if a Villain character is chosen" speaks of what was chosen before.
                self.noun_phrase(what, Role::Predicate);
            }
            Condition::Is { what, state, negated, .. } => {
                let thing = self.noun_phrase(what, Role::Subject);
                self.memory.acting = thing.map(Acting::Card);
                if is_named(state) && thing != Some(Thing::Source) {
                    self.memory.named = thing;
                }
                self.state(state);
                if let (Some(thing), Some(kinds), Negation::No) = (thing, kinds_said(state), *negated) {
                    self.memory.known_to_be(thing, kinds);
                }
            }
            Condition::CardHas { what, has, .. } => {
                let thing = self.noun_phrase(what, Role::Subject);
                self.memory.acting = thing.map(Acting::Card);
                if matches!(has, Having::SameName | Having::Different(_) | Having::Same(_)) {
                    self.two_of_them(what);
                }
                self.having(has);
            }
            Condition::ThereIs { what, .. } => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            Condition::IsNthTimeOf { event, .. } | Condition::Happened(event) => {
                self.in_passing(|binder| binder.event(event))
            }
            Condition::Would(event) => self.event(event),
            Condition::IsOrdinal { what, which } => {
                self.reference(what, Role::Subject);
                self.noun_phrase(which, Role::Predicate);
            }
            Condition::ThisIsOrdinal(which) => {
                self.noun_phrase(which, Role::Predicate);
            }
            Condition::IsNthChallenge { what, .. } => what.to = Antecedent::Event,
            Condition::UsedToPlay { what, .. } => {
                self.noun_phrase(what, Role::Object);
            }
            Condition::HasOpponents { who, .. } | Condition::Does { who, .. } => {
                self.player(who);
            }
            Condition::Challenging(what) => {
                if let Some(what) = what {
                    self.in_passing(|binder| {
                        binder.noun_phrase(what, Role::Inside);
                    });
                }
            }
            Condition::ItsTurn(turn) => self.turn_of(turn),
            Condition::Unless(act) => self.act(act),
            Condition::Costs { what, compare } | Condition::HasCost { what, compare } => {
                self.noun_phrase(what, Role::Subject);
                self.compare(compare);
            }
            Condition::All(conditions) | Condition::Any(conditions) => {
                for condition in conditions {
                    self.condition(condition);
                }
            }
            Condition::CardDoes { what, .. } => {
                self.noun_phrase(what, Role::Subject);
            }
            Condition::NobodyDoes(_)
            | Condition::IsNthTime(_)
            | Condition::FirstTurnNotFirstPlayer
            | Condition::FirstTurn
            | Condition::BeingChallenged => {}
        }
    }

    pub(super) fn state(&mut self, state: &mut State) {
        match state {
            State::In(zone) => self.zone(zone),
            State::At(what) => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            State::Under(what) => self.in_play(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            State::A(what) => {
                self.noun_phrase(what, Role::Predicate);
            }
            State::Cost(compare) => self.compare(compare),
            State::SameNameAs(what) => {
                self.noun_phrase(what, Role::Inside);
            }
            State::BeingChallengedBy(what) => {
                self.noun_phrase(what, Role::Inside);
            }
            State::Challenging(what) => {
                if let Some(what) = what {
                    self.noun_phrase(what, Role::Inside);
                }
            }
            State::Exerted
            | State::Ready
            | State::Damaged
            | State::Undamaged
            | State::InPlay
            | State::Here
            | State::There
            | State::BeingChallenged
            | State::Named(_)
            | State::Chosen
            | State::Revealed => {}
        }
    }

    fn having(&mut self, has: &mut Having) {
        match has {
            Having::DamageAmount { compare, .. }
            | Having::Stat { compare, .. }
            | Having::Total { compare, .. } => self.compare(compare),
            Having::SameNameAs(what)
            | Having::DifferentNameThan(what)
            | Having::Superlative { among: Some(what), .. }
            | Having::Noun(what) => self.in_passing(|binder| {
                binder.noun_phrase(what, Role::Inside);
            }),
            Having::Damage
            | Having::NoDamage
            | Having::Keyword(_)
            | Having::Declared(_)
            | Having::Keywords { .. }
            | Having::SameName
            | Having::Same(_)
            | Having::Different(_)
            | Having::Superlative { among: None, .. } => {}
        }
    }
}

/// What kind of card "it's a character card" says it is.
fn kinds_said(state: &State) -> Option<Kinds> {
    match state {
        State::A(NounPhrase::Noun(noun)) => {
            Some(Kinds::of_head(&noun.head)).filter(|kinds| *kinds != Kinds::ALL)
        }
        _ => None,
    }
}

fn is_named(state: &State) -> bool {
    match state {
        State::Named(_) => true,
        State::A(NounPhrase::Noun(noun)) => noun.post.iter().any(|post| matches!(post, Post::Named { .. })),
        _ => false,
    }
}

/// What only characters in play do.
fn characters_do(verb: &EventVerb) -> bool {
    match verb {
        EventVerb::AnyOf(verbs) => verbs.iter().all(characters_do),
        EventVerb::Quests
        | EventVerb::Challenges(_)
        | EventVerb::ChallengesAndBanished
        | EventVerb::ChallengesAndSurvives
        | EventVerb::Sings(_)
        | EventVerb::UsesKeyword(_)
        | EventVerb::Banishes(_) => true,
        _ => false,
    }
}

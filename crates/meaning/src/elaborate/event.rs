//! Events as patterns: trigger heads, questions about this turn, relative clauses (RULES 6.2, 6.2.1, 6.2.6).

use std::borrow::Cow;

use ::syntax::tree;

use super::condition::{not, with_owner};
use super::counters::is_ink_drop;
use super::filter::{Domain, Set};
use super::noun::number;
use super::{Drawn, Elaborate, Part, Res, gap};
use crate::meaning::*;

/// A pattern with what stands beside it.
pub(super) struct Heard {
    /// Each of them is the event.
    pub(super) patterns: Vec<Pattern>,
    /// Must hold when it happens.
    pub(super) during: Cond,
    /// How many the phrase asks for, where something is counted.
    counted: Option<tree::Quantity>,
    /// "This turn" in a head: the trigger lasts so long.
    pub(super) this_turn: bool,
}

/// The sides of an event that the words of a verb fill.
#[derive(Clone, Copy, Default)]
struct Sides<'t> {
    subject: Option<&'t tree::NounPhrase>,
    object: Option<&'t tree::NounPhrase>,
}

impl Elaborate {
    /// The patterns of an event; its phrases are bound to the event's names.
    pub(super) fn event(&mut self, event: &tree::Event) -> Res<Heard> {
        self.event_inner(event).map_err(|gap| gap.within(|| ::syntax::english_event(event)))
    }

    fn event_inner(&mut self, event: &tree::Event) -> Res<Heard> {
        let mut heard = self.event_verb(event)?;
        let mut here = false;
        for scope in &event.scope {
            match scope {
                tree::EventScope::InAChallenge => heard.flag(Flags::IN_CHALLENGE),
                tree::EventScope::From(zone) => heard.flag(match zone.kind {
                    tree::ZoneKind::Play => Flags::FROM_PLAY,
                    tree::ZoneKind::Discard => Flags::FROM_DISCARD,
                    tree::ZoneKind::Hand => Flags::FROM_HAND,
                    tree::ZoneKind::Deck => Flags::FROM_DECK,
                    tree::ZoneKind::Inkwell => return gap(Part::Event, "from where", event),
                }),
                tree::EventScope::WhileHere | tree::EventScope::Here => here = true,
                tree::EventScope::ThisTurn => heard.this_turn = true,
                tree::EventScope::InATurn | tree::EventScope::EachTurn => {}
                tree::EventScope::ForTheFirstTime => heard.nth(1),
                tree::EventScope::ForTheNthTime(nth) => heard.nth(u8::try_from(*nth).unwrap_or(u8::MAX)),
                tree::EventScope::LoreFrom(from) => {
                    heard.patterns.iter_mut().for_each(|p| lore_from(p, *from))
                }
                // 3.2.3.1: whoever draws has a Draw step of their own.
                tree::EventScope::DrawStep { whose: _, word } => match word {
                    tree::StepWord::During => heard.flag(Flags::DRAW_STEP),
                    tree::StepWord::OutsideOf => {
                        heard.patterns.iter_mut().for_each(|p| p.without |= Flags::DRAW_STEP);
                    }
                },
                tree::EventScope::FromTopOf(zone) if zone.kind == tree::ZoneKind::Deck => {
                    heard.flag(Flags::FROM_DECK);
                    self.owned(&mut heard, zone)?;
                }
                // 6.7.9: it is exerted as it enters.
                tree::EventScope::Exerted => heard.narrow_subject(Filter::Exerted),
                tree::EventScope::During(tree::TurnPeriod::Theirs(_)) => heard.in_own_turn(),
                tree::EventScope::During(period) => {
                    let during = self.during(period)?;
                    heard.during = Cond::all([heard.during, during]);
                }
                tree::EventScope::While(condition) => self.while_it(&mut heard, condition)?,
                tree::EventScope::WhileState(state) => {
                    let filter = self.state(state)?;
                    heard.narrow_subject(filter);
                    self.bind_place(state, Objects::Bound(Name::SUBJECT));
                }
                tree::EventScope::Using { keyword: tree::KeywordName::Shift, negated } => {
                    let shifted = Filter::PlayedBy(HowPlayed::Shift);
                    heard.narrow_subject(super::condition::negate(shifted, *negated));
                }
                tree::EventScope::ForFree => heard.narrow_subject(Filter::PlayedBy(HowPlayed::Free)),
                tree::EventScope::By(agent) => {
                    for pattern in &mut heard.patterns {
                        self.by_agent(pattern, agent)?;
                    }
                }
                tree::EventScope::Using { .. }
                | tree::EventScope::ThisWay
                | tree::EventScope::FromTopOf(_) => {
                    return gap(Part::Event, "a scope", event);
                }
            }
        }
        if here {
            heard.narrow_subject(self.at_here());
        }
        Ok(heard)
    }

    /// "While …" inside an event: about the subject where it names none.
    fn while_it(&mut self, heard: &mut Heard, condition: &tree::Condition) -> Res<()> {
        if let tree::Condition::Is { what: tree::NounPhrase::Gap, state, negated, .. } = condition {
            let filter = super::condition::negate(self.state(state)?, *negated);
            heard.narrow_subject(filter);
            return Ok(());
        }
        let role = match condition {
            tree::Condition::Challenging(None) => Some((Flags::CHALLENGER, Filter::Challenging)),
            tree::Condition::BeingChallenged => Some((Flags::CHALLENGED, Filter::Challenged)),
            _ => None,
        };
        if let Some((flag, filter)) = role {
            // Who was banished is in no challenge any more: the event remembers it (4.6.9).
            match heard.patterns.iter().all(|pattern| pattern.kind == EventKind::Banished) {
                true => heard.flag(Flags::IN_CHALLENGE | flag),
                false => heard.narrow_subject(filter),
            }
            return Ok(());
        }
        let during = self.condition(condition)?;
        let old = std::mem::replace(&mut heard.during, Cond::True);
        heard.during = Cond::all([old, during]);
        Ok(())
    }

    fn event_verb(&mut self, event: &tree::Event) -> Res<Heard> {
        use tree::EventVerb as V;
        let subject = match &event.subject {
            tree::Subject::Card(noun) => Some(noun),
            _ => None,
        };
        let by = |object| Sides { subject, object };
        let of = |what| Sides { subject: Some(what), object: None };
        let to_it = Sides { subject: None, object: subject };
        match &event.verb {
            V::Play { what, on } => {
                self.happens(event, EventKind::Played, Sides { subject: Some(what), object: on.as_ref() })
            }
            // 8.10: played by its Shift.
            V::IsShifted { onto, word: _ } => self.shifted(event, by(onto.as_ref())),
            V::UsesToPlay { keyword: tree::KeywordName::Shift, what } => self.shifted(event, of(what)),
            V::MovesFrom { from, to, order: _ } => self.moves_from(event, subject, from, to.as_ref()),
            V::IsRemovedFrom(from) => self.happens_so_much(event, EventKind::RemovedDamage, of(from)),
            V::IsSung => self.happens(event, EventKind::Sang, to_it),
            V::IsDealtTo(to) => self.happens_so_much(event, EventKind::DealtDamage, of(to)),
            V::MovesAnywhere => self.moved(event, subject, None, None),
            V::IsMovedTo(to) => self.moved(event, subject, Some(to), None),
            // 8.10: something is played on it by Shift.
            V::IsShiftedOnto => self.shifted(event, to_it),
            // 4.6.7: it is over, and the challenging character is still there.
            V::ChallengesAndSurvives => {
                let mut heard = self.happens(event, EventKind::ChallengeOver, by(None))?;
                heard.narrow_subject(Filter::NowIn(Zones::PLAY));
                Ok(heard)
            }
            V::IsGained | V::IsLost if event.subject == tree::Subject::Lore => {
                let kind = match event.verb {
                    V::IsGained => EventKind::GainedLore,
                    _ => EventKind::LostLore,
                };
                self.happens_so_much(event, kind, Sides::default())
            }
            V::IsChosen => self.happens(event, EventKind::Chosen, by(None)),
            V::Exerts(Some(what)) => self.happens(event, EventKind::Exerted, of(what)),
            V::IsShuffled(into) => {
                let mut heard = self.happens(event, EventKind::IntoDeck, by(None))?;
                if comes_from_play(event, by(None).subject) {
                    heard.flag(Flags::FROM_PLAY);
                }
                self.owned(&mut heard, into)?;
                Ok(heard)
            }
            V::IsReadied => self.happens(event, EventKind::Readied, by(None)),
            // 4.2: the turn action.
            V::Inks(what) => {
                let mut heard = self.happens(event, EventKind::IntoInkwell, of(what))?;
                heard.flag(Flags::INKING);
                Ok(heard)
            }
            V::Shifts { what, onto, word: _ } => {
                self.shifted(event, Sides { subject: Some(what), object: onto.as_ref() })
            }
            V::PayToPlay { amount, what } => {
                let mut heard = self.happens(event, EventKind::Played, of(what))?;
                heard.amounts_to(self.paid(amount)?);
                Ok(heard)
            }
            V::IsPlayed => self.happens(event, EventKind::Played, by(None)),
            V::EntersPlay => self.happens(event, EventKind::EnteredPlay, by(None)),
            V::Quests => self.happens(event, EventKind::Quested, by(None)),
            V::Challenges(whom) => {
                let heard = self.happens(event, EventKind::Challenges, by(whom.as_ref()))?;
                self.bound.challenger = Objects::Bound(Name::SUBJECT);
                self.bound.challenged = Objects::Bound(Name::OBJECT);
                Ok(heard)
            }
            V::IsChallenged => {
                let heard = self.happens(event, EventKind::Challenged, by(None))?;
                self.bound.challenger = Objects::Bound(Name::OBJECT);
                self.bound.challenged = Objects::Bound(Name::SUBJECT);
                Ok(heard)
            }
            V::ChallengedAndBanished => {
                let mut heard = self.happens(event, EventKind::Banished, by(None))?;
                heard.flag(Flags::IN_CHALLENGE | Flags::CHALLENGED);
                self.bound.challenged = Objects::Bound(Name::SUBJECT);
                Ok(heard)
            }
            V::ChallengesAndBanished => {
                let mut heard = self.happens(event, EventKind::Banished, by(None))?;
                heard.flag(Flags::IN_CHALLENGE | Flags::CHALLENGER);
                self.bound.challenger = Objects::Bound(Name::SUBJECT);
                Ok(heard)
            }
            V::Banishes(whom) => self.happens(event, EventKind::Banishes, by(Some(whom))),
            V::IsBanished => self.happens(event, EventKind::Banished, by(None)),
            V::LeavesPlay => self.happens(event, EventKind::LeftPlay, by(None)),
            V::Leaves(zone) if zone.kind == tree::ZoneKind::Discard => {
                let mut heard = self.happens(event, EventKind::LeftDiscard, by(None))?;
                self.owned(&mut heard, zone)?;
                Ok(heard)
            }
            V::IsPut(place) => self.is_put(event, place, by(None)),
            V::Puts { what, place } => self.is_put(event, place, of(what)),
            V::IsReturned { to: Some(to), from } => self.is_returned(event, to, from.as_ref(), by(None)),
            V::Returns { what, from, to: Some(to) } => self.is_returned(event, to, from.as_ref(), of(what)),
            V::Draws(what) => self.happens(event, EventKind::Drew, of(what)),
            V::Discards(what) => self.happens(event, EventKind::Discarded, of(what)),
            V::IsDiscarded => self.happens(event, EventKind::Discarded, by(None)),
            // "The same song": those who sing together sing one (8.12).
            V::Sings(tree::NounPhrase::Noun(song)) if song.quantity == tree::Quantity::Same => {
                let one = tree::NounPhrase::Noun(tree::Noun { quantity: tree::Quantity::A, ..song.clone() });
                self.happens(event, EventKind::Sang, by(Some(&one)))
            }
            V::Sings(song) => self.happens(event, EventKind::Sang, by(Some(song))),
            V::MovesTo(to) => self.moved(event, subject, Some(to), None),
            // "You move a character from here": from where it is moved.
            V::Moves { what: tree::NounPhrase::Noun(noun), to, from: None }
                if noun.post.contains(&tree::Post::FromHere) =>
            {
                let mut plain = noun.clone();
                plain.post.retain(|post| *post != tree::Post::FromHere);
                let what = tree::NounPhrase::Noun(plain);
                self.moves_from(event, Some(&what), &tree::Origin::Here, to.as_ref())
            }
            V::Moves { what, to, from } => self.moved(event, Some(what), to.as_ref(), from.as_ref()),
            V::Readies(what) => self.happens(event, EventKind::Readied, of(what)),
            V::RemovesDamage { amount, from, word: _ } => {
                let sides = Sides { subject: from.as_ref(), object: None };
                let mut heard = self.happens_so_much(event, EventKind::RemovedDamage, sides)?;
                if let Some(amount) = amount {
                    let tree::Amount::OrMore(n) = amount else {
                        return gap(Part::Event, "how much damage", event);
                    };
                    heard.amounts_to((Cmp::AtLeast, Amount::Const(number(*n))));
                }
                Ok(heard)
            }
            V::TakesDamage | V::IsDamaged => self.happens_so_much(event, EventKind::TookDamage, by(None)),
            V::IsDealtDamage => self.happens_so_much(event, EventKind::DealtDamage, by(None)),
            V::IsHurt { amount, word } => {
                let kind = match word {
                    tree::HurtWord::IsDealt => EventKind::DealtDamage,
                    tree::HurtWord::Takes => EventKind::TookDamage,
                };
                self.hurt(event, kind, amount, by(None))
            }
            // 4.6.7: the challenge is over, and the challenged character is still there.
            V::AndSurvives(verb) if **verb == V::IsChallenged => {
                let mut heard = self.happens(event, EventKind::ChallengeOver, to_it)?;
                heard.narrow_object(Filter::NowIn(Zones::PLAY));
                Ok(heard)
            }
            // 1.8.1.4: less damage than Willpower.
            V::AndSurvives(verb) => {
                let one = tree::Event { verb: (**verb).clone(), ..event.clone() };
                let mut heard = self.event_verb(&one)?;
                heard.narrow_subject(Filter::Not(Box::new(lethal())));
                Ok(heard)
            }
            V::DealsDamage(to) => {
                let to = Some(to).filter(|to| **to != tree::NounPhrase::Gap);
                self.happens_so_much(event, EventKind::DealtDamage, Sides { subject: to, object: subject })
            }
            V::IsExerted | V::BecomesExerted | V::Exerts(None) => {
                self.happens(event, EventKind::Exerted, by(None))
            }
            V::IsChosenFor(purpose) => self.chosen_for(event, purpose, by(None)),
            V::ChoosesFor { what, purpose } => self.chosen_for(event, purpose, of(what)),
            V::UsesAbility { keyword: tree::KeywordName::Boost, of: what } => {
                let mut heard = self.happens(event, EventKind::UsedAbility, of(what))?;
                heard.flag(Flags::BOOST);
                Ok(heard)
            }
            V::GainsLore(amount) => self.lore_changes(event, EventKind::GainedLore, amount.as_ref()),
            V::LosesLore(amount) => self.lore_changes(event, EventKind::LostLore, amount.as_ref()),
            // 1.9.2.4: from one, to another.
            V::MovesDamage { amount, word: _, from, to } => {
                let sides = Sides { subject: from.as_ref(), object: to.as_ref() };
                let mut heard = self.happens_so_much(event, EventKind::MovedDamage, sides)?;
                match amount {
                    None | Some(tree::Amount::OrMore(1)) => {}
                    Some(tree::Amount::OrMore(n)) => {
                        heard.amounts_to((Cmp::AtLeast, Amount::Const(number(*n))));
                    }
                    Some(_) => return gap(Part::Event, "how much damage", event),
                }
                Ok(heard)
            }
            V::IsRevealed => self.happens(event, EventKind::Revealed, by(None)),
            V::Reveals(what) => self.happens(event, EventKind::Revealed, of(what)),
            V::GetsCounters(what @ tree::NounPhrase::Noun(noun)) if is_ink_drop(noun) => {
                let mut heard = self.happens(event, EventKind::GotInkDrop, Sides::default())?;
                // "1 or more": all that are got together, once.
                if matches!(noun.quantity, tree::Quantity::OneOrMore | tree::Quantity::NOrMore(_)) {
                    heard.quantity(noun.quantity, what)?;
                    self.bound.many = Some(Amount::Bound(Name::AMOUNT));
                }
                Ok(heard)
            }
            V::RemovesCounters { what: what @ tree::NounPhrase::Noun(noun), to_play: None }
                if is_ink_drop(noun) =>
            {
                let mut heard = self.happens(event, EventKind::RemovedInkDrop, Sides::default())?;
                heard.quantity(noun.quantity, what)?;
                Ok(heard)
            }
            // 1.13: paid for with an ink drop.
            V::RemovesCounters { what: tree::NounPhrase::Noun(noun), to_play: Some(card) }
                if is_ink_drop(noun) =>
            {
                let mut heard = self.happens(event, EventKind::Played, of(card))?;
                heard.narrow_subject(Filter::PaidWithDrop);
                Ok(heard)
            }
            V::AnyOf(verbs) => self.any_of(event, verbs),
            // A turn that is under way does not start again: the next start is the next turn's.
            V::TurnEnds(tree::TurnOf::YourNext) => self.moment(EventKind::TurnEnd, &tree::TurnOf::Your),
            V::TurnStarts(tree::TurnOf::YourNext) => self.moment(EventKind::TurnStart, &tree::TurnOf::Your),
            V::TurnStarts(whose) => self.moment(EventKind::TurnStart, whose),
            V::TurnEnds(whose) => self.moment(EventKind::TurnEnd, whose),
            _ => gap(Part::Event, "an event", event),
        }
    }

    /// An event that has an amount, which "that many" may then mean.
    fn happens_so_much(&mut self, event: &tree::Event, kind: EventKind, sides: Sides<'_>) -> Res<Heard> {
        let heard = self.happens(event, kind, sides)?;
        self.bound.number = Some(Amount::Bound(Name::AMOUNT));
        Ok(heard)
    }

    /// 8.10: played by its Shift.
    fn shifted(&mut self, event: &tree::Event, sides: Sides<'_>) -> Res<Heard> {
        let mut heard = self.happens(event, EventKind::Played, sides)?;
        heard.narrow_subject(Filter::PlayedBy(HowPlayed::Shift));
        Ok(heard)
    }

    /// "Is dealt 3 or more damage".
    fn hurt(
        &mut self,
        event: &tree::Event,
        kind: EventKind,
        amount: &tree::Amount,
        sides: Sides<'_>,
    ) -> Res<Heard> {
        let mut heard = self.happens_so_much(event, kind, sides)?;
        heard.amounts_to(match amount {
            tree::Amount::OrMore(n) => (Cmp::AtLeast, Amount::Const(number(*n))),
            tree::Amount::OrLess(n) => (Cmp::AtMost, Amount::Const(number(*n))),
            tree::Amount::N(n) => (Cmp::Equal, Amount::Const(number(*n))),
            _ => return gap(Part::Event, "how much damage", event),
        });
        Ok(heard)
    }

    /// "Gains 2 or more lore"; "in a turn": with which the player has so much.
    fn lore_changes(
        &mut self,
        event: &tree::Event,
        kind: EventKind,
        amount: Option<&tree::Amount>,
    ) -> Res<Heard> {
        let mut heard = self.happens_so_much(event, kind, Sides::default())?;
        let Some(amount) = amount else { return Ok(heard) };
        let tree::Amount::OrMore(n) = amount else { return gap(Part::Event, "how much lore", event) };
        heard.amounts_to((Cmp::AtLeast, Amount::Const(number(*n))));
        let is_summed = event.scope.contains(&tree::EventScope::InATurn);
        heard.patterns.iter_mut().for_each(|pattern| pattern.summed |= is_summed);
        Ok(heard)
    }

    fn any_of(&mut self, event: &tree::Event, verbs: &[tree::EventVerb]) -> Res<Heard> {
        let mut all: Option<Heard> = None;
        for verb in verbs {
            let one = tree::Event { verb: verb.clone(), ..event.clone() };
            let heard = self.event_verb(&one)?;
            match &mut all {
                None => all = Some(heard),
                Some(all) => all.patterns.extend(heard.patterns),
            }
        }
        all.map_or_else(|| gap(Part::Event, "an event", event), Ok)
    }

    /// A start or an end of a turn.
    fn moment(&mut self, kind: EventKind, whose: &tree::TurnOf) -> Res<Heard> {
        let players = self.turn_of(whose)?;
        if let tree::TurnOf::YourNth(nth) = whose {
            let mut heard = Heard::of(Pattern::player(kind, players));
            heard.during = super::condition::nth_turn(*nth, Cmp::Equal);
            return Ok(heard);
        }
        if let tree::TurnOf::Player(tree::PlayerPhrase::Described(noun)) = whose {
            self.bound.bind_players(noun.bind, &Players::One(PlayerRef::Bound(Name::PLAYER)));
            self.bound.spoken = PlayerRef::Bound(Name::PLAYER);
        }
        let pattern = match players {
            Players::All => Pattern::of(kind),
            players => Pattern::player(kind, players),
        };
        Ok(Heard::of(pattern))
    }

    /// The pattern of a verb with its two sides.
    fn happens(&mut self, event: &tree::Event, kind: EventKind, sides: Sides<'_>) -> Res<Heard> {
        let mut heard = Heard::of(Pattern::of(kind));
        self.bound.event = Some(kind);
        if let tree::Subject::Player(phrase) = &event.subject {
            let players = self.event_player(phrase)?;
            heard.patterns[0].player = Some(players);
        }
        if let Some(phrase) = sides.subject {
            self.side(&mut heard, &other_than_subject(event, phrase), Name::SUBJECT)?;
        }
        if let Some(phrase) = sides.object {
            self.side(&mut heard, &other_than_subject(event, phrase), Name::OBJECT)?;
        }
        Ok(heard)
    }

    /// The player of an event; later words find that player in the event's name.
    fn event_player(&mut self, phrase: &tree::PlayerPhrase) -> Res<Players> {
        match phrase {
            tree::PlayerPhrase::Described(noun) => {
                let players = self.players(phrase)?;
                self.bound.bind_players(noun.bind, &Players::One(PlayerRef::Bound(Name::PLAYER)));
                self.bound.spoken = PlayerRef::Bound(Name::PLAYER);
                Ok(players)
            }
            phrase => self.players(phrase),
        }
    }

    /// One side of an event.
    fn side(&mut self, heard: &mut Heard, phrase: &tree::NounPhrase, name: Name) -> Res<()> {
        if let tree::NounPhrase::Noun(noun) = phrase {
            heard.quantity(noun.quantity, phrase)?;
            // "Draw that many cards": as many as there were.
            if heard.patterns.iter().all(|pattern| pattern.together) && self.bound.many.is_none() {
                self.bound.many = Some(Amount::Bound(Name::AMOUNT));
            }
        }
        let select = match phrase {
            tree::NounPhrase::Gap if self.bound.gap.is_none() => None,
            phrase => {
                let set = self.described(phrase, &Domain::Anywhere)?;
                Some(set.select()).filter(|s| s.filter != Filter::Any || s.owner != Players::All)
            }
        };
        bind_side(self, phrase, name);
        // "One of an opponent's characters, that player": whose character it is (1.4.3).
        if let tree::NounPhrase::Noun(tree::Noun { possessor: Some(tree::Possessor::Player(whose)), .. }) =
            phrase
            && let tree::PlayerPhrase::Described(whose) = whose.as_ref()
        {
            self.bound.bind_players(whose.bind, &Players::One(PlayerRef::OwnerOf(name)));
        }
        for pattern in &mut heard.patterns {
            match name {
                Name::SUBJECT => pattern.subject = select.clone(),
                _ => pattern.object = select.clone(),
            }
        }
        Ok(())
    }

    fn paid(&mut self, compare: &tree::Compare) -> Res<(Cmp, Amount)> {
        let (cmp, n) = match compare {
            tree::Compare::OrLess(n) => (Cmp::AtMost, n),
            tree::Compare::OrMore(n) => (Cmp::AtLeast, n),
            tree::Compare::Exactly(n) => (Cmp::Equal, n),
            compare => return gap(Part::Event, "how much is paid", compare),
        };
        Ok((cmp, Amount::Const(number(*n))))
    }

    /// The zone's owner is the subject's.
    fn owned(&mut self, heard: &mut Heard, zone: &tree::Zone) -> Res<()> {
        let owner = match &zone.whose {
            Some(whose) => self.possessor(whose)?,
            None => Players::All,
        };
        // "Into a player's inkwell, that player": whose card it is (1.4.3).
        if let Some(tree::Possessor::Player(phrase)) = &zone.whose
            && let tree::PlayerPhrase::Described(noun) = phrase.as_ref()
        {
            let its = PlayerRef::OwnerOf(Name::SUBJECT);
            self.bound.bind_players(noun.bind, &Players::One(its));
            self.bound.spoken = its;
        }
        heard.subject_owner(owner);
        Ok(())
    }

    fn is_put(&mut self, event: &tree::Event, place: &tree::Place, sides: Sides<'_>) -> Res<Heard> {
        match place {
            tree::Place::Into { zone, .. } => {
                let kind = match zone.kind {
                    tree::ZoneKind::Inkwell => EventKind::IntoInkwell,
                    tree::ZoneKind::Discard => EventKind::IntoDiscard,
                    tree::ZoneKind::Hand => EventKind::IntoHand,
                    tree::ZoneKind::Deck => EventKind::IntoDeck,
                    tree::ZoneKind::Play => return gap(Part::Event, "put into play", event),
                };
                let from_play = comes_from_play(event, sides.subject);
                let mut heard = self.happens(event, kind, sides)?;
                if from_play {
                    heard.flag(Flags::FROM_PLAY);
                }
                self.owned(&mut heard, zone)?;
                Ok(heard)
            }
            tree::Place::Under { what: host, .. } => {
                let sides = Sides { subject: Some(host), object: sides.subject };
                self.happens(event, EventKind::PutUnder, sides)
            }
            place => gap(Part::Event, "put where", place),
        }
    }

    fn is_returned(
        &mut self,
        event: &tree::Event,
        to: &tree::Zone,
        from: Option<&tree::Zone>,
        sides: Sides<'_>,
    ) -> Res<Heard> {
        if to.kind != tree::ZoneKind::Hand {
            return gap(Part::Event, "returned where", event);
        }
        let from_play = comes_from_play(event, sides.subject).then_some(tree::ZoneKind::Play);
        let said = from.map(|zone| zone.kind).or_else(|| sides.subject.and_then(named_zone));
        let origin = said.or(from_play);
        let mut heard = self.happens(event, EventKind::IntoHand, sides)?;
        if matches!(&to.whose, Some(tree::Possessor::Player(whose)) if matches!(**whose, tree::PlayerPhrase::Described(_)))
        {
            self.owned(&mut heard, to)?;
        }
        match origin {
            Some(tree::ZoneKind::Play) => heard.flag(Flags::FROM_PLAY),
            Some(tree::ZoneKind::Discard) => heard.flag(Flags::FROM_DISCARD),
            Some(tree::ZoneKind::Deck) => heard.flag(Flags::FROM_DECK),
            None => {}
            Some(_) => return gap(Part::Event, "returned from where", event),
        }
        Ok(heard)
    }

    fn moved(
        &mut self,
        event: &tree::Event,
        what: Option<&tree::NounPhrase>,
        to: Option<&tree::Destination>,
        from: Option<&tree::NounPhrase>,
    ) -> Res<Heard> {
        let object = match to {
            Some(tree::Destination::At(place)) => Some(place),
            _ => None,
        };
        let mut heard = self.happens(event, EventKind::Moved, Sides { subject: what, object })?;
        // 4.7.1: only their own player moves characters.
        if let Some(mover) = heard.patterns[0].player.take()
            && heard.patterns[0].subject.as_ref().is_none_or(|subject| subject.owner == Players::All)
        {
            heard.subject_owner(mover);
        }
        match to {
            Some(tree::Destination::Here) => {
                let here = Select::in_play(Filter::This);
                heard.patterns.iter_mut().for_each(|p| p.object = Some(here.clone()));
            }
            Some(tree::Destination::There) => return gap(Part::Event, "moved there", event),
            Some(tree::Destination::At(_)) | None => {}
        }
        self.bound.location = Some(Objects::Bound(Name::OBJECT));
        match from {
            Some(tree::NounPhrase::Noun(noun)) if noun.post.is_empty() && noun.adjectives.is_empty() => {
                heard.flag(Flags::FROM_LOCATION);
            }
            Some(from) => return gap(Part::Event, "moved from where", from),
            None => {}
        }
        Ok(heard)
    }

    /// 4.7.4: "moves from here", "moves here from another location".
    fn moves_from(
        &mut self,
        event: &tree::Event,
        what: Option<&tree::NounPhrase>,
        from: &tree::Origin,
        to: Option<&tree::Destination>,
    ) -> Res<Heard> {
        let any_place = |place: &tree::NounPhrase| {
            matches!(place, tree::NounPhrase::Noun(noun)
                if noun.head.kinds == [tree::Kind::Location] && noun.post.is_empty() && noun.adjectives.is_empty())
        };
        match (from, to) {
            (tree::Origin::At(place), Some(to)) if any_place(place) => {
                let mut heard = self.moved(event, what, Some(to), None)?;
                heard.flag(Flags::FROM_LOCATION);
                Ok(heard)
            }
            (from, to) => {
                if let Some(tree::Destination::At(place)) = to
                    && !any_place(place)
                {
                    return gap(Part::Event, "moved to where", event);
                }
                let object = match from {
                    tree::Origin::At(place) => Some(place),
                    tree::Origin::Here => None,
                };
                let mut heard = self.happens(event, EventKind::MovedFrom, Sides { subject: what, object })?;
                if *from == tree::Origin::Here {
                    let here = match self.here {
                        Objects::This => Select::in_play(Filter::This),
                        _ => Select::in_play(Filter::Is(Box::new(self.here.clone()))),
                    };
                    heard.patterns.iter_mut().for_each(|p| p.object = Some(here.clone()));
                }
                Ok(heard)
            }
        }
    }

    fn chosen_for(&mut self, event: &tree::Event, purpose: &tree::ChosenFor, sides: Sides<'_>) -> Res<Heard> {
        let mut heard = self.happens(event, EventKind::Chosen, sides)?;
        let purposes = match purpose {
            tree::ChosenFor::Keyword(tree::KeywordName::Support) => vec![Flags::FOR_SUPPORT],
            tree::ChosenFor::Keyword(_) => return gap(Part::Event, "chosen for what", event),
            tree::ChosenFor::Agent(agent) => {
                for pattern in &mut heard.patterns {
                    self.by_agent(pattern, agent)?;
                    pattern.without = Flags::empty();
                }
                return Ok(heard);
            }
            tree::ChosenFor::ActionOrAbility => vec![Flags::BY_ACTION, Flags::BY_ABILITY],
            tree::ChosenFor::ActionOrItemAbility => vec![Flags::BY_ACTION, Flags::BY_ITEM],
        };
        let pattern = heard.patterns.swap_remove(0);
        heard.patterns = purposes
            .into_iter()
            .map(|with| Pattern { with: pattern.with | with, ..pattern.clone() })
            .collect();
        Ok(heard)
    }

    /// Whether something happened this turn, as often as the phrase says.
    pub(super) fn happened(&mut self, event: &tree::Event) -> Res<Cond> {
        if event.scope.contains(&tree::EventScope::ThisWay) {
            return self.happened_this_way(event);
        }
        if !event.scope.contains(&tree::EventScope::ThisTurn) {
            return self.happened_before(event);
        }
        let kept = self.bound.clone();
        let heard = self.event(event)?;
        self.bound.forget_event(kept);
        if heard.during != Cond::True {
            return gap(Part::Event, "when it happened", event);
        }
        let negated = matches!(event.tense, tree::Tense::PastNegative | tree::Tense::PerfectNegative);
        let mut conds = Vec::new();
        for pattern in heard.patterns {
            conds.push(self.often(heard.counted, pattern, event)?);
        }
        let cond = match conds.len() {
            1 => conds.swap_remove(0),
            _ => Cond::OneOf(conds),
        };
        Ok(if negated { not(cond) } else { cond })
    }

    fn often(&mut self, counted: Option<tree::Quantity>, pattern: Pattern, node: &tree::Event) -> Res<Cond> {
        let amount = pattern.amount.clone().filter(|_| !pattern.together);
        let pattern = Box::new(Pattern { together: false, amount, ..pattern });
        let Some(quantity) = counted else { return Ok(Cond::Happened(pattern)) };
        // "Didn't play a song", "didn't put any cards": none at all.
        Ok(match self.quantity_test(quantity, node)? {
            (Cmp::AtLeast, 1) => Cond::Happened(pattern),
            (Cmp::Equal, 0) => not(Cond::Happened(pattern)),
            (cmp, n) => Cond::Compare(Amount::Happened(pattern), cmp, Amount::Const(n)),
        })
    }

    /// "If you removed damage this way", "if any Princess cards were moved this way".
    fn happened_this_way(&mut self, event: &tree::Event) -> Res<Cond> {
        use tree::EventVerb as V;
        self.wants_drawn(event);
        let counted = match &event.verb {
            V::RemovesDamage { amount, .. } => self.bound.way.removed.map(|name| (name, amount)),
            V::MovesDamage { amount, .. } => self.bound.way.damage_moved.map(|name| (name, amount)),
            _ => None,
        };
        if let Some((name, amount)) = counted {
            return so_much(name, amount.as_ref(), event);
        }
        let (phrase, group) = self.done_to(event)?;
        let cards = match (group, &event.verb, self.bound.damage_to.clone()) {
            (Some(name), ..) => Objects::Bound(name),
            // 1.8.1.4: what has lethal damage is banished as soon as the effect is done.
            (None, V::IsBanished | V::Banishes(_), Some(hurt)) => lethally_hurt(hurt),
            _ => return gap(Part::Event, "nothing of that kind was done", event),
        };
        let Some(phrase) = phrase else { return Ok(Cond::Exists(Box::new(cards))) };
        if let (None, tree::NounPhrase::Ref(_) | tree::NounPhrase::This(_)) = (group, phrase) {
            let it = self.whole(phrase)?;
            let these = Objects::Among(Box::new(cards), Box::new(Filter::Is(Box::new(it))));
            return Ok(Cond::Exists(Box::new(these)));
        }
        let set = self.described(phrase, &Domain::Among(cards))?;
        let objects = set.objects();
        let quantity = match phrase {
            tree::NounPhrase::Noun(noun) => {
                self.bound.bind(noun.bind, &objects);
                noun.quantity
            }
            _ => tree::Quantity::A,
        };
        let (cmp, n) = self.quantity_test(quantity, event)?;
        Ok(match (cmp, n) {
            (Cmp::AtLeast, 1) => Cond::Exists(Box::new(objects)),
            (cmp, n) => Cond::Compare(Amount::Count(Box::new(objects)), cmp, Amount::Const(n)),
        })
    }

    /// Notes that a word speaks of cards that were drawn.
    fn wants_drawn(&mut self, event: &tree::Event) {
        let is_drawn = matches!(event.verb, tree::EventVerb::IsDrawn | tree::EventVerb::Draws(_));
        if is_drawn && self.bound.way.drawn.is_none() && self.drawn == Drawn::Unnoted {
            self.drawn = Drawn::Wanted;
        }
    }

    /// What was done to which phrase, and the cards it was done to.
    fn done_to<'t>(&self, event: &'t tree::Event) -> Res<(Option<&'t tree::NounPhrase>, Option<Name>)> {
        use tree::EventVerb as V;
        let subject = match &event.subject {
            tree::Subject::Card(noun) => Some(noun),
            _ => None,
        };
        let way = &self.bound.way;
        Ok(match &event.verb {
            V::IsDiscarded => (subject, way.discarded),
            V::IsDrawn => (subject, way.drawn),
            V::Draws(what) => (Some(what), way.drawn),
            V::Discards(what) => (Some(what), way.discarded),
            V::IsBanished => (subject, way.banished),
            V::Banishes(what) => (Some(what), way.banished),
            V::IsMoved | V::IsPut(_) | V::IsReturned { .. } | V::IsShuffled(_) | V::IsShuffledIn => {
                (subject, way.moved)
            }
            V::Returns { what, .. } | V::Puts { what, .. } | V::Moves { what, .. } => (Some(what), way.moved),
            V::IsReadied => (subject, way.readied),
            V::Readies(what) => (Some(what), way.readied),
            V::IsExerted => (subject, way.exerted),
            V::IsRevealed => (subject, way.revealed),
            V::Reveals(what) => (Some(what), way.revealed),
            V::RemovesDamage { from, .. } => (from.as_ref(), way.healed),
            _ => return gap(Part::Event, "what was done", event),
        })
    }

    /// Without "this turn": what this effect did, or how this song was played.
    fn happened_before(&mut self, event: &tree::Event) -> Res<Cond> {
        use tree::EventVerb as V;
        match (&event.verb, &event.subject) {
            // "If this damage banishes that character".
            (V::Banishes(_), tree::Subject::ThisDamage(_)) => match self.bound.damage_to.clone() {
                Some(hurt) => Ok(Cond::Exists(Box::new(lethally_hurt(hurt)))),
                None => gap(Part::Event, "no damage was dealt before", event),
            },
            // "If they sang this song".
            (
                V::Sings(tree::NounPhrase::This(_)),
                tree::Subject::Card(who @ (tree::NounPhrase::Ref(_) | tree::NounPhrase::This(_))),
            ) => {
                let who = self.whole(who)?;
                let singers = Filter::Is(Box::new(Objects::Bound(Name::SINGERS)));
                Ok(Cond::Are(Box::new(who), Box::new(singers)))
            }
            // "If she sang it", "if it's sung": of the song that the trigger is about (5.4.4.2).
            (
                V::Sings(song @ tree::NounPhrase::Ref(_)),
                tree::Subject::Card(who @ (tree::NounPhrase::Ref(_) | tree::NounPhrase::This(_))),
            ) => {
                let singer = Filter::Is(Box::new(self.whole(who)?));
                let song = Filter::Is(Box::new(self.whole(song)?));
                Ok(sung(Some(singer), song, event.tense))
            }
            (V::IsSung, tree::Subject::Card(song @ tree::NounPhrase::Ref(_))) => {
                let song = Filter::Is(Box::new(self.whole(song)?));
                Ok(sung(None, song, event.tense))
            }
            // "If you shifted him" (8.10).
            (V::Shifts { what, onto: None, .. }, tree::Subject::Player(tree::PlayerPhrase::You))
                if is_source(what) =>
            {
                let shifted = Filter::PlayedBy(HowPlayed::Shift);
                Ok(Cond::Are(Box::new(Objects::This), Box::new(shifted)))
            }
            // "If this song was sung" (5.4.4.2).
            (V::IsSung, tree::Subject::Card(tree::NounPhrase::This(_))) => {
                let negated = matches!(event.tense, tree::Tense::PastNegative | tree::Tense::PerfectNegative);
                let cond = Cond::Exists(Box::new(Objects::Bound(Name::SINGERS)));
                Ok(if negated { not(cond) } else { cond })
            }
            // "If 2 or more characters sang this song" (8.12.3).
            (V::Sings(tree::NounPhrase::This(_)), tree::Subject::Card(tree::NounPhrase::Noun(noun))) => {
                let singers = Objects::Bound(Name::SINGERS);
                let set = self.set(noun, &Domain::Among(singers), super::filter::OtherThan::Source)?;
                let objects = set.objects();
                self.bound.bind(noun.bind, &objects);
                let (cmp, n) = self.quantity_test(noun.quantity, event)?;
                Ok(match (cmp, n) {
                    (Cmp::AtLeast, 1) => Cond::Exists(Box::new(objects)),
                    (cmp, n) => Cond::Compare(Amount::Count(Box::new(objects)), cmp, Amount::Const(n)),
                })
            }
            (V::Discards(_) | V::Returns { .. } | V::Reveals(_) | V::IsDiscarded, _) => {
                self.happened_this_way(event)
            }
            // "If you removed an ink drop to play this character" (1.13).
            (V::RemovesCounters { what: tree::NounPhrase::Noun(noun), to_play: Some(card) }, _)
                if is_ink_drop(noun) =>
            {
                let card = self.whole(card)?;
                let negated = matches!(event.tense, tree::Tense::PastNegative | tree::Tense::PerfectNegative);
                let cond = Cond::Are(Box::new(card), Box::new(Filter::PaidWithDrop));
                Ok(if negated { not(cond) } else { cond })
            }
            // "If you played it from your discard": how the source came into play.
            (V::Play { what, on: None }, tree::Subject::Player(_)) if is_source(what) => {
                let kept = self.bound.clone();
                let heard = self.event(event)?;
                self.bound.forget_event(kept);
                match heard.patterns.as_slice() {
                    [pattern] => Ok(Cond::Happened(Box::new(pattern.clone()))),
                    _ => gap(Part::Event, "how it was played", event),
                }
            }
            _ => gap(Part::Event, "when it happened", event),
        }
    }

    /// A relative clause about something that happened narrows the set.
    pub(super) fn relative(&mut self, set: &mut Set, event: &tree::Event, noun: &tree::Noun) -> Res<()> {
        use tree::EventVerb as V;
        if let V::Sings(tree::NounPhrase::This(_)) = &event.verb {
            set.base = Some(Objects::Bound(Name::SINGERS));
            return Ok(());
        }
        // "The item you played": what the trigger is about.
        if matches!(&event.verb, V::Play { what: tree::NounPhrase::Gap, on: None })
            && event.scope.is_empty()
            && self.bound.event == Some(EventKind::Played)
        {
            set.base = Some(Objects::Bound(Name::SUBJECT));
            set.zones = Zones::all();
            return Ok(());
        }
        // 8.10: "the character he was shifted onto": the card right under him.
        if let V::IsShifted { onto: Some(tree::NounPhrase::Gap), .. } = &event.verb
            && let tree::Subject::Card(shifted @ (tree::NounPhrase::Ref(_) | tree::NounPhrase::This(_))) =
                &event.subject
        {
            let shifted = self.whole(shifted)?;
            set.base = Some(Objects::Beneath(Box::new(shifted)));
            set.zones = Zones::all();
            return Ok(());
        }
        // "Characters you play gain Rush": yours.
        if matches!(&event.verb, V::Play { what: tree::NounPhrase::Gap, on: None })
            && event.scope.is_empty()
            && event.tense == tree::Tense::Present
            && !self.bound.in_effect()
            && let tree::Subject::Player(player) = &event.subject
        {
            set.owner = self.players(player)?;
            return Ok(());
        }
        if event.scope.contains(&tree::EventScope::ThisTurn) {
            let kept = self.bound.clone();
            let heard = self.event(event)?;
            self.bound.forget_event(kept);
            let filters = heard.patterns.into_iter().map(|pattern| Filter::Did(Box::new(pattern))).collect();
            let old = std::mem::replace(&mut set.filter, Filter::Any);
            set.filter = Filter::all([old, super::filter::one_of(filters)]);
            return Ok(());
        }
        self.wants_drawn(event);
        let (_, group) = self.done_to(event)?;
        match group {
            Some(name) => {
                set.base = Some(Objects::Bound(name));
                set.zones = Zones::all();
                // 1.4.3: what comes into a player's hand is that player's.
                if let Some(whose) = zone_reached(&event.verb).and_then(|zone| zone.whose.as_ref()) {
                    set.owner = self.possessor(whose)?;
                }
                Ok(())
            }
            // 1.8.1.4: what has lethal damage is banished as soon as the effect is done.
            None => match (&event.verb, self.bound.damage_to.clone()) {
                (tree::EventVerb::IsBanished, Some(hurt)) => {
                    set.base = Some(lethally_hurt(hurt));
                    Ok(())
                }
                _ => gap(Part::Noun, "nothing of that kind was done", noun),
            },
        }
    }

    /// Things counted by what happened to them: "for each opposing character banished in a challenge this turn".
    pub(super) fn count_events(&mut self, noun: &tree::Noun) -> Res<Option<Amount>> {
        let Some(place) = noun.post.iter().position(|post| matches!(post, tree::Post::Relative { .. }))
        else {
            return Ok(None);
        };
        let tree::Post::Relative { event, .. } = &noun.post[place] else { return Ok(None) };
        let mut plain = noun.clone();
        plain.post.remove(place);
        if event.scope.contains(&tree::EventScope::ThisTurn) {
            let mut whole = (**event).clone();
            let described = tree::NounPhrase::Noun(tree::Noun { bind: None, ..plain });
            match (&whole.subject, gap_of(&mut whole.verb)) {
                (tree::Subject::Implied | tree::Subject::Card(tree::NounPhrase::Gap), _) => {
                    whole.subject = tree::Subject::Card(described);
                }
                // "For each card you've drawn this turn".
                (tree::Subject::Player(_), Some(object)) => *object = described,
                _ => return gap(Part::Amount, "who did it", noun),
            }
            let kept = self.bound.clone();
            let heard = self.event(&whole)?;
            self.bound.forget_event(kept);
            let mut counts: Vec<Amount> =
                heard.patterns.into_iter().map(|p| Amount::Happened(Box::new(p))).collect();
            return Ok(Some(match counts.len() {
                1 => counts.swap_remove(0),
                _ => Amount::Sum(counts),
            }));
        }
        // "Draw a card for each card discarded": what triggered happened to so many together.
        if self.bound.event == Some(EventKind::Discarded)
            && matches!(event.verb, tree::EventVerb::IsDiscarded)
            && self.bound.way.discarded.is_none()
            && plain.post.is_empty()
        {
            return Ok(Some(Amount::Bound(Name::AMOUNT)));
        }
        Ok(None)
    }

    /// A condition on a player by what that player did: "who reveals a character card".
    pub(super) fn player_event(&mut self, event: &tree::Event) -> Res<Cond> {
        let (phrase, group) = self.done_to(event)?;
        let (Some(phrase), Some(name)) = (phrase, group) else {
            return gap(Part::Player, "who did what", event);
        };
        let cards = Objects::Bound(name);
        let mut set = self.described(phrase, &Domain::Among(cards))?;
        set.owner = Players::One(PlayerRef::It);
        let objects = set.clone().objects();
        if let tree::NounPhrase::Noun(noun) = phrase {
            // Inside the loop over these players it is that player's card.
            let mut own = set;
            own.owner = Players::One(self.bound.loop_player);
            let own = own.objects();
            self.bound.bind(noun.bind, &own);
        }
        Ok(Cond::Exists(Box::new(objects)))
    }
}

/// "If you removed 2 or more damage this way": at least something where no number is said.
fn so_much(name: Name, amount: Option<&tree::Amount>, event: &tree::Event) -> Res<Cond> {
    let (cmp, n) = match amount {
        None | Some(tree::Amount::A | tree::Amount::Any) => return Ok(Cond::Bound(name)),
        Some(tree::Amount::N(n)) => (Cmp::Equal, n),
        Some(tree::Amount::OrMore(n)) => (Cmp::AtLeast, n),
        Some(tree::Amount::OrLess(n)) => (Cmp::AtMost, n),
        Some(_) => return gap(Part::Event, "how much", event),
    };
    Ok(Cond::Compare(Amount::Bound(name), cmp, Amount::Const(number(*n))))
}

/// The one zone into which the cards of an event come.
fn zone_reached(verb: &tree::EventVerb) -> Option<&tree::Zone> {
    use tree::EventVerb as V;
    match verb {
        V::IsReturned { to: Some(zone), .. } | V::Returns { to: Some(zone), .. } => Some(zone),
        V::IsPut(tree::Place::Into { zone, .. }) | V::Puts { place: tree::Place::Into { zone, .. }, .. } => {
            Some(zone)
        }
        _ => None,
    }
    .filter(|zone| zone.or.is_none())
}

/// Whether that song was sung, by such a character.
fn sung(singer: Option<Filter>, song: Filter, tense: tree::Tense) -> Cond {
    let mut pattern = Pattern::of(EventKind::Sang);
    pattern.subject = singer.map(|filter| Select { zones: Zones::all(), owner: Players::All, filter });
    pattern.object = Some(Select { zones: Zones::all(), owner: Players::All, filter: song });
    let cond = Cond::Happened(Box::new(pattern));
    let negated = matches!(tense, tree::Tense::PastNegative | tree::Tense::PerfectNegative);
    if negated { not(cond) } else { cond }
}

/// The place of what a relative clause describes, as the object of its verb.
fn gap_of(verb: &mut tree::EventVerb) -> Option<&mut tree::NounPhrase> {
    use tree::EventVerb as V;
    match verb {
        V::Play { what, .. }
        | V::Banishes(what)
        | V::Puts { what, .. }
        | V::Returns { what, .. }
        | V::Draws(what)
        | V::Discards(what)
        | V::Readies(what)
            if *what == tree::NounPhrase::Gap =>
        {
            Some(what)
        }
        _ => None,
    }
}

fn is_source(phrase: &tree::NounPhrase) -> bool {
    matches!(
        phrase,
        tree::NounPhrase::This(_) | tree::NounPhrase::Ref(tree::Ref { to: tree::Antecedent::Source, .. })
    )
}

/// The zone that a phrase names for itself.
fn named_zone(phrase: &tree::NounPhrase) -> Option<tree::ZoneKind> {
    let tree::NounPhrase::Noun(noun) = phrase else { return None };
    noun.post.iter().find_map(|post| match post {
        tree::Post::From(zone) => Some(zone.kind),
        _ => None,
    })
}

/// 5.3.1: "a character" that goes somewhere comes from play; elsewhere it is called "a character card".
fn comes_from_play(event: &tree::Event, phrase: Option<&tree::NounPhrase>) -> bool {
    let Some(phrase @ tree::NounPhrase::Noun(noun)) = phrase else { return false };
    let is_thing = |kind: &tree::Kind| match kind {
        tree::Kind::Character | tree::Kind::Item | tree::Kind::Location | tree::Kind::Class(_) => true,
        tree::Kind::Card
        | tree::Kind::One
        | tree::Kind::Action
        | tree::Kind::Song
        | tree::Kind::Counter(_)
        | tree::Kind::Player
        | tree::Kind::Opponent => false,
    };
    let says_whence = |scope: &tree::EventScope| {
        matches!(scope, tree::EventScope::From(_) | tree::EventScope::FromTopOf(_))
    };
    noun.head.card == tree::CardSuffix::None
        && noun.head.kinds.iter().all(is_thing)
        && named_zone(phrase).is_none()
        && !event.scope.iter().any(says_whence)
}

/// Later words find the thing in the event's name.
fn bind_side(inner: &mut Elaborate, phrase: &tree::NounPhrase, name: Name) {
    match phrase {
        tree::NounPhrase::Noun(noun) => {
            inner.bound.bind(noun.bind, &Objects::Bound(name));
            if noun.head.kinds == [tree::Kind::Location] {
                inner.bound.location = Some(Objects::Bound(name));
            }
        }
        tree::NounPhrase::Joined { items, bind, .. } => {
            inner.bound.bind(*bind, &Objects::Bound(name));
            items.iter().for_each(|item| bind_side(inner, item, name));
        }
        _ => {}
    }
}

/// 6.1.6: beside a subject that is described, "another" means another than that one, and nothing has two sides that
/// are one: the word says nothing about the source then.
fn other_than_subject<'t>(event: &tree::Event, phrase: &'t tree::NounPhrase) -> Cow<'t, tree::NounPhrase> {
    match (&event.subject, phrase) {
        (tree::Subject::Card(subject @ tree::NounPhrase::Noun(_)), tree::NounPhrase::Noun(noun))
            if subject != phrase && noun.other != tree::Other::No =>
        {
            let mut noun = noun.clone();
            noun.other = tree::Other::No;
            Cow::Owned(tree::NounPhrase::Noun(noun))
        }
        _ => Cow::Borrowed(phrase),
    }
}

impl Heard {
    fn of(pattern: Pattern) -> Heard {
        Heard { patterns: vec![pattern], during: Cond::True, counted: None, this_turn: false }
    }

    fn flag(&mut self, flags: Flags) {
        self.patterns.iter_mut().for_each(|p| p.with |= flags);
    }

    fn amounts_to(&mut self, amount: (Cmp, Amount)) {
        self.patterns.iter_mut().for_each(|p| p.amount = Some(amount.clone()));
    }

    pub(super) fn nth(&mut self, n: u8) {
        self.patterns.iter_mut().for_each(|p| p.nth = Some(n));
    }

    /// "Whenever an opponent draws a card during their turn".
    fn in_own_turn(&mut self) {
        for pattern in &mut self.patterns {
            if let Some(players) = pattern.player.replace(Players::One(PlayerRef::Active)) {
                let old = std::mem::replace(&mut self.during, Cond::True);
                self.during = Cond::all([old, Cond::TurnOf(players)]);
            }
        }
    }

    pub(super) fn narrow_subject(&mut self, filter: Filter) {
        for pattern in &mut self.patterns {
            let select = pattern.subject.take().unwrap_or(Select {
                zones: Zones::all(),
                owner: Players::All,
                filter: Filter::Any,
            });
            let narrowed = Filter::all([select.filter, filter.clone()]);
            pattern.subject = Some(Select { filter: narrowed, ..select });
        }
    }

    fn narrow_object(&mut self, filter: Filter) {
        for pattern in &mut self.patterns {
            let select = pattern.object.take().unwrap_or(Select {
                zones: Zones::all(),
                owner: Players::All,
                filter: Filter::Any,
            });
            let narrowed = Filter::all([select.filter, filter.clone()]);
            pattern.object = Some(Select { filter: narrowed, ..select });
        }
    }

    fn subject_owner(&mut self, owner: Players) {
        if owner == Players::All {
            return;
        }
        for pattern in &mut self.patterns {
            let select = pattern.subject.take().unwrap_or(Select {
                zones: Zones::all(),
                owner: Players::All,
                filter: Filter::Any,
            });
            pattern.subject = Some(Select { owner: owner.clone(), ..select });
        }
    }

    /// The quantity of a side: "a second action", "one or more of your characters", "2 or more cards".
    fn quantity(&mut self, quantity: tree::Quantity, node: &tree::NounPhrase) -> Res<()> {
        use tree::Quantity as Q;
        match quantity {
            Q::Bare | Q::A | Q::One | Q::Any | Q::The | Q::Each | Q::All => {}
            Q::Nth(n, _) => self.nth(u8::try_from(n).unwrap_or(u8::MAX)),
            Q::First => self.nth(1),
            Q::OneOrMore => {
                self.counted = Some(quantity);
                self.patterns.iter_mut().for_each(|p| p.together = true);
            }
            Q::NOrMore(n) => {
                self.counted = Some(quantity);
                let least = (Cmp::AtLeast, Amount::Const(number(n)));
                self.patterns.iter_mut().for_each(|p| {
                    p.together = true;
                    p.amount = Some(least.clone());
                });
            }
            Q::No | Q::N(_) | Q::FewerThan(_) | Q::MoreThan(_) => self.counted = Some(quantity),
            _ => return gap(Part::Event, "how many", node),
        }
        Ok(())
    }
}

/// The filter of a described thing with its owner, wherever it is.
pub(super) fn anywhere(inner: &mut Elaborate, phrase: &tree::NounPhrase) -> Res<Filter> {
    Ok(with_owner(inner.described(phrase, &Domain::Anywhere)?.select()))
}

/// Those of them with as much damage as Willpower.
fn lethally_hurt(hurt: Objects) -> Objects {
    Objects::Among(Box::new(hurt), Box::new(lethal()))
}

/// As much damage as Willpower.
fn lethal() -> Filter {
    let willpower = Amount::Stat(Stat::Willpower, Box::new(Objects::It));
    Filter::Stat(Stat::Damage, Cmp::AtLeast, Box::new(willpower))
}

/// Where lore comes from: questing, locations, else effects (1.11).
pub(super) fn lore_from(pattern: &mut Pattern, from: tree::LoreFrom) {
    use tree::LoreFrom as F;
    match from {
        F::Questing => pattern.with |= Flags::QUESTING,
        F::ALocation | F::Locations => pattern.with |= Flags::FROM_LOCATION,
        F::ThisLocation => {
            pattern.with |= Flags::FROM_LOCATION;
            pattern.subject = Some(Select::in_play(Filter::This));
        }
        F::AnAction | F::Actions => pattern.with |= Flags::BY_ACTION,
        F::AnAbility | F::Abilities => pattern.with |= Flags::BY_ABILITY,
        F::ActionsOrAbilities => pattern.without |= Flags::QUESTING | Flags::FROM_LOCATION,
    }
}

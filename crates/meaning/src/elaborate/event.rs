//! Events as patterns: trigger heads, questions about this turn, relative clauses (RULES 6.2, 6.2.1, 6.2.6).

use std::borrow::Cow;

use ::syntax::tree;

use super::condition::with_owner;
use super::counters::is_ink_drop;
use super::filter::Domain;
use super::happened::lethal;
use super::noun::number;
use super::{Elaborate, Part, Res, gap};
use crate::meaning::*;

/// A pattern with what stands beside it.
pub(super) struct Heard {
    /// Each of them is the event.
    pub(super) patterns: Vec<Pattern>,
    /// Must hold when it happens.
    pub(super) during: Cond,
    /// How many the phrase asks for, where something is counted.
    pub(super) counted: Option<tree::Quantity>,
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
                tree::EventScope::From(zone) => {
                    heard.flag(match zone.kind {
                        tree::ZoneKind::Play => Flags::FROM_PLAY,
                        tree::ZoneKind::Discard => Flags::FROM_DISCARD,
                        tree::ZoneKind::Hand => Flags::FROM_HAND,
                        tree::ZoneKind::Deck => Flags::FROM_DECK,
                        tree::ZoneKind::Inkwell => return gap(Part::Event, "from where", event),
                    });
                    // "A card is revealed from your deck": one of yours.
                    let said_whose = heard.patterns.iter().any(|one| {
                        one.player.is_some()
                            || one.subject.as_ref().is_some_and(|side| side.owner != Players::All)
                    });
                    if !said_whose && zone.kind != tree::ZoneKind::Play {
                        self.owned(&mut heard, zone)?;
                    }
                }
                tree::EventScope::WhileHere | tree::EventScope::Here => here = true,
                tree::EventScope::ThisTurn => heard.this_turn = true,
                // "2 or more characters in a turn": not together, and nothing says how often.
                tree::EventScope::InATurn | tree::EventScope::EachTurn
                    if heard.patterns.iter().any(|one| one.together && !one.summed) =>
                {
                    return gap(Part::Event, "so many in a turn", event);
                }
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
        // "This character removes damage": by which card a player does what they do no event tells.
        if matches!(event.subject, tree::Subject::Card(_)) && players_do(&event.verb) {
            return gap(Part::Event, "what a card does", event);
        }
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
            // 8.13.1: Support is used where a character is chosen for it; whose Support it is is told as what it is chosen for.
            V::UsesKeyword(tree::KeywordName::Support) => {
                let mut heard = self.happens(event, EventKind::Chosen, to_it)?;
                heard.flag(Flags::FOR_SUPPORT);
                Ok(heard)
            }
            V::MovesFrom { from, to, order: _ } => self.moves_from(event, subject, from, to.as_ref()),
            V::IsRemovedFrom(from) => self.happens_so_much(event, EventKind::RemovedDamage, of(from)),
            // 1.9.2.4: damage, from one to another.
            V::IsMovedFrom { from, to } if matches!(event.subject, tree::Subject::Damage(_)) => {
                let sides = Sides { subject: Some(from), object: to.as_ref() };
                self.happens_so_much(event, EventKind::MovedDamage, sides)
            }
            V::IsMovedTo(tree::Destination::At(to)) if matches!(event.subject, tree::Subject::Damage(_)) => {
                let sides = Sides { subject: None, object: Some(to) };
                self.happens_so_much(event, EventKind::MovedDamage, sides)
            }
            V::IsMovedTo(_) if matches!(event.subject, tree::Subject::Damage(_)) => {
                gap(Part::Event, "damage moved where", event)
            }
            V::IsMovedFrom { from, to } => {
                let to = to.clone().map(tree::Destination::At);
                self.moves_from(event, subject, &tree::Origin::At(from.clone()), to.as_ref())
            }
            V::IsSung => self.happens(event, EventKind::Sang, to_it),
            V::IsDealtTo(to) => self.happens_so_much(event, EventKind::DealtDamage, of(to)),
            V::IsMoved
                if matches!(event.subject, tree::Subject::Card(_) | tree::Subject::Implied)
                    && !event.scope.contains(&tree::EventScope::ThisWay) =>
            {
                self.moved(event, subject, None, None)
            }
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
            // 5.4.4: where a song was before it was sung is not remembered.
            V::Sings(tree::NounPhrase::Noun(song))
                if song.post.iter().any(|post| matches!(post, tree::Post::From(_))) =>
            {
                gap(Part::Event, "a song from there", song)
            }
            // "You sing a song with 2 or more characters": so many sing it together (8.12).
            V::Sings(tree::NounPhrase::Noun(song)) if subject.is_none() && singers(song).is_some() => {
                let plain = tree::Noun {
                    post: song.post.iter().filter(|post| !is_of_singers(post)).cloned().collect(),
                    ..song.clone()
                };
                let song_alone = tree::NounPhrase::Noun(plain);
                let sides = Sides { subject: singers(song), object: Some(&song_alone) };
                self.happens(event, EventKind::Sang, sides)
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
            // 4.7.4: from where, which later words may mean.
            V::Moves { what, to: None, from: Some(from) } => {
                self.moves_from(event, Some(what), &tree::Origin::At(from.clone()), None)
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
                let sides = Sides { subject: to, object: subject };
                let mut heard = self.happens_so_much(event, EventKind::DealtDamage, sides)?;
                // "An effect deals damage": no challenge does.
                if event.subject == tree::Subject::AnEffect {
                    heard.patterns.iter_mut().for_each(|one| one.without |= Flags::IN_CHALLENGE);
                }
                Ok(heard)
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
                let paid = self.paid_with(noun.quantity, event)?;
                heard.narrow_subject(paid);
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
        if let tree::TurnOf::Player(tree::PlayerPhrase::Described(noun))
        | tree::TurnOf::PlayerNext(tree::PlayerPhrase::Described(noun)) = whose
            && !matches!(players, Players::One(_))
        {
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
        if let Some(zone) = [sides.subject, sides.object].into_iter().flatten().find_map(named_zone) {
            came_from(&mut heard, zone, kind, event)?;
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
        if let tree::NounPhrase::Noun(noun) = phrase {
            self.bind_owner(noun.possessor.as_ref(), name);
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

    /// "One of an opponent's characters …, that player", "into a player's inkwell, that player": whose card it is (1.4.3).
    fn bind_owner(&mut self, whose: Option<&tree::Possessor>, name: Name) {
        if let Some(player) = described_owner(whose) {
            let its = PlayerRef::OwnerOf(name);
            self.bound.bind_players(player.bind, &Players::One(its));
            self.bound.spoken = its;
        }
    }

    /// The zone's owner is the subject's.
    fn owned(&mut self, heard: &mut Heard, zone: &tree::Zone) -> Res<()> {
        let owner = match &zone.whose {
            Some(whose) => self.possessor(whose)?,
            None => Players::All,
        };
        self.bind_owner(zone.whose.as_ref(), Name::SUBJECT);
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
        let is_anybodys =
            |pattern: &Pattern| pattern.subject.as_ref().is_none_or(|subject| subject.owner == Players::All);
        // "A character is returned to your hand": one of yours, since cards go to their own player's hand.
        let is_yours =
            matches!(to.whose, Some(tree::Possessor::Your)) && heard.patterns.iter().all(is_anybodys);
        if is_yours || described_owner(to.whose.as_ref()).is_some() {
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
            // "Choose a location. Whenever a character moves there this turn".
            Some(tree::Destination::There) => {
                let Some(there) = self.bound.location.clone() else {
                    return gap(Part::Event, "moved there", event);
                };
                let there = Select::in_play(Filter::Is(Box::new(there)));
                heard.patterns.iter_mut().for_each(|p| p.object = Some(there.clone()));
            }
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
}

/// "With 2 or more characters", of a song: those who sing it.
fn is_of_singers(post: &tree::Post) -> bool {
    matches!(post, tree::Post::With(who) if matches!(who.as_ref(),
        tree::NounPhrase::Noun(who) if who.head.kinds == [tree::Kind::Character] && who.post.is_empty()))
}

fn singers(song: &tree::Noun) -> Option<&tree::NounPhrase> {
    song.post.iter().find(|post| is_of_singers(post)).and_then(|post| match post {
        tree::Post::With(who) => Some(who.as_ref()),
        _ => None,
    })
}

/// What players do, whatever card makes them.
fn players_do(verb: &tree::EventVerb) -> bool {
    use tree::EventVerb as V;
    match verb {
        V::Play { .. }
        | V::PayToPlay { .. }
        | V::Puts { .. }
        | V::Returns { .. }
        | V::Draws(_)
        | V::Discards(_)
        | V::Readies(_)
        | V::Inks(_)
        | V::Shifts { .. }
        | V::UsesToPlay { .. }
        | V::RemovesDamage { .. }
        | V::ChoosesFor { .. }
        | V::UsesAbility { .. }
        | V::GainsLore(_)
        | V::LosesLore(_)
        | V::MovesDamage { .. }
        | V::GetsCounters(_)
        | V::RemovesCounters { .. }
        | V::Reveals(_) => true,
        V::AnyOf(verbs) => verbs.iter().any(players_do),
        V::IsPlayed
        | V::EntersPlay
        | V::Quests
        | V::Challenges(_)
        | V::IsChallenged
        | V::ChallengedAndBanished
        | V::ChallengesAndBanished
        | V::Banishes(_)
        | V::IsBanished
        | V::LeavesPlay
        | V::Leaves(_)
        | V::IsPut(_)
        | V::IsReturned { .. }
        | V::IsDiscarded
        | V::IsDrawn
        | V::IsPaid
        | V::IsShuffledIn
        | V::Sings(_)
        | V::UsesKeyword(_)
        | V::MovesTo(_)
        | V::Moves { .. }
        | V::IsMoved
        | V::IsMovedFrom { .. }
        | V::IsReadied
        | V::IsShifted { .. }
        | V::MovesFrom { .. }
        | V::IsRemovedFrom(_)
        | V::IsShuffled(_)
        | V::IsSung
        | V::IsDealtTo(_)
        | V::MovesAnywhere
        | V::IsDealt
        | V::IsRemoved
        | V::TakesDamage
        | V::IsDealtDamage
        | V::IsHurt { .. }
        | V::DealsDamage(_)
        | V::IsExerted
        | V::BecomesExerted
        | V::Exerts(_)
        | V::IsChosenFor(_)
        | V::IsChosen
        | V::IsLost
        | V::IsGained
        | V::IsMovedTo(_)
        | V::IsShiftedOnto
        | V::ChallengesAndSurvives
        | V::AndSurvives(_)
        | V::IsDamaged
        | V::IsRevealed
        | V::Causes { .. }
        | V::TurnStarts(_)
        | V::TurnEnds(_) => false,
    }
}

/// "An opponent's", "a player's": the player that is described.
fn described_owner(whose: Option<&tree::Possessor>) -> Option<&tree::PlayerNoun> {
    match whose {
        Some(tree::Possessor::Player(player)) => match player.as_ref() {
            tree::PlayerPhrase::Described(noun) => Some(noun),
            _ => None,
        },
        _ => None,
    }
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
        (tree::Subject::Card(subject @ tree::NounPhrase::Noun(described)), tree::NounPhrase::Noun(noun))
            if subject != phrase && noun.other != tree::Other::No && may_be_one(described, noun) =>
        {
            let mut noun = noun.clone();
            noun.other = tree::Other::No;
            Cow::Owned(tree::NounPhrase::Noun(noun))
        }
        _ => Cow::Borrowed(phrase),
    }
}

/// "A character from your discard": where the card came from, for the events that tell it.
fn came_from(heard: &mut Heard, zone: tree::ZoneKind, kind: EventKind, event: &tree::Event) -> Res<()> {
    let is_told = event.tense != tree::Tense::Would
        && matches!(
            kind,
            EventKind::Played
                | EventKind::EnteredPlay
                | EventKind::IntoInkwell
                | EventKind::IntoHand
                | EventKind::IntoDiscard
                | EventKind::IntoDeck
                | EventKind::PutUnder
                | EventKind::Revealed
        );
    heard.flag(match zone {
        // 1.12.1, 7.3.4: a card is drawn from the deck and discarded from the hand anyway.
        tree::ZoneKind::Deck if kind == EventKind::Drew => return Ok(()),
        tree::ZoneKind::Hand if kind == EventKind::Discarded => return Ok(()),
        tree::ZoneKind::Play if is_told => Flags::FROM_PLAY,
        tree::ZoneKind::Discard if is_told => Flags::FROM_DISCARD,
        tree::ZoneKind::Hand if is_told => Flags::FROM_HAND,
        tree::ZoneKind::Deck if is_told => Flags::FROM_DECK,
        _ => return gap(Part::Event, "from where", event),
    });
    Ok(())
}

/// Whether a thing may be described in both ways. Where it cannot, "your other characters" are others than the source: "whenever an
/// opposing character challenges one of your other characters", "a card is put under one of your other characters".
fn may_be_one(one: &tree::Noun, other: &tree::Noun) -> bool {
    let opposing = |noun: &tree::Noun| noun.adjectives.contains(&tree::Adjective::Opposing);
    let yours = |noun: &tree::Noun| matches!(noun.possessor, Some(tree::Possessor::Your));
    let is_card = one.head.kinds == [tree::Kind::Card];
    let apart = opposing(one) && yours(other) || yours(one) && opposing(other);
    !(apart || is_card && yours(other))
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
            // "All of them" is not one of them.
            Q::Bare | Q::A | Q::One | Q::Any | Q::The | Q::Each => {}
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

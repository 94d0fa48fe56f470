//! Reading events: subject, tense, verb with its objects, scopes; and trigger heads.

use crate::tree::*;

use super::forms::{Lemma, VERBS};
use super::scope::read_scopes;
use crate::cursor::{Cursor, Fail, Read};
use crate::lex::TokenKind;
use crate::phrase::amount::{read_amount, read_damage_word};
use crate::phrase::keyword::read_keyword_name;
use crate::phrase::noun::{
    described_noun, read_counters, read_noun_phrase, read_ordinal, read_subject_noun, take_here, take_under,
};
use crate::phrase::place::{read_place, under};
use crate::phrase::player::{eat_possessive, open_player, read_player, read_turn_of, read_zone};

/// Who or what a clause is about, before its verb; never Implied. "They" is read as a card; whether a player is
/// meant, the verb or the binding pass decides.
pub(crate) fn read_subject(c: &mut Cursor<'_>) -> Read<Subject> {
    c.attempt(|c| {
        if c.eats("this damage") {
            return Ok(Subject::ThisDamage(ThisOrThat::This));
        }
        if c.eats("that damage") {
            return Ok(Subject::ThisDamage(ThisOrThat::That));
        }
        if c.eats("damage counters") {
            return Ok(Subject::Damage(DamageWord::Counter));
        }
        if c.eats("damage") {
            if c.eats("on") {
                return read_noun_phrase(c).map(Subject::DamageOn);
            }
            if c.eats("dealt by") {
                return read_subject_noun(c).map(Subject::DamageDealtBy);
            }
            if let Some(what) = c.optional(|c| {
                let what = read_subject_noun(c)?;
                c.eat(crate::grammar::noun_agreement(&what).pick("deals", "deal"))?;
                Ok(what)
            }) {
                return Ok(Subject::DamageThatDeals(what));
            }
            return Ok(Subject::Damage(DamageWord::Damage));
        }
        if c.looking_at("lore is") || c.looking_at("lore can't") || c.looking_at("lore would") {
            c.eat("lore")?;
            return Ok(Subject::Lore);
        }
        if c.eats("an effect") {
            return Ok(Subject::AnEffect);
        }
        if c.eats("an action or ability") {
            return Ok(Subject::ActionOrAbility);
        }
        if !c.looking_at("they")
            && let Some(player) = c.optional(|c| {
                let player = read_player(c)?;
                let possessive = c.mark();
                if eat_possessive(c).is_ok() {
                    c.reset(possessive);
                    return c.fail("a player");
                }
                Ok(player)
            })
        {
            return Ok(Subject::Player(player));
        }
        read_subject_noun(c).map(Subject::Card)
    })
}

/// A whole event with its subject, in a trigger head: "you play a song", "this character is banished".
pub(crate) fn read_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.attempt(|c| read_event_in(c, Telling::Now))
}

/// A whole event that is over: "you put a card under her this turn" is past.
pub(crate) fn read_past_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.attempt(|c| read_event_in(c, Telling::Before))
}

/// An event with "would": "this character would be dealt damage".
pub(crate) fn read_would_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.attempt(|c| {
        let event = read_event_in(c, Telling::Now)?;
        if event.tense == Tense::Would { Ok(event) } else { c.fail("'would'") }
    })
}

/// Whether a form that is both present and past ("put") tells what happens or what happened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Telling {
    Now,
    Before,
}

/// Whether the object may be left out because the clause describes it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Object {
    Needed,
    Gap,
}

fn read_event_in(c: &mut Cursor<'_>, telling: Telling) -> Read<Event> {
    let subject = read_subject(c)?;
    read_predicate(c, subject, telling, Object::Needed)
}

/// A relative clause about its subject: "was challenged this turn", "sang this song", after "that" or "who".
pub(crate) fn read_relative_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.attempt(|c| read_predicate(c, Subject::Implied, Telling::Before, Object::Needed))
}

/// A relative clause that leaves its object out: "you play this turn", "you removed damage from this way".
pub(crate) fn read_gap_event(c: &mut Cursor<'_>) -> Read<Event> {
    if c.at_any(&["he", "she", "it", "they", "this"])
        && let Some(event) = c.optional(read_shift_gap)
    {
        return Ok(event);
    }
    c.attempt(|c| {
        let player = read_player(c)?;
        read_predicate(c, Subject::Player(player), Telling::Before, Object::Gap)
    })
}

/// "she was shifted onto": the card beneath is described.
fn read_shift_gap(c: &mut Cursor<'_>) -> Read<Event> {
    let subject = read_subject_noun(c).map(Subject::Card)?;
    let number = VerbNumber::Usual;
    let (_, contraction) = match read_auxiliary(c, &subject) {
        found @ (Auxiliary::Was, _) => found,
        _ => return c.fail("'was'"),
    };
    let word = c.pick(
        "'onto'",
        &[("shifted onto", ShiftedOnto::Onto), ("shifted on top of", ShiftedOnto::OnTopOf)],
    )?;
    let verb = EventVerb::IsShifted { onto: Some(NounPhrase::Gap), word };
    Ok(Event { subject, verb, scope: Vec::new(), tense: Tense::Past, contraction, number })
}

/// A bare participle with what narrows it: "banished in a challenge this turn", "discarded this way";
/// alone only at the end of a phrase: "for each card discarded".
pub(crate) fn read_participle_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.attempt(|c| {
        let lemma = read_lemma(c, |forms| forms.participle)?;
        // "characters challenged this turn" tells what they did, not what was done to them.
        if lemma == Lemma::Challenge {
            return c.fail("a description");
        }
        let verb = read_passive(c, lemma)?;
        let scope = read_scopes(c, &verb);
        let ends = c.at_end() || c.at_any(&[".", ","]);
        if scope.is_empty() && !(ends && lemma != Lemma::Exert) {
            return c.fail("when or how");
        }
        let (subject, tense) = (Subject::Implied, Tense::Participle);
        let (contraction, number) = (Contraction::Usual, VerbNumber::Usual);
        Ok(Event { subject, verb, scope, tense, contraction, number })
    })
}

fn read_predicate(c: &mut Cursor<'_>, subject: Subject, telling: Telling, object: Object) -> Read<Event> {
    let number = read_verb_number(c, &subject);
    let (auxiliary, contraction) = read_auxiliary(c, &subject);
    let (tense, verb) = read_tensed(c, auxiliary, telling, object)?;
    let verb = match &verb {
        EventVerb::TakesDamage
        | EventVerb::IsDealtDamage
        | EventVerb::IsHurt { .. }
        | EventVerb::IsChallenged
            if c.eats("and isn't banished") || c.eats("and aren't banished") =>
        {
            EventVerb::AndSurvives(Box::new(verb))
        }
        _ => read_more_verbs(c, verb, tense, telling, object),
    };
    let scope = read_scopes(c, &verb);
    let subject = match subject {
        Subject::Card(NounPhrase::Ref(Ref { word: Pronoun::They, .. })) if is_of_players(&verb) => {
            Subject::Player(PlayerPhrase::Ref(open_player(PlayerPronoun::They)))
        }
        other => other,
    };
    Ok(Event { subject, verb, scope, tense, contraction, number })
}

/// "quests or challenges": verbs of one subject in one tense.
fn read_more_verbs(
    c: &mut Cursor<'_>,
    first: EventVerb,
    tense: Tense,
    telling: Telling,
    object: Object,
) -> EventVerb {
    let mut verbs = vec![first];
    while let Some(verb) = c.optional(|c| {
        c.eat("or")?;
        // "Didn't quest or challenge": denied at once.
        if tense == Tense::PastNegative {
            return read_tensed(c, Auxiliary::Did, telling, object).map(|(_, verb)| verb);
        }
        let (auxiliary, _) = read_auxiliary(c, &Subject::Implied);
        let (found, verb) = read_tensed(c, auxiliary, telling, object)?;
        if found == tense { Ok(verb) } else { c.fail("the same tense") }
    }) {
        verbs.push(verb);
    }
    match verbs.len() {
        1 => verbs.remove(0),
        _ => EventVerb::AnyOf(verbs),
    }
}

/// Whether the verb here is in the plural though the subject alone would not ask for it.
fn read_verb_number(c: &Cursor<'_>, subject: &Subject) -> VerbNumber {
    let plural = c.at_any(&["are", "were", "have", "weren't", "haven't"])
        || c.peek().is_some_and(|token| VERBS.iter().any(|(_, forms)| forms.base == token.text));
    match subject {
        Subject::Card(noun) if plural && one_or_more(noun) => VerbNumber::Plural,
        _ => VerbNumber::Usual,
    }
}

/// "one or more of your characters": one in number, several in sense.
fn one_or_more(noun: &NounPhrase) -> bool {
    matches!(noun, NounPhrase::Noun(Noun { quantity: Quantity::OneOrMore, possessor: Some(_), .. }))
}

/// What stands before the verb and decides its form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Auxiliary {
    None,
    /// "is", "are", "'s", "'re".
    Be,
    /// "isn't", "aren't".
    BeNot,
    /// "was", "were".
    Was,
    /// "wasn't", "weren't".
    WasNot,
    /// "has", "have", "'ve".
    Have,
    HaveBeen,
    HaveNot,
    Would,
    WouldBe,
    Did,
}

fn read_auxiliary(c: &mut Cursor<'_>, subject: &Subject) -> (Auxiliary, Contraction) {
    const WORDS: [(&str, Auxiliary); 23] = [
        ("isn't", Auxiliary::BeNot),
        ("aren't", Auxiliary::BeNot),
        ("'s been", Auxiliary::HaveBeen),
        ("'ve been", Auxiliary::HaveBeen),
        ("has been", Auxiliary::HaveBeen),
        ("have been", Auxiliary::HaveBeen),
        ("would be", Auxiliary::WouldBe),
        ("is", Auxiliary::Be),
        ("are", Auxiliary::Be),
        ("'s", Auxiliary::Be),
        ("'re", Auxiliary::Be),
        ("was", Auxiliary::Was),
        ("were", Auxiliary::Was),
        ("wasn't", Auxiliary::WasNot),
        ("weren't", Auxiliary::WasNot),
        ("has", Auxiliary::Have),
        ("have", Auxiliary::Have),
        ("'ve", Auxiliary::Have),
        ("hasn't", Auxiliary::HaveNot),
        ("haven't", Auxiliary::HaveNot),
        ("would", Auxiliary::Would),
        ("didn't", Auxiliary::Did),
        ("did not", Auxiliary::Did),
    ];
    let contracted = c.peek().is_some_and(|token| token.text.starts_with('\''));
    let auxiliary = c.optional(|c| c.pick("an auxiliary", &WORDS)).unwrap_or(Auxiliary::None);
    let contracts = matches!(auxiliary, Auxiliary::Be | Auxiliary::Have | Auxiliary::HaveBeen)
        && crate::grammar::is_pronoun(subject);
    let contraction = if contracts && !contracted { Contraction::Full } else { Contraction::Usual };
    (auxiliary, contraction)
}

fn read_tensed(
    c: &mut Cursor<'_>,
    auxiliary: Auxiliary,
    telling: Telling,
    object: Object,
) -> Read<(Tense, EventVerb)> {
    let passive = |c: &mut Cursor<'_>, tense| {
        let lemma = read_lemma(c, |forms| forms.participle)?;
        Ok((tense, read_passive(c, lemma)?))
    };
    match auxiliary {
        Auxiliary::Be => passive(c, Tense::Present),
        Auxiliary::BeNot => passive(c, Tense::PresentNegative),
        Auxiliary::Was => passive(c, Tense::Past),
        Auxiliary::WasNot => passive(c, Tense::PastNegative),
        Auxiliary::HaveBeen => passive(c, Tense::Perfect),
        Auxiliary::WouldBe => passive(c, Tense::Would),
        Auxiliary::Have | Auxiliary::HaveNot => {
            let lemma = read_lemma(c, |forms| forms.participle)?;
            let tense = if auxiliary == Auxiliary::Have { Tense::Perfect } else { Tense::PerfectNegative };
            Ok((tense, read_active(c, lemma, object)?))
        }
        Auxiliary::Would | Auxiliary::Did => {
            let lemma = read_lemma(c, |forms| forms.base)?;
            let tense = if auxiliary == Auxiliary::Would { Tense::Would } else { Tense::PastNegative };
            Ok((tense, read_active(c, lemma, object)?))
        }
        Auxiliary::None => {
            let present = c.optional(|c| read_lemma(c, |forms| forms.third));
            let (lemma, tense) = match present {
                Some(lemma) => (lemma, Tense::Present),
                None => match c.optional(|c| read_lemma(c, |forms| forms.base)) {
                    Some(Lemma::Put) if telling == Telling::Before => (Lemma::Put, Tense::Past),
                    Some(lemma) => (lemma, Tense::Present),
                    None => (read_lemma(c, |forms| forms.past)?, Tense::Past),
                },
            };
            Ok((tense, read_active(c, lemma, object)?))
        }
    }
}

fn read_lemma(c: &mut Cursor<'_>, form: impl Fn(&crate::grammar::Forms) -> &'static str) -> Read<Lemma> {
    let Some(token) = c.peek() else { return c.fail("a verb") };
    match VERBS.iter().find(|(_, forms)| token.text == form(forms)) {
        Some((lemma, _)) => {
            c.advance();
            Ok(*lemma)
        }
        None => c.fail("a verb"),
    }
}

/// What follows a participle that says what is done to the subject.
fn read_passive(c: &mut Cursor<'_>, lemma: Lemma) -> Read<EventVerb> {
    match lemma {
        Lemma::Play => Ok(EventVerb::IsPlayed),
        Lemma::Challenge if c.eats("and banished") => Ok(EventVerb::ChallengedAndBanished),
        Lemma::Challenge => Ok(EventVerb::IsChallenged),
        Lemma::Banish => Ok(EventVerb::IsBanished),
        Lemma::Put => read_place(c).map(EventVerb::IsPut),
        Lemma::Return => {
            if c.looking_at("this way") {
                return Ok(EventVerb::IsReturned { to: None, from: None });
            }
            c.eat("to")?;
            let to = Some(read_zone(c)?);
            let from = c.optional(|c| {
                c.eat("from")?;
                read_zone(c)
            });
            Ok(EventVerb::IsReturned { to, from })
        }
        Lemma::Discard => Ok(EventVerb::IsDiscarded),
        Lemma::Draw => Ok(EventVerb::IsDrawn),
        Lemma::Pay => Ok(EventVerb::IsPaid),
        Lemma::Move if c.looking_at("from") && !c.looking_at("from here") => {
            c.eat("from")?;
            let from = read_subject_noun(c)?;
            let to = c.optional(|c| {
                c.eat("to")?;
                read_subject_noun(c)
            });
            Ok(EventVerb::IsMovedFrom { from, to })
        }
        Lemma::Move => Ok(c.optional(read_destination).map_or(EventVerb::IsMoved, EventVerb::IsMovedTo)),
        Lemma::Remove if c.looking_at("from") => {
            c.eat("from")?;
            read_subject_noun(c).map(EventVerb::IsRemovedFrom)
        }
        Lemma::Remove => Ok(EventVerb::IsRemoved),
        Lemma::Shuffle if c.looking_at("this way") => Ok(EventVerb::IsShuffledIn),
        Lemma::Shuffle => {
            c.eat("into")?;
            read_zone(c).map(EventVerb::IsShuffled)
        }
        Lemma::Shift => match c.optional(read_shifted_onto) {
            Some((onto, word)) => Ok(EventVerb::IsShifted { onto, word }),
            None => c.eat("onto").map(|()| EventVerb::IsShiftedOnto),
        },
        Lemma::Deal if c.eats("damage") => Ok(EventVerb::IsDealtDamage),
        Lemma::Deal if c.peek().is_some_and(|token| matches!(token.kind, TokenKind::Number(_))) => {
            read_hurt(c, HurtWord::IsDealt)
        }
        Lemma::Deal if c.looking_at("to") => {
            c.eat("to")?;
            read_subject_noun(c).map(EventVerb::IsDealtTo)
        }
        Lemma::Sing => Ok(EventVerb::IsSung),
        Lemma::Deal => Ok(EventVerb::IsDealt),
        Lemma::Ready => Ok(EventVerb::IsReadied),
        Lemma::Exert => Ok(EventVerb::IsExerted),
        Lemma::Choose if c.eats("for") => read_chosen_for(c).map(EventVerb::IsChosenFor),
        Lemma::Choose => Ok(EventVerb::IsChosen),
        Lemma::Lose => Ok(EventVerb::IsLost),
        Lemma::Reveal => Ok(EventVerb::IsRevealed),
        Lemma::Gain => Ok(EventVerb::IsGained),
        Lemma::Damage => Ok(EventVerb::IsDamaged),
        Lemma::Enter
        | Lemma::Quest
        | Lemma::Leave
        | Lemma::Ink
        | Lemma::Take
        | Lemma::Become
        | Lemma::Use
        | Lemma::Get
        | Lemma::Cause => c.fail("what is done to a card"),
    }
}

/// "An action" at the end of a phrase: what follows the comma is another one.
fn read_just_an_action(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    c.eat("an action")?;
    if !(c.at_end() || c.at_any(&[",", "."])) {
        return c.fail("an action");
    }
    let kinds = vec![Kind::Action];
    let head = Head { kinds, join: Join::Or, card: CardSuffix::None, number: Number::Singular };
    Ok(NounPhrase::Noun(described_noun(Quantity::A, head)))
}

/// After "chosen for": "Support", "an action or ability".
fn read_chosen_for(c: &mut Cursor<'_>) -> Read<ChosenFor> {
    if let Some(keyword) = c.optional(read_keyword_name) {
        return Ok(ChosenFor::Keyword(keyword));
    }
    if let Some(purpose) = c.optional(|c| {
        c.pick(
            "what it is chosen for",
            &[
                ("an action or an item's ability", ChosenFor::ActionOrItemAbility),
                ("an action or ability", ChosenFor::ActionOrAbility),
            ],
        )
    }) {
        return Ok(purpose);
    }
    if let Some(action) = c.optional(read_just_an_action) {
        return Ok(ChosenFor::Agent(Agent::Cards(Box::new(action))));
    }
    match read_agent(c)? {
        agent @ Agent::Effects { .. } => Ok(ChosenFor::Agent(agent)),
        Agent::Cards(_) | Agent::Players(_) => c.fail("what it is chosen for"),
    }
}

fn read_object(c: &mut Cursor<'_>, object: Object) -> Read<NounPhrase> {
    match object {
        Object::Needed => read_noun_phrase(c),
        Object::Gap => Ok(c.optional(read_noun_phrase).unwrap_or(NounPhrase::Gap)),
    }
}

/// The objects of a verb that its subject does.
fn read_active(c: &mut Cursor<'_>, lemma: Lemma, object: Object) -> Read<EventVerb> {
    match lemma {
        Lemma::Play => {
            let what = read_object(c, object)?;
            let on = c.optional(|c| {
                c.eat("on")?;
                read_noun_phrase(c)
            });
            Ok(EventVerb::Play { what, on })
        }
        Lemma::Pay => {
            let amount = match c.number()? {
                number if c.eats("{I} or less") => Compare::OrLess(number),
                number if c.eats("{I} or more") => Compare::OrMore(number),
                number => {
                    c.eat("{I}")?;
                    Compare::Exactly(number)
                }
            };
            c.eat("to play")?;
            Ok(EventVerb::PayToPlay { amount, what: read_object(c, object)? })
        }
        Lemma::Enter => c.eat("play").map(|()| EventVerb::EntersPlay),
        Lemma::Quest => Ok(EventVerb::Quests),
        Lemma::Challenge if c.at_any(&["and"]) && c.looking_at("and is banished") => {
            c.eat("and is banished").map(|()| EventVerb::ChallengesAndBanished)
        }
        Lemma::Challenge if c.looking_at("and isn't banished") => {
            c.eat("and isn't banished").map(|()| EventVerb::ChallengesAndSurvives)
        }
        Lemma::Challenge => Ok(EventVerb::Challenges(c.optional(read_noun_phrase))),
        Lemma::Banish => read_object(c, object).map(EventVerb::Banishes),
        Lemma::Leave => match read_zone(c)? {
            Zone { kind: ZoneKind::Play, .. } => Ok(EventVerb::LeavesPlay),
            zone => Ok(EventVerb::Leaves(zone)),
        },
        Lemma::Put => {
            let mut what = read_object(c, object)?;
            let place = match c.optional(read_place) {
                Some(place) => place,
                None => match take_under(&mut what) {
                    Some(what) => under(c, what, Face::Unsaid),
                    None => return c.fail("a place"),
                },
            };
            Ok(EventVerb::Puts { what, place })
        }
        Lemma::Return => {
            let what = read_object(c, object)?;
            let from = c.optional(|c| {
                c.eat("from")?;
                read_zone(c)
            });
            let to = c.optional(|c| {
                c.eat("to")?;
                read_zone(c)
            });
            Ok(EventVerb::Returns { what, from, to })
        }
        Lemma::Draw => read_object(c, object).map(EventVerb::Draws),
        Lemma::Discard => read_object(c, object).map(EventVerb::Discards),
        Lemma::Sing => read_object(c, object).map(EventVerb::Sings),
        Lemma::Move => read_moves(c, object),
        Lemma::Ready => read_object(c, object).map(EventVerb::Readies),
        Lemma::Ink => read_object(c, object).map(EventVerb::Inks),
        Lemma::Shift => {
            let nothing = c.looking_at("onto") || c.looking_at("on top of");
            let what = if nothing { NounPhrase::Gap } else { read_object(c, object)? };
            let (onto, word) = read_shifted_onto(c)?;
            Ok(EventVerb::Shifts { what, onto, word })
        }
        Lemma::Shuffle | Lemma::Damage => c.fail("a verb"),
        Lemma::Remove => read_removes(c, object),
        Lemma::Take if c.looking_at("damage") => c.eat("damage").map(|()| EventVerb::TakesDamage),
        Lemma::Take => read_hurt(c, HurtWord::Takes),
        Lemma::Deal => {
            c.eat("damage")?;
            // "Deals damage in a challenge": to whatever it is.
            if !c.eats("to") {
                return Ok(EventVerb::DealsDamage(NounPhrase::Gap));
            }
            read_object(c, object).map(EventVerb::DealsDamage)
        }
        Lemma::Become => c.eat("exerted").map(|()| EventVerb::BecomesExerted),
        Lemma::Exert => Ok(EventVerb::Exerts(c.optional(|c| read_object(c, Object::Needed)))),
        Lemma::Choose => {
            let what = read_object(c, object)?;
            c.eat("for")?;
            Ok(EventVerb::ChoosesFor { what, purpose: read_chosen_for(c)? })
        }
        Lemma::Use if !c.looking_at("the") => {
            let keyword = read_keyword_name(c)?;
            if !c.looking_at("to play") {
                return Ok(EventVerb::UsesKeyword(keyword));
            }
            c.eat("to play")?;
            Ok(EventVerb::UsesToPlay { keyword, what: read_object(c, object)? })
        }
        Lemma::Use => {
            c.eat("the")?;
            let keyword = read_keyword_name(c)?;
            c.eat("ability of")?;
            Ok(EventVerb::UsesAbility { keyword, of: read_object(c, object)? })
        }
        Lemma::Gain => read_lore(c).map(EventVerb::GainsLore),
        Lemma::Get => match (c.optional(read_counters), object) {
            (Some(what), _) => Ok(EventVerb::GetsCounters(what)),
            (None, Object::Gap) => Ok(EventVerb::GetsCounters(NounPhrase::Gap)),
            (None, Object::Needed) => c.fail("counters"),
        },
        Lemma::Lose => read_lore(c).map(EventVerb::LosesLore),
        Lemma::Reveal => read_object(c, object).map(EventVerb::Reveals),
        Lemma::Cause => {
            let who = read_player(c)?;
            c.eat("to")?;
            let lemma = read_lemma(c, |forms| forms.base)?;
            Ok(EventVerb::Causes { who, act: Box::new(read_active(c, lemma, Object::Needed)?) })
        }
    }
}

/// "3 or more damage".
fn read_hurt(c: &mut Cursor<'_>, word: HurtWord) -> Read<EventVerb> {
    let amount = read_amount(c)?;
    c.eat("damage")?;
    Ok(EventVerb::IsHurt { amount, word })
}

/// "moves to a location", "moves here", "move a character here from a location".
fn read_moves(c: &mut Cursor<'_>, object: Object) -> Read<EventVerb> {
    if let Some(damage) = c.optional(read_moves_damage) {
        return Ok(damage);
    }
    if let Some(from) = c.optional(read_origin) {
        let to = c.optional(read_destination);
        return Ok(EventVerb::MovesFrom { from, to, order: MoveOrder::FromFirst });
    }
    if let Some(to) = c.optional(read_destination) {
        return Ok(match c.optional(read_origin) {
            Some(from) => EventVerb::MovesFrom { from, to: Some(to), order: MoveOrder::ToFirst },
            None => EventVerb::MovesTo(to),
        });
    }
    let alone = c.at_any(&[",", "during", "while"]) || c.looking_at("this turn");
    if object == Object::Needed && alone {
        return Ok(EventVerb::MovesAnywhere);
    }
    let mut what = read_object(c, object)?;
    let to = if take_here(&mut what) { Some(Destination::Here) } else { c.optional(read_destination) };
    let from = c.optional(|c| {
        c.eat("from")?;
        read_noun_phrase(c)
    });
    Ok(EventVerb::Moves { what, to, from })
}

/// "move 1 or more damage from a character to another character".
fn read_moves_damage(c: &mut Cursor<'_>) -> Read<EventVerb> {
    let amount = match read_amount(c)? {
        Amount::Unstated => None,
        amount => Some(amount),
    };
    let word = read_damage_word(c)?;
    let from = if c.eats("from") { Some(read_noun_phrase(c)?) } else { None };
    let to = if c.eats("to") { Some(read_noun_phrase(c)?) } else { None };
    Ok(EventVerb::MovesDamage { amount, word, from, to })
}

/// "from here", "from another location"; zones are not places to move from.
fn read_origin(c: &mut Cursor<'_>) -> Read<Origin> {
    c.eat("from")?;
    if c.eats("here") {
        return Ok(Origin::Here);
    }
    if c.optional(read_zone).is_some() {
        return c.fail("a location");
    }
    read_noun_phrase(c).map(Origin::At)
}

/// "on top of this character", "onto this character".
fn read_shifted_onto(c: &mut Cursor<'_>) -> Read<(Option<NounPhrase>, ShiftedOnto)> {
    for (words, word) in [("on top of", ShiftedOnto::OnTopOf), ("onto", ShiftedOnto::Onto)] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok((Some(read_noun_phrase(c)?), word));
        }
    }
    Ok((None, ShiftedOnto::default()))
}

/// "by opponents' effects", "by an action", after a passive.
pub(crate) fn read_agent(c: &mut Cursor<'_>) -> Read<Agent> {
    const WORDS: [(&str, EffectWord); 13] = [
        ("an action or ability", EffectWord::AnActionOrAbility),
        ("damage", EffectWord::Damage),
        ("an effect", EffectWord::AnEffect),
        ("effects", EffectWord::Effects),
        ("effect", EffectWord::Effect),
        ("actions or abilities", EffectWord::ActionsOrAbilities),
        ("actions and abilities", EffectWord::ActionsAndAbilities),
        ("an ability", EffectWord::AnAbility),
        ("abilities", EffectWord::Abilities),
        ("ability", EffectWord::Ability),
        ("action or ability", EffectWord::ActionOrAbility),
        ("actions", EffectWord::Actions),
        ("action", EffectWord::Action),
    ];
    c.attempt(|c| {
        let effects = c.optional(|c| {
            let whose = c.optional(crate::phrase::player::read_owner);
            let word = c.pick("an effect", &WORDS)?;
            match (word, &whose) {
                (
                    EffectWord::Effect | EffectWord::Ability | EffectWord::Action | EffectWord::Actions,
                    None,
                ) => c.fail("an effect"),
                (
                    EffectWord::AnEffect
                    | EffectWord::AnAbility
                    | EffectWord::AnActionOrAbility
                    | EffectWord::Damage,
                    Some(_),
                ) => c.fail("an effect"),
                _ => Ok(Agent::Effects { whose, word }),
            }
        });
        let player = |c: &mut Cursor<'_>| {
            let player = read_player(c)?;
            match player {
                PlayerPhrase::Described(_) => Ok(Agent::Players(player)),
                _ => c.fail("a player"),
            }
        };
        match effects.or_else(|| c.optional(player)) {
            Some(effects) => Ok(effects),
            None => read_noun_phrase(c).map(|cards| Agent::Cards(Box::new(cards))),
        }
    })
}

/// "lore", "3 or more lore".
fn read_lore(c: &mut Cursor<'_>) -> Read<Option<Amount>> {
    let amount = match read_amount(c)? {
        Amount::Unstated => None,
        amount => Some(amount),
    };
    c.eat("lore")?;
    Ok(amount)
}

/// "remove 2 or more damage from one of your characters", "removed damage this way".
fn read_removes(c: &mut Cursor<'_>, object: Object) -> Read<EventVerb> {
    if let Some(what) = c.optional(read_counters) {
        let to_play = c.optional(|c| {
            c.eat("to play")?;
            read_noun_phrase(c)
        });
        return Ok(EventVerb::RemovesCounters { what, to_play });
    }
    if object == Object::Gap && c.at_any(&["this", "each"]) {
        return Ok(EventVerb::RemovesCounters { what: NounPhrase::Gap, to_play: None });
    }
    let amount = match read_amount(c)? {
        Amount::Unstated => None,
        amount => Some(amount),
    };
    let word = read_damage_word(c)?;
    let from = if c.eats("from") { Some(read_object(c, object)?) } else { None };
    Ok(EventVerb::RemovesDamage { amount, word, from })
}

/// Whether only players do this.
fn is_of_players(verb: &EventVerb) -> bool {
    match verb {
        EventVerb::Play { .. }
        | EventVerb::PayToPlay { .. }
        | EventVerb::Puts { .. }
        | EventVerb::Returns { .. }
        | EventVerb::Draws(_)
        | EventVerb::Discards(_)
        | EventVerb::Moves { .. }
        | EventVerb::Readies(_)
        | EventVerb::Inks(_)
        | EventVerb::Shifts { .. }
        | EventVerb::UsesToPlay { .. }
        | EventVerb::RemovesDamage { .. }
        | EventVerb::ChoosesFor { .. }
        | EventVerb::UsesAbility { .. }
        | EventVerb::GainsLore(_)
        | EventVerb::LosesLore(_)
        | EventVerb::GetsCounters(_)
        | EventVerb::RemovesCounters { .. }
        | EventVerb::MovesDamage { .. }
        | EventVerb::Exerts(Some(_))
        | EventVerb::Reveals(_) => true,
        EventVerb::AnyOf(verbs) => verbs.iter().any(is_of_players),
        // Characters banish others; who banishes what is theirs is a player.
        EventVerb::Banishes(NounPhrase::Noun(noun)) => matches!(noun.possessor, Some(Possessor::Their(_))),
        _ => false,
    }
}

/// "here", "there", "to a location" after a verb of moving.
pub(crate) fn read_destination(c: &mut Cursor<'_>) -> Read<Destination> {
    c.attempt(|c| {
        if c.eats("here") {
            return Ok(Destination::Here);
        }
        if c.eats("there") {
            return Ok(Destination::There);
        }
        c.eat("to")?;
        read_noun_phrase(c).map(Destination::At)
    })
}

/// "the start of your turn", "the end of the turn", after "at".
pub(crate) fn read_turn_moment(c: &mut Cursor<'_>) -> Read<Event> {
    c.attempt(|c| {
        let moment: fn(TurnOf) -> EventVerb = c.pick(
            "a moment of a turn",
            &[
                ("the start of", EventVerb::TurnStarts as fn(TurnOf) -> EventVerb),
                ("the end of", EventVerb::TurnEnds as fn(TurnOf) -> EventVerb),
            ],
        )?;
        let verb = moment(read_turn_of(c)?);
        let (subject, tense) = (Subject::Implied, Tense::Present);
        let (contraction, number) = (Contraction::Usual, VerbNumber::Usual);
        Ok(Event { subject, verb, scope: Vec::new(), tense, contraction, number })
    })
}

/// "whenever this character quests", "at the start of your turn".
pub(crate) fn read_trigger_head(c: &mut Cursor<'_>) -> Read<TriggerHead> {
    const WORDS: [(&str, TriggerWord); 5] = [
        ("whenever", TriggerWord::Whenever),
        ("when", TriggerWord::When),
        ("at", TriggerWord::At),
        ("the first time", TriggerWord::TheFirstTime),
        ("the next time", TriggerWord::TheNextTime),
    ];
    c.attempt(|c| {
        let word = match c.optional(read_nth_time) {
            Some(number) if c.eats("each turn") => TriggerWord::TheNthTimeEachTurn(number),
            Some(number) => TriggerWord::TheNthTime(number),
            None if c.eats("the first time each turn") => TriggerWord::TheNthTimeEachTurn(1),
            None => c.pick("a trigger", &WORDS)?,
        };
        let event = match word {
            TriggerWord::At => read_turn_moment(c)?,
            TriggerWord::When
            | TriggerWord::Whenever
            | TriggerWord::TheFirstTime
            | TriggerWord::TheNthTime(_)
            | TriggerWord::TheNthTimeEachTurn(_)
            | TriggerWord::TheNextTime => match c.optional(read_event) {
                Some(event) => event,
                None => return read_no_event(c),
            },
        };
        Ok(TriggerHead { word, event })
    })
}

/// "When you have no cards in your hand,": a state, which nothing waits for.
fn read_no_event<T>(c: &mut Cursor<'_>) -> Read<T> {
    let is_state = |condition: &Condition| {
        matches!(
            condition,
            Condition::Has { .. }
                | Condition::HasMore { .. }
                | Condition::HasMoreOf { .. }
                | Condition::HasLore { .. }
                | Condition::HasExtreme { .. }
                | Condition::ThereIs { .. }
                | Condition::ValueIs { .. }
                | Condition::Is { .. }
                | Condition::CardHas { .. }
        )
    };
    let mark = c.mark();
    match c.optional(crate::phrase::condition::read_condition) {
        Some(condition) if is_state(&condition) && c.looking_at(",") => {
            c.refuse(mark, "what happens: a state triggers nothing (6.2.2)")
        }
        _ => Err(Fail),
    }
}

/// "the second time", "the third time".
fn read_nth_time(c: &mut Cursor<'_>) -> Read<u32> {
    c.eat("the")?;
    let number = read_ordinal(c)?;
    c.eat("time")?;
    Ok(number)
}

/// One or more heads joined with "and", up to (not including) the comma.
pub(crate) fn read_trigger_heads(c: &mut Cursor<'_>) -> Read<Vec<TriggerHead>> {
    c.attempt(|c| {
        let mut heads = vec![read_trigger_head(c)?];
        while let Some(head) = c.optional(|c| {
            c.eat("and")?;
            read_trigger_head(c)
        }) {
            heads.push(head);
        }
        Ok(heads)
    })
}

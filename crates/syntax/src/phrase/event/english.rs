//! Writing events and trigger heads.

use crate::tree::*;

use super::forms::{Voice, forms_of, lemma_of};
use super::scope::write_scope;
use crate::grammar::{Agreement, Case, agreement, is_pronoun};
use crate::out::Out;
use crate::phrase::amount::{write_amount, write_damage_word};
use crate::phrase::keyword::write_keyword_name;
use crate::phrase::noun::write_noun_phrase;
use crate::phrase::place::write_place;
use crate::phrase::player::{write_player, write_turn_of, write_zone};

/// Writes a subject; nothing for Implied.
pub(crate) fn write_subject(subject: &Subject, out: &mut Out) {
    match subject {
        Subject::Implied => {}
        Subject::Player(player) => write_player(player, Case::Subject, out),
        Subject::Card(noun) => write_noun_phrase(noun, Case::Subject, out),
        Subject::Damage(DamageWord::Damage) => out.word("damage"),
        Subject::Damage(DamageWord::Counter) => out.word("damage counters"),
        Subject::ThisDamage(ThisOrThat::This) => out.word("this damage"),
        Subject::ThisDamage(ThisOrThat::That) => out.word("that damage"),
        Subject::DamageOn(what) => {
            out.word("damage on");
            write_noun_phrase(what, Case::Object, out);
        }
        Subject::DamageDealtBy(what) => {
            out.word("damage dealt by");
            write_noun_phrase(what, Case::Object, out);
        }
        Subject::DamageThatDeals(what) => {
            out.word("damage");
            write_noun_phrase(what, Case::Subject, out);
            out.word(crate::grammar::noun_agreement(what).pick("deals", "deal"));
        }
        Subject::Lore => out.word("lore"),
        Subject::AnEffect => out.word("an effect"),
        Subject::ActionOrAbility => out.word("an action or ability"),
    }
}

/// Writes an event.
pub(crate) fn write_event(event: &Event, out: &mut Out) {
    let agreement = match event.number {
        VerbNumber::Usual => agreement(&event.subject),
        VerbNumber::Plural => Agreement::Plural,
        VerbNumber::Singular => Agreement::Singular,
    };
    write_event_agreeing(event, agreement, out);
}

/// Writes a relative clause; a clause without a subject of its own agrees with the head it describes.
pub(crate) fn write_relative_event(event: &Event, number: Number, out: &mut Out) {
    let agreement = match (&event.subject, number) {
        (Subject::Implied, Number::Singular) => Agreement::Singular,
        (Subject::Implied, Number::Plural) => match event.number {
            VerbNumber::Singular => Agreement::Singular,
            VerbNumber::Usual | VerbNumber::Plural => Agreement::Plural,
        },
        (subject, _) => agreement(subject),
    };
    write_event_agreeing(event, agreement, out);
}

fn write_event_agreeing(event: &Event, agreement: Agreement, out: &mut Out) {
    write_subject(&event.subject, out);
    let contracts = is_pronoun(&event.subject) && event.contraction == Contraction::Usual;
    let verbs = match &event.verb {
        EventVerb::AnyOf(verbs) => verbs.as_slice(),
        verb => std::slice::from_ref(verb),
    };
    for (index, verb) in verbs.iter().enumerate() {
        if index > 0 {
            out.word("or");
            if event.tense == Tense::PastNegative && write_denied_too(verb, agreement, out) {
                continue;
            }
        }
        write_verb(verb, event.tense, agreement, contracts && index == 0, out);
    }
    for scope in &event.scope {
        write_scope(scope, out);
    }
}

/// "Or challenge" behind "didn't quest".
fn write_denied_too(verb: &EventVerb, agreement: Agreement, out: &mut Out) -> bool {
    match lemma_of(verb) {
        Some((lemma, Voice::Active)) => {
            out.word(forms_of(lemma).base);
            write_objects(verb, agreement, out);
            true
        }
        Some((_, Voice::Passive)) | None => false,
    }
}

fn write_verb(verb: &EventVerb, tense: Tense, agreement: Agreement, contracts: bool, out: &mut Out) {
    let Some((lemma, voice)) = lemma_of(verb) else {
        write_moment(verb, out);
        return;
    };
    let forms = forms_of(lemma);
    match voice {
        Voice::Active => match tense {
            Tense::Present => out.word(forms.present(agreement)),
            Tense::Past => out.word(forms.past),
            Tense::Perfect => {
                write_have(agreement, contracts, out);
                out.word(forms.participle);
            }
            Tense::PerfectNegative => {
                out.word(agreement.pick("hasn't", "haven't"));
                out.word(forms.participle);
            }
            Tense::Would => {
                out.word("would");
                out.word(forms.base);
            }
            Tense::PastNegative => {
                out.word("didn't");
                out.word(forms.base);
            }
            Tense::PresentNegative => {
                out.word(agreement.pick("doesn't", "don't"));
                out.word(forms.base);
            }
            Tense::Participle => out.word(forms.participle),
        },
        Voice::Passive => {
            match tense {
                Tense::Present => write_be(agreement, contracts, out),
                Tense::Past => out.word(agreement.pick("was", "were")),
                Tense::PresentNegative => out.word(agreement.pick("isn't", "aren't")),
                Tense::PastNegative => out.word(agreement.pick("wasn't", "weren't")),
                Tense::Perfect => {
                    write_have(agreement, contracts, out);
                    out.word("been");
                }
                Tense::PerfectNegative => {
                    out.word(agreement.pick("hasn't", "haven't"));
                    out.word("been");
                }
                Tense::Would => out.word("would be"),
                Tense::Participle => {}
            }
            out.word(forms.participle);
        }
    }
    write_objects(verb, agreement, out);
}

/// Writes "is" or "are", drawn to a pronoun where that is usual.
pub(crate) fn write_be(agreement: Agreement, contracts: bool, out: &mut Out) {
    if contracts {
        out.mark(agreement.pick("'s", "'re"));
    } else {
        out.word(agreement.pick("is", "are"));
    }
}

fn write_have(agreement: Agreement, contracts: bool, out: &mut Out) {
    if contracts {
        out.mark(agreement.pick("'s", "'ve"));
    } else {
        out.word(agreement.pick("has", "have"));
    }
}

fn write_moment(verb: &EventVerb, out: &mut Out) {
    match verb {
        EventVerb::TurnStarts(turn) => {
            out.word("the start of");
            write_turn_of(turn, out);
        }
        EventVerb::TurnEnds(turn) => {
            out.word("the end of");
            write_turn_of(turn, out);
        }
        _ => {}
    }
}

fn write_objects(verb: &EventVerb, agreement: Agreement, out: &mut Out) {
    let noun = |what: &NounPhrase, out: &mut Out| write_noun_phrase(what, Case::Object, out);
    let after = |word: &str, what: &NounPhrase, out: &mut Out| {
        out.word(word);
        write_noun_phrase(what, Case::Object, out);
    };
    let zone = |word: &str, zone: &Zone, out: &mut Out| {
        out.word(word);
        write_zone(zone, out);
    };
    match verb {
        EventVerb::Play { what, on } => {
            noun(what, out);
            if let Some(on) = on {
                after("on", on, out);
            }
        }
        EventVerb::Shifts { what, onto, word } => {
            noun(what, out);
            write_shifted_onto(onto.as_ref(), *word, out);
        }
        EventVerb::IsShifted { onto, word } => write_shifted_onto(onto.as_ref(), *word, out),
        EventVerb::UsesKeyword(keyword) => write_keyword_name(*keyword, out),
        EventVerb::UsesToPlay { keyword, what } => {
            write_keyword_name(*keyword, out);
            after("to play", what, out);
        }
        EventVerb::MovesFrom { from, to, order } => {
            let to = |out: &mut Out| {
                if let Some(to) = to {
                    write_destination(to, out);
                }
            };
            if *order == MoveOrder::ToFirst {
                to(out);
            }
            match from {
                Origin::Here => out.word("from here"),
                Origin::At(place) => after("from", place, out),
            }
            if *order == MoveOrder::FromFirst {
                to(out);
            }
        }
        EventVerb::IsRemovedFrom(from) => after("from", from, out),
        EventVerb::IsMovedFrom { from, to } => {
            after("from", from, out);
            if let Some(to) = to {
                after("to", to, out);
            }
        }
        EventVerb::IsDealtTo(to) => after("to", to, out),
        EventVerb::IsShuffled(into) => zone("into", into, out),
        EventVerb::PayToPlay { amount, what } => {
            write_ink_compare(amount, out);
            after("to play", what, out);
        }
        EventVerb::EntersPlay | EventVerb::LeavesPlay => out.word("play"),
        EventVerb::Challenges(what) => {
            if let Some(what) = what {
                noun(what, out);
            }
        }
        EventVerb::ChallengedAndBanished => out.word("and banished"),
        EventVerb::ChallengesAndBanished => {
            out.word(agreement.pick("and is banished", "and are banished"));
        }
        EventVerb::Banishes(what)
        | EventVerb::Draws(what)
        | EventVerb::Discards(what)
        | EventVerb::Sings(what)
        | EventVerb::Readies(what)
        | EventVerb::Inks(what)
        | EventVerb::GetsCounters(what)
        | EventVerb::Reveals(what) => noun(what, out),
        EventVerb::RemovesCounters { what, to_play } => {
            noun(what, out);
            if let Some(to_play) = to_play {
                after("to play", to_play, out);
            }
        }
        EventVerb::Leaves(from) => write_zone(from, out),
        EventVerb::IsPut(place) => write_place(place, out),
        EventVerb::Puts { what, place } => {
            noun(what, out);
            write_place(place, out);
        }
        EventVerb::IsReturned { to, from } => {
            if let Some(to) = to {
                zone("to", to, out);
            }
            if let Some(from) = from {
                zone("from", from, out);
            }
        }
        EventVerb::Returns { what, from, to } => {
            noun(what, out);
            if let Some(from) = from {
                zone("from", from, out);
            }
            if let Some(to) = to {
                zone("to", to, out);
            }
        }
        EventVerb::MovesTo(to) | EventVerb::IsMovedTo(to) => write_destination(to, out),
        EventVerb::IsShiftedOnto => out.word("onto"),
        EventVerb::ChallengesAndSurvives => {
            out.word(agreement.pick("and isn't banished", "and aren't banished"))
        }
        EventVerb::AndSurvives(verb) => {
            write_objects(verb, agreement, out);
            out.word(agreement.pick("and isn't banished", "and aren't banished"));
        }
        EventVerb::IsHurt { amount, word: _ } => {
            write_amount(amount, out);
            out.word("damage");
        }
        EventVerb::MovesDamage { amount, word, from, to } => {
            let amount = amount.clone().unwrap_or(Amount::Unstated);
            write_amount(&amount, out);
            write_damage_word(*word, &amount, out);
            if let Some(from) = from {
                after("from", from, out);
            }
            if let Some(to) = to {
                after("to", to, out);
            }
        }
        EventVerb::Moves { what, to, from } => {
            noun(what, out);
            if let Some(to) = to {
                write_destination(to, out);
            }
            if let Some(from) = from {
                after("from", from, out);
            }
        }
        EventVerb::RemovesDamage { amount, word, from } => {
            let amount = amount.clone().unwrap_or(Amount::Unstated);
            write_amount(&amount, out);
            write_damage_word(*word, &amount, out);
            if let Some(from) = from {
                after("from", from, out);
            }
        }
        EventVerb::TakesDamage | EventVerb::IsDealtDamage => out.word("damage"),
        EventVerb::DealsDamage(NounPhrase::Gap) => out.word("damage"),
        EventVerb::DealsDamage(to) => after("damage to", to, out),
        EventVerb::BecomesExerted => out.word("exerted"),
        EventVerb::IsChosenFor(purpose) => write_chosen_for(purpose, out),
        EventVerb::ChoosesFor { what, purpose } => {
            noun(what, out);
            write_chosen_for(purpose, out);
        }
        EventVerb::UsesAbility { keyword, of } => {
            out.word("the");
            write_keyword_name(*keyword, out);
            after("ability of", of, out);
        }
        EventVerb::GainsLore(amount) | EventVerb::LosesLore(amount) => {
            write_amount(amount.as_ref().unwrap_or(&Amount::Unstated), out);
            out.word("lore");
        }
        EventVerb::Exerts(Some(what)) => noun(what, out),
        EventVerb::Causes { who, act } => {
            write_player(who, Case::Object, out);
            out.word("to");
            if let Some((lemma, _)) = lemma_of(act) {
                out.word(forms_of(lemma).base);
            }
            write_objects(act, Agreement::Plural, out);
        }
        EventVerb::IsPlayed
        | EventVerb::Quests
        | EventVerb::IsSung
        | EventVerb::MovesAnywhere
        | EventVerb::IsChallenged
        | EventVerb::IsBanished
        | EventVerb::IsDiscarded
        | EventVerb::IsDrawn
        | EventVerb::IsPaid
        | EventVerb::IsShuffledIn
        | EventVerb::IsMoved
        | EventVerb::IsRemoved
        | EventVerb::IsReadied
        | EventVerb::IsDealt
        | EventVerb::IsExerted
        | EventVerb::Exerts(None)
        | EventVerb::IsChosen
        | EventVerb::IsLost
        | EventVerb::IsDamaged
        | EventVerb::IsGained
        | EventVerb::IsRevealed
        | EventVerb::AnyOf(_)
        | EventVerb::TurnStarts(_)
        | EventVerb::TurnEnds(_) => {}
    }
}

fn write_shifted_onto(onto: Option<&NounPhrase>, word: ShiftedOnto, out: &mut Out) {
    if let Some(onto) = onto {
        out.word(match word {
            ShiftedOnto::OnTopOf => "on top of",
            ShiftedOnto::Onto => "onto",
        });
        write_noun_phrase(onto, Case::Object, out);
    }
}

/// Writes what follows "by".
pub(crate) fn write_agent(agent: &Agent, out: &mut Out) {
    match agent {
        Agent::Cards(cards) => write_noun_phrase(cards, Case::Object, out),
        Agent::Players(player) => write_player(player, Case::Object, out),
        Agent::Effects { whose, word } => {
            if let Some(whose) = whose {
                crate::phrase::player::write_possessor(whose, out);
            }
            out.word(match word {
                EffectWord::Effect => "effect",
                EffectWord::AnEffect => "an effect",
                EffectWord::Effects => "effects",
                EffectWord::Ability => "ability",
                EffectWord::AnAbility => "an ability",
                EffectWord::Abilities => "abilities",
                EffectWord::ActionsOrAbilities => "actions or abilities",
                EffectWord::ActionsAndAbilities => "actions and abilities",
                EffectWord::ActionOrAbility => "action or ability",
                EffectWord::AnActionOrAbility => "an action or ability",
                EffectWord::Action => "action",
                EffectWord::Actions => "actions",
                EffectWord::Damage => "damage",
            });
        }
    }
}

/// "2 {I} or less".
fn write_ink_compare(amount: &Compare, out: &mut Out) {
    let ink = |number: u32, tail: &str, out: &mut Out| {
        out.number(number);
        out.word("{I}");
        out.word(tail);
    };
    match amount {
        Compare::OrLess(number) => ink(*number, "or less", out),
        Compare::OrMore(number) => ink(*number, "or more", out),
        Compare::Exactly(number) => ink(*number, "", out),
        other => crate::phrase::noun::write_compare(other, out),
    }
}

fn write_chosen_for(purpose: &ChosenFor, out: &mut Out) {
    out.word("for");
    match purpose {
        ChosenFor::Keyword(keyword) => write_keyword_name(*keyword, out),
        ChosenFor::ActionOrAbility => out.word("an action or ability"),
        ChosenFor::ActionOrItemAbility => out.word("an action or an item's ability"),
        ChosenFor::Agent(agent) => write_agent(agent, out),
    }
}

/// Writes a destination: "here", "to a location".
pub(crate) fn write_destination(destination: &Destination, out: &mut Out) {
    match destination {
        Destination::Here => out.word("here"),
        Destination::There => out.word("there"),
        Destination::At(place) => {
            out.word("to");
            write_noun_phrase(place, Case::Object, out);
        }
    }
}

/// Writes a trigger head with its word.
pub(crate) fn write_trigger_head(head: &TriggerHead, out: &mut Out) {
    if let TriggerWord::TheNthTime(number) | TriggerWord::TheNthTimeEachTurn(number) = head.word {
        out.word("the");
        out.word(crate::grammar::ordinal(number));
    }
    out.word(match head.word {
        TriggerWord::When => "when",
        TriggerWord::Whenever => "whenever",
        TriggerWord::At => "at",
        TriggerWord::TheFirstTime => "the first time",
        TriggerWord::TheNthTime(_) => "time",
        TriggerWord::TheNthTimeEachTurn(_) => "time each turn",
        TriggerWord::TheNextTime => "the next time",
    });
    write_event(&head.event, out);
}

/// Writes heads joined with "and".
pub(crate) fn write_trigger_heads(heads: &[TriggerHead], out: &mut Out) {
    for (index, head) in heads.iter().enumerate() {
        if index > 0 {
            out.word("and");
        }
        write_trigger_head(head, out);
    }
}

use crate::tree::*;

use super::super::ReadVerb;
use super::super::being::read_stat_of;
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::adverb::read_early_adverbs;
use crate::phrase::amount::{read_amount, read_damage_word};
use crate::phrase::noun::{read_counters, read_noun_phrase};

/// "2 damage", "all damage counters", "damage" (an "equal to" follows).
fn read_damage(c: &mut Cursor<'_>) -> Read<(Amount, DamageWord)> {
    if c.looking_at("damage") {
        return Ok((Amount::Unstated, read_damage_word(c)?));
    }
    let amount = read_amount(c)?;
    Ok((amount, read_damage_word(c)?))
}

pub(in super::super) fn read_deal(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if c.eats("damage with") {
        let (stat, of) = read_stat_of(c)?;
        return Ok(Verb::DealDamageWith { stat, of }.into());
    }
    if let Some((stat, word)) = c.optional(read_each_other) {
        return Ok(Verb::DealEachOther { stat, word }.into());
    }
    if let Some((amount, change)) = c.optional(read_more_damage) {
        let to = c.optional(|c| after(c, "to"));
        let places = [("in challenges", InChallenges::Several), ("in a challenge", InChallenges::One)];
        let within = c.optional(|c| c.pick("'in challenges'", &places));
        let voice = DealtVoice::Deals;
        return Ok(Verb::DealMoreOrLess { amount, change, voice, to, within }.into());
    }
    let Some((amount, word)) = c.optional(read_damage) else { return read_deal_to(c) };
    if c.eats("divided") {
        let (as_you, among) = read_shared(c)?;
        return Ok(Verb::Divide { amount, among, word: DivideWord::DealDivided, as_you }.into());
    }
    let early = read_early_adverbs(c);
    let to = c.optional(|c| after(c, "to"));
    if let (Some(first), true) = (&to, early.is_empty())
        && let Some((join, more)) = c.optional(read_more_parts)
    {
        let mut parts = vec![DealPart { amount, word, to: first.clone() }];
        parts.extend(more);
        return Ok(Verb::DealSeveral { parts, join }.into());
    }
    Ok(ReadVerb { verb: Verb::Deal { amount, word, to }, early })
}

/// "and 1 damage to another chosen character", ", 2 damage to another, and 3 damage to the third".
fn read_more_parts(c: &mut Cursor<'_>) -> Read<(DealJoin, Vec<DealPart>)> {
    let part = |c: &mut Cursor<'_>| {
        let (amount, word) = read_damage(c)?;
        Ok(DealPart { amount, word, to: after(c, "to")? })
    };
    let mut parts = Vec::new();
    while let Some(next) = c.optional(|c| {
        c.eat(",")?;
        part(c)
    }) {
        parts.push(next);
    }
    if !parts.is_empty() {
        c.eat(",")?;
    }
    let join = c.pick("'and'", &[("and", DealJoin::And), ("or", DealJoin::Or)])?;
    parts.push(part(c)?);
    Ok((join, parts))
}

/// "damage equal to their {S} to each other", "damage to the other equal to their {S}".
fn read_each_other(c: &mut Cursor<'_>) -> Read<(Stat, EachOtherWord)> {
    c.eat("damage")?;
    if c.eats("equal to their") {
        let stat = crate::phrase::noun::read_stat(c)?;
        let words = [("to each other", EachOtherWord::EachOther), ("to the other", EachOtherWord::TheOther)];
        return Ok((stat, c.pick("to whom", &words)?));
    }
    let words =
        [("to each other", EachOtherWord::EachOtherFirst), ("to the other", EachOtherWord::TheOtherFirst)];
    let word = c.pick("to whom", &words)?;
    c.eat("equal to their")?;
    Ok((crate::phrase::noun::read_stat(c)?, word))
}

/// "1 more damage".
pub(in super::super) fn read_more_damage(c: &mut Cursor<'_>) -> Read<(u32, MoreOrLess)> {
    let amount = c.number()?;
    let change = c.pick("'more'", &[("more damage", MoreOrLess::More), ("less damage", MoreOrLess::Less)])?;
    Ok((amount, change))
}

/// "as you choose among up to 3 chosen characters", "among … as you choose".
fn read_shared(c: &mut Cursor<'_>) -> Read<(AsYouChoose, NounPhrase)> {
    let before = c.eats("as you choose");
    let among = after(c, "among")?;
    let as_you = match before {
        true => AsYouChoose::Printed,
        false if c.eats("as you choose") => AsYouChoose::Behind,
        false => AsYouChoose::Omitted,
    };
    Ok((as_you, among))
}

/// "divide 4 damage as you choose among any number of chosen characters".
pub(in super::super) fn read_divide(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let (amount, _) = read_damage(c)?;
    let (as_you, among) = read_shared(c)?;
    Ok(Verb::Divide { amount, among, word: DivideWord::Divide, as_you }.into())
}

/// "all damage that would be dealt to …", "the next 2 damage that would be dealt to …", "that damage", "1 of that damage".
pub(in super::super) fn read_prevent(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let prevented = if c.eats("that damage") {
        Prevented::That
    } else if c.eats("it") {
        Prevented::It
    } else if c.eats("all damage that would be dealt") {
        let to = after(c, "to")?;
        let by = c.optional(|c| {
            c.eat("by")?;
            crate::phrase::event::read_agent(c)
        });
        Prevented::All { to, by }
    } else if c.eats("half of that damage, rounded") {
        Prevented::HalfOfThat(c.pick("'up'", &[("up", Rounding::Up), ("down", Rounding::Down)])?)
    } else if c.eats("the first damage that would be dealt") {
        Prevented::First { to: after(c, "to")? }
    } else if c.eats("the next") {
        let amount = c.number()?;
        c.eat("damage that would be dealt")?;
        Prevented::Next { amount, to: after(c, "to")? }
    } else {
        let word = if c.eats("all but") { OfThatWord::AllBut } else { OfThatWord::So };
        let amount = c.number()?;
        c.eat("of that damage")?;
        Prevented::OfThat { amount, word }
    };
    Ok(Verb::Prevent(prevented).into())
}

fn read_deal_to(c: &mut Cursor<'_>) -> Read<ReadVerb> {
    let to = read_noun_phrase(c)?;
    let (amount, word) = read_damage(c)?;
    Ok(Verb::DealTo { to, amount, word }.into())
}

pub(in super::super) fn read_put_damage(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let (amount, word) = read_damage(c)?;
    let early = read_early_adverbs(c);
    let on = after(c, "on")?;
    Ok(ReadVerb { verb: Verb::PutDamage { amount, word, on }, early })
}

pub(in super::super) fn read_remove(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(counters) = c.optional(read_counters) {
        let from = c.optional(|c| {
            c.eat("from")?;
            crate::phrase::player::read_player(c)
        });
        return Ok(match from {
            Some(from) => Verb::RemoveCountersFrom { what: counters, from },
            None => Verb::RemoveCounters(counters),
        }
        .into());
    }
    let (amount, word) = read_damage(c)?;
    let early = read_early_adverbs(c);
    let from = c.optional(|c| after(c, "from"));
    Ok(ReadVerb { verb: Verb::RemoveDamage { amount, word, from }, early })
}

pub(in super::super) fn read_move_damage(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(part) = c.optional(|c| {
        let part = c.optional(Cursor::number);
        if part.is_some() {
            c.eat("of")?;
        }
        c.eat("that damage")?;
        Ok(part)
    }) {
        return Ok(Verb::MoveThatDamage { part, to: after(c, "to")? }.into());
    }
    let (amount, word) = read_damage(c)?;
    let early = read_early_adverbs(c);
    let from = after(c, "from")?;
    let to = after(c, "to")?;
    Ok(ReadVerb { verb: Verb::MoveDamage { amount, word, from, to }, early })
}

fn after(c: &mut Cursor<'_>, preposition: &'static str) -> Read<NounPhrase> {
    c.eat(preposition)?;
    read_noun_phrase(c)
}

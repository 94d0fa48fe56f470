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
    let Some((amount, word)) = c.optional(read_damage) else { return read_deal_to(c) };
    let early = read_early_adverbs(c);
    let to = c.optional(|c| after(c, "to"));
    Ok(ReadVerb { verb: Verb::Deal { amount, word, to }, early })
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

use crate::tree::*;

use super::super::ReadVerb;
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::adverb::read_early_adverbs;
use crate::phrase::noun::{read_noun_phrase, take_under};
use crate::phrase::place::{read_place, under};
use crate::phrase::player::read_zone;

pub(in super::super) fn read_banish(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    Ok(Verb::Banish(read_noun_phrase(c)?).into())
}

fn read_from(c: &mut Cursor<'_>) -> Read<Zone> {
    c.eat("from")?;
    read_zone(c)
}

pub(in super::super) fn read_return(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let what = read_noun_phrase(c)?;
    let early = read_early_adverbs(c);
    let from = c.optional(read_from);
    let preposition = if c.eats("into") {
        ToWord::Into
    } else {
        c.eat("to")?;
        ToWord::To
    };
    let to = read_zone(c)?;
    Ok(ReadVerb { verb: Verb::Return { what, from, to, preposition }, early })
}

/// "put it into your hand", "put them back in any order", "put one into your hand and the rest on the bottom …".
pub(in super::super) fn read_put(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let mut what = read_noun_phrase(c)?;
    if c.eats("back") {
        let place = c.optional(read_place);
        return Ok(Verb::PutBack { what, place }.into());
    }
    let early = read_early_adverbs(c);
    let from = c.optional(read_from);
    let place = match c.optional(read_place) {
        Some(place) => place,
        None => match take_under(&mut what) {
            Some(base) => under(c, base, Face::Unsaid),
            None => return c.fail("where to put it"),
        },
    };
    if from.is_none()
        && early.is_empty()
        && let Some((order, mut portions)) = c.optional(read_more_portions)
    {
        portions.insert(0, PortionPlace { what, place, order });
        return Ok(Verb::PutPortions(portions).into());
    }
    Ok(ReadVerb { verb: Verb::Put { what, from, place }, early })
}

/// "[in any order] and the rest on the bottom of your deck in any order": the order of the first portion, and the
/// portions that follow it.
fn read_more_portions(c: &mut Cursor<'_>) -> Read<(PlacedOrder, Vec<PortionPlace>)> {
    let order = read_order(c);
    let mut portions = Vec::new();
    while c.eats(",") && !c.looking_at("and") {
        portions.push(read_portion_place(c)?);
    }
    c.eat("and")?;
    portions.push(read_portion_place(c)?);
    Ok((order, portions))
}

fn read_portion_place(c: &mut Cursor<'_>) -> Read<PortionPlace> {
    let what = read_noun_phrase(c)?;
    let place = read_place(c)?;
    Ok(PortionPlace { what, place, order: read_order(c) })
}

fn read_order(c: &mut Cursor<'_>) -> PlacedOrder {
    if c.eats("in any order") {
        PlacedOrder::AnyOrder
    } else if c.eats("in a random order") {
        PlacedOrder::RandomOrder
    } else {
        PlacedOrder::Unsaid
    }
}

pub(in super::super) fn read_shuffle(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(zone) = c.optional(read_zone) {
        if c.eats("into") {
            return Ok(Verb::ShuffleZoneInto { zone, into: read_zone(c)? }.into());
        }
        return Ok(Verb::ShuffleZone(zone).into());
    }
    let what = read_noun_phrase(c)?;
    let early = read_early_adverbs(c);
    let from = c.optional(read_from);
    c.eat("into")?;
    let into = read_zone(c)?;
    Ok(ReadVerb { verb: Verb::Shuffle { what, from, into }, early })
}

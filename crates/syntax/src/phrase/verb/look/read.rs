use crate::tree::*;

use super::super::ReadVerb;
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::noun::read_noun_phrase;
use crate::phrase::player::{read_player, read_zone};

/// "look at the top card", "look at each opponent's hand".
pub(in super::super) fn read_look(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(zone) = c.optional(read_zone) {
        return Ok(Verb::LookAtZone(zone).into());
    }
    Ok(Verb::LookAt(read_noun_phrase(c)?).into())
}

pub(in super::super) fn read_reveal(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(zone) = c.optional(read_zone) {
        return Ok(Verb::RevealZone(zone).into());
    }
    let what = read_noun_phrase(c)?;
    let to = c.optional(|c| {
        c.eat("to")?;
        read_player(c)
    });
    Ok(Verb::Reveal { what, to }.into())
}

pub(in super::super) fn read_search(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let zone = read_zone(c)?;
    c.eat("for")?;
    Ok(Verb::Search { zone, what: read_noun_phrase(c)? }.into())
}

pub(in super::super) fn read_name(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(quality) = c.optional(super::super::hand::read_quality) {
        return Ok(Verb::ChooseQuality { quality, word: QualityWord::Name }.into());
    }
    c.eat("a card")?;
    Ok(Verb::NameACard.into())
}

pub(in super::super) fn read_count(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    c.eat("the number of")?;
    Ok(Verb::Count(read_noun_phrase(c)?).into())
}

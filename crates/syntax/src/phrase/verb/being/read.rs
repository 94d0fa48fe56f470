use crate::tree::*;

use super::super::ReadVerb;
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::amount::read_damage_word;
use crate::phrase::noun::{read_noun_phrase, read_stat, read_subject_noun};
use crate::phrase::player::{read_possessor, read_zone};

/// "enters play exerted", "enter opponents' inkwells exerted".
pub(in super::super) fn read_enter(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if c.eats("play") {
        return Ok(Verb::EnterPlay { how: read_entering(c)? }.into());
    }
    let zone = read_zone(c)?;
    Ok(Verb::EnterZone { zone, how: read_entering(c)? }.into())
}

/// "exerted", "with 3 damage", or nothing.
pub(in super::super) fn read_entering(c: &mut Cursor<'_>) -> Read<Entering> {
    if c.eats("exerted") {
        return Ok(Entering::Exerted);
    }
    if c.eats("with") {
        let amount = c.number()?;
        return Ok(Entering::WithDamage { amount, word: read_damage_word(c)? });
    }
    Ok(Entering::Normally)
}

pub(in super::super) fn read_take(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(amount) = c.optional(Cursor::number) {
        let change = c.pick("'less'", &[("less", MoreOrLess::Less), ("more", MoreOrLess::More)])?;
        c.eat("damage")?;
        return Ok(Verb::TakeMoreOrLess { amount, change }.into());
    }
    c.eat("no damage")?;
    let from = if c.eats("from the challenge") {
        Some(ChallengeWord::TheChallenge)
    } else if c.eats("from challenges") {
        Some(ChallengeWord::Challenges)
    } else if c.eats("from that challenge") {
        Some(ChallengeWord::ThatChallenge)
    } else {
        None
    };
    Ok(Verb::TakeNoDamage(from).into())
}

/// "counts as having +1 cost to sing songs", "counts as being named … for Shift".
pub(in super::super) fn read_count_as(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    c.eat("as")?;
    if c.eats("being named") {
        let name = c.card_name()?;
        let named = if c.eats("for shift") { CountAs::NamedForShift(name) } else { CountAs::Named(name) };
        return Ok(Verb::CountAs(named).into());
    }
    c.eat("having")?;
    if c.eats("{IW}") {
        return Ok(Verb::CountAs(CountAs::InkwellSymbol).into());
    }
    let more = u32::try_from(c.signed()?).or_else(|_| c.fail("a positive number"))?;
    c.eat("cost to sing")?;
    let what = read_noun_phrase(c)?;
    Ok(Verb::CountAs(CountAs::CostToSing { more, what }).into())
}

pub(in super::super) fn read_need(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let lore = c.number()?;
    c.eat("lore to win the game")?;
    Ok(Verb::NeedLoreToWin(lore).into())
}

/// "their {W}".
pub(in super::super) fn read_stat_of(c: &mut Cursor<'_>) -> Read<(Stat, Possessor)> {
    let of = read_possessor(c)?;
    Ok((read_stat(c)?, of))
}

/// "… {S} can't be reduced below their printed value".
pub fn read_floor(c: &mut Cursor<'_>) -> Read<Verb> {
    let whose = read_subject_noun(c)?;
    if !c.eats("'s") {
        c.eat("'")?;
    }
    let (stat, of) = (read_stat(c)?, Possessor::Card(Box::new(whose)));
    c.eat("can't be reduced")?;
    let floor = if c.eats("below their printed value") {
        Floor::Printed
    } else if c.eats("below") {
        Floor::Number(c.number()?)
    } else {
        Floor::Unreduced
    };
    Ok(Verb::StatFloor { stat, of, floor })
}

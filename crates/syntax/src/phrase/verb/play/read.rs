use crate::tree::*;

use super::super::ReadVerb;
use super::super::state::read_moved;
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::adverb::read_early_adverbs;
use crate::phrase::amount::read_amount;
use crate::phrase::keyword::read_keyword_name;
use crate::phrase::noun::{read_noun_phrase, take_post};
use crate::phrase::player::{read_possessor, read_zone};

/// "play a character for free", "play with the top card of your deck face up".
pub(in super::super) fn read_play(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(zone) = c.optional(|c| {
        c.eat("with")?;
        let zone = read_zone(c)?;
        c.eat("revealed")?;
        if zone.kind == ZoneKind::Hand { Ok(zone) } else { c.fail("a hand") }
    }) {
        return Ok(Verb::PlayWithHandRevealed(zone).into());
    }
    if c.eats("with the top card of") {
        let zone = read_zone(c)?;
        let word =
            c.pick("'face up'", &[("face up", FaceUpWord::Apart), ("faceup", FaceUpWord::Together)])?;
        return Ok(Verb::PlayWithTopCardFaceUp { zone, word }.into());
    }
    read_played(c, PlayWord::Play)
}

pub(in super::super) fn read_shift(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    read_played(c, PlayWord::Shift)
}

pub(in super::super) fn read_play_or_shift(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    read_played(c, PlayWord::PlayOrShift)
}

fn read_played(c: &mut Cursor<'_>, word: PlayWord) -> Read<ReadVerb> {
    let mut what = read_noun_phrase(c)?;
    // "From there" behind what is played says from where, not which.
    let there = take_post(&mut what, |post| matches!(post, Post::FromThose(ThoseWord::There)));
    let mut early = read_early_adverbs(c);
    // "For 2 {I} less".
    early.extend(c.optional(|c| {
        c.eat("for")?;
        let less = c.number()?;
        c.eat("{I} less")?;
        Ok(Adverb::ForLess(less))
    }));
    let (on, on_word) = match c.optional(read_on) {
        Some((on, word)) => (Some(on), word),
        None => (None, OnWord::On),
    };
    let from = there.map(|_| PlayFrom::There).or_else(|| c.optional(read_play_from));
    Ok(ReadVerb { verb: Verb::Play(Play { word, what, on, on_word, from }), early })
}

/// "on this card", "on top of this character", "onto one of your characters".
fn read_on(c: &mut Cursor<'_>) -> Read<(NounPhrase, OnWord)> {
    let word =
        c.pick("'on'", &[("on top of", OnWord::OnTopOf), ("onto", OnWord::Onto), ("on", OnWord::On)])?;
    Ok((read_noun_phrase(c)?, word))
}

fn read_play_from(c: &mut Cursor<'_>) -> Read<PlayFrom> {
    c.eat("from")?;
    if c.eats("there") {
        return Ok(PlayFrom::There);
    }
    if c.eats("under") {
        return Ok(PlayFrom::Under(read_noun_phrase(c)?));
    }
    Ok(PlayFrom::Zone(read_zone(c)?))
}

/// "pay 2 {I}", "pay 1 {I} less to play this character".
pub(in super::super) fn read_pay(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let amount = read_amount(c)?;
    if c.eats("lore") {
        return Ok(Verb::PayLore(amount).into());
    }
    c.eat("{I}")?;
    if c.eats("less") {
        return Ok(Verb::PayLess { amount, what: read_pay_for(c)? }.into());
    }
    if c.eats("more") {
        return Ok(Verb::PayMore { amount, what: read_pay_for(c)? }.into());
    }
    Ok(Verb::Pay(amount).into())
}

fn read_pay_for(c: &mut Cursor<'_>) -> Read<PayFor> {
    if c.eats("for") {
        return Ok(PayFor::For(read_noun_phrase(c)?));
    }
    if c.eats("to move") {
        // "Your characters pay 1 {I} less to move here": they move themselves.
        if let Some(to) = c.optional(crate::phrase::event::read_destination) {
            return Ok(PayFor::ToMove { what: NounPhrase::Gap, to: Some(to) });
        }
        let mark = c.mark();
        if let Some((what, to)) = c.optional(read_moved) {
            return Ok(PayFor::ToMove { what, to: Some(to) });
        }
        c.reset(mark);
        return Ok(PayFor::ToMove { what: read_noun_phrase(c)?, to: None });
    }
    if c.eats("to shift") {
        let what = read_noun_phrase(c)?;
        let (onto, word) = match c.optional(read_on) {
            Some((onto, word)) => (Some(onto), word),
            None => (None, OnWord::On),
        };
        return Ok(PayFor::ToShift { what, onto, word });
    }
    c.eat("to play")?;
    let what = read_noun_phrase(c)?;
    match c.optional(read_using) {
        Some((whose, keyword)) => Ok(PayFor::ToPlayUsing { what, whose, keyword }),
        None => Ok(PayFor::ToPlay(what)),
    }
}

/// "using their Shift ability".
fn read_using(c: &mut Cursor<'_>) -> Read<(Possessor, KeywordName)> {
    c.eat("using")?;
    let whose = read_possessor(c)?;
    let keyword = read_keyword_name(c)?;
    c.eat("ability")?;
    Ok((whose, keyword))
}

/// "costs 1 {I} less", "costs you 1 {I} less to play".
pub(in super::super) fn read_costs(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let you = if c.eats("you") { YouWord::You } else { YouWord::Omitted };
    let amount = read_amount(c)?;
    c.eat("{I}")?;
    let change = c.pick("'less'", &[("less", MoreOrLess::Less), ("more", MoreOrLess::More)])?;
    let to = c.optional(|c| c.pick("'to play'", &[("to play", CostOf::Play), ("to shift", CostOf::Shift)]));
    Ok(Verb::CostsLess { amount, change, you, to }.into())
}

pub(in super::super) fn read_ink(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    Ok(Verb::Ink(read_noun_phrase(c)?).into())
}

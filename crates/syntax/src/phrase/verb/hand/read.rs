use crate::tree::*;

use super::super::{ReadVerb, read_verb};
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::amount::read_amount;
use crate::phrase::noun::read_noun_phrase;
use crate::phrase::player::{read_player, read_zone};

pub(in super::super) fn read_draw(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if c.looking_at("until") {
        return Ok(Verb::DrawUntil.into());
    }
    Ok(Verb::Draw(read_noun_phrase(c)?).into())
}

pub(in super::super) fn read_discard(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if c.looking_at("until") {
        return Ok(Verb::DiscardUntil.into());
    }
    if let Some(zone) = c.optional(read_zone) {
        return Ok(Verb::DiscardZone(zone).into());
    }
    Ok(Verb::Discard(read_noun_phrase(c)?).into())
}

/// "choose and discard a card", "choose an opposing character", "choose any number of players".
pub(in super::super) fn read_choose(c: &mut Cursor<'_>, agreement: Agreement) -> Read<ReadVerb> {
    if c.eats("and") {
        let ReadVerb { verb, early } = read_verb(c, agreement)?;
        return Ok(ReadVerb { verb: Verb::ChooseAnd(Box::new(verb)), early });
    }
    if let Some(quality) = c.optional(read_quality) {
        return Ok(Verb::ChooseQuality { quality, word: QualityWord::Choose }.into());
    }
    if let Some(who) = c.optional(read_player) {
        return Ok(Verb::ChoosePlayer(who).into());
    }
    Ok(Verb::Choose(read_noun_phrase(c)?).into())
}

/// "a number", "an ink type", "a keyword", "a keyword other than Rush", "a classification".
pub(in super::super) fn read_quality(c: &mut Cursor<'_>) -> Read<Quality> {
    let quality = c.pick(
        "what is picked",
        &[
            ("a number", Quality::Number),
            ("an ink type", Quality::Ink),
            ("an ink color", Quality::Ink),
            ("a keyword", Quality::Keyword { except: None }),
            ("a classification", Quality::Class),
            ("a card type", Quality::CardType),
        ],
    )?;
    if c.at_any(&["of", "from"]) {
        return c.fail("what is picked");
    }
    match quality {
        Quality::Keyword { .. } => {
            let except = c.optional(|c| {
                c.pick("'other than'", &[("other than", ()), ("except", ())])?;
                crate::phrase::keyword::read_keyword_name(c)
            });
            Ok(Quality::Keyword { except })
        }
        quality => Ok(quality),
    }
}

/// "2 lore", "lore" (an "equal to" follows).
pub(in super::super) fn read_lore(c: &mut Cursor<'_>) -> Read<Amount> {
    if c.eats("lore") {
        return Ok(Amount::Unstated);
    }
    if c.eats("half") {
        let of = crate::phrase::player::read_possessor(c)?;
        c.eat("lore")?;
        return Ok(Amount::Half { of, round: crate::phrase::noun::read_rounded(c)? });
    }
    let amount = read_amount(c)?;
    c.eat("lore")?;
    Ok(amount)
}

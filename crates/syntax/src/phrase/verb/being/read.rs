use crate::tree::*;

use super::super::ReadVerb;
use super::super::modify::{read_grant, read_list};
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::amount::{read_amount, read_damage_word, read_value};
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
    if c.eats("ready") {
        return Ok(Entering::Ready);
    }
    if let Some(with) = c.optional(read_entering_with_cards) {
        return Ok(with);
    }
    if c.eats("with") {
        if let Some(grants) = c.optional(super::super::modify::read_keywords) {
            return Ok(Entering::WithGrants(grants));
        }
        let amount = c.number()?;
        return Ok(Entering::WithDamage { amount, word: read_damage_word(c)? });
    }
    Ok(Entering::Normally)
}

/// "with the top card of your deck facedown under him".
fn read_entering_with_cards(c: &mut Cursor<'_>) -> Read<Entering> {
    c.eat("with")?;
    let mut cards = read_noun_phrase(c)?;
    let place = match crate::phrase::noun::take_under(&mut cards) {
        Some(what) => crate::phrase::place::under(c, what, Face::Unsaid),
        None => crate::phrase::place::read_place(c)?,
    };
    match place {
        Place::Under { what, face, order } => Ok(Entering::WithUnder { cards, under: what, face, order }),
        _ => c.fail("under what"),
    }
}

pub(in super::super) fn read_take(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(amount) = c.optional(Cursor::number) {
        let change = c.pick("'less'", &[("less", MoreOrLess::Less), ("more", MoreOrLess::More)])?;
        c.eat("damage")?;
        let from = c.optional(|c| {
            c.eat("from")?;
            Ok(match c.eats("challenges") {
                true => DamageFrom::Challenges,
                false => DamageFrom::Agent(crate::phrase::event::read_agent(c)?),
            })
        });
        return Ok(Verb::TakeMoreOrLess { amount, change, from }.into());
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
    if c.eats("cost") {
        let cost = c.number()?;
        c.eat("to sing")?;
        return Ok(Verb::CountAs(CountAs::CostForSinging { cost, what: read_noun_phrase(c)? }).into());
    }
    let more = u32::try_from(c.signed()?).or_else(|_| c.fail("a positive number"))?;
    c.eat("cost to sing")?;
    let what = read_noun_phrase(c)?;
    Ok(Verb::CountAs(CountAs::CostToSing { more, what }).into())
}

pub(in super::super) fn read_need(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let amount = c.number()?;
    let change = c.optional(|c| c.pick("'less'", &[("less", MoreOrLess::Less), ("more", MoreOrLess::More)]));
    c.eat("lore to win the game")?;
    Ok(match change {
        Some(change) => Verb::NeedMoreOrLess { amount, change },
        None => Verb::NeedLoreToWin(amount),
    }
    .into())
}

/// "their {W}".
pub(in super::super) fn read_stat_of(c: &mut Cursor<'_>) -> Read<(Stat, Possessor)> {
    let of = read_possessor(c)?;
    Ok((read_stat(c)?, of))
}

/// "0 {S}", "{S} equal to the number of …", after "has".
pub(in super::super) fn read_has_stat(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(number) = c.optional(Cursor::number) {
        let (stat, value, word) = (read_stat(c)?, Value::N(number), HasStatWord::Number);
        return Ok(Verb::HasStat { stat, value, word }.into());
    }
    if let Some(grants) = c.optional(|c| read_list(c, read_grant)) {
        return Ok(Verb::Has(grants).into());
    }
    let stat = read_stat(c)?;
    c.eat("equal to")?;
    Ok(Verb::HasStat { stat, value: read_value(c)?, word: HasStatWord::EqualTo }.into())
}

/// Clauses about a value: "… {S} can't be reduced below their printed value", "… {S} is equal to the number of …".
pub(crate) fn read_stat_clause(c: &mut Cursor<'_>) -> Read<Verb> {
    let (stat, of, word) = read_whose_stat(c)?;
    if c.eats("can't be increased") {
        return Ok(Verb::StatFloor { stat, of, floor: Floor::Unincreased, word });
    }
    if c.eats("can't be reduced") {
        let floor = if c.eats("below their printed value") {
            Floor::Printed
        } else if c.eats("below") {
            Floor::Number(c.number()?)
        } else if c.eats("by opponents") {
            Floor::ByOpponents
        } else {
            Floor::Unreduced
        };
        return Ok(Verb::StatFloor { stat, of, floor, word });
    }
    if word == OfWord::TheOf {
        return c.fail("what is said of it");
    }
    let word = c.pick(
        "what is said of it",
        &[("is equal to", StatIsWord::IsEqualTo), ("is", StatIsWord::Is), ("becomes", StatIsWord::Becomes)],
    )?;
    Ok(Verb::StatIs { stat, of, value: read_value(c)?, word })
}

/// "abilities of your items cost 1 {I} less to use", "this item's abilities cost 1 {I} less to use".
pub(crate) fn read_abilities_cost(c: &mut Cursor<'_>) -> Read<Verb> {
    let before = c.optional(|c| {
        let kept = read_whose_abilities(c)?;
        c.eat("of")?;
        Ok(kept)
    });
    let (of, word, (keyword, number)) = match before {
        Some(which) => (read_subject_noun(c)?, OfWord::TheOf, which),
        None => {
            let of = read_subject_noun(c)?;
            if !c.eats("'s") {
                c.eat("'")?;
            }
            (of, OfWord::Possessive, read_whose_abilities(c)?)
        }
    };
    match number {
        Number::Plural => c.eat("cost")?,
        Number::Singular => c.eat("costs")?,
    }
    let keyword = keyword.map(|keyword| (keyword, number));
    let amount = read_amount(c)?;
    c.eat("{I}")?;
    let change = c.pick("'less'", &[("less", MoreOrLess::Less), ("more", MoreOrLess::More)])?;
    c.eat("to use")?;
    Ok(Verb::AbilitiesCost { of, amount, change, word, keyword })
}

/// "abilities", "Boost abilities", "Boost ability".
fn read_whose_abilities(c: &mut Cursor<'_>) -> Read<(Option<KeywordName>, Number)> {
    if c.eats("abilities") {
        return Ok((None, Number::Plural));
    }
    let keyword = crate::phrase::keyword::read_keyword_name(c)?;
    let number = c.pick("'abilities'", &[("abilities", Number::Plural), ("ability", Number::Singular)])?;
    Ok((Some(keyword), number))
}

/// "this character's {S}", "their {S}", "the {L} of opposing characters".
pub(in super::super) fn read_whose_stat(c: &mut Cursor<'_>) -> Read<(Stat, Possessor, OfWord)> {
    if let Some((stat, of)) = c.optional(|c| {
        c.eat("the")?;
        let stat = read_stat(c)?;
        c.eat("of")?;
        Ok((stat, read_subject_noun(c)?))
    }) {
        return Ok((stat, Possessor::Card(Box::new(of)), OfWord::TheOf));
    }
    if c.at_any(&["his", "her", "its", "their"]) {
        let of = read_possessor(c)?;
        return Ok((read_stat(c)?, of, OfWord::Possessive));
    }
    let whose = read_subject_noun(c)?;
    if !c.eats("'s") {
        c.eat("'")?;
    }
    Ok((read_stat(c)?, Possessor::Card(Box::new(whose)), OfWord::Possessive))
}

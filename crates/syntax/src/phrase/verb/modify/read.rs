use crate::tree::*;

use super::super::ReadVerb;
use super::super::hand::read_lore;
use super::super::state::read_ability_name;
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::ability::read_quoted;
use crate::phrase::keyword::{read_keyword, read_keyword_name};
use crate::phrase::noun::{read_counters, read_noun_phrase, read_stat};
use crate::phrase::player::read_possessor;

/// "A", "A and B", "A, B, and C".
pub(in super::super) fn read_list<T>(
    c: &mut Cursor<'_>,
    item: impl Fn(&mut Cursor<'_>) -> Read<T>,
) -> Read<Vec<T>> {
    let mut items = vec![item(c)?];
    if let Some(second) = c.optional(|c| after(c, "and", &item)) {
        items.push(second);
        return Ok(items);
    }
    let more = c.optional(|c| {
        let mut more = vec![after(c, ",", &item)?];
        while let Some(next) = c.optional(|c| after(c, ",", &item)) {
            more.push(next);
        }
        more.push(after(c, ", and", &item)?);
        Ok(more)
    });
    items.extend(more.into_iter().flatten());
    Ok(items)
}

fn after<T>(c: &mut Cursor<'_>, words: &'static str, item: &impl Fn(&mut Cursor<'_>) -> Read<T>) -> Read<T> {
    c.eat(words)?;
    item(c)
}

/// "gain 2 lore", "gains Evasive and Ward".
pub(in super::super) fn read_gain(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(amount) = c.optional(read_lore) {
        return Ok(Verb::GainLore(amount).into());
    }
    Ok(Verb::Gain(read_list(c, read_grant)?).into())
}

/// "lose 2 lore", "lose Evasive", "loses {S} equal to …".
pub(in super::super) fn read_lose(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(amount) = c.optional(read_lore) {
        return Ok(Verb::LoseLore(amount).into());
    }
    if let Some(counters) = c.optional(read_counters) {
        return Ok(Verb::LoseCounters(counters).into());
    }
    Ok(Verb::Lose(read_list(c, read_loss)?).into())
}

pub(in super::super) fn read_get(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(counters) = c.optional(read_counters) {
        return Ok(Verb::GetCounters(counters).into());
    }
    // "If you would get an ink drop, get 2 instead".
    if let Some(number) = c.optional(|c| {
        let number = c.number()?;
        if c.looking_at("instead") { Ok(number) } else { c.fail("counters") }
    }) {
        return Ok(Verb::GetCounters(NounPhrase::Portion(Portion::N(number))).into());
    }
    Ok(Verb::Get(read_list(c, read_change)?).into())
}

/// "the number of ink drops you have".
pub(in super::super) fn read_double_counters(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    c.eat("the number of")?;
    Ok(Verb::DoubleCounters(read_counters(c)?).into())
}

/// "give chosen character +2 {S}", "give them Evasive".
pub(in super::super) fn read_give(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(given) = c.optional(|c| {
        let to = crate::phrase::player::read_player(c)?;
        Ok(Verb::GiveCounters { to, what: read_counters(c)? })
    }) {
        return Ok(given.into());
    }
    let to = read_noun_phrase(c)?;
    let changes = c.optional(|c| read_list(c, read_change)).unwrap_or_default();
    let grants = if changes.is_empty() {
        read_list(c, read_grant)?
    } else {
        c.optional(|c| {
            c.eat("and")?;
            read_list(c, read_grant)
        })
        .unwrap_or_default()
    };
    Ok(Verb::Give { to, changes, grants }.into())
}

/// What is got or gained besides, without a verb of its own.
pub(crate) fn read_more_given(c: &mut Cursor<'_>) -> Read<Verb> {
    if let Some(changes) = c.optional(|c| read_list(c, read_change)) {
        return Ok(Verb::And { changes, grants: Vec::new() });
    }
    Ok(Verb::And { changes: Vec::new(), grants: read_list(c, read_grant)? })
}

/// "add his {W} to another chosen character's {S}".
pub(in super::super) fn read_add(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let of = read_possessor(c)?;
    let stat = read_stat(c)?;
    c.eat("to")?;
    let to = read_possessor(c)?;
    let to_stat = read_stat(c)?;
    Ok(Verb::AddStat { stat, of, to_stat, to }.into())
}

/// "double chosen character's {S}", "double the {S} of chosen character".
pub(in super::super) fn read_double(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let (stat, of, word) = super::super::being::read_whose_stat(c)?;
    Ok(Verb::DoubleStat { stat, of, word }.into())
}

pub(in super::super) fn read_swap(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    read_swapped(c, SwapWord::Swap)
}

pub(in super::super) fn read_exchange(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    read_swapped(c, SwapWord::Exchange)
}

/// "the {S} and {W} of chosen character".
fn read_swapped(c: &mut Cursor<'_>, word: SwapWord) -> Read<ReadVerb> {
    c.eat("the")?;
    if c.eats("damage on") {
        return Ok(Verb::SwapDamage { of: read_noun_phrase(c)?, word }.into());
    }
    let first = read_stat(c)?;
    if c.eats("of") {
        return Ok(Verb::SwapBetween { stat: first, of: read_noun_phrase(c)?, word }.into());
    }
    c.eat("and")?;
    let second = read_stat(c)?;
    c.eat("of")?;
    Ok(Verb::SwapStats { first, second, of: read_noun_phrase(c)?, word }.into())
}

/// "+2 {S} and +1 {L}".
pub(crate) fn read_changes(c: &mut Cursor<'_>) -> Read<Vec<StatChange>> {
    read_list(c, read_change)
}

/// "+2 {S}".
pub(crate) fn read_change(c: &mut Cursor<'_>) -> Read<StatChange> {
    let by = if c.eats("+") {
        if c.eats("X") { StatBy::PlusX } else { StatBy::Plus }
    } else if c.eats("-") {
        if c.eats("X") { StatBy::MinusX } else { StatBy::Minus }
    } else {
        StatBy::N(c.signed()?)
    };
    Ok(StatChange { stat: read_stat(c)?, by })
}

pub(in super::super) fn read_grant(c: &mut Cursor<'_>) -> Read<Grant> {
    if c.looking_at("\"") {
        let (ability, stop) = read_quoted(c)?;
        return Ok(Grant::Ability { ability: Box::new(ability), stop });
    }
    for (words, quality) in
        [("that keyword", Quality::Keyword { except: None }), ("that classification", Quality::Class)]
    {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(Grant::That(quality));
        }
    }
    if let Some(class) = c.optional(read_classification) {
        return Ok(Grant::Class(class));
    }
    if let Some(name) = c.optional(|c| {
        let name = read_keyword_name(c)?;
        c.eat("+ X")?;
        Ok(name)
    }) {
        return Ok(Grant::KeywordX(name));
    }
    if let Some(keyword) = c.optional(read_keyword) {
        return Ok(Grant::Keyword(keyword));
    }
    crate::phrase::keyword::read_unknown_keyword(c).map(Grant::Unknown)
}

/// "Ward", "Rush and Evasive", of what a card has from the start.
pub(in super::super) fn read_keywords(c: &mut Cursor<'_>) -> Read<Vec<Grant>> {
    let keyword = |c: &mut Cursor<'_>| read_keyword(c).map(Grant::Keyword);
    let mut grants = vec![keyword(c)?];
    while let Some(next) = c.optional(|c| {
        c.eat("and")?;
        keyword(c)
    }) {
        grants.push(next);
    }
    Ok(grants)
}

fn read_classification(c: &mut Cursor<'_>) -> Read<ClassName> {
    c.eat("the")?;
    let class = c.open_class_name()?;
    c.eat("classification")?;
    Ok(class)
}

fn read_loss(c: &mut Cursor<'_>) -> Read<Loss> {
    if let Some(all) = c.optional(|c| {
        c.pick(
            "what is lost",
            &[
                ("all keywords and abilities", AllLost::KeywordsAndAbilities),
                ("all keywords", AllLost::Keywords),
                ("all their abilities", AllLost::TheirAbilities),
                ("all abilities", AllLost::Abilities),
            ],
        )
    }) {
        return Ok(Loss::All(all));
    }
    if let Some(keyword) = c.optional(read_keyword_name) {
        return Ok(Loss::Keyword(keyword));
    }
    if let Some(keyword) = c.optional(crate::phrase::keyword::read_declared_name) {
        return Ok(Loss::Declared(keyword));
    }
    if let Some(stat) = c.optional(read_stat) {
        return Ok(Loss::Stat(StatChange { stat, by: StatBy::Unsigned }));
    }
    if let Some(change) = c.optional(read_lost_number) {
        return Ok(Loss::Stat(change));
    }
    c.eat("the")?;
    Ok(Loss::Ability(read_ability_name(c)?))
}

/// "2 {S}".
fn read_lost_number(c: &mut Cursor<'_>) -> Read<StatChange> {
    let number = c.number()?;
    let stat = read_stat(c)?;
    Ok(StatChange { stat, by: StatBy::N(i32::try_from(number).unwrap_or(i32::MAX)) })
}

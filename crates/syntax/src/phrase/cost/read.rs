use crate::tree::*;

use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::clause::read_predicate;
use crate::phrase::noun::read_noun_phrase;

/// The costs of an activated ability and the dash behind them.
pub(crate) fn read_costs(c: &mut Cursor<'_>) -> Read<Vec<Cost>> {
    let mut costs = vec![read_cost(c)?];
    while c.eats(",") {
        costs.push(read_cost(c)?);
    }
    c.eat("—")?;
    Ok(costs)
}

fn read_cost(c: &mut Cursor<'_>) -> Read<Cost> {
    if c.eats("{E}") {
        if c.looking_at(",") || c.looking_at("—") {
            return Ok(Cost::Exert);
        }
        return Ok(Cost::ExertOther(read_noun_phrase(c)?));
    }
    if let Some(ink) = c.optional(read_ink) {
        return Ok(Cost::Ink(ink));
    }
    Ok(Cost::Do(read_predicate(c, Subject::Implied, Agreement::Plural)?))
}

fn read_ink(c: &mut Cursor<'_>) -> Read<u32> {
    let ink = c.number()?;
    c.eat("{I}")?;
    Ok(ink)
}

use crate::tree::*;

use super::super::ReadVerb;
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::clause::read_predicate;
use crate::phrase::event::read_destination;
use crate::phrase::noun::{read_noun_phrase, take_here, take_post};
use crate::phrase::player::{read_player, read_possessor, read_turn_of, read_turn_owner};

pub(in super::super) fn read_exert(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    Ok(Verb::Exert { what: read_noun_phrase(c)?, word: ExertWord::Word }.into())
}

/// "{E} one of your characters".
pub(in super::super) fn read_exert_symbol(c: &mut Cursor<'_>) -> Read<ReadVerb> {
    c.eat("{E}")?;
    Ok(Verb::Exert { what: read_noun_phrase(c)?, word: ExertWord::Symbol }.into())
}

pub(in super::super) fn read_ready(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    Ok(Verb::Ready(read_noun_phrase(c)?).into())
}

/// "move him and one of your other characters to the same location".
pub(in super::super) fn read_move(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let (what, to) = read_moved(c)?;
    Ok(Verb::Move { what, to }.into())
}

/// "move an ink drop from chosen opponent to you".
pub(in super::super) fn read_move_counters(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let what = crate::phrase::noun::read_counters(c)?;
    c.eat("from")?;
    let from = read_player(c)?;
    c.eat("to")?;
    Ok(Verb::MoveCounters { what, from, to: read_player(c)? }.into())
}

/// "an extra turn after this one".
pub(in super::super) fn read_extra_turn(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    c.eat("an extra turn after this")?;
    c.pick("'one'", &[("one", ExtraTurnWord::AfterThisOne), ("turn", ExtraTurnWord::AfterThisTurn)])
        .map(|word| Verb::ExtraTurn(word).into())
}

/// "an extra turn", where it is said before when.
pub(in super::super) fn read_turn_after(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    c.eat("an extra turn")?;
    Ok(Verb::ExtraTurn(ExtraTurnWord::Before).into())
}

/// What is moved and where to; a "here" or "there" that the noun phrase took is the destination.
pub(in super::super) fn read_moved(c: &mut Cursor<'_>) -> Read<(NounPhrase, Destination)> {
    let mut what = read_noun_phrase(c)?;
    if let Some(to) = c.optional(read_destination) {
        return Ok((what, to));
    }
    if take_here(&mut what) {
        return Ok((what, Destination::Here));
    }
    if take_post(&mut what, |post| matches!(post, Post::There)).is_some() {
        return Ok((what, Destination::There));
    }
    c.fail("a destination")
}

/// "use this item's Shapeshift ability".
pub(in super::super) fn read_use(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let of = read_possessor(c)?;
    let name = read_ability_name(c)?;
    Ok(Verb::UseAbility { of, name }.into())
}

/// A story name in running text, up to the word "ability", which is taken too.
pub(in super::super) fn read_ability_name(c: &mut Cursor<'_>) -> Read<AbilityName> {
    let mark = c.mark();
    while !c.looking_at("ability") {
        if c.at_end() || c.looking_at(".") || c.looking_at(",") {
            return c.fail("the name of an ability");
        }
        c.advance();
    }
    let name = c.taken_since(mark).to_owned();
    c.eat("ability")?;
    if name.is_empty() { c.fail("the name of an ability") } else { Ok(AbilityName(name)) }
}

pub(in super::super) fn read_repeat(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    c.eat("this effect")?;
    Ok(Verb::Repeat.into())
}

/// "skip your turn's Draw step".
pub(in super::super) fn read_skip(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if let Some(next) = c.optional(read_skip_next) {
        return Ok(next.into());
    }
    let of = read_turn_of(c)?;
    c.eat("'s")?;
    let step = read_step(c)?;
    // "During your next turn" is the next step of the kind.
    if c.looking_at("during") {
        return c.fail("the end of the sentence");
    }
    Ok(Verb::SkipStep { of, step }.into())
}

/// "Draw step".
fn read_step(c: &mut Cursor<'_>) -> Read<Step> {
    c.pick("a step", &[("ready step", Step::Ready), ("set step", Step::Set), ("draw step", Step::Draw)])
}

/// "your next Draw step", "the Draw step of your next turn".
fn read_skip_next(c: &mut Cursor<'_>) -> Read<Verb> {
    if c.eats("the") {
        let step = read_step(c)?;
        c.eat("of")?;
        let of = read_turn_owner(c)?;
        c.eat("next turn")?;
        return Ok(Verb::SkipNextStep { of, step, word: NextStepWord::StepOfNextTurn });
    }
    let of = read_turn_owner(c)?;
    c.eat("next")?;
    Ok(Verb::SkipNextStep { of, step: read_step(c)?, word: NextStepWord::NextStep })
}

/// "have each opponent choose and discard a card".
pub(in super::super) fn read_have(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    let who = read_player(c)?;
    let clause = read_predicate(c, Subject::Player(who), Agreement::Plural)?;
    Ok(Verb::Have(Box::new(clause)).into())
}

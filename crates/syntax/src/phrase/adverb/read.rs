use crate::tree::*;

use crate::cursor::{Cursor, Read};
use crate::lex::TokenKind;
use crate::phrase::amount::{read_each, read_value};
use crate::phrase::clause::read_finite_clause;
use crate::phrase::condition::read_condition;
use crate::phrase::event::read_event;
use crate::phrase::noun::{read_noun_phrase, read_ref, read_stat, read_subject_noun};
use crate::phrase::player::{read_player, read_possessor, read_turn_owner, read_turn_period, read_zone};

/// All adverbs that stand here, in printed order.
pub(crate) fn read_adverbs(c: &mut Cursor<'_>) -> Vec<Adverb> {
    let mut adverbs = Vec::new();
    while let Some(adverb) = c.optional(read_adverb) {
        adverbs.push(adverb);
    }
    adverbs
}

/// Adverbs that may stand between a verb's object and the rest of its complement.
pub(crate) fn read_early_adverbs(c: &mut Cursor<'_>) -> Vec<Adverb> {
    let mut adverbs = Vec::new();
    while let Some(adverb) = c.optional(read_early_adverb) {
        adverbs.push(adverb);
    }
    adverbs
}

fn read_early_adverb(c: &mut Cursor<'_>) -> Read<Adverb> {
    if c.looking_at("equal to") {
        return read_equal_to(c);
    }
    if c.eats("total") {
        return Ok(Adverb::Total);
    }
    if c.eats("plus") {
        return c.number().map(Adverb::Plus);
    }
    if c.eats("minus") {
        return c.number().map(Adverb::Minus);
    }
    if c.eats("at random") {
        return Ok(Adverb::AtRandom);
    }
    if c.eats("again") {
        return Ok(Adverb::Again);
    }
    if c.looking_at("for free from") {
        c.eat("for free")?;
        return Ok(Adverb::ForFree);
    }
    if c.looking_at("each to") || c.looking_at("each from") || c.looking_at("each on") {
        c.eat("each")?;
        return Ok(Adverb::Each);
    }
    c.fail("an adverb")
}

/// One adverb.
pub(crate) fn read_adverb(c: &mut Cursor<'_>) -> Read<Adverb> {
    if let Some(duration) = c.optional(read_duration) {
        return Ok(Adverb::Duration(duration));
    }
    for (words, adverb) in [
        ("if able", Adverb::IfAble),
        ("at random", Adverb::AtRandom),
        ("for free", Adverb::ForFree),
        ("in any order", Adverb::InAnyOrder),
        ("in a random order", Adverb::InARandomOrder),
        ("again", Adverb::Again),
        ("at any time", Adverb::AtAnyTime),
        ("both", Adverb::Both),
        (", exerted", Adverb::Exerted),
        ("this way", Adverb::ThisWay),
        ("while here", Adverb::WhileHere),
    ] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(adverb);
        }
    }
    if c.looking_at("equal to") {
        return read_equal_to(c);
    }
    if let Some(more) = c.optional(read_plus_for_each) {
        return Ok(more);
    }
    if c.eats("plus") {
        return c.number().map(Adverb::Plus);
    }
    if c.eats("minus") {
        return c.number().map(Adverb::Minus);
    }
    if c.looking_at(", where X is") {
        c.eat(", where X is")?;
        return read_value(c).map(Adverb::WhereX);
    }
    if let Some(or_if) = c.optional(read_or_if) {
        return Ok(Adverb::OrIf(Box::new(or_if)));
    }
    if let Some(moment) = c.optional(|c| {
        c.eat("at")?;
        crate::phrase::event::read_turn_moment(c)
    }) {
        return Ok(Adverb::At(moment));
    }
    if c.eats("total") {
        return Ok(Adverb::Total);
    }
    if c.looking_at(", to a maximum of") {
        return Ok(Adverb::ToAMaximum(read_maximum(c)?));
    }
    if c.eats("for each") {
        return Ok(Adverb::ForEach(read_each(c)?));
    }
    if c.eats("for every") {
        return read_noun_phrase(c).map(|what| Adverb::ForEach(Each::Every(Box::new(what))));
    }
    if c.eats("each") {
        return Ok(Adverb::Each);
    }
    if c.eats("while") {
        return Ok(Adverb::While(read_condition(c)?));
    }
    if c.eats("unless") {
        return Ok(Adverb::Unless(read_unless(c)?));
    }
    if c.eats("if") {
        return Ok(Adverb::If(read_condition(c)?));
    }
    if c.eats("when") {
        return Ok(Adverb::When(read_event(c)?));
    }
    if c.eats("until") {
        return Ok(Adverb::Until(read_until(c)?));
    }
    if c.eats("as if") {
        return Ok(Adverb::AsIf(read_as_if(c)?));
    }
    if !c.eats("instead") {
        return c.fail("an adverb");
    }
    let of = if c.eats("of") { Some(read_instead_of(c)?) } else { None };
    Ok(Adverb::Instead(of))
}

/// "plus a card for each …", ", plus 1 lore for each …".
fn read_plus_for_each(c: &mut Cursor<'_>) -> Read<Adverb> {
    let comma = if c.eats(",") { ThenComma::Comma } else { ThenComma::None };
    c.eat("plus")?;
    let more = match c.optional(read_unit_amount) {
        Some((amount, unit)) => PlusMore::Units { amount, unit },
        None => match c.optional(crate::phrase::verb::read_change) {
            Some(change) => PlusMore::Change(change),
            None => PlusMore::Cards(crate::phrase::noun::read_plain_noun(c)?),
        },
    };
    c.eat("for each")?;
    Ok(Adverb::PlusForEach { comma, more, each: read_each(c)? })
}

fn read_unit_amount(c: &mut Cursor<'_>) -> Read<(u32, Unit)> {
    const UNITS: [(&str, Unit); 3] = [("damage", Unit::Damage), ("lore", Unit::Lore), ("{I}", Unit::Ink)];
    let amount = c.number()?;
    Ok((amount, c.pick("a unit", &UNITS)?))
}

/// ", or 4 damage if they're damaged", "or +4 {S} instead if …".
fn read_or_if(c: &mut Cursor<'_>) -> Read<OrIf> {
    let comma = if c.eats(",") { ThenComma::Comma } else { ThenComma::None };
    c.eat("or")?;
    let amount = read_other_amount(c)?;
    let word = if c.eats("instead") { OrIfWord::InsteadIf } else { OrIfWord::If };
    c.eat("if")?;
    Ok(OrIf { comma, amount, word, condition: read_condition(c)? })
}

fn read_other_amount(c: &mut Cursor<'_>) -> Read<OtherAmount> {
    if let Some(changes) = c.optional(crate::phrase::verb::read_changes) {
        return Ok(OtherAmount::Changes(changes));
    }
    if let Some(amount) = c.optional(|c| {
        let amount = crate::phrase::amount::read_amount(c)?;
        c.eat("lore")?;
        Ok(amount)
    }) {
        return Ok(OtherAmount::Lore(amount));
    }
    if let Some((amount, word)) = c.optional(|c| {
        let amount = crate::phrase::amount::read_amount(c)?;
        Ok((amount, crate::phrase::amount::read_damage_word(c)?))
    }) {
        return Ok(OtherAmount::Damage { amount, word });
    }
    let cards = crate::phrase::noun::read_plain_noun(c)?;
    match &cards {
        NounPhrase::Noun(noun) if noun.head.kinds == [Kind::Card] => Ok(OtherAmount::Cards(cards)),
        _ => c.fail("an amount"),
    }
}

/// "equal to his {S}, to a maximum of 6 lore".
fn read_equal_to(c: &mut Cursor<'_>) -> Read<Adverb> {
    c.eat("equal to")?;
    let value = read_value(c)?;
    let maximum = c.optional(read_maximum);
    Ok(Adverb::EqualTo { value, maximum })
}

fn read_maximum(c: &mut Cursor<'_>) -> Read<Maximum> {
    c.eat(", to a maximum of")?;
    if let Some((number, stat)) = c.optional(|c| Ok((c.signed()?, read_stat(c)?))) {
        let number = u32::try_from(number).or_else(|_| c.fail("a positive number"))?;
        return Ok(Maximum { number, unit: None, stat: Some(stat) });
    }
    let number = c.number()?;
    let unit = if c.eats("lore") {
        Some(Unit::Lore)
    } else if c.eats("damage") {
        Some(Unit::Damage)
    } else if c.eats("{I}") {
        Some(Unit::Ink)
    } else {
        None
    };
    Ok(Maximum { number, unit, stat: None })
}

/// What follows "unless": a condition, or an act that someone does as a way out.
pub(crate) fn read_unless(c: &mut Cursor<'_>) -> Read<Condition> {
    if let Some(condition) = c.optional(read_condition) {
        return Ok(condition);
    }
    let clause = read_finite_clause(c)?;
    Ok(Condition::Unless(Box::new(Act::Clause(clause))))
}

fn read_until(c: &mut Cursor<'_>) -> Read<UntilHave> {
    let who = read_player(c)?;
    if c.eats("reveal") || c.eats("reveals") {
        return Ok(UntilHave::Reveal { who, what: read_noun_phrase(c)? });
    }
    if !c.eats("have") {
        c.eat("has")?;
    }
    let as_many = c.optional(|c| {
        c.eat("the same number of")?;
        let what = read_noun_phrase(c)?;
        c.eat("as")?;
        Ok(UntilWhat::AsMany { what, player: read_player(c)? })
    });
    let what = if let Some(as_many) = as_many {
        as_many
    } else if c.eats("the same number") {
        UntilWhat::SameNumber
    } else if let Some(number) = c.optional(read_lone_number) {
        UntilWhat::N(number)
    } else {
        UntilWhat::Noun(read_noun_phrase(c)?)
    };
    Ok(UntilHave::Have { who, what })
}

/// A number with no noun after it.
fn read_lone_number(c: &mut Cursor<'_>) -> Read<u32> {
    let number = c.number()?;
    match c.peek().map(|token| token.kind) {
        None | Some(TokenKind::Punctuation(_) | TokenKind::LineBreak) => Ok(number),
        Some(_) => c.fail("the end of the sentence"),
    }
}

fn read_as_if(c: &mut Cursor<'_>) -> Read<AsIf> {
    if let Some(who) = c.optional(|c| {
        let who = read_ref(c)?;
        c.pick("'weren't drying'", &[("weren't drying", ()), ("wasn't drying", ())])?;
        Ok(who)
    }) {
        return Ok(AsIf::NotDrying(who));
    }
    let what = read_subject_noun(c)?;
    if c.eats("had any name") {
        return Ok(AsIf::AnyName(what));
    }
    c.eat("were in")?;
    Ok(AsIf::In { what, zone: read_zone(c)? })
}

fn read_instead_of(c: &mut Cursor<'_>) -> Read<InsteadOf> {
    if c.eats("into") {
        return Ok(InsteadOf::Into(read_zone(c)?));
    }
    let of = read_possessor(c)?;
    Ok(InsteadOf::Stat { stat: read_stat(c)?, of })
}

/// How long something holds (6.1.13).
pub(crate) fn read_duration(c: &mut Cursor<'_>) -> Read<Duration> {
    for (words, word) in [
        ("this turn and during", AndNextWord::AndDuring),
        ("this turn and", AndNextWord::And),
        ("this turn or during", AndNextWord::OrDuring),
        ("this turn or", AndNextWord::Or),
    ] {
        if let Some(whose) = c.optional(|c| {
            c.eat(words)?;
            read_next_turn(c)
        }) {
            return Ok(Duration::ThisAndNextTurn { whose, word });
        }
    }
    for (words, duration) in [
        ("until the end of the turn", Duration::UntilEndOfThisTurn),
        ("until the end of the challenge", Duration::UntilEndOfChallenge),
        ("this turn or next", Duration::ThisTurnOrNext),
        ("this turn", Duration::ThisTurn),
        ("for the rest of this turn", Duration::RestOfTurn),
        ("for the rest of the turn", Duration::RestOfTurn),
        ("for the rest of the game", Duration::RestOfGame),
        ("during that challenge", Duration::DuringThatChallenge),
        ("after the challenge", Duration::AfterTheChallenge),
        ("each turn", Duration::EachTurn),
    ] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(duration);
        }
    }
    if c.eats("until the start of") {
        let whose = read_turn_owner(c)?;
        c.eat("next turn")?;
        return Ok(Duration::UntilStartOfTurn(whose));
    }
    if c.eats("until the end of") {
        let whose = read_turn_owner(c)?;
        c.eat("next turn")?;
        return Ok(Duration::UntilEndOfTurn(whose));
    }
    if c.eats("during") {
        if let Some(whose) = c.optional(read_next_turn) {
            return Ok(Duration::DuringNextTurn(whose));
        }
        return Ok(Duration::During(read_turn_period(c)?));
    }
    if c.eats("at the start of") {
        return read_at_start(c);
    }
    if !c.eats("the turn") {
        return c.fail("a duration");
    }
    let who = read_ref(c)?;
    if !c.eats("is") && !c.eats("'s") && !c.eats("are") {
        c.eat("'re")?;
    }
    c.eat("played")?;
    Ok(Duration::TheTurnPlayed(who))
}

fn read_next_turn(c: &mut Cursor<'_>) -> Read<TurnOwner> {
    let whose = read_turn_owner(c)?;
    c.eat("next turn")?;
    Ok(whose)
}

fn read_at_start(c: &mut Cursor<'_>) -> Read<Duration> {
    let whose = read_turn_owner(c)?;
    let next = if c.eats("next turn") {
        NextTurn::Next
    } else if c.eats("turn") {
        NextTurn::Every
    } else {
        c.eat("turns")?;
        NextTurn::Turns
    };
    Ok(Duration::AtStartOfTurn { whose, next })
}

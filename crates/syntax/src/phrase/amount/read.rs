//! Reading amounts, values and what is counted.

use crate::tree::*;

use crate::cursor::{Cursor, Read};
use crate::grammar::player_agreement;
use crate::phrase::event::read_participle_event;
use crate::phrase::noun::{read_noun_phrase, read_ref, read_stat, read_superlative};
use crate::phrase::player::{read_each_player, read_player, read_possessor};

/// The amount before "damage", "lore" or {I}: "2", "up to 3", "all", "that much"; nothing printed is Unstated.
pub(crate) fn read_amount(c: &mut Cursor<'_>) -> Read<Amount> {
    const THAT: [(&str, ThatAmount); 6] = [
        ("that much", ThatAmount::Much),
        ("that many", ThatAmount::Many),
        ("that amount of", ThatAmount::Amount),
        ("the same amount of", ThatAmount::SameAmount),
        ("that number of", ThatAmount::Number),
        ("the same number of", ThatAmount::SameNumber),
    ];
    c.attempt(|c| {
        if let Some(number) = c.optional(Cursor::number) {
            if c.eats("or more") {
                return Ok(Amount::OrMore(number));
            }
            if c.eats("or less") {
                return Ok(Amount::OrLess(number));
            }
            for (words, change) in [("less", MoreOrLess::Less), ("more", MoreOrLess::More)] {
                if c.looking_at(words) && c.peek_at(1).is_some_and(|token| token.text == "lore") {
                    c.eat(words)?;
                    return Ok(Amount::Changed { by: number, change });
                }
            }
            if c.eats("additional") {
                return Ok(Amount::Additional(number));
            }
            return Ok(Amount::N(number));
        }
        if c.eats("X") {
            return Ok(Amount::X);
        }
        if c.eats("up to") {
            if let Some(that) = c.optional(|c| c.pick("an amount", &THAT[..2])) {
                return Ok(Amount::UpToThat(that));
            }
            return if c.eats("X") { Ok(Amount::UpToX) } else { c.number().map(Amount::UpTo) };
        }
        if c.eats("double that") {
            return Ok(Amount::DoubleThat);
        }
        if let Some(that) = c.optional(|c| c.pick("an amount", &THAT)) {
            return Ok(Amount::That(that));
        }
        if c.at_any(&["damage", "lore", "{I}"]) {
            return Ok(Amount::Unstated);
        }
        c.pick(
            "an amount",
            &[
                ("all", Amount::All),
                ("any amount of", Amount::Any),
                ("any number of", Amount::AnyNumber),
                ("a", Amount::A),
            ],
        )
    })
}

/// "damage", "damage counter", "damage counters".
pub(crate) fn read_damage_word(c: &mut Cursor<'_>) -> Read<DamageWord> {
    c.pick(
        "'damage'",
        &[
            ("damage counters", DamageWord::Counter),
            ("damage counter", DamageWord::Counter),
            ("damage", DamageWord::Damage),
        ],
    )
}

/// After "equal to": "the number of …", "his {S}", "that song's cost".
pub(crate) fn read_value(c: &mut Cursor<'_>) -> Read<Value> {
    c.attempt(|c| {
        if c.eats("twice") {
            return read_value(c).map(|value| Value::Twice(Box::new(value)));
        }
        if c.eats("half") {
            let of = Box::new(read_plain_value(c)?);
            c.eat(", rounded")?;
            let round = c.pick("'up' or 'down'", &[("up", Rounding::Up), ("down", Rounding::Down)])?;
            return Ok(Value::Half { of, round });
        }
        let value = read_plain_value(c)?;
        // "The number of cards in your hand plus the number of your items".
        if let Some((plus, more)) = c.optional(|c| {
            let plus = c.pick("'plus'", &[("plus", true), ("minus", false)])?;
            match c.looking_at("the") {
                true => Ok((plus, Box::new(read_plain_value(c)?))),
                false => c.fail("a number"),
            }
        }) {
            let value = Box::new(value);
            return Ok(if plus { Value::Sum(value, more) } else { Value::Less(value, more) });
        }
        let change = c.optional(|c| {
            let plus = c.pick("'plus'", &[("plus", true), ("minus", false)])?;
            Ok((plus, c.number()?))
        });
        match change {
            Some((true, more)) => Ok(Value::Plus(Box::new(value), more)),
            Some((false, less)) => Ok(Value::Minus(Box::new(value), less)),
            None => Ok(value),
        }
    })
}

/// A value without arithmetic.
fn read_plain_value(c: &mut Cursor<'_>) -> Read<Value> {
    c.attempt(|c| {
        if let Some((degree, what)) = c.optional(read_superlative) {
            c.eat("among")?;
            return Ok(Value::Extreme { degree, what, among: Box::new(read_noun_phrase(c)?) });
        }
        if c.eats("the total cost of") {
            return read_noun_phrase(c).map(|what| Value::TotalCost(Box::new(what)));
        }
        if let Some(number) = c.optional(Cursor::number) {
            return Ok(Value::N(number));
        }
        if let Some(what) = c.optional(|c| {
            c.eat("the number of")?;
            let what = read_differing(c)?;
            c.eat("among")?;
            Ok(what)
        }) {
            return Ok(Value::NumberOfDifferent { what, among: Box::new(read_noun_phrase(c)?) });
        }
        if c.eats("the number of") {
            return read_noun_phrase(c).map(|what| Value::NumberOf(Box::new(what)));
        }
        if c.eats("that number") {
            return Ok(Value::That(ThatAmount::Number));
        }
        if c.eats("that amount") {
            return Ok(Value::That(ThatAmount::Amount));
        }
        if c.eats("the difference between") {
            let first = read_value(c)?;
            c.eat("and")?;
            return Ok(Value::DifferenceBetween(Box::new(first), Box::new(read_value(c)?)));
        }
        if c.eats("the difference") {
            return Ok(Value::Difference);
        }
        if c.eats("the damage on") {
            return read_noun_phrase(c).map(|what| Value::DamageOn(Box::new(what)));
        }
        if c.eats("the cost of") {
            return read_noun_phrase(c).map(|what| Value::CostOf(Box::new(what)));
        }
        if c.eats("the total") {
            let stat = read_stat(c)?;
            c.eat("of")?;
            return Ok(Value::TotalStat { stat, of: Box::new(read_noun_phrase(c)?) });
        }
        if let Some(value) = c.optional(read_stat_of) {
            return Ok(value);
        }
        if let Some(value) = c.optional(read_done) {
            return Ok(value);
        }
        let of = read_possessor(c)?;
        if c.eats("cost") {
            return Ok(Value::Cost(of));
        }
        if c.eats("lore") {
            return Ok(Value::LoreOf(of));
        }
        Ok(Value::Stat { stat: read_stat(c)?, of })
    })
}

/// "the {S} of chosen character", "the {S} he had in play".
fn read_stat_of(c: &mut Cursor<'_>) -> Read<Value> {
    c.eat("the")?;
    let stat = read_stat(c)?;
    if c.eats("of") {
        return Ok(Value::StatOf { stat, of: Box::new(read_noun_phrase(c)?) });
    }
    let of = read_ref(c)?;
    c.eat("had in play")?;
    Ok(Value::StatHad { stat, of })
}

/// "the lore lost this way", "the damage removed this way", "the lore lost".
fn read_done(c: &mut Cursor<'_>) -> Read<Value> {
    c.eat("the")?;
    let unit = c.pick("a unit", &[("damage", Unit::Damage), ("lore", Unit::Lore)])?;
    let event = read_participle_event(c)?;
    Ok(Value::ThisWay { unit, event: Box::new(event) })
}

/// "different names", "different {S}", of several.
pub(crate) fn read_differing(c: &mut Cursor<'_>) -> Read<Differing> {
    const WORDS: [(&str, Differing); 4] = [
        ("names", Differing::Names),
        ("classifications", Differing::Classes),
        ("ink types", Differing::Inks),
        ("costs", Differing::Costs),
    ];
    c.eat("different")?;
    match c.optional(crate::phrase::noun::read_stat) {
        Some(stat) => Ok(Differing::Stat(stat)),
        None => c.pick("what differs", &WORDS),
    }
}

/// "different name among", of each one that is counted.
fn read_different_one(c: &mut Cursor<'_>) -> Read<Differing> {
    const WORDS: [(&str, Differing); 3] =
        [("name", Differing::Names), ("classification", Differing::Classes), ("cost", Differing::Costs)];
    c.eat("different")?;
    let what = match c.optional(crate::phrase::noun::read_stat) {
        Some(stat) => Differing::Stat(stat),
        None => c.pick("what differs", &WORDS)?,
    };
    c.eat("among")?;
    Ok(what)
}

/// After "for each": "character you have in play", "1 damage removed this way".
pub(crate) fn read_each(c: &mut Cursor<'_>) -> Read<Each> {
    c.attempt(|c| {
        if let Some(each) = c.optional(read_each_unit) {
            return Ok(each);
        }
        if let Some(each) = c.optional(read_each_lore) {
            return Ok(each);
        }
        if c.eats("different ink type of") {
            return read_noun_phrase(c).map(|what| Each::DifferentInks(Box::new(what)));
        }
        if let Some(what) = c.optional(read_different_one) {
            return Ok(Each::Different { what, among: Box::new(read_noun_phrase(c)?) });
        }
        if c.eats("time") {
            return crate::phrase::event::read_past_event(c).map(|event| Each::Time(Box::new(event)));
        }
        if let Some(player) = c.optional(read_each_player) {
            return Ok(Each::Player(player));
        }
        if c.eats("of") {
            return read_each_of(c);
        }
        read_noun_phrase(c).map(|what| Each::Noun(Box::new(what)))
    })
}

/// "5 lore you have".
fn read_each_lore(c: &mut Cursor<'_>) -> Read<Each> {
    let step = c.optional(Cursor::number);
    c.eat("lore")?;
    let who = read_player(c)?;
    c.eat(player_agreement(&who).pick("has", "have"))?;
    Ok(Each::LoreOf { step, who })
}

/// "of your characters named …": the quantity of the phrase is the "each".
fn read_each_of(c: &mut Cursor<'_>) -> Read<Each> {
    match read_noun_phrase(c)? {
        NounPhrase::Noun(mut noun) if noun.quantity == Quantity::Bare && noun.possessor.is_some() => {
            noun.quantity = Quantity::Each;
            Ok(Each::Noun(Box::new(NounPhrase::Noun(noun))))
        }
        NounPhrase::Ref(of) => Ok(Each::Noun(Box::new(NounPhrase::PartOf {
            quantity: Quantity::Each,
            of,
            bind: None,
            post: Vec::new(),
        }))),
        _ => c.fail("whose"),
    }
}

/// "1 damage on them", "1 damage removed this way", "damage counter moved this way".
fn read_each_unit(c: &mut Cursor<'_>) -> Read<Each> {
    let step = c.optional(Cursor::number);
    let unit = c.pick(
        "a unit",
        &[
            ("damage counters", Unit::DamageCounter),
            ("damage counter", Unit::DamageCounter),
            ("damage", Unit::Damage),
            ("lore", Unit::Lore),
            ("{I}", Unit::Ink),
        ],
    )?;
    if c.eats("on") {
        let word = match unit {
            Unit::Damage => DamageWord::Damage,
            Unit::DamageCounter => DamageWord::Counter,
            Unit::Lore | Unit::Ink => return c.fail("damage"),
        };
        return Ok(Each::DamageOn { step, word, on: Box::new(read_noun_phrase(c)?) });
    }
    Ok(Each::ThisWay { step, unit, event: Box::new(read_participle_event(c)?) })
}

//! Reading keywords.

use crate::tree::*;

use crate::cursor::{Cursor, Fail, Read};
use crate::phrase::noun::{read_counters, read_noun_phrase};
use vocabulary::Language;

/// A keyword with its parameter: "Resist +2", "Puppy Shift 3", "Evasive".
pub(crate) fn read_keyword(c: &mut Cursor<'_>) -> Read<Keyword> {
    c.attempt(|c| {
        if !c.peek().is_some_and(|token| token.text.starts_with(char::is_uppercase)) {
            return c.fail("a keyword");
        }
        if let Some(shift) = c.optional(read_shift) {
            return Ok(Keyword::Shift(shift));
        }
        match read_keyword_name(c)? {
            KeywordName::Boost => {
                let amount = c.number()?;
                c.eat("{I}")?;
                Ok(Keyword::Boost(amount))
            }
            KeywordName::Challenger => read_plus(c).map(Keyword::Challenger),
            KeywordName::Resist => read_plus(c).map(Keyword::Resist),
            KeywordName::Shift => c.fail("the cost of Shift"),
            KeywordName::Singer => Ok(Keyword::Singer(c.optional(Cursor::number))),
            KeywordName::SingTogether => c.number().map(Keyword::SingTogether),
            // Whatever has nothing behind it, the keywords to come included.
            plain => Keyword::plain(plain).map_or_else(|| c.fail("what stands behind the keyword"), Ok),
        }
    })
}

fn read_plus(c: &mut Cursor<'_>) -> Read<u32> {
    let signed = c.signed()?;
    u32::try_from(signed).map_err(|_| Fail).or_else(|_| c.fail("a number with a plus"))
}

/// "Shift 4", "Universal Shift 4 {I}", "Shift: Discard a song card" (8.10).
fn read_shift(c: &mut Cursor<'_>) -> Read<Shift> {
    let mut variants = Vec::new();
    while !c.looking_at("shift") {
        variants.push(read_shift_variant(c)?);
    }
    c.eat("shift")?;
    if c.eats(":") {
        if c.eats("remove") {
            return Ok(Shift { variants, cost: ShiftCost::Remove(read_counters(c)?) });
        }
        if c.eats("discard") {
            return Ok(Shift { variants, cost: ShiftCost::Discard(read_noun_phrase(c)?) });
        }
        let agreement = crate::grammar::Agreement::Plural;
        let clause = crate::phrase::clause::read_predicate(c, Subject::Implied, agreement)?;
        return Ok(Shift { variants, cost: ShiftCost::Do(Box::new(clause)) });
    }
    let amount = c.number()?;
    let symbol = if c.eats("{I}") { InkSymbol::Printed } else { InkSymbol::Omitted };
    Ok(Shift { variants, cost: ShiftCost::Ink { amount, symbol } })
}

/// The words before "Shift": a fixed word, a classification, or a card name (8.10.8).
fn read_shift_variant(c: &mut Cursor<'_>) -> Read<ShiftVariant> {
    const WORDS: [(&str, ShiftVariant); 4] = [
        ("universal", ShiftVariant::Universal),
        ("duo", ShiftVariant::Duo),
        ("combo", ShiftVariant::Combo),
        ("temporary", ShiftVariant::Temporary),
    ];
    if let Some(word) = c.optional(|c| c.pick("'Shift'", &WORDS)) {
        return Ok(word);
    }
    if let Some(class) = c.optional(Cursor::class_name) {
        return Ok(ShiftVariant::Class(class));
    }
    if let Some(name) = c.optional(Cursor::known_card_name) {
        return Ok(ShiftVariant::Named(name));
    }
    c.class_or_capitals().map(ShiftVariant::Class)
}

/// A keyword spoken of: "Evasive". Keywords begin with a capital letter ("shift" and "support" are also verbs).
pub(crate) fn read_keyword_name(c: &mut Cursor<'_>) -> Read<KeywordName> {
    if !c.peek().is_some_and(|token| token.text.starts_with(char::is_uppercase)) {
        return c.fail("a keyword");
    }
    c.pick("a keyword", &KeywordName::ALL.map(|keyword| (keyword.word(), keyword)))
}

/// A keyword that no rule is known for: a word or two with a capital letter, and its number.
pub(crate) fn read_unknown_keyword(c: &mut Cursor<'_>) -> Read<UnknownKeyword> {
    c.attempt(|c| {
        if let Some(declared) = c.optional(read_declared_keyword) {
            let number = match declared.number {
                UnknownNumber::Plain(_) => {
                    let number = c.number()?;
                    if c.eats("{I}") { UnknownNumber::Ink(number) } else { UnknownNumber::Plain(number) }
                }
                UnknownNumber::Plus(_) => UnknownNumber::Plus(c.signed()?),
                none => none,
            };
            return Ok(UnknownKeyword { number, ..declared });
        }
        let name = c.unknown_keyword()?;
        let number = if let Some(number) = c.optional(Cursor::number) {
            if c.eats("{I}") { UnknownNumber::Ink(number) } else { UnknownNumber::Plain(number) }
        } else {
            c.optional(Cursor::signed).map_or(UnknownNumber::None, UnknownNumber::Plus)
        };
        Ok(UnknownKeyword { name: AbilityName(name), number, words: Vec::new() })
    })
}

/// The name of a keyword that a set declares; its number is 0 where one stands behind it.
fn read_declared_keyword(c: &mut Cursor<'_>) -> Read<UnknownKeyword> {
    let lexicon = c.lexicon;
    for row in lexicon.keywords() {
        let printed = (row.word)(Language::default());
        let is_capital = c.peek().is_some_and(|token| token.text.starts_with(char::is_uppercase));
        if !is_capital || !c.looking_at(printed) {
            continue;
        }
        c.note(format!("no rules are known for the keyword '{printed}'"));
        c.eat(printed)?;
        let number = match row.number {
            vocabulary::KeywordNumber::None => UnknownNumber::None,
            vocabulary::KeywordNumber::Plain => UnknownNumber::Plain(0),
            vocabulary::KeywordNumber::Plus => UnknownNumber::Plus(0),
        };
        let words = Language::ALL.map(|language| AbilityName((row.word)(language).to_owned()));
        return Ok(UnknownKeyword { name: AbilityName(printed.to_owned()), number, words: words.to_vec() });
    }
    c.fail("a keyword")
}

/// A keyword that a set declares, spoken of without its number.
pub(crate) fn read_declared_name(c: &mut Cursor<'_>) -> Read<UnknownKeyword> {
    c.attempt(|c| Ok(UnknownKeyword { number: UnknownNumber::None, ..read_declared_keyword(c)? }))
}

/// Keywords separated by commas, up to the end of the text.
pub(crate) fn read_keyword_line(c: &mut Cursor<'_>) -> Read<Vec<Keyword>> {
    c.attempt(|c| {
        let mut keywords = vec![read_keyword(c)?];
        while !c.at_end() {
            c.eat(",")?;
            keywords.push(read_keyword(c)?);
        }
        Ok(keywords)
    })
}

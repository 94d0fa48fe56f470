//! Writing keywords.

use crate::tree::*;

use vocabulary::{KeywordNumber, Language};

use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::noun::write_noun_phrase;

/// Writes a keyword with its parameter.
pub(crate) fn write_keyword(keyword: &Keyword, out: &mut Out) {
    if let Keyword::Shift(shift) = keyword {
        return write_shift(shift, out);
    }
    write_keyword_name(keyword.name(), out);
    match (keyword.name().number(), keyword.amount()) {
        (KeywordNumber::Plus, Some(amount)) => out.word(&format!("+{amount}")),
        (KeywordNumber::Plain | KeywordNumber::None, Some(amount)) => out.number(amount),
        (_, None) => {}
    }
    if keyword.name() == KeywordName::Boost {
        out.word("{I}");
    }
}

fn write_shift(shift: &Shift, out: &mut Out) {
    for variant in &shift.variants {
        match variant {
            ShiftVariant::Class(class) => out.word(&class.0),
            ShiftVariant::Universal => out.word("Universal"),
            ShiftVariant::Duo => out.word("Duo"),
            ShiftVariant::Combo => out.word("Combo"),
            ShiftVariant::Temporary => out.word("Temporary"),
            ShiftVariant::Named(name) => out.word(&name.0),
        }
    }
    out.word("Shift");
    match &shift.cost {
        ShiftCost::Ink { amount, symbol } => {
            out.number(*amount);
            if *symbol == InkSymbol::Printed {
                out.word("{I}");
            }
        }
        ShiftCost::Discard(what) => {
            out.mark(":");
            out.word("Discard");
            write_noun_phrase(what, Case::Object, out);
        }
        ShiftCost::Do(clause) => {
            out.mark(":");
            out.capital();
            crate::phrase::clause::write_predicate(clause, crate::grammar::Agreement::Plural, out);
        }
        ShiftCost::Remove(what) => {
            out.mark(":");
            out.word("Remove");
            write_noun_phrase(what, Case::Object, out);
        }
    }
}

/// Writes a keyword's name.
pub(crate) fn write_keyword_name(name: KeywordName, out: &mut Out) {
    out.word(name.word());
}

/// Writes a keyword that no rule is known for.
pub(crate) fn write_unknown_keyword(keyword: &UnknownKeyword, out: &mut Out) {
    out.word(&unknown_keyword(keyword, Language::default()));
}

/// The words of a keyword that no rule is known for: only one that a set declares has other words than the printed one.
pub(crate) fn unknown_keyword(keyword: &UnknownKeyword, language: Language) -> String {
    let name = keyword.words.get(language as usize).unwrap_or(&keyword.name);
    match keyword.number {
        UnknownNumber::None => name.to_string(),
        UnknownNumber::Plain(number) => format!("{name} {number}"),
        UnknownNumber::Plus(number) => format!("{name} {number:+}"),
        UnknownNumber::Ink(number) => format!("{name} {number} {{I}}"),
    }
}

/// Writes a line of keywords.
pub(crate) fn write_keyword_line(keywords: &[Keyword], out: &mut Out) {
    for (index, keyword) in keywords.iter().enumerate() {
        if index > 0 {
            out.mark(",");
        }
        write_keyword(keyword, out);
    }
}

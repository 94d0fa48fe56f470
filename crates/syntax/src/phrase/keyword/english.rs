//! Writing keywords.

use crate::tree::*;

use super::read::NAMES;
use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::noun::write_noun_phrase;

/// Writes a keyword with its parameter.
pub fn write_keyword(keyword: &Keyword, out: &mut Out) {
    let plain = |name, out: &mut Out| write_keyword_name(name, out);
    let number = |name, amount: u32, out: &mut Out| {
        write_keyword_name(name, out);
        out.number(amount);
    };
    let plus = |name, amount: u32, out: &mut Out| {
        write_keyword_name(name, out);
        out.word(&format!("+{amount}"));
    };
    match keyword {
        Keyword::Alert => plain(KeywordName::Alert, out),
        Keyword::Bodyguard => plain(KeywordName::Bodyguard, out),
        Keyword::Boost(amount) => {
            number(KeywordName::Boost, *amount, out);
            out.word("{I}");
        }
        Keyword::Challenger(amount) => plus(KeywordName::Challenger, *amount, out),
        Keyword::Evasive => plain(KeywordName::Evasive, out),
        Keyword::Reckless => plain(KeywordName::Reckless, out),
        Keyword::Resist(amount) => plus(KeywordName::Resist, *amount, out),
        Keyword::Rush => plain(KeywordName::Rush, out),
        Keyword::Shift(shift) => write_shift(shift, out),
        Keyword::Singer(amount) => number(KeywordName::Singer, *amount, out),
        Keyword::SingTogether(amount) => number(KeywordName::SingTogether, *amount, out),
        Keyword::Support => plain(KeywordName::Support, out),
        Keyword::Vanish => plain(KeywordName::Vanish, out),
        Keyword::Ward => plain(KeywordName::Ward, out),
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
    }
}

/// Writes a keyword's name.
pub fn write_keyword_name(name: KeywordName, out: &mut Out) {
    if let Some((word, _)) = NAMES.iter().find(|(_, found)| *found == name) {
        out.word(word);
    }
}

/// Writes a line of keywords.
pub fn write_keyword_line(keywords: &[Keyword], out: &mut Out) {
    for (index, keyword) in keywords.iter().enumerate() {
        if index > 0 {
            out.mark(",");
        }
        write_keyword(keyword, out);
    }
}

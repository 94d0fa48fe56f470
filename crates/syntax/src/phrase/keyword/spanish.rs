//! Spanish for keywords. "Shift" and its kinds are named as Spanish players name them.

use crate::tree::*;

use crate::phrase::noun;
use crate::spanish::{Context, Role, capital};
use vocabulary::{KeywordNumber, Language};

/// A keyword's name.
pub(crate) fn keyword_name(name: KeywordName) -> &'static str {
    name.name(Language::Spanish)
}

/// A keyword with its parameter.
pub(crate) fn keyword(keyword: &Keyword, cx: &mut Context) -> String {
    if let Keyword::Shift(shift) = keyword {
        return shift_keyword(shift, cx);
    }
    let name = keyword_name(keyword.name());
    let symbol = if keyword.name() == KeywordName::Boost { " {I}" } else { "" };
    match (keyword.name().number(), keyword.amount()) {
        (KeywordNumber::Plus, Some(amount)) => format!("{name} +{amount}{symbol}"),
        (KeywordNumber::Plain | KeywordNumber::None, Some(amount)) => format!("{name} {amount}{symbol}"),
        (_, None) => name.to_owned(),
    }
}

fn shift_keyword(shift: &Shift, cx: &mut Context) -> String {
    let mut words = keyword_name(KeywordName::Shift).to_owned();
    for variant in shift.variants.iter().rev() {
        words = shift_variant(variant, &words);
    }
    match &shift.cost {
        ShiftCost::Ink { amount, symbol: InkSymbol::Printed } => format!("{words} {amount} {{I}}"),
        ShiftCost::Ink { amount, symbol: InkSymbol::Omitted } => format!("{words} {amount}"),
        ShiftCost::Discard(what) => {
            let what = noun::spanish::noun_phrase(what, Role::Object, cx);
            format!("{words}: {}", capital(&format!("descarta {what}")))
        }
        ShiftCost::Do(clause) => {
            let mode = crate::phrase::clause::spanish::Mode::Main;
            let (order, _) = crate::phrase::clause::spanish::clause_words(clause, mode, None, cx);
            format!("{words}: {}", capital(&order))
        }
        ShiftCost::Remove(what) => {
            let what = noun::spanish::noun_phrase(what, Role::Object, cx);
            format!("{words}: {}", capital(&format!("retira {what}")))
        }
    }
}

/// A kind of Shift (8.10.8): "Cambio de Puppy", "Cambio universal", "Cambio temporal".
fn shift_variant(variant: &ShiftVariant, base: &str) -> String {
    match variant {
        ShiftVariant::Class(class) => format!("{base} de {class}"),
        ShiftVariant::Universal => format!("{base} universal"),
        ShiftVariant::Duo => format!("{base} dúo"),
        ShiftVariant::Combo => format!("{base} combo"),
        ShiftVariant::Temporary => format!("{base} temporal"),
        ShiftVariant::Named(name) => format!("{base} de {name}"),
    }
}

/// A line of keywords.
pub(crate) fn keyword_line(keywords: &[Keyword], cx: &mut Context) -> String {
    let words: Vec<String> = keywords.iter().map(|word| keyword(word, cx)).collect();
    words.join(", ")
}

//! Spanish for keywords. "Shift" and its kinds are named as Spanish players name them.

use crate::tree::*;

use crate::phrase::noun;
use crate::spanish::{Context, Role, capital};

/// A keyword's name.
pub fn keyword_name(name: KeywordName) -> &'static str {
    match name {
        KeywordName::Alert => "Alerta",
        KeywordName::Bodyguard => "Guardaespaldas",
        KeywordName::Boost => "Impulso",
        KeywordName::Challenger => "Desafiador",
        KeywordName::Evasive => "Evasivo",
        KeywordName::Reckless => "Temerario",
        KeywordName::Resist => "Resistir",
        KeywordName::Rush => "Prisa",
        KeywordName::Shift => "Cambio",
        KeywordName::Singer => "Cantante",
        KeywordName::SingTogether => "Cantar Juntos",
        KeywordName::Support => "Apoyo",
        KeywordName::Vanish => "Desvanecer",
        KeywordName::Ward => "Protección",
    }
}

/// A keyword with its parameter.
pub fn keyword(keyword: &Keyword, cx: &mut Context) -> String {
    let plain = |name| keyword_name(name).to_owned();
    match keyword {
        Keyword::Alert => plain(KeywordName::Alert),
        Keyword::Bodyguard => plain(KeywordName::Bodyguard),
        Keyword::Boost(amount) => format!("{} {amount} {{I}}", plain(KeywordName::Boost)),
        Keyword::Challenger(amount) => format!("{} +{amount}", plain(KeywordName::Challenger)),
        Keyword::Evasive => plain(KeywordName::Evasive),
        Keyword::Reckless => plain(KeywordName::Reckless),
        Keyword::Resist(amount) => format!("{} +{amount}", plain(KeywordName::Resist)),
        Keyword::Rush => plain(KeywordName::Rush),
        Keyword::Shift(shift) => shift_keyword(shift, cx),
        Keyword::Singer(amount) => format!("{} {amount}", plain(KeywordName::Singer)),
        Keyword::SingTogether(amount) => format!("{} {amount}", plain(KeywordName::SingTogether)),
        Keyword::Support => plain(KeywordName::Support),
        Keyword::Vanish => plain(KeywordName::Vanish),
        Keyword::Ward => plain(KeywordName::Ward),
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
    }
}

/// A kind of Shift (8.10.8): "Shift de Puppy", "Shift universal", "Temporary Shift".
fn shift_variant(variant: &ShiftVariant, base: &str) -> String {
    let base = match base {
        "Cambio" => "Shift",
        other => other,
    };
    match variant {
        ShiftVariant::Class(class) => format!("{base} de {class}"),
        ShiftVariant::Universal => format!("{base} universal"),
        ShiftVariant::Duo => format!("Duo {base}"),
        ShiftVariant::Combo => format!("Combo {base}"),
        ShiftVariant::Temporary => format!("Temporary {base}"),
        ShiftVariant::Named(name) => format!("{name} {base}"),
    }
}

/// A line of keywords.
pub fn keyword_line(keywords: &[Keyword], cx: &mut Context) -> String {
    let words: Vec<String> = keywords.iter().map(|word| keyword(word, cx)).collect();
    words.join(", ")
}

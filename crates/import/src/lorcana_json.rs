//! LorcanaJSON's `allCards.json`: one object per printing; fields we do not need are passed over.

use serde_json::Value;

use super::entry::Fields;
use super::own::single_letter;
use super::{LIST_LIMIT, NAME_CHARS_LIMIT, PARAGRAPH_CHARS_LIMIT, PARAGRAPHS_LIMIT, PrintedCard};
use cards::facts::{CardFacts, CardId, Classification, Printing, Rarity, SetCode};
use vocabulary::CardKind;

/// Reads a printing; `None` without a problem for the cards of the cooperative quest sets ("Q1" …), which
/// are no part of the game and have no ink.
pub(super) fn read(fields: &mut Fields) -> Option<PrintedCard> {
    let set = fields.string("setCode", NAME_CHARS_LIMIT);
    if set.as_ref().is_some_and(|set| set.starts_with('Q')) {
        return None;
    }
    let (name, version) = fields.names();
    let mut classifications = fields.classifications("subtypes");
    let kind = kind(fields, &mut classifications);
    let inks = ink_names(fields);
    let inks = fields.inks("color", &inks);
    let cost = fields.number("cost");
    let cost = fields.need("cost", cost);
    let inkable = fields.flag("inkwell");
    let inkable = fields.need("inkwell", inkable);
    let (strength, willpower) = (fields.number("strength"), fields.number("willpower"));
    let (lore, move_cost) = (fields.number("lore"), fields.number("moveCost"));
    let raw = fields.strings("fullTextSections", PARAGRAPHS_LIMIT, PARAGRAPH_CHARS_LIMIT);
    let paragraphs = fields.paragraphs("fullTextSections", &raw);
    let printing = printing(fields, set);
    let name = name?;
    let facts = CardFacts {
        id: CardId::of(&name, version.as_deref()),
        name,
        version,
        kind: kind?,
        inks,
        cost: cost?,
        inkable: inkable?,
        strength,
        willpower,
        lore,
        move_cost,
        classifications,
        printings: vec![printing?],
    };
    Some(PrintedCard { facts, paragraphs })
}

fn kind(fields: &mut Fields, classifications: &mut Vec<Classification>) -> Option<CardKind> {
    let song = classifications.iter().any(|own| own.0 == "Song");
    classifications.retain(|own| own.0 != "Song");
    let word = fields.string("type", NAME_CHARS_LIMIT);
    let word = fields.need("type", word)?;
    match word.as_str() {
        "Character" => Some(CardKind::Character),
        "Action" => Some(CardKind::Action { song }),
        "Item" => Some(CardKind::Item),
        "Location" => Some(CardKind::Location),
        _ => {
            fields.expected("type", "Character, Action, Item or Location", &Value::String(word));
            None
        }
    }
}

/// `colors` where there are two inks; else `color`, which may also join two by a hyphen.
fn ink_names(fields: &mut Fields) -> Vec<String> {
    let several = fields.strings("colors", LIST_LIMIT, NAME_CHARS_LIMIT);
    let joined = fields.string("color", NAME_CHARS_LIMIT).unwrap_or_default();
    if several.is_empty() {
        joined.split('-').filter(|ink| !ink.is_empty()).map(str::to_owned).collect()
    } else {
        several
    }
}

fn printing(fields: &mut Fields, set: Option<String>) -> Option<Printing> {
    let group = fields.string("promoGrouping", NAME_CHARS_LIMIT);
    let set = fields.need("setCode", group.clone().or(set))?;
    let value = fields.take("number");
    let value = fields.need("number", value)?;
    let Some(number) = value.as_u64().and_then(|number| u16::try_from(number).ok()) else {
        fields.expected("number", "a collector's number", &value);
        return None;
    };
    let variant = fields.string("variant", NAME_CHARS_LIMIT).as_deref().and_then(single_letter);
    let word = fields.string("rarity", NAME_CHARS_LIMIT);
    let word = fields.need("rarity", word)?;
    let rarity = match word.as_str() {
        "Special" => Some(promo_rarity(&set)),
        word => Rarity::from_word(word),
    };
    if rarity.is_none() {
        fields.expected("rarity", "a rarity", &Value::String(word));
    }
    Some(Printing { set: SetCode(set), number, variant, rarity: rarity? })
}

/// The file calls every promo "Special"; its series says which kind.
fn promo_rarity(series: &str) -> Rarity {
    match series {
        "D23" => Rarity::D23,
        "D100" => Rarity::D100,
        series if series.starts_with('C') => Rarity::Challenge,
        _ => Rarity::Promo,
    }
}

//! Our own schema: one object per card, printings merged; unknown fields are errors.

use serde_json::Value;

use super::entry::Fields;
use super::problem::Reason;
use super::{LIST_LIMIT, NAME_CHARS_LIMIT, PARAGRAPH_CHARS_LIMIT, PARAGRAPHS_LIMIT, PrintedCard};
use cards::facts::{CardFacts, CardId, Printing, Rarity, SetCode};
use vocabulary::CardKind;

pub(super) fn read(fields: &mut Fields) -> Option<PrintedCard> {
    let (name, version) = fields.names();
    let kind = kind(fields);
    let ink_names = fields.strings("inks", LIST_LIMIT, NAME_CHARS_LIMIT);
    let inks = fields.inks("inks", &ink_names);
    let cost = fields.number("cost");
    let cost = fields.need("cost", cost);
    let inkable = fields.flag("inkable");
    let inkable = fields.need("inkable", inkable);
    let (strength, willpower) = (fields.number("strength"), fields.number("willpower"));
    let (lore, move_cost) = (fields.number("lore"), fields.number("moveCost"));
    let classifications = fields.classifications("classifications");
    let raw = fields.strings("text", PARAGRAPHS_LIMIT, PARAGRAPH_CHARS_LIMIT);
    let paragraphs = fields.paragraphs("text", &raw);
    let printings = printings(fields);
    let id = name.as_ref().map(|name| CardId::of(name, version.as_deref()));
    check_id(fields, id.as_ref());
    fields.nothing_else();
    let facts = CardFacts {
        id: id?,
        name: name?,
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
        printings,
    };
    Some(PrintedCard { facts, paragraphs })
}

fn kind(fields: &mut Fields) -> Option<CardKind> {
    let word = fields.string("type", NAME_CHARS_LIMIT);
    let word = fields.need("type", word)?;
    let song = fields.flag("song").unwrap_or(false);
    let kind = match word.as_str() {
        "Character" => CardKind::Character,
        "Action" => return Some(CardKind::Action { song }),
        "Item" => CardKind::Item,
        "Location" => CardKind::Location,
        _ => {
            fields.expected("type", "Character, Action, Item or Location", &Value::String(word));
            return None;
        }
    };
    if song {
        fields.expected("song", "no song, or an Action", &Value::Bool(true));
    }
    Some(kind)
}

/// The id may be left out; where it stands it must be the slug of the full name.
fn check_id(fields: &mut Fields, id: Option<&CardId>) {
    let given = fields.string("id", 2 * NAME_CHARS_LIMIT);
    if let (Some(given), Some(id)) = (given, id)
        && given != id.0
    {
        fields.problem("id", Reason::WrongId { expected: id.0.clone() });
    }
}

fn printings(fields: &mut Fields) -> Vec<Printing> {
    let list = match fields.take("printings") {
        None => return Vec::new(),
        Some(Value::Array(list)) if list.len() <= LIST_LIMIT => list,
        Some(Value::Array(list)) => {
            let reason = Reason::OverLimit { what: "entries", found: list.len(), limit: LIST_LIMIT };
            fields.problem("printings", reason);
            return Vec::new();
        }
        Some(other) => {
            fields.expected("printings", "a list", &other);
            return Vec::new();
        }
    };
    let mut printings = Vec::new();
    for value in list {
        match printing(&value) {
            Some(printing) => printings.push(printing),
            None => fields.expected("printings", "{set, number, rarity, variant?}", &value),
        }
    }
    printings
}

fn printing(value: &Value) -> Option<Printing> {
    let object = value.as_object()?;
    if object.keys().any(|key| !matches!(key.as_str(), "set" | "number" | "rarity" | "variant")) {
        return None;
    }
    let variant = match object.get("variant") {
        None | Some(Value::Null) => None,
        Some(value) => Some(single_letter(value.as_str()?)?),
    };
    Some(Printing {
        set: SetCode(object.get("set")?.as_str().filter(|set| set.len() <= 8)?.to_owned()),
        number: u16::try_from(object.get("number")?.as_u64()?).ok()?,
        variant,
        rarity: Rarity::from_word(object.get("rarity")?.as_str()?)?,
    })
}

pub(super) fn single_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    letters.next().is_none().then_some(letter)
}

//! The Lorcast API: one object per printing; fields we do not need are passed over.
//!
//! Its text is one string. Paragraphs are lines; a few cards lack the break after a reminder, and some have a colon
//! after the story name.

use serde_json::Value;

use super::entry::Fields;
use super::own::single_letter;
use super::{LIST_LIMIT, NAME_CHARS_LIMIT, PARAGRAPH_CHARS_LIMIT, PARAGRAPHS_LIMIT, PrintedCard};
use cards::facts::{CardFacts, CardId, Printing, Rarity, SetCode};
use vocabulary::CardKind;

pub(super) fn read(fields: &mut Fields) -> Option<PrintedCard> {
    let (name, version) = fields.names();
    let kind = kind(fields);
    let inks = ink_names(fields);
    let inks = fields.inks("inks", &inks);
    let cost = fields.number("cost");
    let cost = fields.need("cost", cost);
    let inkable = fields.flag("inkwell");
    let inkable = fields.need("inkwell", inkable);
    let (strength, willpower) = (fields.number("strength"), fields.number("willpower"));
    let (lore, move_cost) = (fields.number("lore"), fields.number("move_cost"));
    let classifications = fields.classifications("classifications");
    let text = fields.string("text", PARAGRAPHS_LIMIT * PARAGRAPH_CHARS_LIMIT).unwrap_or_default();
    let paragraphs = fields.paragraphs("text", &split(&text));
    let printing = printing(fields);
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

/// `type` is a list, `["Action", "Song"]`.
fn kind(fields: &mut Fields) -> Option<CardKind> {
    let words = fields.strings("type", LIST_LIMIT, NAME_CHARS_LIMIT);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["Character"] => Some(CardKind::Character),
        ["Action"] => Some(CardKind::Action { song: false }),
        ["Action", "Song"] => Some(CardKind::Action { song: true }),
        ["Item"] => Some(CardKind::Item),
        ["Location"] => Some(CardKind::Location),
        words => {
            let found = Value::from(words.to_vec());
            fields.expected("type", "Character, Action, Action and Song, Item or Location", &found);
            None
        }
    }
}

/// `inks` where it is a list, else `ink`; either can be null.
fn ink_names(fields: &mut Fields) -> Vec<String> {
    let several = fields.strings("inks", LIST_LIMIT, NAME_CHARS_LIMIT);
    let one = fields.string("ink", NAME_CHARS_LIMIT);
    if several.is_empty() { one.into_iter().collect() } else { several }
}

fn printing(fields: &mut Fields) -> Option<Printing> {
    let set = match fields.take("set") {
        Some(set) => {
            let code = set.get("code").and_then(Value::as_str).filter(|code| code.len() <= 8);
            if code.is_none() {
                fields.expected("set", "a set with its code", &set);
            }
            code.map(str::to_owned)
        }
        None => None,
    };
    let set = fields.need("set", set);
    let number = fields.string("collector_number", NAME_CHARS_LIMIT);
    let number = fields.need("collector_number", number)?;
    let digits = number.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let letters = &number[digits.len()..];
    let (Ok(value), true) = (digits.parse::<u16>(), letters.len() <= 1) else {
        fields.expected("collector_number", "a number, or a number and a letter", &Value::String(number));
        return None;
    };
    let word = fields.string("rarity", NAME_CHARS_LIMIT);
    let word = fields.need("rarity", word)?;
    let rarity = Rarity::from_word(&word);
    if rarity.is_none() {
        fields.expected("rarity", "a rarity", &Value::String(word));
    }
    Some(Printing { set: SetCode(set?), number: value, variant: single_letter(letters), rarity: rarity? })
}

/// Paragraphs: lines, and the rest of a line after a reminder before a capital. Options begin with `-`, `*`
/// or `•` and stay with the line before them.
fn split(text: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match option(line) {
            Some(option) if !paragraphs.is_empty() => {
                let last = paragraphs.last_mut().expect("a paragraph is there");
                last.push_str("\n• ");
                last.push_str(option);
            }
            _ => paragraphs.extend(after_reminders(line).iter().map(|part| without_colon(part))),
        }
    }
    paragraphs
}

fn option(line: &str) -> Option<&str> {
    let rest =
        line.strip_prefix('•').or_else(|| line.strip_prefix("- ")).or_else(|| line.strip_prefix("* "))?;
    Some(rest.trim_start())
}

fn after_reminders(line: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = line;
    let mut from = 0;
    while let Some(end) = rest[from..].find(".)").map(|found| from + found + 2) {
        let next = rest[end..].trim_start();
        if next.starts_with(|letter: char| letter.is_uppercase()) {
            parts.push(rest[..end].to_owned());
            rest = next;
            from = 0;
        } else {
            from = end;
        }
    }
    parts.push(rest.to_owned());
    parts
}

/// Some texts put a colon after the story name, which no card prints.
fn without_colon(paragraph: &str) -> String {
    match paragraph.split_once(": ") {
        Some((name, rest))
            if !name.is_empty() && !name.chars().any(char::is_lowercase) && !name.contains('{') =>
        {
            format!("{name} {rest}")
        }
        _ => paragraph.to_owned(),
    }
}

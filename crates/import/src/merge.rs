//! Printings of one card become one card (C.1: every printing of a card is the same card).
//!
//! Text, spelling and classifications are those of the newest regular printing in a numbered set. Cost and the
//! other numbers must agree on all printings: a difference is a slip in the data and asks for a correction.

use std::collections::BTreeMap;

use super::problem::{Place, Problems, Reason};
use super::{Entry, PrintedCard, Source};
use cards::facts::{CardFacts, CardId, Printing, Rarity};

pub(super) fn merge(source: Source, entries: Vec<Entry>, problems: &mut Problems) -> Vec<PrintedCard> {
    let mut groups: BTreeMap<CardId, Vec<Entry>> = BTreeMap::new();
    for entry in entries {
        groups.entry(entry.card.facts.id.clone()).or_default().push(entry);
    }
    let mut cards: Vec<PrintedCard> = match source {
        Source::Own => groups.into_values().filter_map(|group| single(group, problems)).collect(),
        Source::LorcanaJson | Source::Lorcast => {
            groups.into_values().filter_map(|group| merged(group, problems)).collect()
        }
    };
    cards.sort_by(|one, other| first_printing(one).cmp(&first_printing(other)));
    cards
}

fn first_printing(card: &PrintedCard) -> (bool, Option<&Printing>, &CardId) {
    let first = card.facts.printings.iter().min();
    (first.is_none(), first, &card.facts.id)
}

/// In our own schema a card stands once.
fn single(group: Vec<Entry>, problems: &mut Problems) -> Option<PrintedCard> {
    let mut entries = group.into_iter();
    let first = entries.next()?;
    for again in entries {
        let line = first.place.line.unwrap_or_default();
        problems.push(again.place, Reason::Duplicate { line });
    }
    Some(first.card)
}

fn merged(mut group: Vec<Entry>, problems: &mut Problems) -> Option<PrintedCard> {
    group.sort_by_key(|entry| entry.card.facts.printings.first().map(age));
    let newest = group.pop()?;
    let mut printings: Vec<Printing> = newest.card.facts.printings.clone();
    for entry in group {
        compare(&entry, &newest.card.facts, problems);
        printings.extend(entry.card.facts.printings);
    }
    printings.sort();
    printings.dedup();
    let mut card = newest.card;
    card.facts.printings = printings;
    Some(card)
}

/// Promos first, then special rarities, then regular printings by set: the last one counts.
fn age(printing: &Printing) -> (bool, bool, Option<u16>, u16) {
    let regular = match printing.rarity {
        Rarity::Common | Rarity::Uncommon | Rarity::Rare | Rarity::SuperRare | Rarity::Legendary => true,
        Rarity::Unknown => true,
        Rarity::Enchanted | Rarity::Epic | Rarity::Iconic => false,
        Rarity::Promo | Rarity::Challenge | Rarity::D23 | Rarity::D100 => false,
    };
    let set = printing.set.number();
    (set.is_some(), regular, set, printing.number)
}

fn compare(entry: &Entry, newest: &CardFacts, problems: &mut Problems) {
    let mine = &entry.card.facts;
    let Some(printing) = newest.printings.first() else { return };
    let number = |value: Option<u8>| value.map_or("none".to_owned(), |value| value.to_string());
    let fields = [
        ("type", format!("{:?}", mine.kind), format!("{:?}", newest.kind)),
        ("inks", mine.inks.to_string(), newest.inks.to_string()),
        ("cost", mine.cost.to_string(), newest.cost.to_string()),
        ("inkable", mine.inkable.to_string(), newest.inkable.to_string()),
        ("strength", number(mine.strength), number(newest.strength)),
        ("willpower", number(mine.willpower), number(newest.willpower)),
        ("lore", number(mine.lore), number(newest.lore)),
        ("move cost", number(mine.move_cost), number(newest.move_cost)),
    ];
    for (field, mine, other) in fields {
        if mine != other {
            let place = Place { field: Some(field.to_owned()), ..entry.place.clone() };
            let (set, number) = (printing.set.0.clone(), printing.number);
            problems.push(place, Reason::Disagrees { mine, other, set, number });
        }
    }
}

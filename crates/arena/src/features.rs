//! Every card described by what it means, never by its name.

use engine::program::{AbilityKind, CardDef, Inks, Keyword, Kinds, Pool};
use players::{Deed, Profile};

const FACTS: [&str; 20] = [
    "card",
    "character",
    "action",
    "song",
    "item",
    "location",
    "amber",
    "amethyst",
    "emerald",
    "ruby",
    "sapphire",
    "steel",
    "inkable",
    "cost",
    "strength",
    "willpower",
    "lore",
    "move cost",
    "shift",
    "parting",
];
const ABILITIES: [&str; 4] = ["triggered", "activated", "static", "replacement"];

/// What each number is, in order.
pub fn names() -> Vec<String> {
    let plain = |name: &&str| (*name).to_owned();
    let mut names: Vec<String> = FACTS.iter().chain(&ABILITIES).map(plain).collect();
    names.extend(Keyword::ALL.iter().map(|keyword| keyword.word().to_lowercase()));
    for when in ["once", "lasting"] {
        names.extend(Deed::NAMES.iter().map(|deed| format!("{when} {}", deed.to_lowercase())));
    }
    names
}

/// A row for each card of the pool, after one for a hidden card, all numbers about one in size.
pub fn table(pool: &Pool) -> Vec<f32> {
    let width = names().len();
    let mut table = vec![0.0; width];
    for (_, card) in pool.cards() {
        let before = table.len();
        row(pool, card, &mut table);
        debug_assert_eq!(table.len(), before + width);
    }
    table
}

fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

fn row(pool: &Pool, card: &CardDef, out: &mut Vec<f32>) {
    let profile = Profile::of(pool, card);
    let kind = |kind: Kinds| flag(card.kinds.contains(kind));
    out.push(1.0);
    out.extend([Kinds::CHARACTER, Kinds::ACTION, Kinds::SONG, Kinds::ITEM, Kinds::LOCATION].map(kind));
    let inks = [Inks::AMBER, Inks::AMETHYST, Inks::EMERALD, Inks::RUBY, Inks::SAPPHIRE, Inks::STEEL];
    out.extend(inks.map(|ink| flag(card.inks.contains(ink))));
    out.push(flag(card.inkable));
    let tenth = |number: i16| f32::from(number) / 10.0;
    out.extend([tenth(card.cost), tenth(card.strength), tenth(card.willpower)]);
    out.extend([f32::from(card.lore) / 4.0, f32::from(card.move_cost) / 4.0]);
    out.push(flag(card.shift.is_some()));
    out.push(profile.parting / 4.0);
    let kinds = card.abilities.iter().map(|ix| match &pool.ability(*ix).kind {
        AbilityKind::Triggered(_) => 0,
        AbilityKind::Activated(_) => 1,
        AbilityKind::Static(_) => 2,
        AbilityKind::Replacement(_) => 3,
    });
    let mut counts = [0.0; ABILITIES.len()];
    kinds.for_each(|kind: usize| counts[kind] += 0.5);
    out.extend(counts);
    let printed = |keyword: &Keyword| match keyword {
        Keyword::Shift => flag(card.shift.is_some()),
        other => {
            let own = card.keywords.iter().find(|(own, _)| own == other);
            own.map_or(0.0, |(_, number)| f32::from(*number).max(4.0) / 4.0)
        }
    };
    out.extend(Keyword::ALL.iter().map(printed));
    for deeds in [&profile.once, &profile.lasting] {
        out.extend(deeds.iter().map(|deed| deed / 3.0));
    }
}

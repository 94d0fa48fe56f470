//! The facts of a card as the rules see them: names, kinds, classifications, inks, numbers (5.2, 5.3 to 5.6).

use ::cards::CardFacts;
use ::meaning::meaning::CardName;
use vocabulary::{CardKind, Ink};

use crate::program::*;

/// The definition of a card without its text.
pub(super) fn card(pool: &mut PoolBuilder, facts: &CardFacts) -> CardDef {
    let name = pool.name(&facts.name);
    let kinds = match facts.kind {
        CardKind::Character => Kinds::CHARACTER,
        CardKind::Action { song: false } => Kinds::ACTION,
        CardKind::Action { song: true } => Kinds::ACTION | Kinds::SONG,
        CardKind::Item => Kinds::ITEM,
        CardKind::Location => Kinds::LOCATION,
    };
    let mut card = CardDef::plain(name, kinds);
    if facts.kind == CardKind::Character {
        pair(pool, &mut card, &facts.name);
    }
    for class in &facts.classifications {
        card.classes = card.classes.with(pool.class(&class.0));
    }
    card.inks = inks(facts.inks);
    card.cost = i16::from(facts.cost);
    card.inkable = facts.inkable;
    card.strength = facts.strength.map_or(0, i16::from);
    card.willpower = facts.willpower.map_or(0, i16::from);
    card.lore = facts.lore.map_or(0, i16::from);
    card.move_cost = facts.move_cost.map_or(0, i16::from);
    card
}

/// 5.2.6.1: "A & B" is named A, B and "A & B"; "A, B & C" has all three names beside its own.
fn pair(pool: &mut PoolBuilder, card: &mut CardDef, name: &str) {
    for part in vocabulary::names_in(name) {
        add(card, pool.name(part));
    }
}

/// 5.2.6.3: a card whose text says that it is named both.
pub(super) fn also_named(pool: &mut PoolBuilder, card: &mut CardDef, names: &[CardName]) {
    for name in names {
        add(card, pool.name(&name.0));
    }
}

fn add(card: &mut CardDef, name: NameId) {
    if !card.names.contains(&name) {
        card.names.push(name);
    }
}

/// Ink types.
pub(super) fn inks(inks: vocabulary::Inks) -> Inks {
    inks.iter().map(ink).collect()
}

fn ink(ink: Ink) -> Inks {
    match ink {
        Ink::Amber => Inks::AMBER,
        Ink::Amethyst => Inks::AMETHYST,
        Ink::Emerald => Inks::EMERALD,
        Ink::Ruby => Inks::RUBY,
        Ink::Sapphire => Inks::SAPPHIRE,
        Ink::Steel => Inks::STEEL,
    }
}

//! Writing deck lists: exactly one form for each deck.

use super::Deck;
use super::code::to_base64;
use crate::catalogue::Catalogue;
use crate::facts::CardFacts;
use vocabulary::CardKind;
use vocabulary::order::InOrder;

/// The list as text: `4 Name - Version`, by kind, cost and name, each card once.
pub fn to_text(deck: &Deck, catalogue: &Catalogue) -> String {
    let mut text = String::new();
    for (count, card) in sorted(deck, catalogue) {
        text.push_str(&format!("{count} {}\n", card.full_name()));
    }
    text
}

/// The deck code that deck sites read.
pub fn to_code(deck: &Deck, catalogue: &Catalogue) -> String {
    let mut content = String::new();
    for (count, card) in sorted(deck, catalogue) {
        let version = card.version.as_ref().map(|version| format!("_{version}")).unwrap_or_default();
        content.push_str(&format!("{}{version}${count}|", card.name));
    }
    to_base64(content.as_bytes())
}

pub(super) fn sorted<'a>(deck: &Deck, catalogue: &'a Catalogue) -> Vec<(u32, &'a CardFacts)> {
    let mut cards: Vec<(u32, &CardFacts)> =
        deck.cards().iter().filter_map(|entry| Some((entry.count, catalogue.get(entry.card)?))).collect();
    cards.order_by_key(|(_, card)| (kind_order(card.kind), card.cost, card.id.clone()));
    cards
}

fn kind_order(kind: CardKind) -> u8 {
    match kind {
        CardKind::Character => 0,
        CardKind::Action { song: false } => 1,
        CardKind::Action { song: true } => 2,
        CardKind::Item => 3,
        CardKind::Location => 4,
    }
}

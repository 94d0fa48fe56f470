//! The commands, one module each.

pub(crate) mod ask;
pub(crate) mod bench;
pub(crate) mod bot_protocol;
pub(crate) mod cards;
pub(crate) mod deck;
pub(crate) mod judge;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod prove;
pub(crate) mod replay;
pub(crate) mod rule;
pub(crate) mod sim;

/// Facts in the field names of our card files.
pub(crate) fn facts_json(facts: &::cards::CardFacts) -> serde_json::Value {
    use ::vocabulary::CardKind;
    let kind = match facts.kind {
        CardKind::Character => "Character",
        CardKind::Action { .. } => "Action",
        CardKind::Item => "Item",
        CardKind::Location => "Location",
    };
    let printings: Vec<serde_json::Value> = facts
        .printings
        .iter()
        .map(|printing| {
            let mut value = serde_json::json!({
                "set": printing.set.0, "number": printing.number, "rarity": printing.rarity.word(),
            });
            if let Some(variant) = printing.variant {
                value["variant"] = variant.to_string().into();
            }
            value
        })
        .collect();
    let mut value = serde_json::json!({
        "id": facts.id.0,
        "name": facts.name,
        "version": facts.version,
        "type": kind,
        "inks": facts.inks.iter().map(|ink| ink.name()).collect::<Vec<_>>(),
        "cost": facts.cost,
        "inkable": facts.inkable,
        "strength": facts.strength,
        "willpower": facts.willpower,
        "lore": facts.lore,
        "moveCost": facts.move_cost,
        "classifications": facts.classifications.iter().map(|own| own.0.as_str()).collect::<Vec<_>>(),
        "printings": printings,
    });
    if facts.is_song() {
        value["song"] = true.into();
    }
    value
}

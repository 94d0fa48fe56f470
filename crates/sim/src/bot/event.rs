//! What happened since a bot was last asked, as it stands in the lines.
//!
//! A card has its name where the bot's player witnessed its face, and its number where that player can still point at it.

use super::message::Scribe;
use engine::program::{DefIx, HowPlayed};
use engine::record::Moving;
use engine::state::{State, Zone};
use engine::witness::Face;
use engine::{DeckEnd, Witnessed};
use serde_json::{Value, json};

/// The cards whose faces an event shows.
pub(super) fn shown(event: &Witnessed) -> impl Iterator<Item = DefIx> {
    let faces = match event {
        Witnessed::Moved { face, .. } | Witnessed::Looked(_, face) => [*face, None],
        Witnessed::Plays(_, face, ..)
        | Witnessed::Uses(_, face, _)
        | Witnessed::Resolves(_, face, _)
        | Witnessed::Quests(face, _)
        | Witnessed::TookDamage(face, _)
        | Witnessed::RemovedDamage(face, _)
        | Witnessed::Banished(face)
        | Witnessed::Exerted(face)
        | Witnessed::Readied(face)
        | Witnessed::Revealed(face) => [Some(*face), None],
        Witnessed::Challenges(face, other) | Witnessed::MovedTo(face, other) => [Some(*face), Some(*other)],
        Witnessed::OpeningHand(..)
        | Witnessed::Turn(_)
        | Witnessed::Lore(..)
        | Witnessed::InkDrops(..)
        | Witnessed::Shuffled(_)
        | Witnessed::EmptyDeck(_)
        | Witnessed::Named(..)
        | Witnessed::NamedClass(..)
        | Witnessed::Repeats(..)
        | Witnessed::Lost(_)
        | Witnessed::Won(_)
        | Witnessed::Drawn => [None, None],
    };
    faces.into_iter().flatten().map(|face| face.def)
}

impl Scribe<'_> {
    pub(super) fn events(&self, state: &State, witnessed: &[Witnessed]) -> Value {
        witnessed.iter().map(|event| self.event(state, event)).collect()
    }

    fn event(&self, state: &State, event: &Witnessed) -> Value {
        let number = |face: Face| {
            let is_there = state.card(face.card.card).inc() == face.card.inc;
            (is_there && self.faces.contains_key(&face.card.card)).then(|| self.number(face.card.card))
        };
        let name = |face: Face| self.catalog.name(face.def).to_owned();
        let about = |event: &str, face: Option<Face>| json!({ "event": event, "card": face.and_then(number), "name": face.map(name) });
        let with = |mut value: Value, further: Value| {
            if let (Value::Object(fields), Value::Object(further)) = (&mut value, further) {
                fields.extend(further);
            }
            value
        };
        match *event {
            Witnessed::OpeningHand(player, altered) => {
                json!({ "event": "opening hand", "player": player.0, "altered": altered })
            }
            Witnessed::Turn(player) => json!({ "event": "turn", "player": player.0 }),
            Witnessed::Moved { owner, face, from, to, end, part_of } => with(
                about("card", face),
                json!({
                    "player": owner.0, "from": zone(from), "to": zone(to), "end": end.map(deck_end),
                    "as": moving(part_of),
                }),
            ),
            Witnessed::Plays(player, face, how, ink) => with(
                about("play", Some(face)),
                json!({ "player": player.0, "how": how_played(how), "ink": ink }),
            ),
            Witnessed::Uses(player, face, ability) => {
                with(about("use", Some(face)), json!({ "player": player.0, "ability": ability.0 }))
            }
            Witnessed::Resolves(player, face, ability) => {
                with(about("resolve", Some(face)), json!({ "player": player.0, "ability": ability.0 }))
            }
            Witnessed::Quests(face, lore) => with(about("quest", Some(face)), json!({ "lore": lore })),
            Witnessed::Challenges(face, target) => with(
                about("challenge", Some(face)),
                json!({ "target": number(target), "target_name": name(target) }),
            ),
            Witnessed::TookDamage(face, amount) => {
                with(about("damage", Some(face)), json!({ "amount": amount }))
            }
            Witnessed::RemovedDamage(face, amount) => {
                with(about("heal", Some(face)), json!({ "amount": amount }))
            }
            Witnessed::Banished(face) => about("banish", Some(face)),
            Witnessed::Exerted(face) => about("exert", Some(face)),
            Witnessed::Readied(face) => about("ready", Some(face)),
            Witnessed::MovedTo(face, to) => {
                with(about("move", Some(face)), json!({ "to": number(to), "to_name": name(to) }))
            }
            Witnessed::Lore(player, change) => {
                json!({ "event": "lore", "player": player.0, "change": change })
            }
            Witnessed::InkDrops(player, change) => {
                json!({ "event": "ink drops", "player": player.0, "change": change })
            }
            Witnessed::Revealed(face) => about("reveal", Some(face)),
            Witnessed::Looked(player, face) => with(about("look", face), json!({ "player": player.0 })),
            Witnessed::Shuffled(player) => json!({ "event": "shuffle", "player": player.0 }),
            Witnessed::EmptyDeck(player) => json!({ "event": "empty deck", "player": player.0 }),
            Witnessed::Named(player, named) => {
                json!({ "event": "name", "player": player.0, "named": self.pool.name(named) })
            }
            Witnessed::NamedClass(player, class) => {
                json!({ "event": "classification", "player": player.0, "named": self.pool.class(class) })
            }
            Witnessed::Repeats(player, times) => {
                json!({ "event": "repeat", "player": player.0, "times": times })
            }
            Witnessed::Lost(player) => json!({ "event": "lost", "player": player.0 }),
            Witnessed::Won(player) => json!({ "event": "won", "player": player.0 }),
            Witnessed::Drawn => json!({ "event": "drawn" }),
        }
    }
}

fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "deck",
        Zone::Hand => "hand",
        Zone::Play => "play",
        Zone::Inkwell => "inkwell",
        Zone::Discard => "discard",
        Zone::Under => "under",
        Zone::Aside => "aside",
    }
}

fn deck_end(end: DeckEnd) -> &'static str {
    match end {
        DeckEnd::Top => "top",
        DeckEnd::Bottom => "bottom",
    }
}

fn moving(part_of: Moving) -> &'static str {
    match part_of {
        Moving::Draw => "draw",
        Moving::Discard => "discard",
        Moving::Banish => "banish",
        Moving::Ink => "ink",
        Moving::Play => "play",
        Moving::Spent => "spent",
        Moving::Stack => "stack",
        Moving::Put => "put",
    }
}

fn how_played(how: HowPlayed) -> &'static str {
    match how {
        HowPlayed::Shift => "shift",
        HowPlayed::Sung => "sung",
        HowPlayed::Free => "free",
        HowPlayed::Ink => "ink",
    }
}

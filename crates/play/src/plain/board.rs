//! The table as lines that can be read aloud.

use engine::program::Kinds;
use notation::Language;

use crate::session::Seated;
use crate::words::{capitalised, either, letter};
use crate::{Piece, Scene, Session, Side};

/// The whole table.
pub(crate) fn board(scene: &Scene, session: &Session) -> Vec<String> {
    let language = session.language;
    let whose = match scene.active == scene.viewer {
        true => either(language, "yours", "el tuyo").to_owned(),
        false => format!("{} {}", either(language, "of", "de"), person(scene, session, scene.active)),
    };
    let mut lines = vec![format!("{} {}, {whose}.", either(language, "Turn", "Turno"), scene.turn)];
    for side in scene.sides.iter().rev() {
        lines.push(totals(side, scene, session));
        lines.extend(
            side.pieces.iter().map(|piece| format!("  {}: {}", piece.name, in_play(piece, language))),
        );
    }
    if !scene.bag.is_empty() {
        lines.push(format!("{}: {}", either(language, "In the bag", "En la bolsa"), scene.bag.join("; ")));
    }
    let hand: Vec<String> = scene.own().hand.iter().map(|card| in_hand(card, language)).collect();
    lines.push(format!("{}: {}", either(language, "Your hand", "Tu mano"), hand.join("; ")));
    lines
}

/// A player: you, or a letter with the kind of bot.
pub(crate) fn person(scene: &Scene, session: &Session, player: engine::state::PlayerIx) -> String {
    let letter = letter(player);
    if player == scene.viewer {
        return format!("{} ({letter})", either(session.language, "you", "tú"));
    }
    match session.seat(player) {
        Seated::Human => format!("{} {letter}", either(session.language, "player", "jugador")),
        Seated::Bot(kind) => format!("{letter} ({kind})"),
    }
}

fn totals(side: &Side, scene: &Scene, session: &Session) -> String {
    let language = session.language;
    let who = match side.is_viewer {
        true => format!("{} ({})", either(language, "You", "Tú"), letter(side.player)),
        false => capitalised(&person(scene, session, side.player)),
    };
    let Side { lore, ink_ready, ink_total, deck, .. } = side;
    let (hand, discard) = (side.hand.len(), side.discard.len());
    let gone = if side.out { either(language, " Out of the game.", " Fuera de la partida.") } else { "" };
    match language {
        Language::English => format!(
            "{who}: {lore} lore, ink {ink_ready} of {ink_total} ready, hand {hand}, deck {deck}, discard {discard}.{gone}"
        ),
        Language::Spanish => format!(
            "{who}: {lore} de lore, tinta {ink_ready} de {ink_total} preparada, mano {hand}, mazo {deck}, descarte {discard}.{gone}"
        ),
    }
}

/// What a card in play is now.
pub(crate) fn in_play(piece: &Piece, language: Language) -> String {
    let say = |english, spanish| either(language, english, spanish).to_owned();
    let mut parts = Vec::new();
    let is = |kind| piece.kinds.contains(kind);
    if is(Kinds::CHARACTER) {
        parts.push(match language {
            Language::English => format!("Strength {}, Willpower {}", piece.strength, piece.willpower),
            Language::Spanish => format!("Fuerza {}, Voluntad {}", piece.strength, piece.willpower),
        });
        parts.push(format!("lore {}", piece.lore));
    } else if is(Kinds::LOCATION) {
        parts.push(say("location", "localización"));
        parts.push(format!("{} {}, lore {}", say("Willpower", "Voluntad"), piece.willpower, piece.lore));
    } else {
        parts.push(say("item", "objeto"));
    }
    if piece.exerted {
        parts.push(say("exerted", "agotada"));
    }
    if piece.drying {
        parts.push(say("drying", "secándose"));
    }
    if piece.damage > 0 {
        parts.push(format!("{} {}", piece.damage, say("damage", "de daño")));
    }
    if let Some(location) = &piece.at {
        parts.push(format!("{} {location}", say("at", "en")));
    }
    if piece.under > 0 {
        parts.push(format!("{} {}", piece.under, say("under it", "debajo")));
    }
    parts.extend(piece.keywords.iter().cloned());
    parts.join(", ")
}

fn in_hand(card: &crate::Hand, language: Language) -> String {
    let ink = match card.inkable {
        true => either(language, "inkable", "entintable"),
        false => either(language, "not inkable", "no entintable"),
    };
    format!("{} ({} {}, {ink})", card.name, either(language, "cost", "coste"), card.cost)
}

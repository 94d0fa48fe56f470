//! The table as lines that can be read aloud.

use engine::program::Kinds;
use engine::state::PlayerIx;
use engine::{Game, Log};
use notation::Language;

use table::Seated;
use table::words::{capitalised, either, ink_drops, letter};
use table::{Collection, Perspective, Piece, Scene, Session, Side};

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
        lines.extend(pieces(side, language));
    }
    if !scene.bag.is_empty() {
        lines.push(bag(scene, language));
    }
    let hand: Vec<String> = scene.own().hand.iter().map(|card| in_hand(card, language)).collect();
    lines.push(format!("{}: {}", either(language, "Your hand", "Tu mano"), hand.join("; ")));
    lines
}

/// The whole table as one sees it who sees everything: every hand and every discard.
pub fn open_table(collection: &Collection, game: &Game<Log>, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    for player in (0..game.state().players().len() as u8).map(PlayerIx) {
        let scene = Scene::of(&Perspective { collection, game, viewer: player, language });
        if lines.is_empty() {
            let (turn, of) = (either(language, "Turn", "Turno"), either(language, "of", "de"));
            lines.push(format!("{turn} {}, {of} {}.", scene.turn, letter(scene.active)));
            if !scene.bag.is_empty() {
                lines.push(bag(&scene, language));
            }
        }
        let side = scene.own();
        lines.push(counted(&letter(player).to_string(), side, language));
        lines.extend(pieces(side, language));
        if !side.hand.is_empty() {
            let hand: Vec<String> = side.hand.iter().map(|card| in_hand(card, language)).collect();
            lines.push(format!("  {}: {}", either(language, "Hand", "Mano"), hand.join("; ")));
        }
        lines.extend(discarded(side, language).map(|cards| format!("  {cards}")));
    }
    lines
}

/// The discards of all players, the last card first.
pub(crate) fn discards(scene: &Scene, session: &Session) -> Vec<String> {
    let language = session.language;
    let line = |side: &Side| {
        let who = capitalised(&person(scene, session, side.player));
        let empty = || either(language, "The discard is empty.", "El descarte está vacío.").to_owned();
        format!("{who}. {}", discarded(side, language).unwrap_or_else(empty))
    };
    scene.sides.iter().rev().map(line).collect()
}

/// What lies in a discard, if anything does (7.6: everybody may look).
fn discarded(side: &Side, language: Language) -> Option<String> {
    let names: Vec<&str> = side.discard.iter().rev().map(|(_, _, name)| name.as_str()).collect();
    let title = either(language, "Discard, the last first", "Descarte, la última primero");
    (!names.is_empty()).then(|| format!("{title}: {}", names.join("; ")))
}

fn bag(scene: &Scene, language: Language) -> String {
    format!("{}: {}", either(language, "In the bag", "En la bolsa"), scene.bag.join("; "))
}

fn pieces(side: &Side, language: Language) -> impl Iterator<Item = String> {
    side.pieces.iter().map(move |piece| format!("  {}: {}", piece.name, in_play(piece, language)))
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
    counted(&who, side, language)
}

fn counted(who: &str, side: &Side, language: Language) -> String {
    let Side { lore, ink_ready, ink_total, deck, .. } = side;
    let drops = ink_drops(side.ink_drops, language);
    let (hand, discard) = (side.hand.len(), side.discard.len());
    let gone = if side.out { either(language, " Out of the game.", " Fuera de la partida.") } else { "" };
    match language {
        Language::English => format!(
            "{who}: {lore} lore, ink {ink_ready} of {ink_total} ready{drops}, hand {hand}, deck {deck}, discard {discard}.{gone}"
        ),
        Language::Spanish => format!(
            "{who}: {lore} de lore, tinta {ink_ready} de {ink_total} enderezada{drops}, mano {hand}, mazo {deck}, descarte {discard}.{gone}"
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

fn in_hand(card: &table::Hand, language: Language) -> String {
    let ink = match card.inkable {
        true => either(language, "inkable", "entintable"),
        false => either(language, "not inkable", "no entintable"),
    };
    format!("{} ({} {}, {ink})", card.name, either(language, "cost", "coste"), card.cost)
}

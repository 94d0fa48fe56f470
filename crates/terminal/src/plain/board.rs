//! The table as lines that can be read aloud.

use engine::program::Kinds;
use engine::state::PlayerIx;
use engine::{Game, Log};
use notation::Language;

use table::Seated;
use table::words::{capitalised, ink_drops, letter};

use crate::words::{Counted, words};
use table::{Collection, Perspective, Piece, Scene, Session, Side};

/// The whole table.
pub(crate) fn board(scene: &Scene, session: &Session) -> Vec<String> {
    let language = session.language;
    let whose = match scene.active == scene.viewer {
        true => words(language).yours.to_owned(),
        false => format!("{} {}", words(language).of_player, person(scene, session, scene.active)),
    };
    let mut lines = vec![format!("{} {}, {whose}.", words(language).turn, scene.turn)];
    for side in scene.sides.iter().rev() {
        lines.push(totals(side, scene, session));
        lines.extend(pieces(side, language));
    }
    if !scene.bag.is_empty() {
        lines.push(bag(scene, language));
    }
    let hand: Vec<String> = scene.own().hand.iter().map(|card| in_hand(card, language)).collect();
    lines.push(format!("{}: {}", words(language).your_hand, hand.join("; ")));
    lines
}

/// The whole table as one sees it who sees everything: every hand and every discard.
pub fn open_table(collection: &Collection, game: &Game<Log>, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    for player in (0..game.state().players().len() as u8).map(PlayerIx) {
        let scene = Scene::of(&Perspective { collection, game, viewer: player, language });
        if lines.is_empty() {
            let (turn, of) = (words(language).turn, words(language).of_player);
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
            lines.push(format!("  {}: {}", words(language).hand, hand.join("; ")));
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
        let empty = || words(language).the_discard_is_empty.to_owned();
        format!("{who}. {}", discarded(side, language).unwrap_or_else(empty))
    };
    scene.sides.iter().rev().map(line).collect()
}

/// What lies in a discard, if anything does (7.6: everybody may look).
fn discarded(side: &Side, language: Language) -> Option<String> {
    let names: Vec<&str> = side.discard.iter().rev().map(|(_, _, name)| name.as_str()).collect();
    let title = words(language).discard_the_last_first;
    (!names.is_empty()).then(|| format!("{title}: {}", names.join("; ")))
}

fn bag(scene: &Scene, language: Language) -> String {
    format!("{}: {}", words(language).in_the_bag, scene.bag.join("; "))
}

fn pieces(side: &Side, language: Language) -> impl Iterator<Item = String> {
    side.pieces.iter().map(move |piece| format!("  {}: {}", piece.name, in_play(piece, language)))
}

/// A player: you, or a letter with the kind of bot.
pub(crate) fn person(scene: &Scene, session: &Session, player: engine::state::PlayerIx) -> String {
    let letter = letter(player);
    if player == scene.viewer {
        return format!("{} ({letter})", words(session.language).you);
    }
    match session.seat(player) {
        Seated::Human => format!("{} {letter}", words(session.language).player),
        Seated::Bot(kind) => format!("{letter} ({kind})"),
    }
}

fn totals(side: &Side, scene: &Scene, session: &Session) -> String {
    let language = session.language;
    let who = match side.is_viewer {
        true => format!("{} ({})", words(language).you_capital, letter(side.player)),
        false => capitalised(&person(scene, session, side.player)),
    };
    counted(&who, side, language)
}

fn counted(who: &str, side: &Side, language: Language) -> String {
    let Side { lore, ink_ready, ink_total, deck, .. } = side;
    let words = words(language);
    let drops = ink_drops(side.ink_drops, language);
    let (hand, discard) = (side.hand.len(), side.discard.len());
    let gone = if side.out { words.out_of_the_game } else { "" };
    let drops = drops.as_str();
    (words.counted)(&Counted {
        who,
        lore: *lore,
        ink_ready: *ink_ready,
        ink_total: *ink_total,
        drops,
        hand,
        deck: *deck,
        discard,
        gone,
    })
}

/// What a card in play is now.
pub(crate) fn in_play(piece: &Piece, language: Language) -> String {
    let words = words(language);
    let mut parts = Vec::new();
    let is = |kind| piece.kinds.contains(kind);
    if is(Kinds::CHARACTER) {
        parts.push(format!("{} {}, {} {}", words.strength, piece.strength, words.willpower, piece.willpower));
        parts.push(format!("lore {}", piece.lore));
    } else if is(Kinds::LOCATION) {
        parts.push(words.location.to_owned());
        parts.push(format!("{} {}, lore {}", words.willpower, piece.willpower, piece.lore));
    } else {
        parts.push(words.item.to_owned());
    }
    if piece.exerted {
        parts.push(words.exerted.to_owned());
    }
    if piece.drying {
        parts.push(words.drying.to_owned());
    }
    if piece.damage > 0 {
        parts.push(format!("{} {}", piece.damage, words.damage));
    }
    if let Some(location) = &piece.at {
        parts.push(format!("{} {location}", words.at_location));
    }
    if piece.under > 0 {
        parts.push(format!("{} {}", piece.under, words.under_it));
    }
    parts.extend(piece.keywords.iter().cloned());
    parts.join(", ")
}

fn in_hand(card: &table::Hand, language: Language) -> String {
    let ink = match card.inkable {
        true => words(language).inkable,
        false => words(language).not_inkable,
    };
    format!("{} ({} {}, {ink})", card.name, words(language).cost, card.cost)
}

//! Why a game cannot begin: cards that cannot be played, decks that are not legal (1.10.1.1), positions that do not fit.

use cards::deck::{ListPlace, Violation, ViolationKind};
use engine::SetupError;
use meaning::Unclear;
use vocabulary::{Inks, Language};

use super::Bilingual;
use script::Player;

/// A card that the library does not hold.
pub fn absent() -> Bilingual {
    Bilingual::new("it is not in the library", "no está en la biblioteca")
}

/// A card whose text has no tree.
pub fn unread_text() -> Bilingual {
    Bilingual::new("its text could not be read", "su texto no se pudo leer")
}

/// A part of a text that cannot be played; English names the node of its tree.
pub fn unplayable(gap: &Unclear) -> Bilingual {
    let number = gap.ability + 1;
    Bilingual::new(gap.to_string(), format!("todavía no se admite el párrafo {number} de su texto"))
}

/// A card that cannot be played, with the reason.
pub fn card(name: &str, reason: Bilingual) -> Bilingual {
    Bilingual::new(format!("{name}: {}", reason.english), format!("{name}: {}", reason.spanish))
}

/// A deck list that nobody read.
pub fn unread_deck(path: &str) -> Bilingual {
    Bilingual::new(format!("{path} was not read"), format!("no se pudo leer {path}"))
}

/// 9.3: teams that do not fit the players.
pub fn no_sides() -> Bilingual {
    Bilingual::new(
        "the teams must be made of players of this game, and everybody must have an opponent",
        "los equipos deben formarse con jugadores de esta partida, y todos deben tener algún oponente",
    )
}

/// No card has the alias on which an effect should run.
pub fn no_bearer(alias: &str) -> Bilingual {
    Bilingual::new(
        format!("no card has the alias {alias}, on which an effect should run"),
        format!("ninguna carta tiene el alias {alias}, sobre la que debería durar un efecto"),
    )
}

/// A card without an effect that runs as long as it is in play.
pub fn nothing_lasts(card: &str) -> Bilingual {
    Bilingual::new(
        format!("no effect of {card} lasts on another card as long as {card} is in play"),
        format!("ningún efecto de {card} dura sobre otra carta mientras {card} esté en juego"),
    )
}

/// More cards than a game has.
pub fn too_many(most: usize) -> Bilingual {
    Bilingual::new(format!("stopped: more than {most} cards"), format!("detenido: más de {most} cartas"))
}

/// More work than a file may ask for.
pub fn stopped(most: usize, (english, spanish): (&str, &str)) -> Bilingual {
    Bilingual::new(
        format!("stopped: more than {most} {english}"),
        format!("detenido: más de {most} {spanish}"),
    )
}

/// A card is at something that is no location there.
pub fn no_location(written: &str) -> Bilingual {
    Bilingual::new(
        format!("{written} is not a location of the same player in play"),
        format!("{written} no es una localización en juego del mismo jugador"),
    )
}

/// 1.8.1.4: a card that could not have stayed in play.
pub fn impossible_damage(card: &str) -> Bilingual {
    Bilingual::new(
        format!(
            "no game can stand so: {card} has at least as much damage as Willpower and would have been banished (1.8.1.4); \
             to look at it anyway: --force, or `turn A, forced`"
        ),
        format!(
            "ninguna partida puede estar así: {card} tiene al menos tanto daño como Voluntad y ya estaría en el descarte (1.8.1.4); \
             para verlo de todos modos: --force, o `turno A, forzado`"
        ),
    )
}

/// 1.8.1.1: a game that would be over.
pub fn impossible_lore(player: Player) -> Bilingual {
    Bilingual::new(
        format!(
            "no game can stand so: {player} would have won already (1.8.1.1); to look at it anyway: --force, or `turn A, forced`"
        ),
        format!(
            "ninguna partida puede estar así: {player} ya habría ganado (1.8.1.1); para verlo de todos modos: --force, o `turno A, forzado`"
        ),
    )
}

/// 5.1.2.2: damage on something that has none.
pub fn no_damage(card: &str) -> Bilingual {
    Bilingual::new(
        format!("{card} cannot have damage: only characters and locations do (5.1.2.2)"),
        format!("{card} no puede tener daño: solo los personajes y las localizaciones lo tienen (5.1.2.2)"),
    )
}

/// `used` of a card without such an ability.
pub fn nothing_limited(card: &str, ability: Option<&str>) -> Bilingual {
    let named = ability.map(|ability| format!(": {ability}")).unwrap_or_default();
    Bilingual::new(
        format!("{card} has no such ability that counts once a turn{named}"),
        format!("{card} no tiene tal habilidad que cuente una vez por turno{named}"),
    )
}

/// A file without a position or deck lists.
pub fn nothing() -> Bilingual {
    Bilingual::new("the file has no start", "el archivo no tiene comienzo")
}

/// What the engine says against a position or decks.
pub fn refused(errors: &[SetupError]) -> Bilingual {
    let english = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    let spanish = errors.iter().map(spanish_error).collect::<Vec<_>>().join("; ");
    Bilingual { english, spanish }
}

fn spanish_error(error: &SetupError) -> String {
    match error {
        SetupError::Players(count) => format!("una partida tiene de dos a cuatro jugadores, no {count}"),
        SetupError::TooManyCards(count) => format!("demasiadas cartas: {count}"),
        SetupError::NoSuchDef { player, .. } => format!("jugador {player}: no existe una de sus cartas"),
        SetupError::NoSuchPlayer(player) => format!("no hay jugador activo {player}"),
        SetupError::Card { player, card, why: "an action is never in play" } => {
            format!("jugador {player}, carta {card}: una acción nunca está en juego")
        }
        SetupError::Card { player, card, why: "only a character is at a location" } => {
            format!("jugador {player}, carta {card}: solo un personaje está en una localización")
        }
        SetupError::Card { player, card, .. } => {
            format!("jugador {player}, carta {card}: no puede estar así ni ahí en una posición")
        }
    }
}

/// What is illegal about a deck.
pub fn illegal(violation: &Violation) -> Bilingual {
    let place = match violation.place {
        ListPlace::List => "la lista".to_owned(),
        ListPlace::Line(line) => format!("línea {line}"),
        ListPlace::Entry(entry) => format!("entrada {entry}"),
    };
    let spanish = format!("{place}: {} ({})", spanish_kind(&violation.kind), violation.rule());
    Bilingual::new(violation.to_string(), spanish)
}

fn spanish_kind(kind: &ViolationKind) -> String {
    match kind {
        ViolationKind::TooFewCards { found, least } => {
            format!("{found} cartas, hacen falta al menos {least}")
        }
        ViolationKind::TooManyInks { most, inks } => {
            let one = |(ink, cards): &(Inks, u32)| format!("{} ({cards})", spanish_inks(*ink));
            format!("más de {most} tintas: {}", inks.iter().map(one).collect::<Vec<_>>().join(", "))
        }
        ViolationKind::TooManyCopies { card, found, most } => {
            format!("{found} copias de {card}, se permiten {most} como máximo")
        }
        ViolationKind::Banned { card } => format!("{card} está prohibida"),
        ViolationKind::NotInPool { card, printed_in } => {
            format!("{card} no está en ninguna colección del formato (es de {})", printed_in.join(", "))
        }
        ViolationKind::UnsupportedDeckRule { card } => {
            format!("todavía no se admite lo que {card} dice de la construcción del mazo")
        }
        other => other.to_string(),
    }
}

/// Inks by their Spanish names.
pub fn spanish_inks(inks: Inks) -> String {
    inks.iter().map(|ink| ink.name_in(Language::Spanish)).collect::<Vec<_>>().join("/")
}

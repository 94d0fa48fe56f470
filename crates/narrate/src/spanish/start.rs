//! Why a game cannot begin, in Spanish.

use cards::catalogue::NameError;
use cards::deck::{
    CARDS_LIMIT, COPIES_LIMIT, DeckReason, LIST_BYTES_LIMIT, ListPlace, Violation, ViolationKind,
};
use engine::SetupError;
use vocabulary::{Inks, Language};

use crate::start::{Obstacle, Work};

/// What stands in the way.
pub(super) fn obstacle(obstacle: &Obstacle<'_>) -> String {
    match obstacle {
        Obstacle::Absent => "no está en la biblioteca".to_owned(),
        Obstacle::UnreadText | Obstacle::UnreadBecause(_) => "su texto no se pudo leer".to_owned(),
        Obstacle::Unplayable(gap) => {
            format!("todavía no se admite el párrafo {} de su texto", gap.ability + 1)
        }
        Obstacle::UnreadDeck { path } => format!("no se pudo leer {path}"),
        Obstacle::NoSides => {
            "los equipos deben formarse con jugadores de esta partida, y todos deben tener algún oponente"
                .to_owned()
        }
        Obstacle::NoBearer { alias } => {
            format!("ninguna carta tiene el alias {alias}, sobre la que debería durar un efecto")
        }
        Obstacle::NothingLasts { card } => {
            format!("ningún efecto de {card} dura sobre otra carta mientras {card} esté en juego")
        }
        Obstacle::TooMany { most } => format!("detenido: más de {most} cartas"),
        Obstacle::Stopped { most, of: Work::Turns } => format!("detenido: más de {most} turnos"),
        Obstacle::Stopped { most, of: Work::Decisions } => format!("detenido: más de {most} decisiones"),
        Obstacle::Stopped { most, of: Work::Events } => format!("detenido: más de {most} sucesos en un paso"),
        Obstacle::NoLocation { written } => {
            format!("{written} no es una localización en juego del mismo jugador")
        }
        Obstacle::ImpossibleDamage { card } => format!(
            "ninguna partida puede estar así: {card} tiene al menos tanto daño como Voluntad y ya estaría en el descarte (1.8.1.4); \
             para verlo de todos modos: --force, o `turno A, forzado`"
        ),
        Obstacle::ImpossibleLore { player } => format!(
            "ninguna partida puede estar así: {player} ya habría ganado (1.8.1.1); para verlo de todos modos: --force, o `turno A, forzado`"
        ),
        Obstacle::NoDamage { card } => {
            format!(
                "{card} no puede tener daño: solo los personajes y las localizaciones lo tienen (5.1.2.2)"
            )
        }
        Obstacle::NotInPlay { card } => {
            format!("{card} no puede estar ahí: una acción nunca está en juego (5.4.1.2)")
        }
        Obstacle::NotAt { card } => {
            format!("{card} no puede estar ahí: solo un personaje está en una localización (4.7.2)")
        }
        Obstacle::NothingLimited { card, ability } => {
            let named = ability.map(|ability| format!(": {ability}")).unwrap_or_default();
            format!("{card} no tiene tal habilidad que cuente una vez por turno{named}")
        }
        Obstacle::Nothing => "el archivo no tiene comienzo".to_owned(),
        Obstacle::Refused(errors) => errors.iter().map(setup_error).collect::<Vec<_>>().join("; "),
        Obstacle::Illegal(violation) => illegal(violation),
        Obstacle::UnreadList(reason) => unread(reason),
    }
}

fn illegal(violation: &Violation) -> String {
    let place = match violation.place {
        ListPlace::List => "la lista".to_owned(),
        ListPlace::Line(line) => format!("línea {line}"),
        ListPlace::Entry(entry) => format!("entrada {entry}"),
    };
    format!("{place}: {} ({})", violation_kind(&violation.kind), violation.rule())
}

fn unread(reason: &DeckReason) -> String {
    match reason {
        DeckReason::TooLong { found } => format!("{found} bytes, más del límite de {LIST_BYTES_LIMIT}"),
        DeckReason::TooManyCards { found } => format!("{found} cartas, más del límite de {CARDS_LIMIT}"),
        DeckReason::Empty => "no tiene cartas".to_owned(),
        DeckReason::NoCount { line } => {
            format!("falta el número de copias en {line:?}; escribe 4 {line}")
        }
        DeckReason::NotAnEntry { line } => {
            format!("aquí va un número de copias y una carta, como 4 Nombre - Versión; hay {line:?}")
        }
        DeckReason::BadCount { found } => {
            format!("{found} no es un número de copias de 1 a {COPIES_LIMIT}")
        }
        DeckReason::Sideboard => "un mazo no tiene banquillo".to_owned(),
        DeckReason::Name(error) => name_error(error),
        DeckReason::Code(_) => "el código del mazo está dañado".to_owned(),
        DeckReason::Json(_) => "el JSON está dañado".to_owned(),
        other => other.to_string(),
    }
}

fn name_error(error: &NameError) -> String {
    match error {
        NameError::Unknown { name, suggestions } => {
            let meant = match suggestions.as_slice() {
                [] => String::new(),
                [one] => format!("; ¿querías decir {one:?}?"),
                several => format!("; ¿querías decir una de estas?: {}", several.join("; ")),
            };
            format!("ninguna carta se llama {name:?}{meant}")
        }
        NameError::Ambiguous { name, candidates } => {
            format!("{name:?} es el nombre de varias cartas: {}", candidates.join("; "))
        }
        other => other.to_string(),
    }
}

fn setup_error(error: &SetupError) -> String {
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

fn violation_kind(kind: &ViolationKind) -> String {
    match kind {
        ViolationKind::TooFewCards { found, least } => {
            format!("{found} cartas, hacen falta al menos {least}")
        }
        ViolationKind::TooManyInks { most, inks } => {
            let one = |(ink, cards): &(Inks, u32)| format!("{} ({cards})", ink.name_in(Language::Spanish));
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

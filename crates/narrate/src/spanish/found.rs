//! What was found instead of what a file expects, in Spanish.

use script::Characteristic;

use super::{cards_in, keyword, reason};
use crate::line::unmarked;
use crate::{Fitting, Found, Reason, Sight, Where, found::keywords};

/// What was found.
pub(super) fn found(found: &Found) -> String {
    match found {
        Found::Value { of, is } => match of {
            Characteristic::Damage => format!("{is} de daño"),
            Characteristic::Strength => format!("{is} de Fuerza"),
            Characteristic::Willpower => format!("{is} de Voluntad"),
            Characteristic::Lore => format!("valor de lore {is}"),
            Characteristic::Cost => format!("un coste de {is} de tinta"),
            Characteristic::ShiftCost => format!("un coste de Cambio de {is} de tinta"),
            Characteristic::Singing => format!("un valor de canto de {is}"),
        },
        Found::Covers(count) => format!("{} debajo", super::cards(*count)),
        Found::Bag(count) => super::bag(*count),
        Found::Total { of, is } => cards_in(*of, *is),
        Found::State(state) => super::state(*state).to_owned(),
        Found::Place(place) => self::place(place),
        Found::Keywords(found) if found.is_empty() => "ninguna palabra clave".to_owned(),
        Found::Keywords(found) => format!("tiene {}", keywords(found, keyword)),
        Found::At(None) => "en ninguna localización".to_owned(),
        Found::At(Some(location)) => format!("en {location}"),
        Found::Named(names) => format!("se llama {}", names.join(", ")),
        Found::NotClassified => "no tiene esa clasificación".to_owned(),
        Found::NoSuchCard => "no hay tal carta en esta partida".to_owned(),
        Found::Several(fitting) => {
            format!("el nombre corresponde a más de una carta: {}", all(fitting))
        }
        Found::Stopped(reason) => unmarked(reason::reason(reason)),
        Found::Refused(reason) => {
            format!("rechazado: {} ({})", unmarked(reason::reason(reason)), reason.rule())
        }
        Found::Legal => "es legal".to_owned(),
        Found::LegalDecks => "las dos listas de mazo son legales".to_owned(),
        Found::UnreadDecks => "no se pudo leer una lista de mazo".to_owned(),
        Found::Decides(Some(player)) => format!("decide {player}"),
        Found::Decides(None) => "nadie tiene que decidir".to_owned(),
        Found::Wins(player) => format!("gana {player}"),
        Found::NoWinner => "nadie ha ganado todavía".to_owned(),
        Found::Drawn => "la partida ha quedado en tablas".to_owned(),
        Found::Choices(cards) => format!("se puede elegir: {}", super::list(cards)),
        Found::NoChoice(Some(asked)) => {
            let unfit = Reason::Unfit { asked: *asked };
            format!("no hay cartas que elegir; {}", unmarked(reason::reason(&unfit)))
        }
        Found::NoChoice(None) => "no hay nada que elegir".to_owned(),
        Found::Holds => "es así".to_owned(),
        Found::Sees(Sight::Yes) => "puede ver su cara".to_owned(),
        Found::Sees(Sight::No) => "no puede ver su cara".to_owned(),
        Found::All(found) => joined(found),
    }
}

fn joined(all: &[Found]) -> String {
    all.iter().map(found).collect::<Vec<_>>().join("; ")
}

/// Several cards that a name fits.
pub(super) fn all(cards: &[Fitting]) -> String {
    cards.iter().map(fitting).collect::<Vec<_>>().join("; ")
}

/// Where a card is.
pub(super) fn place(place: &Where) -> String {
    match place {
        Where::In { owner, zone, end } => super::in_zone(Some(*owner), *zone, *end),
        Where::Under { owner } => format!("debajo de otra carta en juego de {owner}"),
        Where::Aside => "jugándose".to_owned(),
    }
}

fn fitting(card: &Fitting) -> String {
    match card {
        Fitting::Ability { card, name } => format!("{card}: {name}"),
        Fitting::Card { place, exerted, drying, damage } => {
            let mut shown = self::place(place);
            shown += if *exerted { ", agotado" } else { "" };
            shown += if *drying { ", secándose" } else { "" };
            if *damage != 0 {
                shown += &format!(", {damage} de daño");
            }
            shown
        }
    }
}

//! What keywords mean, in Spanish.

use super::{ShiftBase, Words};
use crate::phrase::clause::spanish::{Mode, clause_words};
use crate::phrase::noun::spanish::noun_phrase;
use crate::spanish::{Context, Role, list};
use crate::tree::*;

pub(super) static WORDS: Words = Words { keyword, song };

fn keyword(keyword: &Keyword, names: &[CardName]) -> String {
    let text = match keyword {
        Keyword::Alert => "Este personaje puede desafiar a personajes con Evasivo.",
        Keyword::Bodyguard => {
            "Puede entrar en juego agotado. Un oponente que desafíe a uno de tus personajes debe elegir a uno con \
             Guardaespaldas si es posible."
        }
        Keyword::Boost(cost) => {
            return format!(
                "Una vez en cada uno de tus turnos puedes pagar {cost} {{I}}: la carta superior de tu mazo se pone boca abajo debajo de esta carta."
            );
        }
        Keyword::Challenger(amount) => {
            return format!("Tiene {amount} {{S}} más mientras es el que desafía.");
        }
        Keyword::Evasive => "Solo puede ser desafiado por personajes con Evasivo o Alerta.",
        Keyword::Reckless => {
            "Este personaje no puede ir de aventura, y tu turno no puede terminar mientras esté enderezado y tenga a \
             quién desafiar."
        }
        Keyword::Resist(amount) => {
            return format!("Cada vez que se le inflija daño, recibe {amount} menos.");
        }
        Keyword::Rush => "Este personaje no necesita estar seco para desafiar.",
        Keyword::Shift(shift) => return shift_text(shift, names),
        Keyword::Singer(None) => "Este personaje tiene Cantante; su coste sigue siendo el que es.",
        Keyword::Singer(Some(cost)) => return format!("Solo para cantar canciones, su coste es {cost}."),
        Keyword::SingTogether(cost) => {
            return format!(
                "Tú y tus compañeros de equipo podéis hacer {{E}} con cualquier número de personajes cuyos costes sumen {cost} o más para cantar gratis esta canción."
            );
        }
        Keyword::Support => {
            "Cada vez que este personaje vaya de aventura, puedes elegir a otro personaje, que suma a su {S} la de este \
             durante el turno."
        }
        Keyword::Vanish => "Destiérralo cuando lo elija la acción de un oponente.",
        Keyword::Ward => "Ningún efecto de un oponente puede elegirlo; sí puede ser desafiado.",
        Keyword::Adventurous => {
            "No puede desafiar y, mientras esté enderezado y pueda ir de aventura, su jugador no puede acabar el turno."
        }
    };
    text.to_owned()
}

fn song(cost: u32) -> String {
    format!("En lugar de pagarla, haz {{E}} con un personaje tuyo cuyo coste sea {cost} o más.")
}

/// 8.10.1: an alternate cost, and the card goes on top of another.
fn shift_text(shift: &Shift, names: &[CardName]) -> String {
    let cost = match &shift.cost {
        ShiftCost::Ink { amount, .. } => format!("pagar {amount} {{I}}"),
        ShiftCost::Discard(what) => card_cost("descartar", what),
        ShiftCost::Remove(what) => card_cost("retirar", what),
        ShiftCost::Do(clause) => clause_words(clause, Mode::Infinitive, None, &mut Context::default()).0,
    };
    let base = base(ShiftBase::of(&shift.variants), names);
    let text = format!("En lugar de su coste, puedes {cost} para jugar esta carta sobre {base}.");
    match shift.variants.contains(&ShiftVariant::Temporary) {
        true => text + " Al final del turno, se retira su daño y vuelve sola a tu mano.",
        false => text,
    }
}

fn card_cost(verb: &str, what: &NounPhrase) -> String {
    format!("{verb} {}", noun_phrase(what, Role::Object, &mut Context::default()))
}

/// What the card goes onto (8.10.8).
fn base(base: ShiftBase<'_>, names: &[CardName]) -> String {
    match base {
        ShiftBase::Item(name) => format!("uno de tus objetos llamados {name}"),
        ShiftBase::Two => "dos de tus personajes, uno por cada uno de sus nombres".to_owned(),
        ShiftBase::OneOrTwo => {
            "uno de tus personajes con uno de sus nombres, o dos, uno por cada nombre".to_owned()
        }
        ShiftBase::Class(class) => format!("uno de tus personajes {class}"),
        ShiftBase::Any => "uno de tus personajes".to_owned(),
        ShiftBase::SameName if names.is_empty() => "uno de tus personajes con su nombre".to_owned(),
        ShiftBase::SameName => {
            let all: Vec<String> = names.iter().map(ToString::to_string).collect();
            format!("uno de tus personajes llamados {}", list(&all, Join::Or))
        }
    }
}

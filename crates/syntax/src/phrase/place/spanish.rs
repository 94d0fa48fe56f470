//! Spanish for places that cards are put to.

use crate::tree::*;

use crate::phrase::noun::spanish::{noun_phrase, pronoun_concord};
use crate::phrase::player::spanish::zone;
use crate::spanish::{Concord, Context, Role, list, of, spaced};

/// A place with its preposition; `what` is the agreement of the thing put there.
pub(crate) fn place(place_: &Place, what: Concord, cx: &mut Context) -> String {
    match place_ {
        Place::Into { zone: into, manner, .. } => {
            let manner = match manner {
                Manner::Plain => String::new(),
                Manner::Facedown => "boca abajo".to_owned(),
                Manner::FacedownAndExerted => format!("boca abajo y {}", what.agree("agotado")),
                Manner::Exerted => what.agree("agotado"),
            };
            spaced(&[format!("en {}", zone(into, cx)), manner])
        }
        Place::TopOf { zone: deck, .. } => format!("en la parte superior {}", of(&zone(deck, cx))),
        Place::BottomOf(deck) => format!("en el fondo {}", of(&zone(deck, cx))),
        Place::TopOrBottom { zone: deck, .. } => {
            let deck = deck.as_ref().map_or(String::new(), |deck| of(&zone(deck, cx)));
            spaced(&["en la parte superior o en el fondo", &deck])
        }
        Place::Bottom => "en el fondo".to_owned(),
        Place::Top => "en la parte superior".to_owned(),
        Place::There => "ahí".to_owned(),
        Place::BackOnTop => "de nuevo en la parte superior".to_owned(),
        Place::OnTopOf(base) if pronoun_concord(base, cx).is_some() => "encima".to_owned(),
        Place::OnTopOf(base) => format!("encima {}", of(&noun_phrase(base, Role::Subject, cx))),
        Place::Under { what: base, face, .. } => {
            let face = match face {
                Face::Unsaid => "",
                Face::Facedown => "boca abajo",
                Face::Faceup => "boca arriba",
            };
            let base = noun_phrase(base, Role::Subject, cx);
            spaced(&[face, "debajo", &of(&base)])
        }
        Place::Either { places, .. } => {
            let places: Vec<String> = places.iter().map(|item| place(item, what, cx)).collect();
            list(&places, Join::Or)
        }
    }
}

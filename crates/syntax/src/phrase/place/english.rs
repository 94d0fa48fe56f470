use crate::tree::*;

use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::noun::write_noun_phrase;
use crate::phrase::player::write_zone;

/// Writes a place with its preposition.
pub(crate) fn write_place(place: &Place, out: &mut Out) {
    match place {
        Place::Into { zone, manner, word } => {
            out.word(match word {
                IntoWord::Into => "into",
                IntoWord::In => "in",
            });
            write_zone(zone, out);
            out.word(match manner {
                Manner::Plain => "",
                Manner::Facedown => "facedown",
                Manner::FacedownAndExerted => "facedown and exerted",
                Manner::Exerted => "exerted",
            });
        }
        Place::Under { what, face, order } => write_under(what, *face, *order, out),
        Place::Either { places, word } => write_either(places, *word, out),
        Place::BackOnTop => out.word("back on top"),
        Place::There => out.word("there"),
        Place::TopOf { .. }
        | Place::BottomOf(_)
        | Place::TopOrBottom { .. }
        | Place::Bottom
        | Place::Top
        | Place::OnTopOf(_) => {
            out.word("on");
            write_after_on(place, out);
        }
    }
}

fn write_after_on(place: &Place, out: &mut Out) {
    match place {
        Place::TopOf { zone, word } => {
            out.word(match word {
                TopWord::TheTop => "the top of",
                TopWord::Top => "top of",
            });
            write_zone(zone, out);
        }
        Place::BottomOf(zone) => {
            out.word("the bottom of");
            write_zone(zone, out);
        }
        Place::TopOrBottom { zone, word } => {
            out.word(either_word(*word));
            out.word("the top or the bottom");
            if let Some(zone) = zone {
                out.word("of");
                write_zone(zone, out);
            }
        }
        Place::Bottom => out.word("the bottom"),
        Place::Top => out.word("the top"),
        Place::OnTopOf(what) => {
            out.word("top of");
            write_noun_phrase(what, Case::Object, out);
        }
        Place::Into { .. } | Place::Under { .. } | Place::Either { .. } | Place::There | Place::BackOnTop => {
            write_place(place, out);
        }
    }
}

fn write_either(places: &[Place], word: EitherWord, out: &mut Out) {
    for (index, place) in places.iter().enumerate() {
        match (index, word) {
            (0, EitherWord::Either) => {
                out.word("on either");
                write_after_on(place, out);
            }
            (0, EitherWord::Omitted) => write_place(place, out),
            _ => {
                out.word("or");
                write_place(place, out);
            }
        }
    }
}

fn write_under(what: &NounPhrase, face: Face, order: FaceOrder, out: &mut Out) {
    let face = match face {
        Face::Unsaid => "",
        Face::Facedown => "facedown",
        Face::Faceup => "faceup",
    };
    if order == FaceOrder::Before {
        out.word(face);
    }
    out.word("under");
    write_noun_phrase(what, Case::Object, out);
    if order == FaceOrder::After {
        out.word(face);
    }
}

fn either_word(word: EitherWord) -> &'static str {
    match word {
        EitherWord::Either => "either",
        EitherWord::Omitted => "",
    }
}

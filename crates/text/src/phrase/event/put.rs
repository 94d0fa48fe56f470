//! The places an event may put a card: into a zone, or under another card.

use cards::tree::*;

use crate::cursor::{Cursor, Read};
use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::noun::{read_noun_phrase, write_noun_phrase};
use crate::phrase::player::{read_zone, write_zone};

pub(super) fn read_place(c: &mut Cursor<'_>) -> Read<Place> {
    c.attempt(|c| {
        if c.eats("under") {
            let what = read_noun_phrase(c)?;
            return Ok(under(what));
        }
        c.eat("into")?;
        Ok(Place::Into { zone: read_zone(c)?, manner: Manner::Plain, word: IntoWord::Into })
    })
}

pub(super) fn under(what: NounPhrase) -> Place {
    Place::Under { what, face: Face::Unsaid, order: FaceOrder::Before }
}

pub(super) fn write_place(place: &Place, out: &mut Out) {
    match place {
        Place::Into { zone, .. } => {
            out.word("into");
            write_zone(zone, out);
        }
        Place::Under { what, .. } => {
            out.word("under");
            write_noun_phrase(what, Case::Object, out);
        }
        _ => {}
    }
}

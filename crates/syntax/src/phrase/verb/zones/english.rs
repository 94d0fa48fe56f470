use crate::tree::*;

use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::adverb::write_adverbs;
use crate::phrase::noun::write_noun_phrase;
use crate::phrase::place::write_place;
use crate::phrase::player::write_zone;

fn write_moved(what: &NounPhrase, early: &[Adverb], from: Option<&Zone>, out: &mut Out) {
    write_noun_phrase(what, Case::Object, out);
    write_adverbs(early, out);
    if let Some(from) = from {
        out.word("from");
        write_zone(from, out);
    }
}

pub(in super::super) fn write_return(
    what: &NounPhrase,
    early: &[Adverb],
    from: Option<&Zone>,
    to: &Zone,
    preposition: ToWord,
    out: &mut Out,
) {
    write_moved(what, early, from, out);
    out.word(match preposition {
        ToWord::To => "to",
        ToWord::Into => "into",
    });
    write_zone(to, out);
}

pub(in super::super) fn write_put(
    what: &NounPhrase,
    early: &[Adverb],
    from: Option<&Zone>,
    place: &Place,
    out: &mut Out,
) {
    write_moved(what, early, from, out);
    write_place(place, out);
}

pub(in super::super) fn write_put_back(what: &NounPhrase, place: Option<&Place>, out: &mut Out) {
    write_noun_phrase(what, Case::Object, out);
    out.word("back");
    if let Some(place) = place {
        write_place(place, out);
    }
}

/// "one into your hand and the other on the bottom of your deck"; three or more with commas.
pub(in super::super) fn write_portions(portions: &[PortionPlace], out: &mut Out) {
    for (index, portion) in portions.iter().enumerate() {
        if index > 0 && portions.len() > 2 {
            out.mark(",");
        }
        if index > 0 && index + 1 == portions.len() {
            out.word("and");
        }
        write_noun_phrase(&portion.what, Case::Object, out);
        write_place(&portion.place, out);
        out.word(match portion.order {
            PlacedOrder::Unsaid => "",
            PlacedOrder::AnyOrder => "in any order",
            PlacedOrder::RandomOrder => "in a random order",
        });
    }
}

pub(in super::super) fn write_shuffle(
    what: &NounPhrase,
    early: &[Adverb],
    from: Option<&Zone>,
    into: &Zone,
    out: &mut Out,
) {
    write_moved(what, early, from, out);
    out.word("into");
    write_zone(into, out);
}

use crate::tree::*;

use crate::cursor::{Cursor, Read};
use crate::phrase::noun::read_noun_phrase;
use crate::phrase::player::read_zone;

/// "into your inkwell facedown and exerted", "on the bottom of your deck", "facedown under this character".
pub(crate) fn read_place(c: &mut Cursor<'_>) -> Read<Place> {
    if let Some(place) = c.optional(read_either) {
        return Ok(place);
    }
    let first = read_single_place(c)?;
    match c.optional(or_place) {
        Some(second) => Ok(Place::Either { places: vec![first, second], word: EitherWord::Omitted }),
        None => Ok(first),
    }
}

/// "on either the top of your deck or into your discard".
fn read_either(c: &mut Cursor<'_>) -> Read<Place> {
    c.eat("on either")?;
    let first = read_after_on(c)?;
    let second = or_place(c)?;
    Ok(Place::Either { places: vec![first, second], word: EitherWord::Either })
}

fn or_place(c: &mut Cursor<'_>) -> Read<Place> {
    c.eat("or")?;
    read_single_place(c)
}

fn read_single_place(c: &mut Cursor<'_>) -> Read<Place> {
    if c.eats("into") {
        return read_into(c, IntoWord::Into);
    }
    if c.looking_at("there this way") {
        c.eat("there")?;
        return Ok(Place::There);
    }
    if c.eats("back on top") {
        return Ok(Place::BackOnTop);
    }
    if c.eats("on") {
        return read_after_on(c);
    }
    if let Some(place) = c.optional(read_under) {
        return Ok(place);
    }
    c.eat("in")?;
    read_into(c, IntoWord::In)
}

fn read_into(c: &mut Cursor<'_>, word: IntoWord) -> Read<Place> {
    let zone = read_zone(c)?;
    let manner = if c.eats("facedown and exerted") {
        Manner::FacedownAndExerted
    } else if c.eats("facedown") {
        Manner::Facedown
    } else if c.eats("exerted") {
        Manner::Exerted
    } else {
        Manner::Plain
    };
    Ok(Place::Into { zone, manner, word })
}

fn read_after_on(c: &mut Cursor<'_>) -> Read<Place> {
    if let Some(place) = c.optional(read_top_or_bottom) {
        return Ok(place);
    }
    if c.eats("the bottom of") {
        return Ok(Place::BottomOf(read_zone(c)?));
    }
    if c.eats("the bottom") {
        return Ok(Place::Bottom);
    }
    let word = if c.eats("the top") {
        TopWord::TheTop
    } else {
        c.eat("top")?;
        TopWord::Top
    };
    if !c.looking_at("of") {
        return if word == TopWord::TheTop { Ok(Place::Top) } else { c.fail("of") };
    }
    c.eat("of")?;
    if let Some(zone) = c.optional(read_zone) {
        return Ok(Place::TopOf { zone, word });
    }
    match word {
        TopWord::Top => Ok(Place::OnTopOf(read_noun_phrase(c)?)),
        TopWord::TheTop => c.fail("a zone"),
    }
}

/// "either the top or the bottom of your deck", "the top or the bottom of your deck".
fn read_top_or_bottom(c: &mut Cursor<'_>) -> Read<Place> {
    let word = if c.eats("either") { EitherWord::Either } else { EitherWord::Omitted };
    c.eat("the top or the bottom")?;
    let zone = if c.eats("of") { Some(read_zone(c)?) } else { None };
    Ok(Place::TopOrBottom { zone, word })
}

fn read_under(c: &mut Cursor<'_>) -> Read<Place> {
    let before = read_face(c);
    c.eat("under")?;
    let what = read_noun_phrase(c)?;
    Ok(under(c, what, before))
}

/// A place under `what`; the face may still follow.
pub(crate) fn under(c: &mut Cursor<'_>, what: NounPhrase, before: Face) -> Place {
    if before != Face::Unsaid {
        return Place::Under { what, face: before, order: FaceOrder::Before };
    }
    match read_face(c) {
        Face::Unsaid => Place::Under { what, face: Face::Unsaid, order: FaceOrder::Before },
        face => Place::Under { what, face, order: FaceOrder::After },
    }
}

fn read_face(c: &mut Cursor<'_>) -> Face {
    if c.eats("facedown") {
        Face::Facedown
    } else if c.eats("faceup") {
        Face::Faceup
    } else {
        Face::Unsaid
    }
}

use crate::tree::*;

use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::noun::write_noun_phrase;
use crate::phrase::player::write_player;

pub(in super::super) fn write_revealed(what: &NounPhrase, to: Option<&PlayerPhrase>, out: &mut Out) {
    write_noun_phrase(what, Case::Object, out);
    if let Some(to) = to {
        out.word("to");
        write_player(to, Case::Object, out);
    }
}

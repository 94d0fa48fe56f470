use cards::tree::*;

use crate::grammar::Case;
use crate::out::Out;

/// Writes a noun phrase; the case matters for pronouns only.
pub fn write_noun_phrase(noun: &NounPhrase, case: Case, out: &mut Out) {
    let _ = (noun, case, out);
}

/// Writes a reference as an object: "him", "that card".
pub fn write_ref_object(x: &Ref, out: &mut Out) {
    let _ = (x, out);
}

/// Writes a portion.
pub fn write_portion(x: &Portion, out: &mut Out) {
    let _ = (x, out);
}

/// Writes a kind in the singular.
pub fn write_kind(x: &Kind, out: &mut Out) {
    let _ = (x, out);
}

/// Writes a comparison: "3 or less".
pub fn write_compare(x: &Compare, out: &mut Out) {
    let _ = (x, out);
}

/// Writes {S}, {W} or {L}.
pub fn write_stat(x: &Stat, out: &mut Out) {
    let _ = (x, out);
}

use cards::tree::*;

use crate::grammar::Case;
use crate::out::Out;

/// Writes a player phrase; the case matters for pronouns only.
pub fn write_player(player: &PlayerPhrase, case: Case, out: &mut Out) {
    let _ = (player, case, out);
}

/// Writes a possessor before what is had: "your", "that character's".
pub fn write_possessor(x: &Possessor, out: &mut Out) {
    let _ = (x, out);
}

/// Writes a possessor after "of": "yours".
pub fn write_possessor_after(x: &Possessor, out: &mut Out) {
    let _ = (x, out);
}

/// Writes a zone with its owner.
pub fn write_zone(x: &Zone, out: &mut Out) {
    let _ = (x, out);
}

/// Writes whose turn, without the word turn.
pub fn write_turn_owner(x: &TurnOwner, out: &mut Out) {
    let _ = (x, out);
}

/// Writes what follows "during".
pub fn write_turn_period(x: &TurnPeriod, out: &mut Out) {
    let _ = (x, out);
}

/// Writes what follows "the start of".
pub fn write_turn_of(x: &TurnOf, out: &mut Out) {
    let _ = (x, out);
}

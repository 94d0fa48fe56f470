use cards::tree::*;

use crate::cursor::{Cursor, Read};

/// "you", "each opponent", "they", "their player", "the challenging player".
pub fn read_player(c: &mut Cursor<'_>) -> Read<PlayerPhrase> {
    c.fail("a player")
}

/// Before what is had: "your", "their", "his", "chosen opponent's", "that character's", "the challenging character's".
pub fn read_possessor(c: &mut Cursor<'_>) -> Read<Possessor> {
    c.fail("whose")
}

/// After "of": "yours", "theirs".
pub fn read_possessor_after(c: &mut Cursor<'_>) -> Read<Possessor> {
    c.fail("'yours'")
}

/// "your hand", "their players' decks", "play", "inkwells".
pub fn read_zone(c: &mut Cursor<'_>) -> Read<Zone> {
    c.fail("a zone")
}

/// Before "next turn" or "turn": "your", "their", "its", "their players'".
pub fn read_turn_owner(c: &mut Cursor<'_>) -> Read<TurnOwner> {
    c.fail("whose turn")
}

/// After "during": "your turn", "an opponent's turn", "opponents' turns", "that challenge".
pub fn read_turn_period(c: &mut Cursor<'_>) -> Read<TurnPeriod> {
    c.fail("a turn")
}

/// After "the start of" or "the end of": "your turn", "the turn", "each player's turn".
pub fn read_turn_of(c: &mut Cursor<'_>) -> Read<TurnOf> {
    c.fail("a turn")
}

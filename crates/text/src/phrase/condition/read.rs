use cards::tree::*;

use crate::cursor::{Cursor, Read};

/// What follows "if", "while" or "unless"; joined conditions included.
pub fn read_condition(c: &mut Cursor<'_>) -> Read<Condition> {
    c.fail("a condition")
}

/// What follows "is": "exerted", "at a location", "a character card".
pub fn read_state(c: &mut Cursor<'_>) -> Read<State> {
    c.fail("a state")
}

/// A relative clause about a state, after "that" or "who": "isn't a song", "have a card under them".
pub fn read_which(c: &mut Cursor<'_>) -> Read<Condition> {
    c.fail("a state")
}

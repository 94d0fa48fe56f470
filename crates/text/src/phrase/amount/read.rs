use cards::tree::*;

use crate::cursor::{Cursor, Read};

/// The amount before "damage", "lore" or {I}: "2", "up to 3", "all", "that much"; nothing printed is Unstated.
pub fn read_amount(c: &mut Cursor<'_>) -> Read<Amount> {
    c.fail("an amount")
}

/// "damage", "damage counter", "damage counters".
pub fn read_damage_word(c: &mut Cursor<'_>) -> Read<DamageWord> {
    c.fail("'damage'")
}

/// After "equal to": "the number of …", "his {S}".
pub fn read_value(c: &mut Cursor<'_>) -> Read<Value> {
    c.fail("a value")
}

/// After "for each": "character you have in play", "1 damage removed this way".
pub fn read_each(c: &mut Cursor<'_>) -> Read<Each> {
    c.fail("what is counted")
}

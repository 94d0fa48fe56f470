use cards::tree::*;

use crate::out::Out;

/// Writes an amount; nothing for Unstated.
pub fn write_amount(x: &Amount, out: &mut Out) {
    let _ = (x, out);
}

/// Writes "damage", or "damage counter(s)" in the number its amount asks for.
pub fn write_damage_word(word: DamageWord, amount: &Amount, out: &mut Out) {
    let _ = (word, amount, out);
}

/// Writes what follows "equal to".
pub fn write_value(x: &Value, out: &mut Out) {
    let _ = (x, out);
}

/// Writes what follows "for each".
pub fn write_each(x: &Each, out: &mut Out) {
    let _ = (x, out);
}

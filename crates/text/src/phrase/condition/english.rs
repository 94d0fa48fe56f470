use cards::tree::*;

use crate::out::Out;

/// Writes what follows "if", "while" or "unless".
pub fn write_condition(x: &Condition, out: &mut Out) {
    let _ = (x, out);
}

/// Writes what follows "is".
pub fn write_state(x: &State, out: &mut Out) {
    let _ = (x, out);
}

/// Writes a relative clause about a state, agreeing with the head it describes.
pub fn write_which(condition: &Condition, number: Number, out: &mut Out) {
    let _ = (condition, number, out);
}

use cards::tree::*;

use crate::out::Out;

/// Writes a subject; nothing for Implied.
pub fn write_subject(x: &Subject, out: &mut Out) {
    let _ = (x, out);
}

/// Writes an event.
pub fn write_event(x: &Event, out: &mut Out) {
    let _ = (x, out);
}

/// Writes a trigger head with its word.
pub fn write_trigger_head(x: &TriggerHead, out: &mut Out) {
    let _ = (x, out);
}

/// Writes heads joined with "and".
pub fn write_trigger_heads(heads: &[TriggerHead], out: &mut Out) {
    let _ = (heads, out);
}

/// Writes a destination: "here", "to a location".
pub fn write_destination(x: &Destination, out: &mut Out) {
    let _ = (x, out);
}

/// Writes a relative clause; a clause without a subject of its own agrees with the head it describes.
pub fn write_relative_event(event: &Event, number: Number, out: &mut Out) {
    let _ = (event, number, out);
}

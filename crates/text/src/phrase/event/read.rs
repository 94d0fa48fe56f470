use cards::tree::*;

use crate::cursor::{Cursor, Read};

/// Who or what a clause is about, before its verb; never Implied.
pub fn read_subject(c: &mut Cursor<'_>) -> Read<Subject> {
    c.fail("who or what")
}

/// A whole event with its subject: "you play a song", "this character is banished in a challenge".
pub fn read_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.fail("something that happens")
}

/// An event with "would": "this character would be dealt damage".
pub fn read_would_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.fail("something that would happen")
}

/// "whenever this character quests", "at the start of your turn".
pub fn read_trigger_head(c: &mut Cursor<'_>) -> Read<TriggerHead> {
    c.fail("a trigger")
}

/// One or more heads joined with "and", up to (not including) the comma.
pub fn read_trigger_heads(c: &mut Cursor<'_>) -> Read<Vec<TriggerHead>> {
    c.fail("a trigger")
}

/// "here", "there", "to a location" after a verb of moving.
pub fn read_destination(c: &mut Cursor<'_>) -> Read<Destination> {
    c.fail("a destination")
}

/// "the start of your turn", "the end of the turn", after "at".
pub fn read_turn_moment(c: &mut Cursor<'_>) -> Read<Event> {
    c.fail("a moment of a turn")
}

/// A relative clause about its subject: "was challenged this turn", "sang this song", after "that" or "who".
pub fn read_relative_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.fail("something that happens")
}

/// A relative clause that leaves its object out: "you play this turn", "you removed damage from this way".
pub fn read_gap_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.fail("something that happens")
}

/// A bare participle with what narrows it: "banished in a challenge this turn", "discarded this way".
pub fn read_participle_event(c: &mut Cursor<'_>) -> Read<Event> {
    c.fail("something that happens")
}

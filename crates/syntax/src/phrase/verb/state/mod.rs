//! State and place of cards in play: exerting, readying, moving; using abilities, steps of the turn.

mod english;
mod read;

pub(super) use english::*;
pub(super) use read::*;

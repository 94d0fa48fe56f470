//! Cards in hand and lore: drawing, discarding, choosing, gaining and losing lore.

mod english;
mod read;

pub(super) use english::*;
pub(super) use read::*;

//! Cards between zones: banishing, returning, putting, shuffling.

mod english;
mod read;

pub(super) use english::*;
pub(super) use read::*;

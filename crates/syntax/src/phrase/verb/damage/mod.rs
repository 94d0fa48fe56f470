//! Damage: dealing, putting, removing and moving it (1.9).

mod english;
mod read;

pub(super) use english::*;
pub(super) use read::*;

//! Information: looking, revealing, searching, naming, counting.

mod english;
mod read;

pub(super) use english::*;
pub(super) use read::*;

//! Player phrases, possessives and zones with their owners (1.2, 4.3).

mod english;
mod read;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;

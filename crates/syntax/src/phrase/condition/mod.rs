//! What an "if", "while" or "unless" asks (6.1.15, 6.1.16, 6.2.4).

mod english;
mod read;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;

//! Costs of activated abilities, before the dash (4.4.1).

mod english;
mod read;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;

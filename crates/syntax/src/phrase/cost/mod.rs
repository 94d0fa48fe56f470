//! Costs of activated abilities, before the dash (4.4.1).

mod english;
mod read;
pub mod spanish;

pub use english::*;
pub use read::*;

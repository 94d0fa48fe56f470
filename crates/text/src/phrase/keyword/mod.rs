//! Keywords with their parameters (section 8).

mod english;
mod read;

pub use english::*;
pub use read::*;

//! Keywords with their parameters (section 8).

mod english;
mod read;
pub mod spanish;

pub use english::*;
pub use read::*;

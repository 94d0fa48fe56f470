//! Player phrases, possessives and zones with their owners (1.2, 4.3).

mod english;
mod read;
pub mod spanish;

pub use english::*;
pub use read::*;

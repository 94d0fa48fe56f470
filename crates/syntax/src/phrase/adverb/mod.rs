//! What follows a verb and its objects: durations (6.1.13), amounts (6.1.8), limits and trailing conditions.

mod english;
mod read;
pub mod spanish;

pub use english::*;
pub use read::*;

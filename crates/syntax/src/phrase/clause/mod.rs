//! The clause: subject, verb, objects and adverbs, in printed order.

mod english;
mod read;
pub mod spanish;

pub use english::*;
pub use read::*;

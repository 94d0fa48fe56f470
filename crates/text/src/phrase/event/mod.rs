//! Events: trigger heads, history conditions, relative clauses and replaced events (6.2, 6.5).

mod english;
mod read;

pub use english::*;
pub use read::*;

//! Events: trigger heads, history conditions, relative clauses and replaced events (6.2, 6.5).

mod english;
mod forms;
mod read;
mod scope;
pub mod spanish;

pub use english::*;
pub use read::*;
pub use scope::{read_lore_from, write_lore_from};

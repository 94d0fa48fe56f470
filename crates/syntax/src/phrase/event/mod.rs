//! Events: trigger heads, history conditions, relative clauses and replaced events (6.2, 6.5).

mod english;
mod forms;
mod read;
mod scope;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;
pub(crate) use scope::{read_lore_from, write_lore_from};

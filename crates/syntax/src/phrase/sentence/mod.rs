//! Sentences: what opens them (leads), and the structures that join clauses (6.1.2, 6.1.4, 6.1.5).

mod english;
mod read;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;

//! The clause: subject, verb, objects and adverbs, in printed order.

mod english;
mod read;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;

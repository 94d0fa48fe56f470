//! Playing, paying, inking and what changes a payment (1.5.4, 6.7.8).

mod english;
mod read;

pub(super) use english::*;
pub(super) use read::*;

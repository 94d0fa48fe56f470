//! Being so: entering play (6.7.9), taking no damage, counting as something, the winning threshold.

mod english;
mod read;

pub(super) use english::*;
pub(crate) use read::read_stat_clause;
pub(super) use read::*;

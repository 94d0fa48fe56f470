//! Being so: entering play (6.7.9), taking no damage, counting as something, the winning threshold.

mod english;
mod read;

pub(super) use english::*;
pub(super) use read::*;
pub(crate) use read::{read_abilities_cost, read_stat_clause};

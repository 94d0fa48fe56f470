//! Permissions, prohibitions and demands: can, can't, may, must.

mod english;
mod read;

pub(super) use english::*;
pub(super) use read::*;
pub(crate) use read::{read_card_permission, read_cost_firm, read_only};

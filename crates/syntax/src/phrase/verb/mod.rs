//! Verbs: what a clause says is done or is so. Each group of verbs has its own reader and writers; this module knows
//! the words, picks the group, and says whether a verb is something a player or a card does.

mod being;
mod damage;
mod english;
mod forms;
mod hand;
mod look;
mod modify;
mod permit;
mod play;
mod read;
pub(crate) mod spanish;
pub(in crate::phrase) mod spanish_deed;
mod state;
mod zones;

pub(crate) use being::{read_abilities_cost, read_stat_clause};
pub(crate) use english::*;
pub(crate) use modify::{read_change, read_changes, read_more_given, write_changes};
pub(crate) use permit::{read_card_permission, read_cost_firm, read_only};
pub(crate) use read::*;

//! The commands, one module each.

pub(crate) mod analyse;
pub(crate) mod ask;
pub(crate) mod bench;
pub(crate) mod bot_protocol;
pub(crate) mod cards;
pub(crate) mod case;
pub(crate) mod completions;
pub(crate) mod deck;
pub(crate) mod exam;
pub(crate) mod gauntlet;
pub(crate) mod judge;
pub(crate) mod man;
pub(crate) mod mcp;
pub(crate) mod notes;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod prove;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod rule;
pub(crate) mod rulebook;
pub(crate) mod rulings;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod solve;

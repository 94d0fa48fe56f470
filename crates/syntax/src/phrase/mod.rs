//! The families of phrases. Each has a `read` (tokens to tree), an `english` and a `spanish` (tree to words).

pub mod ability;
pub mod adverb;
pub mod amount;
pub mod card;
pub mod clause;
pub mod condition;
pub mod cost;
pub mod event;
pub mod keyword;
pub mod noun;
pub mod place;
pub mod player;
pub mod sentence;
pub mod verb;

//! The families of phrases. Each has a `read` (tokens to tree), an `english` and a `spanish` (tree to words).

pub mod amount;
pub mod condition;
pub mod event;
pub mod keyword;
pub mod noun;
pub mod player;

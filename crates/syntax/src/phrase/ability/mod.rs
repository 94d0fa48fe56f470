//! Abilities: triggered, activated, static, replacement, quoted, and rules of deck building (chapter 6).

mod english;
mod read;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;

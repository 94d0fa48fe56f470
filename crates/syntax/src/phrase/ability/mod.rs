//! Abilities: triggered, activated, static, replacement, quoted, and rules of deck building (chapter 6).

mod english;
mod read;
pub mod spanish;

pub use english::*;
pub use read::*;

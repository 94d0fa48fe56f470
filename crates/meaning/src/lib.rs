//! What a sentence means: [`elaborate()`] makes of the ability tree of a card a [`Meaning`], in which nothing is left open.
//!
//! The tree mirrors the printed sentence; the engine wants to know which card, player, number or place every word means.
//! All of that is found out here, once: words that point back get names, what was done "this way" is the result of an
//! instruction, omitted subjects and carried durations are written out, "may", "to", "if you do", "or", "instead" and
//! "otherwise" are structure. The engine translates a meaning to its program and knows no words.

pub mod elaborate;
mod heard;
pub mod meaning;
pub mod write;

pub use elaborate::{Part, Unclear, elaborate, elaborate_card};
pub use heard::{Unheard, elaborate_in_full, unheard};
pub use meaning::Meaning;

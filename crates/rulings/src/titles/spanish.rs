//! Titles in Spanish.

use super::Words;

pub(super) static WORDS: Words =
    Words { titles: include_str!("../../../../rulings/titles.es"), in_english: "en inglés" };

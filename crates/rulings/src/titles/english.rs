//! English titles stand in the files themselves.

use super::Words;

pub(super) static WORDS: Words = Words { titles: "", in_english: "in English" };

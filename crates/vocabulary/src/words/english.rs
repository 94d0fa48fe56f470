//! Shared words in English, as cards print them.

use super::Words;
use crate::{CounterWords, Ink, Keyword};

pub(super) static WORDS: Words = Words {
    keyword: Keyword::printed,
    ink: Ink::name,
    inks: |inks| inks.to_string(),
    ink_drop: CounterWords { one: "ink drop", several: "ink drops", feminine: false },
};

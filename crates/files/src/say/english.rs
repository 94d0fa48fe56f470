//! What went wrong with a file, in English: as the errors say it themselves.

use super::Words;

pub(super) static WORDS: Words = Words {
    read: ToString::to_string,
    write: ToString::to_string,
    lock: ToString::to_string,
    find: ToString::to_string,
};

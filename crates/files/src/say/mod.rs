//! What went wrong with a file: one table, a file a language. A language that lacks a phrase does not compile.

use crate::{FindError, LockError, ReadError, WriteError};
use vocabulary::Language;

/// How a language says what went wrong.
struct Words {
    read: fn(&ReadError) -> String,
    write: fn(&WriteError) -> String,
    lock: fn(&LockError) -> String,
    find: fn(&FindError) -> String,
}

vocabulary::tables! {
    /// The words of a language.
    fn words -> &'static Words = &WORDS;
}

impl ReadError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        (words(language).read)(self)
    }
}

impl WriteError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        (words(language).write)(self)
    }
}

impl LockError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        (words(language).lock)(self)
    }
}

impl FindError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        (words(language).find)(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Error;

    #[test]
    fn what_the_system_says_is_said_in_spanish() {
        let said = |code: i32| {
            let error = Error::from_raw_os_error(code);
            WriteError::System { path: "x".into(), error }.say(Language::Spanish)
        };
        // No such file, no permission, no room.
        assert_eq!(said(2), "x: no existe tal archivo o carpeta");
        assert_eq!(said(13), "x: no hay permiso");
        assert!(said(28).starts_with("x: ") && !said(28).contains("space"), "{}", said(28));
    }
}

//! Books that every language has in a file of its own: what one says stands in the place where English says it.

use crate::Language;
use crate::read::ReadError;

/// A place in a language's file.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// The file's name in the folder of the language.
    pub(crate) book: &'static str,
    pub(crate) language: Language,
    /// From 1; 0 where it is about the whole file.
    pub(crate) line: usize,
}

impl Place {
    pub(crate) fn error(self, what: String) -> ReadError {
        ReadError { file: format!("{}/{}", self.language, self.book), line: self.line, what }
    }
}

/// What a language says of something that English has a key for.
pub(crate) struct Entry {
    pub(crate) place: Place,
    pub(crate) key: &'static str,
    pub(crate) text: &'static str,
}

/// The entries of a language, by the keys of English: in their order, none missing, empty or too many.
pub(crate) fn in_order<'k>(
    (book, language): (&'static str, Language),
    keys: impl Iterator<Item = &'k str>,
    mut entries: impl Iterator<Item = Entry>,
) -> Result<Vec<Entry>, ReadError> {
    let mut found = Vec::new();
    for key in keys {
        let entry = entries.next().filter(|entry| entry.key == key && !entry.text.is_empty());
        let missing = || Place { book, language, line: 0 }.error(format!("{key} is not there in its place"));
        found.push(entry.ok_or_else(missing)?);
    }
    match entries.next() {
        Some(more) => Err(more.place.error(format!("{} is not there in English", more.key))),
        None => Ok(found),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(entries: &[(&'static str, &'static str)]) -> Result<usize, String> {
        let book = ("book.md", Language::default());
        let entry = |(index, (key, text)): (usize, &(&'static str, &'static str))| Entry {
            place: Place { book: book.0, language: book.1, line: index + 1 },
            key,
            text,
        };
        let entries = entries.iter().enumerate().map(entry);
        let found = in_order(book, ["one", "two"].into_iter(), entries);
        found.map(|found| found.len()).map_err(|error| error.what)
    }

    #[test]
    fn every_entry_stands_in_its_place() {
        assert_eq!(read(&[("one", "uno"), ("two", "dos")]), Ok(2));
        assert_eq!(read(&[("one", "uno")]), Err("two is not there in its place".to_owned()));
        assert_eq!(read(&[("two", "dos"), ("one", "uno")]), Err("one is not there in its place".to_owned()));
        assert_eq!(read(&[("one", ""), ("two", "dos")]), Err("one is not there in its place".to_owned()));
        let more = [("one", "uno"), ("two", "dos"), ("three", "tres")];
        assert_eq!(read(&more), Err("three is not there in English".to_owned()));
    }
}

//! The terms of the game in every language.

use crate::beside::Place;
use crate::book::Rulebook;
use crate::read::{ReadError, read_numbers};
use crate::words::words;
use crate::{Language, Number};
use vocabulary::Each;
use vocabulary::fold::letters as fold;

/// A term with its names and its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    names: Each<Vec<String>>,
    meaning: Each<String>,
    /// What it is called in the code; empty where it has no name of its own.
    pub code: Vec<String>,
    /// The rules that define it.
    pub rules: Vec<Number>,
}

impl Term {
    /// The preferred name.
    pub fn name(&self, language: Language) -> &str {
        self.names(language).first().map_or("", String::as_str)
    }

    /// All names, the preferred one first.
    pub fn names(&self, language: Language) -> &[String] {
        self.names.get(language)
    }

    /// Its names in the other languages.
    pub(crate) fn names_elsewhere(&self, language: Language) -> String {
        let others = Language::ALL.into_iter().filter(|other| *other != language);
        others.map(|other| self.names(other).join(", ")).collect::<Vec<_>>().join(" = ")
    }

    /// What it means.
    pub fn meaning(&self, language: Language) -> &str {
        self.meaning.get(language)
    }

    /// Whether one of its names in any language is this, whatever the case and the accents.
    fn is_called(&self, folded: &str) -> bool {
        self.names.iter().flatten().any(|name| fold(bare(name)) == folded)
    }
}

/// A name without a remark such as `(verb)`.
fn bare(name: &str) -> &str {
    name.split(" (").next().unwrap_or(name)
}

impl Rulebook {
    /// The terms with this name in any language.
    pub fn terms_called(&self, name: &str) -> Vec<&Term> {
        let folded = fold(name.trim());
        self.terms.iter().filter(|term| term.is_called(&folded)).collect()
    }
}

/// Reads the tables of `glossary.md` in the folder of each language.
pub(crate) fn read() -> Result<Vec<Term>, ReadError> {
    let mut terms = Vec::new();
    for row in rows(Language::default()) {
        let [names, meaning, code, rules] = row.cells()?;
        let mut term = Term {
            names: Each::default(),
            meaning: Each::default(),
            code: if code == "-" { Vec::new() } else { listed(code) },
            rules: read_numbers(rules).map_err(|what| row.place.error(what))?,
        };
        term.call(row.place.language, names, meaning);
        terms.push(term);
    }
    for language in Language::ALL.into_iter().filter(|language| *language != Language::default()) {
        let rows = rows(language);
        if rows.len() != terms.len() {
            let what = format!("{} terms, but {} in English", rows.len(), terms.len());
            return Err(Place { book: BOOK, language, line: 0 }.error(what));
        }
        for (row, term) in rows.iter().zip(&mut terms) {
            let [english, names, meaning] = row.cells()?;
            if listed(english) != term.names(Language::default()) {
                return Err(row.place.error(format!("{english} is not the next term in English")));
            }
            term.call(language, names, meaning);
        }
    }
    Ok(terms)
}

/// A row of a language's glossary.
struct Row {
    place: Place,
    cells: Vec<&'static str>,
}

impl Row {
    /// So many cells, none of them empty.
    fn cells<const COUNT: usize>(&self) -> Result<[&'static str; COUNT], ReadError> {
        if self.cells.iter().any(|cell| cell.is_empty()) {
            return Err(self.place.error("empty cell".to_owned()));
        }
        let count = self.cells.len();
        self.cells
            .clone()
            .try_into()
            .map_err(|_| self.place.error(format!("{count} cells instead of {COUNT}")))
    }
}

impl Term {
    /// Takes what a language calls it and says that it means.
    fn call(&mut self, language: Language, names: &str, meaning: &str) {
        *self.names.get_mut(language) = listed(names);
        *self.meaning.get_mut(language) = meaning.to_owned();
    }
}

const BOOK: &str = "glossary.md";

/// The rows of all tables of a language, without their heads.
fn rows(language: Language) -> Vec<Row> {
    let lines = words(language).terms.lines().enumerate();
    let rows = lines.filter(|(_, line)| line.starts_with("| ") && !line.starts_with("| English |"));
    let cells = |row: &'static str| row.trim_matches('|').split('|').map(str::trim).collect();
    let place = |index| Place { book: BOOK, language, line: index + 1 };
    rows.map(|(index, row)| Row { place: place(index), cells: cells(row) }).collect()
}

/// What stands between commas.
fn listed(cell: &str) -> Vec<String> {
    cell.split(", ").map(str::to_owned).collect()
}

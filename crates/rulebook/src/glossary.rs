//! The terms of the game in every language.

use crate::book::Rulebook;
use crate::read::{ReadError, read_numbers};
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

/// Reads the tables of `rulebook/glossary.md`.
pub(crate) fn read(text: &str) -> Result<Vec<Term>, ReadError> {
    let mut terms = Vec::new();
    let rows = text
        .lines()
        .enumerate()
        .filter(|(_, line)| line.starts_with("| ") && !line.starts_with("| English |"));
    for (index, row) in rows {
        let error = |what: String| ReadError { file: "glossary.md".to_owned(), line: index + 1, what };
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        // A column of names for each language, then one of meanings for each, then the two that need no language.
        let languages = Language::ALL.len();
        if cells.len() != 2 * languages + 2 {
            return Err(error(format!("{} cells instead of {}", cells.len(), 2 * languages + 2)));
        }
        let (code, rules) = (cells[2 * languages], cells[2 * languages + 1]);
        if cells.iter().any(|cell| cell.is_empty()) {
            return Err(error("empty cell".to_owned()));
        }
        let names = |cell: &str| -> Vec<String> { cell.split(", ").map(str::to_owned).collect() };
        terms.push(Term {
            names: Each::of(|language| names(cells[language as usize])),
            meaning: Each::of(|language| cells[languages + language as usize].to_owned()),
            code: if code == "-" { Vec::new() } else { names(code) },
            rules: read_numbers(rules).map_err(error)?,
        });
    }
    Ok(terms)
}

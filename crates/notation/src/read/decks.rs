//! Deck lists: one line for each card, `4 CARD`, with comments as in a `.lore` file.
//!
//! Reading files is the caller's business; this module gets their text.

use super::line;
use crate::diagnostics::{Diagnostic, Hint, Problem, Severity, Span};
use crate::limits;
use crate::names::CardNames;
use script::{At, DeckFile, DeckList, File, Start};
use vocabulary::spelling::trim;

/// Reads the deck lists that a file names, each text fetched by its path.
pub fn attach_decks<F: Into<Fetched>>(
    file: &mut File,
    names: &CardNames,
    mut fetch: impl FnMut(&str) -> F,
) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    let started = match &mut file.start {
        Start::Decks(decks) => Some(decks),
        Start::Absent | Start::Position(_) => None,
    };
    for At { line, node } in file.refused_decks.iter_mut().chain(started) {
        for deck in node {
            attach(deck, *line, names, &mut fetch, &mut diagnostics);
        }
    }
    diagnostics
}

fn attach<F: Into<Fetched>>(
    deck: &mut DeckFile,
    line: u32,
    names: &CardNames,
    fetch: &mut impl FnMut(&str) -> F,
    diagnostics: &mut Vec<Diagnostic>,
) {
    let span = Span { line, start: 1, end: 1 };
    let path = || deck.path.clone();
    let problem = match fetch(&deck.path).into() {
        Fetched::Text(text) => {
            let (list, found) = read_deck(&deck.path, &text, names);
            // A file of somebody else's that a stranger points at is not told to whoever reads the answer.
            match list.cards.is_empty() && !found.is_empty() {
                true => Problem::NoDeck(path()),
                false => {
                    diagnostics.extend(found.into_iter().map(|diagnostic| Diagnostic { span, ..diagnostic }));
                    deck.list = Some(list);
                    return;
                }
            }
        }
        Fetched::Absent => Problem::DeckAbsent(path()),
        Fetched::Outside => Problem::DeckOutside(path()),
        Fetched::Unreadable(why) => Problem::DeckUnreadable { path: path(), why },
    };
    diagnostics.push(Diagnostic { severity: Severity::Error, span, problem, hints: Vec::new() });
}

/// What came of looking for a deck list that a file names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fetched {
    /// Its text.
    Text(String),
    /// It is not there.
    Absent,
    /// It is not below the folder of the file, and nothing else was allowed.
    Outside,
    /// It is there and cannot be read, for this reason.
    Unreadable(String),
}

impl From<Option<String>> for Fetched {
    fn from(text: Option<String>) -> Fetched {
        text.map_or(Fetched::Absent, Fetched::Text)
    }
}

/// Reads one deck list. Whether it is legal to play is not asked here.
pub fn read_deck(path: &str, text: &str, names: &CardNames) -> (DeckList, Vec<Diagnostic>) {
    let mut list = DeckList::default();
    let mut diagnostics = Vec::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut report = |raw: &str, number: u32, part: &str, problem, hints| {
        let span = line::span(number, raw, part);
        diagnostics.push(Diagnostic { severity: Severity::Error, span, problem, hints });
        diagnostics.len()
    };
    if text.len() > limits::FILE_BYTES_MAX {
        report("", 0, "", Problem::FileTooLong, Vec::new());
        return (list, diagnostics);
    }
    let mut problems = 0;
    for (index, raw) in line::lines(text).enumerate().take(limits::LINES_MAX) {
        let number = index as u32 + 1;
        if problems == limits::PROBLEMS_MAX {
            report(raw, number, raw, Problem::TooManyProblems, Vec::new());
            break;
        }
        let statement = line::statement(raw);
        if statement.is_empty() {
            continue;
        }
        let place = (path.to_owned(), number);
        match statement.split_once(' ').filter(|(copies, _)| line::is_number(copies)) {
            None => {
                let problem = Problem::DeckLine { path: place.0, line: place.1, text: statement.to_owned() };
                problems = report(raw, number, statement, problem, vec![Hint::Write("4 CARD")]);
            }
            Some((copies, card)) => match (copies.parse(), names.canonical(card)) {
                (Ok(copies), Some(full)) if copies <= limits::NUMBER_MAX => list.cards.push((copies, full)),
                (_, Some(_)) => {
                    problems =
                        report(raw, number, copies, Problem::NumberTooLarge(copies.to_owned()), Vec::new());
                }
                (_, None) => {
                    let card = trim(card).to_owned();
                    let near = names.suggest(&card);
                    let hints = if near.is_empty() { Vec::new() } else { vec![Hint::DidYouMean(near)] };
                    problems = report(
                        raw,
                        number,
                        statement,
                        Problem::DeckCard { path: place.0, line: place.1, card },
                        hints,
                    );
                }
            },
        }
    }
    (list, diagnostics)
}

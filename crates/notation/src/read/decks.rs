//! Deck lists: one line for each card, `4 CARD`, with comments as in a `.lore` file.
//!
//! Reading files is the caller's business; this module gets their text.

use super::line;
use crate::diagnostics::{Diagnostic, Hint, Problem, Severity, Span};
use crate::fold::trim;
use crate::limits;
use crate::names::CardNames;
use crate::syntax::{At, DeckFile, DeckList, File, Start};

/// Reads the deck lists that a file names, each text fetched by its path.
pub fn attach_decks(
    file: &mut File,
    names: &CardNames,
    mut fetch: impl FnMut(&str) -> Option<String>,
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

fn attach(
    deck: &mut DeckFile,
    line: u32,
    names: &CardNames,
    fetch: &mut impl FnMut(&str) -> Option<String>,
    diagnostics: &mut Vec<Diagnostic>,
) {
    let span = Span { line, start: 1, end: 1 };
    let Some(text) = fetch(&deck.path) else {
        let problem = Problem::DeckAbsent(deck.path.clone());
        return diagnostics.push(Diagnostic { severity: Severity::Error, span, problem, hints: Vec::new() });
    };
    let (list, found) = read_deck(&deck.path, &text, names);
    diagnostics.extend(found.into_iter().map(|diagnostic| Diagnostic { span, ..diagnostic }));
    deck.list = Some(list);
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

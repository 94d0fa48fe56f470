//! Deck lists of users: what cannot be read of one, with the place.

use cards::deck::{DeckProblem, ListPlace};
use narrate::start::unread;
use notation::{Span, render_place};

use crate::Language;

/// Everything that cannot be read of a list: the reason, the address, and the line with a caret under the place.
pub(crate) fn faults(shown: &str, text: &str, problems: &[DeckProblem], language: Language) -> Vec<String> {
    let text = text.trim_start_matches('\u{feff}');
    let fault = |problem: &DeckProblem| {
        let reason = unread(&problem.reason).say(language).to_owned();
        let shown = match problem.place {
            // Of a deck code or of JSON, which have no lines of their own.
            ListPlace::Entry(entry) => format!("{shown} #{entry}"),
            ListPlace::List | ListPlace::Line(_) => shown.to_owned(),
        };
        let place = render_place(span(problem), &shown, text);
        format!("{reason}\n{}", place.trim_end())
    };
    problems.iter().map(fault).collect()
}

fn span(problem: &DeckProblem) -> Span {
    let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let line = match problem.place {
        ListPlace::List | ListPlace::Entry(_) => 0,
        ListPlace::Line(line) => small(line),
    };
    let (start, end) = problem.columns.map_or((1, 1), |at| (small(at.start), small(at.end)));
    Span { line, start, end }
}

//! Lines in other languages than English: every line can be written in any of them, mixed freely.
//!
//! [`in_english`] turns such a line into the English one, which the reader knows. Names of cards stay as they are; how a line is read
//! stands with the [`words`](crate::words) of its language. Letter case and accents of these words do not matter.

use std::borrow::Cow;

use vocabulary::Language;

use crate::diagnostics::{Diagnostic, Problem, Span};
use crate::read::line::lines;
use crate::words::Words;

/// The line in English, if it is a line of the notation in another language.
pub fn in_english(line: &str) -> Option<String> {
    Language::ALL.into_iter().find_map(|language| (Words::of(language).in_english)(line))
}

/// A text with its lines in English, and which lines these are, from 1.
pub(crate) fn text_in_english(text: &str) -> (Cow<'_, str>, Vec<u32>) {
    let mut changed = Vec::new();
    let mut out: Vec<Cow<'_, str>> = Vec::new();
    for (index, line) in lines(text).enumerate() {
        match in_english(line) {
            Some(english) => {
                changed.push(index as u32 + 1);
                out.push(Cow::Owned(english));
            }
            None => out.push(Cow::Borrowed(line)),
        }
    }
    if changed.is_empty() { (Cow::Borrowed(text), changed) } else { (Cow::Owned(out.join("\n")), changed) }
}

/// Problems of lines in another language are shown at the whole line: columns are those of the English one.
pub(crate) fn place_in_original(found: &mut [Diagnostic], changed: &[u32], text: &str) {
    for problem in found.iter_mut().filter(|problem| changed.contains(&problem.span.line)) {
        let line = lines(text).nth(problem.span.line as usize - 1).unwrap_or_default();
        let start = line.chars().take_while(|letter| letter.is_whitespace()).count() as u32 + 1;
        let end = line.trim_end().chars().count() as u32 + 1;
        problem.span = Span { line: problem.span.line, start, end: end.max(start) };
        // Nobody wrote the English words.
        if let Problem::ExpectUnknown(said) = &mut problem.problem {
            line.trim().clone_into(said);
        }
    }
}

//! Lexical rules: lines, comments, blanks, and where a part of a line stands.

use crate::diagnostics::Span;
use vocabulary::spelling::{is_blank, trim};

/// The lines of a text. Every separator that Unicode calls a line boundary ends a line.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let Some((at, letter)) = rest.char_indices().find(|(_, letter)| ends_line(*letter)) else {
            return Some(std::mem::take(&mut rest));
        };
        let line = &rest[..at];
        let behind = &rest[at + letter.len_utf8()..];
        rest = if letter == '\r' { behind.strip_prefix('\n').unwrap_or(behind) } else { behind };
        Some(line)
    })
}

fn ends_line(letter: char) -> bool {
    matches!(letter, '\n'..='\r' | '\u{1c}'..='\u{1e}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// The line without its comment and without blanks at its ends.
///
/// A comment begins with `#` at the start of the line or after two blanks.
pub(crate) fn statement(line: &str) -> &str {
    let text = trim(line);
    if text.starts_with('#') {
        return "";
    }
    let mut blanks = 0;
    for (at, letter) in text.char_indices() {
        if letter == '#' && blanks >= 2 {
            return trim(&text[..at]);
        }
        blanks = if is_blank(letter) { blanks + 1 } else { 0 };
    }
    text
}

/// The place of `part` in `line`, which it must be a slice of; the whole line where it is not.
pub(crate) fn span(number: u32, line: &str, part: &str) -> Span {
    let offset = (part.as_ptr() as usize).wrapping_sub(line.as_ptr() as usize);
    let (start, length) = match line.get(offset..).and_then(|tail| tail.get(..part.len())) {
        Some(_) => (line[..offset].chars().count(), part.chars().count()),
        None => (0, line.chars().count()),
    };
    Span { line: number, start: start as u32 + 1, end: (start + length) as u32 + 1 }
}

/// Where `word` with one blank on each side parts a text in two, from the right.
pub(crate) fn splits<'t>(text: &'t str, word: &str) -> Vec<(&'t str, &'t str)> {
    let separator = format!(" {word} ");
    let found = text.rmatch_indices(&separator);
    found.map(|(at, _)| (&text[..at], &text[at + separator.len()..])).collect()
}

/// Whether the text is a number without sign.
pub(crate) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_boundaries() {
        let text = "a\nb\r\nc\rd\u{2028}e\u{85}f\n\ng";
        assert_eq!(lines(text).collect::<Vec<_>>(), ["a", "b", "c", "d", "e", "f", "", "g"]);
        assert_eq!(lines("").count(), 0);
        assert_eq!(lines("a\n").count(), 1);
    }

    #[test]
    fn comments() {
        for (line, left) in [
            ("# all", ""),
            ("   # all", ""),
            ("hand 3  # three", "hand 3"),
            ("hand 3 \t# three", "hand 3"),
            ("hand 3 # not a comment", "hand 3 # not a comment"),
            ("a#b", "a#b"),
            ("\u{a0} lore 3 \u{3000}", "lore 3"),
        ] {
            assert_eq!(statement(line), left, "{line}");
        }
    }

    #[test]
    fn places() {
        let line = "  hand Té Kā";
        assert_eq!(span(3, line, &line[7..]), Span { line: 3, start: 8, end: 13 });
        assert_eq!(span(3, line, "elsewhere"), Span { line: 3, start: 1, end: 13 });
    }

    #[test]
    fn every_split() {
        let parts = splits("a to b to c", "to");
        assert_eq!(parts, [("a to b", "c"), ("a", "b to c")]);
    }
}

//! Rule numbers in a text as links.

use crate::{Edition, Number, rulebook};

/// The text with each number of a rule made into a link; code stays as it is.
pub(super) fn linked(text: &str, link: impl Fn(Number) -> String) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut fenced = false;
    for line in text.split_inclusive('\n') {
        let fence = line.starts_with("```");
        if fenced || fence {
            out.push_str(line);
        } else {
            link_line(line, &link, &mut out);
        }
        fenced ^= fence;
    }
    out
}

fn link_line(line: &str, link: &impl Fn(Number) -> String, out: &mut String) {
    let is_part = |c: char| c.is_alphanumeric() || c == '.';
    let mut rest = line;
    while let Some(start) = rest.find(is_part) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|c| !is_part(c)).unwrap_or(from.len());
        let (word, after) = from.split_at(end);
        let bare = word.trim_end_matches('.');
        out.push_str(before);
        match rule_in(bare) {
            // A link inside a link is none; signs before a number make it an amount.
            Some(number) if !before.ends_with(['+', '-', '`']) => {
                out.push_str(&link(number));
                out.push_str(&word[bare.len()..]);
            }
            Some(_) | None => out.push_str(word),
        }
        rest = after;
    }
    out.push_str(rest);
}

/// The rule that a word is the number of. Editions look like sections and are none.
fn rule_in(word: &str) -> Option<Number> {
    let is_edition = Edition::ALL.iter().any(|edition| edition.to_string() == word);
    let number: Number = word.parse().ok().filter(|_| word.contains('.') && !is_edition)?;
    rulebook().get(number).map(|rule| rule.number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_become_links() {
        let link = |text: &str| linked(text, |number| format!("[[{number}]]"));
        assert_eq!(link("see 6.5.8, 8.10. And D.5"), "see [[6.5.8]], [[8.10]]. And [[D.5]]");
        assert_eq!(link("since 2.3 +1.2 99.9 `6.5`"), "since 2.3 +1.2 99.9 `6.5`");
        assert_eq!(link("```\n6.5.8\n```\n6.5.8"), "```\n6.5.8\n```\n[[6.5.8]]");
    }
}

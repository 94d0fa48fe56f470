//! Full-text search over the rules, whatever the case and the accents.

use crate::book::Rulebook;
use crate::fold::{fold, words};
use crate::rule::{Prose, Rule};
use crate::{Language, rulebook};

/// Characters of an excerpt before and after the word found.
const EXCERPT_SIDE: usize = 60;

/// A rule that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    pub rule: &'static Rule,
    /// Higher is better; only meaningful within one search.
    pub score: u32,
    /// The text around the first word found.
    pub excerpt: String,
}

/// The rules that contain all words of the query, best first.
///
/// A word matches words that begin with it. A query that is a term of the glossary, in either language and under any of its
/// names, also finds the term's preferred name in `language`; one that no rule contains finds its own rules.
pub fn search(query: &str, language: Language) -> Vec<Hit> {
    let book = rulebook();
    let queries = queries(book, query, language);
    let mut hits: Vec<Hit> = book.rules().filter_map(|rule| hit(rule, &queries, language)).collect();
    hits.sort_by_key(|hit| (std::cmp::Reverse(hit.score), hit.rule.number));
    if hits.is_empty() {
        // A term that no rule uses any more still leads to the rules that took its place.
        let numbers = book.terms_called(query).into_iter().flat_map(|term| &term.rules);
        let rules = numbers.filter_map(|number| book.get(*number));
        hits.extend(rules.map(|rule| Hit {
            rule,
            score: REMARK_WORTH,
            excerpt: excerpt(&rule.prose(language).text, 0),
        }));
    }
    hits
}

/// The ways to look for the query, each a list of words.
fn queries(book: &Rulebook, query: &str, language: Language) -> Vec<Vec<String>> {
    let split =
        |text: &str| -> Vec<String> { words(&fold(text)).into_iter().map(|(_, word)| word).collect() };
    let mut queries = vec![split(query)];
    queries.extend(
        book.terms_called(query)
            .into_iter()
            .map(|term| split(term.name(language).split(" (").next().unwrap_or_default())),
    );
    queries.retain(|words| !words.is_empty());
    queries.dedup();
    queries
}

/// What a word in a part of an entry is worth.
const TITLE_WORTH: u32 = 8;
const TEXT_WORTH: u32 = 3;
const REMARK_WORTH: u32 = 1;
/// How often a word counts in one part; otherwise the long tables of the appendix would always win.
const COUNTED_MAX: usize = 2;

/// One part of an entry, split into words.
struct Part<'a> {
    worth: u32,
    text: &'a str,
    words: Vec<(usize, String)>,
}

/// Title, text and remarks of an entry, in this order.
fn parts(prose: &Prose) -> Vec<Part<'_>> {
    let remarks = [&prose.why, &prose.example, &prose.engine, &prose.default];
    let title = (TITLE_WORTH, prose.title.as_deref().unwrap_or_default());
    let remarks = remarks.into_iter().flatten().map(|text| (REMARK_WORTH, text.as_str()));
    [title, (TEXT_WORTH, prose.text.as_str())]
        .into_iter()
        .chain(remarks)
        .map(|(worth, text)| Part { worth, text, words: words(&fold(text)) })
        .collect()
}

fn hit(rule: &'static Rule, queries: &[Vec<String>], language: Language) -> Option<Hit> {
    let prose = rule.prose(language);
    let parts = parts(prose);
    let (score, place) =
        queries.iter().filter_map(|query| score(query, &parts)).max_by_key(|(score, _)| *score)?;
    // A title alone is no excerpt.
    let excerpt = match place {
        (0, _) => excerpt(&prose.text, 0),
        (part, at) => excerpt(parts[part].text, at),
    };
    Some(Hit { rule, score, excerpt })
}

/// The part of an entry and the position in it where a word was found.
type Place = (usize, usize);

/// The worth of all words of the query, or nothing if one is missing; and where the first one stands.
fn score(query: &[String], parts: &[Part<'_>]) -> Option<(u32, Place)> {
    let mut total = 0;
    let mut first = None;
    for wanted in query {
        let mut found = 0;
        for (index, part) in parts.iter().enumerate() {
            let matching = part.words.iter().filter(|(_, word)| word.starts_with(wanted.as_str()));
            for (at, word) in matching.take(COUNTED_MAX) {
                found += if word == wanted { part.worth * 2 } else { part.worth };
                first.get_or_insert((index, *at));
            }
        }
        if found == 0 {
            return None;
        }
        total += found;
    }
    first.map(|place| (total, place))
}

/// The text around a position, cut at words.
fn excerpt(text: &str, at: usize) -> String {
    let flat: Vec<char> = text.chars().map(|c| if c == '\n' { ' ' } else { c }).collect();
    let start = at.saturating_sub(EXCERPT_SIDE);
    let end = (at + 2 * EXCERPT_SIDE).min(flat.len());
    let start = if start == 0 { 0 } else { (start..at).find(|i| flat[*i] == ' ').map_or(at, |i| i + 1) };
    let end = if end == flat.len() { end } else { (at..end).rev().find(|i| flat[*i] == ' ').unwrap_or(end) };
    let body: String = flat[start..end].iter().collect();
    let before = if start == 0 { "" } else { "... " };
    let after = if end == flat.len() { "" } else { " ..." };
    format!("{before}{}{after}", body.trim())
}

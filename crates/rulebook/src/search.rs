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
    /// How many words of the query neither the rule nor the headings above it have.
    pub missing: usize,
    /// The text around the first word found.
    pub excerpt: String,
}

/// The rules that have all words of the query, best first; where none has all, those that have most of them, a few.
///
/// A word may also stand in a heading above the rule: "shift exerted" finds what the chapter of Shift says about exerted cards.
/// It matches words that begin with it, and other forms of it. A word or group of words that is a term of the glossary, in
/// either language and under any of its names, or one that players use, also finds the rulebook's own word in `language`. A
/// term that no rule contains finds its own rules.
pub fn search(query: &str, language: Language) -> Vec<Hit> {
    let book = rulebook();
    let wanted = wanted(book, query, language);
    let found: Vec<Found> = book.rules().map(|rule| find(book, rule, &wanted, language)).collect();
    // A word that few rules have tells more than one that stands everywhere.
    let weight = |at: usize| {
        let having = found.iter().filter(|found| found.scores[at] > 0).count().max(1);
        (found.len() / having).ilog2() + 1
    };
    let weights: Vec<u32> = (0..wanted.len()).map(weight).collect();
    let mut hits: Vec<Hit> = found.into_iter().filter_map(|found| found.hit(&weights, language)).collect();
    // The appendices are tables and hints: what the rules say themselves comes first, even with a word less.
    let least = hits.iter().filter(|hit| !hit.rule.number.is_lettered()).map(|hit| hit.missing).min();
    let least = least.or_else(|| hits.iter().map(|hit| hit.missing).min()).unwrap_or_default();
    hits.retain(|hit| hit.missing <= least);
    hits.sort_by_key(|hit| (hit.rule.number.is_lettered(), std::cmp::Reverse(hit.score), hit.rule.number));
    if least > 0 {
        hits.truncate(PARTIAL_MAX);
    }
    if hits.is_empty() {
        // A term that no rule uses any more still leads to the rules that took its place.
        let numbers = book.terms_called(query).into_iter().flat_map(|term| &term.rules);
        let rules = numbers.filter_map(|number| book.get(*number));
        hits.extend(rules.map(|rule| Hit {
            rule,
            score: REMARK_WORTH,
            missing: 0,
            excerpt: excerpt(&rule.prose(language).text, 0),
        }));
    }
    hits
}

/// How many rules are shown that have only some of the words.
const PARTIAL_MAX: usize = 8;

/// One thing that is looked for: groups of words, any of which will do.
type Wanted = Vec<Vec<String>>;

/// The words of the query, each with what it is called in the rulebook.
fn wanted(book: &Rulebook, query: &str, language: Language) -> Vec<Wanted> {
    let words = telling(split(query));
    let mut wanted = Vec::new();
    let mut rest = words.as_slice();
    while !rest.is_empty() {
        // The longest group that has a name of its own.
        let named = (1..=rest.len().min(GROUP_MAX)).rev().find_map(|count| {
            let names = names(book, &rest[..count], language);
            (!names.is_empty()).then_some((count, names))
        });
        let (count, names) = named.unwrap_or((1, Vec::new()));
        let mut ways = vec![rest[..count].to_vec()];
        ways.extend(names);
        ways.dedup();
        wanted.push(ways);
        rest = &rest[count..];
    }
    wanted
}

/// The longest group of words that is looked up together.
const GROUP_MAX: usize = 3;

fn split(text: &str) -> Vec<String> {
    words(&fold(text)).into_iter().map(|(_, word)| word).collect()
}

/// The words without those that tell nothing, unless there are no others.
fn telling(words: Vec<String>) -> Vec<String> {
    let telling: Vec<String> =
        words.iter().filter(|word| !FILLING.contains(&word.as_str())).cloned().collect();
    if telling.is_empty() { words } else { telling }
}

/// What the rulebook calls these words, as far as that is another thing.
fn names(book: &Rulebook, group: &[String], language: Language) -> Vec<Vec<String>> {
    let text = group.join(" ");
    let terms = book.terms_called(&text).into_iter();
    let mut names: Vec<Vec<String>> =
        terms.map(|term| split(term.name(language).split(" (").next().unwrap_or_default())).collect();
    for (said, english, spanish) in PLAYERS_WORDS {
        if said.split(", ").any(|said| said == text) {
            names.push(split(language.pick(english, spanish)));
        }
    }
    names.iter_mut().for_each(|name| *name = telling(std::mem::take(name)));
    names.retain(|name| !name.is_empty());
    names
}

/// Words that stand in every second rule and tell nothing.
const FILLING: [&str; 48] = [
    "a", "an", "the", "of", "in", "on", "to", "is", "are", "do", "does", "can", "i", "my", "it", "and", "or",
    "with", "for", "what", "when", "how", "who", "el", "la", "los", "las", "un", "una", "de", "del", "en",
    "al", "y", "o", "con", "por", "para", "es", "se", "que", "cuando", "como", "quien", "mi", "puede",
    "puedo", "si",
];

/// What players say, in either language and without small words, and what the rulebook calls it.
const PLAYERS_WORDS: [(&str, &str, &str); 13] = [
    ("summoning sickness, summoning sick, mareo invocacion, mareo", "drying", "secandose"),
    ("tapped, tap, girado, girada, girar", "exerted", "agotado"),
    ("untap, untapped, enderezar, enderezado", "ready", "preparado"),
    ("attack, attacks, attacking, atacar, ataque, ataca", "challenge", "desafio"),
    ("attacker, atacante", "challenging", "desafiante"),
    ("graveyard, cementerio", "discard", "descarte"),
    ("mana, land, lands, tierras", "ink", "tinta"),
    ("stack, pila", "bag", "bolsa"),
    ("dies, die, destroyed, killed, muere, destruido", "banished", "desterrado"),
    ("twice, dos veces, veces", "once", "una vez"),
    ("simultaneous, simultaneously, simultaneo, simultanea, simultaneamente", "same time", "a la vez"),
    ("spell, spells, hechizo", "action", "accion"),
    ("counter, counters, contador, contadores", "damage", "dano"),
];

/// What a word in a part of an entry is worth.
const TITLE_WORTH: u32 = 8;
const HEADING_WORTH: u32 = 5;
const TEXT_WORTH: u32 = 3;
const REMARK_WORTH: u32 = 1;
/// How often a word counts in one part; otherwise the long tables of the appendix would always win.
const COUNTED_MAX: usize = 2;
/// The shortest word of which other forms are looked for, in letters.
const STEM_MIN: usize = 4;

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
    [title, (TEXT_WORTH, prose.text.as_str())].into_iter().chain(remarks).map(part).collect()
}

fn part((worth, text): (u32, &str)) -> Part<'_> {
    Part { worth, text, words: words(&fold(text)) }
}

/// The headings above a rule.
fn headings(book: &'static Rulebook, rule: &Rule, language: Language) -> Vec<Part<'static>> {
    let above = book.parents(rule.number).into_iter();
    above.filter_map(|parent| parent.title(language)).map(|title| part((HEADING_WORTH, title))).collect()
}

/// What a rule has of the query.
struct Found {
    rule: &'static Rule,
    /// The worth of each thing that is looked for, in the rule or in a heading above it; 0 where it is missing.
    scores: Vec<u32>,
    /// Where in the rule itself the first one stands.
    place: Option<Place>,
}

fn find(book: &'static Rulebook, rule: &'static Rule, wanted: &[Wanted], language: Language) -> Found {
    let parts = parts(rule.prose(language));
    let headings = headings(book, rule, language);
    let mut found = Found { rule, scores: Vec::new(), place: None };
    for ways in wanted {
        let own = ways.iter().filter_map(|words| score(words, &parts)).max_by_key(|(score, _)| *score);
        let above = ways.iter().filter_map(|words| score(words, &headings)).map(|(score, _)| score).max();
        found.scores.push(own.map_or(0, |(score, _)| score).max(above.unwrap_or(0)));
        found.place = found.place.or(own.map(|(_, place)| place));
    }
    found
}

impl Found {
    /// The rule as it is shown. One that only stands under the right heading is no better than the heading, and one that has
    /// less than half is none.
    fn hit(self, weights: &[u32], language: Language) -> Option<Hit> {
        let missing = self.scores.iter().filter(|score| **score == 0).count();
        let place = self.place.filter(|_| 2 * missing <= self.scores.len())?;
        let prose = self.rule.prose(language);
        // A title alone is no excerpt.
        let excerpt = match place {
            (0, _) => excerpt(&prose.text, 0),
            (part, at) => excerpt(parts(prose)[part].text, at),
        };
        let score = self.scores.iter().zip(weights).map(|(score, weight)| score * weight).sum();
        Some(Hit { rule: self.rule, score, missing, excerpt })
    }
}

/// The part of an entry and the position in it where a word was found.
type Place = (usize, usize);

/// The worth of all these words, or nothing if one is missing; and where the first one stands.
fn score(query: &[String], parts: &[Part<'_>]) -> Option<(u32, Place)> {
    let mut total = 0;
    let mut first = None;
    for wanted in query {
        let stem = stem(wanted);
        let mut found = 0;
        for (index, part) in parts.iter().enumerate() {
            let matching = part.words.iter().filter(|(_, word)| word.starts_with(stem));
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

/// A word without the ending that its other forms do not share.
fn stem(word: &str) -> &str {
    let endings = ["ing", "ed", "es", "s", "as", "os", "a", "o", "e"];
    let cut = endings.iter().filter_map(|ending| word.strip_suffix(ending));
    cut.filter(|rest| rest.chars().count() >= STEM_MIN).min_by_key(|rest| rest.len()).unwrap_or(word)
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

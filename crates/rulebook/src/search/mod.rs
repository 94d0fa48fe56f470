//! Search over the rules as people ask: words in any form, terms of the glossary, tags, whole questions.

mod asked;
mod roots;
mod words;

use std::cmp::Reverse;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use crate::book::Rulebook;
use crate::glossary::Term;
use crate::index::{Reason, reason};
use crate::places::words as split_words;
use crate::rule::{Prose, Rule};
use crate::{Language, Number, Tag, rulebook, tag, tagged};
use roots::{Root, Roots};
use vocabulary::fold::letters as fold;
use vocabulary::order::InOrder;
pub(crate) use words::PLAYERS_WORDS;

/// Characters of an excerpt before and after the word found.
const EXCERPT_SIDE: usize = 60;
/// How many rules are shown that have only some of the words.
const PARTIAL_MAX: usize = 8;
/// The longest group of words that is looked up together.
const GROUP_MAX: usize = 3;

/// So many letters of a query are looked at: nobody asks a longer question, and every word more is sought in every rule.
pub const QUERY_LETTERS_MAX: usize = 1_000;

/// The part of a query that is looked at.
pub fn looked_at(query: &str) -> &str {
    query.char_indices().nth(QUERY_LETTERS_MAX).map_or(query, |(end, _)| &query[..end])
}

/// A rule that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// What was found.
    pub rule: &'static Rule,
    /// Higher is better; only meaningful within one search.
    pub score: u32,
    /// How many words of the query neither the rule nor the headings above it have.
    pub missing: usize,
    /// The text around the first word found.
    pub excerpt: String,
}

/// What a search finds: the terms that the query is made of, and rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finding {
    /// The terms of the glossary that the whole query is a name of.
    pub terms: Vec<&'static Term>,
    /// The tags of the query.
    pub tags: Vec<&'static Tag>,
    /// The rules, best first.
    pub hits: Vec<Hit>,
}

/// Finds terms, tags and rules.
pub fn find(query: &str, language: Language) -> Finding {
    let query = looked_at(query);
    let (marked, rest): (Vec<&str>, Vec<&str>) =
        query.split_whitespace().partition(|word| word.starts_with('#'));
    let tags: Vec<&Tag> = marked.iter().filter_map(|name| tag(name)).collect();
    let rest = rest.join(" ");
    if marked.is_empty() {
        let terms = rulebook().terms_called(rest.trim_matches(['?', '¿', '!', '¡', ' ']));
        return Finding { terms, tags, hits: search(&rest, language) };
    }
    // What has all the tags; an unknown tag has no rule.
    let lists: Vec<Vec<&Rule>> = tags.iter().map(|tag| tagged(tag)).collect();
    let first = lists.first().filter(|_| tags.len() == marked.len()).cloned().unwrap_or_default();
    let in_all = first.into_iter().filter(|rule| lists.iter().all(|list| list.contains(rule)));
    let tagged: Vec<&'static Rule> = in_all.collect();
    let mut hits: Vec<Hit> = if rest.is_empty() {
        tagged.iter().map(|rule| whole(rule, language)).collect()
    } else {
        search(&rest, language)
    };
    hits.retain(|hit| tagged.contains(&hit.rule));
    Finding { terms: Vec::new(), tags, hits }
}

/// The rules that the words of the query fit best; those that have all of them first where that matters.
///
/// A word may also stand in a heading above the rule: "shift exerted" finds what the chapter of Shift says about exerted cards.
/// It matches other forms of it, and longer words that begin with it. A word or group of words that is a term of the glossary,
/// in either language and under any of its names, or one that players use, also finds the rulebook's own word in `language`; the
/// rules that define the term come first. A term that no rule contains finds its own rules.
pub fn search(query: &str, language: Language) -> Vec<Hit> {
    let query = looked_at(query);
    static INDEXES: [OnceLock<Mutex<Index>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let index = INDEXES[language as usize].get_or_init(|| Mutex::new(Index::new(language)));
    let mut index = index.lock().unwrap_or_else(PoisonError::into_inner);
    let hits = index.search(query, language);
    if !hits.is_empty() {
        return hits;
    }
    // A term that no rule uses any more still leads to the rules that took its place.
    let book = rulebook();
    let numbers = book.terms_called(query).into_iter().flat_map(|term| &term.rules);
    numbers.filter_map(|number| book.get(*number)).map(|rule| whole(rule, language)).collect()
}

/// A rule that is found as a whole, not by a word in it.
fn whole(rule: &'static Rule, language: Language) -> Hit {
    Hit { rule, score: 1, missing: 0, excerpt: excerpt(&rule.prose(language).text, 0) }
}

/// The words of the rulebook in one language.
struct Index {
    roots: Roots,
    rules: Vec<Indexed>,
    questions: Vec<Question>,
}

/// A question as people ask it.
struct Question {
    rule: Number,
    words: Vec<Root>,
}

/// The words of a rule.
struct Indexed {
    rule: &'static Rule,
    parts: Vec<Part>,
    /// How many words there are.
    length: usize,
    /// It only opens the rules under it, or lists what others say.
    is_heading: bool,
    /// The words of cards that it is about: those in quotation marks with which it begins.
    explains: Vec<Vec<Root>>,
}

/// One part of an entry.
struct Part {
    worth: u32,
    place: Place,
    words: Vec<Word>,
}

/// Whether a part belongs to the rule itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Own,
    /// A heading above it, or the rule that it belongs to.
    Above,
}

struct Word {
    /// Its first character in the part.
    at: usize,
    root: Root,
}

/// What a word in a part of an entry is worth.
const TITLE_WORTH: u32 = 9;
const TEXT_WORTH: u32 = 6;
const HEADING_WORTH: u32 = 5;
const ABOVE_WORTH: u32 = 2;
const REMARK_WORTH: u32 = 3;
/// Being the rule that defines a term of the query is worth so much, with the worth of its word.
const DEFINITION_WORTH: u32 = 450;
/// A word of this weight or less stands in so many rules that it may be missing.
const COMMON: u32 = 5;

impl Index {
    fn new(language: Language) -> Index {
        let book = rulebook();
        let mut roots = Roots::new(language);
        let mut rules = Vec::new();
        for rule in book.rules() {
            let prose = rule.prose(language);
            let mut parts: Vec<Part> = texts(prose)
                .into_iter()
                .map(|(worth, text)| part(worth, Place::Own, text, &mut roots))
                .collect();
            let length = parts.iter().map(|part| part.words.len()).sum();
            for parent in book.parents(rule.number) {
                let title = parent.title(language).unwrap_or_default();
                parts.push(part(HEADING_WORTH, Place::Above, title, &mut roots));
                if parent.number.depth() > 2 {
                    parts.push(part(ABOVE_WORTH, Place::Above, parent.text(language), &mut roots));
                }
            }
            let is_heading = matches!(reason(rule.number), Some(Reason::Heading | Reason::Definition));
            let explains = explained(&prose.text).iter().map(|words| roots_of(words, &mut roots)).collect();
            rules.push(Indexed { rule, parts, length, is_heading, explains });
        }
        let questions = asked::questions(language)
            .map(|(rule, text)| {
                let words = telling(split(text)).iter().map(|word| roots.of(word)).collect();
                Question { rule, words }
            })
            .collect();
        Index { roots, rules, questions }
    }

    fn search(&mut self, query: &str, language: Language) -> Vec<Hit> {
        let wanted = self.wanted(query, language);
        let found: Vec<Vec<Score>> =
            self.rules.iter().map(|rule| wanted.iter().map(|wanted| rule.score(wanted)).collect()).collect();
        // A word that few rules have tells more than one that stands everywhere.
        let weight = |at: usize| {
            let having = found.iter().filter(|scores| scores[at].own > 0).count().max(1);
            1 + ((self.rules.len() / having).max(1).ilog2()
                + (self.rules.len() * 2 / having / 3).max(1).ilog2())
                * 2
        };
        let weights: Vec<u32> = (0..wanted.len()).map(weight).collect();
        let asked = roots_of(query, &mut self.roots);
        let quoted: Vec<Vec<Root>> =
            in_quotes(query).iter().map(|words| roots_of(words, &mut self.roots)).collect();
        let mut hits: Vec<Hit> = self
            .rules
            .iter()
            .zip(&found)
            .filter_map(|(rule, scores)| {
                let hit = rule.hit(scores, &weights, language)?;
                Some(Hit { score: hit.score.saturating_mul(rule.explained(&asked, &quoted)) / 4, ..hit })
            })
            .collect();
        share_open_points(&mut hits, language);
        self.share_questions(&wanted, &weights, &mut hits, language);
        let least = hits.iter().filter(|hit| !hit.rule.number.is_lettered()).map(|hit| hit.missing).min();
        let least = least.or_else(|| hits.iter().map(|hit| hit.missing).min()).unwrap_or_default();
        // The appendices are tables and hints: what the rules say themselves comes first, even with a word less.
        hits.order_by_key(|hit| {
            (
                hit.rule.number.is_lettered() && hit.rule.about.is_empty(),
                std::cmp::Reverse(hit.score),
                hit.rule.number,
            )
        });
        let enough = hits.iter().filter(|hit| hit.missing == least).count() >= PARTIAL_MAX;
        if least == 0 && (enough || wanted.len() <= 2) {
            hits.retain(|hit| hit.missing == 0);
        } else {
            hits.retain(|hit| hit.missing <= least + 1);
            hits.truncate(PARTIAL_MAX);
        }
        hits
    }

    /// A query that is much like a known question finds the rule that answers it before any other.
    fn share_questions(&self, wanted: &[Wanted], weights: &[u32], hits: &mut Vec<Hit>, language: Language) {
        let best = hits.iter().map(|hit| hit.score).max().unwrap_or(1);
        let enough = if wanted.len() > 2 { LIKENESS_MIN } else { LIKENESS_MIN_SHORT };
        for question in &self.questions {
            let likeness = question.likeness(wanted, weights);
            if likeness < enough {
                continue;
            }
            let score = best.saturating_add(best / 100 * likeness).saturating_add(likeness);
            match hits.iter_mut().find(|hit| hit.rule.number == question.rule) {
                Some(hit) => {
                    hit.score = hit.score.max(score);
                    hit.missing = 0;
                }
                None => hits
                    .extend(rulebook().get(question.rule).map(|rule| Hit { score, ..whole(rule, language) })),
            }
        }
    }

    /// The words of the query, each with what it is called in the rulebook.
    fn wanted(&mut self, query: &str, language: Language) -> Vec<Wanted> {
        let book = rulebook();
        let quoted: Vec<String> = in_quotes(query).into_iter().flat_map(split).collect();
        let words = match split(query) {
            // Small words in quotation marks are what is asked for.
            words if !quoted.is_empty() && words.iter().all(|word| is_filling(&fold(word))) => quoted,
            words => telling(words),
        };
        let mut wanted = Vec::new();
        let mut rest = words.as_slice();
        while !rest.is_empty() {
            // The longest group that has a name of its own.
            let named = (1..=rest.len().min(GROUP_MAX)).rev().find_map(|count| {
                let named = names(book, &rest[..count], language);
                (!named.ways.is_empty()).then_some((count, named))
            });
            let (count, named) = named.unwrap_or((1, Named::default()));
            let mut ways = vec![rest[..count].to_vec()];
            ways.extend(named.ways);
            ways.dedup();
            let root = |words: Vec<String>| words.iter().map(|word| self.roots.of(word)).collect();
            let ways = ways.into_iter().map(root).collect();
            wanted.push(Wanted { ways, terms: named.terms });
            rest = &rest[count..];
        }
        wanted
    }
}

/// How alike a query and a question must be, in hundredths; a short query says little, and must be the same.
const LIKENESS_MIN: u32 = 66;
const LIKENESS_MIN_SHORT: u32 = 80;

impl Question {
    /// How much of the query, by the weights of its words, and of the question is the same, in hundredths.
    fn likeness(&self, wanted: &[Wanted], weights: &[u32]) -> u32 {
        let mut met = vec![false; self.words.len()];
        let mut found = 0;
        for (one, weight) in wanted.iter().zip(weights) {
            // The form that is most alike: "challenger" and "challenged" are two words of a question.
            let place = |word: &Root| {
                let alike = |at: &usize| (word.likeness(&self.words[*at]), !met[*at], Reverse(*at));
                (0..self.words.len()).filter(|at| alike(at).0 >= SAME_WORD).max_by_key(alike)
            };
            let places =
                one.ways.iter().find_map(|way| way.iter().map(place).collect::<Option<Vec<usize>>>());
            if let Some(places) = places {
                found += *weight as usize;
                places.into_iter().for_each(|at| met[at] = true);
            }
        }
        let met = met.into_iter().filter(|met| *met).count();
        let of_query = (weights.iter().sum::<u32>() as usize).max(1);
        let of_question = self.words.len().max(1);
        // 2pr / (p + r), with p = met / of_question and r = found / of_query.
        let both = met * of_query + found * of_question;
        let share = (200 * met * found).checked_div(both).unwrap_or_default();
        u32::try_from(share).unwrap_or_default()
    }
}

/// Words so alike are forms of one word.
const SAME_WORD: u32 = 13;

/// An open point that fits speaks for the rules that it is about.
fn share_open_points(hits: &mut Vec<Hit>, language: Language) {
    let points: Vec<Hit> = hits.iter().filter(|hit| !hit.rule.about.is_empty()).cloned().collect();
    for point in points {
        for number in &point.rule.about {
            match hits.iter_mut().find(|hit| hit.rule.number == *number) {
                Some(hit) => hit.score += point.score,
                None => hits.extend(rulebook().get(*number).map(|rule| Hit {
                    score: point.score,
                    missing: point.missing,
                    ..whole(rule, language)
                })),
            }
        }
    }
}

/// Title, text and remarks of an entry, in this order.
fn texts(prose: &Prose) -> Vec<(u32, &str)> {
    let remarks = [&prose.why, &prose.example, &prose.engine, &prose.default];
    let title = (TITLE_WORTH, prose.title.as_deref().unwrap_or_default());
    let remarks = remarks.into_iter().flatten().map(|text| (REMARK_WORTH, text.as_str()));
    [title, (TEXT_WORTH, prose.text.as_str())].into_iter().chain(remarks).collect()
}

/// Pairs of quotation marks.
const QUOTES: [(char, char); 5] = [('"', '"'), ('“', '”'), ('«', '»'), ('‘', '’'), ('\'', '\'')];

/// So many signs may stand between two of several words in quotation marks.
const BETWEEN_MAX: usize = 6;

/// What stands in quotation marks; an apostrophe inside a word is none.
fn in_quotes(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (open, close) in QUOTES {
        let mut rest = text;
        while let Some((before, inside)) = rest.split_once(open) {
            let in_word = open == '\'' && before.ends_with(char::is_alphanumeric);
            match inside.split_once(close).filter(|_| !in_word) {
                Some((words, behind)) => {
                    found.push(words);
                    rest = behind;
                }
                None => rest = inside,
            }
        }
    }
    found
}

/// The words in quotation marks with which a rule begins: `"Other" and "another" exclude …`.
fn explained(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((open, close)) = QUOTES.into_iter().find(|(open, _)| rest.starts_with(*open)) {
        let Some((words, behind)) = rest[open.len_utf8()..].split_once(close) else { break };
        found.push(words);
        // A comma or a small word may stand before the next.
        let next = behind
            .char_indices()
            .take(BETWEEN_MAX)
            .find(|(_, sign)| QUOTES.iter().any(|(open, _)| open == sign));
        rest = next.map_or("", |(at, _)| &behind[at..]);
    }
    found
}

/// All words of a text by their roots, small ones too.
fn roots_of(text: &str, roots: &mut Roots) -> Vec<Root> {
    split(text).iter().map(|word| roots.of(word)).collect()
}

fn part(worth: u32, place: Place, text: &str, roots: &mut Roots) -> Part {
    let lower: String = text.chars().map(|c| c.to_lowercase().next().unwrap_or(c)).collect();
    let words = split_words(&lower).into_iter().map(|(at, word)| Word { at, root: roots.of(&word) });
    Part { worth, place, words: words.collect() }
}

/// One thing that is looked for: groups of words, any of which will do.
struct Wanted {
    ways: Vec<Vec<Root>>,
    /// The terms that it is a name of.
    terms: Vec<&'static Term>,
}

/// What the rulebook calls a group of words.
#[derive(Default)]
struct Named {
    ways: Vec<Vec<String>>,
    terms: Vec<&'static Term>,
}

/// The words of a text as they are written, in lower case.
fn split(text: &str) -> Vec<String> {
    let lower: String = text.chars().map(|c| c.to_lowercase().next().unwrap_or(c)).collect();
    split_words(&lower.replace('’', "'")).into_iter().map(|(_, word)| word).collect()
}

/// The words without those that tell nothing, unless there are no others.
fn telling(words: Vec<String>) -> Vec<String> {
    let telling: Vec<String> = words.iter().filter(|word| !is_filling(&fold(word))).cloned().collect();
    if telling.is_empty() { words } else { telling }
}

/// Whether a word tells nothing, in any language.
fn is_filling(folded: &str) -> bool {
    Language::ALL.into_iter().any(|language| crate::words::words(language).filling.contains(&folded))
}

/// What the rulebook calls these words, as far as that is another thing.
fn names(book: &'static Rulebook, group: &[String], language: Language) -> Named {
    let text = fold(&group.join(" "));
    let mut terms = terms_like(book, &text);
    let bare = |name: &str| split(name.split(" (").next().unwrap_or_default());
    let mut ways: Vec<Vec<String>> = terms.iter().map(|term| bare(term.name(language))).collect();
    for (row, said) in PLAYERS_WORDS.iter().enumerate() {
        if said.split(", ").any(|said| said == text) {
            ways.push(split(crate::words::words(language).players_words[row]));
            terms.extend(book.terms_called(crate::words::words(Language::default()).players_words[row]));
        }
    }
    ways.iter_mut().for_each(|way| *way = telling(std::mem::take(way)));
    ways.retain(|way| !way.is_empty());
    Named { ways, terms }
}

/// The terms with this name in either language, small words aside, or one that differs by plural endings only.
fn terms_like(book: &'static Rulebook, text: &str) -> Vec<&'static Term> {
    static KEYS: LazyLock<Vec<(String, usize)>> = LazyLock::new(|| {
        let terms = rulebook().terms().iter().enumerate();
        let names = |term: &Term| -> Vec<String> {
            Language::ALL.iter().flat_map(|language| term.names(*language)).cloned().collect()
        };
        let keys = terms.flat_map(|(nth, term)| names(term).into_iter().map(move |name| (key(&name), nth)));
        keys.collect()
    });
    let wanted = singular(text);
    let exact = KEYS.iter().filter(|(key, _)| key == text);
    let like = KEYS.iter().filter(|(key, _)| singular(key) == wanted);
    let mut found: Vec<usize> = exact.map(|(_, nth)| *nth).collect();
    if found.is_empty() {
        found = like.map(|(_, nth)| *nth).collect();
    }
    found.dedup();
    found.into_iter().map(|nth| &book.terms()[nth]).collect()
}

/// A name of a term without its remark and without small words.
fn key(name: &str) -> String {
    telling(split(&fold(name.split(" (").next().unwrap_or(name)))).join(" ")
}

/// The words without the endings of plurals and of verbs.
fn singular(text: &str) -> String {
    let word = |word: &str| {
        let ending =
            ["ing", "ed", "es", "s"].into_iter().find(|ending| word.len() > 5 && word.ends_with(ending));
        word.strip_suffix(ending.unwrap_or_default()).unwrap_or(word).to_owned()
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// How well a rule fits one thing that is looked for.
#[derive(Clone, Copy, Default)]
struct Score {
    /// By its own words.
    own: u32,
    /// By the headings above it.
    above: u32,
    /// So many times the worth of defining the term: 2 for the rule itself, 1 for those under it.
    defines: u32,
    /// The part and the position of the first word.
    place: Option<(usize, usize)>,
}

impl Indexed {
    /// How much more the rule counts, in quarters, because it explains words that the query has, one behind the other as on
    /// cards, small words too; most where the query has them in quotation marks.
    fn explained(&self, asked: &[Root], quoted: &[Vec<Root>]) -> u32 {
        let same = |one: &[Root], other: &[Root]| {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.plain == other.plain)
        };
        let is_quoted = |words: &Vec<Root>| quoted.iter().any(|other| same(words, other));
        let is_there = |words: &Vec<Root>| {
            words.len() > 1 && asked.windows(words.len()).any(|window| same(words, window))
        };
        if self.explains.iter().any(is_quoted) {
            12
        } else if self.explains.iter().any(is_there) {
            6
        } else {
            4
        }
    }

    fn score(&self, wanted: &Wanted) -> Score {
        let mut best = Score::default();
        for (nth, way) in wanted.ways.iter().enumerate() {
            // What was typed counts a little more than what it is called elsewhere.
            let dear = if nth == 0 { 10 } else { 9 };
            let (own, place) = self.words_in(way, Place::Own);
            let (above, _) = self.words_in(way, Place::Above);
            if own * dear > best.own {
                best.own = own * dear;
                best.place = place;
            }
            best.above = best.above.max(above * dear);
        }
        let number = self.rule.number;
        let defining = wanted.terms.iter().flat_map(|term| &term.rules);
        let share = |rule: &Number| match rule {
            rule if *rule == number => 2,
            rule if number.is_below(rule) => 1,
            _ => 0,
        };
        best.defines = defining.map(share).max().unwrap_or_default();
        best
    }

    /// The worth of all these words in some of the parts, or nothing if one is missing; and where the first one stands.
    fn words_in(&self, words: &[Root], place: Place) -> (u32, Option<(usize, usize)>) {
        let mut total = 0;
        let mut first = None;
        for wanted in words {
            let mut found = 0;
            for (index, part) in self.parts.iter().enumerate().filter(|(_, part)| part.place == place) {
                let best = part.words.iter().map(|word| (wanted.likeness(&word.root), word.at));
                let Some((likeness, at)) = best.max_by_key(|(likeness, at)| (*likeness, usize::MAX - at))
                else {
                    continue;
                };
                if likeness > 0 {
                    // The best part counts in full, the others a little.
                    let here = likeness * part.worth;
                    found = found.max(here) + found.min(here) / 6;
                    first.get_or_insert((index, at));
                }
            }
            if found == 0 {
                return (0, None);
            }
            total += found;
        }
        (total / words.len().max(1) as u32, first)
    }

    /// The rule as it is shown. One that only stands under the right heading is no better than the heading, and one that has
    /// less than half is none.
    fn hit(&self, scores: &[Score], weights: &[u32], language: Language) -> Option<Hit> {
        let has = |score: &&Score| score.own + score.above + score.defines > 0;
        let missing =
            scores.iter().zip(weights).filter(|(score, weight)| !has(score) && **weight > COMMON).count();
        let place = scores.iter().find_map(|score| score.place);
        let defines = scores.iter().any(|score| score.defines > 1);
        if 2 * missing > scores.len() || scores.is_empty() || (place.is_none() && !defines) {
            return None;
        }
        let mut score = 0;
        let mut covered = 0;
        for (found, weight) in scores.iter().zip(weights) {
            let worth = found.own.max(found.above);
            let defined = found.defines * DEFINITION_WORTH;
            score += (worth + defined) * weight;
            covered += if worth > 0 || found.defines > 0 { *weight } else { 0 };
        }
        // A heading answers a word, seldom a question.
        if scores.len() > 2 && self.is_heading {
            score = score * 2 / 3;
        }
        // An open point is no rule.
        if !self.rule.about.is_empty() {
            score /= 2;
        }
        let all: u32 = weights.iter().sum::<u32>().max(1);
        // What has most of the query comes before what has much of a part of it; long texts have everything.
        let length = 500 + self.length as u32;
        let score =
            u64::from(score) * u64::from(covered * covered) * 100 / u64::from(all * all) / u64::from(length);
        let prose = self.rule.prose(language);
        // A title alone is no excerpt.
        let excerpt = match place {
            Some((part, at)) if part > 0 => excerpt(texts(prose)[part].1, at),
            Some(_) | None => excerpt(&prose.text, 0),
        };
        Some(Hit { rule: self.rule, score: u32::try_from(score).unwrap_or(u32::MAX), missing, excerpt })
    }
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

/// Finds phrases in texts whatever the form of their words: "desterrar" in "destierra a un personaje".
pub struct Forms(Roots);

impl Forms {
    /// The forms of words of a language.
    pub fn new(language: Language) -> Forms {
        Forms(Roots::new(language))
    }

    /// Whether the words of the phrase stand one after another in the text, in any form.
    pub fn contains(&mut self, text: &str, phrase: &str) -> bool {
        let phrase = self.roots(phrase);
        let text = self.roots(text);
        let fits =
            |window: &[Root]| phrase.iter().zip(window).all(|(wanted, word)| wanted.likeness(word) > 0);
        !phrase.is_empty() && text.windows(phrase.len()).any(fits)
    }

    fn roots(&mut self, text: &str) -> Vec<Root> {
        split(text).iter().map(|word| self.0.of(word)).collect()
    }
}

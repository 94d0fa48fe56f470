//! Finding rulings: by rule, by tag, by card, by keyword, by words.

use rulebook::{Language, Number, rulebook, tag};
use vocabulary::fold;

use crate::ruling::{Ruling, rulings};

/// A ruling that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// What was found.
    pub ruling: &'static Ruling,
    /// How well it fits.
    pub fit: Fit,
}

/// How a ruling fits a query, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It is called so.
    Name,
    /// It is about the rule, or about one that the term or tag stands for.
    Rule,
    /// The words are in its title.
    Title,
    /// It is about a rule under that one.
    RuleBelow,
    /// The words are in it, as the name of a card.
    Text,
}

/// The rulings that fit all parts of a query: rule numbers, `#tags`, and words, which are looked for together.
///
/// Words that are a term of the glossary, such as a keyword, also find the rulings about its rules.
pub fn find(query: &str, language: Language) -> Vec<Found> {
    let query = rulebook::looked_at(query);
    let mut parts: Vec<Part> = Vec::new();
    let mut words: Vec<&str> = Vec::new();
    for word in query.split_whitespace() {
        match (word.strip_prefix('#'), word.parse::<Number>()) {
            (Some(name), _) => {
                parts.push(Part::Rules(tag(name).map(|tag| tag.rules.clone()).unwrap_or_default()))
            }
            (None, Ok(number)) if word.contains('.') || word.bytes().all(|byte| byte.is_ascii_digit()) => {
                parts.push(Part::Rules(vec![number]));
            }
            (None, _) => words.push(word),
        }
    }
    let words = words.join(" ");
    if !fold(&words).is_empty() {
        let terms = rulebook().terms_called(&words);
        let rules = terms.iter().flat_map(|term| term.rules.iter().copied()).collect();
        let each = fold(&words).split(' ').map(str::to_owned).collect();
        parts.push(Part::Words { phrase: fold(&words), each, rules });
    }
    if parts.is_empty() {
        return Vec::new();
    }
    let fit = |ruling: &'static Ruling| {
        let fits: Option<Vec<Fit>> = parts.iter().map(|part| part.fit(ruling, language)).collect();
        fits?.into_iter().max().map(|fit| Found { ruling, fit })
    };
    let mut found: Vec<Found> = rulings().iter().filter_map(fit).collect();
    found.sort_by_key(|found| (found.fit, found.ruling.path));
    found
}

enum Part {
    /// Any of these rules.
    Rules(Vec<Number>),
    Words {
        phrase: String,
        each: Vec<String>,
        /// The rules that the words stand for.
        rules: Vec<Number>,
    },
}

impl Part {
    fn fit(&self, ruling: &Ruling, language: Language) -> Option<Fit> {
        match self {
            Part::Rules(rules) => about(ruling, rules),
            Part::Words { phrase, each, rules } => {
                if fold(ruling.name()) == *phrase {
                    return Some(Fit::Name);
                }
                let title = format!("{} {}", fold(ruling.title(language)), fold(ruling.name()));
                let english = fold(ruling.title(Language::default()));
                let in_title = |word: &String| begins_a_word(&title, word) || begins_a_word(&english, word);
                let by_title = each.iter().all(in_title).then_some(Fit::Title);
                let by_text = || ruling.mentions(phrase).then_some(Fit::Text);
                about(ruling, rules).into_iter().chain(by_title).min().or_else(by_text)
            }
        }
    }
}

fn about(ruling: &Ruling, rules: &[Number]) -> Option<Fit> {
    if rules.iter().any(|rule| ruling.rules.contains(rule)) {
        Some(Fit::Rule)
    } else if rules.iter().any(|rule| ruling.rules.iter().any(|own| own.is_below(rule))) {
        Some(Fit::RuleBelow)
    } else {
        None
    }
}

/// Whether a word of a folded text begins with this.
fn begins_a_word(text: &str, start: &str) -> bool {
    text.split(' ').any(|word| word.starts_with(start))
}

//! Reading a query: `cost<=3 ink:amber -set:1 "banish chosen"`.

use cards::Rarity;
use notation::syntax::Keyword;
use vocabulary::{Ink, fold};

/// A query: every part must fit.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Query {
    pub(crate) parts: Vec<Part>,
}

/// One part of a query.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) is_negated: bool,
    pub(crate) test: Test,
}

/// What a card must be like. Strings are folded.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Test {
    Name(String),
    Kind(String),
    Ink(Ink),
    Class(String),
    Keyword(String),
    Set(String),
    Rarity(Rarity),
    Inkable(bool),
    Supported(bool),
    Number(Number, Compare, u32),
    Words(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Cost,
    Strength,
    Willpower,
    Lore,
    MoveCost,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compare {
    Equal,
    NotEqual,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Compare {
    pub(crate) fn holds(self, own: u32, value: u32) -> bool {
        match self {
            Compare::Equal => own == value,
            Compare::NotEqual => own != value,
            Compare::Less => own < value,
            Compare::AtMost => own <= value,
            Compare::More => own > value,
            Compare::AtLeast => own >= value,
        }
    }
}

const KINDS: [&str; 5] = ["character", "action", "song", "item", "location"];
const KEYWORDS: [&str; 14] = [
    "alert",
    "bodyguard",
    "boost",
    "challenger",
    "evasive",
    "reckless",
    "resist",
    "rush",
    "shift",
    "singer",
    "sing together",
    "support",
    "vanish",
    "ward",
];
const FIELDS: &str =
    "name, type, ink, class, keyword, set, rarity, inkable, supported, cost, strength, willpower, lore, move";

impl Query {
    pub(crate) fn read(text: &str) -> Result<Query, String> {
        let mut parts = Vec::new();
        for token in tokens(text)? {
            let (is_negated, rest) = match token.strip_prefix('-') {
                Some(rest) if !rest.is_empty() => (true, rest),
                _ => (false, token.as_str()),
            };
            parts.push(Part { is_negated, test: test(rest)? });
        }
        if parts.is_empty() {
            return Err("nothing to look for".to_owned());
        }
        Ok(Query { parts })
    }
}

/// Splits at blanks outside quotes.
fn tokens(text: &str) -> Result<Vec<String>, String> {
    let mut tokens = Vec::new();
    let mut token = String::new();
    let mut is_quoted = false;
    for letter in text.chars() {
        match letter {
            '"' | '“' | '”' => {
                is_quoted = !is_quoted;
                token.push('"');
            }
            letter if letter.is_whitespace() && !is_quoted => {
                if !token.is_empty() {
                    tokens.push(std::mem::take(&mut token));
                }
            }
            letter => token.push(letter),
        }
    }
    if is_quoted {
        return Err("a quote is not closed".to_owned());
    }
    tokens.extend((!token.is_empty()).then_some(token));
    Ok(tokens)
}

fn test(token: &str) -> Result<Test, String> {
    let is_field = |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
    match token.find([':', '=', '<', '>', '!']) {
        Some(end) if is_field(&token[..end]) => field(&token[..end].to_lowercase(), &token[end..]),
        _ => match fold(token) {
            words if words.is_empty() => Err(format!("{token:?} says nothing")),
            words => Ok(Test::Words(words)),
        },
    }
}

fn field(name: &str, rest: &str) -> Result<Test, String> {
    let number = match name {
        "cost" => Some(Number::Cost),
        "strength" => Some(Number::Strength),
        "willpower" => Some(Number::Willpower),
        "lore" => Some(Number::Lore),
        "move" => Some(Number::MoveCost),
        _ => None,
    };
    if let Some(number) = number {
        let (compare, value) = comparison(rest)
            .ok_or_else(|| format!("{name}{rest}: expected a comparison, such as {name}>=2"))?;
        let value = value.parse().map_err(|_| format!("{name}{rest}: {value:?} is no number"))?;
        return Ok(Test::Number(number, compare, value));
    }
    let Some(value) = rest.strip_prefix([':', '=']) else {
        return Err(format!("{name}{rest}: expected {name}: and a word"));
    };
    let value = value.trim_matches('"');
    let folded = fold(value);
    match name {
        "name" => Ok(Test::Name(folded)),
        "type" => one_of(&KINDS, folded).map(Test::Kind),
        "ink" => Ink::named(value).map(Test::Ink).ok_or_else(|| format!("{value:?} is no ink")),
        "class" => Ok(Test::Class(folded)),
        "keyword" => {
            // Also by their Spanish names.
            let english = Keyword::named(value).map_or(folded, |keyword| fold(keyword.word()));
            one_of(&KEYWORDS, english).map(Test::Keyword)
        }
        "set" => Ok(Test::Set(value.to_owned())),
        "rarity" => {
            Rarity::from_word(value).map(Test::Rarity).ok_or_else(|| format!("{value:?} is no rarity"))
        }
        "inkable" => yes_or_no(&folded).map(Test::Inkable),
        "supported" => yes_or_no(&folded).map(Test::Supported),
        _ => Err(format!("no field is called {name:?}; there are {FIELDS}")),
    }
}

fn comparison(rest: &str) -> Option<(Compare, &str)> {
    let signs = [
        ("<=", Compare::AtMost),
        (">=", Compare::AtLeast),
        ("!=", Compare::NotEqual),
        ("<", Compare::Less),
        (">", Compare::More),
        ("=", Compare::Equal),
        (":", Compare::Equal),
    ];
    signs.into_iter().find_map(|(sign, compare)| Some((compare, rest.strip_prefix(sign)?)))
}

fn one_of(words: &[&str], word: String) -> Result<String, String> {
    if words.contains(&word.as_str()) {
        Ok(word)
    } else {
        Err(format!("{word:?} is none of {}", words.join(", ")))
    }
}

fn yes_or_no(word: &str) -> Result<bool, String> {
    match word {
        "yes" | "true" => Ok(true),
        "no" | "false" => Ok(false),
        _ => Err(format!("{word:?} is neither yes nor no")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries() {
        let part = |test| Part { is_negated: false, test };
        let query = Query::read("cost<=3 ink:AMBER -set:5 class:\"seven dwarfs\" \"banish chosen\" Ward")
            .expect("sound");
        assert_eq!(
            query.parts,
            [
                part(Test::Number(Number::Cost, Compare::AtMost, 3)),
                part(Test::Ink(Ink::Amber)),
                Part { is_negated: true, test: Test::Set("5".to_owned()) },
                part(Test::Class("seven dwarfs".to_owned())),
                part(Test::Words("banish chosen".to_owned())),
                part(Test::Words("ward".to_owned())),
            ]
        );
    }

    #[test]
    fn keywords_have_spanish_names() {
        for (text, expected) in
            [("Resistencia", "resist"), ("imprudente", "reckless"), ("\"cantar juntos\"", "sing together")]
        {
            let query = Query::read(&format!("keyword:{text}")).expect("sound");
            let test = Test::Keyword(expected.to_owned());
            assert_eq!(query.parts, [Part { is_negated: false, test }]);
        }
    }

    #[test]
    fn bad_queries_say_why() {
        for (text, expected) in [
            ("", "nothing to look for"),
            ("\"open", "a quote is not closed"),
            ("cost:many", "cost:many: \"many\" is no number"),
            ("cost!3", "cost!3: expected a comparison, such as cost>=2"),
            ("ink:pink", "\"pink\" is no ink"),
            ("type:spell", "\"spell\" is none of character, action, song, item, location"),
            ("inkable:maybe", "\"maybe\" is neither yes nor no"),
            ("set>5", "set>5: expected set: and a word"),
            ("colour:red", &format!("no field is called \"colour\"; there are {FIELDS}")),
            ("?", "\"?\" says nothing"),
        ] {
            assert_eq!(Query::read(text), Err(expected.to_owned()), "{text}");
        }
    }
}

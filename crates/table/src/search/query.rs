//! Reading a query: `cost<=3 ink:amber -set:1 "banish chosen"`.

use cards::Rarity;
use vocabulary::{Ink, Keyword, Language, fold};

use crate::words::{Field, KindSought, QueryError, tongue};

/// A query: every part must fit.
#[derive(Debug, PartialEq, Eq)]
pub struct Query {
    pub(crate) parts: Vec<Part>,
    /// The language in which words are looked for in the texts, beside English.
    pub(crate) language: Language,
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
    Kind(KindSought),
    Ink(Ink),
    Class(String),
    Keyword(Keyword),
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

/// The longest query, in letters.
const QUERY_LETTERS_MAX: usize = 1_000;

impl Query {
    /// Reads a query; it may be in either language, and what is wrong with it is told in this one.
    pub fn read(text: &str, language: Language) -> Result<Query, String> {
        if text.chars().nth(QUERY_LETTERS_MAX).is_some() {
            return Err(wrong(QueryError::TooLong { most: QUERY_LETTERS_MAX }, language));
        }
        let mut parts = Vec::new();
        for token in tokens(text, language)? {
            let (is_negated, rest) = match token.strip_prefix('-') {
                Some(rest) if !rest.is_empty() => (true, rest),
                _ => (false, token.as_str()),
            };
            parts.push(Part { is_negated, test: test(rest, language)? });
        }
        if parts.is_empty() {
            return Err(wrong(QueryError::Empty, language));
        }
        // Who writes the fields of a language looks for words of that language.
        let written = tokens(text, language)?.iter().find_map(|token| language_of_field(token));
        Ok(Query { parts, language: written.unwrap_or(language) })
    }
}

/// Splits at blanks outside quotes.
fn tokens(text: &str, language: Language) -> Result<Vec<String>, String> {
    let mut tokens = Vec::new();
    let mut token = String::new();
    let mut is_quoted = false;
    for letter in text.chars() {
        match letter {
            '"' | '“' | '”' | '«' | '»' => {
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
        return Err(wrong(QueryError::OpenQuote, language));
    }
    tokens.extend((!token.is_empty()).then_some(token));
    // The dash between name and version is no word; alone it says nothing.
    let is_dash = |token: &String| token.chars().all(|letter| matches!(letter, '-' | '–' | '—'));
    if tokens.len() > 1 {
        tokens.retain(|token| !is_dash(token));
    }
    Ok(tokens)
}

fn test(token: &str, language: Language) -> Result<Test, String> {
    let is_field = |name: &str| !name.is_empty() && name.chars().all(char::is_alphabetic);
    match token.find([':', '=', '<', '>', '!']) {
        Some(end) if is_field(&token[..end]) => field(&token[..end], &token[end..], language),
        _ => match fold(token) {
            words if words.is_empty() => Err(wrong(QueryError::SaysNothing(token), language)),
            words => Ok(Test::Words(words)),
        },
    }
}

/// What is wrong, in words.
fn wrong(error: QueryError<'_>, language: Language) -> String {
    tongue(language).query_error(&error)
}

/// The field of that name, in any language.
fn field_name(written: &str) -> Option<Field> {
    let folded = fold(written);
    let is_called = |language: Language, field| tongue(language).field(field).contains(&folded.as_str());
    Field::ALL.into_iter().find(|field| Language::ALL.into_iter().any(|own| is_called(own, *field)))
}

/// The language of a field's name, where the authoritative one does not have it.
fn language_of_field(token: &str) -> Option<Language> {
    let name = token.trim_start_matches('-').split([':', '=', '<', '>', '!']).next().unwrap_or_default();
    let folded = fold(name);
    let has = |language: &Language| {
        Field::ALL.into_iter().any(|field| tongue(*language).field(field).contains(&folded.as_str()))
    };
    let found = Language::ALL.into_iter().find(has).filter(|found| *found != Language::default());
    found.filter(|_| name.len() < token.len())
}

/// The names of all fields in a language.
fn field_names(language: Language) -> String {
    Field::ALL.map(|field| tongue(language).field(field)[0]).join(", ")
}

fn field(written: &str, rest: &str, language: Language) -> Result<Test, String> {
    let Some(name) = field_name(written) else {
        return Err(wrong(QueryError::NoSuchField { written, names: &field_names(language) }, language));
    };
    let number = |number| number_test(number, (written, rest), language);
    let word = || word(written, rest, language);
    match name {
        Field::Cost => number(Number::Cost),
        Field::Strength => number(Number::Strength),
        Field::Willpower => number(Number::Willpower),
        Field::Lore => number(Number::Lore),
        Field::MoveCost => number(Number::MoveCost),
        Field::Name => Ok(Test::Name(fold(word()?))),
        Field::Type => kind(word()?, language),
        Field::Ink => ink(word()?, language),
        Field::Class => Ok(Test::Class(fold(word()?))),
        Field::Keyword => keyword(word()?, language),
        Field::Set => Ok(Test::Set(word()?.to_owned())),
        Field::Rarity => rarity(word()?, language),
        Field::Inkable => yes_or_no(word()?, language).map(Test::Inkable),
        Field::Supported => yes_or_no(word()?, language).map(Test::Supported),
    }
}

/// A field that is compared with a number.
fn number_test(number: Number, (written, rest): (&str, &str), language: Language) -> Result<Test, String> {
    let (compare, value) =
        comparison(rest).ok_or_else(|| wrong(QueryError::NoComparison { written, rest }, language))?;
    let value = value.parse().map_err(|_| wrong(QueryError::NoNumber { written, rest, value }, language))?;
    Ok(Test::Number(number, compare, value))
}

/// The word that a field takes.
fn word<'t>(written: &str, rest: &'t str, language: Language) -> Result<&'t str, String> {
    let value = rest.strip_prefix([':', '=']);
    let value = value.ok_or_else(|| wrong(QueryError::NoWord { written, rest }, language))?;
    Ok(value.trim_matches('"'))
}

fn kind(value: &str, language: Language) -> Result<Test, String> {
    let folded = fold(value);
    let is_called = |kind: KindSought, own: Language| tongue(own).kind_sought(kind) == folded;
    let found =
        KindSought::ALL.into_iter().find(|kind| Language::ALL.iter().any(|own| is_called(*kind, *own)));
    let names = KindSought::ALL.map(|kind| tongue(language).kind_sought(kind)).join(", ");
    found.map(Test::Kind).ok_or_else(|| wrong(QueryError::NoneOf { value, words: &names }, language))
}

fn ink(value: &str, language: Language) -> Result<Test, String> {
    let folded = fold(value);
    let called = |ink: &Ink| Language::ALL.iter().any(|own| fold(ink.name_in(*own)) == folded);
    let found = Ink::ALL.into_iter().find(called);
    found.map(Test::Ink).ok_or_else(|| wrong(QueryError::NoInk(value), language))
}

fn keyword(value: &str, language: Language) -> Result<Test, String> {
    let none = || {
        let names: Vec<&str> = Keyword::ALL.iter().map(|keyword| keyword.name(language)).collect();
        wrong(QueryError::NoneOf { value, words: &names.join(", ") }, language)
    };
    Keyword::named(value).map(Test::Keyword).ok_or_else(none)
}

fn rarity(value: &str, language: Language) -> Result<Test, String> {
    Rarity::from_word(value).map(Test::Rarity).ok_or_else(|| wrong(QueryError::NoRarity(value), language))
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

fn yes_or_no(value: &str, language: Language) -> Result<bool, String> {
    let folded = fold(value);
    let is_among =
        |at: usize| Language::ALL.iter().any(|own| tongue(*own).yes_and_no()[at].contains(&folded.as_str()));
    match (is_among(0), is_among(1)) {
        (true, _) => Ok(true),
        (false, true) => Ok(false),
        (false, false) => Err(wrong(QueryError::NeitherYesNorNo(value), language)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{English, Spanish};

    fn parts(text: &str) -> Vec<Part> {
        Query::read(text, English).expect("sound").parts
    }

    #[test]
    fn a_query_has_a_length() {
        let letters = "é".repeat(QUERY_LETTERS_MAX);
        assert!(Query::read(&letters, English).is_ok());
        let longer = Query::read(&format!("{letters}x"), English).map(|_| ());
        assert_eq!(longer, Err("more than 1000 letters to look for".to_owned()));
    }

    #[test]
    fn queries() {
        let part = |test| Part { is_negated: false, test };
        let expected = [
            part(Test::Number(Number::Cost, Compare::AtMost, 3)),
            part(Test::Ink(Ink::Amber)),
            Part { is_negated: true, test: Test::Set("5".to_owned()) },
            part(Test::Class("seven dwarfs".to_owned())),
            part(Test::Words("banish chosen".to_owned())),
            part(Test::Words("ward".to_owned())),
        ];
        assert_eq!(parts("cost<=3 ink:AMBER -set:5 class:\"seven dwarfs\" \"banish chosen\" Ward"), expected);
        assert_eq!(
            parts("coste<=3 tinta:ámbar -expansión:5 clasificación:\"seven dwarfs\" «banish chosen» Ward"),
            expected
        );
    }

    #[test]
    fn the_fields_tell_the_language_of_the_words() {
        let language = |text: &str, language| Query::read(text, language).expect("sound").language;
        assert_eq!(language("coste<=3 desterrar", English), Spanish);
        assert_eq!(language("cost<=3 banish", English), English);
        assert_eq!(language("banish", Spanish), Spanish);
    }

    #[test]
    fn values_have_spanish_names() {
        for (text, expected) in [
            ("keyword:Resistencia", Test::Keyword(Keyword::Resist)),
            ("palabra:imprudente", Test::Keyword(Keyword::Reckless)),
            ("palabra:\"cantar juntos\"", Test::Keyword(Keyword::SingTogether)),
            ("tipo:canción", Test::Kind(KindSought::Song)),
            ("color:zafiro", Test::Ink(Ink::Sapphire)),
            ("entintable:sí", Test::Inkable(true)),
            ("movimiento:1", Test::Number(Number::MoveCost, Compare::Equal, 1)),
        ] {
            assert_eq!(parts(text), [Part { is_negated: false, test: expected }], "{text}");
        }
    }

    #[test]
    fn bad_queries_say_why() {
        for (text, language, expected) in [
            ("", English, "nothing to look for"),
            ("\"open", English, "a quote is not closed"),
            ("cost:many", English, "cost:many: \"many\" is no number"),
            ("cost!3", English, "cost!3: expected a comparison, such as cost>=2"),
            ("ink:pink", English, "\"pink\" is no ink"),
            ("type:spell", English, "\"spell\" is none of character, action, song, item, location"),
            ("inkable:maybe", English, "\"maybe\" is neither yes nor no"),
            ("set>5", English, "set>5: expected set: and a word"),
            ("?", English, "\"?\" says nothing"),
            ("tinta:rosa", Spanish, "\"rosa\" no es una tinta"),
            ("coste:mucho", Spanish, "coste:mucho: \"mucho\" no es un número"),
        ] {
            assert_eq!(Query::read(text, language), Err(expected.to_owned()), "{text}");
        }
        let error = Query::read("colour:red", English).expect_err("no such field");
        assert!(error.starts_with("no field is called \"colour\"; there are name, type, ink,"), "{error}");
        let error = Query::read("peso:1", Spanish).expect_err("no such field");
        assert!(error.starts_with("ningún campo se llama \"peso\"; hay nombre, tipo, tinta,"), "{error}");
    }
}

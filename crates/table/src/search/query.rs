//! Reading a query: `cost<=3 ink:amber -set:1 "banish chosen"`.

use cards::Rarity;
use vocabulary::{Ink, Keyword, Language, fold};

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
    Kind(String),
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

/// The kinds of cards, in English and Spanish.
const KINDS: [(&str, &str); 5] = [
    ("character", "personaje"),
    ("action", "accion"),
    ("song", "cancion"),
    ("item", "objeto"),
    ("location", "localizacion"),
];

/// The fields, by their English name and their Spanish ones, without accents.
const FIELDS: [(&str, &[&str]); 14] = [
    ("name", &["nombre"]),
    ("type", &["tipo"]),
    ("ink", &["tinta", "color"]),
    ("class", &["clase", "clasificacion"]),
    ("keyword", &["palabra", "palabraclave", "clave"]),
    ("set", &["expansion", "coleccion"]),
    ("rarity", &["rareza"]),
    ("inkable", &["entintable"]),
    ("supported", &["soportada"]),
    ("cost", &["coste"]),
    ("strength", &["fuerza"]),
    ("willpower", &["voluntad"]),
    ("lore", &["leyenda"]),
    ("move", &["movimiento"]),
];

impl Query {
    /// Reads a query; it may be in either language, and what is wrong with it is told in this one.
    pub fn read(text: &str, language: Language) -> Result<Query, String> {
        let mut parts = Vec::new();
        for token in tokens(text, language)? {
            let (is_negated, rest) = match token.strip_prefix('-') {
                Some(rest) if !rest.is_empty() => (true, rest),
                _ => (false, token.as_str()),
            };
            parts.push(Part { is_negated, test: test(rest, language)? });
        }
        if parts.is_empty() {
            return Err(language.pick("nothing to look for", "no hay nada que buscar").to_owned());
        }
        // Who writes Spanish fields looks for Spanish words.
        let is_spanish = tokens(text, language)?.iter().any(|token| is_spanish_field(token));
        let language = if is_spanish { Language::Spanish } else { language };
        Ok(Query { parts, language })
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
        return Err(language.pick("a quote is not closed", "faltan unas comillas de cierre").to_owned());
    }
    tokens.extend((!token.is_empty()).then_some(token));
    Ok(tokens)
}

fn test(token: &str, language: Language) -> Result<Test, String> {
    let is_field = |name: &str| !name.is_empty() && name.chars().all(char::is_alphabetic);
    match token.find([':', '=', '<', '>', '!']) {
        Some(end) if is_field(&token[..end]) => field(&token[..end], &token[end..], language),
        _ => match fold(token) {
            words if words.is_empty() => {
                Err(language.pick(format!("{token:?} says nothing"), format!("{token:?} no dice nada")))
            }
            words => Ok(Test::Words(words)),
        },
    }
}

/// The English name of a field.
fn field_name(written: &str) -> Option<&'static str> {
    let folded = fold(written);
    let named =
        |(english, spanish): &&(&str, &[&str])| *english == folded || spanish.contains(&folded.as_str());
    FIELDS.iter().find(named).map(|(english, _)| *english)
}

fn is_spanish_field(token: &str) -> bool {
    let name = token.trim_start_matches('-').split([':', '=', '<', '>', '!']).next().unwrap_or_default();
    let folded = fold(name);
    name.len() < token.len() && FIELDS.iter().any(|(_, spanish)| spanish.contains(&folded.as_str()))
}

/// The names of all fields in a language.
fn field_names(language: Language) -> String {
    let names: Vec<&str> =
        FIELDS.iter().map(|(english, spanish)| language.pick(*english, spanish[0])).collect();
    names.join(", ")
}

fn field(written: &str, rest: &str, language: Language) -> Result<Test, String> {
    let Some(name) = field_name(written) else {
        let names = field_names(language);
        return Err(language.pick(
            format!("no field is called {written:?}; there are {names}"),
            format!("ningún campo se llama {written:?}; hay {names}"),
        ));
    };
    let number = match name {
        "cost" => Some(Number::Cost),
        "strength" => Some(Number::Strength),
        "willpower" => Some(Number::Willpower),
        "lore" => Some(Number::Lore),
        "move" => Some(Number::MoveCost),
        _ => None,
    };
    if let Some(number) = number {
        let (compare, value) = comparison(rest).ok_or_else(|| {
            language.pick(
                format!("{written}{rest}: expected a comparison, such as {written}>=2"),
                format!("{written}{rest}: se esperaba una comparación, como {written}>=2"),
            )
        })?;
        let value = value.parse().map_err(|_| {
            language.pick(
                format!("{written}{rest}: {value:?} is no number"),
                format!("{written}{rest}: {value:?} no es un número"),
            )
        })?;
        return Ok(Test::Number(number, compare, value));
    }
    let Some(value) = rest.strip_prefix([':', '=']) else {
        return Err(language.pick(
            format!("{written}{rest}: expected {written}: and a word"),
            format!("{written}{rest}: se esperaba {written}: y una palabra"),
        ));
    };
    let value = value.trim_matches('"');
    word_test(name, value, language)
}

/// A field that takes a word.
fn word_test(name: &str, value: &str, language: Language) -> Result<Test, String> {
    let folded = fold(value);
    let none_of = |words: String| {
        language.pick(format!("{value:?} is none of {words}"), format!("{value:?} no es ninguno de: {words}"))
    };
    match name {
        "name" => Ok(Test::Name(folded)),
        "type" => {
            let kind = KINDS.iter().find(|(english, spanish)| *english == folded || *spanish == folded);
            let names = || KINDS.iter().map(|(english, spanish)| language.pick(*english, *spanish));
            kind.map(|(english, _)| Test::Kind((*english).to_owned()))
                .ok_or_else(|| none_of(names().collect::<Vec<_>>().join(", ")))
        }
        "ink" => {
            let called = |ink: &Ink| Language::ALL.iter().any(|own| fold(ink.name_in(*own)) == folded);
            let ink = Ink::ALL.into_iter().find(called).map(Test::Ink);
            ink.ok_or_else(|| {
                language.pick(format!("{value:?} is no ink"), format!("{value:?} no es una tinta"))
            })
        }
        "class" => Ok(Test::Class(folded)),
        "keyword" => {
            let names = || Keyword::ALL.iter().map(|keyword| keyword.name(language));
            Keyword::named(value)
                .map(Test::Keyword)
                .ok_or_else(|| none_of(names().collect::<Vec<_>>().join(", ")))
        }
        "set" => Ok(Test::Set(value.to_owned())),
        "rarity" => Rarity::from_word(value).map(Test::Rarity).ok_or_else(|| {
            language.pick(format!("{value:?} is no rarity"), format!("{value:?} no es una rareza"))
        }),
        "inkable" => yes_or_no(value, &folded, language).map(Test::Inkable),
        _ => yes_or_no(value, &folded, language).map(Test::Supported),
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

fn yes_or_no(value: &str, folded: &str, language: Language) -> Result<bool, String> {
    match folded {
        "yes" | "true" | "si" | "verdadero" => Ok(true),
        "no" | "false" | "falso" => Ok(false),
        _ => {
            Err(language
                .pick(format!("{value:?} is neither yes nor no"), format!("{value:?} no es ni sí ni no")))
        }
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
            ("tipo:canción", Test::Kind("song".to_owned())),
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

//! Gender, number and person: what articles, adjectives, participles and verbs agree with.

use crate::tree::{Kind, Number};
use vocabulary::{Ink, Language};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gender {
    Masculine,
    Feminine,
}

/// Cards address their player as "tú"; everything else is in the third person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Person {
    Second,
    Third,
}

/// What a phrase asks of the words around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Concord {
    pub person: Person,
    pub gender: Gender,
    pub number: Number,
}

impl Concord {
    /// The player that the text speaks to.
    pub(crate) const YOU: Concord =
        Concord { person: Person::Second, gender: Gender::Masculine, number: Number::Singular };
    /// One character, object or player.
    pub(crate) const MASCULINE: Concord = Concord::third(Gender::Masculine, Number::Singular);
    /// One card or location.
    pub(crate) const FEMININE: Concord = Concord::third(Gender::Feminine, Number::Singular);

    pub(crate) const fn third(gender: Gender, number: Number) -> Concord {
        Concord { person: Person::Third, gender, number }
    }

    pub(crate) fn is_plural(self) -> bool {
        self.number == Number::Plural
    }

    pub(crate) fn singular(self) -> Concord {
        Concord { number: Number::Singular, ..self }
    }

    pub(crate) fn plural(self) -> Concord {
        Concord { number: Number::Plural, ..self }
    }

    /// Picks among masculine and feminine, singular and plural.
    pub(crate) fn pick<T>(self, masculine: T, feminine: T, masculines: T, feminines: T) -> T {
        match (self.gender, self.number) {
            (Gender::Masculine, Number::Singular) => masculine,
            (Gender::Feminine, Number::Singular) => feminine,
            (Gender::Masculine, Number::Plural) => masculines,
            (Gender::Feminine, Number::Plural) => feminines,
        }
    }

    /// Picks between singular and plural.
    pub(crate) fn count<T>(self, one: T, many: T) -> T {
        match self.number {
            Number::Singular => one,
            Number::Plural => many,
        }
    }

    /// The definite article.
    pub(crate) fn the(self) -> &'static str {
        self.pick("el", "la", "los", "las")
    }

    /// The indefinite article, in the singular.
    pub(crate) fn a(self) -> &'static str {
        self.pick("un", "una", "unos", "unas")
    }

    /// "one" standing alone.
    pub(crate) fn one(self) -> &'static str {
        self.pick("uno", "una", "unos", "unas")
    }

    pub(crate) fn that(self) -> &'static str {
        self.pick("ese", "esa", "esos", "esas")
    }

    pub(crate) fn this(self) -> &'static str {
        self.pick("este", "esta", "estos", "estas")
    }

    pub(crate) fn other(self) -> &'static str {
        self.pick("otro", "otra", "otros", "otras")
    }

    /// A pronoun after a preposition or as an expressed subject.
    pub(crate) fn tonic(self) -> &'static str {
        match self.person {
            Person::Second => "ti",
            Person::Third => self.pick("él", "ella", "ellos", "ellas"),
        }
    }

    /// The pronoun of a direct object.
    pub(crate) fn accusative(self) -> &'static str {
        match self.person {
            Person::Second => "te",
            Person::Third => self.pick("lo", "la", "los", "las"),
        }
    }

    /// The pronoun of an indirect object.
    pub(crate) fn dative(self) -> &'static str {
        match self.person {
            Person::Second => "te",
            Person::Third => self.count("le", "les"),
        }
    }

    /// The pronoun of a reflexive verb.
    pub(crate) fn reflexive(self) -> &'static str {
        match self.person {
            Person::Second => "te",
            Person::Third => "se",
        }
    }

    /// An adjective or participle given by its masculine singular in -o.
    pub(crate) fn agree(self, word: &str) -> String {
        match word.strip_suffix('o') {
            Some(stem) => format!("{stem}{}", self.pick("o", "a", "os", "as")),
            None => self.count(word.to_owned(), plural_of(word)),
        }
    }
}

/// The plural of a word: "adicional" to "adicionales", "oponente" to "oponentes".
fn plural_of(word: &str) -> String {
    if word.ends_with(['a', 'e', 'i', 'o', 'u']) { format!("{word}s") } else { format!("{word}es") }
}

/// The word for a kind of thing, in singular and plural, with its gender. Classifications stay as printed.
pub(crate) fn kind_word(kind: &Kind, number: Number) -> (String, Gender) {
    let (one, many, gender) = match kind {
        Kind::Card => ("carta", "cartas", Gender::Feminine),
        Kind::Character => ("personaje", "personajes", Gender::Masculine),
        Kind::Action => ("acción", "acciones", Gender::Feminine),
        Kind::Song => ("canción", "canciones", Gender::Feminine),
        Kind::Item => ("objeto", "objetos", Gender::Masculine),
        Kind::Location => ("localización", "localizaciones", Gender::Feminine),
        Kind::Player => ("jugador", "jugadores", Gender::Masculine),
        // "The one with the highest cost" is the chosen one.
        Kind::One => ("elegido", "elegidos", Gender::Masculine),
        Kind::Opponent => ("oponente", "oponentes", Gender::Masculine),
        Kind::Counter(counter) => {
            let words = counter.words(vocabulary::Language::Spanish);
            let gender = if words.feminine { Gender::Feminine } else { Gender::Masculine };
            (words.one, words.several, gender)
        }
        Kind::Class(class) => return (class.to_string(), Gender::Masculine),
    };
    let word = match number {
        Number::Singular => one,
        Number::Plural => many,
    };
    (word.to_owned(), gender)
}

/// The ordinal of a number from 2 on: "segundo", "tercera", "tercer" before a masculine noun.
pub(crate) fn ordinal_word(number: u32, concord: Concord, place: OrdinalPlace) -> String {
    const WORDS: [&str; 9] =
        ["segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo"];
    if number == 1 {
        return match place {
            OrdinalPlace::BeforeNoun => concord.pick("primer", "primera", "primeros", "primeras").to_owned(),
            OrdinalPlace::Alone => concord.agree("primero"),
        };
    }
    let word = usize::try_from(number).ok().and_then(|number| WORDS.get(number.checked_sub(2)?));
    match (word.copied().unwrap_or("último"), place) {
        ("tercero", OrdinalPlace::BeforeNoun) => {
            concord.pick("tercer", "tercera", "terceros", "terceras").to_owned()
        }
        (word, _) => concord.agree(word),
    }
}

/// Whether a noun follows the ordinal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OrdinalPlace {
    BeforeNoun,
    Alone,
}

/// The Spanish name of an ink type.
pub(crate) fn ink_word(ink: Ink) -> &'static str {
    ink.name_in(Language::Spanish)
}

//! Verbs and their forms: order, infinitive, present, perfect, and pronouns attached to them.
//!
//! What happened before is always told in the perfect ("has jugado", "ha sido desterrado"), what would happen as
//! "fuera a" with the infinitive; so a verb needs few forms.

use crate::tree::Number;

use super::agreement::{Concord, Person};

/// The forms of a verb that card text uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Conjugation {
    pub infinitive: &'static str,
    /// Masculine singular.
    pub participle: &'static str,
    /// tú, él, ellos.
    present: [&'static str; 3],
    subjunctive: [&'static str; 3],
    /// The order to "tú".
    pub order: &'static str,
}

/// Whether something is said to be so, or depends on "cuando", "mientras", "a menos que"…
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    Indicative,
    Subjunctive,
}

impl Mood {
    pub(crate) fn pick<T>(self, indicative: T, subjunctive: T) -> T {
        match self {
            Mood::Indicative => indicative,
            Mood::Subjunctive => subjunctive,
        }
    }
}

impl Conjugation {
    /// The present for a subject.
    pub(crate) fn present(&self, mood: Mood, subject: Concord) -> &'static str {
        mood.pick(self.present, self.subjunctive)[slot(subject)]
    }

    /// "has jugado", "haya jugado".
    pub(crate) fn perfect(&self, mood: Mood, subject: Concord) -> String {
        format!("{} {}", HABER.present(mood, subject), self.participle)
    }
}

/// "fuera" (a jugar) after "si", "vaya" after "cada vez que" and "la próxima vez que".
pub(crate) fn would_go(mood: Mood, subject: Concord) -> &'static str {
    match mood {
        Mood::Indicative => ["fueras", "fuera", "fueran"][slot(subject)],
        Mood::Subjunctive => IR.present(mood, subject),
    }
}

fn slot(subject: Concord) -> usize {
    match (subject.person, subject.number) {
        (Person::Second, _) => 0,
        (Person::Third, Number::Singular) => 1,
        (Person::Third, Number::Plural) => 2,
    }
}

/// An order or infinitive with a pronoun attached: "destiérralo", "ponla", "desterrarlo".
pub(crate) fn enclitic(verb: &str, pronoun: &str) -> String {
    if pronoun.is_empty() {
        return verb.to_owned();
    }
    let ends_in_vowel = verb.ends_with(['a', 'e', 'o']);
    let groups = vowel_groups(verb);
    match groups.len() {
        // A stress on the last syllable but one moves to the third from the end and is written.
        2.. if ends_in_vowel => format!("{}{pronoun}", accented(verb, &groups[groups.len() - 2])),
        _ => format!("{verb}{pronoun}"),
    }
}

/// Byte ranges of runs of vowels; the silent "u" of "gue", "que", "gui", "qui" is left out.
fn vowel_groups(word: &str) -> Vec<std::ops::Range<usize>> {
    let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
    let mut before = ' ';
    for (at, letter) in word.char_indices() {
        let silent = letter == 'u' && matches!(before, 'g' | 'q') && word[at + 1..].starts_with(['e', 'i']);
        if is_vowel(letter) && !silent {
            match groups.last_mut() {
                Some(group) if group.end == at => group.end = at + letter.len_utf8(),
                _ => groups.push(at..at + letter.len_utf8()),
            }
        }
        before = letter;
    }
    groups
}

fn is_vowel(letter: char) -> bool {
    "aeiouáéíóú".contains(letter)
}

/// The word with an accent on the strong vowel of a group.
fn accented(word: &str, group: &std::ops::Range<usize>) -> String {
    let vowels = &word[group.clone()];
    let at = vowels.find(['a', 'e', 'o']).or_else(|| vowels.rfind(['i', 'u']));
    let Some(at) = at else { return word.to_owned() };
    let at = group.start + at;
    let accent = match &word[at..=at] {
        "a" => "á",
        "e" => "é",
        "i" => "í",
        "o" => "ó",
        _ => "ú",
    };
    format!("{}{accent}{}", &word[..at], &word[at + 1..])
}

macro_rules! verbs {
    ($($name:ident: $infinitive:literal $participle:literal
        $p1:literal $p2:literal $p3:literal $s1:literal $s2:literal $s3:literal $order:literal;)*) => {
        $(pub(crate) const $name: Conjugation = Conjugation {
            infinitive: $infinitive,
            participle: $participle,
            present: [$p1, $p2, $p3],
            subjunctive: [$s1, $s2, $s3],
            order: $order,
        };)*
    };
}

#[rustfmt::skip]
verbs! {
    ABANDONAR: "abandonar" "abandonado" "abandonas" "abandona" "abandonan" "abandones" "abandone" "abandonen" "abandona";
    AGOTAR: "agotar" "agotado" "agotas" "agota" "agotan" "agotes" "agote" "agoten" "agota";
    BARAJAR: "barajar" "barajado" "barajas" "baraja" "barajan" "barajes" "baraje" "barajen" "baraja";
    BUSCAR: "buscar" "buscado" "buscas" "busca" "buscan" "busques" "busque" "busquen" "busca";
    CANTAR: "cantar" "cantado" "cantas" "canta" "cantan" "cantes" "cante" "canten" "canta";
    CONTAR: "contar" "contado" "cuentas" "cuenta" "cuentan" "cuentes" "cuente" "cuenten" "cuenta";
    COSTAR: "costar" "costado" "cuestas" "cuesta" "cuestan" "cuestes" "cueste" "cuesten" "cuesta";
    DAR: "dar" "dado" "das" "da" "dan" "des" "dé" "den" "da";
    DEBER: "deber" "debido" "debes" "debe" "deben" "debas" "deba" "deban" "debe";
    DESAFIAR: "desafiar" "desafiado" "desafías" "desafía" "desafían" "desafíes" "desafíe" "desafíen" "desafía";
    DESCARTAR: "descartar" "descartado" "descartas" "descarta" "descartan" "descartes" "descarte" "descarten" "descarta";
    DESTERRAR: "desterrar" "desterrado" "destierras" "destierra" "destierran" "destierres" "destierre" "destierren" "destierra";
    DEVOLVER: "devolver" "devuelto" "devuelves" "devuelve" "devuelven" "devuelvas" "devuelva" "devuelvan" "devuelve";
    DUPLICAR: "duplicar" "duplicado" "duplicas" "duplica" "duplican" "dupliques" "duplique" "dupliquen" "duplica";
    INTERCAMBIAR: "intercambiar" "intercambiado" "intercambias" "intercambia" "intercambian" "intercambies" "intercambie" "intercambien" "intercambia";
    PASAR: "pasar" "pasado" "pasas" "pasa" "pasan" "pases" "pase" "pasen" "pasa";
    PREVENIR: "prevenir" "prevenido" "previenes" "previene" "previenen" "prevengas" "prevenga" "prevengan" "prevén";
    ELEGIR: "elegir" "elegido" "eliges" "elige" "eligen" "elijas" "elija" "elijan" "elige";
    EMPEZAR: "empezar" "empezado" "empiezas" "empieza" "empiezan" "empieces" "empiece" "empiecen" "empieza";
    ENDEREZAR: "enderezar" "enderezado" "enderezas" "endereza" "enderezan" "endereces" "enderece" "enderecen" "endereza";
    ENTINTAR: "entintar" "entintado" "entintas" "entinta" "entintan" "entintes" "entinte" "entinten" "entinta";
    ENTRAR: "entrar" "entrado" "entras" "entra" "entran" "entres" "entre" "entren" "entra";
    ESTAR: "estar" "estado" "estás" "está" "están" "estés" "esté" "estén" "está";
    GANAR: "ganar" "ganado" "ganas" "gana" "ganan" "ganes" "gane" "ganen" "gana";
    HABER: "haber" "habido" "has" "ha" "han" "hayas" "haya" "hayan" "he";
    HACER: "hacer" "hecho" "haces" "hace" "hacen" "hagas" "haga" "hagan" "haz";
    INFLIGIR: "infligir" "infligido" "infliges" "inflige" "infligen" "inflijas" "inflija" "inflijan" "inflige";
    IR: "ir" "ido" "vas" "va" "van" "vayas" "vaya" "vayan" "ve";
    JUGAR: "jugar" "jugado" "juegas" "juega" "juegan" "juegues" "juegue" "jueguen" "juega";
    LLAMAR: "llamar" "llamado" "llamas" "llama" "llaman" "llames" "llame" "llamen" "llama";
    MIRAR: "mirar" "mirado" "miras" "mira" "miran" "mires" "mire" "miren" "mira";
    MOVER: "mover" "movido" "mueves" "mueve" "mueven" "muevas" "mueva" "muevan" "mueve";
    NECESITAR: "necesitar" "necesitado" "necesitas" "necesita" "necesitan" "necesites" "necesite" "necesiten" "necesita";
    NOMBRAR: "nombrar" "nombrado" "nombras" "nombra" "nombran" "nombres" "nombre" "nombren" "nombra";
    OBTENER: "obtener" "obtenido" "obtienes" "obtiene" "obtienen" "obtengas" "obtenga" "obtengan" "obtén";
    PAGAR: "pagar" "pagado" "pagas" "paga" "pagan" "pagues" "pague" "paguen" "paga";
    PERDER: "perder" "perdido" "pierdes" "pierde" "pierden" "pierdas" "pierda" "pierdan" "pierde";
    PODER: "poder" "podido" "puedes" "puede" "pueden" "puedas" "pueda" "puedan" "puede";
    PONER: "poner" "puesto" "pones" "pone" "ponen" "pongas" "ponga" "pongan" "pon";
    QUEDAR: "quedar" "quedado" "quedas" "queda" "quedan" "quedes" "quede" "queden" "queda";
    RECIBIR: "recibir" "recibido" "recibes" "recibe" "reciben" "recibas" "reciba" "reciban" "recibe";
    REDUCIR: "reducir" "reducido" "reduces" "reduce" "reducen" "reduzcas" "reduzca" "reduzcan" "reduce";
    REPETIR: "repetir" "repetido" "repites" "repite" "repiten" "repitas" "repita" "repitan" "repite";
    RETIRAR: "retirar" "retirado" "retiras" "retira" "retiran" "retires" "retire" "retiren" "retira";
    REVELAR: "revelar" "revelado" "revelas" "revela" "revelan" "reveles" "revele" "revelen" "revela";
    ROBAR: "robar" "robado" "robas" "roba" "roban" "robes" "robe" "roben" "roba";
    SALTAR: "saltar" "saltado" "saltas" "salta" "saltan" "saltes" "salte" "salten" "salta";
    SER: "ser" "sido" "eres" "es" "son" "seas" "sea" "sean" "sé";
    SUMAR: "sumar" "sumado" "sumas" "suma" "suman" "sumes" "sume" "sumen" "suma";
    TENER: "tener" "tenido" "tienes" "tiene" "tienen" "tengas" "tenga" "tengan" "ten";
    TERMINAR: "terminar" "terminado" "terminas" "termina" "terminan" "termines" "termine" "terminen" "termina";
    USAR: "usar" "usado" "usas" "usa" "usan" "uses" "use" "usen" "usa";
    VOLVER: "volver" "vuelto" "vuelves" "vuelve" "vuelven" "vuelvas" "vuelva" "vuelvan" "vuelve";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attached_pronouns_take_an_accent() {
        let forms = [
            (enclitic(DESTERRAR.order, "lo"), "destiérralo"),
            (enclitic(PONER.order, "la"), "ponla"),
            (enclitic(JUGAR.order, "lo"), "juégalo"),
            (enclitic(DEVOLVER.order, "los"), "devuélvelos"),
            (enclitic(INFLIGIR.order, "le"), "inflígele"),
            (enclitic(AGOTAR.order, "lo"), "agótalo"),
            (enclitic(BARAJAR.infinitive, "la"), "barajarla"),
            (enclitic(DAR.order, "le"), "dale"),
        ];
        for (made, expected) in forms {
            assert_eq!(made, expected);
        }
    }
}

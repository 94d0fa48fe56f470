//! Spanish lines to English ones.

use vocabulary::fold;

/// The line in English, if it is a Spanish line of the notation.
pub(super) fn in_english(line: &str) -> Option<String> {
    let statement = crate::read::line::statement(line);
    if statement.is_empty() {
        return None;
    }
    let english = header(statement)
        .or_else(|| position(statement))
        .or_else(|| expectation(statement))
        .or_else(|| refused(statement))
        .or_else(|| act(statement))?;
    (english != statement).then_some(english)
}

fn header(text: &str) -> Option<String> {
    let (key, value) = text.split_once(':')?;
    let key = match fold(key).as_str() {
        "titulo" => "title",
        "reglas" => "rules",
        "fuente" => "source",
        "nota" => "note",
        "semilla" => "seed",
        "edicion" => "edition",
        "variante" => "variant",
        "equipos" => "teams",
        _ => return None,
    };
    Some(format!("{key}:{value}"))
}

fn position(text: &str) -> Option<String> {
    let words = Words::of(text);
    let rest = |from: usize| words.from(from);
    Some(match words.at(0) {
        "jugador" | "jugadora" => format!("player {}", rest(1)),
        "turno" => format!("turn {}", turn(&rest(1))),
        "mazos" => format!("decks {}", rest(1)),
        "tinta" => format!("ink {}", ink(&rest(1))),
        "gotas" => format!("ink drops {}", drops(&rest(1))),
        "tintero" => format!("inkwell {}", attributes(&rest(1))),
        "mano" => format!("hand {}", attributes(&rest(1))),
        "descarte" => format!("discard {}", attributes(&rest(1))),
        "mazo" => match words.last() {
            "mas" => format!("deck {} more", words.between(1, words.count() - 1)),
            _ => format!("deck {}", attributes(&rest(1))),
        },
        "juego" => format!("play {}", attributes(&rest(1))),
        // An English line may have Spanish attributes.
        "play" | "hand" | "deck" | "discard" | "inkwell" => {
            format!("{} {}", words.at(0), attributes(&rest(1)))
        }
        _ => return None,
    })
}

fn turn(text: &str) -> String {
    let part = |part: &str| {
        let words = Words::of(part.trim());
        match words.at(0) {
            "entintado" | "entintada" => "inked".to_owned(),
            "con" | "tinta" => "inked".to_owned(),
            "numero" => format!("number {}", words.from(1)),
            "empezo" | "primero" | "primera" => format!("first {}", words.from(1)),
            "forzado" | "forzada" => "forced".to_owned(),
            _ => part.trim().to_owned(),
        }
    };
    text.split(',').map(part).collect::<Vec<_>>().join(", ")
}

/// What follows `gotas`: `de tinta N`, or the number alone.
fn drops(text: &str) -> &str {
    strip_words(text, &["de", "tinta"]).unwrap_or(text)
}

fn ink(text: &str) -> String {
    let words = Words::of(text);
    match words.last() {
        "agotada" | "agotadas" | "agotado" | "agotados" => {
            format!("{} exerted", words.between(0, words.count() - 1))
        }
        _ => text.to_owned(),
    }
}

/// `CARD [agotado, daño 2, en LOCATION, debajo CARD; CARD]`
fn attributes(text: &str) -> String {
    let (Some(open), Some(closed)) = (text.find('['), text.strip_suffix(']')) else { return text.to_owned() };
    let Some(inside) = closed.get(open + 1..) else { return text.to_owned() };
    let mut parts: Vec<String> = Vec::new();
    let mut rest = inside;
    loop {
        // What lies under a card comes last, and its names may have commas.
        if let Some(below) = strip_words(rest, &["debajo"]).or_else(|| strip_words(rest, &["under"])) {
            let below = strip_words(below, &["de"]).unwrap_or(below);
            let cards = below.split(';').map(|card| match strip_words(card, &["bocabajo"]) {
                Some(hidden) => format!("facedown {}", hidden.trim()),
                None => card.trim().to_owned(),
            });
            parts.push(format!("under {}", cards.collect::<Vec<_>>().join("; ")));
            break;
        }
        let (part, more) = match rest.split_once(',') {
            Some((part, more)) => (part, Some(more)),
            None => (rest, None),
        };
        parts.push(attribute(part.trim()));
        match more {
            Some(more) => rest = more,
            None => break,
        }
    }
    format!("{}[{}]", &text[..open], parts.join(", "))
}

fn attribute(part: &str) -> String {
    if part.starts_with('=') {
        return part.to_owned();
    }
    let words = Words::of(part);
    match words.at(0) {
        "agotado" | "agotada" if words.count() == 1 => "exerted".to_owned(),
        "secandose" => "drying".to_owned(),
        "dano" => format!("damage {}", words.from(1)),
        "sobre" => format!("on {}", words.from(1)),
        "en" => format!("at {}", words.from(1)),
        "jugado" | "jugada" => "played".to_owned(),
        "entintado" | "entintada" => "inked".to_owned(),
        "descartado" | "descartada" => "discarded".to_owned(),
        "desterrado" | "desterrada" => "banished".to_owned(),
        "aventurado" | "aventurada" => "quested".to_owned(),
        "usado" | "usada" if words.count() == 1 => "used".to_owned(),
        "usado" | "usada" => format!("used {}", words.from(1)),
        _ => part.to_owned(),
    }
}

fn refused(text: &str) -> Option<String> {
    let rest = text.strip_prefix('!')?.trim();
    if let Some(decks) = strip_words(rest, &["mazos"]) {
        return Some(format!("! decks {}", decks.trim()));
    }
    act(rest).map(|act| format!("! {act}"))
}

fn act(text: &str) -> Option<String> {
    let words = Words::of(text);
    let player = words.player()?;
    let is_reflexive = words.at(1) == "se";
    let verb = words.at(if is_reflexive { 2 } else { 1 });
    let from = if is_reflexive { 3 } else { 2 };
    let rest = words.from(from);
    let deed = match verb {
        "entinta" | "juega" | "explora" | "envia" | "desafia" | "mueve" | "usa" | "acaba" | "termina"
        | "concede" | "rinde" => format!("{}", Third(&made(infinitive(verb), &rest)?)),
        "acepta" => format!("accepts{}", spaced(&rest)),
        "declina" | "rechaza" => format!("declines{}", spaced(&rest)),
        "conserva" => format!("keeps{}", spaced(&rest)),
        "altera" => format!("alters {rest}"),
        "elige" => format!("chooses {}", choice(&rest)),
        "nombra" => format!("names {rest}"),
        "ordena" => format!("orders {rest}"),
        "resuelve" => format!("resolves {rest}"),
        "aplica" => format!("applies {rest}"),
        _ => return None,
    };
    Some(format!("{player} {deed}"))
}

fn spaced(rest: &str) -> String {
    if rest.is_empty() { String::new() } else { format!(" {rest}") }
}

fn infinitive(verb: &str) -> &str {
    match verb {
        "entinta" => "entintar",
        "juega" => "jugar",
        "explora" => "explorar",
        "envia" => "enviar",
        "desafia" => "desafiar",
        "mueve" => "mover",
        "usa" => "usar",
        "acaba" | "termina" => "acabar",
        "concede" | "rinde" => "conceder",
        other => other,
    }
}

/// A move in its plain English form, from a Spanish infinitive and what follows it.
fn made(verb: &str, rest: &str) -> Option<String> {
    let words = Words::of(rest);
    Some(match verb {
        "entintar" => format!("ink {}", personal(rest)),
        "jugar" => format!("play {}", played(rest)),
        "explorar" => format!("quest with {}", strip_words(rest, &["con"])?.trim()),
        // "envía de aventura a CARD"
        "enviar" => format!("quest with {}", strip_words(rest, &["de", "aventura", "a"])?.trim()),
        "desafiar" => {
            let (challenged, challenger) = rest.rsplit_once(" con ")?;
            format!("challenge {} with {challenger}", personal(challenged))
        }
        "mover" => {
            let (paid, free) = without_free(rest);
            let (character, location) = paid.rsplit_once(" a ")?;
            format!("move {} to {location}{free}", personal(character))
        }
        "usar" => {
            let (paid, free) = without_free(rest);
            format!("use {paid}{free}")
        }
        "acabar" | "terminar" if matches!(words.last(), "turno") => "end turn".to_owned(),
        "conceder" | "rendirse" if rest.is_empty() => "concede".to_owned(),
        _ => return None,
    })
}

/// Without the *a* before a person.
fn personal(text: &str) -> String {
    strip_words(text, &["a"]).unwrap_or(text).trim().to_owned()
}

fn played(rest: &str) -> String {
    if let Some((card, onto)) = rest.split_once(" cambiando sobre ") {
        return format!("{card} shifting onto {onto}");
    }
    for word in [" cantada por ", " cantado por "] {
        if let Some((card, singers)) = rest.split_once(word) {
            return format!("{card} sung by {singers}");
        }
    }
    let (paid, free) = without_free(rest);
    format!("{paid}{free}")
}

fn without_free(text: &str) -> (&str, &'static str) {
    match text.strip_suffix(" gratis") {
        Some(paid) => (paid, " for free"),
        None => (text, ""),
    }
}

fn choice(rest: &str) -> String {
    let words = Words::of(rest);
    match (words.at(0), words.at(1)) {
        ("nada", "") => "nothing".to_owned(),
        ("opcion", _) => format!("option {}", words.from(1)),
        ("numero", _) => format!("number {}", words.from(1)),
        ("jugador", _) => format!("player {}", words.from(1)),
        ("al", "jugador") => format!("player {}", words.from(2)),
        ("a", _) if words.count() > 1 => words.from(1),
        _ => rest.to_owned(),
    }
}

fn expectation(text: &str) -> Option<String> {
    let rest = strip_words(text, &["espera"]).or_else(|| strip_words(text, &["expect"]))?.trim();
    expected(rest).map(|fact| format!("expect {fact}"))
}

/// What an expectation says, in English.
fn expected(rest: &str) -> Option<String> {
    let words = Words::of(rest);
    if words.at(0) == "opciones" || words.at(0) == "choices" {
        return Some(format!("choices {}", choices(&words.from(1))));
    }
    if (words.at(0), words.at(1), words.count()) == ("ninguna", "decision", 2) {
        return Some("no decision".to_owned());
    }
    let either = if (words.at(0), words.at(1)) == ("o", "bien") {
        Some(words.from(2))
    } else if words.at(0) == "either" {
        Some(words.from(1))
    } else {
        None
    };
    if let Some(either) = either {
        let sides =
            either.split(" o bien ").flat_map(|side| side.split(" o ")).flat_map(|side| side.split(" or "));
        let sides: Option<Vec<String>> = sides.map(|side| expected(side.trim())).collect();
        return Some(format!("either {}", sides?.join(" or ")));
    }
    if words.at(0) == "bolsa" {
        return Some(format!("bag {}", words.from(1)));
    }
    if words.at(0) == "nadie" && words.at(1) == "gana" {
        return Some("no winner".to_owned());
    }
    Some(player_fact(&words).or_else(|| card_fact(&words)).unwrap_or_else(|| rest.to_owned()))
}

fn choices(text: &str) -> String {
    let words = Words::of(text);
    let rest = words.from(1);
    match words.at(0) {
        "jugador" | "jugadores" => format!("player {rest}"),
        "numero" | "numeros" => format!("number {}", rest.replace(" a ", " to ")),
        "opcion" => format!("option {rest}"),
        _ => {
            let parts: Vec<&str> =
                text.split(';').map(|part| if fold(part) == "si" { "yes" } else { part.trim() }).collect();
            parts.join("; ")
        }
    }
}

fn player_fact(words: &Words<'_>) -> Option<String> {
    let player = words.player()?;
    let rest = words.from(2);
    let fact = match words.at(1) {
        "lore" | "hand" | "deck" | "discard" | "play" => return None,
        "mano" => format!("hand {rest}"),
        "mazo" => format!("deck {rest}"),
        "descarte" => format!("discard {rest}"),
        "juego" => format!("play {rest}"),
        "tinta" => match words.last() {
            "enderezada" | "enderezadas" | "enderezado" | "enderezados" => {
                format!("ink {} ready", words.at(2))
            }
            "preparada" | "preparadas" | "preparado" | "preparados" => format!("ink {} ready", words.at(2)),
            "agotada" | "agotadas" | "agotado" | "agotados" => format!("ink {} exerted", words.at(2)),
            _ => format!("ink {rest}"),
        },
        "gotas" => format!("ink drops {}", drops(&rest)),
        "ve" => format!("sees {}", personal(&rest)),
        "no" if words.at(2) == "ve" => format!("does not see {}", personal(&words.from(3))),
        "puede" => format!("can {}", made(words.at(2), &words.from(3))?),
        "no" if words.at(2) == "puede" => format!("cannot {}", made(words.at(3), &words.from(4))?),
        "decide" => "decides".to_owned(),
        "gana" => "wins".to_owned(),
        "pierde" => "lost".to_owned(),
        _ => return None,
    };
    Some(format!("{player} {fact}"))
}

/// What may stand behind "no": names of cards may have that word as well.
const NEGATED: [&str; 12] = [
    "en",
    "se",
    "es",
    "debajo",
    "enderezado",
    "enderezada",
    "agotado",
    "agotada",
    "secandose",
    "seco",
    "seca",
    "cubre",
];

fn card_fact(words: &Words<'_>) -> Option<String> {
    let count = words.count();
    let before = |last: usize| words.between(0, count - last);
    let is_number =
        |at: usize| words.at(at).trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit());
    // "no" before what does not hold; "no tiene" has a word of its own.
    for at in 1..count {
        if words.at(at) == "no" && NEGATED.contains(&words.at(at + 1)) {
            let rest = format!("x {}", words.from(at + 1));
            let fact = card_fact(&Words::of(&rest)).unwrap_or(rest);
            return Some(format!("{} not {}", words.between(0, at), fact.trim_start_matches("x ")));
        }
    }
    let of_two = |first: &str, second: &str, third: &str| {
        count >= 5
            && is_number(count - 1)
            && words.at(count - 4) == first
            && words.at(count - 3) == second
            && words.at(count - 2) == third
    };
    if of_two("coste", "de", "cambio") {
        return Some(format!("{} shift cost {}", before(4), words.raw(count - 1)));
    }
    if of_two("valor", "de", "canto") {
        return Some(format!("{} singing value {}", before(4), words.raw(count - 1)));
    }
    // The word and the number at the end.
    if count >= 3 && is_number(count - 1) && !words.at(count - 1).is_empty() {
        let of = match words.at(count - 2) {
            "dano" => "damage",
            "fuerza" => "strength",
            "voluntad" => "willpower",
            "coste" => "cost",
            "cubre" => "covers",
            _ => "",
        };
        if !of.is_empty() {
            return Some(format!("{} {of} {}", before(2), words.raw(count - 1)));
        }
    }
    let state = match words.last() {
        "enderezado" | "enderezada" | "preparado" | "preparada" => "ready",
        "agotado" | "agotada" => "exerted",
        "secandose" => "drying",
        "seco" | "seca" => "dry",
        "dano" if count >= 2 && words.at(count - 2) == "sin" => "undamaged",
        _ => "",
    };
    if !state.is_empty() {
        let card = before(if state == "undamaged" { 2 } else { 1 });
        return Some(format!("{card} {state}"));
    }
    for at in 1..count {
        let card = words.between(0, at);
        let rest = |from: usize| words.from(at + from);
        match (words.at(at), words.at(at + 1)) {
            ("no", "tiene") => return Some(format!("{card} lacks {}", rest(2))),
            ("tiene", _) => return Some(format!("{card} has {}", rest(1))),
            ("debajo", "de") => return Some(format!("{card} under {}", rest(2))),
            ("se", "llama") => return Some(format!("{card} named {}", rest(2))),
            ("es", _) => return Some(format!("{card} classified {}", rest(1))),
            ("en", "ninguna") => return Some(format!("{card} at none")),
            ("en", _) => return Some(format!("{card} {}", place(&rest(1)))),
            _ => {}
        }
    }
    None
}

/// `descarte`, `descarte de B`, `B descarte`, `mazo arriba`; else a location.
fn place(text: &str) -> String {
    let words = Words::of(text);
    let (owner, from) = match words.player() {
        Some(player) => (format!("{player} "), 1),
        None => (String::new(), 0),
    };
    let zone = match words.at(from) {
        "mano" => "hand",
        "mazo" => "deck",
        "juego" => "play",
        "descarte" => "discard",
        "tintero" => "inkwell",
        _ => return format!("at {text}"),
    };
    let end = |word: &str| match word {
        "arriba" => " top",
        "abajo" => " bottom",
        _ => "",
    };
    let mut owner = owner;
    if words.at(from + 1) == "de" {
        owner = format!("{} ", words.raw(from + 2));
    }
    format!("in {owner}{zone}{}", end(words.last()))
}

/// A move in the third person.
struct Third<'a>(&'a str);

impl std::fmt::Display for Third<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (verb, rest) = self.0.split_once(' ').map_or((self.0, ""), |(verb, rest)| (verb, rest));
        if rest.is_empty() { write!(f, "{verb}s") } else { write!(f, "{verb}s {rest}") }
    }
}

/// What follows these words at the beginning, if they stand there.
fn strip_words<'t>(text: &'t str, wanted: &[&str]) -> Option<&'t str> {
    let mut rest = text.trim_start();
    for word in wanted {
        let end = rest.find(' ').unwrap_or(rest.len());
        if fold(&rest[..end]) != *word {
            return None;
        }
        rest = rest[end..].trim_start();
    }
    Some(rest)
}

/// A line word by word: as it is written, and as it is compared.
struct Words<'t> {
    raw: Vec<&'t str>,
    folded: Vec<String>,
}

impl<'t> Words<'t> {
    fn of(text: &'t str) -> Words<'t> {
        let raw: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        let number = |word: &&str| word.starts_with('-') || word.starts_with('+');
        let folded =
            raw.iter().map(|word| if number(word) { (*word).to_owned() } else { fold(word) }).collect();
        Words { raw, folded }
    }

    fn count(&self) -> usize {
        self.raw.len()
    }

    /// A word as it is compared; empty where there is none.
    fn at(&self, index: usize) -> &str {
        self.folded.get(index).map_or("", String::as_str)
    }

    fn raw(&self, index: usize) -> &'t str {
        self.raw.get(index).copied().unwrap_or("")
    }

    fn last(&self) -> &str {
        self.folded.last().map_or("", String::as_str)
    }

    /// The words from one on, as they are written.
    fn from(&self, index: usize) -> String {
        self.raw.get(index..).unwrap_or(&[]).join(" ")
    }

    fn between(&self, from: usize, to: usize) -> String {
        self.raw.get(from..to).unwrap_or(&[]).join(" ")
    }

    /// The player that the line begins with.
    fn player(&self) -> Option<&'t str> {
        let first = *self.raw.first()?;
        (first.len() == 1 && "ABCD".contains(first)).then_some(first)
    }
}

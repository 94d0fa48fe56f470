//! Small words: contractions, lists with "y" and "o", capital letters.

use crate::tree::Join;

/// "de" before a phrase: "del personaje", "de tu mazo".
pub(crate) fn of(phrase: &str) -> String {
    prefixed("de", phrase)
}

/// "a" before a phrase: "al personaje", "a tu mano".
pub(crate) fn to(phrase: &str) -> String {
    prefixed("a", phrase)
}

fn prefixed(preposition: &str, phrase: &str) -> String {
    match phrase.strip_prefix("el ") {
        Some(rest) => format!("{preposition}l {rest}"),
        None => format!("{preposition} {phrase}"),
    }
}

/// Parts that are not empty, with blanks between them.
pub(crate) fn spaced<S: AsRef<str>>(parts: &[S]) -> String {
    let mut text = String::new();
    for part in parts.iter().map(AsRef::as_ref).filter(|part| !part.is_empty()) {
        if !text.is_empty() && !part.starts_with(',') {
            text.push(' ');
        }
        text.push_str(part);
    }
    text
}

/// "A, B y C", "A u otro".
pub(crate) fn list<S: AsRef<str>>(items: &[S], join: Join) -> String {
    let Some((last, first)) = items.split_last() else { return String::new() };
    let last = last.as_ref();
    if first.is_empty() {
        return last.to_owned();
    }
    let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
    format!("{} {} {last}", first.join(", "), conjunction(join, last))
}

/// "A, B ni C", after a denial.
pub(crate) fn list_nor<S: AsRef<str>>(items: &[S]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.split_last() {
        Some((last, first)) if !first.is_empty() => format!("{} ni {last}", first.join(", ")),
        _ => items.concat(),
    }
}

/// "y" or "e", "o" or "u", as the next word asks.
pub(crate) fn conjunction(join: Join, next: &str) -> &'static str {
    match join {
        Join::And => and(next),
        Join::Or => or(next),
        Join::AndOr => "y/o",
    }
}

/// "y", but "e" before the sound of i.
pub(crate) fn and(next: &str) -> &'static str {
    let next = next.to_lowercase();
    let sounds_i = ["i", "í", "hi", "hí"].iter().any(|start| next.starts_with(start));
    if sounds_i && !["hie", "hia", "ia", "io"].iter().any(|start| next.starts_with(start)) {
        "e"
    } else {
        "y"
    }
}

/// "o", but "u" before the sound of o.
pub(crate) fn or(next: &str) -> &'static str {
    let next = next.to_lowercase();
    if ["o", "ó", "ho", "hó", "8", "11 "].iter().any(|start| next.starts_with(start)) { "u" } else { "o" }
}

/// The text with a capital letter at its start.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contractions_and_conjunctions() {
        assert_eq!(to("el personaje elegido"), "al personaje elegido");
        assert_eq!(of("el mazo"), "del mazo");
        assert_eq!(of("la mano"), "de la mano");
        assert_eq!(list(&["personaje", "objeto"], Join::Or), "personaje u objeto");
        assert_eq!(list(&["roba", "inflige"], Join::And), "roba e inflige");
        assert_eq!(
            list(&["personajes", "objetos", "localizaciones"], Join::And),
            "personajes, objetos y localizaciones"
        );
        assert_eq!(list_nor(&["ir de aventura", "desafiar"]), "ir de aventura ni desafiar");
    }
}

//! The words of a text and where they stand.

/// The words of a folded text, each with the position of its first character. `{e}`, `{s}` and the other symbols are words.
pub(crate) fn words(folded: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut inside = false;
    for (at, c) in folded.chars().enumerate() {
        let part = c.is_alphanumeric() || matches!(c, '{' | '}' | '\'' | '+');
        match (part, inside) {
            (true, true) => words.last_mut().expect("a word is open while inside one").1.push(c),
            (true, false) => words.push((at, c.to_string())),
            (false, _) => {}
        }
        inside = part;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_words() {
        assert_eq!(
            words(&vocabulary::fold::letters("Paga {E}: Acción")),
            [(0, "paga".into()), (5, "{e}".into()), (10, "accion".into())]
        );
    }
}

//! Comparing words without regard to case and accents.

use vocabulary::fold::plain;

/// Lower case, without accents; one character for each, so that positions stay.
pub(crate) fn fold(text: &str) -> String {
    text.chars().map(plain).collect()
}

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
    fn folds_case_and_accents() {
        assert_eq!(fold("SECÁNDOSE, año, pingüino"), "secandose, ano, pinguino");
        assert_eq!(
            words(&fold("Paga {E}: Acción")),
            [(0, "paga".into()), (5, "{e}".into()), (10, "accion".into())]
        );
    }
}

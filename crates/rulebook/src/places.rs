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
    // An apostrophe stands inside a word ("can't"); around one it is a quotation mark or a genitive.
    words.retain_mut(|(at, word)| {
        let bare = word.trim_start_matches('\'');
        *at += word.len() - bare.len();
        *word = bare.trim_end_matches('\'').to_owned();
        !word.is_empty()
    });
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotation_marks_are_no_part_of_words() {
        let found: Vec<(usize, String)> = words("how 'this turn' can't");
        assert_eq!(found, [(0, "how".into()), (5, "this".into()), (10, "turn".into()), (16, "can't".into())]);
    }

    #[test]
    fn symbols_are_words() {
        assert_eq!(
            words(&vocabulary::fold::letters("Paga {E}: Acción")),
            [(0, "paga".into()), (5, "{e}".into()), (10, "accion".into())]
        );
    }
}

//! The one typography that texts are compared in: straight quotes, plain hyphens and spaces, no reminder text.

/// Folds typographic variants and drops reminder text in round brackets (1.1.7).
///
/// A paragraph that is nothing but a reminder becomes empty, except the bracketed rule about counting as being named
/// both of two names, which is a rule and keeps its sentence without the brackets.
pub fn normalise(paragraph: &str) -> String {
    let folded = fold_typography(paragraph);
    let trimmed = folded.trim();
    if let Some(rule) = bracketed_rule(trimmed) {
        return rule.to_owned();
    }
    tidy_spaces(&drop_brackets(trimmed))
}

/// The text whose hash the library keeps for an ability: [`normalise`]d.
pub fn fingerprint_text(paragraph: &str) -> String {
    normalise(paragraph)
}

fn fold_typography(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{2032}' => '\'',
            '\u{201c}' | '\u{201d}' | '\u{2033}' => '"',
            '\u{2010}' | '\u{2011}' | '\u{2012}' | '\u{2013}' | '\u{2212}' => '-',
            '\u{a0}' | '\u{2007}' | '\u{202f}' | '\t' | '\r' => ' ',
            other => other,
        })
        .collect()
}

fn bracketed_rule(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('(')?.strip_suffix(')')?;
    inner.contains("counts as being named both").then_some(inner)
}

fn drop_brackets(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut depth = 0usize;
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' if depth > 0 => depth -= 1,
            other if depth == 0 => out.push(other),
            _ => {}
        }
    }
    out
}

fn tidy_spaces(text: &str) -> String {
    let lines: Vec<String> = text
        .lines()
        .map(|line| line.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
        .filter(|line| !line.is_empty())
        .collect();
    lines.join("\n")
}

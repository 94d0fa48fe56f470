//! One typography for all sources.
//!
//! Straight quotes, a hyphen for every short dash and the minus sign, `—` between the cost and the effect of an
//! activated ability, `•` in front of an option, symbols as `{I} {E} {S} {W} {L} {IW}`, single blanks, and line
//! breaks only in front of an option.

/// The symbols of card text, as we write them.
pub const SYMBOLS: [&str; 6] = ["{I}", "{E}", "{S}", "{W}", "{L}", "{IW}"];

/// Something in a text that is neither a letter of a name nor a sign or symbol of card text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSymbol {
    /// The sign that no card has.
    pub symbol: String,
    /// The text around it.
    pub excerpt: String,
}

/// Text in our typography, or the first thing in it that is not known.
pub fn normalise(text: &str) -> Result<String, UnknownSymbol> {
    let mut signs = String::with_capacity(text.len());
    for (place, letter) in text.char_indices() {
        match sign(letter) {
            Some(sign) => signs.push_str(sign),
            None if is_text(letter) => signs.push(letter),
            None => return Err(unknown(text, place, letter.to_string())),
        }
    }
    check_braces(&signs)?;
    Ok(lines(&signs))
}

/// The spelling of a sign that has several.
fn sign(letter: char) -> Option<&'static str> {
    let sign = match letter {
        '‘' | '’' | '‚' | '‛' | '′' | '`' | '´' | 'ʻ' | 'ʼ' => "'",
        '“' | '”' | '„' | '‟' | '″' | '«' | '»' => "\"",
        '–' | '−' | '‐' | '‑' | '‒' | '\u{2043}' => "-",
        '―' => "—",
        '…' => "...",
        '·' | '●' | '∙' => "•",
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' | '\t' => " ",
        '\r' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{ad}' => "",
        '\u{2028}' | '\u{2029}' => "\n",
        '⟳' => "{E}",
        '⬡' => "{I}",
        '◊' => "{L}",
        '¤' => "{S}",
        '⛉' => "{W}",
        '◉' => "{IW}",
        _ => return None,
    };
    Some(sign)
}

fn is_text(letter: char) -> bool {
    letter.is_alphanumeric()
        || matches!(letter, ' ' | '\n' | '—' | '•' | '\u{300}'..='\u{36f}')
        || matches!(
            letter,
            '.' | ',' | ':' | ';' | '!' | '?' | '\'' | '"' | '(' | ')' | '-' | '+' | '/' | '&'
        )
        || matches!(letter, '{' | '}' | '%' | '#' | '*' | '$' | '_')
}

/// Every brace must belong to one of the symbols.
fn check_braces(text: &str) -> Result<(), UnknownSymbol> {
    let mut rest = text;
    while let Some(start) = rest.find(['{', '}']) {
        let from = &rest[start..];
        match SYMBOLS.iter().find(|symbol| from.starts_with(**symbol)) {
            Some(symbol) => rest = &from[symbol.len()..],
            None => {
                let end = from.find('}').map_or(1, |end| end + 1).min(12);
                let end = (0..=end).rev().find(|end| from.is_char_boundary(*end)).unwrap_or(1);
                let place = text.len() - from.len();
                return Err(unknown(text, place, from[..end].to_owned()));
            }
        }
    }
    Ok(())
}

fn unknown(text: &str, place: usize, symbol: String) -> UnknownSymbol {
    const AROUND: usize = 24;
    let before = text[..place].char_indices().rev().nth(AROUND).map_or(0, |(start, _)| start);
    let after = text[place..].char_indices().nth(AROUND).map_or(text.len(), |(end, _)| place + end);
    UnknownSymbol { symbol, excerpt: text[before..after].to_owned() }
}

/// Single blanks; a line break only in front of an option.
fn lines(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    for line in text.lines() {
        let mut words = line.split(' ').filter(|word| !word.is_empty()).peekable();
        let is_option = words.peek().is_some_and(|word| word.starts_with('•'));
        for (place, word) in words.enumerate() {
            let gap = match (result.is_empty(), place, is_option) {
                (true, ..) => "",
                (false, 0, true) => "\n",
                _ => " ",
            };
            result.push_str(gap);
            match word.strip_prefix('•') {
                Some(word) if place == 0 && !word.is_empty() => {
                    result.push_str("• ");
                    result.push_str(word);
                }
                _ => result.push_str(word),
            }
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_typography() {
        for (raw, normal) in [
            ("Can’t “quote” – −2 ¤", "Can't \"quote\" - -2 {S}"),
            ("A\u{a0}B  C\nD\r\n", "A B C D"),
            ("Choose one:\n•One.\n • Two\nlines.", "Choose one:\n• One.\n• Two lines."),
            ("⟳, 1 ⬡ — ◊ ⛉ ◉", "{E}, 1 {I} — {L} {W} {IW}"),
            ("", ""),
        ] {
            assert_eq!(normalise(raw).as_deref(), Ok(normal), "{raw:?}");
            assert_eq!(normalise(normal).as_deref(), Ok(normal), "twice");
        }
    }

    #[test]
    fn unknown_symbols_are_named() {
        for (raw, symbol) in
            [("Pay 1 {Q}.", "{Q}"), ("a ☃ b", "☃"), ("open { brace", "{"), ("}", "}"), ("a\u{7}b", "\u{7}")]
        {
            assert_eq!(normalise(raw).map_err(|unknown| unknown.symbol), Err(symbol.to_owned()), "{raw:?}");
        }
    }
}

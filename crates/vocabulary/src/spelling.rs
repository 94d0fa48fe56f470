//! Spelling that does not matter, sign by sign: letter case, accents, curly or straight quotes, dashes and the number of blanks
//! (`a` is `ā`). Unlike the key of a name ([`fold`](crate::fold())) it keeps quotes, dashes and brackets apart from blanks, since in a
//! notation they mean something.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The spelling under which two texts are compared sign by sign.
pub fn spelling(text: &str) -> String {
    // Nearly every name is plain letters, which need no table.
    if text.is_ascii() { fold_plain(text) } else { fold_any(text) }
}

fn fold_plain(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut blank_waits = false;
    for letter in text.bytes().map(char::from) {
        if is_blank(letter) {
            blank_waits = !folded.is_empty();
            continue;
        }
        if blank_waits {
            folded.push(' ');
            blank_waits = false;
        }
        folded.push(letter.to_ascii_lowercase());
    }
    folded
}

fn fold_any(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut blank_waits = false;
    for letter in text.nfkd().filter(|letter| !is_combining_mark(*letter)).map(plain) {
        if is_blank(letter) {
            blank_waits = !folded.is_empty();
            continue;
        }
        if blank_waits {
            folded.push(' ');
            blank_waits = false;
        }
        match letter {
            'ß' | 'ẞ' => folded.push_str("ss"),
            'ς' => folded.push('σ'),
            _ => folded.extend(letter.to_lowercase().filter(|lower| !is_combining_mark(*lower))),
        }
    }
    folded
}

/// Typographic quotes and dashes become the ones on a keyboard.
fn plain(letter: char) -> char {
    match letter {
        '\u{2018}' | '\u{2019}' | '\u{02bc}' => '\'',
        '\u{201c}' | '\u{201d}' => '"',
        '\u{2013}' | '\u{2014}' | '\u{2212}' => '-',
        _ => letter,
    }
}

/// A blank: white space, or one of the four separators of the old control characters.
pub fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || ('\u{1c}'..='\u{1f}').contains(&letter)
}

/// The text without the blanks at both ends.
pub fn trim(text: &str) -> &str {
    text.trim_matches(is_blank)
}

#[cfg(test)]
mod tests {
    use super::{fold_any, fold_plain, spelling};

    #[test]
    fn plain_letters_fold_alike_both_ways() {
        let all: String = (0..128_u8).map(char::from).collect();
        for text in [all.as_str(), "  Mickey  Mouse\t- True\u{1c}Friend ", ""] {
            assert_eq!(fold_plain(text), fold_any(text), "{text:?}");
        }
    }

    #[test]
    fn spelling_that_does_not_matter() {
        for (written, folded) in [
            ("Te Kā - Heartless", "te ka - heartless"),
            ("Te K\u{61}\u{304} \u{2013} Heartless", "te ka - heartless"),
            ("  You\u{2019}re\u{a0}  Welcome ", "you're welcome"),
            ("“Tír”", "\"tir\""),
            ("Ｉ２Ｉ", "i2i"),
            ("Straße", "strasse"),
            ("Wait…", "wait..."),
            ("", ""),
        ] {
            assert_eq!(spelling(written), folded, "{written}");
        }
    }
}

//! Names as people type them: one key for every spelling of the same name.
//!
//! Two names are the same name when their keys are equal. The key has no letter case, no accents, no
//! quotes or apostrophes, and one blank where anything else stands between words: `Te Kā – Heartless`,
//! `te ka - heartless` and `TE KA HEARTLESS` share a key. Ids are the same key with hyphens.

/// The key under which a name is compared and looked up.
pub fn fold(name: &str) -> String {
    // Nearly every name is plain letters, which need no table.
    if name.is_ascii() { fold_plain(name) } else { fold_any(name) }
}

fn fold_plain(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    let mut gap = false;
    for letter in name.bytes() {
        if letter.is_ascii_alphanumeric() {
            if gap && !key.is_empty() {
                key.push(' ');
            }
            gap = false;
            key.push(char::from(letter.to_ascii_lowercase()));
        } else if !matches!(letter, b'\'' | b'"' | b'`') {
            gap = true;
        }
    }
    key
}

fn fold_any(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    let mut gap = false;
    for letter in name.chars() {
        match class(letter) {
            Class::Dropped => {}
            Class::Gap => gap = true,
            Class::Letter => {
                if gap && !key.is_empty() {
                    key.push(' ');
                }
                gap = false;
                push_plain(letter, &mut key);
            }
        }
    }
    key
}

/// The letter without case and accent, one for one, so that positions in a text stay.
pub fn plain(letter: char) -> char {
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    match unaccented(lower) {
        Some(plain) => plain.chars().next().unwrap_or(lower),
        None if matches!(lower, '‘' | '’' | '´') => '\'',
        None => lower,
    }
}

/// Every letter of a text without case and accent, one for one: to look for words and keep their places.
pub fn letters(text: &str) -> String {
    text.chars().map(plain).collect()
}

/// The id of a card with this full name: its key, with hyphens for blanks.
pub fn slug(full_name: &str) -> String {
    fold(full_name).replace(' ', "-")
}

enum Class {
    Dropped,
    Gap,
    Letter,
}

fn class(letter: char) -> Class {
    match letter {
        '\'' | '"' | '`' | '´' | '‘' | '’' | '‚' | '‛' | '“' | '”' | '„' | '‟' | 'ʻ' | 'ʼ' | '′' | '″' => {
            Class::Dropped
        }
        // Combining accents (a decomposed `ā` is `a` and one of these), invisible joiners.
        '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{ad}' => {
            Class::Dropped
        }
        letter if letter.is_alphanumeric() => Class::Letter,
        _ => Class::Gap,
    }
}

fn push_plain(letter: char, key: &mut String) {
    for lower in letter.to_lowercase() {
        match unaccented(lower) {
            Some(plain) => key.push_str(plain),
            // Lower-casing may itself decompose a letter (`İ`): its accent goes, as above.
            None if ('\u{300}'..='\u{36f}').contains(&lower) => {}
            None => key.push(lower),
        }
    }
}

/// The plain spelling of an accented lower-case Latin letter.
fn unaccented(letter: char) -> Option<&'static str> {
    let plain = match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' | 'ǎ' | 'ȧ' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì' | 'í' | 'î' | 'ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'þ' => "th",
        'ù' | 'ú' | 'û' | 'ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    };
    Some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_name_share_a_key() {
        for (spellings, key) in [
            (
                &["Te Kā - Heartless", "te ka – heartless", "TE KA  HEARTLESS ", "Te Ka\u{304}—Heartless"][..],
                "te ka heartless",
            ),
            (&["Can't Hold", "can’t hold", "CANT HOLD", "Can‘t\u{a0}hold"], "cant hold"),
            (&["Wreck-It Ralph", "wreck it ralph", "Wreck‑It Ralph"], "wreck it ralph"),
            (&["Łódź & Straße", "lodz strasse"], "lodz strasse"),
            (&["", "  ", "-", "’"], ""),
        ] {
            for spelling in spellings {
                assert_eq!(fold(spelling), key, "{spelling:?}");
            }
        }
    }

    #[test]
    fn plain_letters_fold_alike_both_ways() {
        let all: String = (0..128_u8).map(char::from).collect();
        for name in [all.as_str(), "Can't Hold -- It", " \"A\" ", ""] {
            assert_eq!(fold_plain(name), fold_any(name), "{name:?}");
        }
    }

    #[test]
    fn letters_keep_their_places() {
        assert_eq!(letters("SECÁNDOSE, año, pingüino"), "secandose, ano, pinguino");
    }

    #[test]
    fn folding_twice_changes_nothing() {
        for name in ["İstanbul", "ǅ ﬁ", "日本 - 語", "\u{345}a", "ŉ"] {
            let once = fold(name);
            assert_eq!(fold(&once), once, "{name:?}");
        }
        assert_eq!(slug("Te Kā - Heartless"), "te-ka-heartless");
    }
}

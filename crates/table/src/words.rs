//! Two languages side by side, and small words that several screens share.

use engine::state::PlayerIx;
use notation::Language;

/// The English or the Spanish.
pub fn either<'a>(language: Language, english: &'a str, spanish: &'a str) -> &'a str {
    match language {
        Language::English => english,
        Language::Spanish => spanish,
    }
}

/// The quotes in which the text of a card stands.
pub fn quotes(language: Language) -> (&'static str, &'static str) {
    (either(language, "“", "«"), either(language, "”", "»"))
}

/// A player's letter, as the narrator names them.
pub fn letter(player: PlayerIx) -> char {
    char::from(b'A' + (player.index() as u8).min(25))
}

/// Ink drops beside ink cards, where there are any (1.13).
pub fn ink_drops(count: u16, language: Language) -> String {
    match (count, language) {
        (0, _) => String::new(),
        (1, Language::English) => " + 1 drop".to_owned(),
        (_, Language::English) => format!(" + {count} drops"),
        (1, Language::Spanish) => " + 1 gota".to_owned(),
        (_, Language::Spanish) => format!(" + {count} gotas"),
    }
}

/// A name as it is compared: lower case, without accents.
pub fn folded(text: &str) -> String {
    vocabulary::spelling(text.trim())
}

/// A sentence begins with a capital.
pub fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

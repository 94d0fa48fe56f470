//! Words, numbers, symbols and punctuation of a normalised paragraph, each with its place.

/// A piece of text with its byte range in the normalised paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'t> {
    pub kind: TokenKind,
    /// The text as printed.
    pub text: &'t str,
    pub start: usize,
    pub end: usize,
    /// Whether blank space (or the start of the text) stands before it.
    pub spaced: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// Letters with inner apostrophes and hyphens: "can't", "non-character", "player's", "players'".
    Word,
    /// "3".
    Number(u32),
    /// "+2" or "-2": a signed number.
    Signed(i32),
    /// "{I}", "{E}", "{S}", "{W}", "{L}", "{IW}".
    Symbol(Symbol),
    /// One character: . , : ; — • " ! ? & /
    Punctuation(char),
    /// A line break inside a paragraph (before a bullet).
    LineBreak,
    /// Anything else.
    Unknown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    Ink,
    Exert,
    Strength,
    Willpower,
    Lore,
    Inkwell,
}

/// Cuts a normalised paragraph into tokens; never fails, what is no token is [`TokenKind::Unknown`].
pub fn lex(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    let mut spaced = true;
    while let Some(first) = text[at..].chars().next() {
        if first == ' ' {
            at += 1;
            spaced = true;
            continue;
        }
        let (kind, length) = token_at(&text[at..], first, spaced);
        tokens.push(Token { kind, text: &text[at..at + length], start: at, end: at + length, spaced });
        spaced = kind == TokenKind::LineBreak;
        at += length;
    }
    tokens
}

fn token_at(rest: &str, first: char, spaced: bool) -> (TokenKind, usize) {
    match first {
        '\n' => (TokenKind::LineBreak, 1),
        '{' => symbol(rest),
        '0'..='9' => number(rest),
        '+' | '-' if spaced && rest[1..].starts_with(|c: char| c.is_ascii_digit()) => signed(rest),
        c if c.is_alphabetic() || (c == '\'' && starts_word(&rest[1..])) => {
            (TokenKind::Word, word_length(rest))
        }
        '.' | ',' | ':' | ';' | '—' | '•' | '"' | '!' | '?' | '&' | '/' | '-' | '\'' => {
            (TokenKind::Punctuation(first), first.len_utf8())
        }
        other => (TokenKind::Unknown, other.len_utf8()),
    }
}

fn starts_word(rest: &str) -> bool {
    rest.starts_with(char::is_alphabetic)
}

fn symbol(rest: &str) -> (TokenKind, usize) {
    const SYMBOLS: [(&str, Symbol); 7] = [
        ("{I}", Symbol::Ink),
        ("{E}", Symbol::Exert),
        ("{S}", Symbol::Strength),
        ("{W}", Symbol::Willpower),
        ("{L}", Symbol::Lore),
        ("{IW}", Symbol::Inkwell),
        ("{C}", Symbol::Inkwell),
    ];
    SYMBOLS
        .iter()
        .find(|(text, _)| rest.starts_with(text))
        .map_or((TokenKind::Unknown, 1), |(text, symbol)| (TokenKind::Symbol(*symbol), text.len()))
}

fn number(rest: &str) -> (TokenKind, usize) {
    let length = rest.bytes().take_while(u8::is_ascii_digit).count();
    let kind = rest[..length].parse().map_or(TokenKind::Unknown, TokenKind::Number);
    (kind, length)
}

fn signed(rest: &str) -> (TokenKind, usize) {
    let length = 1 + rest[1..].bytes().take_while(u8::is_ascii_digit).count();
    let kind = rest[..length].parse().map_or(TokenKind::Unknown, TokenKind::Signed);
    (kind, length)
}

/// A word runs over letters, inner hyphens, and apostrophes (also a final one: "players'").
fn word_length(rest: &str) -> usize {
    let mut length = 0;
    let mut chars = rest.char_indices().peekable();
    while let Some((index, c)) = chars.next() {
        let next = chars.peek().map(|(_, c)| *c);
        let belongs = c.is_alphabetic()
            || (c.is_ascii_digit() && index > 0)
            || c == '\''
            || (c == '-' && next.is_some_and(char::is_alphabetic));
        if !belongs {
            break;
        }
        length = index + c.len_utf8();
    }
    length
}

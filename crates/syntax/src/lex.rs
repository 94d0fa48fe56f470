//! Words, numbers, symbols and punctuation of a normalised paragraph, each with its place.

/// A piece of text with its byte range in the normalised paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'t> {
    pub kind: TokenKind,
    /// The text as printed.
    pub text: &'t str,
    pub start: usize,
    pub end: usize,
    /// Whether blank space (or the start of the text) stands before it.
    pub spaced: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// Letters with inner apostrophes and hyphens: "can't", "non-character".
    Word,
    /// What hangs on a word: the possessive "'s" and "'", the contracted "'s", "'re", "'ve". Never spaced.
    Suffix,
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
pub(crate) enum Symbol {
    Ink,
    Exert,
    Strength,
    Willpower,
    Lore,
    Inkwell,
}

/// Cuts a normalised paragraph into tokens; never fails, what is no token is [`TokenKind::Unknown`].
pub(crate) fn lex(text: &str) -> Vec<Token<'_>> {
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

/// The first token's text of a phrase of the grammar and the rest behind it; cheaper than [`lex`].
pub(crate) fn first_token(phrase: &str) -> Option<(&str, &str)> {
    let trimmed = phrase.trim_start_matches(' ');
    let first = trimmed.chars().next()?;
    let suffix = trimmed.len() == phrase.len();
    let (_, length) = token_at(trimmed, first, !(suffix && first == '\''));
    Some(trimmed.split_at(length))
}

fn token_at(rest: &str, first: char, spaced: bool) -> (TokenKind, usize) {
    match first {
        '\n' => (TokenKind::LineBreak, 1),
        '{' => symbol(rest),
        '0'..='9' => number(rest),
        '+' | '-' if spaced && rest[1..].starts_with(|c: char| c.is_ascii_digit()) => signed(rest),
        '\'' if !spaced && suffix_length(rest).is_some() => {
            (TokenKind::Suffix, suffix_length(rest).unwrap_or(1))
        }
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

/// The length of a suffix that `rest` starts with: "'s", "'re", "'ve", or a final "'".
fn suffix_length(rest: &str) -> Option<usize> {
    let ends = |text: &str| !text.starts_with(|c: char| c.is_alphanumeric() || c == '\'');
    ["'s", "'re", "'ve", "'"]
        .into_iter()
        .find(|suffix| rest.strip_prefix(suffix).is_some_and(ends))
        .map(str::len)
}

/// A word runs over letters, inner hyphens and inner apostrophes; a suffix is a token of its own.
fn word_length(rest: &str) -> usize {
    let mut length = 0;
    let mut chars = rest.char_indices().peekable();
    while let Some((index, c)) = chars.next() {
        let next = chars.peek().map(|(_, c)| *c);
        if c == '\'' && index > 0 && suffix_length(&rest[index..]).is_some() {
            break;
        }
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

//! The reader's position in the tokens: trying phrases, going back, and remembering how far anything got.

use crate::diagnostic::Diagnostic;
use crate::lex::{Token, TokenKind, first_token, lex};
use crate::lexicon::Lexicon;
use vocabulary::order::InOrder;

/// A phrase could not be read here; the cursor remembers the furthest place and what was expected there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fail;

/// What could have stood somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    /// A kind of phrase: "a player".
    Kind(&'static str),
    /// These words.
    Words(&'static str),
}

impl std::fmt::Display for Expected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Expected::Kind(what) => f.write_str(what),
            Expected::Words(words) => write!(f, "'{}'", words.replace('\n', "⏎")),
        }
    }
}

/// How deep phrases may contain phrases.
const DEPTH_LIMIT: usize = 24;

/// What reading a phrase gives.
pub(crate) type Read<T> = Result<T, Fail>;

/// A position in a paragraph's tokens. Readers take `&mut Cursor`; on [`Fail`] use [`Cursor::attempt`] to go back.
pub(crate) struct Cursor<'t> {
    text: &'t str,
    tokens: Vec<Token<'t>>,
    position: usize,
    furthest: usize,
    expected: Vec<Expected>,
    /// What is read well and means nothing, between which tokens, and what would stand there: where the text is not read in the end, it
    /// says why.
    refused: Option<(usize, usize, &'static str)>,
    depth: usize,
    in_quotes: bool,
    /// Proper names that no card is known to have, with what they were taken for, and where they stand.
    notes: Vec<(usize, String)>,
    pub lexicon: &'t Lexicon,
}

impl<'t> Cursor<'t> {
    /// Starts at the front of a normalised text.
    pub(crate) fn new(text: &'t str, lexicon: &'t Lexicon) -> Cursor<'t> {
        Cursor {
            text,
            tokens: lex(text),
            position: 0,
            furthest: 0,
            expected: Vec::new(),
            refused: None,
            depth: 0,
            in_quotes: false,
            notes: Vec::new(),
            lexicon,
        }
    }

    /// Where the cursor stands, to come back with [`Cursor::reset`].
    pub(crate) fn mark(&self) -> usize {
        self.position
    }

    /// Goes back to a mark; what was noted from there on was noted of a reading that is given up.
    pub(crate) fn reset(&mut self, mark: usize) {
        self.position = mark;
        self.notes.retain(|(position, _)| *position < mark);
    }

    /// Reads with `read`; on failure the cursor is where it was.
    pub(crate) fn attempt<T>(&mut self, read: impl FnOnce(&mut Cursor<'t>) -> Read<T>) -> Read<T> {
        let mark = self.position;
        let result = read(self);
        if result.is_err() {
            self.reset(mark);
        }
        result
    }

    /// Reads with `read` if it succeeds, else leaves the cursor alone.
    pub(crate) fn optional<T>(&mut self, read: impl FnOnce(&mut Cursor<'t>) -> Read<T>) -> Option<T> {
        self.attempt(read).ok()
    }

    /// Reads something that may contain itself; too deep a nesting fails instead of exhausting the stack.
    pub(crate) fn nested<T>(&mut self, read: impl FnOnce(&mut Cursor<'t>) -> Read<T>) -> Read<T> {
        if self.depth >= DEPTH_LIMIT {
            return self.fail("a simpler sentence");
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Reads what stands between quotation marks; quotations do not nest.
    pub(crate) fn quoted<T>(&mut self, read: impl FnOnce(&mut Cursor<'t>) -> Read<T>) -> Read<T> {
        if self.in_quotes {
            return self.fail("no quotation within a quotation");
        }
        self.in_quotes = true;
        let result = self.nested(read);
        self.in_quotes = false;
        result
    }

    /// The token here.
    pub(crate) fn peek(&self) -> Option<Token<'t>> {
        self.tokens.get(self.position).copied()
    }

    /// The token `ahead` places on.
    pub(crate) fn peek_at(&self, ahead: usize) -> Option<Token<'t>> {
        self.tokens.get(self.position + ahead).copied()
    }

    /// The token `back` places behind: 1 is the one just taken.
    pub(crate) fn behind(&self, back: usize) -> Option<Token<'t>> {
        self.tokens.get(self.position.checked_sub(back)?).copied()
    }

    /// The printed text from a mark up to where the cursor stands, without the blank after it.
    pub(crate) fn taken_since(&self, mark: usize) -> &'t str {
        match (self.tokens.get(mark), self.behind(1)) {
            (Some(first), Some(last)) if first.start <= last.end => &self.text[first.start..last.end],
            _ => "",
        }
    }

    pub(crate) fn at_end(&self) -> bool {
        self.position >= self.tokens.len()
    }

    /// The rest of the text from here.
    pub(crate) fn rest(&self) -> &'t str {
        self.peek().map_or("", |token| &self.text[token.start..])
    }

    /// Takes the token here whatever it is.
    pub(crate) fn advance(&mut self) -> Option<Token<'t>> {
        let token = self.peek()?;
        self.position += 1;
        Some(token)
    }

    /// Notes that a kind of phrase, described by `what`, was expected here, and fails.
    pub(crate) fn fail<T>(&mut self, what: &'static str) -> Read<T> {
        self.expect(Expected::Kind(what))
    }

    /// Refuses what was read since a mark.
    pub(crate) fn refuse<T>(&mut self, mark: usize, what: &'static str) -> Read<T> {
        self.refused.get_or_insert((mark, self.position, what));
        Err(Fail)
    }

    fn expect<T>(&mut self, what: Expected) -> Read<T> {
        if self.position > self.furthest {
            self.furthest = self.position;
            self.expected.clear();
        }
        if self.position == self.furthest && !self.expected.contains(&what) {
            self.expected.push(what);
        }
        Err(Fail)
    }

    /// Whether the words of `phrase` (lower case, blanks between) stand here; letter case does not matter. Words,
    /// numbers, symbols and punctuation are compared by their text: `eat(", then")`, `eat("the top of")`, `eat("{I}")`.
    pub(crate) fn looking_at(&self, phrase: &str) -> bool {
        self.match_phrase(phrase).is_some()
    }

    /// Takes `phrase` if it stands here; fails otherwise, leaving the cursor where it was.
    pub(crate) fn eat(&mut self, phrase: &'static str) -> Read<()> {
        match self.match_phrase(phrase) {
            Some(count) => {
                self.position += count;
                Ok(())
            }
            None => {
                let (matched, left) = self.matched_words(phrase);
                self.position += matched;
                let failed = self.expect(Expected::Words(left.unwrap_or(phrase).trim_start()));
                self.position -= matched;
                failed
            }
        }
    }

    /// Takes `phrase` if it stands here and tells whether it did; expects nothing, unless it had begun.
    pub(crate) fn eats(&mut self, phrase: &'static str) -> bool {
        match self.matched_words(phrase) {
            (0, Some(_)) => false,
            _ => self.eat(phrase).is_ok(),
        }
    }

    fn match_phrase(&self, phrase: &str) -> Option<usize> {
        let (matched, rest) = self.matched_words(phrase);
        rest.is_none().then_some(matched)
    }

    /// How many words of a phrase stand here, and what is left of it where they end early.
    fn matched_words<'p>(&self, phrase: &'p str) -> (usize, Option<&'p str>) {
        let mut count = 0;
        let mut left = phrase;
        while let Some((word, rest)) = first_token(left) {
            match self.peek_at(count) {
                Some(token) if token.text.eq_ignore_ascii_case(word) => count += 1,
                _ => return (count, Some(left)),
            }
            left = rest;
        }
        (count, None)
    }

    /// Takes the first of some phrases that stands here, and gives what belongs to it.
    pub(crate) fn pick<T: Clone>(&mut self, what: &'static str, choices: &[(&'static str, T)]) -> Read<T> {
        for (phrase, meaning) in choices {
            if let Some(count) = self.match_phrase(phrase) {
                self.position += count;
                return Ok(meaning.clone());
            }
        }
        self.fail(what)
    }

    /// Whether the word here is one of some (lower case, single tokens).
    pub(crate) fn at_any(&self, words: &[&str]) -> bool {
        self.peek().is_some_and(|token| words.iter().any(|word| token.text.eq_ignore_ascii_case(word)))
    }

    /// A number in digits.
    pub(crate) fn number(&mut self) -> Read<u32> {
        match self.peek().map(|token| token.kind) {
            Some(TokenKind::Number(n)) => {
                self.position += 1;
                Ok(n)
            }
            _ => self.fail("a number"),
        }
    }

    /// "+2", "-1".
    pub(crate) fn signed(&mut self) -> Read<i32> {
        match self.peek().map(|token| token.kind) {
            Some(TokenKind::Signed(n)) => {
                self.position += 1;
                Ok(n)
            }
            _ => self.fail("a signed number"),
        }
    }

    /// What was taken for a proper name though nothing is known by it.
    pub(crate) fn notes(&self) -> Vec<String> {
        let mut notes: Vec<String> = self.notes.iter().map(|(_, note)| note.clone()).collect();
        notes.order();
        notes.dedup();
        notes
    }

    pub(crate) fn note(&mut self, note: String) {
        self.notes.push((self.position, note));
    }

    /// A card name: a known one, the longest that fits; else a phrase in capitals, which is noted.
    pub(crate) fn card_name(&mut self) -> Read<crate::tree::CardName> {
        let rest = self.rest();
        let length = unknown_name(rest);
        // A known name that is only the beginning of a longer one ("Captain Zed") is another name.
        let longer = self.lexicon.name_at(rest).is_some_and(|(_, known)| {
            let after = &rest[known..];
            let next = after.strip_prefix("'s ").or(after.strip_prefix(' ')).unwrap_or_default();
            let word = next.split([' ', '.', ',']).next().unwrap_or_default();
            known < length
                && next.starts_with(char::is_uppercase)
                && !vocabulary::Keyword::ALL.iter().any(|keyword| keyword.word().starts_with(word))
        });
        if !longer && let Ok(known) = self.known_card_name() {
            return Ok(known);
        }
        if length == 0 {
            return self.fail("a card name");
        }
        let name = rest[..length].to_owned();
        self.note(format!("no card is known to be named '{name}'"));
        self.skip_bytes(length);
        Ok(crate::tree::CardName(name))
    }

    /// A classification before a kind of card: a known one, else words in capitals, which are noted. The first word of a
    /// sentence has a capital letter anyway.
    pub(crate) fn open_class_name(&mut self) -> Read<crate::tree::ClassName> {
        if let Ok(known) = self.class_name() {
            return Ok(known);
        }
        let rest = self.rest();
        let length = crate::lexicon::capitalised(rest, &["of"]);
        let name = &rest[..length];
        let opens = |token: Token<'_>| matches!(token.text, "." | "—" | "•" | ":" | "\"" | "\n" | "(");
        if self.behind(1).is_none_or(opens) && is_common(name) {
            return self.fail("a classification");
        }
        let next = rest[length..].trim_start();
        const AFTER: [&str; 8] =
            ["character", "card", "location", "item", "action", "song", "classification", "or "];
        let taken = vocabulary::Keyword::ALL.iter().any(|keyword| name.contains(keyword.word()))
            || vocabulary::Ink::ALL.iter().any(|ink| name.contains(ink.name()));
        // "X" is a number; Illumineers are the players of a quest (`quest_wording.rs`).
        let taken = taken || name.starts_with("Illumineer");
        if length == 0 || taken || name == "X" || !AFTER.iter().any(|word| next.starts_with(word)) {
            return self.fail("a classification");
        }
        let name = name.to_owned();
        self.note(format!("no card is known to have the classification '{name}'"));
        self.skip_bytes(length);
        Ok(crate::tree::ClassName(name))
    }

    /// A classification before "Shift", or after "non-": a known one, else a word in capitals, which is noted.
    pub(crate) fn class_or_capitals(&mut self) -> Read<crate::tree::ClassName> {
        if let Ok(known) = self.class_name() {
            return Ok(known);
        }
        let rest = self.rest();
        let length = crate::lexicon::capitalised(rest, &["of"]);
        let Some(name) = rest[..length].strip_suffix(" Shift") else { return self.fail("a classification") };
        let taken = vocabulary::Keyword::ALL.iter().any(|keyword| name.contains(keyword.word()));
        if name.is_empty() || taken || is_common(name) {
            return self.fail("a classification");
        }
        let name = name.to_owned();
        self.note(format!("no card is known to have the classification '{name}'"));
        self.skip_bytes(name.len());
        Ok(crate::tree::ClassName(name))
    }

    /// A classification as a head: a known one, else a word in capitals that stands where a kind of card would.
    pub(crate) fn open_class_head(&mut self) -> Read<(crate::tree::ClassName, crate::tree::Number)> {
        use crate::tree::Number;
        if let Ok(class) = self.class_name() {
            return Ok((class, Number::Singular));
        }
        if let Ok(class) = self.class_plural() {
            return Ok((class, Number::Plural));
        }
        let before = self.behind(1).map(|token| token.text.to_lowercase());
        let rest = self.rest();
        let length = crate::lexicon::capitalised(rest, &["of"]);
        let name = &rest[..length];
        let taken = vocabulary::Keyword::ALL.iter().any(|keyword| name.contains(keyword.word()))
            || vocabulary::Ink::ALL.iter().any(|ink| name.contains(ink.name()));
        let number = match before.as_deref() {
            Some("chosen" | "another" | "a" | "an" | "each" | "opposing") => Number::Singular,
            Some("your" | "other" | "all" | "their") if name.ends_with('s') => Number::Plural,
            _ => return self.fail("a classification"),
        };
        let class = match number {
            Number::Singular => name,
            Number::Plural => name.strip_suffix('s').unwrap_or(name),
        };
        let is_step = rest[length..].trim_start().starts_with("step");
        if class.is_empty() || taken || is_step || is_common(name) {
            return self.fail("a classification");
        }
        let class = class.to_owned();
        self.note(format!("no card is known to have the classification '{class}'"));
        self.skip_bytes(length);
        Ok((crate::tree::ClassName(class), number))
    }

    /// A keyword that nobody knows: one or two words in capitals, which are noted.
    pub(crate) fn unknown_keyword(&mut self) -> Read<String> {
        let rest = self.rest();
        let length = crate::lexicon::capitalised(rest, &[]);
        let name = &rest[..length];
        let known = vocabulary::Keyword::ALL.iter().any(|keyword| name.contains(keyword.word()))
            || vocabulary::Ink::ALL.iter().any(|ink| name.contains(ink.name()))
            || self.lexicon.class_at(name).is_some()
            || self.lexicon.name_at(name).is_some();
        // A word in capitals throughout is the name of an ability.
        let shouted = name.len() > 1 && !name.chars().any(char::is_lowercase);
        if length == 0 || name.split(' ').count() > 2 || known || shouted || is_common(name) {
            return self.fail("a keyword");
        }
        let name = name.to_owned();
        self.note(format!("no rules are known for the keyword '{name}'"));
        self.skip_bytes(length);
        Ok(name)
    }

    /// A known card name, the longest that fits.
    pub(crate) fn known_card_name(&mut self) -> Read<crate::tree::CardName> {
        let rest = self.rest();
        match self.lexicon.name_at(rest) {
            Some((_, length)) => {
                let printed = rest[..length].to_owned();
                self.skip_bytes(length);
                Ok(crate::tree::CardName(printed))
            }
            None => self.fail("a card name"),
        }
    }

    /// A known classification.
    pub(crate) fn class_name(&mut self) -> Read<crate::tree::ClassName> {
        match self.lexicon.class_at(self.rest()) {
            Some((class, length)) => {
                let class = class.to_owned();
                self.skip_bytes(length);
                Ok(crate::tree::ClassName(class))
            }
            None => self.fail("a classification"),
        }
    }

    /// "non-" and a known classification, printed as one: "non-Villain".
    pub(crate) fn non_class(&mut self) -> Read<crate::tree::ClassName> {
        let Some(after) = self.rest().strip_prefix("non-") else { return self.fail("a classification") };
        if let Some((class, length)) = self.lexicon.class_at(after) {
            let class = class.to_owned();
            self.skip_bytes("non-".len() + length);
            return Ok(crate::tree::ClassName(class));
        }
        let length = crate::lexicon::capitalised(after, &["of"]);
        let taken = vocabulary::Ink::ALL.iter().any(|ink| after[..length].contains(ink.name()));
        if length == 0 || taken {
            return self.fail("a classification");
        }
        let class = after[..length].to_owned();
        self.note(format!("no card is known to have the classification '{class}'"));
        self.skip_bytes("non-".len() + length);
        Ok(crate::tree::ClassName(class))
    }

    /// A known classification in the plural, as a head: "Pirates".
    pub(crate) fn class_plural(&mut self) -> Read<crate::tree::ClassName> {
        match self.lexicon.class_plural_at(self.rest()) {
            Some((class, length)) => {
                let class = class.to_owned();
                self.skip_bytes(length);
                Ok(crate::tree::ClassName(class))
            }
            None => self.fail("a classification"),
        }
    }

    /// Moves past `length` bytes of the rest, cutting a token in two where a name ends inside it ("Belle's").
    fn skip_bytes(&mut self, length: usize) {
        let Some(first) = self.peek() else { return };
        let end = first.start + length;
        while let Some(token) = self.peek() {
            if token.end <= end {
                self.position += 1;
            } else if token.start < end {
                let tail = Token { text: &self.text[end..token.end], start: end, spaced: false, ..token };
                let head = Token { text: &self.text[token.start..end], end, ..token };
                self.tokens[self.position] = head;
                self.tokens.insert(self.position + 1, tail);
                self.position += 1;
                return;
            } else {
                return;
            }
        }
    }

    /// The diagnostic for the furthest place anything was tried.
    pub(crate) fn diagnostic(&self) -> Diagnostic {
        if let Some((from, to, what)) = self.refused
            && let (Some(first), Some(last)) = (self.tokens.get(from), self.tokens.get(to.saturating_sub(1)))
        {
            let length = last.end - first.start;
            let expected = vec![what.to_owned()];
            return Diagnostic { text: self.text.to_owned(), at: first.start, length, expected };
        }
        let token = self.tokens.get(self.furthest);
        let (at, length) = token.map_or((self.text.len(), 0), |token| (token.start, token.end - token.start));
        // Kinds of phrases say more than single words.
        let mut expected = self.expected.clone();
        expected.order_by_key(|what| matches!(what, Expected::Words(_)));
        let expected = expected.iter().map(Expected::to_string).collect();
        Diagnostic { text: self.text.to_owned(), at, length, expected }
    }
}

/// How long a name is that nobody knows: words in capitals, "Gaston's Hunting Trophy" too.
fn unknown_name(text: &str) -> usize {
    const BETWEEN: [&str; 3] = ["of", "the", "&"];
    let length = crate::lexicon::capitalised(text, &BETWEEN);
    match text[length..].strip_prefix("'s ") {
        Some(rest) if length > 0 && rest.starts_with(char::is_uppercase) => {
            length + "'s ".len() + crate::lexicon::capitalised(rest, &BETWEEN)
        }
        _ => length,
    }
}

/// Whether a word that opens a sentence is one of the language rather than a proper name: it has its capital from its place.
pub(crate) fn is_common(name: &str) -> bool {
    const COMMON: [&str; 64] = [
        // The players of a quest (`quest_wording.rs`).
        "Illumineer",
        "Illumineers",
        "A",
        "An",
        "The",
        "This",
        "That",
        "These",
        "Those",
        "Your",
        "Their",
        "His",
        "Her",
        "Its",
        "Each",
        "All",
        "Any",
        "No",
        "None",
        "One",
        "Two",
        "Three",
        "Four",
        "Up",
        "Another",
        "Other",
        "Chosen",
        "Opposing",
        "Opponents",
        "Players",
        "Characters",
        "Character",
        "Cards",
        "Card",
        "Items",
        "Item",
        "Locations",
        "Location",
        "Actions",
        "Action",
        "Songs",
        "Song",
        "Damaged",
        "Undamaged",
        "Exerted",
        "Ready",
        "Banish",
        "Draw",
        "Deal",
        "Play",
        "Put",
        "Return",
        "Gain",
        "Look",
        "Reveal",
        "Choose",
        "Move",
        "Remove",
        "Exert",
        "Search",
        "Shuffle",
        "Name",
        "Non",
        "Only",
    ];
    name.split(' ').next().is_none_or(|first| COMMON.contains(&first))
}

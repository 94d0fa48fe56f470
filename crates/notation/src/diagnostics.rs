//! Diagnostics: what is wrong with a file, where, and what may have been meant.
//!
//! A [`Problem`] is data first: each kind has its own variant and its own sentence. A
//! [`Diagnostic`] adds the place and the hints; [`render`] shows it with the line and a caret.

use std::fmt;

use thiserror::Error;

use crate::limits;
use crate::read::line::lines;
use crate::words::Words;
use narrate::{Language, Wording};

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The file can be used; one line of it says less than its author may think.
    Warning,
    /// The file cannot be used.
    Error,
}

/// A part of one line. Columns count letters, from 1; `end` is one past the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    /// Line number, from 1; 0 where the problem is the file as a whole.
    pub line: u32,
    /// First column.
    pub start: u32,
    /// One past the last column.
    pub end: u32,
}

impl Span {
    /// The file as a whole.
    pub const FILE: Self = Self { line: 0, start: 0, end: 0 };
}

/// One problem at one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Where it is.
    pub span: Span,
    /// What it is.
    pub problem: Problem,
    /// What may help.
    pub hints: Vec<Hint>,
}

impl Diagnostic {
    /// Whether the file cannot be used because of it.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// What may help somebody to mend a problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// Spellings near to what was written.
    DidYouMean(Vec<String>),
    /// What a name could stand for.
    Candidates(Vec<String>),
    /// How such a line is written.
    Write(&'static str),
    /// Which moves and answers there are.
    Verbs,
    /// What can be expected of a card.
    OfCards,
    /// What can be expected of a player.
    OfPlayers,
    /// A remark.
    Note(&'static str),
}

impl Hint {
    /// The hint in a language.
    pub fn say(&self, language: Language) -> String {
        (Words::of(language).hint)(self)
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DidYouMean(names) => write!(out, "did you mean: {}", names.join("; ")),
            Self::Candidates(names) => write!(out, "it fits: {}", names.join("; ")),
            Self::Write(form) => write!(out, "write: {form}"),
            Self::Verbs => {
                let words = Words::of(Language::default());
                let (moves, answers) = (words.verbs_of_moves().join(", "), words.verbs_of_answers().join(", "));
                write!(out, "the moves are: {moves}; the answers: {answers}")
            }
            Self::OfCards => out.write_str(
                "a card has: damage, strength, willpower, lore, cost, shift cost, singing value N; ready, exerted, drying, dry, \
                 undamaged; has, lacks KEYWORD; in ZONE; under, covers, at, named, classified; not before any of these",
            ),
            Self::OfPlayers => out.write_str(
                "a player has: lore, hand, deck, discard, play, ink, ink drops N; can, cannot MOVE; sees, does not see CARD; \
                 decides, wins, lost",
            ),
            Self::Note(note) => out.write_str(note),
        }
    }
}

/// Everything that can be wrong with the form of a file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Problem {
    // The file as bytes.
    /// Not text at all.
    #[error("the file is not UTF-8")]
    NotUtf8,
    /// See [`limits::FILE_BYTES_MAX`].
    #[error("the file is longer than {} bytes", limits::FILE_BYTES_MAX)]
    FileTooLong,
    /// See [`limits::LINES_MAX`].
    #[error("the file has more than {} lines", limits::LINES_MAX)]
    TooManyLines,
    /// See [`limits::LINE_BYTES_MAX`].
    #[error("the line is longer than {} bytes", limits::LINE_BYTES_MAX)]
    LineTooLong,
    /// See [`limits::NUMBER_MAX`].
    #[error("a number is at most {max}: {0}", max = limits::NUMBER_MAX)]
    NumberTooLarge(String),
    /// See [`limits::PROBLEMS_MAX`].
    #[error("more than {} problems; the rest is not shown", limits::PROBLEMS_MAX)]
    TooManyProblems,

    // The header.
    /// Neither a header nor the start of a position.
    #[error("a header line, or `player A`, is expected here")]
    HeaderExpected,
    /// A key that does not exist.
    #[error("unknown header key: {0}")]
    HeaderUnknown(String),
    /// A key that may stand once stands again.
    #[error("the header has this key already: {0}")]
    HeaderTwice(&'static str),
    /// A key without a value.
    #[error("empty header: {0}")]
    HeaderEmpty(&'static str),
    /// A key that every file has.
    #[error("the header lacks: {0}")]
    HeaderMissing(&'static str),
    /// `seed:` without an integer.
    #[error("the seed must be an integer of at most 64 bits: {0}")]
    SeedNotInteger(String),
    /// `edition:` with another name.
    #[error("no edition of that name: {0}")]
    EditionUnknown(String),
    /// `variant:` with another name.
    #[error("no variant of that name: {0}")]
    VariantUnknown(String),
    /// `teams:` with something else than players, or with a player twice.
    #[error("not a player who can be put into a team here: {0}")]
    NotATeam(String),
    /// `rules:` with something else.
    #[error("not a rule number: {0}")]
    NotARule(String),

    // The position.
    /// `player` without a letter.
    #[error("players are A, B, C and D")]
    PlayerLetter,
    /// Blocks out of turn order.
    #[error("players come in the order A, B, C, D")]
    PlayerOrder,
    /// A line before the first block.
    #[error("a position starts with `player A`")]
    PlayerFirst,
    /// Not a line of a block.
    #[error("not a line of a position: {0}")]
    NotPosition(String),
    /// A zone without a card, or nothing between two separators.
    #[error("a card is missing")]
    CardMissing,
    /// Fewer than two blocks.
    #[error("a position needs at least {} players", limits::PLAYERS_MIN)]
    TooFewPlayers,
    /// `turn` and something else.
    #[error("not the end of a position: {0}")]
    TurnForm(String),
    /// The number of the turn and the first player do not go together.
    #[error("turn {number} of a game that {first} began is not {turn}'s")]
    NotTheirTurn {
        /// The number.
        number: u32,
        /// Who began.
        first: char,
        /// Whose turn it is said to be.
        turn: char,
    },
    /// The script begins inside the position, or the file ends there.
    #[error("the position has no end")]
    NoTurn,
    /// A line that counts once stands again.
    #[error("this line stands twice in the block; the last one counts: {0}")]
    EntryTwice(&'static str),
    /// Both ways to start a game.
    #[error("a file has a position or deck lists, not both")]
    DecksAndPosition,
    /// `decks` with fewer than two or more than four files.
    #[error("deck lists are given for {} to {} players", limits::PLAYERS_MIN, limits::PLAYERS_MAX)]
    DecksForm,

    // Attributes.
    /// One bracket without the other.
    #[error("brackets do not match")]
    Brackets,
    /// An attribute that this zone does not know.
    #[error("the attribute has no place in this zone: {0}")]
    AttributeMisplaced(String),
    /// An attribute that does not exist.
    #[error("unknown attribute: {0}")]
    AttributeUnknown(String),
    /// An attribute that counts once stands again.
    #[error("the attribute stands twice; the last one counts: {0}")]
    AttributeTwice(&'static str),
    /// `under` outside play.
    #[error("only a card in play has cards under it")]
    UnderMisplaced,
    /// An alias that is not a word.
    #[error("not a legal alias: {0}")]
    AliasForm(String),
    /// An alias that the notation uses itself.
    #[error("the alias is a word of the notation: {0}")]
    AliasReserved(String),
    /// An alias that is a card.
    #[error("the alias is the name of a card: {0}")]
    AliasIsCard(String),
    /// An alias of two cards.
    #[error("the alias is given twice: {0}")]
    AliasTwice(String),
    /// No card of the position has this alias.
    #[error("no card of the position has this alias: {0}")]
    AliasUnknown(String),

    // Names.
    /// No card has this full name.
    #[error("unknown card: {0}")]
    CardUnknown(String),
    /// Filler cards have nothing that a card in play needs.
    #[error("a filler card cannot be in play")]
    FillerInPlay,
    /// One word that is nothing.
    #[error("neither an alias of this file nor a card: {0}")]
    RefUnknown(String),
    /// A card that no zone of the position holds.
    #[error("the card is not in the position: {0}")]
    CardAbsent(String),
    /// A name that fits several cards.
    #[error("more than one card of this name is in the position: {0}")]
    CardAmbiguous(String),
    /// No card has this name, version aside.
    #[error("no card has this name: {0}")]
    NameUnknown(String),
    /// A letter without a block.
    #[error("no such player in this file: {0}")]
    PlayerAbsent(String),

    // The script.
    /// Not a line of a script.
    #[error("not a line of a script: {0}")]
    NotScript(String),
    /// A verb that does not exist.
    #[error("unknown move or answer: {0}")]
    VerbUnknown(String),
    /// A verb that stands alone.
    #[error("nothing follows `{0}`")]
    NothingFollows(String),
    /// A verb whose rest is not as it should be.
    #[error("`{0}` is written otherwise")]
    VerbForm(String),
    /// A colon with nothing behind it.
    #[error("an ability name is missing")]
    AbilityMissing,
    /// A choice that names a card twice.
    #[error("the same card is chosen twice: {0}")]
    ChosenTwice(String),
    /// Nothing is asked for.
    #[error("nothing is checked: no expectation and no `!` line")]
    NothingChecked,

    // Expectations.
    /// An expectation of no kind.
    #[error("unknown expectation: {0}")]
    ExpectUnknown(String),
    /// `can` and something that is not a move.
    #[error("not a move: {0}")]
    NotAMove(String),
    /// A keyword that does not exist.
    #[error("unknown keyword: {0}")]
    KeywordUnknown(String),
    /// A classification that no card has.
    #[error("unknown classification: {0}")]
    ClassificationUnknown(String),
    /// A value below zero that cannot be.
    #[error("cannot be negative: {0}")]
    Negative(&'static str),
    /// `top` or `bottom` of another zone.
    #[error("only the deck has a top and a bottom")]
    EndOfDeck,

    // Deck lists.
    /// A deck list that is not there.
    #[error("no such deck list: {0}")]
    DeckAbsent(String),
    /// A deck list that is not below the folder of the file.
    #[error("{0} is not below the folder of this file; --allow-outside reads it all the same")]
    DeckOutside(String),
    /// A deck list that is there and cannot be read.
    #[error("the deck list {path} cannot be read: {why}")]
    DeckUnreadable {
        /// The deck list.
        path: String,
        /// What the system says.
        why: String,
    },
    /// A text in which no line names a card.
    #[error("{0} is no deck list: no line of it names a card")]
    NoDeck(String),
    /// A line that is not `4 CARD`.
    #[error("{path}:{line}: not a line of a deck list: {text}")]
    DeckLine {
        /// The deck list.
        path: String,
        /// Its line.
        line: u32,
        /// What stands there.
        text: String,
    },
    /// A card that nobody knows.
    #[error("{path}:{line}: unknown card: {card}")]
    DeckCard {
        /// The deck list.
        path: String,
        /// Its line.
        line: u32,
        /// What stands there.
        card: String,
    },
}

impl Problem {
    /// The problem in a language.
    pub fn say(&self, language: Language) -> String {
        (Words::of(language).problem)(self)
    }

    /// The problem in every language.
    pub fn both(&self) -> Wording {
        Wording::of(|language| self.say(language))
    }
}

/// A diagnostic as plain English text, with the line, a caret under the place, and the hints.
///
/// ```text
/// error: unknown card: Brass Bel
///   --> bell.lore:5:8
///    |
///  5 |   hand Brass Bel
///    |        ^^^^^^^^^
///    = did you mean: Brass Bell
/// ```
pub fn render(diagnostic: &Diagnostic, path: &str, text: &str) -> String {
    render_in(diagnostic, path, text, Language::default())
}

/// A diagnostic as plain text in a language.
pub fn render_in(diagnostic: &Diagnostic, path: &str, text: &str, language: Language) -> String {
    render_with(diagnostic, path, text, Words::of(language))
}

/// A diagnostic as plain text in any words.
pub fn render_with(diagnostic: &Diagnostic, path: &str, text: &str, words: &Words) -> String {
    let mut shown = String::new();
    let severity = (words.severity)(diagnostic.severity);
    shown += &format!("{severity}: {}\n", clean(&(words.problem)(&diagnostic.problem)));
    let span = diagnostic.span;
    shown += &render_place(span, path, text);
    let margin = margin(span);
    for hint in &diagnostic.hints {
        shown += &format!("{margin} = {}\n", clean(&(words.hint)(hint)));
    }
    shown
}

/// A place in a text: its address, the line, and a caret under it; the address alone where it is no line.
pub fn render_place(span: Span, path: &str, text: &str) -> String {
    let margin = margin(span);
    if span.line == 0 {
        return format!("{margin} --> {path}\n");
    }
    let address = format!("{margin} --> {path}:{}:{}\n", span.line, span.start.max(1));
    let line = lines(text).nth(span.line as usize - 1);
    address + &line.map(|line| excerpt(line, span, &margin)).unwrap_or_default()
}

/// Blanks as wide as the number of a line.
fn margin(span: Span) -> String {
    if span.line == 0 { String::new() } else { " ".repeat(span.line.to_string().len()) }
}

/// Most letters of a line that are shown.
const EXCERPT_LETTERS_MAX: usize = 160;

fn excerpt(line: &str, span: Span, margin: &str) -> String {
    let number = span.line;
    let first = (span.start.max(1) as usize - 1).saturating_sub(EXCERPT_LETTERS_MAX / 2);
    let first = if span.end as usize <= EXCERPT_LETTERS_MAX { 0 } else { first };
    let part: String = clean(line).chars().skip(first).take(EXCERPT_LETTERS_MAX).collect();
    let room = part.chars().count() + 1;
    let column = (span.start.max(1) as usize - 1).saturating_sub(first).min(room);
    let length = (span.end.saturating_sub(span.start) as usize).clamp(1, (room - column).max(1));
    let carets = format!("{}{}", " ".repeat(column), "^".repeat(length));
    format!("{margin} |\n{number} | {}\n{margin} | {carets}\n", part.trim_end())
}

/// Control characters would move the cursor: each becomes one blank.
fn clean(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

//! Reading deck lists.
//!
//! One line for each card. Reading is relaxed: `4 Name`, `4x Name`, `x4 Name`, `Name x4`; curly quotes, any dash,
//! accents or none, any letter case; set and collector's number after the name, `(1) 23`, `[1-23]`, `#23`; headings
//! such as `Characters (24)` or `Main deck:`; comments after `#` or `//` at the start of a line or after two
//! blanks; blank lines. A whole list may also be a deck code, an address that ends in one, or our own JSON.

use super::problem::{Columns, DeckProblem, DeckReason, ListPlace};
use super::{CARDS_LIMIT, COPIES_LIMIT, Deck, DeckEntry, LIST_BYTES_LIMIT, PROBLEMS_LIMIT, code, json};
use crate::catalogue::{Catalogue, CatalogueIx, NameError};
use vocabulary::fold::fold;

/// Reads a deck list or a deck code.
pub fn read(text: &str, catalogue: &Catalogue) -> Result<Deck, Vec<DeckProblem>> {
    let whole = |reason| vec![DeckProblem { place: ListPlace::List, columns: None, reason }];
    if text.len() > LIST_BYTES_LIMIT {
        return Err(whole(DeckReason::TooLong { found: text.len() }));
    }
    let text = text.trim_start_matches('\u{feff}');
    let entries = match entries(text) {
        Ok(entries) => entries,
        Err(Broken::Json(broken)) => {
            let place = broken.at.map_or(ListPlace::List, |(line, _)| ListPlace::Line(line));
            let columns = broken.at.map(|(_, start)| Columns { start, end: start + 1 });
            return Err(vec![DeckProblem { place, columns, reason: DeckReason::Json(broken.why) }]);
        }
        Err(Broken::Code(why)) => return Err(whole(DeckReason::Code(why))),
    };
    let mut deck = Deck::default();
    let mut problems = Vec::new();
    for Written { place, entry, parts } in entries {
        match resolve(place, entry, catalogue) {
            Ok(entry) => deck.entries.push(entry),
            Err(reason) => {
                problems.push(DeckProblem { place, columns: parts.map(|parts| parts.of(&reason)), reason });
            }
        }
        if problems.len() == PROBLEMS_LIMIT {
            return Err(problems);
        }
    }
    if problems.is_empty() && deck.is_empty() {
        problems = whole(DeckReason::Empty);
    }
    let found = deck.entries.iter().fold(0_u32, |sum, entry| sum.saturating_add(entry.count));
    if found > CARDS_LIMIT {
        problems.extend(whole(DeckReason::TooManyCards { found }));
    }
    if problems.is_empty() { Ok(deck) } else { Err(problems) }
}

/// Why a text is no list at all.
enum Broken {
    Json(json::Broken),
    Code(&'static str),
}

fn entries(text: &str) -> Result<Vec<Written>, Broken> {
    let placed = |all: Vec<(ListPlace, Entry)>| {
        all.into_iter().map(|(place, entry)| Written { place, entry, parts: None }).collect()
    };
    if let Some(entries) = json::decode(text) {
        return entries.map(placed).map_err(Broken::Json);
    }
    match code::decode(text) {
        Some(entries) => entries.map(placed).map_err(Broken::Code),
        None => {
            Ok(text.lines().enumerate().filter_map(|(index, line)| line_entry(index + 1, line)).collect())
        }
    }
}

/// An entry where it was written.
struct Written {
    place: ListPlace,
    entry: Entry,
    /// Where its parts stand in its line, where it is one.
    parts: Option<Parts>,
}

/// Where the parts of a line stand.
#[derive(Clone, Copy)]
struct Parts {
    whole: Columns,
    count: Columns,
    card: Columns,
}

impl Parts {
    /// The part that is at fault.
    fn of(self, reason: &DeckReason) -> Columns {
        match reason {
            DeckReason::BadCount { .. } => self.count,
            DeckReason::Name(_) => self.card,
            DeckReason::TooLong { .. }
            | DeckReason::TooManyCards { .. }
            | DeckReason::Empty
            | DeckReason::NoCount { .. }
            | DeckReason::NotAnEntry { .. }
            | DeckReason::Sideboard
            | DeckReason::Code(_)
            | DeckReason::Json(_) => self.whole,
        }
    }
}

/// Where a part of a line stands in it.
fn columns(line: &str, part: &str) -> Columns {
    let from = (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize).min(line.len());
    let start = line.get(..from).map_or(0, |before| before.chars().count()) + 1;
    Columns { start, end: start + part.chars().count() }
}

/// A line that is neither blank, comment nor heading.
pub(super) enum Entry {
    /// A number of copies, as written, and a card with what stands behind its name.
    Copies { count: String, card: String },
    /// No number at all.
    Bare(String),
    /// A heading that has no place in a deck.
    Sideboard,
}

fn line_entry(number: usize, raw: &str) -> Option<Written> {
    let line = without_comment(raw).trim();
    if line.is_empty() {
        return None;
    }
    let (count, card) = counted(line).unwrap_or((line, line));
    let parts = Parts { whole: columns(raw, line), count: columns(raw, count), card: columns(raw, card) };
    let entry = match counted(line) {
        Some((count, card)) => Entry::Copies { count: count.to_owned(), card: card.to_owned() },
        None => match heading(line) {
            Some(Heading::Sideboard) => Entry::Sideboard,
            Some(Heading::Plain) => return None,
            None => Entry::Bare(line.to_owned()),
        },
    };
    Some(Written { place: ListPlace::Line(number), entry, parts: Some(parts) })
}

fn without_comment(line: &str) -> &str {
    let trimmed = line.trim_start();
    if trimmed.starts_with('#') || trimmed.starts_with("//") {
        return "";
    }
    let ends = [line.find("  #"), line.find("  //")];
    ends.into_iter().flatten().min().map_or(line, |end| &line[..end])
}

/// The number of copies and the rest of the line.
fn counted(line: &str) -> Option<(&str, &str)> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if let Some(count) = count_word(first)
        && !rest.is_empty()
    {
        return Some((count, rest));
    }
    // `4xName` without a blank.
    if let Some(end) = line.find(|letter: char| !letter.is_ascii_digit())
        && end > 0
        && let Some(card) = line[end..].strip_prefix(['x', 'X', '×'])
        && card.starts_with(|letter: char| letter.is_uppercase())
    {
        return Some((&line[..end], card));
    }
    // `Name x4` and `Name (x4)`.
    let (card, last) = line.rsplit_once(char::is_whitespace)?;
    let last = last.trim_start_matches('(').trim_end_matches(')');
    let marked = last.starts_with(['x', 'X', '×']) || last.ends_with(['x', 'X', '×']);
    count_word(last).filter(|_| marked).map(|count| (count, card.trim()))
}

/// The digits of `4`, `4x` or `x4`.
fn count_word(word: &str) -> Option<&str> {
    let signs = ['x', 'X', '×', '*'];
    let digits = word.strip_prefix(signs).or_else(|| word.strip_suffix(signs)).unwrap_or(word);
    let is_count = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_count.then_some(digits)
}

enum Heading {
    Plain,
    Sideboard,
}

fn heading(line: &str) -> Option<Heading> {
    let name = line.split(['(', '[', ':']).next().unwrap_or_default();
    match fold(name).as_str() {
        "sideboard" | "side deck" => return Some(Heading::Sideboard),
        "deck" | "decklist" | "deck list" | "main" | "main deck" | "mainboard" | "maindeck" | "cards"
        | "about" | "character" | "characters" | "action" | "actions" | "song" | "songs"
        | "actions songs" | "actions and songs" | "item" | "items" | "location" | "locations" | "total"
        | "inkable" | "uninkable" | "amber" | "amethyst" | "emerald" | "ruby" | "sapphire" | "steel" => {
            return Some(Heading::Plain);
        }
        _ => {}
    }
    let is_titled = line.ends_with(':')
        || ["name:", "deck:", "title:", "format:", "author:", "inks:", "ink:", "total:", "cards:", "name "]
            .iter()
            .any(|label| line.to_lowercase().starts_with(label))
        || (line.starts_with('[') && line.ends_with(']'))
        || line.chars().all(|letter| matches!(letter, '-' | '=' | '*' | '_' | '~'));
    is_titled.then_some(Heading::Plain)
}

fn resolve(place: ListPlace, entry: Entry, catalogue: &Catalogue) -> Result<DeckEntry, DeckReason> {
    let (count, card) = match entry {
        Entry::Copies { count, card } => (count, card),
        Entry::Sideboard => return Err(DeckReason::Sideboard),
        Entry::Bare(line) if matches!(known(&line, catalogue), Ok(Ok(_))) => {
            return Err(DeckReason::NoCount { line });
        }
        Entry::Bare(line) => return Err(DeckReason::NotAnEntry { line }),
    };
    let copies = count.parse().ok().filter(|copies| (1..=COPIES_LIMIT).contains(copies));
    let card = find(&card, catalogue).map_err(DeckReason::Name)?;
    let count = copies.ok_or(DeckReason::BadCount { found: count })?;
    Ok(DeckEntry { card, count, place })
}

/// Most marks that may follow a name.
const MARKS_LIMIT: usize = 8;

/// The card whose name the text begins with, when what follows is a set, a number or a mark such as foil; otherwise the
/// text without these.
fn known<'t>(text: &'t str, catalogue: &Catalogue) -> Result<Result<CatalogueIx, &'t str>, NameError> {
    let mut name = text;
    for _ in 0..MARKS_LIMIT {
        if let Some(card) = catalogue.known(name)? {
            return Ok(Ok(card));
        }
        match without_mark(name.trim_end()) {
            Some(shorter) => name = shorter.trim_end(),
            None => return Ok(Err(name)),
        }
    }
    Ok(catalogue.known(name)?.ok_or(name))
}

fn find(text: &str, catalogue: &Catalogue) -> Result<CatalogueIx, NameError> {
    known(text, catalogue)?.map_err(|name| catalogue.unknown(name))
}

/// The text without one mark at its end: `(…)`, `[…]`, `{…}`, `*…*`, `<…>`, `#23`, `23`, `1-23`, `23/204`.
fn without_mark(text: &str) -> Option<&str> {
    for (open, close) in [('(', ')'), ('[', ']'), ('{', '}'), ('<', '>')] {
        if text.ends_with(close) {
            return text.rfind(open).filter(|start| *start > 0).map(|start| &text[..start]);
        }
    }
    let (name, last) = text.rsplit_once(char::is_whitespace)?;
    let is_starred = last.len() > 2 && last.starts_with('*') && last.ends_with('*');
    let number = last.trim_start_matches('#');
    let is_number = number.starts_with(|letter: char| letter.is_ascii_digit())
        && number.chars().all(|letter| letter.is_ascii_digit() || "-/abcde".contains(letter));
    (is_starred || is_number).then_some(name)
}

//! Rule numbers of older editions: where the rule is now, and what changed.
//!
//! Old rulings cite them, and several numbers mean something else today (7.7 was replacement effects and is the bag).

use crate::beside::{Entry, Place, in_order};
use crate::book::Rulebook;
use crate::read::{ReadError, read_numbers};
use crate::rule::Edition;
use crate::words::words;
use crate::{Language, Number};
use vocabulary::Each;

/// A rule of an older edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Older {
    /// The editions that used the number.
    pub editions: Vec<Edition>,
    /// The number there; none if the rule had no number of its own.
    pub number: Option<Number>,
    /// Where it is now.
    pub now: Vec<Number>,
    /// What has become of it.
    pub change: Change,
    text: Each<String>,
}

/// Whether following the old rule is wrong today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The same meaning; the number moved or something was added.
    Same,
    /// Who follows the old rule gets it wrong.
    Changed,
}

/// How an old number was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The number itself is in the concordance.
    Exact,
    /// Only a number above it is; the rule asked for is somewhere in the section that is answered.
    Section,
}

impl Older {
    /// What the rule is about and what changed.
    pub fn text(&self, language: Language) -> &str {
        self.text.get(language)
    }
}

impl Rulebook {
    /// What an old number meant: its own entries, or else those of the nearest number above it.
    pub fn in_older_editions(&self, number: Number) -> Option<(Reach, Vec<&Older>)> {
        let with = |number: Number| -> Vec<&Older> {
            self.older.iter().filter(|older| older.number == Some(number)).collect()
        };
        std::iter::successors(Some(number), Number::parent).map(|above| (above, with(above))).find_map(
            |(above, found)| {
                let reach = if above == number { Reach::Exact } else { Reach::Section };
                (!found.is_empty()).then_some((reach, found))
            },
        )
    }

    /// The number that a rule had in an older edition: its own, or that of the section that it was in. None where nobody knows.
    pub fn number_in(&self, number: Number, edition: Edition) -> Option<(Reach, Number)> {
        let of_edition = || self.older.iter().filter(|older| older.editions.contains(&edition));
        let mainly = |number: Number| of_edition().filter(move |older| older.now.first() == Some(&number));
        if let Some(own) = mainly(number).find_map(|older| older.number) {
            return Some((Reach::Exact, own));
        }
        // A rule that was part of another one: "reduced to 0" was said under Resist.
        let partly = || of_edition().filter(|older| older.now.contains(&number));
        if let Some(own) = partly().find_map(|older| older.number).filter(|_| mainly(number).next().is_none())
        {
            return Some((Reach::Exact, own));
        }
        let above = std::iter::successors(number.parent(), Number::parent);
        let found = above.map(|above| Some((above, mainly(above).find_map(|older| older.number)?)));
        let (above, old) = found.flatten().next()?;
        // That a chapter became another one says nothing of a rule in it, which may not have been there at all.
        (above.depth() > 1 || old.depth() > 1).then_some((Reach::Section, old))
    }

    /// The rules of older editions that have become this one.
    pub fn history(&self, number: Number) -> Vec<&Older> {
        self.older.iter().filter(|older| older.now.contains(&number)).collect()
    }
}

/// Reads `concordance.md` in the folder of each language: headings `1.x 7.7.3 -> 6.4.3 [changed]`, the same in all, and a line each.
pub(crate) fn read() -> Result<Vec<Older>, ReadError> {
    let english: Vec<Entry> = entries(Language::default()).collect();
    let mut older = Vec::new();
    for entry in &english {
        older.push(read_heading(entry.key).map_err(|what| entry.place.error(what))?);
    }
    for language in Language::ALL {
        let keys = english.iter().map(|entry| entry.key);
        for (older, entry) in older.iter_mut().zip(in_order((BOOK, language), keys, entries(language))?) {
            entry.text.clone_into(older.text.get_mut(language));
        }
    }
    Ok(older)
}

const BOOK: &str = "concordance.md";

/// The entries of a language's file: a heading and the line under it.
fn entries(language: Language) -> impl Iterator<Item = Entry> {
    let mut lines = words(language).concordance.lines().enumerate();
    std::iter::from_fn(move || {
        let (index, heading) = lines.find_map(|(index, line)| Some((index, line.strip_prefix("## ")?)))?;
        let text = lines.next().map_or("", |(_, line)| line);
        let place = Place { book: BOOK, language, line: index + 1 };
        Some(Entry { place, key: heading, text })
    })
}

/// The line `footnotes: 4 96 ...`, which no language but English has.
pub(crate) fn read_footnotes() -> Result<Vec<Number>, ReadError> {
    let language = Language::default();
    let lines = words(language).concordance.lines().enumerate();
    let line = lines.filter_map(|(index, line)| Some((index, line.strip_prefix("footnotes: ")?))).next();
    let (index, marks) = line.unwrap_or_default();
    let error = |what: String| Place { book: BOOK, language, line: index + 1 }.error(what);
    marks.split(' ').map(|mark| mark.parse().map_err(|wrong| error(format!("{wrong}")))).collect()
}

fn read_heading(heading: &str) -> Result<Older, String> {
    let wrong = || format!("expected EDITION NUMBER -> NOW [mark], found {heading:?}");
    let (before, after) = heading.split_once(" -> ").ok_or_else(wrong)?;
    let (edition, number) = before.split_once(' ').ok_or_else(wrong)?;
    let (first, last) = edition.split_once('-').unwrap_or((edition, edition));
    let first = Edition::read(first).ok_or_else(wrong)?;
    let last = Edition::read(last).ok_or_else(wrong)?;
    let editions: Vec<Edition> =
        Edition::ALL.into_iter().filter(|edition| (first..=last).contains(edition)).collect();
    let (now, change) = match (after.strip_suffix(" [same]"), after.strip_suffix(" [changed]")) {
        (Some(now), _) => (now, Change::Same),
        (_, Some(now)) => (now, Change::Changed),
        (None, None) => return Err(wrong()),
    };
    let number = match number {
        "-" => None,
        number => Some(number.parse().map_err(|_| wrong())?),
    };
    Ok(Older { editions, number, now: read_numbers(now)?, change, text: Each::default() })
}

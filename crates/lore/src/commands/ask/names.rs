//! Names as people type them at a table: a part of a name that fits one card, and copies that must be told apart.

use notation::syntax::{Entry, Start, Zone};
use notation::{Diagnostic, Hint, Problem};
use std::collections::BTreeMap;
use vocabulary::similarity::Written;

use super::Session;
use crate::Options;
use crate::output::say;

/// The most names in a line that are completed.
const COMPLETED_MAX: usize = 16;
/// The most names that are suggested.
const SUGGESTED_MAX: usize = 4;

/// A card of the position: its full name, its zone, its aliases and the line that puts it there.
struct Placed {
    name: String,
    zone: Zone,
    aliases: Vec<String>,
    line: usize,
}

impl Session {
    /// The lines with one more, its names completed; nothing, and a report, where it cannot be read.
    pub(super) fn with_line(&self, line: &str, options: &Options) -> Option<Vec<String>> {
        let mut lines = self.lines.clone();
        lines.push(line.to_owned());
        let number = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        for _ in 0..COMPLETED_MAX {
            let (_, found, text) = self.file(&lines);
            let mut mine: Vec<Diagnostic> =
                found.into_iter().filter(|found| found.is_error() && found.span.line == number).collect();
            if mine.is_empty() {
                return Some(lines);
            }
            let whole = lines.pop().unwrap_or_default();
            match mine.iter().find_map(|problem| self.completed(&whole, problem)) {
                Some(completed) => lines.push(completed),
                None => {
                    for problem in &mut mine {
                        self.hint(problem);
                        Self::report(problem, &text, options);
                    }
                    return None;
                }
            }
        }
        None
    }

    /// The cards of the position, in its order.
    fn placed(&self) -> Vec<Placed> {
        let (file, _, _) = self.file(&self.lines);
        let Start::Position(position) = file.start else { return Vec::new() };
        let entries = position.players.into_iter().flat_map(|block| block.entries);
        let placed = entries.filter_map(|entry| match entry.node {
            Entry::Card(card) => {
                let line = (entry.line as usize).checked_sub(1)?;
                Some(Placed { name: card.card, zone: card.zone, aliases: card.attributes.aliases, line })
            }
            Entry::Lore(_)
            | Entry::Ink { .. }
            | Entry::InkDrops(_)
            | Entry::Filler { .. }
            | Entry::DeckMore(_) => None,
        });
        placed.collect()
    }

    /// The full names of the cards of the position, each once.
    fn present(&self) -> Vec<String> {
        let mut names: Vec<String> = self.placed().into_iter().map(|placed| placed.name).collect();
        names.sort();
        names.dedup();
        names
    }

    /// The line with an unknown name completed, where just one card can be meant: one of the table, else of all.
    fn completed(&self, line: &str, problem: &Diagnostic) -> Option<String> {
        let (Problem::CardUnknown(typed) | Problem::RefUnknown(typed)) = &problem.problem else {
            return None;
        };
        let full = match fitting(typed, &self.present()).as_slice() {
            [one] => one.clone(),
            [] => {
                let card = self.collection.library().resolve(typed).ok()?;
                self.collection.library().facts(card).full_name()
            }
            _ => return None,
        };
        let (start, end) = (problem.span.start as usize, problem.span.end as usize);
        let letters: Vec<char> = line.chars().collect();
        let (before, after) = (letters.get(..start.checked_sub(1)?)?, letters.get(end.checked_sub(1)?..)?);
        let completed: String =
            before.iter().copied().chain(full.chars()).chain(after.iter().copied()).collect();
        (completed != line).then_some(completed)
    }

    /// What may help at a table: cards that lie on it first, and the aliases of copies.
    fn hint(&self, problem: &mut Diagnostic) {
        match &problem.problem {
            Problem::CardUnknown(typed) | Problem::RefUnknown(typed) => {
                let mut names = near(typed, &self.present());
                for hint in &problem.hints {
                    if let Hint::DidYouMean(others) = hint {
                        names.extend(others.iter().cloned());
                    }
                }
                let mut once: Vec<String> = Vec::new();
                names.into_iter().for_each(|name| match once.contains(&name) {
                    true => {}
                    false => once.push(name),
                });
                once.truncate(SUGGESTED_MAX);
                problem.hints.retain(|hint| !matches!(hint, Hint::DidYouMean(_)));
                if !once.is_empty() {
                    problem.hints.insert(0, Hint::DidYouMean(once));
                }
            }
            Problem::CardAmbiguous(name) => {
                let copies = self.placed().into_iter().filter(|placed| placed.name == *name);
                let shown: Vec<String> = copies
                    .filter_map(|placed| {
                        let line = self.lines.get(placed.line)?;
                        Some(format!("{} ({})", placed.aliases.first()?, line.trim()))
                    })
                    .collect();
                if !shown.is_empty() {
                    problem.hints = vec![Hint::DidYouMean(shown)];
                }
            }
            _ => {}
        }
    }

    /// Gives copies of a card an alias each, so that every line that is offered means one of them. Copies in a deck, a discard
    /// or an inkwell are left alone.
    pub(super) fn tell_apart(&mut self) {
        let mut copies: BTreeMap<String, Vec<Placed>> = BTreeMap::new();
        let mut taken: Vec<String> = Vec::new();
        for placed in self.placed() {
            taken.extend(placed.aliases.iter().cloned());
            if matches!(placed.zone, Zone::Play | Zone::Hand) {
                copies.entry(placed.name.clone()).or_default().push(placed);
            }
        }
        for placed in copies.into_values().filter(|placed| placed.len() > 1) {
            for card in placed.iter().filter(|card| card.aliases.is_empty()) {
                let line = self.lines.get_mut(card.line).filter(|line| !line.contains('#'));
                let Some(line) = line else { continue };
                let alias = alias(&card.name, &taken);
                *line = aliased(line, &alias);
                say(format_args!("alias {alias}: {}", line.trim()));
                taken.push(alias);
            }
        }
    }
}

/// A new alias: the first word of the name and a number.
fn alias(name: &str, taken: &[String]) -> String {
    let word: String =
        vocabulary::fold(name).chars().take_while(|letter| letter.is_ascii_alphabetic()).collect();
    let word = if word.is_empty() { "card".to_owned() } else { word };
    let numbered = (1..).map(|number| format!("{word}{number}"));
    numbered.into_iter().find(|alias| !taken.contains(alias)).unwrap_or(word)
}

/// A line of a position with an alias.
fn aliased(line: &str, alias: &str) -> String {
    let line = line.trim_end();
    match line.split_once('[') {
        Some((card, attributes)) => format!("{card}[={alias}, {attributes}"),
        None => format!("{line} [={alias}]"),
    }
}

/// The names that what was typed can mean: those of which it is the name without version, else those that have it in them.
fn fitting(typed: &str, names: &[String]) -> Vec<String> {
    let typed = vocabulary::fold(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let short = |name: &String| vocabulary::fold(name.split(" - ").next().unwrap_or(name)) == typed;
    let found: Vec<String> = names.iter().filter(|name| short(name)).cloned().collect();
    if !found.is_empty() {
        return found;
    }
    let part = |name: &String| format!(" {}", vocabulary::fold(name)).contains(&format!(" {typed}"));
    names.iter().filter(|name| part(name)).cloned().collect()
}

/// The names that are like what was typed: those that have it in them, else those with a few wrong letters.
fn near(typed: &str, names: &[String]) -> Vec<String> {
    let found = fitting(typed, names);
    let folded = vocabulary::fold(typed);
    let Some(written) = Written::new(&folded).filter(|_| found.is_empty()) else { return found };
    let far = (written.shape().length() / 3).max(1);
    let is_near = |text: &str| written.distance(&vocabulary::fold(text)) <= far;
    let like = |name: &&String| is_near(name) || name.split(" - ").any(is_near);
    names.iter().filter(like).cloned().collect()
}

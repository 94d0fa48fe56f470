//! Names as people type them at a table: any part of a name that fits one card, and copies that must be told apart.

use engine::state::Zone as Place;
use notation::syntax::{Entry, Start, Zone};
use notation::{Diagnostic, Hint, Problem, resume};
use std::collections::{BTreeMap, BTreeSet};

use super::Session;
use super::rank::{best, like};
use crate::Options;
use crate::output::say;

/// The most names in a line that are completed.
const COMPLETED_MAX: usize = 16;
/// The most names that are suggested.
const SUGGESTED_MAX: usize = 6;

/// A card of the position: its full name, its zone, its aliases and the line that puts it there.
pub(super) struct Placed {
    pub(super) name: String,
    zone: Zone,
    pub(super) aliases: Vec<String>,
    line: usize,
}

/// Where a name is looked for first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    /// A card that is played or inked.
    Hand,
    /// Any other.
    Play,
}

impl Session {
    /// The lines with one more, its names completed; what stands against it where it cannot be read.
    pub(super) fn with_line(&self, line: &str, options: &Options) -> Result<Vec<String>, Vec<String>> {
        let mut lines = self.lines.clone();
        lines.push(line.to_owned());
        let number = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        for _ in 0..COMPLETED_MAX {
            let (_, found, text) = self.file(&lines);
            let mut mine: Vec<Diagnostic> =
                found.into_iter().filter(|found| found.is_error() && found.span.line == number).collect();
            if mine.is_empty() {
                return Ok(lines);
            }
            let whole = lines.pop().unwrap_or_default();
            match mine.iter().find_map(|problem| self.completed(&whole, problem)) {
                Some(completed) => lines.push(completed),
                None => {
                    mine.iter_mut().for_each(|problem| self.hint(problem));
                    return Err(mine.iter().map(|problem| Self::render(problem, &text, options)).collect());
                }
            }
        }
        Err(Vec::new())
    }

    /// The cards of the position, in its order.
    pub(super) fn placed(&self) -> Vec<Placed> {
        let mut lines = self.lines.clone();
        // A position under way is read as though it were finished.
        if !Self::has_turn(&lines) {
            lines.push("turn A".to_owned());
        }
        let (file, _, _) = self.file(&lines);
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
    pub(super) fn present(&self) -> Vec<String> {
        let mut names: Vec<String> = self.placed().into_iter().map(|placed| placed.name).collect();
        names.sort();
        names.dedup();
        names
    }

    /// The names of the cards on the table by where they are now, so that after a Shift the upper card is meant.
    fn standing(&self, first: First) -> Vec<(usize, String)> {
        if !Self::has_turn(&self.lines) {
            return self.present().into_iter().map(|name| (0, name)).collect();
        }
        let (Some(game), _) = resume(&self.whole(&self.lines), self.collection.catalog(), self.rules) else {
            return self.present().into_iter().map(|name| (0, name)).collect();
        };
        let rank = |zone: Place| match (zone, first) {
            (Place::Hand, First::Hand) | (Place::Play, First::Play) => 0,
            (Place::Play | Place::Aside, First::Hand) | (Place::Hand | Place::Aside, First::Play) => 1,
            (Place::Discard | Place::Inkwell, _) => 2,
            (Place::Under | Place::Deck, _) => 3,
        };
        let cards = game.state().cards().iter();
        let mut names: Vec<(usize, String)> =
            cards.map(|card| (rank(card.zone()), self.collection.name(card.def()).to_owned())).collect();
        names.sort();
        names.dedup();
        names
    }

    /// The line with an unknown name completed, where just one card can be meant: one of the table, else of all.
    fn completed(&self, line: &str, problem: &Diagnostic) -> Option<String> {
        let (Problem::CardUnknown(typed) | Problem::RefUnknown(typed)) = &problem.problem else {
            return None;
        };
        let (start, end) = (problem.span.start as usize, problem.span.end as usize);
        let letters: Vec<char> = line.chars().collect();
        let (before, after) = (letters.get(..start.checked_sub(1)?)?, letters.get(end.checked_sub(1)?..)?);
        let before: String = before.iter().collect();
        let first =
            match before.ends_with("plays ") || before.ends_with("inks ") || before.ends_with("can play ") {
                true => First::Hand,
                false => First::Play,
            };
        let full = self.meant(typed, first)?;
        let completed: String = before.chars().chain(full.chars()).chain(after.iter().copied()).collect();
        (completed != line).then_some(completed)
    }

    /// The one card that a part of a name means: of the table where one fits, those that lie where it is looked for first.
    fn meant(&self, typed: &str, first: First) -> Option<String> {
        let standing = self.standing(first);
        let mut found = best(typed, standing.iter().map(|(_, name)| name.as_str()));
        found.dedup();
        if found.is_empty() && !Self::has_turn(&self.lines) {
            found = best(typed, self.all.iter().map(String::as_str));
        }
        let rank = |name: &str| standing.iter().find(|(_, known)| known == name).map_or(0, |(rank, _)| *rank);
        let least = found.iter().map(|name| rank(name)).min()?;
        let mut nearest = found.into_iter().filter(|name| rank(name) == least);
        let one = nearest.next()?;
        nearest.next().is_none().then(|| one.to_owned())
    }

    /// What may help at a table: cards that lie on it first, the likest before others, and the aliases of copies.
    fn hint(&self, problem: &mut Diagnostic) {
        match &problem.problem {
            Problem::CardUnknown(typed) | Problem::RefUnknown(typed) => {
                let present = self.present();
                let mut names: Vec<String> = Vec::new();
                let aliases: Vec<String> =
                    self.placed().into_iter().flat_map(|placed| placed.aliases).collect();
                let known = [&aliases, &present, &self.all];
                for name in known
                    .into_iter()
                    .flat_map(|known| like(typed, known.iter().map(String::as_str), SUGGESTED_MAX))
                {
                    if !names.iter().any(|other| other == name) {
                        names.push(name.to_owned());
                    }
                }
                names.truncate(SUGGESTED_MAX);
                problem.hints.retain(|hint| !matches!(hint, Hint::DidYouMean(_)));
                if !names.is_empty() {
                    problem.hints.insert(0, Hint::DidYouMean(names));
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
        let mut taken: BTreeSet<String> = BTreeSet::new();
        for placed in self.placed() {
            taken.extend(placed.aliases.iter().cloned());
            if matches!(placed.zone, Zone::Play | Zone::Hand) {
                copies.entry(placed.name.clone()).or_default().push(placed);
            }
        }
        for placed in copies.into_values().filter(|placed| placed.len() > 1) {
            let mut number = 0;
            for card in placed.iter().filter(|card| card.aliases.is_empty()) {
                let line = self.lines.get_mut(card.line).filter(|line| !line.contains('#'));
                let Some(line) = line else { continue };
                let alias = alias(&card.name, &taken, &mut number);
                *line = aliased(line, &alias);
                say(format_args!("alias {alias}: {}", line.trim()));
                taken.insert(alias);
            }
        }
    }
}

/// A new alias: the first word of the name and a number after this one.
fn alias(name: &str, taken: &BTreeSet<String>, number: &mut u32) -> String {
    let word: String =
        vocabulary::fold(name).chars().take_while(|letter| letter.is_ascii_alphabetic()).collect();
    let word = if word.is_empty() { "card".to_owned() } else { word };
    loop {
        *number += 1;
        let alias = format!("{word}{number}");
        if !taken.contains(&alias) {
            return alias;
        }
    }
}

/// A line of a position with an alias.
fn aliased(line: &str, alias: &str) -> String {
    let line = line.trim_end();
    match line.split_once('[') {
        Some((card, attributes)) => format!("{card}[={alias}, {attributes}"),
        None => format!("{line} [={alias}]"),
    }
}

//! Decks: the ready ones, and what is wrong with a pasted one.

use std::collections::BTreeMap;

use cards::deck::{self, Deck, ListPlace};
use narrate::start::{illegal, unread};
use notation::syntax::DeckList;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use vocabulary::{CardKind, Language};

use crate::books::Nothing;
use crate::said::words;
use crate::words::{InkWord, KindWord, Tongue};
use crate::{Desk, Trouble};

/// A deck by name and list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct DeckText {
    /// What it is called.
    pub name: String,
    /// The list.
    pub text: String,
}

/// A pasted deck.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct DeckInput {
    /// The list.
    pub text: String,
    /// The language of the answer.
    pub language: Tongue,
}

/// Which letters of a line are at fault, counted from 1.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct FaultColumns {
    /// The first of them.
    pub start: usize,
    /// The one behind the last.
    pub end: usize,
}

/// Something wrong with a deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckFault {
    /// The line of the list, from 1; 0 where it is the list as a whole.
    pub line: usize,
    /// Where in that line.
    pub columns: Option<FaultColumns>,
    /// The rule that it breaks.
    pub rule: Option<String>,
    /// What is wrong.
    pub message: String,
}

/// What is known about a deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckReport {
    /// What cannot be read; then nothing else is known.
    pub unreadable: Vec<DeckFault>,
    /// For each format, what is illegal in it.
    pub formats: Vec<FormatReport>,
    /// How many cards.
    pub cards: u32,
    /// How many of them can be inked.
    pub inkable: u32,
    /// How many cards there are of each cost, from 0.
    pub costs: Vec<u32>,
    /// How many of each kind.
    pub kinds: Vec<(KindWord, u32)>,
    /// How many of each ink.
    pub inks: Vec<(InkWord, u32)>,
    /// Line by line.
    pub entries: Vec<DeckLine>,
    /// The deck as our own list.
    pub text: String,
    /// The list as a code to share.
    pub code: String,
}

/// A format and what is illegal in it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FormatReport {
    /// The format's name in files.
    pub name: String,
    /// The format's name for people.
    pub title: String,
    /// What is illegal in it.
    pub faults: Vec<DeckFault>,
}

/// A card of a deck with its copies.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckLine {
    /// How many copies.
    pub count: u32,
    /// The card's full name.
    pub name: String,
    /// Its ink cost.
    pub cost: u8,
    /// Its inks.
    pub inks: Vec<InkWord>,
}

pub(crate) fn ready(_: &mut Desk, _: Nothing) -> Result<Vec<DeckText>, Trouble> {
    let deck = |deck: &table::ReadyDeck| DeckText { name: deck.name.to_owned(), text: deck.text.to_owned() };
    Ok(table::READY.iter().map(deck).collect())
}

fn line(place: ListPlace) -> usize {
    match place {
        ListPlace::List => 0,
        ListPlace::Line(line) | ListPlace::Entry(line) => line,
    }
}

/// The deck of a list in any dialect, or everything that cannot be read of it.
pub(crate) fn read(desk: &Desk, text: &str, language: Language) -> Result<Deck, Vec<DeckFault>> {
    let fault = |problem: &deck::DeckProblem| DeckFault {
        line: line(problem.place),
        columns: problem.columns.map(|at| FaultColumns { start: at.start, end: at.end }),
        rule: None,
        message: unread(&problem.reason).say(language).to_owned(),
    };
    deck::read(text, desk.library.catalogue()).map_err(|problems| problems.iter().map(fault).collect())
}

/// A deck by full names.
pub(crate) fn list(desk: &Desk, deck: &DeckText, language: Language) -> Result<DeckList, Trouble> {
    let read = read(desk, &deck.text, language).map_err(|faults| {
        let told = |fault: &DeckFault| match fault.line {
            0 => format!("{}: {}", deck.name, fault.message),
            line => (words(language).at_line_of)(&line, &deck.name, &fault.message),
        };
        Trouble(faults.iter().map(told).collect::<Vec<_>>().join("\n"))
    })?;
    let entry = |entry: &deck::DeckEntry| (entry.count, desk.library.facts(entry.card).full_name());
    Ok(DeckList { cards: read.entries.iter().map(entry).collect() })
}

pub(crate) fn check(desk: &mut Desk, input: DeckInput) -> Result<DeckReport, Trouble> {
    let language = Language::from(input.language);
    let mut report = DeckReport {
        unreadable: Vec::new(),
        formats: Vec::new(),
        cards: 0,
        inkable: 0,
        costs: Vec::new(),
        kinds: Vec::new(),
        inks: Vec::new(),
        entries: Vec::new(),
        text: String::new(),
        code: String::new(),
    };
    let deck = match read(desk, &input.text, language) {
        Ok(deck) => deck,
        Err(faults) => return Ok(DeckReport { unreadable: faults, ..report }),
    };
    let library = &desk.library;
    for format in library.formats() {
        let violations = deck::check(&deck, format, library.catalogue(), |card| library.deck_rules(card));
        let fault = |violation: &deck::Violation| DeckFault {
            line: line(violation.place),
            columns: None,
            rule: Some(violation.rule().to_string()),
            message: illegal(violation).say(language).to_owned(),
        };
        let faults = violations.iter().map(fault).collect();
        report.formats.push(FormatReport {
            name: format.name.0.clone(),
            title: format.title.clone(),
            faults,
        });
    }
    let mut kinds: BTreeMap<CardKind, u32> = BTreeMap::new();
    let mut inks: BTreeMap<vocabulary::Ink, u32> = BTreeMap::new();
    for entry in &deck.entries {
        let facts = library.facts(entry.card);
        let cost = usize::from(facts.cost);
        report.costs.resize(report.costs.len().max(cost + 1), 0);
        report.costs[cost] += entry.count;
        report.inkable += if facts.inkable { entry.count } else { 0 };
        *kinds.entry(facts.kind).or_default() += entry.count;
        facts.inks.iter().for_each(|ink| *inks.entry(ink).or_default() += entry.count);
        report.entries.push(DeckLine {
            count: entry.count,
            name: facts.full_name(),
            cost: facts.cost,
            inks: facts.inks.iter().map(InkWord::from).collect(),
        });
    }
    report.cards = deck.len();
    report.kinds = kinds.into_iter().map(|(kind, count)| (kind.into(), count)).collect();
    report.inks = inks.into_iter().map(|(ink, count)| (ink.into(), count)).collect();
    report.text = deck::to_text(&deck, library.catalogue());
    report.code = deck::to_code(&deck, library.catalogue());
    Ok(report)
}

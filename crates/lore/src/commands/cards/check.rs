//! `lore cards check`: how much of a card file can be read, and what cannot.

use anyhow::{Context, Result};
use engine::program::DefIx;
use import::{FILE_BYTES_LIMIT, PrintedCard};
use notation::catalog_of;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use verify::{Depth, Proof, Proving};

use super::super::prove::by_card;
use crate::output::{Exit, Look, Output};
use crate::reading::{AbilityReading, Stage};
use crate::{Options, files, known};

/// Read every text of a card file and show what cannot be read, written back or run
///
/// An ability is sound if it can be read, English written from its tree is the printed text again, reminders aside, and it has a
/// meaning that the engine can run. Exit status 1 if any is not. Proper names that no card has are taken as they are and noted.
/// With --games random games are played about the cards of the file, and what of them was never carried out is told as well.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore cards check allCards.json
  lore cards check set-13.json --games 2000 --json")]
pub(crate) struct Args {
    /// The card file, or - for stdin
    file: PathBuf,
    /// Also play so many random games about these cards, as far as the library has them
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize, Default)]
struct Report {
    cards: CardCounts,
    abilities: AbilityCounts,
    failures: Vec<Failure>,
    /// What was never carried out in games, where games were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    never_carried_out: Option<Vec<Never>>,
    /// What was taken for a proper name though no card is known by it.
    notes: Vec<Note>,
}

/// A card with something that no game has carried out.
#[derive(Serialize)]
struct Never {
    card: String,
    what: Vec<String>,
}

#[derive(Serialize, Default)]
struct CardCounts {
    total: usize,
    read: usize,
    written_back: usize,
    runs: usize,
    /// All of it was carried out in games, where games were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    carried_out: Option<usize>,
}

#[derive(Serialize)]
struct Note {
    card: String,
    note: String,
}

#[derive(Serialize, Default)]
struct AbilityCounts {
    total: usize,
    read: usize,
    round_trip: usize,
    runs: usize,
}

#[derive(Serialize)]
struct Failure {
    card: String,
    /// The ability of the card, from 1.
    ability: usize,
    /// Byte offset in the normalised text.
    at: usize,
    message: String,
    #[serde(skip)]
    rendered: String,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let bytes = files::read(&args.file, FILE_BYTES_LIMIT)?;
    let printed = known::printed_cards(&bytes).with_context(|| args.file.display().to_string())?;
    let reader = known::reader(&printed);
    let mut report = Report::default();
    for card in &printed {
        let reading = reader.read(card);
        report.cards.total += 1;
        let past = |stages: &[Stage]| {
            let is_past = |ability: &AbilityReading| match &ability.result {
                Ok(_) => true,
                Err(failure) => stages.contains(&failure.stage),
            };
            usize::from(reading.abilities.iter().all(is_past))
        };
        report.cards.read += past(&[Stage::Writing, Stage::Binding]);
        report.cards.written_back += past(&[Stage::Binding]);
        let mut runs = reading.abilities.iter().all(|ability| ability.result.is_ok());
        for (place, ability) in reading.abilities.iter().enumerate() {
            runs &= report.add(card, place + 1, ability);
        }
        report.cards.runs += usize::from(runs);
    }
    if let Some(games) = args.games {
        report.play(&printed, games, options)?;
    }
    if args.json {
        output.json(&report)?;
    } else {
        print(&report, output)?;
    }
    Ok(if report.failures.is_empty() { Exit::Yes } else { Exit::No })
}

impl Report {
    /// Counts an ability and tells whether it runs.
    fn add(&mut self, card: &PrintedCard, place: usize, ability: &AbilityReading) -> bool {
        self.abilities.total += 1;
        let name = card.facts.full_name();
        let failure = match &ability.result {
            Ok(read) => {
                self.abilities.read += 1;
                self.abilities.round_trip += 1;
                let note = |note: &String| Note { card: name.clone(), note: note.clone() };
                self.notes.extend(read.notes.iter().map(note));
                return match meaning::elaborate_in_full(&read.ability, card.facts.kind) {
                    Ok(_) => {
                        self.abilities.runs += 1;
                        true
                    }
                    Err(why) => {
                        let words =
                            why.words.as_deref().map_or(String::new(), |words| format!(" ('{words}')"));
                        let message = format!("read, but does not run{words}: {why}");
                        let at = why.place(&ability.text).map_or(0, |place| place.start);
                        let rendered = format!("  | {}\n  {message}", ability.text);
                        self.failures.push(Failure { card: name, ability: place, at, message, rendered });
                        false
                    }
                };
            }
            Err(failure) => failure,
        };
        self.abilities.read += usize::from(failure.stage != Stage::Reading);
        self.abilities.round_trip += usize::from(failure.stage == Stage::Binding);
        self.failures.push(Failure {
            card: name,
            ability: place,
            at: failure.at,
            message: failure.message.clone(),
            rendered: failure.rendered.clone(),
        });
        false
    }
}

impl Report {
    /// Plays games about the cards and notes what of them was never carried out.
    fn play(&mut self, printed: &[PrintedCard], games: u64, options: &Options) -> Result<()> {
        let catalog = catalog_of(&known::library(options)?);
        let mut missing = Vec::new();
        let mut about: BTreeMap<DefIx, String> = BTreeMap::new();
        for card in printed {
            let name = card.facts.full_name();
            match catalog.find(&name).ok() {
                Some(def) => {
                    about.insert(def, name);
                }
                None => missing.push(Never { card: name, what: vec!["not in the library".to_owned()] }),
            }
        }
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let proving = Proving { first_seed: 0, games, threads, depth: Depth::Played };
        let cards: Vec<DefIx> = about.keys().copied().collect();
        let proof = Proof::run_about(catalog.pool(), proving, &cards, &AtomicBool::new(false), &|_| {});
        let mut never = missing;
        for (def, what) in by_card(&proof.unexercised(catalog.pool()), catalog.pool(), options) {
            if let Some(name) = about.get(&def) {
                never.push(Never { card: name.clone(), what });
            }
        }
        self.cards.carried_out = Some(self.cards.total.saturating_sub(never.len()));
        self.never_carried_out = Some(never);
        Ok(())
    }
}

fn print(report: &Report, output: &mut Output) -> Result<()> {
    let Report { cards, abilities, failures, never_carried_out, notes } = report;
    let carried_out = cards.carried_out.map_or_else(|| "-".to_owned(), |count| count.to_string());
    output.line(format_args!(
        "{:<10}{:>8}{:>8}{:>14}{:>8}{:>13}",
        "", "total", "read", "written back", "run", "carried out"
    ))?;
    let CardCounts { total, read, written_back, runs, .. } = cards;
    output.line(format_args!(
        "{:<10}{total:>8}{read:>8}{written_back:>14}{runs:>8}{carried_out:>13}",
        "cards"
    ))?;
    let AbilityCounts { total, read, round_trip, runs } = abilities;
    output
        .line(format_args!("{:<10}{total:>8}{read:>8}{round_trip:>14}{runs:>8}{:>13}", "abilities", "-"))?;
    for Never { card, what } in never_carried_out.iter().flatten() {
        output.line(format_args!("never carried out: {card}: {}", what.join(", ")))?;
    }
    for Note { card, note } in notes {
        output.line(format_args!("note: {card}: {note}"))?;
    }
    for failure in failures {
        let name = output.paint(Look::Strong, &failure.card);
        output.line(format_args!("\n{name}, ability {}", failure.ability))?;
        output.line(&failure.rendered)?;
    }
    Ok(())
}

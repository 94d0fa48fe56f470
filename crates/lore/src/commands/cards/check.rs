//! `lore cards check`: how much of a card file can be read, and what cannot.

use anyhow::{Context, Result};
use import::{FILE_BYTES_LIMIT, PrintedCard};
use serde::Serialize;
use std::path::PathBuf;

use crate::output::{Exit, Look, Output};
use crate::reading::{AbilityReading, Stage};
use crate::{files, known};

/// Read every text of a card file and show what cannot be read, written back or run
///
/// An ability is sound if it can be read, English written from its tree is the printed text again, reminders aside, and it has a
/// meaning that the engine can run. Exit status 1 if any is not. Proper names that no card has are taken as they are and noted.
/// What is never carried out in games is told by `lore prove --list`.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore cards check allCards.json
  lore cards check set-13.json --json")]
pub(crate) struct Args {
    /// The card file, or - for stdin
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize, Default)]
struct Report {
    cards: CardCounts,
    abilities: AbilityCounts,
    failures: Vec<Failure>,
    /// What was taken for a proper name though no card is known by it.
    notes: Vec<Note>,
}

#[derive(Serialize, Default)]
struct CardCounts {
    total: usize,
    read: usize,
    runs: usize,
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

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<Exit> {
    let bytes = files::read(&args.file, FILE_BYTES_LIMIT)?;
    let printed = known::printed_cards(&bytes).with_context(|| args.file.display().to_string())?;
    let reader = known::reader(&printed);
    let mut report = Report::default();
    for card in &printed {
        let reading = reader.read(card);
        report.cards.total += 1;
        let read = reading.abilities.iter().all(|ability| ability.result.is_ok());
        report.cards.read += usize::from(read);
        let mut runs = read;
        for (place, ability) in reading.abilities.iter().enumerate() {
            runs &= report.add(card, place + 1, ability);
        }
        report.cards.runs += usize::from(runs);
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
                return match meaning::elaborate(&read.ability, card.facts.kind) {
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

fn print(report: &Report, output: &mut Output) -> Result<()> {
    let Report { cards, abilities, failures, notes } = report;
    output.line(format_args!("cards: {} of {} read, {} run", cards.read, cards.total, cards.runs))?;
    let (read, exact, runs) = (abilities.read, abilities.round_trip, abilities.runs);
    let total = abilities.total;
    output
        .line(format_args!("abilities: {read} of {total} read, {exact} written back exactly, {runs} run"))?;
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

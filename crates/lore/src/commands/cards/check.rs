//! `lore cards check`: how much of a card file can be read, and what cannot.

use anyhow::{Context, Result};
use import::FILE_BYTES_LIMIT;
use serde::Serialize;
use std::path::PathBuf;

use crate::output::{Exit, Look, Output};
use crate::reading::{AbilityReading, Stage};
use crate::{files, known};

/// Read every text of a card file and show what cannot be read
///
/// An ability is sound if it can be read and English written from its tree is the printed text again, reminders aside.
/// Exit status 1 if any is not.
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
}

#[derive(Serialize, Default)]
struct CardCounts {
    total: usize,
    read: usize,
}

#[derive(Serialize, Default)]
struct AbilityCounts {
    total: usize,
    read: usize,
    round_trip: usize,
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
        report.cards.read += usize::from(reading.abilities.iter().all(|ability| ability.result.is_ok()));
        for (place, ability) in reading.abilities.iter().enumerate() {
            report.add(&card.facts.full_name(), place + 1, ability);
        }
    }
    if args.json {
        output.json(&report)?;
    } else {
        print(&report, output)?;
    }
    Ok(if report.failures.is_empty() { Exit::Yes } else { Exit::No })
}

impl Report {
    fn add(&mut self, card: &str, place: usize, ability: &AbilityReading) {
        self.abilities.total += 1;
        let failure = match &ability.result {
            Ok(_) => {
                self.abilities.read += 1;
                self.abilities.round_trip += 1;
                return;
            }
            Err(failure) => failure,
        };
        self.abilities.read += usize::from(failure.stage != Stage::Reading);
        self.abilities.round_trip += usize::from(failure.stage == Stage::Binding);
        self.failures.push(Failure {
            card: card.to_owned(),
            ability: place,
            at: failure.at,
            message: failure.message.clone(),
            rendered: failure.rendered.clone(),
        });
    }
}

fn print(report: &Report, output: &mut Output) -> Result<()> {
    let Report { cards, abilities, failures } = report;
    output.line(format_args!("cards: {} of {} read", cards.read, cards.total))?;
    let (read, exact) = (abilities.read, abilities.round_trip);
    output
        .line(format_args!("abilities: {read} of {} read, {exact} written back exactly", abilities.total))?;
    for failure in failures {
        let name = output.paint(Look::Strong, &failure.card);
        output.line(format_args!("\n{name}, ability {}", failure.ability))?;
        output.line(&failure.rendered)?;
    }
    Ok(())
}

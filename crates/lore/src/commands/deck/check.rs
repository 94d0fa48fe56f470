//! `lore deck check`: whether a deck is legal.

use anyhow::Result;
use cards::deck::{self, Deck, Format, Violation};
use library::Library;
use narrate::start::illegal;
use serde_json::json;
use std::path::PathBuf;

use crate::output::{Exit, Look, Output, say};
use crate::{Options, known};

/// Check a deck list against a format
///
/// The list may be in any common dialect, or a deck code. All problems are shown, each with its line and rule. Exit
/// status 1 if the deck is not legal, 2 if the list cannot be read.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore deck check decks/amber-steel-songs.txt
  lore deck check my-deck.txt --format core --json")]
pub(crate) struct Args {
    /// The deck list, or - for stdin
    file: PathBuf,
    /// The format: core, infinity, sealed, draft, preconstructed, pack-rush, coconut
    #[arg(long, value_name = "FORMAT", default_value = "infinity")]
    format: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let format = super::format(&args.format, &library)?;
    let deck = super::read(&args.file, &library, options)?;
    let violations = violations(&deck, format, &library);
    let unsupported = unsupported(&deck, &library)?;
    if args.json {
        output.json(&json!({
            "format": format.name.0,
            "legal": violations.is_empty(),
            "cards": deck.len(),
            "problems": violations.iter().map(|violation| json!({
                "place": violation.place.to_string(),
                "rule": violation.rule(),
                "message": violation.kind.to_string(),
            })).collect::<Vec<_>>(),
            "unsupported": unsupported,
        }))?;
    } else {
        print(&deck, format, &violations, &library, options, output)?;
        for card in &unsupported {
            say((options.words().card_text_not_supported)(&card));
        }
    }
    Ok(if violations.is_empty() { Exit::Yes } else { Exit::No })
}

fn violations(deck: &Deck, format: &Format, library: &Library) -> Vec<Violation> {
    deck::check(deck, format, library.catalogue(), |card| library.deck_rules(card))
}

fn unsupported(deck: &Deck, library: &Library) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in deck.cards() {
        if library.text(entry.card)?.abilities().is_none() {
            names.push(library.facts(entry.card).full_name());
        }
    }
    Ok(names)
}

fn print(
    deck: &Deck,
    format: &Format,
    violations: &[Violation],
    library: &Library,
    options: &Options,
    output: &mut Output,
) -> Result<()> {
    let (in_format, cards) = (options.words().in_format, options.words().cards);
    if violations.is_empty() {
        let verdict = output.paint(Look::Good, options.words().legal);
        output.line(format_args!(
            "{verdict} {in_format} {}: {} {cards}, {}",
            format.title,
            deck.len(),
            inks(deck, library, options)
        ))?;
    } else {
        let verdict = output.paint(Look::Bad, options.words().not_legal);
        output.line(format_args!("{verdict} {in_format} {}:", format.title))?;
        for violation in violations {
            output.line(format_args!("  {}", illegal(violation).say(options.language())))?;
        }
    }
    let others: Vec<&str> = library
        .formats()
        .iter()
        .filter(|other| other.name != format.name && self::violations(deck, other, library).is_empty())
        .map(|other| other.title.as_str())
        .collect();
    if !others.is_empty() {
        say(format_args!("{} {}", options.words().also_legal_in, others.join(", ")));
    }
    Ok(())
}

fn inks(deck: &Deck, library: &Library, options: &Options) -> String {
    let inks = deck.entries.iter().map(|entry| library.facts(entry.card).inks);
    let all = inks.fold(vocabulary::Inks::NONE, vocabulary::Inks::union);
    all.name_in(options.language())
}

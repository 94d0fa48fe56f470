//! `lore cards import`: a card file into library files.

use anyhow::{Context, Result, anyhow, bail};
use cards::SetCode;
use cards::library::{LibraryCard, read_file, set_of_first_printing, write_file};
use import::FILE_BYTES_LIMIT;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::output::{Exit, Output, say};
use crate::{files, known};

/// Read a card file and write the library: facts and ability trees, one file for each set
///
/// The file may have our own schema, LorcanaJSON's (allCards.json) or that of the Lorcast API; which one is found out by
/// itself. A card whose text cannot be read is kept with its facts and marked as unsupported; `lore cards check` shows
/// why.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore cards import allCards.json
  lore cards import set-13.json --out /tmp/library")]
pub(crate) struct Args {
    /// The card file, or - for stdin
    file: PathBuf,
    /// Folder of the library files
    #[arg(long, value_name = "FOLDER", default_value = "library")]
    out: PathBuf,
    /// Keep the cards of existing library files, and the older printings of cards that the file reprints
    #[arg(long)]
    keep: bool,
}

pub(crate) fn run(args: &Args, output: &mut Output) -> Result<Exit> {
    let bytes = files::read(&args.file, FILE_BYTES_LIMIT)?;
    let printed = known::printed_cards(&bytes).with_context(|| args.file.display().to_string())?;
    let reader = known::reader(&printed);
    let mut cards: Vec<LibraryCard> =
        printed.iter().map(|card| reader.read(card).library_card(card)).collect();
    if args.keep {
        keep_others(&args.out, &mut cards)?;
    }
    let unsupported: Vec<&LibraryCard> =
        cards.iter().filter(|card| card.text.abilities().is_none()).collect();
    for card in &unsupported {
        say(format_args!("unsupported: {}", card.facts.full_name()));
    }
    let unsupported = unsupported.len();
    let files = by_set(&cards)?;
    fs::create_dir_all(&args.out).with_context(|| args.out.display().to_string())?;
    for (name, (set, cards)) in &files {
        let path = args.out.join(name);
        let text = write_file(set, cards.iter().copied()).with_context(|| path.display().to_string())?;
        crate::files::replace(&path, text.as_bytes(), crate::files::Existing::Overwritten)?;
        say(format_args!("{}: {} cards", path.display(), cards.len()));
    }
    output.line(format_args!("{} cards in {} files, {unsupported} unsupported", cards.len(), files.len()))?;
    Ok(Exit::Yes)
}

type Files<'a> = BTreeMap<String, (SetCode, Vec<&'a LibraryCard>)>;

/// The cards of each file, by its name.
fn by_set(cards: &[LibraryCard]) -> Result<Files<'_>> {
    let mut files: Files<'_> = BTreeMap::new();
    for card in cards {
        let set = set_of_first_printing(&card.facts)
            .ok_or_else(|| anyhow!("{}: no printing says which set it is in", card.facts.id))?;
        let name = file_name(set).ok_or_else(|| anyhow!("{}: {set:?} is no set code", card.facts.id))?;
        files.entry(name).or_insert_with(|| (set.clone(), Vec::new())).1.push(card);
    }
    Ok(files)
}

/// `set-01.ron`; a set without a number keeps its code.
fn file_name(set: &SetCode) -> Option<String> {
    match set.number() {
        Some(number) => Some(format!("set-{number:02}.ron")),
        None if !set.0.is_empty() && set.0.chars().all(|letter| letter.is_ascii_alphanumeric()) => {
            Some(format!("set-{}.ron", set.0.to_lowercase()))
        }
        None => None,
    }
}

fn keep_others(folder: &Path, cards: &mut Vec<LibraryCard>) -> Result<()> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => bail!("{}: {error}", folder.display()),
    };
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !(name.starts_with("set-") && name.ends_with(".ron")) {
            continue;
        }
        let text = files::read_text(&path, cards::strict_ron::FILE_BYTES_LIMIT)?;
        for card in read_file(&text).with_context(|| path.display().to_string())? {
            match cards.iter_mut().find(|own| own.facts.id == card.facts.id) {
                Some(own) => add_printings(own, card),
                None => cards.push(card),
            }
        }
    }
    Ok(())
}

/// A card of the file keeps the printings that the library knew already.
fn add_printings(own: &mut LibraryCard, known: LibraryCard) {
    own.facts.printings.extend(known.facts.printings);
    own.facts.printings.sort();
    own.facts.printings.dedup();
}

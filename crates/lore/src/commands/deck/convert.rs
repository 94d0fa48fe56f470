//! `lore deck convert`: a deck list in another form.

use anyhow::Result;
use cards::deck;
use clap::ValueEnum;
use std::path::PathBuf;

use crate::output::{Exit, Output};
use crate::{Options, known};

/// Write a deck list in another form
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore deck convert decks/amber-steel-songs.txt --to code
  pbpaste | lore deck convert - > my-deck.txt")]
pub(crate) struct Args {
    /// The deck list, or - for stdin
    file: PathBuf,
    /// text: one line for each card; code: the base64 code of deck sites; json
    #[arg(long, value_name = "FORM", default_value = "text")]
    to: Form,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    Text,
    Code,
    Json,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let deck = super::read(&args.file, &library, options)?;
    match args.to {
        Form::Text => output.line(deck::to_text(&deck, library.catalogue()).trim_end())?,
        Form::Code => output.line(deck::to_code(&deck, library.catalogue()))?,
        Form::Json => output.line(deck::to_json(&deck, library.catalogue()))?,
    }
    Ok(Exit::Yes)
}

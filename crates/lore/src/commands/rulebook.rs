//! `lore rulebook`: the rulebook to take along.

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use rulebook::Number;
use rulebook::export::{notes, page};
use std::fs;
use std::path::{Path, PathBuf};

use crate::files::{self, Force};
use crate::output::{Exit, Output, say};
use crate::{Language, Options};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    Export(Args),
}

/// Write the rulebook as linked notes (md) or as one page to read and print (html), with tags and rulings
///
/// Notes are one file for each number, linked as vaults of Markdown link them ([[6.5.8]]), with aliases and tags at the top, a note
/// of contents, the glossary, and the numbers of older editions. A page goes to stdout unless a file is named.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore rulebook export --format md --out vault/reglas --lang es
  lore rulebook export --format html --out rules.html")]
pub(crate) struct Args {
    /// Notes or a page
    #[arg(long, value_name = "FORMAT", default_value = "md")]
    format: Format,
    /// The folder for notes, or the file for a page
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// One Markdown file for each rule
    Md,
    /// One HTML page, ready to be printed or made a PDF by a browser
    #[value(alias = "pdf-ready")]
    Html,
}

pub(crate) fn run(command: &Command, options: &Options, output: &mut Output) -> Result<Exit> {
    let Command::Export(args) = command;
    let language = options.language();
    let cases = |number: Number| cases(number, language);
    match (args.format, &args.out) {
        (Format::Html, None) => output.line(page(language, &cases).trim_end())?,
        (Format::Html, Some(path)) => {
            files::may_write(std::slice::from_ref(path), args.force.existing(), options)?;
            files::replace(path, page(language, &cases).as_bytes(), args.force.existing())?;
        }
        (Format::Md, None) => bail!(options.words().notes_need_a_folder),
        (Format::Md, Some(folder)) => write_notes(folder, args, options)?,
    }
    Ok(Exit::Yes)
}

fn write_notes(folder: &Path, args: &Args, options: &Options) -> Result<()> {
    let language = options.language();
    let notes = notes(language, &|number| cases(number, language));
    let paths: Vec<PathBuf> = notes.iter().map(|note| folder.join(&note.path)).collect();
    // Nothing is written where something would be lost.
    files::may_write(&paths, args.force.existing(), options)?;
    for (note, path) in notes.iter().zip(&paths) {
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).with_context(|| parent.display().to_string())?;
        }
        files::replace(path, note.text.as_bytes(), args.force.existing())?;
    }
    let (count, folder) = (notes.len(), folder.display());
    say((options.words().notes_in)(&count, &folder));
    Ok(())
}

/// The titles of the rulings about a rule.
fn cases(number: Number, language: Language) -> Vec<String> {
    let about = rulings::rulings().iter().filter(|ruling| ruling.rules.contains(&number));
    about.map(|ruling| format!("{} ({})", ruling.shown_title(language), ruling.name())).collect()
}

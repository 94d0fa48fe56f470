//! `lore case`: a ruling written as judges' notes have it.

use anyhow::{Result, bail};
use desk::case::{CaseFormat, case};
use engine::Edition;
use notation::limits::FILE_BYTES_MAX;
use notation::{Diagnostic, catalog_of, judge, names_of, read_bytes, render_in};
use std::path::PathBuf;

use crate::output::{Exit, Output, say};
use crate::{Options, files, known};

/// Write a ruling as a case: question, answer, rules, sequence, tags
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore case rulings/seeds/mine-knight-beast-flounder.lore --lang es
  lore case question.lore --format html > case.html")]
pub(crate) struct Args {
    /// A .lore file; - for stdin
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// md, html, txt or json
    #[arg(long, value_name = "FORMAT", default_value = "md")]
    format: Format,
    /// Only what fits into a message of a chat
    #[arg(long)]
    short: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    Md,
    Html,
    Txt,
    Json,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let bytes = files::read(&args.file, FILE_BYTES_MAX)?;
    let (file, found) = read_bytes(&bytes, &names);
    let shown = args.file.display().to_string();
    if found.iter().any(Diagnostic::is_error) {
        let text = String::from_utf8_lossy(&bytes);
        found.iter().for_each(|problem| say(render_in(problem, &shown, &text, options.language())));
        return Ok(Exit::Unusable);
    }
    let verdict = judge(&file, &catalog, Edition::default());
    if let Some(card) = verdict.unsupported.first() {
        bail!("{shown}: {}: {}", card.card, card.reason.say(options.language()));
    }
    let written = case(&file, &verdict, options.language());
    let written = if args.short { written.short() } else { written };
    let format = match args.format {
        Format::Md => CaseFormat::Markdown,
        Format::Html => CaseFormat::Html,
        Format::Txt => CaseFormat::Text,
        Format::Json => CaseFormat::Json,
    };
    output.line(written.written(format, options.language()).trim_end())?;
    Ok(if written.holds { Exit::Yes } else { Exit::No })
}

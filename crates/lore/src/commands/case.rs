//! `lore case`: a ruling written as judges' notes have it.

use anyhow::{Result, bail};
use desk::case::{Case, CaseFormat, case};
use desk::picture::picture;
use engine::Edition;
use notation::limits::FILE_BYTES_MAX;
use notation::{Diagnostic, catalog_of, judge, names_of, read_bytes, render_in};
use std::path::PathBuf;

use crate::cited::titled;
use crate::output::{Exit, Output, say};
use crate::{Options, drawn, files, known};

/// Write a ruling as a case: question, answer, rules, sequence, tags
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore case rulings/seeds/mine-knight-beast-flounder.lore --lang es
  lore case question.lore --format html > case.html
  lore case question.lore --lang es --format png --out case.png")]
pub(crate) struct Args {
    /// A .lore file; - for stdin
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// md, html, txt, json or png (a picture to share; with --out)
    #[arg(long, value_name = "FORMAT", default_value = "md")]
    format: Format,
    /// Only what fits into a message of a chat
    #[arg(long)]
    short: bool,
    /// Where the case is written, instead of the terminal
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    force: files::Force,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    Md,
    Html,
    Txt,
    Json,
    Png,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let bytes = files::read(&args.file, FILE_BYTES_MAX)?;
    let (mut file, found) = read_bytes(&bytes, &names);
    let shown = args.file.display().to_string();
    if found.iter().any(Diagnostic::is_error) {
        let text = String::from_utf8_lossy(&bytes);
        found.iter().for_each(|problem| say(render_in(problem, &shown, &text, options.language())));
        return Ok(Exit::Unusable);
    }
    file.header.title = file.header.title.map(|title| titled(&title, options.language()));
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
        Format::Png => {
            let svg = picture(&file, &written, options.language(), drawn::FAMILY);
            let Some(out) = &args.out else {
                bail!(options.words().picture_needs_a_file);
            };
            files::replace(out, &drawn::png(&svg)?, args.force.existing())?;
            return Ok(exit(&written));
        }
    };
    let text = written.written(format, options.language());
    match &args.out {
        Some(out) => files::replace(out, text.as_bytes(), args.force.existing())?,
        None => output.line(text.trim_end())?,
    }
    Ok(exit(&written))
}

fn exit(case: &Case) -> Exit {
    if case.holds { Exit::Yes } else { Exit::No }
}

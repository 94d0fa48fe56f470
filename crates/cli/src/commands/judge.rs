//! `lore judge`: positions and scripts, played and told.

use anyhow::Result;
use cards::deck::LIST_BYTES_LIMIT;
use clap::ValueEnum;
use engine::Edition;
use notation::limits::FILE_BYTES_MAX;
use notation::{
    CardNames, Catalog, Diagnostic, Failure, Verdict, attach_decks, catalog_of, judge, names_of, narrate,
    read_bytes, render,
};
use std::path::{Path, PathBuf};

use crate::output::{Exit, Look, Output, say};
use crate::{Language, Options, files, known};

/// Play .lore files and tell what happens, move by move, each step with its rule
///
/// Folders are searched for .lore files. Exit status 1 if an expectation failed, 2 if a file could not be read or has a
/// card that is not supported.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore judge rulings/seeds/bodyguard-draws-the-challenge.lore --lang es
  lore judge rulings --quiet")]
pub(crate) struct Args {
    /// Files or folders; - for stdin
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only what failed, and a count
    #[arg(long)]
    quiet: bool,
    /// Print JSON, one object for each file
    #[arg(long)]
    json: bool,
    /// The edition of the rules
    #[arg(long, value_name = "EDITION", default_value = "2")]
    edition: EditionName,
}

#[derive(Clone, Copy, ValueEnum)]
enum EditionName {
    /// The Comprehensive Rules 2.2
    #[value(name = "2")]
    Two,
    /// The older edition, at the points where it differs in play
    #[value(name = "1")]
    One,
}

/// What the files are read and judged with.
struct Bench {
    names: CardNames,
    catalog: Catalog,
    edition: Edition,
}

/// How many files came out in which way.
#[derive(Default)]
struct Counts {
    held: usize,
    failed: usize,
    unusable: usize,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let edition = match args.edition {
        EditionName::One => Edition::V1,
        EditionName::Two => Edition::V2,
    };
    let bench = Bench { names: names_of(&library), catalog: catalog_of(&library), edition };
    let mut counts = Counts::default();
    let mut paths = Vec::new();
    for path in &args.files {
        paths.extend(files::files_in(path, "lore")?);
    }
    for path in &paths {
        let exit = one_file(path, &bench, args, options, output)?;
        match exit {
            Exit::Yes => counts.held += 1,
            Exit::No => counts.failed += 1,
            Exit::Unusable => counts.unusable += 1,
        }
    }
    if paths.len() != 1 {
        let Counts { held, failed, unusable } = counts;
        say(format_args!("{held} hold, {failed} fail, {unusable} cannot be run"));
    }
    Ok(match counts {
        Counts { unusable: 1.., .. } => Exit::Unusable,
        Counts { failed: 1.., .. } => Exit::No,
        Counts { .. } => Exit::Yes,
    })
}

fn one_file(path: &Path, bench: &Bench, args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let bytes = files::read(path, FILE_BYTES_MAX)?;
    let (mut file, mut found) = read_bytes(&bytes, &bench.names);
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    let deck = |name: &str| files::read_text(&folder.join(name), LIST_BYTES_LIMIT).ok();
    found.extend(attach_decks(&mut file, &bench.names, deck));
    let shown = path.display().to_string();
    let text = String::from_utf8_lossy(&bytes);
    found.iter().for_each(|found| say(render(found, &shown, &text)));
    if found.iter().any(Diagnostic::is_error) {
        if args.json {
            output.line(unread(&found).to_json(&shown))?;
        }
        return Ok(Exit::Unusable);
    }
    let verdict = judge(&file, &bench.catalog, bench.edition);
    if args.json {
        output.line(verdict.to_json(&shown))?;
    } else {
        tell(&verdict, &shown, args, options, output)?;
    }
    Ok(match verdict.exit_status() {
        0 => Exit::Yes,
        1 => Exit::No,
        _ => Exit::Unusable,
    })
}

/// The verdict on a file that could not be read.
fn unread(found: &[Diagnostic]) -> Verdict {
    let failure = |found: &Diagnostic| Failure {
        line: found.span.line,
        expected: "a file that can be read".to_owned(),
        actual: found.problem.to_string(),
    };
    let errors = found.iter().filter(|found| found.is_error());
    Verdict { failures: errors.map(failure).collect(), ..Verdict::default() }
}

fn tell(verdict: &Verdict, shown: &str, args: &Args, options: &Options, output: &mut Output) -> Result<()> {
    if !args.quiet {
        let language = match options.lang {
            Language::En => notation::Language::English,
            Language::Es => notation::Language::Spanish,
        };
        output.line(narrate(verdict, language).trim_end())?;
    }
    for card in &verdict.unsupported {
        let word = output.paint(Look::Bad, "unsupported");
        output.line(format_args!("{shown}: {word}: {}: {}", card.card, card.reason))?;
    }
    for failure in &verdict.failures {
        let word = output.paint(Look::Bad, "failed");
        let Failure { line, expected, actual } = failure;
        output.line(format_args!("{shown}:{line}: {word}: expected {expected}; found {actual}"))?;
    }
    Ok(())
}

//! `lore judge`: positions and scripts, played and told.

use anyhow::{Result, bail};
use cards::deck::LIST_BYTES_LIMIT;
use clap::ValueEnum;
use engine::Edition;
use notation::limits::FILE_BYTES_MAX;
use notation::{
    Bilingual, CardNames, Catalog, Diagnostic, Failure, Language, Verdict, attach_decks, catalog_of, judge,
    names_of, narrate, read_bytes, render_in,
};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::output::{Exit, Look, Output, say};
use crate::{Options, files, known, signals};

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
    #[arg(long, value_name = "EDITION", default_value = "v2")]
    edition: EditionName,
    /// Judge by both editions and show where they part
    #[arg(long, conflicts_with_all = ["edition", "json"])]
    compare: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum EditionName {
    /// The Comprehensive Rules 2.2
    #[value(name = "v2", alias = "2")]
    Two,
    /// The older edition, at the points where it differs in play
    #[value(name = "v1", alias = "1")]
    One,
}

/// What is expected of a file before anything else.
const READABLE: &str = "a file that can be read";

/// What the files are read and judged with.
struct Bench {
    names: CardNames,
    catalog: Catalog,
    /// One, or both to compare.
    editions: Vec<Edition>,
    language: Language,
}

/// How many files came out in which way.
#[derive(Default)]
struct Counts {
    held: usize,
    failed: usize,
    unusable: usize,
}

/// A file that was read and judged, by each edition asked for.
struct Judged {
    shown: String,
    /// Problems of the text, rendered.
    problems: Vec<String>,
    /// None where the file could not be read: the verdicts only say so.
    is_read: bool,
    verdicts: Vec<Verdict>,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let editions = match (args.compare, args.edition) {
        (true, _) => vec![Edition::V2, Edition::V1],
        (false, EditionName::One) => vec![Edition::V1],
        (false, EditionName::Two) => vec![Edition::V2],
    };
    let bench = Bench {
        names: names_of(&library),
        catalog: catalog_of(&library),
        editions,
        language: options.language(),
    };
    let mut paths = Vec::new();
    for path in &args.files {
        let found = files::find(path, "lore")?;
        if found.is_empty() {
            let path = path.display();
            bail!(options.pick(
                format!("{path}: no .lore file in this folder"),
                format!("{path}: ningún archivo .lore en esta carpeta"),
            ));
        }
        paths.extend(found);
    }
    let stop = signals::stop(options.pick(
        "stopping after the files that are being judged",
        "se termina tras los archivos que se están juzgando",
    ));
    let mut counts = Counts::default();
    let all = judge_all(&paths, &bench, stop);
    let is_stopped = all.len() < paths.len();
    for judged in all {
        match report(&judged, args, options, output)? {
            Exit::Yes => counts.held += 1,
            Exit::No => counts.failed += 1,
            Exit::Unusable | Exit::Stopped => counts.unusable += 1,
        }
    }
    if paths.len() != 1 {
        let Counts { held, failed, unusable } = counts;
        match options.language() {
            Language::English => say(format_args!("{held} hold, {failed} fail, {unusable} cannot be run")),
            Language::Spanish => {
                say(format_args!("{held} se cumplen, {failed} fallan, {unusable} no se pueden ejecutar"));
            }
        }
    }
    if is_stopped {
        say(options.pick("stopped: not all files were judged", "detenido: no se juzgaron todos los archivos"));
        return Ok(Exit::Stopped);
    }
    Ok(match counts {
        Counts { unusable: 1.., .. } => Exit::Unusable,
        Counts { failed: 1.., .. } => Exit::No,
        Counts { .. } => Exit::Yes,
    })
}

/// Judges on all cores; the results come in the order of the paths. Where it is stopped some are missing.
fn judge_all(paths: &[PathBuf], bench: &Bench, stop: &AtomicBool) -> Vec<Judged> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(paths.len().max(1));
    let share = paths.len().div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let judge_some = |some: &[PathBuf]| {
            let going_on = some.iter().take_while(|_| !stop.load(Ordering::Relaxed));
            going_on.map(|path| one_file(path, bench)).collect::<Vec<_>>()
        };
        let workers: Vec<_> = paths.chunks(share).map(|some| scope.spawn(move || judge_some(some))).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

fn one_file(path: &Path, bench: &Bench) -> Judged {
    let shown = path.display().to_string();
    let bytes = match files::read(path, FILE_BYTES_MAX) {
        Ok(bytes) => bytes,
        Err(error) => {
            // The other files are judged all the same.
            let problem = format!("{error:#}");
            let actual = Bilingual::new(problem.clone(), problem.clone());
            let failures = vec![Failure::new(0, READABLE, actual)];
            let verdict = Verdict { failures, ..Verdict::default() };
            let problems = vec![format!("error: {problem}")];
            return Judged { shown, problems, is_read: false, verdicts: vec![verdict] };
        }
    };
    let (mut file, mut found) = read_bytes(&bytes, &bench.names);
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    let deck = |name: &str| files::read_text(&folder.join(name), LIST_BYTES_LIMIT).ok();
    found.extend(attach_decks(&mut file, &bench.names, deck));
    let text = String::from_utf8_lossy(&bytes);
    let problems = found.iter().map(|found| render_in(found, &shown, &text, bench.language)).collect();
    if found.iter().any(Diagnostic::is_error) {
        let verdict = unread(&found, file.header.title.unwrap_or_default());
        return Judged { shown, problems, is_read: false, verdicts: vec![verdict] };
    }
    let verdicts = bench.editions.iter().map(|edition| judge(&file, &bench.catalog, *edition)).collect();
    Judged { shown, problems, is_read: true, verdicts }
}

fn report(judged: &Judged, args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    judged.problems.iter().for_each(say);
    let Some(verdict) = judged.verdicts.first() else { return Ok(Exit::Unusable) };
    if args.json {
        output.line(verdict.to_json(&judged.shown))?;
    }
    if !judged.is_read {
        return Ok(Exit::Unusable);
    }
    match judged.verdicts.as_slice() {
        _ if args.json => {}
        [newer, older] => compare(newer, older, args, options, output)?,
        _ => tell(verdict, &judged.shown, args, options, output)?,
    }
    Ok(match verdict.exit_status() {
        0 => Exit::Yes,
        1 => Exit::No,
        _ => Exit::Unusable,
    })
}

/// The verdict on a file that could not be read.
fn unread(found: &[Diagnostic], title: String) -> Verdict {
    let failure = |found: &Diagnostic| Failure::new(found.span.line, READABLE, found.problem.both());
    let errors = found.iter().filter(|found| found.is_error());
    Verdict { title, failures: errors.map(failure).collect(), ..Verdict::default() }
}

fn tell(verdict: &Verdict, shown: &str, args: &Args, options: &Options, output: &mut Output) -> Result<()> {
    if !args.quiet {
        output.line(narrate(verdict, options.language()).trim_end())?;
    }
    let language = options.language();
    for card in &verdict.unsupported {
        let word = output.paint(Look::Bad, options.pick("unsupported", "no admitida"));
        output.line(format_args!("{shown}: {word}: {}: {}", card.card, card.reason.say(language)))?;
    }
    for failure in &verdict.failures {
        let word = output.paint(Look::Bad, options.pick("failed", "fallo"));
        let (wanted, found) = (options.pick("expected", "se esperaba"), options.pick("found", "hay"));
        let Failure { line, expected, .. } = failure;
        let actual = failure.found(language);
        output.line(format_args!("{shown}:{line}: {word}: {wanted} {expected}; {found} {actual}"))?;
    }
    Ok(())
}

/// Where two editions part: what both tell, then what each tells from the first difference to the last.
fn compare(
    newer: &Verdict,
    older: &Verdict,
    args: &Args,
    options: &Options,
    output: &mut Output,
) -> Result<()> {
    let texts = [newer, older].map(|verdict| narrate(verdict, options.language()));
    let lines = texts.each_ref().map(|text| text.lines().collect::<Vec<_>>());
    let [new, old] = &lines;
    let same = options.pick("both editions agree", "ambas ediciones coinciden");
    if new == old {
        if !args.quiet {
            output.line(texts[0].trim_end())?;
            output.line(output.paint(Look::Good, same))?;
        }
        return Ok(());
    }
    let before = new.iter().zip(old).take_while(|(a, b)| a == b).count();
    let most = new.len().min(old.len()) - before;
    let after = new.iter().rev().zip(old.iter().rev()).take(most).take_while(|(a, b)| a == b).count();
    for line in &new[..before] {
        output.line(line)?;
    }
    for (name, lines) in [("v2", new), ("v1", old)] {
        let title = output.paint(Look::Strong, format!("--- {name}"));
        output.line(title)?;
        for line in &lines[before..lines.len() - after] {
            output.line(line)?;
        }
    }
    output.line("---")?;
    for line in &new[new.len() - after..] {
        output.line(line)?;
    }
    Ok(())
}

//! `lore judge`: positions and scripts, played and told.

use anyhow::{Result, bail};
use desk::notes::{Block, FindingKind, Follows, NOTE_BYTES_LIMIT, Note, blocks};
use engine::{Edition, OpenPoint, Readings, Rules};
use library::Library;
use notation::limits::{CARDS_MAX, FILE_BYTES_MAX, Work};
use notation::syntax::{File, Reach, Start};
use notation::{
    CardNames, Catalog, Diagnostic, Failure, Language, Verdict, Wording, attach_decks, catalog_for,
    catalog_of, judge, judge_within, names_of, narrate, read_block, read_bytes, render_in,
};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::cited::narrated;
use crate::output::{Exit, Look, Output, reason, say, told};
use crate::words::words;
use crate::{Options, files, known, signals};

/// Play .lore files and tell what happens, move by move, each step with its rule
///
/// Folders are searched for .lore files and for ```lore blocks in Markdown notes. Exit status 1 if an expectation failed, 2 if a file could not be read or has a
/// card that is not supported.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore judge rulings/seeds/bodyguard-draws-the-challenge.lore --lang es
  lore judge rulings --quiet
  lore judge rulings/own/4-turn-actions/move-by-effect-already-there.lore --compare 2.2
  lore judge rulings/own/6-abilities/bodyguard-given-as-the-character-enters.lore --compare D.25")]
pub(crate) struct Args {
    /// Files or folders; - for stdin
    #[arg(required_unless_present = "compare", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only what failed, and a count
    #[arg(long)]
    quiet: bool,
    /// Print JSON, one object for each file
    #[arg(long)]
    json: bool,
    /// With --json: also the edition, and what happened step by step with its rule, in both languages
    #[arg(long, requires = "json")]
    steps: bool,
    /// The edition of the rules, whatever the files say: 2.3, 2.2 or 1
    #[arg(long, value_name = "EDITION", value_parser = edition_named)]
    edition: Option<Edition>,
    /// Judge twice and show where the two part: by an older edition (1, if nothing is named), or by the other reading of
    /// an open point
    #[arg(long, value_name = "EDITION|D.N", num_args = 0..=1, default_missing_value = "1", conflicts_with = "json")]
    compare: Option<String>,
    #[command(flatten)]
    outside: files::Outside,
    /// Look also at positions in which no game can stand (too much damage, enough lore)
    #[arg(long)]
    force: bool,
    /// Raise a limit of the work that one file may ask for: cards, turns, decisions or events (of one step)
    #[arg(long, value_name = "WHAT=N")]
    limit: Vec<String>,
}

fn edition_named(name: &str) -> Result<Edition, String> {
    Edition::from_name(name).ok_or_else(|| "the editions are 2.3, 2.2 and 1".to_owned())
}

/// By which rules files are judged.
struct Asked {
    files: Vec<PathBuf>,
    rules: Vec<(String, Rules)>,
    /// The edition was named: what a file says about it does not count.
    is_named: bool,
}

/// What the arguments ask for. A word after `--compare` that names neither an edition nor an open point is a file.
fn asked(args: &Args) -> Result<Asked> {
    let edition = args.edition.unwrap_or_default();
    let mut asked = Asked {
        files: args.files.clone(),
        rules: vec![(edition.name().to_owned(), edition.into())],
        is_named: args.edition.is_some(),
    };
    let Some(word) = &args.compare else { return Ok(asked) };
    let points = OpenPoint::named(word);
    let readings = points.iter().fold(Readings::DEFAULTS, |all, point| all.with(*point));
    let other = match Edition::from_name(word) {
        Some(older) => Some((older.name().to_owned(), older.into())),
        None if !points.is_empty() => Some((word.clone(), Rules { edition, readings, ..Rules::default() })),
        None if word.starts_with("D.") => {
            let known: Vec<&str> = OpenPoint::ALL.iter().map(|point| point.label()).collect();
            bail!("no open point with two readings: {word} (there are {})", known.join(", "))
        }
        None => None,
    };
    asked.is_named |= other.is_some() && points.is_empty();
    let other = other.unwrap_or_else(|| {
        asked.files.push(PathBuf::from(word));
        asked.is_named = true;
        (Edition::V1.name().to_owned(), Edition::V1.into())
    });
    asked.rules.push(other);
    Ok(asked)
}

/// For so many files each has the cards that it names made ready; for more, all cards are, once.
const FEW_FILES: usize = 4;

/// What is expected of a file before anything else.
const READABLE: &str = "a file that can be read";

/// The limits of the work, where they are raised.
fn work(limits: &[String]) -> Result<Work> {
    let mut work = Work::default();
    for text in limits {
        let split =
            text.split_once('=').and_then(|(what, number)| Some((what, number.parse::<usize>().ok()?)));
        let (limit, number) = match split {
            Some(("cards", number)) => (&mut work.cards, number.min(CARDS_MAX)),
            Some(("turns", number)) => (&mut work.turns, number),
            Some(("decisions", number)) => (&mut work.decisions, number),
            Some(("events", number)) => (&mut work.events, number),
            _ => {
                return Err(told(|words| (words.limit_expected_cards_n_turns)(&text)));
            }
        };
        *limit = number;
    }
    Ok(work)
}

/// What the files are read and judged with.
struct Bench {
    library: Arc<Library>,
    names: CardNames,
    /// All cards, where there are many files; else each file has the cards that it names.
    all: Option<Catalog>,
    /// One, or both to compare, with their names.
    rules: Vec<(String, Rules)>,
    /// What a file says about its edition does not count.
    is_named: bool,
    language: Language,
    outside: files::Outside,
    /// What the user named: files of a folder may share deck lists below it.
    named: Vec<PathBuf>,
    work: Work,
    reach: Reach,
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
    /// Open points on which it rested, each with what the other reading comes to.
    rested: Vec<(OpenPoint, OtherReading)>,
}

/// What the other reading of an open point comes to.
enum OtherReading {
    /// The same is told.
    Same,
    /// What comes out otherwise, or else the first line that is told otherwise.
    Otherwise(String),
    /// The first line that is not told.
    Without(String),
}

/// The lines of one telling that another does not have; in which order they come is no difference.
fn told_more<'t>(one: &'t str, other: &str) -> Vec<&'t str> {
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    for line in other.lines() {
        *known.entry(line).or_default() += 1;
    }
    let is_more = |line: &&str| match known.get_mut(*line) {
        Some(left @ 1..) => {
            *left -= 1;
            false
        }
        Some(0) | None => true,
    };
    one.lines().filter(is_more).collect()
}

/// The open points on which a verdict rested, and what comes of reading each the other way.
fn other_readings(
    file: &File,
    verdict: &Verdict,
    rules: Rules,
    (catalog, bench): (&Catalog, &Bench),
) -> Vec<(OpenPoint, OtherReading)> {
    // That the other reading is open as well is no difference.
    let told = |verdict: &Verdict| narrate(&verdict.without_open_points(), bench.language);
    let ours = told(verdict);
    let other = |point: OpenPoint| {
        let readings = rules.readings.with(point);
        let otherwise = judge(file, catalog, Rules { readings, ..rules });
        let theirs = told(&otherwise);
        // What comes of it is told rather than what leads there.
        let is_outcome = |line: &&str| {
            otherwise
                .failures
                .iter()
                .any(|failure| line.trim_start().starts_with(&format!("{}:", failure.line)))
        };
        let more = told_more(&theirs, &ours);
        match (
            more.iter().copied().find(is_outcome).or(more.first().copied()),
            told_more(&ours, &theirs).first(),
        ) {
            (Some(line), _) => OtherReading::Otherwise(line.trim().to_owned()),
            (None, Some(line)) => OtherReading::Without(line.trim().to_owned()),
            (None, None) => OtherReading::Same,
        }
    };
    verdict.open_points().into_iter().map(|point| (point, other(point))).collect()
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let asked = asked(args)?;
    let mut bench = Bench {
        names: names_of(&library),
        library: Arc::new(library),
        all: None,
        rules: asked.rules,
        is_named: asked.is_named,
        language: options.language(),
        outside: args.outside,
        named: asked.files.iter().filter(|path| path.is_dir()).cloned().collect(),
        work: work(&args.limit)?,
        reach: if args.force { Reach::Forced } else { Reach::Possible },
    };
    let stop = signals::stop(options, |words| words.stopping_after_files);
    let mut paths = Vec::new();
    for path in &asked.files {
        let mut found = files::find(path, "lore")?;
        if path.is_dir() {
            found.extend(notes_with_blocks(path)?);
            found.sort();
        }
        if found.is_empty() {
            let path = path.display();
            bail!((options.words().nothing_in_folder)(&path));
        }
        paths.extend(found);
    }
    if paths.len() > FEW_FILES {
        bench.all = Some(catalog_of(&bench.library));
    }
    let mut counts = Counts::default();
    let all = judge_all(&paths, &bench, stop);
    let is_stopped = stop.load(Ordering::Relaxed);
    for judged in all {
        match report(&judged, &bench, args, options, output)? {
            Exit::Yes => counts.held += 1,
            Exit::No => counts.failed += 1,
            Exit::Unusable | Exit::Stopped => counts.unusable += 1,
        }
    }
    if paths.len() != 1 {
        let Counts { held, failed, unusable } = counts;
        say((options.words().files_judged)(&held, &failed, &unusable));
    }
    // The program ends here: thousands of names need not be taken apart one by one.
    std::mem::forget(bench);
    if is_stopped {
        say(options.words().not_all_judged);
        return Ok(Exit::Stopped);
    }
    Ok(match counts {
        Counts { unusable: 1.., .. } => Exit::Unusable,
        Counts { failed: 1.., .. } => Exit::No,
        Counts { .. } => Exit::Yes,
    })
}

/// The notes of a folder that have something to judge, or that cannot be read.
fn notes_with_blocks(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = files::find(folder, "md")?;
    paths.retain(|path| {
        let note = files::read(path, NOTE_BYTES_LIMIT).ok().and_then(|bytes| Note::read("", bytes).ok());
        note.is_none_or(|note| !blocks(&note).is_empty())
    });
    Ok(paths)
}

/// Judges on all cores; the results come in the order of the paths. Where it is stopped some are missing.
fn judge_all(paths: &[PathBuf], bench: &Bench, stop: &AtomicBool) -> Vec<Judged> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(paths.len().max(1));
    let share = paths.len().div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let judge_some = |some: &[PathBuf]| {
            let going_on = some.iter().take_while(|_| !stop.load(Ordering::Relaxed));
            going_on.flat_map(|path| one_path(path, bench)).collect::<Vec<_>>()
        };
        let workers: Vec<_> = paths.chunks(share).map(|some| scope.spawn(move || judge_some(some))).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

/// A file, or all blocks of a note.
fn one_path(path: &Path, bench: &Bench) -> Vec<Judged> {
    match path.extension().is_some_and(|extension| extension == "md") {
        true => one_note(path, bench).unwrap_or_else(|error| vec![not_read(path, &error, bench)]),
        false => vec![one_file(path, bench).unwrap_or_else(|error| not_read(path, &error, bench))],
    }
}

/// A file that is no text, or is not there. The others are judged all the same.
fn not_read(path: &Path, error: &anyhow::Error, bench: &Bench) -> Judged {
    let problem = reason(error, bench.language);
    let actual = Wording::of(|language| reason(error, language));
    let failures = vec![Failure::new(0, READABLE, actual)];
    let verdict = Verdict { failures, ..Verdict::default() };
    let problems = vec![format!("error: {problem}")];
    let shown = path.display().to_string();
    Judged { shown, problems, is_read: false, verdicts: vec![verdict], rested: Vec::new() }
}

fn one_file(path: &Path, bench: &Bench) -> Result<Judged> {
    let bytes = files::read(path, FILE_BYTES_MAX)?;
    let text = String::from_utf8_lossy(&bytes);
    let page = Page { path, whole: &text, text: &text, line: &|line| line };
    Ok(one_text(read_bytes(&bytes, &bench.names), &page, bench))
}

/// Every block of a note, its lines counted as the note counts them.
fn one_note(path: &Path, bench: &Bench) -> Result<Vec<Judged>> {
    let note = Note::read(&path.display().to_string(), files::read(path, NOTE_BYTES_LIMIT)?)?;
    let judged = |block: &Block| {
        let line = |line: u32| u32::try_from(block.line_in_note(line)).unwrap_or(u32::MAX);
        if block.follows == Follows::Missing {
            return goes_on_from_nothing(path, line(0), bench);
        }
        let read = read_block(&block.text, &block.title, &bench.names);
        one_text(read, &Page { path, whole: &note.text, text: &block.text, line: &line }, bench)
    };
    let all: Vec<Judged> = blocks(&note).iter().map(judged).collect();
    if all.is_empty() {
        let path = path.display();
        bail!((words(bench.language).nothing_in_note)(&path));
    }
    Ok(all)
}

/// A block that says it goes on, and that none comes before.
fn goes_on_from_nothing(path: &Path, line: u32, bench: &Bench) -> Judged {
    let why = Wording::of(|language| FindingKind::NothingBefore.say(language));
    let shown = path.display().to_string();
    let problems = vec![format!("error: {shown}:{line}: {why}", why = why.say(bench.language))];
    let verdict = Verdict { failures: vec![Failure::new(line, READABLE, why)], ..Verdict::default() };
    Judged { shown, problems, is_read: false, verdicts: vec![verdict], rested: Vec::new() }
}

/// Where a text stands: in which file, what is around it, and which of its lines is which there.
struct Page<'a> {
    path: &'a Path,
    /// The file, for whoever shows a line of it.
    whole: &'a str,
    /// What is judged of it.
    text: &'a str,
    line: &'a dyn Fn(u32) -> u32,
}

fn one_text((mut file, mut found): (File, Vec<Diagnostic>), page: &Page<'_>, bench: &Bench) -> Judged {
    let shown = page.path.display().to_string();
    let folder = page.path.parent().unwrap_or(Path::new("")).to_owned();
    let deck = |name: &str| bench.outside.deck(&bench.named, &folder, name);
    found.extend(attach_decks(&mut file, &bench.names, deck));
    for problem in &mut found {
        problem.span.line = (page.line)(problem.span.line);
    }
    for step in &mut file.script {
        step.line = (page.line)(step.line);
    }
    let problems = found.iter().map(|found| render_in(found, &shown, page.whole, bench.language)).collect();
    if found.iter().any(Diagnostic::is_error) {
        let verdict = unread(&found, file.header.title.unwrap_or_default());
        return Judged { shown, problems, is_read: false, verdicts: vec![verdict], rested: Vec::new() };
    }
    if let (Reach::Forced, Start::Position(position)) = (bench.reach, &mut file.start) {
        position.when.reach = Reach::Forced;
    }
    if bench.is_named {
        file.header.edition = None;
    }
    let own;
    let catalog = match &bench.all {
        Some(all) => all,
        None => {
            own = catalog_for(&bench.library, &bench.names, &file, page.text);
            &own
        }
    };
    let verdicts: Vec<Verdict> =
        bench.rules.iter().map(|(_, rules)| judge_within(&file, catalog, *rules, bench.work)).collect();
    let rested = match (verdicts.as_slice(), bench.rules.as_slice()) {
        ([verdict], [(_, rules)]) => other_readings(&file, verdict, *rules, (catalog, bench)),
        _ => Vec::new(),
    };
    Judged { shown, problems, is_read: true, verdicts, rested }
}

fn report(
    judged: &Judged,
    bench: &Bench,
    args: &Args,
    options: &Options,
    output: &mut Output,
) -> Result<Exit> {
    judged.problems.iter().for_each(say);
    let Some(verdict) = judged.verdicts.first() else { return Ok(Exit::Unusable) };
    if args.json {
        output.line(match args.steps {
            true => verdict.to_json_with_steps(&judged.shown),
            false => verdict.to_json(&judged.shown),
        })?;
    }
    if !judged.is_read {
        return Ok(Exit::Unusable);
    }
    match judged.verdicts.as_slice() {
        _ if args.json => {}
        [newer, older] => compare([newer, older], &bench.rules, args, options, output)?,
        _ => {
            tell(verdict, &judged.shown, args, options, output)?;
            if !args.quiet {
                tell_open_points(judged, options, output)?;
            }
        }
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

/// Says on which open points the verdict rests.
fn tell_open_points(judged: &Judged, options: &Options, output: &mut Output) -> Result<()> {
    for (point, other) in &judged.rested {
        let label = point.label();
        let line = match other {
            OtherReading::Same => (options.words().other_reading_same)(&label),
            OtherReading::Otherwise(line) => (options.words().other_reading)(&label, line),
            OtherReading::Without(line) => (options.words().other_reading_without)(&label, line),
        };
        output.line(output.paint(Look::Strong, line))?;
    }
    Ok(())
}

fn tell(verdict: &Verdict, shown: &str, args: &Args, options: &Options, output: &mut Output) -> Result<()> {
    if !args.quiet {
        output.line(narrated(verdict, options.language()).trim_end())?;
    }
    let language = options.language();
    for card in &verdict.unsupported {
        let word = output.paint(Look::Bad, options.words().unsupported);
        output.line(format_args!("{shown}: {word}: {}: {}", card.card, card.reason.say(language)))?;
    }
    for failure in &verdict.failures {
        let word = output.paint(Look::Bad, options.words().failed);
        let (wanted, found) = (options.words().expected, options.words().found);
        let (line, expected, actual) = (failure.line, failure.wanted(language), failure.found(language));
        output.line(format_args!("{shown}:{line}: {word}: {wanted} {expected}; {found} {actual}"))?;
    }
    Ok(())
}

/// Where two ways to judge part: what both tell, then what each tells from the first difference to the last.
fn compare(
    verdicts: [&Verdict; 2],
    rules: &[(String, Rules)],
    args: &Args,
    options: &Options,
    output: &mut Output,
) -> Result<()> {
    let texts = verdicts.map(|verdict| narrate(verdict, options.language()));
    let lines = texts.each_ref().map(|text| text.lines().collect::<Vec<_>>());
    let [new, old] = &lines;
    let same = options.words().both_agree;
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
    for ((name, _), lines) in rules.iter().zip([new, old]) {
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

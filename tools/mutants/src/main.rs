//! Small changes to the rule decisions of the engine: which of them does nothing notice?
//!
//! All changes are woven into one copy of the repository, each behind a switch that an environment variable throws at run time,
//! so that one build serves them all. Then the rulings, the pinned counts, some proved games and the engine's tests run once
//! for each change of a sample. What survives asks for a ruling, or means nothing.

mod site;
mod trial;
mod weave;

use site::Site;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use trial::{Outcome, Trial};

/// Where the rules are decided, under `crates/engine/src`.
const FOLDERS: [&str; 5] = ["eval", "flow", "legal", "pipe", "resolve"];
/// Decide no rule: the check of the engine's own bookkeeping, and who is named as the one that forbids.
const LEFT_OUT: [&str; 2] = ["eval/audit.rs", "legal/forbids.rs"];

/// Changes that are known to change nothing that a game could show: two lines each, what and why.
const MEANINGLESS: &str = include_str!("../meaningless.txt");

const USAGE: &str = "\
cargo run --manifest-path tools/mutants/Cargo.toml -- [OPTIONS]

  --count N     how many, drawn at random (400); 0 for all
  --seed S      which ones (0)
  --threads T   at the same time (2)
  --only NUMBER[,NUMBER...]   only these
  --list        list all with their numbers, try none";

struct Options {
    count: usize,
    seed: u64,
    threads: usize,
    only: Vec<usize>,
    list: bool,
}

fn main() -> ExitCode {
    let done = options(std::env::args().skip(1)).and_then(|options| run(&options));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn options(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options { count: 400, seed: 0, threads: 2, only: Vec::new(), list: false };
    let number = |word: Option<String>| word.and_then(|word| word.parse::<u64>().ok()).ok_or(USAGE);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--count" => options.count = number(words.next())? as usize,
            "--seed" => options.seed = number(words.next())?,
            "--threads" => options.threads = number(words.next())?.max(1) as usize,
            "--only" => {
                for word in words.next().ok_or(USAGE)?.split(',') {
                    options.only.push(number(Some(word.to_owned()))? as usize);
                }
            }
            "--list" => options.list = true,
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(options)
}

fn run(options: &Options) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let copy = std::env::temp_dir().join("lorekeeper-mutants");
    if options.list {
        sites(&root)?.iter().for_each(|site| println!("{site}"));
        return Ok(());
    }
    let mut sites = sites(&root)?;
    let mut woven: BTreeSet<PathBuf> = sites.iter().map(|site| site.path.clone()).collect();
    woven.insert(PathBuf::from("crates/engine/src/lib.rs"));
    copy_tracked(&root, &copy, &woven)?;
    eprintln!("{} changes; building", sites.len());
    weave::weave(&root, &copy, &mut sites)?;
    let trial = Trial::build(&copy)?;
    let sample = sample(&sites, options);
    let outcomes = try_all(&trial, &sample, options.threads);
    report(&sites, &outcomes);
    Ok(())
}

/// Copies what is under version control and not woven. What is there already stays as it is, and the target folder as well: that
/// saves most of the build.
fn copy_tracked(root: &Path, copy: &Path, woven: &BTreeSet<PathBuf>) -> Result<(), String> {
    let listed =
        Command::new("git").args(["ls-files", "-co", "--exclude-standard"]).current_dir(root).output();
    let listed = listed.map_err(|error| format!("git: {error}"))?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let paths: BTreeSet<PathBuf> =
        listed.lines().map(PathBuf::from).filter(|path| root.join(path).is_file()).collect();
    let ours = |path: &Path| {
        paths.contains(path) || path.ends_with(weave::SWITCH_FILE) || path.ends_with(weave::UNITS_FILE)
    };
    for folder in ["crates", "rulings", "library"] {
        remove_others(copy, Path::new(folder), &ours);
    }
    for path in paths.difference(woven) {
        let copied =
            std::fs::read(root.join(path)).and_then(|bytes| weave::write_if_new(&copy.join(path), &bytes));
        copied.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Removes what an earlier run copied and what is gone since.
fn remove_others(copy: &Path, folder: &Path, ours: &dyn Fn(&Path) -> bool) {
    for entry in std::fs::read_dir(copy.join(folder)).into_iter().flatten().flatten() {
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            remove_others(copy, &path, ours);
        } else if !ours(&path) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// All changes, numbered from 1.
fn sites(root: &Path) -> Result<Vec<Site>, String> {
    let mut sites = Vec::new();
    for folder in FOLDERS {
        let base = Path::new("crates/engine/src").join(folder);
        let entries = std::fs::read_dir(root.join(&base)).map_err(|error| format!("{folder}: {error}"))?;
        let mut names: Vec<PathBuf> = entries.flatten().map(|entry| base.join(entry.file_name())).collect();
        names.sort();
        for path in names {
            if LEFT_OUT.iter().any(|out| path.ends_with(out)) {
                continue;
            }
            let text = std::fs::read_to_string(root.join(&path)).map_err(|error| error.to_string())?;
            sites.extend(site::find(&path, &text).map_err(|error| format!("{}: {error}", path.display()))?);
        }
    }
    for (place, site) in sites.iter_mut().enumerate() {
        site.number = place + 1;
    }
    Ok(sites)
}

fn sample<'s>(sites: &'s [Site], options: &Options) -> Vec<&'s Site> {
    if !options.only.is_empty() {
        return sites.iter().filter(|site| options.only.contains(&site.number)).collect();
    }
    let mut drawn: Vec<&Site> = sites.iter().filter(|site| !site.refused).collect();
    // Splitmix64 and the first half of a shuffle.
    let mut state = options.seed;
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    };
    let count = if options.count == 0 { drawn.len() } else { options.count.min(drawn.len()) };
    for at in 0..count {
        let other = at + (next() % (drawn.len() - at) as u64) as usize;
        drawn.swap(at, other);
    }
    drawn.truncate(count);
    drawn
}

fn try_all<'s>(trial: &Trial, sample: &[&'s Site], threads: usize) -> Vec<(&'s Site, Outcome)> {
    let (next, outcomes) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(site) = sample.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let outcome = trial.run(site.number);
                    let mut outcomes = outcomes.lock().expect("no thread panics");
                    outcomes.push((*site, outcome));
                    let word = if outcome == Outcome::Survived { "SURVIVED" } else { "caught" };
                    let unreached = if trial.reaches(site.number) { "" } else { ", nothing comes by it:" };
                    println!("[{}/{}] {word} {outcome:?}{unreached} {site}", outcomes.len(), sample.len());
                }
            });
        }
    });
    outcomes.into_inner().expect("no thread panics")
}

fn report(sites: &[Site], outcomes: &[(&Site, Outcome)]) {
    let caught = |outcome: &Outcome| *outcome != Outcome::Survived;
    println!("\nby change");
    let mut kinds: Vec<site::Change> = outcomes.iter().map(|(site, _)| site.change).collect();
    kinds.sort();
    kinds.dedup();
    for kind in kinds {
        let of_kind: Vec<_> = outcomes.iter().filter(|(site, _)| site.change == kind).collect();
        let found = of_kind.iter().filter(|(_, outcome)| caught(outcome)).count();
        println!("  {kind:?}: {found} of {}", of_kind.len());
    }
    println!("caught by");
    for outcome in Outcome::ALL {
        let count = outcomes.iter().filter(|(_, own)| *own == outcome).count();
        println!("  {outcome:?}: {count}");
    }
    println!("survivors");
    let mut survivors: Vec<&Site> =
        outcomes.iter().filter(|(_, outcome)| !caught(outcome)).map(|(site, _)| *site).collect();
    survivors.sort_by_key(|site| site.number);
    for site in &survivors {
        println!("  {}{site}", if is_meaningless(site) { "(means nothing) " } else { "" });
    }
    let known = survivors.iter().filter(|site| is_meaningless(site)).count();
    let (found, all) = (outcomes.len() - survivors.len(), outcomes.len());
    let refused = sites.iter().filter(|site| site.refused).count();
    let percent = |of: usize| 100.0 * found as f64 / of.max(1) as f64;
    println!("changes: {}, of which {refused} do not compile", sites.len());
    println!("caught: {found} of {all} ({:.1} %)", percent(all));
    println!("without {known} that mean nothing: {found} of {} ({:.1} %)", all - known, percent(all - known));
}

fn is_meaningless(site: &Site) -> bool {
    let label = site.label();
    MEANINGLESS.lines().any(|line| line == label)
}

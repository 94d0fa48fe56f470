//! What is run for each change: the cheapest first, and only until something notices.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Who noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Rulings,
    Counts,
    Properties,
    Games,
    Tests,
    /// Something did not end in time.
    Late,
    Survived,
}

impl Outcome {
    pub const ALL: [Outcome; 7] = [
        Outcome::Rulings,
        Outcome::Counts,
        Outcome::Properties,
        Outcome::Games,
        Outcome::Tests,
        Outcome::Late,
        Outcome::Survived,
    ];
}

/// What is run, built once.
pub struct Trial {
    copy: PathBuf,
    /// The program that tries rulings, counts and games in one process, and what it keeps.
    units: PathBuf,
    kept: PathBuf,
    /// The changes that it comes by.
    reached: BTreeSet<usize>,
    /// Those that are not busy.
    asked: Mutex<Vec<Asked>>,
    steps: Vec<Step>,
}

struct Step {
    outcome: Outcome,
    program: PathBuf,
    words: Vec<&'static str>,
    /// The changes that it comes by: of others it cannot notice anything.
    reached: BTreeSet<usize>,
    most: Duration,
}

/// Where games are played and cards are read: optimised a little. All other crates are built as they are for tests, so that a target
/// folder that has them serves here as well.
const OPTIMISED: [&str; 8] = ["engine", "notation", "cards", "meaning", "syntax", "players", "sim", "verify"];
/// Tests of the engine and of what is told about it.
const TESTS: [&str; 28] = [
    "basics",
    "effects",
    "setup",
    "random",
    "editions",
    "loops",
    "program",
    "shift",
    "sight",
    "judge",
    "retold",
    "feasible",
    "plays",
    "values",
    "happenings",
    "told",
    "edition_23",
    "memory",
    "pack_rush",
    "open_points",
    "saved",
    "teams",
    "twins",
    "told_of_all",
    "silent",
    "costs",
    "corners",
    "words",
];
/// More processor time than so many times what it takes unchanged, and this, is too long.
const TIMES: u32 = 10;
const GRACE: Duration = Duration::from_secs(10);
/// So many times as long on the clock: somebody waits for something that does not come.
const WAITING: u32 = 30;
/// So much memory is too much.
const BYTES_MOST: u64 = 3 << 30;
/// In place of a number: nothing is changed, and what is come by is written down.
const RECORD: u32 = u32::MAX;

impl Trial {
    /// Builds everything, and sees it pass as it is.
    pub fn build(copy: &Path) -> Result<Trial, String> {
        let optimised = OPTIMISED.iter().flat_map(|name| {
            ["--config".to_owned(), format!("profile.dev.package.lorekeeper-{name}.opt-level=1")]
        });
        // All in one, so that nothing is built twice with other features; without the binary, which takes longest.
        let tests = TESTS.iter().chain(&["proof", "bench"]).flat_map(|test| ["--test", test]);
        let packages = ["verify", "sim", "engine", "notation"].map(|name| format!("lorekeeper-{name}"));
        let packages = packages.iter().flat_map(|name| ["-p", name]);
        let mut command = Command::new("cargo");
        command.args(["build", "--locked", "--message-format=json", "--example", "units"]);
        command.args(optimised).args(packages).args(tests).env("CARGO_INCREMENTAL", "0").current_dir(copy);
        let done = command.output().map_err(|error| error.to_string())?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if !done.status.success() {
            return Err(text(&done.stderr));
        }
        let said = text(&done.stdout);
        let built = |name: &str| {
            let name = format!("\"name\":\"{name}\"");
            let line = said.lines().find(|line| line.contains(&name) && line.contains("\"executable\":\""));
            let path = line.and_then(|line| line.split("\"executable\":\"").nth(1)?.split('"').next());
            path.map(PathBuf::from).ok_or_else(|| format!("{name} was not built"))
        };
        let units = built("units")?;
        let kept = copy.join("target/units.txt");
        if is_older(&kept, &units) {
            let _ = std::fs::remove_file(&kept);
        }
        let first = Asked::start(&units, &kept)?;
        let proof = built("proof")?;
        let step = |outcome, program: &Path, words: &[&'static str]| Step {
            outcome,
            program: program.to_owned(),
            words: words.to_vec(),
            reached: BTreeSet::new(),
            most: Duration::from_secs(3_600),
        };
        // The checksum of a few hundred random games.
        let mut steps = vec![step(Outcome::Games, &built("bench")?, &[])];
        for test in TESTS {
            steps.push(step(Outcome::Tests, &built(test)?, &[]));
        }
        for test in ["mechanics", "families", "unseen", "work::"] {
            steps.push(step(Outcome::Properties, &proof, &[test]));
        }
        for step in &mut steps {
            step.find_out(copy)?;
        }
        steps.sort_by_key(|step| step.most);
        let reached = std::fs::read_to_string(&kept).map_err(|error| error.to_string())?;
        let reached = reached.lines().filter_map(|line| line.split('\t').nth(1));
        let reached =
            reached.flat_map(|line| line.split_whitespace().skip(1)).filter_map(|word| word.parse().ok());
        let reached = reached.collect();
        Ok(Trial { copy: copy.to_owned(), units, kept, reached, asked: Mutex::new(vec![first]), steps })
    }

    /// Who notices the change.
    pub fn run(&self, number: usize) -> Outcome {
        if self.reached.contains(&number) {
            let asked = self.asked.lock().expect("no thread panics").pop();
            let asked = asked.map_or_else(|| Asked::start(&self.units, &self.kept), Ok);
            let Ok(mut asked) = asked else { return Outcome::Late };
            match asked.about(number) {
                Some(Outcome::Survived) => self.asked.lock().expect("no thread panics").push(asked),
                Some(Outcome::Late) => return Outcome::Late,
                Some(outcome) => {
                    self.asked.lock().expect("no thread panics").push(asked);
                    return outcome;
                }
                // It brought the whole process down.
                None => return Outcome::Rulings,
            }
        }
        for step in self.steps.iter().filter(|step| step.reached.contains(&number)) {
            match run(&self.copy, step, number as u32, Path::new("")).0 {
                Some(true) => {}
                Some(false) => return step.outcome,
                None => return Outcome::Late,
            }
        }
        Outcome::Survived
    }

    /// Whether anything comes by the change.
    pub fn reaches(&self, number: usize) -> bool {
        self.reached.contains(&number) || self.steps.iter().any(|step| step.reached.contains(&number))
    }
}

/// A process that knows all units and is asked about one change after another.
struct Asked {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Asked {
    fn start(units: &Path, kept: &Path) -> Result<Asked, String> {
        let mut command = Command::new(units);
        command.arg(kept).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().map_err(|error| error.to_string())?;
        let (Some(to), Some(from)) = (process.stdin.take(), process.stdout.take()) else {
            return Err("no pipes".to_owned());
        };
        let mut asked = Asked { process, to, from: BufReader::new(from) };
        let said = asked.line();
        match said.as_deref().and_then(|said| said.strip_prefix("ready ")) {
            Some(said) => eprintln!("units and their milliseconds: {said}"),
            None => return Err(format!("{} says {said:?}", units.display())),
        }
        Ok(asked)
    }

    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.from.read_line(&mut line).ok()?;
        (read > 0).then(|| line.trim().to_owned())
    }

    /// Who notices a change; nothing where the process is gone.
    fn about(&mut self, number: usize) -> Option<Outcome> {
        writeln!(self.to, "{number}").ok()?;
        self.to.flush().ok()?;
        let said = self.line()?;
        let words: Vec<&str> = said.split(' ').collect();
        Some(match words.as_slice() {
            ["caught", "Rulings", ..] => Outcome::Rulings,
            ["caught", "Counts", ..] => Outcome::Counts,
            ["caught", "Games", ..] => Outcome::Games,
            ["caught", ..] => Outcome::Properties,
            ["late", ..] => Outcome::Late,
            _ => Outcome::Survived,
        })
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Whether a file is absent, or older than another.
fn is_older(path: &Path, than: &Path) -> bool {
    let time = |path: &Path| std::fs::metadata(path).and_then(|found| found.modified()).ok();
    time(path) < time(than)
}

impl Step {
    /// What it comes by and takes, unchanged; it must pass.
    fn find_out(&mut self, copy: &Path) -> Result<(), String> {
        let name = self.program.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let path = copy.join("target").join(format!("step-{name}-{}.txt", self.words.join("-")));
        if is_older(&path, &self.program) {
            let _ = std::fs::remove_file(&path);
            let (passes, spent) = run(copy, self, RECORD, &path);
            if passes != Some(true) {
                let _ = std::fs::remove_file(&path);
                return Err(format!("{name} {:?} fails before anything is changed", self.words));
            }
            let mut text = std::fs::read_to_string(&path).unwrap_or_default();
            text += &format!("milliseconds {}\n", spent.as_millis());
            std::fs::write(&path, text).map_err(|error| error.to_string())?;
        }
        let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
        self.reached = text.lines().filter_map(|line| line.parse().ok()).collect();
        let spent = text.lines().find_map(|line| line.strip_prefix("milliseconds ")?.parse().ok());
        self.most = Duration::from_millis(spent.unwrap_or(0)) * TIMES + GRACE;
        eprintln!("{name} {:?}: {} ms, comes by {}", self.words, spent.unwrap_or(0), self.reached.len());
        Ok(())
    }
}

/// Whether it passes, nothing if it takes too long or too much; and the processor time that it took.
fn run(copy: &Path, step: &Step, number: u32, reached: &Path) -> (Option<bool>, Duration) {
    let mut command = Command::new(&step.program);
    command.args(&step.words).current_dir(copy);
    command.env("LORE_MUTANT", number.to_string()).env("LORE_REACHED", reached).env("LORE_FIRST_ONLY", "1");
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else { return (Some(false), Duration::ZERO) };
    let began = Instant::now();
    let mut spent = Duration::ZERO;
    loop {
        let (time, memory) = usage(child.id()).unwrap_or((spent, 0));
        spent = spent.max(time);
        let is_too_much = spent > step.most || began.elapsed() > step.most * WAITING || memory > BYTES_MOST;
        match child.try_wait() {
            Ok(Some(status)) => return (Some(status.success()), spent),
            Ok(None) if !is_too_much => std::thread::sleep(Duration::from_millis(10)),
            Ok(None) | Err(_) => {
                let _ = child.kill();
                let _ = child.wait();
                return (None, spent);
            }
        }
    }
}

/// The processor time and the memory that a process has taken, where the system tells: a busy machine is no verdict.
fn usage(process: u32) -> Option<(Duration, u64)> {
    const TICKS_A_SECOND: u64 = 100;
    const PAGE: u64 = 4_096;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    // Counted from the state of the process, which is the third of all.
    let number = |at: usize| fields.get(at - 3).and_then(|word| word.parse::<u64>().ok());
    let ticks = number(14)? + number(15)?;
    Some((Duration::from_millis(ticks * 1_000 / TICKS_A_SECOND), number(24)? * PAGE))
}

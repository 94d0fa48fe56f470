//! What is run for each change: the cheapest first, and only until something notices.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
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
    steps: Vec<Step>,
}

struct Step {
    outcome: Outcome,
    program: PathBuf,
    words: Vec<&'static str>,
    most: Duration,
}

/// Where games are played and cards are read: optimised a little. All other crates are built as they are for tests, so that a target
/// folder that has them serves here as well.
const OPTIMISED: [&str; 8] = ["engine", "notation", "cards", "meaning", "syntax", "players", "sim", "verify"];
/// Tests of the engine and of what is told about it.
const TESTS: [&str; 23] = [
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
];
/// Longer than so many times what it takes unchanged, and this, is too long.
const TIMES: u32 = 10;
const GRACE: Duration = Duration::from_secs(10);

impl Trial {
    /// Builds everything, and sees it pass as it is.
    pub fn build(copy: &Path) -> Result<Trial, String> {
        let optimised = OPTIMISED.iter().flat_map(|name| {
            ["--config".to_owned(), format!("profile.dev.package.lorekeeper-{name}.opt-level=1")]
        });
        // All in one, so that nothing is built twice with other features; without the binary, which takes longest.
        let tests = TESTS.iter().chain(&["rulings", "proof", "bench"]).flat_map(|test| ["--test", test]);
        let packages = ["verify", "sim", "engine", "notation"].map(|name| format!("lorekeeper-{name}"));
        let packages = packages.iter().flat_map(|name| ["-p", name]);
        let mut command = Command::new("cargo");
        command.args(["build", "--locked", "--message-format=json", "--example", "games"]);
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
        let proof = built("proof")?;
        let step = |outcome, program: &Path, words: &[&'static str]| Step {
            outcome,
            program: program.to_owned(),
            words: words.to_vec(),
            most: Duration::MAX,
        };
        let mut steps = vec![
            step(Outcome::Rulings, &built("rulings")?, &["rulings_hold"]),
            // The checksum of a few hundred random games.
            step(Outcome::Games, &built("bench")?, &[]),
            step(Outcome::Counts, &proof, &["perft"]),
            step(Outcome::Games, &built("games")?, &["150", "7"]),
        ];
        for test in TESTS {
            steps.push(step(Outcome::Tests, &built(test)?, &[]));
        }
        steps.push(step(Outcome::Properties, &proof, &["offers"]));
        steps.push(step(Outcome::Properties, &proof, &["properties"]));
        for step in &mut steps {
            let began = Instant::now();
            if run(copy, step, 0) != Some(true) {
                return Err(format!("{:?} fails before anything is changed", step.outcome));
            }
            step.most = began.elapsed() * TIMES + GRACE;
            eprintln!("{:?}: {:.1} s", step.outcome, began.elapsed().as_secs_f32());
        }
        Ok(Trial { copy: copy.to_owned(), steps })
    }

    /// Who notices the change.
    pub fn run(&self, number: usize) -> Outcome {
        for step in &self.steps {
            match run(&self.copy, step, number) {
                Some(true) => {}
                Some(false) => return step.outcome,
                None => return Outcome::Late,
            }
        }
        Outcome::Survived
    }
}

/// Whether it passes; nothing if it does not end in time.
fn run(copy: &Path, step: &Step, number: usize) -> Option<bool> {
    let mut command = Command::new(&step.program);
    command.args(&step.words).env("LORE_MUTANT", number.to_string()).current_dir(copy);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else { return Some(false) };
    let began = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.success()),
            Ok(None) if began.elapsed() < step.most => std::thread::sleep(Duration::from_millis(10)),
            Ok(None) | Err(_) => {
                let _ = child.kill();
                let _ = child.wait();
                return None;
            }
        }
    }
}

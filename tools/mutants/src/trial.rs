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

/// Fast enough, built as quickly as can be, and with the checks of a test build.
const PROFILE: [(&str, &str); 4] = [
    ("CARGO_PROFILE_DEV_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_DEV_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_INCREMENTAL", "0"),
];
/// Tests of the engine and of what is told about it.
const TESTS: [&str; 21] = [
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
];
/// Longer than so many times what it takes unchanged, and this, is too long.
const TIMES: u32 = 10;
const GRACE: Duration = Duration::from_secs(10);

impl Trial {
    /// Builds everything, and sees it pass as it is.
    pub fn build(copy: &Path) -> Result<Trial, String> {
        let cargo = |words: &[&str]| {
            let run = Command::new("cargo").args(words).envs(PROFILE).current_dir(copy).output();
            let done = run.map_err(|error| error.to_string())?;
            let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            if done.status.success() { Ok(said(&done.stdout)) } else { Err(said(&done.stderr)) }
        };
        // All in one, so that nothing is built twice with other features.
        let tests = TESTS.iter().chain(&["proof", "bench"]).flat_map(|test| ["--test", test]);
        let packages =
            ["-p", "lorekeeper-lore", "-p", "lorekeeper-verify", "-p", "lorekeeper-sim", "-p", "lorekeeper-engine", "-p", "lorekeeper-notation", "--bin", "lore"];
        let words = ["build", "--message-format=json"].into_iter().chain(packages).chain(tests);
        let said = cargo(&words.collect::<Vec<_>>())?;
        let built = |name: &str| {
            let name = format!("\"name\":\"{name}\"");
            let line = said.lines().find(|line| line.contains(&name) && line.contains("\"executable\":\""));
            let path = line.and_then(|line| line.split("\"executable\":\"").nth(1)?.split('"').next());
            path.map(PathBuf::from).ok_or_else(|| format!("{name} was not built"))
        };
        let (lore, proof) = (built("lore")?, built("proof")?);
        let step = |outcome, program: &Path, words: &[&'static str]| Step {
            outcome,
            program: program.to_owned(),
            words: words.to_vec(),
            most: Duration::MAX,
        };
        let mut steps = vec![
            step(Outcome::Rulings, &lore, &["judge", "rulings", "--quiet"]),
            // The checksum of a few hundred random games.
            step(Outcome::Games, &built("bench")?, &[]),
            step(Outcome::Counts, &proof, &["perft"]),
            step(Outcome::Games, &lore, &["prove", "--games", "150", "--seed", "7", "--threads", "1"]),
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

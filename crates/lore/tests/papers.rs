//! The papers tell the truth: the commands they show run, and print what they are said to print.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A command of a paper and the output shown below it.
struct Shown {
    args: Vec<String>,
    output: String,
}

fn shown(paper: &str) -> Vec<Shown> {
    let mut shown: Vec<Shown> = Vec::new();
    let mut is_code = false;
    let mut is_ours = false;
    for line in paper.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
            is_ours = false;
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| is_code) {
            let ours = STARTS.iter().find_map(|start| command.strip_prefix(start));
            is_ours = ours.is_some();
            if let Some(ours) = ours {
                shown.push(Shown { args: words(ours), output: String::new() });
            }
        } else if is_code && is_ours {
            let last = shown.last_mut().expect("a command came before its output");
            last.output.push_str(&format!("{line}\n"));
        }
    }
    shown
}

/// How the papers call the binary.
const STARTS: [&str; 2] = ["./target/release/lore ", "cargo run --release --quiet -- "];

/// The words of a command; quotes hold words together.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for letter in command.chars() {
        match (letter, quote) {
            ('\'' | '"', None) => quote = Some(letter),
            (letter, Some(open)) if letter == open => quote = None,
            (' ', None) => words.push(String::new()),
            (letter, _) => words.last_mut().expect("never empty").push(letter),
        }
    }
    words
}

#[test]
fn commands_of_the_papers_run() {
    for name in ["README.md", "README.es.md"] {
        let paper = std::fs::read_to_string(root().join(name)).expect("the paper is there");
        let shown = shown(&paper);
        assert!(shown.len() >= 3, "{name} shows commands");
        for Shown { args, output } in shown {
            let mut lore = Command::new(env!("CARGO_BIN_EXE_lore"));
            // The papers show what is printed without a locale.
            for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
                lore.env_remove(name);
            }
            let run = lore.args(&args).current_dir(root()).output().expect("the binary runs");
            let stdout = String::from_utf8_lossy(&run.stdout);
            assert!(run.status.success(), "{name}: lore {args:?}: {}", String::from_utf8_lossy(&run.stderr));
            // `...` stands for further lines.
            let shown = match output.strip_suffix("...\n") {
                Some(beginning) => stdout.starts_with(beginning),
                None => output.is_empty() || output == stdout,
            };
            assert!(shown, "{name}: lore {args:?} prints\n{stdout}");
        }
    }
}

#[test]
fn links_of_the_papers_lead_somewhere() {
    let papers =
        ["README.md", "README.es.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"];
    for name in papers.into_iter().chain(["docs/embedding.md"]) {
        let folder = root().join(name).parent().map(Path::to_owned).unwrap_or_default();
        let paper = std::fs::read_to_string(root().join(name)).expect("the paper is there");
        for target in paper.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let is_outside = target.starts_with('#') || target.contains("://");
            assert!(is_outside || folder.join(target).exists(), "{name}: {target} is not there");
        }
    }
}

#[test]
fn every_crate_is_in_the_code_map() {
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the paper is there");
    for entry in std::fs::read_dir(root().join("crates")).expect("crates are there") {
        let name = entry.expect("it can be read").file_name().to_string_lossy().into_owned();
        assert!(map.contains(&format!("crates/{name}")), "{name} is missing in ARCHITECTURE.md");
    }
}

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
const STARTS: [&str; 3] = ["./target/release/lore ", "cargo run --release --quiet -- ", "lore "];

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

/// What the binary prints for a command of a paper.
fn printed(args: &[String], paper: &str) -> String {
    let mut lore = Command::new(env!("CARGO_BIN_EXE_lore"));
    // The papers show what is printed without a locale.
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        lore.env_remove(name);
    }
    let run = lore.args(args).current_dir(root()).output().expect("the binary runs");
    assert!(run.status.success(), "{paper}: lore {args:?}: {}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8_lossy(&run.stdout).into_owned()
}

#[test]
fn commands_of_the_papers_run() {
    for name in ["README.md", "README.es.md"] {
        let paper = std::fs::read_to_string(root().join(name)).expect("the paper is there");
        let shown = shown(&paper);
        assert!(shown.len() >= 3, "{name} shows commands");
        for Shown { args, output } in shown {
            let stdout = printed(&args, name);
            // `...` stands for further lines.
            let shown = match output.strip_suffix("...\n") {
                Some(beginning) => stdout.starts_with(beginning),
                None => output.is_empty() || output == stdout,
            };
            assert!(shown, "{name}: lore {args:?} prints\n{stdout}");
        }
    }
}

/// Every stage of the life of a sentence is what its command prints: `...` stands for lines that are left out, or for the rest of one.
#[test]
fn the_life_of_a_sentence_is_as_printed() {
    let paper =
        std::fs::read_to_string(root().join("docs/life-of-a-sentence.md")).expect("the paper is there");
    let shown = shown(&paper);
    assert!(shown.len() >= 5, "a command for every stage");
    for Shown { args, output } in shown {
        let printed = printed(&args, "docs/life-of-a-sentence.md");
        let mut lines = printed.lines();
        for wanted in output.lines().filter(|line| *line != "...") {
            let found = match wanted.strip_suffix("...") {
                Some(beginning) => lines.any(|line| line.starts_with(beginning)),
                None => lines.any(|line| line == wanted),
            };
            assert!(found, "lore {args:?} does not print {wanted:?} there, but\n{printed}");
        }
    }
}

/// Files and folders that the papers name are there: a walk-through that leads nowhere helps nobody.
#[test]
fn files_that_the_papers_name_are_there() {
    const ROOMS: [&str; 8] =
        ["crates/", "docs/", "tools/", "library/", "rulebook/", "rulings/", "fuzz/", "tutorial/"];
    for name in ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/life-of-a-sentence.md", "docs/speed.md"] {
        let paper = std::fs::read_to_string(root().join(name)).expect("the paper is there");
        let quoted = paper.split('`');
        // Capitals stand for a name to be filled in.
        let is_path = |quoted: &&str| {
            ROOMS.iter().any(|room| quoted.starts_with(room))
                && !quoted.contains([' ', '*', '…', '<'])
                && !quoted.chars().any(char::is_uppercase)
        };
        for path in quoted.filter(is_path) {
            assert!(root().join(path).exists(), "{name}: {path} is not there");
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

/// The list of rooms in ARCHITECTURE.md: each uses only rooms above it, and none is missing.
#[test]
fn rooms_use_only_rooms_above_them() {
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the paper is there");
    let list = map.split("```").nth(1).expect("the list of rooms");
    let rooms: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let crates = std::fs::read_dir(root().join("crates")).expect("crates are there").count();
    assert_eq!(rooms.len(), crates, "a line for each room");
    for (place, room) in rooms.iter().enumerate() {
        let manifest = std::fs::read_to_string(root().join("crates").join(room).join("Cargo.toml"));
        let manifest = manifest.unwrap_or_else(|why| panic!("{room}: {why}"));
        let used = manifest.split("[dependencies]").nth(1).and_then(|rest| rest.split("\n[").next());
        for line in used.unwrap_or_default().lines() {
            let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
            assert!(!rooms[place..].contains(&name), "{room} uses {name}, which stands below it");
        }
    }
}

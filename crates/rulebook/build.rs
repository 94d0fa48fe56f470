//! Collects where the code cites the rules.
//!
//! Scans the comments and string literals of `crates/*/src` and `crates/*/tests` for rule numbers and writes them, with file and line, into
//! `citations.rs` of the output folder. A folder that cannot be read simply gives no citations, so the crate also builds
//! alone. Whether a number exists is not asked here; the crate drops what is not a rule when it loads the list.

// Cargo's build protocol is lines on standard output.
#![allow(clippy::print_stdout)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// One number found in one line, with the name of its `Role`.
struct Found {
    number: String,
    role: &'static str,
}

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let crates = here.join("..");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={}", crates.display());

    let mut files = Vec::new();
    for folder in folders_of(&crates) {
        let name = file_name(&folder);
        if name != "rulebook" {
            sources_of(&folder.join("src"), &format!("crates/{name}/src"), &mut files);
            sources_of(&folder.join("tests"), &format!("crates/{name}/tests"), &mut files);
        }
    }
    files.sort();

    let mut table = String::from("&[\n");
    for (shown, path) in files {
        let source = fs::read_to_string(path).unwrap_or_default();
        let is_test = shown.split('/').nth(2) == Some("tests");
        for (index, line) in source.lines().enumerate() {
            let found = if is_test { tested_in(line) } else { numbers_of(line) };
            for Found { number, role } in found {
                let _ = writeln!(table, "({number:?}, {shown:?}, {}, Role::{role}),", index + 1);
            }
        }
    }
    table.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("citations.rs"), table).expect("the output folder of the build is writable");
}

/// The folders directly inside `folder`.
fn folders_of(folder: &Path) -> Vec<PathBuf> {
    entries_of(folder).into_iter().filter(|path| path.is_dir()).collect()
}

/// All `.rs` files below `folder`, with the path to show for each.
fn sources_of(folder: &Path, shown: &str, files: &mut Vec<(String, PathBuf)>) {
    for path in entries_of(folder) {
        let shown = format!("{shown}/{}", file_name(&path));
        if path.is_dir() {
            sources_of(&path, &shown, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push((shown, path));
        }
    }
}

fn entries_of(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default()
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The rule numbers one line cites: those that a comment begins with (`// 4.6.6.2: ...`), those that are a whole string literal,
/// and those that stand somewhere else in a comment.
fn numbers_of(line: &str) -> Vec<Found> {
    let (code, comment) = match line.find("//") {
        Some(at) => (&line[..at], line[at..].trim_start_matches(['/', '!', ' '])),
        None => (line, ""),
    };
    let mut found: Vec<Found> = Vec::new();
    let mut add = |number: &str, role: &'static str| {
        if found.iter().all(|earlier| earlier.number != number) {
            found.push(Found { number: number.to_owned(), role });
        }
    };
    for literal in code.split('"').skip(1).step_by(2) {
        if components(literal) >= 3 {
            add(literal, "Names");
        }
    }
    let head = heading_of(comment);
    for word in head.split([',', ' ']).filter(|word| components(word) >= 2) {
        add(word, "Decides");
    }
    for word in comment.split(|c: char| !c.is_ascii_digit() && c != '.') {
        let word = word.trim_matches('.');
        if components(word) >= 3 {
            add(word, "Mentions");
        }
    }
    found
}

/// The rule numbers that a line of a test is about: those in its comments and strings, and in names like `r6_5_8_...`.
fn tested_in(line: &str) -> Vec<Found> {
    let named = line.split("fn r").nth(1).unwrap_or_default();
    let named = named.split(|c: char| !c.is_ascii_digit() && c != '_').next().unwrap_or_default();
    let named = named.trim_matches('_').replace('_', ".");
    let comment = line.find("//").map_or("", |at| &line[at..]);
    let strings = line.split('"').skip(1).step_by(2);
    let mut found: Vec<Found> = Vec::new();
    for text in strings.chain([comment, named.as_str()]) {
        for word in text.split(|c: char| !c.is_ascii_digit() && c != '.') {
            let number = word.trim_matches('.');
            if components(number) >= 3 && found.iter().all(|earlier| earlier.number != number) {
                found.push(Found { number: number.to_owned(), role: "Tests" });
            }
        }
    }
    found
}

/// The numbers before the first colon, if nothing but numbers stands there; otherwise nothing.
fn heading_of(comment: &str) -> &str {
    let head = comment.split(':').next().unwrap_or_default();
    let only_numbers =
        head.split([',', ' ']).all(|word| matches!(word, "" | "and" | "to") || components(word) >= 2);
    if head.len() < comment.len() && only_numbers { head } else { "" }
}

/// How many components a rule number has; 0 if the word is none.
fn components(word: &str) -> usize {
    let parts: Vec<&str> = word.split('.').collect();
    let valid = parts.iter().all(|part| {
        !part.is_empty()
            && part.len() <= 2
            && !part.starts_with('0')
            && part.chars().all(|c| c.is_ascii_digit())
    });
    if valid && parts.len() >= 2 { parts.len() } else { 0 }
}

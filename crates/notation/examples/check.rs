//! Checks the form of `.lore` files against a list of full card names, one for each line:
//!
//! ```text
//! cargo run -p lorekeeper-notation --example check -- NAMES.txt FILE…
//! ```
//!
//! Exit status 1 where a file has an error.
#![allow(clippy::print_stdout)]

use std::path::Path;
use std::process::ExitCode;

use lorekeeper_notation::{CardNames, Diagnostic, attach_decks, read_bytes, render};

fn main() -> std::io::Result<ExitCode> {
    let mut paths = std::env::args().skip(1);
    let mut names = CardNames::new();
    for full in std::fs::read_to_string(paths.next().unwrap_or_default())?.lines() {
        names.add_full(full, full);
    }
    let mut is_bad = false;
    for path in paths {
        let bytes = std::fs::read(&path)?;
        let (mut file, mut found) = read_bytes(&bytes, &names);
        let folder = Path::new(&path).parent().unwrap_or(Path::new("")).to_owned();
        found.extend(attach_decks(&mut file, &names, |deck| std::fs::read_to_string(folder.join(deck)).ok()));
        is_bad |= found.iter().any(Diagnostic::is_error);
        let text = String::from_utf8_lossy(&bytes);
        for diagnostic in &found {
            println!("{}", render(diagnostic, &path, &text));
        }
    }
    Ok(ExitCode::from(u8::from(is_bad)))
}

//! Runs `.lore` files and reports: which hold, which fail and where, which need cards that are not supported.
//!
//! ```text
//! cargo run -p lorekeeper-notation --example judge -- [--tell] [--es] FILE-OR-FOLDER…
//! ```
//!
//! `--tell` tells what happened, `--es` in Spanish. Exit status: 0, 1 where an expectation failed, 2 where a file could not be
//! read or has a card that is not supported.
#![allow(clippy::print_stdout)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engine::Edition;
use lorekeeper_notation::{
    Catalog, Diagnostic, Language, attach_decks, catalog_of, judge, names_of, narrate, read_bytes, render,
};

fn main() -> Result<ExitCode, Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let language =
        if arguments.iter().any(|word| word == "--es") { Language::Spanish } else { Language::English };
    let tells = arguments.iter().any(|word| word == "--tell");
    let library = library::load()?;
    let names = names_of(&library);
    let catalog: Catalog = catalog_of(&library);
    let mut counts = [0usize; 3];
    for path in
        arguments.iter().filter(|word| !word.starts_with("--")).flat_map(|path| files(Path::new(path)))
    {
        let bytes = std::fs::read(&path)?;
        let (mut file, mut found) = read_bytes(&bytes, &names);
        let folder = path.parent().unwrap_or(Path::new("")).to_owned();
        found.extend(attach_decks(&mut file, &names, |deck| std::fs::read_to_string(folder.join(deck)).ok()));
        let shown = path.display();
        if found.iter().any(Diagnostic::is_error) {
            let text = String::from_utf8_lossy(&bytes);
            found.iter().for_each(|found| println!("{}", render(found, &shown.to_string(), &text)));
            counts[2] += 1;
            continue;
        }
        let verdict = judge(&file, &catalog, Edition::default());
        counts[usize::from(verdict.exit_status())] += 1;
        for card in &verdict.unsupported {
            println!("{shown}: unsupported: {}: {}", card.card, card.reason);
        }
        for failure in &verdict.failures {
            println!("{shown}:{}: expected {}; found {}", failure.line, failure.expected, failure.actual);
        }
        if tells {
            println!("{}", narrate(&verdict, language));
        }
    }
    println!("{} hold, {} fail, {} cannot be run", counts[0], counts[1], counts[2]);
    let status = if counts[2] > 0 { 2 } else { u8::from(counts[1] > 0) };
    Ok(ExitCode::from(status))
}

fn files(path: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(path) else { return vec![path.to_owned()] };
    let mut found: Vec<PathBuf> = entries.flatten().flat_map(|entry| files(&entry.path())).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == "lore"));
    found.sort();
    found
}

//! Writes inputs to begin fuzzing with: `cargo run -p lorekeeper-verify --example corpus` from the root of the repository. Some of the
//! rulings and all the deck lists are among them.

use lorekeeper_verify::{Input, Inputs};
use std::path::{Path, PathBuf};

/// Every how many rulings one is taken.
const RULINGS_STEP: usize = 20;

fn main() -> std::io::Result<()> {
    let inputs = Inputs::new(library::load().expect("the library loads"));
    for input in Input::ALL {
        let folder = Path::new("fuzz/corpus").join(input.target());
        std::fs::create_dir_all(&folder)?;
        for (number, sample) in inputs.samples(input).iter().enumerate() {
            std::fs::write(folder.join(format!("sample-{number}")), sample)?;
        }
        for path in also(input)? {
            std::fs::copy(&path, folder.join(path.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}

/// Files of the repository that are inputs of this kind.
fn also(input: Input) -> std::io::Result<Vec<PathBuf>> {
    Ok(match input {
        Input::Lore => files("rulings/own", "lore")?.into_iter().step_by(RULINGS_STEP).collect(),
        Input::DeckList => files("decks", "txt")?,
        Input::CardText | Input::Import | Input::Save | Input::Answers => Vec::new(),
    })
}

/// The files of a folder and of the folders in it.
fn files(folder: &str, extension: &str) -> std::io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            paths.extend(files(&path.display().to_string(), extension)?);
        } else if path.extension().is_some_and(|found| found == extension) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

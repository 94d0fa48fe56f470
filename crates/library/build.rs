//! Compiles `library/*.ron` into one blob (its shape: `src/blob.rs`).
//!
//! A file that cannot be read does not stop the build: its error is compiled in instead and `library::load` returns
//! it. Else a change of the tree would need a working program to write the files anew, and a program that cannot be
//! built before the files are right.

use std::path::{Path, PathBuf};
use std::{env, fs};

use cards::deck::Format;
use cards::library::{LibraryCard, read_file};

#[path = "src/blob.rs"]
mod blob;

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../library");
    println!("cargo::rerun-if-changed={}", root.display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/blob.rs");
    let compiled = compile(&root);
    if let Err(error) = &compiled {
        println!("cargo::warning=library: {}", error.replace('\n', " "));
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    let (bytes, error) = match compiled {
        Ok(bytes) => (bytes, String::new()),
        Err(error) => (Vec::new(), error),
    };
    fs::write(out.join("library.bin"), bytes).expect("the target folder can be written");
    fs::write(out.join("library.err"), error).expect("the target folder can be written");
}

fn compile(root: &Path) -> Result<Vec<u8>, String> {
    let mut cards: Vec<LibraryCard> = Vec::new();
    for path in set_files(root)? {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).map_err(|error| format!("library/{name}: {error}"))?;
        cards.extend(read_file(&text).map_err(|error| format!("library/{name}: {error}"))?);
    }
    cards.sort_by(|one, other| one.facts.id.cmp(&other.facts.id));
    if let Some(pair) = cards.windows(2).find(|pair| pair[0].facts.id == pair[1].facts.id) {
        return Err(format!("library: {} is there twice", pair[0].facts.id));
    }
    let path = root.join("formats.ron");
    println!("cargo::rerun-if-changed={}", path.display());
    let text = fs::read_to_string(&path).map_err(|error| format!("library/formats.ron: {error}"))?;
    let formats: Vec<Format> =
        cards::strict_ron::read(&text).map_err(|error| format!("library/formats.ron: {error}"))?;
    blob::pack(&formats, &cards).map_err(|error| format!("library: {error}"))
}

/// `set-*.ron`, in order.
fn set_files(root: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(root).map_err(|error| format!("library: {error}"))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("set-") && name.ends_with(".ron")
    });
    paths.sort();
    Ok(paths)
}

//! Packs `rulings/` into one compressed blob: every `.lore` file and the deck lists beside them.
//!
//! The blob is records of a path, a length in bytes and the text, one after another; titles in other languages are files of their own.

// Cargo's build protocol is lines on standard output.
#![allow(clippy::print_stdout)]

use std::path::{Path, PathBuf};
use std::{env, fs};

/// How hard to try; 10 is the most.
const LEVEL: u8 = 9;

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../rulings");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    paths.sort();
    let mut packed = String::new();
    for path in paths {
        let shown = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        match fs::read_to_string(&path) {
            Ok(text) => {
                packed.push_str(&format!("{shown}\n{}\n", text.len()));
                packed.push_str(&text);
            }
            Err(error) => println!("cargo::warning=rulings/{shown}: {error}"),
        }
    }
    let bytes = miniz_oxide::deflate::compress_to_vec(packed.as_bytes(), LEVEL);
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("rulings.bin"), bytes).expect("the output folder of the build is writable");
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|ending| ending == "lore" || ending == "txt") {
            paths.push(path);
        }
    }
}

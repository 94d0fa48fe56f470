//! A mark of this crate's sources, so that results kept on a disk know what they were made with: `SOURCE_MARK`.
//!
//! Other crates whose code results depend on use the same script.

#![allow(clippy::disallowed_methods, reason = "a build script reads the sources that it marks")]
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=src");
    let mut files = Vec::new();
    collect(Path::new("src"), &mut files)?;
    files.sort();
    let mut mark: u64 = 0xcbf2_9ce4_8422_2325;
    for file in files {
        // Ends of lines are not the same everywhere.
        let text = fs::read(&file)?.into_iter().filter(|byte| *byte != b'\r');
        for byte in file.to_string_lossy().replace('\\', "/").into_bytes().into_iter().chain(text) {
            mark = (mark ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    println!("cargo::rustc-env=SOURCE_MARK={mark:016x}");
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => collect(&path, files)?,
            false => files.push(path),
        }
    }
    Ok(())
}

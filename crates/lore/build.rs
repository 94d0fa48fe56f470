//! Puts the page of `web/dist` into the binary, where it was built (`cargo xtask web`).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", root.join("index.html").display());
    let mut files = Vec::new();
    if root.join("index.html").exists() {
        collect(&root, &mut files);
        files.sort();
    }
    let mut code = String::from("&[\n");
    for path in &files {
        let Ok(name) = path.strip_prefix(&root) else { continue };
        let name = name.to_string_lossy().replace('\\', "/");
        let place = fs::canonicalize(path).expect("a file that was just listed");
        let _ = writeln!(code, "    ({name:?}, include_bytes!({:?}) as &[u8]),", place.display().to_string());
    }
    code.push(']');
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("page.rs"), code).expect("the target folder can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

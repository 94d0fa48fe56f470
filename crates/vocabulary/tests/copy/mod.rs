//! A copy of the repository, to be changed and built.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs Cargo in the copy, with a target folder of its own: in one that they share Cargo would take what is built of the copy for the
/// repository's.
pub(crate) fn cargo(copy: &Path, arguments: &[&str]) -> String {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let mut command = Command::new(env!("CARGO"));
    let ran =
        command.args(arguments).current_dir(copy).env("CARGO_TARGET_DIR", target.join("copies")).output();
    let ran = ran.expect("Cargo runs where this test does");
    let (said, talk) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.code().is_some_and(|code| code < 2), "{talk}");
    said.into_owned()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Everything that a build needs, in a folder of its own.
pub(crate) fn copy_repository(called: &str) -> PathBuf {
    let copy = std::env::temp_dir().join(format!("{called}-{}", std::process::id()));
    for part in ["crates", "library", "rulebook", "rulings", "decks", "tutorial", "puzzles", ".cargo"] {
        copy_all(&root().join(part), &copy.join(part));
    }
    for file in ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"] {
        fs::copy(root().join(file), copy.join(file)).expect("the copy can be written");
    }
    copy
}

fn copy_all(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the copy can be written");
    for entry in fs::read_dir(from).expect("a folder of the repository").flatten() {
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        match path.is_dir() {
            true => copy_all(&path, &to),
            false => drop(fs::copy(path, to).expect("the copy can be written")),
        }
    }
}

/// Changes a file of the copy; a change that changes nothing is a fault of the test.
pub(crate) fn change(path: &Path, change: impl Fn(&str) -> String) {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let changed = change(&text);
    assert_ne!(text, changed, "{} stays as it is", path.display());
    fs::write(path, changed).expect("the copy can be written");
}

//! The rulings of the repository cite rules that exist.

use std::fs;
use std::path::{Path, PathBuf};

use lorekeeper_rulebook::{numbers_in, rulebook};

/// All `.lore` files below a folder; none if there is no such folder.
fn rulings(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            rulings(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "lore") {
            files.push(path);
        }
    }
}

#[test]
fn rulings_cite_rules_that_exist() {
    let mut files = Vec::new();
    rulings(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings"), &mut files);
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let header = text.lines().find_map(|line| line.strip_prefix("rules:")).unwrap_or_default();
        let numbers = numbers_in(header);
        assert_eq!(
            numbers.len(),
            header.split(',').filter(|part| !part.trim().is_empty()).count(),
            "{}",
            file.display()
        );
        for number in numbers {
            assert!(rulebook().get(number).is_some(), "{} cites {number}", file.display());
        }
    }
}

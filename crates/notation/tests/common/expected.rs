//! Expected texts that stand beside the tests, and enums all of whose variants must be tried. Shared with the narrator's tests.
#![allow(dead_code, unreachable_pub)]

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

/// The name of an enum variant, from its debug form.
pub fn variant(value: &impl Debug) -> String {
    format!("{value:?}").split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
}

/// The variants of an enum, from the source that holds it.
pub fn variants(source: &str, opening: &str) -> BTreeSet<String> {
    let lines =
        source.lines().skip_while(|line| !line.starts_with(opening)).skip(1).take_while(|line| *line != "}");
    let own = lines.filter_map(|line| line.strip_prefix("    "));
    let names = own.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    names.map(|line| line.split(['(', ',', ' ']).next().unwrap_or_default().to_owned()).collect()
}

/// Compares a text with the expected one beside the tests; `UPDATE_EXPECTED=1` writes it anew.
pub fn compare(file: &str, shown: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&path, shown).expect("the expected text can be written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    for (number, (left, right)) in shown.lines().zip(expected.lines()).enumerate() {
        assert_eq!(left, right, "{file}:{}", number + 1);
    }
    assert_eq!(shown.lines().count(), expected.lines().count(), "{file}");
}

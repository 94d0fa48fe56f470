//! Every rule is cited in the code and exercised by a ruling or a test, or the index says why not; never both.

use std::fs;
use std::path::Path;

use lorekeeper_rulebook::{Standing, index};

/// File names and `rules` headers below a folder.
fn rulings(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            rulings(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "lore") {
            let text = fs::read_to_string(&path).unwrap_or_default();
            let header = text.lines().find_map(|line| line.strip_prefix("rules:")).unwrap_or_default();
            found.push((path.display().to_string(), header.to_owned()));
        }
    }
}

#[test]
fn every_rule_is_exercised_or_has_a_reason() {
    let mut found = Vec::new();
    rulings(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings"), &mut found);
    let rulings: Vec<(&str, &str)> =
        found.iter().map(|(name, header)| (name.as_str(), header.as_str())).collect();
    let all = index(&rulings);
    let missing: Vec<String> = all
        .iter()
        .filter(|(_, standing)| matches!(standing, Standing::Missing { .. }))
        .map(|(rule, standing)| {
            format!("{}: {standing:?}, listed: {:?}", rule.number, lorekeeper_rulebook::reason(rule.number))
        })
        .collect();
    assert!(missing.is_empty(), "{} rules\n{}", missing.len(), missing.join("\n"));
}

#[test]
fn the_index_names_rules_once_and_only_rules() {
    let text = include_str!("../../../rulebook/index.txt");
    let mut seen = std::collections::BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (_, numbers) = line.split_once(':').expect("a reason and numbers");
        for number in numbers.split_whitespace() {
            let parsed = number.parse().expect(number);
            assert!(lorekeeper_rulebook::rulebook().get(parsed).is_some(), "{number} is no rule");
            assert!(lorekeeper_rulebook::reason(parsed).is_some(), "{line}: no such reason");
            assert!(seen.insert(parsed), "{number} is listed twice");
        }
    }
}

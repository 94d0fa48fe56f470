//! Every number of the official rules that affects play is here, in both languages, with its marks.

use std::collections::BTreeSet;

use lorekeeper_rulebook::{Language, Number, rulebook};

/// The numbers of sections 1 to 10.
const NUMBERS: &[&str] = &[
    "1 1.1 1.1.1 1.1.2 1.1.3 1.1.4 1.1.5 1.1.6 1.1.7 1.2 1.2.1 1.2.2 1.2.3 1.3 1.3.1 1.3.2 1.3.3 1.3.4.1 1.3.4.2",
    "1.3.5.1 1.3.5.2 1.3.5.3 1.3.6.1 1.3.6.2 1.4 1.4.1 1.4.2 1.4.2.1 1.4.3 1.4.3.1 1.4.3.2 1.5 1.5.1 1.5.2 1.5.3",
    "1.5.4 1.5.5 1.5.5.1 1.5.5.2 1.5.5.3 1.5.5.4 1.6 1.6.1 1.6.1.1 1.6.1.2 1.6.1.3 1.6.1.4 1.6.1.5 1.7 1.7.1 1.7.2",
    "1.7.3 1.7.4 1.7.5 1.7.6 1.7.6.1 1.7.6.2 1.7.7 1.8 1.8.1 1.8.1.1 1.8.1.2 1.8.1.3 1.8.1.4 1.8.2 1.8.3 1.8.4",
    "1.8.5 1.9 1.9.1 1.9.2 1.9.2.1 1.9.2.2 1.9.2.3 1.9.2.4 1.9.3 1.9.4 1.9.4.1 1.9.4.2 1.9.4.3 1.9.5 1.9.6 1.10",
    "1.10.1 1.10.1.1 1.10.1.2 1.10.1.3 1.10.2 1.10.3 1.11 1.11.1 1.11.2 1.11.3 1.12 1.12.1 1.12.2 1.12.3",
    "1.13 1.13.1 1.13.1.1 1.13.1.2 1.13.2 1.13.3 1.13.3.1 1.13.3.2 1.13.3.3 1.13.3.4",
    "2 2.1 2.1.1 2.1.2 2.1.3 2.1.3.1 2.1.3.2 2.2 2.2.1 2.2.1.1 2.2.1.2 2.2.1.3 2.2.1.4 2.2.2 2.2.2.1 2.2.2.2",
    "2.2.2.3 2.2.3 2.3 2.3.1 2.3.2 2.3.3 2.3.3.1 2.3.3.2 2.3.3.3 2.3.3.4 2.4 2.4.1 2.4.1.1 2.4.1.2 2.4.2",
    "3 3.1 3.1.1 3.1.2 3.1.3 3.1.4 3.2 3.2.1 3.2.1.1 3.2.1.2 3.2.1.3 3.2.1.4 3.2.2 3.2.2.1 3.2.2.2 3.2.2.3 3.2.3",
    "3.2.3.1 3.2.3.2 3.3 3.3.1 3.3.2 3.3.2.1 3.4 3.4.1 3.4.1.1 3.4.1.2 3.4.2",
    "4 4.1 4.1.1 4.1.2 4.1.3 4.1.4 4.1.5 4.2 4.2.1 4.2.1.1 4.2.1.2 4.2.1.3 4.2.2 4.2.3 4.2.3.1 4.2.3.2 4.3 4.3.1",
    "4.3.2 4.3.2.1 4.3.2.2 4.3.2.3 4.3.2.4 4.3.3 4.3.3.1 4.3.3.2 4.3.4 4.3.4.1 4.3.4.2 4.3.5 4.3.6 4.4 4.4.1 4.4.2",
    "4.4.2.1 4.4.3 4.4.3.1 4.4.3.2 4.4.3.3 4.4.3.4 4.4.4 4.4.5 4.5 4.5.1 4.5.1.1 4.5.1.2 4.5.1.3 4.5.1.4 4.5.2",
    "4.5.3 4.5.3.1 4.6 4.6.1 4.6.2 4.6.3 4.6.4 4.6.4.1 4.6.4.2 4.6.4.3 4.6.4.4 4.6.4.5 4.6.5 4.6.6 4.6.6.1 4.6.6.2",
    "4.6.6.3 4.6.7 4.6.8 4.6.8.1 4.6.8.2 4.6.8.3 4.6.9 4.6.9.1 4.6.9.2 4.7 4.7.1 4.7.2 4.7.3 4.7.3.1 4.7.3.2",
    "4.7.3.3 4.7.3.4 4.7.4 4.7.5",
    "5 5.1 5.1.1 5.1.1.1 5.1.1.2 5.1.1.3 5.1.1.4 5.1.1.5 5.1.1.6 5.1.1.7 5.1.1.8 5.1.1.9 5.1.1.10 5.1.1.11 5.1.1.12",
    "5.1.2 5.1.2.1 5.1.2.2 5.1.2.3 5.1.2.4 5.1.2.5 5.1.2.6 5.1.2.7 5.1.3 5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5 5.2.5.1",
    "5.2.6 5.2.6.1 5.2.6.2 5.2.6.3 5.2.7 5.2.8 5.2.9 5.2.10 5.3 5.3.1 5.3.2 5.3.3 5.3.3.1 5.3.3.2 5.3.4 5.3.5",
    "5.3.6.1 5.3.6.2 5.3.6.3 5.3.6.4 5.4 5.4.1 5.4.1.1 5.4.1.2 5.4.2 5.4.3 5.4.4.1 5.4.4.2 5.4.4.3 5.4.5 5.5 5.5.1",
    "5.5.2 5.5.3 5.5.4 5.6 5.6.1 5.6.2 5.6.3 5.6.4 5.6.5.1 5.6.5.2 5.6.5.3 5.6.5.4 5.6.6",
    "6 6.1 6.1.1 6.1.1.1 6.1.1.2 6.1.2 6.1.3 6.1.3.1 6.1.4 6.1.4.1 6.1.4.2 6.1.5 6.1.5.1 6.1.5.2 6.1.6 6.1.7 6.1.7.1 6.1.8",
    "6.1.8.1 6.1.9 6.1.10 6.1.11 6.1.11.1 6.1.12 6.1.13 6.1.13.1 6.1.13.2 6.1.13.3 6.1.13.4 6.1.13.5 6.1.13.6",
    "6.1.14 6.1.14.1 6.1.14.2 6.1.14.3 6.1.15 6.1.16 6.2 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.7.1 6.2.7.2 6.3 6.3.1",
    "6.3.1.1 6.3.1.2 6.3.2 6.3.3 6.4 6.4.1 6.4.2 6.4.2.1 6.4.2.2 6.4.2.3 6.4.3 6.5 6.5.1 6.5.1.1 6.5.2 6.5.3 6.5.4",
    "6.5.5 6.5.6 6.5.7 6.5.7.1 6.5.7.2 6.5.7.3 6.5.8 6.6 6.6.1 6.6.1.1 6.6.1.2 6.6.2 6.6.3 6.6.4 6.7 6.7.1 6.7.1.1",
    "6.7.1.2 6.7.2 6.7.2.1 6.7.2.2 6.7.2.3 6.7.3 6.7.3.1 6.7.3.2 6.7.3.3 6.7.4 6.7.5 6.7.6 6.7.6.1 6.7.7 6.7.8 6.7.8.1",
    "6.7.9",
    "7 7.1 7.1.1 7.1.2 7.1.2.1 7.1.3 7.1.3.1 7.1.4 7.1.5 7.1.6 7.2 7.2.1 7.2.2 7.2.3 7.2.3.1 7.3 7.3.1",
    "7.3.2 7.3.3 7.3.4 7.4 7.4.1 7.4.2 7.4.2.1 7.4.3 7.5 7.5.1 7.5.2 7.5.3 7.5.4 7.5.5 7.5.6 7.6 7.6.1 7.6.2 7.6.3",
    "7.7 7.7.1 7.7.2 7.7.3 7.7.3.1 7.7.4 7.7.4.1 7.7.4.2 7.7.4.3 7.7.4.4 7.7.4.5 7.7.5 7.7.6 7.7.7",
    "8 8.1 8.1.1 8.1.2 8.2 8.2.1 8.2.2 8.3 8.3.1 8.3.2 8.3.3 8.4 8.4.1 8.4.2 8.4.3 8.5 8.5.1 8.5.2 8.6 8.6.1 8.7",
    "8.7.1 8.7.2 8.7.3 8.7.4 8.8 8.8.1 8.8.2 8.8.3 8.9 8.9.1 8.10 8.10.1 8.10.2 8.10.3 8.10.4 8.10.4.1 8.10.4.2",
    "8.10.5 8.10.6 8.10.7 8.10.8 8.10.8.1 8.10.8.2 8.10.8.3 8.10.8.4 8.10.8.5 8.10.8.6 8.10.9 8.11 8.11.1 8.11.2",
    "8.11.3 8.12 8.12.1 8.12.2 8.12.3 8.13 8.13.1 8.14 8.14.1 8.14.2 8.15 8.15.1 8.15.2",
    "8.16 8.16.1 8.16.2 8.16.3 8.16.4",
    "9 9.1 9.2 9.2.1 9.2.2 9.2.3 9.3 9.3.1 9.3.2",
    "10 10.1.1 10.1.2 10.2 10.2.1 10.2.1.1 10.2.2 10.2.2.1 10.2.2.2 10.2.3 10.2.4 10.2.5",
];

/// The rules that engines commonly get wrong.
const SUBTLE: &[&str] = &[
    "1.2.2 1.4.3.1 1.5.4 1.7.2 1.7.3 1.7.7 1.8.1 1.8.1.2 1.8.1.4 1.8.3 1.8.4 1.8.5 1.9.2.4 1.9.3 1.9.4.3 1.9.5",
    "1.10.1.3 1.11.1 1.12.2 1.12.3 2.2.2.3 3.2.1.4 3.2.2.3 3.2.3.2 3.4.1.2 3.4.2 4.2.3.1 4.2.3.2 4.3.2.2 4.3.4.2",
    "4.3.6 4.4.2.1 4.5.2 4.6.4.5 4.6.7 4.6.8.3 4.6.9 4.7.5 5.1.1.5 5.1.1.7 5.1.1.8 5.1.1.12 5.2.5.1 5.2.6 5.2.6.1",
    "5.3.1 5.4.1.2 5.4.4.2 6.1.1 6.1.2 6.1.3 6.1.4 6.1.4.1 6.1.5.1 6.1.5.2 6.1.6 6.1.8 6.1.11.1 6.1.13.2 6.2.1",
    "6.2.4 6.2.7.2 6.3.2 6.4.2.3 6.4.3 6.5.3 6.5.4 6.5.7 6.5.8 6.6.2 6.6.4 6.7.2.3 6.7.3 6.7.4 6.7.6 6.7.7 6.7.8",
    "6.7.9 7.1.4 7.1.6 7.2.3.1 7.4.3 7.7.4.5 8.1.2 8.3.2 8.4.3 8.5.2 8.7.3 8.8.3 8.9.1 8.10.4 8.10.5 8.10.6",
    "8.10.8.5 8.11.3 8.12.3 8.13.1 8.14.2 8.15.2 9.2.3",
    "1.13.1.2 4.3.2 4.7.1 4.7.2 6.1.4.2 6.1.14.3 6.7.6.1 8.16.3",
];

/// The lettered parts and the number of their entries.
const PARTS: &[(&str, usize)] = &[("A", 8), ("C", 6), ("D", 30)];

fn numbers(list: &[&str]) -> Vec<Number> {
    list.iter().flat_map(|line| line.split(' ')).map(|number| number.parse().expect(number)).collect()
}

#[test]
fn every_number_has_an_entry_in_both_languages() {
    for number in numbers(NUMBERS) {
        let rule = rulebook().get(number).unwrap_or_else(|| panic!("{number} is missing"));
        for language in Language::ALL {
            assert!(
                rule.text(language).len() > 10,
                "{number} in {language} is too short: {:?}",
                rule.text(language)
            );
        }
    }
}

#[test]
fn every_entry_has_its_parents() {
    for rule in rulebook().rules() {
        assert_eq!(
            rulebook().parents(rule.number).len() + 1,
            rule.number.depth(),
            "{} hangs in the air",
            rule.number
        );
    }
}

#[test]
fn no_number_was_invented() {
    // Groups that the official text opens without a sentence of their own.
    let groups = ["1.3.4", "1.3.5", "1.3.6", "5.3.6", "5.4.4", "5.6.5", "10.1"];
    let known: BTreeSet<Number> = numbers(NUMBERS).into_iter().chain(numbers(&groups)).collect();
    for rule in rulebook().rules() {
        let lettered = PARTS.iter().any(|(part, _)| rule.number.to_string().starts_with(part));
        assert!(lettered || known.contains(&rule.number), "{} is no known number", rule.number);
    }
}

#[test]
fn the_lettered_parts_are_complete() {
    for (part, count) in PARTS {
        let children = rulebook().children(part.parse().expect(part));
        let expected: Vec<String> = (1..=*count).map(|index| format!("{part}.{index}")).collect();
        assert_eq!(children.iter().map(|rule| rule.number.to_string()).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn subtle_rules_are_marked_and_give_the_reason() {
    for number in numbers(SUBTLE) {
        assert!(rulebook().get(number).is_some_and(|rule| rule.subtle), "{number} is not marked");
    }
    for rule in rulebook().rules().filter(|rule| rule.subtle) {
        assert!(
            Language::ALL.iter().all(|language| rule.why(*language).is_some()),
            "{} gives no reason",
            rule.number
        );
    }
}

#[test]
fn references_exist_and_point_both_ways() {
    for rule in rulebook().rules() {
        for open in &rule.open {
            let point = rulebook().get(*open).unwrap_or_else(|| panic!("{open} is missing"));
            assert!(point.about.contains(&rule.number), "{open} does not point back to {}", rule.number);
        }
        for about in &rule.about {
            let target = rulebook().get(*about).unwrap_or_else(|| panic!("{about} is missing"));
            assert!(target.open.contains(&rule.number), "{about} does not point back to {}", rule.number);
        }
    }
    for rule in rulebook().children("D".parse().expect("a part")) {
        assert!(
            !rule.about.is_empty() && rule.default(Language::English).is_some(),
            "{} is incomplete",
            rule.number
        );
    }
}

/// Numbers mentioned in the texts exist, except those said not to.
#[test]
fn numbers_in_texts_exist() {
    let missing_on_purpose = ["1.8.1.5", "5.1.6", "5.1.7"];
    for rule in rulebook().rules() {
        for language in Language::ALL {
            let parts = [
                Some(rule.text(language)),
                rule.why(language),
                rule.default(language),
                rule.engine(language),
            ];
            for text in parts.into_iter().flatten() {
                for word in text.split(|c: char| !c.is_ascii_digit() && c != '.') {
                    let word = word.trim_matches('.');
                    if word.split('.').count() >= 3 && !missing_on_purpose.contains(&word) {
                        let number: Number =
                            word.parse().unwrap_or_else(|_| panic!("{word} in {}", rule.number));
                        assert!(
                            rulebook().get(number).is_some(),
                            "{} mentions {word} in {language}",
                            rule.number
                        );
                    }
                }
            }
        }
    }
}

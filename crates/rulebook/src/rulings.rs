//! Which rulings exercise which rule. A ruling is a file name and the value of its `rules` header.

use std::collections::BTreeSet;

use crate::{Number, Rule, rulebook};

/// The rulings of one rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exercise<'a> {
    /// Rulings that name the rule itself.
    pub exact: Vec<&'a str>,
    /// Rulings that name a rule under it.
    pub below: Vec<&'a str>,
}

/// The rule numbers in a `rules` header, `6.2.4, 7.7.4.2`; what is no number is left out.
pub fn numbers_in(header: &str) -> Vec<Number> {
    header.split([',', ' ']).filter_map(|number| number.parse().ok()).collect()
}

/// Which of these rulings, given as file name and `rules` header, exercise the rule.
pub fn exercise<'a>(number: Number, rulings: &[(&'a str, &str)]) -> Exercise<'a> {
    let mut exercise = Exercise::default();
    for (file, header) in rulings {
        let numbers = numbers_in(header);
        if numbers.contains(&number) {
            exercise.exact.push(*file);
        } else if numbers.iter().any(|other| other.is_below(&number)) {
            exercise.below.push(*file);
        }
    }
    exercise
}

/// The rules of sections 1 to 10 that none of these rulings names.
pub fn unexercised(rulings: &[(&str, &str)]) -> Vec<&'static Rule> {
    let named: BTreeSet<Number> = rulings.iter().flat_map(|(_, header)| numbers_in(header)).collect();
    let lettered = |number: Number| number.to_string().starts_with(|c: char| c.is_ascii_alphabetic());
    rulebook().rules().filter(|rule| !lettered(rule.number) && !named.contains(&rule.number)).collect()
}

//! Questions as they are asked at a table, each with the rule that answers it.

use crate::words::words;
use crate::{Language, Number};

/// The questions in a language, in the order of its file: a number, then the questions.
pub(super) fn questions(language: Language) -> impl Iterator<Item = (Number, &'static str)> {
    let lines = words(language).asked.lines().filter_map(|line| line.split_once(": "));
    lines
        .filter_map(|(number, questions)| Some((number.parse().ok()?, questions)))
        .flat_map(|(rule, questions)| questions.split("; ").map(move |question| (rule, question)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook;

    #[test]
    fn every_question_has_a_rule_and_stands_in_every_language() {
        for language in Language::ALL {
            assert!(questions(language).count() >= 90, "{language}");
            for (number, question) in questions(language) {
                assert!(rulebook().get(number).is_some(), "{number}: {question}");
            }
        }
        let rules = |language| {
            questions(language).map(|(number, _)| number).collect::<std::collections::BTreeSet<_>>()
        };
        for language in Language::ALL {
            assert_eq!(rules(language), rules(Language::default()), "{language}");
        }
    }
}

//! Questions as they are asked at a table, each with the rule that answers it.

use crate::files::ASKED;
use crate::{Language, Number};

/// The questions in a language, in the order of the file.
pub(super) fn questions(language: Language) -> impl Iterator<Item = (Number, &'static str)> {
    let code = language.code();
    let mut rule = None;
    let lines = ASKED.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .filter_map(move |line| {
            if let Ok(number) = line.parse::<Number>() {
                rule = Some(number);
            }
            Some((rule?, line.strip_prefix(code)?.strip_prefix(": ")?))
        })
        .flat_map(|(rule, questions)| questions.split("; ").map(move |question| (rule, question)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook;

    #[test]
    fn every_question_has_a_rule_and_stands_in_both_languages() {
        for language in Language::ALL {
            assert!(questions(language).count() >= 90, "{language}");
            for (number, question) in questions(language) {
                assert!(rulebook().get(number).is_some(), "{number}: {question}");
            }
        }
        let rules = |language| {
            questions(language).map(|(number, _)| number).collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(rules(Language::English), rules(Language::Spanish));
    }
}

//! Rules cited by the numbers of the edition that was judged by.

use engine::Edition;
use rulebook::{Number, Reach, history, rulebook};

/// The rulebook's name for an edition that can be played.
fn edition_of(edition: Edition) -> Option<rulebook::Edition> {
    match edition {
        Edition::V1 => rulebook::Edition::read("1.x"),
        Edition::V2_2 => rulebook::Edition::read("2.2"),
        Edition::V2_3 => None,
    }
}

/// A rule by its number in an edition. A number that nobody knows there is that of today, with a star.
pub fn citation(rule: &str, edition: Edition) -> String {
    let (Some(older), Ok(number)) = (edition_of(edition), rule.parse::<Number>()) else {
        return rule.to_owned();
    };
    let is_new = || history(number).is_some_and(|found| found.is_newer_than(older));
    match (rulebook().number_in(number, older), edition) {
        (Some((_, number)), Edition::V1) | (Some((Reach::Exact, number)), _) => number.to_string(),
        (None, Edition::V1) => format!("{rule}*"),
        // What did not move since 2.2 is not listed.
        (_, Edition::V2_2 | Edition::V2_3) if is_new() => format!("{rule}*"),
        (_, Edition::V2_2 | Edition::V2_3) => rule.to_owned(),
    }
}

/// How an edition is called.
pub fn name_of(edition: Edition) -> String {
    edition_of(edition).map_or_else(|| edition.name().to_owned(), |older| older.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_numbers() {
        assert_eq!(citation("8.8.1", Edition::V2_3), "8.8.1");
        assert_eq!(citation("6.5.7", Edition::V1), "7.7.7");
        assert_eq!(citation("", Edition::V1), "");
        assert_eq!(citation("4.3.3.2", Edition::V2_2), "4.3.3.2");
        assert_eq!(citation("1.13.1.2", Edition::V2_2), "1.13.1.2*");
        // By hand, after the concordance: what moved with its section, what was part of another rule, what nobody can say.
        for (now, then) in [
            ("8.3.3", "10.2"),
            ("4.6.4", "4.3.6"),
            ("5.1.1.2", "5.1"),
            ("1.9.4.3", "9"),
            ("1.8.1.4", "1.9"),
            ("6.2.4", "7.4.4"),
            ("7.7.4.2", "8.7"),
            ("6.1.3", "7.1.8"),
            ("1.9.5", "10.6.3"),
            ("8.8.2", "10.6.3"),
            ("6.7.2.3", "6.7.2.3*"),
            ("8.2.1", "8.2.1*"),
            ("1.5.3", "1.5.3*"),
        ] {
            assert_eq!(citation(now, Edition::V1), then, "{now}");
        }
    }
}

//! Since when a rule reads as it does, and what an older citation means today.

use lorekeeper_rulebook::{Edition, Fate, Number, Step, fate, history, rulebook};

fn number(text: &str) -> Number {
    text.parse().expect("a rule number")
}

#[test]
fn the_marks_of_the_book_agree_with_the_history() {
    for rule in rulebook().rules().filter(|rule| !rule.number.is_lettered()) {
        let history = history(rule.number).expect("every rule has a history");
        let moved = history.steps.iter().find(|(_, step)| *step == Step::Moved).map(|(edition, _)| *edition);
        let since = history.since();
        let marked = rule.since == since || rule.since.is_some() && rule.since == moved;
        assert!(marked, "{}: marked {:?}, history {since:?}", rule.number, rule.since);
    }
}

#[test]
fn the_history_names_rules_that_exist_once_for_each_edition() {
    let text = include_str!("../../../rulebook/history.txt");
    let mut seen = std::collections::BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (head, numbers) = line.split_once(':').expect("an edition, a word and numbers");
        let edition = head.split(' ').next().expect("an edition");
        for name in numbers.split_whitespace() {
            assert!(rulebook().get(number(name)).is_some(), "{name} is no rule");
            assert!(seen.insert((edition.to_owned(), name.to_owned())), "{edition} has {name} twice");
        }
    }
}

/// What the concordance says of editions 2.x agrees with the history.
#[test]
fn the_concordance_agrees_with_the_history() {
    for older in rulebook().older() {
        let Some(cited) = older.number else { continue };
        for edition in older.editions.iter().filter(|edition| **edition != Edition::One) {
            match fate(cited, *edition) {
                Fate::Changed { since, .. } => assert!(since > *edition, "{cited} of {edition}"),
                Fate::Moved { now, .. } => assert!(!now.contains(&cited), "{cited} of {edition}"),
                Fate::Same { .. } => assert!(older.now.contains(&cited), "{cited} of {edition}"),
                other => panic!("{cited} of {edition}: {other:?}"),
            }
        }
    }
}

#[test]
fn citations_of_older_editions_are_told() {
    let changed = |cited: &str, edition: Edition| match fate(number(cited), edition) {
        Fate::Changed { since, now, .. } => Some((since, now[0].to_string())),
        _ => None,
    };
    use Edition::{One, TwoOne, TwoThree, TwoTwo, TwoZero};
    assert_eq!(changed("8.1.2", TwoTwo), Some((TwoThree, "8.1.2".into())));
    assert_eq!(changed("4.7.2", TwoZero), Some((TwoThree, "4.7.2".into())));
    assert_eq!(changed("8.8.2", TwoOne), Some((TwoTwo, "8.8.2".into())));
    assert_eq!(changed("7.4.4", One), Some((TwoZero, "6.2.4".into())));
    assert_eq!(changed("8.8.2", TwoTwo), None);
    assert_eq!(fate(number("6.2.4"), TwoZero), Fate::Same { added: vec![] });
    assert_eq!(fate(number("6.1.4"), TwoTwo), Fate::Same { added: vec![number("6.1.4.2")] });
    assert_eq!(fate(number("8.1.2"), TwoThree), Fate::Same { added: vec![] });
    assert_eq!(fate(number("8.16.3"), TwoTwo), Fate::NotYet { since: TwoThree });
    assert_eq!(fate(number("1.9.5"), TwoOne), Fate::NotYet { since: TwoTwo });
    assert!(matches!(fate(number("7.1.6.1"), TwoTwo), Fate::Moved { now, .. } if now == [number("6.7.8.1")]));
    assert!(matches!(fate(number("6.4.5"), TwoOne), Fate::Moved { now, .. } if now == [number("6.4.3")]));
    assert!(matches!(fate(number("6.4.3"), TwoOne), Fate::Moved { now, .. } if now == [number("6.1.15")]));
    assert!(matches!(fate(number("8.7.4"), One), Fate::Section { now, .. } if now == [number("7.7")]));
    assert_eq!(fate(number("99.1"), TwoTwo), Fate::Unknown);
    assert_eq!(fate(number("7.1.6.1"), TwoThree), Fate::Unknown);
    for (text, edition) in
        [("v1", One), ("1.x", One), ("2.0", TwoZero), ("2.3.0", TwoThree), (" 2.2", TwoTwo)]
    {
        assert_eq!(Edition::read(text), Some(edition), "{text}");
    }
    assert_eq!(Edition::read("3.0"), None);
}

//! Whole questions find the rule that answers them.

use lorekeeper_rulebook::{Language, find};

/// Language, question and the rules that answer it.
fn questions() -> Vec<(Language, &'static str, Vec<&'static str>)> {
    let lines = include_str!("questions.txt").lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (language, rest) = line.split_once(": ").expect("a language");
            let (question, rules) = rest.rsplit_once(": ").expect("a question and rules");
            (language.parse().expect("a language"), question, rules.split(' ').collect())
        })
        .collect()
}

#[test]
fn questions_find_their_rule_among_the_first_three() {
    let mut wrong = Vec::new();
    for (language, question, rules) in questions() {
        let hits = find(question, language).hits;
        let first: Vec<String> = hits.iter().take(3).map(|hit| hit.rule.number.to_string()).collect();
        if !first.iter().any(|number| rules.contains(&number.as_str())) {
            let place = hits.iter().position(|hit| rules.contains(&hit.rule.number.to_string().as_str()));
            wrong.push(format!("{language} {question}: {first:?}, not {rules:?} (at {place:?})"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}\n{}", wrong.len(), questions().len(), wrong.join("\n"));
}

#[test]
fn there_are_forty_questions_in_each_language() {
    for language in Language::ALL {
        let count = questions().iter().filter(|(own, ..)| *own == language).count();
        assert!(count >= 40, "{count} in {language}");
    }
}

/// What is asked most is answered first.
#[test]
fn some_questions_have_one_answer() {
    for (language, question, rule) in [
        (Language::English, "can I challenge a ready character", "4.6.4.2"),
        (Language::Spanish, "¿puedo desafiar a un personaje enderezado?", "4.6.4.2"),
        (Language::English, "what is the minimum deck size", "1.10.1.1"),
        (Language::Spanish, "cuántas cartas lleva un mazo", "1.10.1.1"),
        (Language::English, "can a drying character sing", "5.4.4.2"),
        (Language::English, "can I ink two cards in a turn", "4.2.3"),
        (Language::English, "who decides the order of triggers", "7.7.4"),
        (Language::Spanish, "¿el cambio conserva el daño?", "8.10.6"),
        (Language::Spanish, "¿qué pasa si no me quedan cartas en el mazo?", "1.8.1.2"),
        (Language::Spanish, "¿puedo jugar una acción en el turno del oponente?", "4.1.2"),
        (Language::Spanish, "¿cómo se hace el mulligan?", "2.2.2"),
    ] {
        let first = find(question, language).hits.first().map(|hit| hit.rule.number.to_string());
        assert_eq!(first.as_deref(), Some(rule), "{question}");
    }
}

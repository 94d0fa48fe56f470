//! Asking: by number, by words, by old number, by term.

use lorekeeper_rulebook::{
    Answer, Change, Edition, Language, Number, QUERY_LETTERS_MAX, Reach, ask, citations, exercise, render,
    render_answer, render_contents, render_hits, render_terms, rulebook, search, unexercised,
    unknown_citations,
};

fn number(text: &str) -> Number {
    text.parse().expect("a rule number")
}

fn found(query: &str, language: Language) -> Vec<String> {
    search(query, language).iter().map(|hit| hit.rule.number.to_string()).collect()
}

#[test]
fn a_rule_is_rendered_in_both_languages() {
    let rule = rulebook().get(number("6.1.4.1")).expect("the rule");
    assert_eq!(
        render(rule, Language::English),
        "6.1.4.1 (since 2.2, subtle)\n\
         \"May\" with a cost that cannot be paid is the same as answering no.\n\n\
         Why: Nothing of the sentence happens, no choice is made, nobody is restricted.\n"
    );
    assert_eq!(
        render(rule, Language::Spanish),
        "6.1.4.1 (desde 2.2, sutil)\n\
         «Puede» con un coste que no se puede pagar es lo mismo que responder que no.\n\n\
         Por qué: No ocurre nada de la frase, no se elige nada y nadie queda limitado.\n"
    );
}

#[test]
fn a_page_shows_what_is_around_a_rule() {
    let rulings = [("ohana.lore", "6.2.4, 7.7.4.2"), ("delayed.lore", "6.2.7.2")];
    let Answer::Page(page) = ask("CR 6.2.4", &rulings) else { panic!("6.2.4 exists") };
    assert_eq!(page.rulings.exact, ["ohana.lore"]);
    assert_eq!(page.history[0].number, Some(number("7.4.4")));
    let text = render_answer(&ask("6.2.4", &rulings), Language::English);
    assert!(
        text.starts_with("6 Abilities, effects, resolving > 6.2 Triggered abilities\n6.2.4 (subtle)\n"),
        "{text}"
    );
    assert!(
        text.contains("In older editions:\n  1.x 7.4.4 -> 6.2.4, CHANGED: Secondary condition."),
        "{text}"
    );
    assert!(text.contains("\nRulings:\n  ohana.lore\n"), "{text}");
    let text = render_answer(&ask("6.2", &rulings), Language::Spanish);
    assert!(text.contains("Reglas por debajo:\n  6.2.1 Una habilidad disparada"), "{text}");
    assert!(text.contains("Casos de reglas por debajo:\n  ohana.lore\n  delayed.lore\n"), "{text}");
}

#[test]
fn an_unknown_number_gets_suggestions() {
    let Answer::Unknown { suggestions, .. } = ask("4.6.10", &[]) else { panic!("4.6.10 does not exist") };
    assert_eq!(suggestions[0].number, number("4.6.9"));
    let Answer::Unknown { suggestions, .. } = ask("6.1.16.2", &[]) else { panic!("6.1.16.2 does not exist") };
    assert_eq!(suggestions[0].number, number("6.1.16"));
    assert!(matches!(ask("sing", &[]), Answer::NotANumber(_)));
    assert!(render_answer(&ask("sing", &[]), Language::Spanish).contains("no es un número de regla"));
}

#[test]
fn old_numbers_are_answered() {
    let text = render_answer(&ask("CR-7.8.1.1", &[]), Language::English);
    assert!(
        text.starts_with("7.8.1.1 is a number of an older edition:\n  1.x 7.8.1.1 -> 6.6.1.1, same:"),
        "{text}"
    );
    assert!(text.contains("\n6.6.1.1\nA modifier applies at once"), "{text}");
    // Struck out as a repetition.
    let Answer::Moved { pages, reach, .. } = ask("7.1.6.1", &[]) else { panic!("7.1.6.1 is gone") };
    assert_eq!((reach, pages[0].rule.number), (Reach::Exact, number("6.7.8.1")));
    // Only its section is known.
    let Answer::Moved { pages, reach, .. } = ask("7.8.9", &[]) else { panic!("7.8.9 was never there") };
    assert_eq!((reach, pages[0].rule.number), (Reach::Section, number("6.6")));
    let (reach, older) = rulebook().in_older_editions(number("8.7.4")).expect("the bag");
    assert_eq!((reach, &older[0].now[..]), (Reach::Section, &[number("7.7")][..]));
    // The number exists today and meant something else.
    let Answer::Page(page) = ask("7.7.3", &[]) else { panic!("7.7.3 exists") };
    assert_eq!(page.elsewhere[0].now, [number("6.4.3")]);
    assert_eq!(page.elsewhere[0].change, Change::Changed);
    // One number for two rules.
    let (_, older) = rulebook().in_older_editions(number("7.7.7")).expect("both");
    assert_eq!(older.len(), 2);
}

#[test]
fn the_concordance_points_to_rules_that_exist() {
    assert!(rulebook().older().len() > 100);
    for older in rulebook().older() {
        for now in &older.now {
            assert!(rulebook().get(*now).is_some(), "{:?} points to {now}", older.number);
        }
        for language in Language::ALL {
            assert!(!older.text(language).is_empty(), "{:?} says nothing in {language}", older.number);
        }
        assert!(!older.editions.contains(&Edition::CURRENT));
    }
    for rule in rulebook().rules() {
        if let Some(was) = rule.was {
            let (_, older) =
                rulebook().in_older_editions(was).expect("a rule that moved is in the concordance");
            assert!(older.iter().any(|older| older.now.contains(&rule.number)), "{} was {was}", rule.number);
        }
    }
}

#[test]
fn words_are_found_whatever_case_and_accents() {
    assert_eq!(found("SECANDOSE", Language::Spanish), found("secándose", Language::Spanish));
    assert!(found("empty deck", Language::English).contains(&"1.8.1.2".to_owned()));
    assert_eq!(found("bodyguard", Language::English)[0], "8.3");
    // A synonym, and the other language, find the preferred term.
    assert!(found("ubicación", Language::Spanish).contains(&"4.6.8".to_owned()));
    assert!(found("inkwell", Language::Spanish).contains(&"7.5.4".to_owned()));
    assert_eq!(found("xyzzy", Language::English), Vec::<String>::new());
    assert_eq!(found("", Language::English), Vec::<String>::new());
    let hits = search("ampersand", Language::English);
    assert_eq!(
        render_hits(&hits, Language::English),
        "5.2.6.3\n  Chip 'n' Dale – Recovery Rangers counts as having the ampersand.\n"
    );
}

/// What people ask for at a table, and the rule that answers it, among the first few.
#[test]
fn questions_find_their_rule() {
    use Language::{English, Spanish};
    for (query, language, answer) in [
        ("shift exerted", English, "8.10.2"),
        ("damage shift", English, "8.10.6"),
        ("ward each", English, "8.15.2"),
        ("ward location", English, "8.15.2"),
        ("singer exerted", English, "5.4.4.2"),
        ("ink twice", English, "4.2"),
        ("simultaneous damage", English, "4.6.6.2"),
        ("summoning sickness", English, "5.1.1.11"),
        ("triggered abilities order", English, "6.7.6"),
        ("agotado cambio", Spanish, "8.10.2"),
        ("cada protección", Spanish, "8.15.2"),
        ("daño simultáneo", Spanish, "4.6.6.2"),
        ("mareo de invocación", Spanish, "5.1.1.11"),
    ] {
        let found = found(query, language);
        let place = found.iter().position(|number| number == answer);
        assert!(place.is_some_and(|place| place < 6), "{query}: {found:?}");
        let lettered = found.iter().position(|number| number.starts_with(['A', 'C', 'D']));
        assert!(lettered.is_none() || lettered > place, "{query}: {found:?}");
    }
    let text = render_hits(&search("ward xyzzy", English), English);
    assert!(
        text.starts_with("No rule has all of these words; these have most of them:\n8.15 Ward\n"),
        "{text}"
    );
    assert_eq!(found("xyzzy plugh", English), Vec::<String>::new());
}

#[test]
fn terms_are_found_in_both_languages() {
    for (name, english, spanish) in [
        ("agotar", "exert", "agotar"),
        ("BAG", "bag", "bolsa"),
        ("imprudente", "Reckless", "Temerario"),
        ("ready", "ready (state)", "enderezado"),
    ] {
        let term = rulebook().terms_called(name)[0];
        assert_eq!((term.name(Language::English), term.name(Language::Spanish)), (english, spanish));
    }
    for term in rulebook().terms() {
        for rule in &term.rules {
            assert!(rulebook().get(*rule).is_some(), "{:?} names {rule}", term.name(Language::English));
        }
    }
    let text = render_terms(&rulebook().terms_called("bolsa"), Language::Spanish);
    assert_eq!(text, "bolsa = bag\n  donde esperan las habilidades disparadas; no es física (7.7)\n");
}

#[test]
fn rulings_and_code_are_found() {
    let rulings = [("a.lore", "1.8.1.4"), ("b.lore", "1.8.1")];
    let exercised = exercise(number("1.8.1"), &rulings);
    assert_eq!((exercised.exact, exercised.below), (vec!["b.lore"], vec!["a.lore"]));
    assert!(
        unexercised(&rulings)
            .iter()
            .all(|rule| rule.number != number("1.8.1") && rule.number != number("D.1"))
    );
    for citation in citations() {
        assert!(citation.file.starts_with("crates/") && citation.line > 0, "{citation:?}");
    }
    assert_eq!(unknown_citations(), [], "comments that begin with a number which is no rule");
}

#[test]
fn the_contents_name_the_sections() {
    let contents = render_contents(Language::Spanish);
    assert!(contents.starts_with("1 Conceptos\n  1.1 General\n  1.2 Reglas de oro\n"), "{contents}");
    assert!(contents.contains("\nD Puntos abiertos\n"), "{contents}");
}

/// What the glossary calls a term's name in the code is a word of the code.
#[test]
fn names_in_code_are_there() {
    let mut words = std::collections::BTreeSet::new();
    let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    collect_words(&crates, &mut words);
    for term in rulebook().terms() {
        for name in term.code.iter().flat_map(|name| name.split("::")) {
            assert!(words.contains(name), "{}: {name} is in no source", term.name(Language::English));
        }
    }
    let event = rulebook().terms_called("evento")[0];
    assert_eq!(event.code, ["Event", "ProposedEvent", "EventKind"]);
}

/// The words of all `.rs` files below `src` folders.
fn collect_words(folder: &std::path::Path, words: &mut std::collections::BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "tests" && name != "target") {
            collect_words(&path, words);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            words.extend(text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned));
        }
    }
}

#[test]
fn marks_of_a_tool_are_no_rules() {
    let text = render_answer(&ask("CR-311", &[]), Language::Spanish);
    assert!(text.starts_with("311 no es una regla: marcas como CR-311 son notas al pie"), "{text}");
    let text = render_answer(&ask("99", &[]), Language::English);
    assert!(text.starts_with("There is no rule 99"), "{text}");
}

#[test]
fn tags_find_their_rules() {
    for (query, language, first) in [
        ("#that", Language::English, "6.1.11"),
        ("#skip", Language::Spanish, "6.4.3"),
        ("#instead", Language::English, "6.5.1.1"),
        ("#put", Language::English, "1.12.3"),
        ("#clause", Language::Spanish, "6.1.2"),
        ("#Saltar", Language::Spanish, "6.4.3"),
        ("#Proteccion", Language::Spanish, "8.15"),
        ("#multiple-instance-replacement-effect", Language::English, "6.5.8"),
        ("#shift exerted", Language::English, "8.10.2"),
    ] {
        let finding = lorekeeper_rulebook::find(query, language);
        assert_eq!(finding.hits[0].rule.number.to_string(), first, "{query}");
        assert_eq!(finding.tags.len(), 1, "{query}");
    }
    assert_eq!(lorekeeper_rulebook::find("#nothing", Language::English).hits, []);
    let mut names = std::collections::BTreeSet::new();
    for tag in lorekeeper_rulebook::tags() {
        assert!(!tag.rules.is_empty(), "{:?} has no rule", tag.names());
        for rule in &tag.rules {
            assert!(rulebook().get(*rule).is_some(), "{:?} names {rule}", tag.names());
        }
        for name in tag.names() {
            assert!(names.insert(name.clone()), "{name} is there twice");
            assert_eq!(lorekeeper_rulebook::tag(name), Some(tag));
        }
    }
    let text = render_answer(&ask("6.4.3", &[]), Language::Spanish);
    assert!(text.contains("\nEtiquetas: #saltar #habilidad-estatica\n"), "{text}");
}

/// The glossary comes first, and words are found in every form.
#[test]
fn forms_of_a_word_find_the_same_rules() {
    let finding = lorekeeper_rulebook::find("destierro", Language::Spanish);
    assert!(finding.hits.iter().any(|hit| hit.rule.number == number("1.8.1.4")));
    let finding = lorekeeper_rulebook::find("desterrar", Language::Spanish);
    assert_eq!(finding.terms[0].name(Language::English), "banish");
    for (forms, language, rule) in [
        (&["sing", "song", "singing", "sings"][..], Language::English, "5.4.4.2"),
        (&["dry", "drying"], Language::English, "5.1.1.12"),
        (&["cantar", "canción", "canta", "cantante"], Language::Spanish, "5.4.4.2"),
        (&["elegir", "elige", "elección"], Language::Spanish, "6.1.3"),
    ] {
        for form in forms {
            assert!(found(form, language).contains(&rule.to_owned()), "{form}");
        }
    }
}

/// A query has an end: what stands behind it is not looked at, however much it is.
#[test]
fn a_query_without_end_is_cut() {
    let mut query = "exerted character ".repeat(60);
    query.truncate(QUERY_LETTERS_MAX);
    let longer = format!("{query}{}", " ward".repeat(500_000));
    for language in [Language::English, Language::Spanish] {
        assert_eq!(found(&longer, language), found(&query, language));
    }
    // At the limit everything counts.
    let at_limit = format!("{:>1$}", "ward", QUERY_LETTERS_MAX);
    assert_eq!(found(&at_limit, Language::English), found("ward", Language::English));
    assert_eq!(found(&format!(" {at_limit}"), Language::English), found("war", Language::English));
}

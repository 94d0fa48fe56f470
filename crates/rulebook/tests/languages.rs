//! The Spanish texts are Spanish, the English ones English, and both say the same numbers.

use lorekeeper_rulebook::{Language, Rule, rulebook};

/// Words that would be left over from the other language. Terms that Spanish play keeps in English are not among them.
const ENGLISH: &[&str] = &[
    "the",
    "and",
    "with",
    "when",
    "whenever",
    "card",
    "cards",
    "player",
    "players",
    "character",
    "characters",
    "damage",
    "challenge",
    "quest",
    "banish",
    "exert",
    "deck",
    "hand",
    "this",
    "that",
    "your",
    "is",
    "are",
    "if",
    "may",
    "must",
    "of",
    "turn",
    "effect",
    "ability",
    "trigger",
    "draw",
    "then",
    "instead",
    "ready",
    "ink",
    "inkwell",
    "bag",
    "discard",
    "location",
    "item",
    "cost",
    "for",
    "free",
    "each",
    "not",
    "on",
    "in",
    "to",
    "by",
    "from",
    "it",
    "which",
    "rule",
    "rules",
];
const SPANISH: &[&str] = &[
    "el",
    "la",
    "los",
    "las",
    "una",
    "con",
    "cuando",
    "carta",
    "cartas",
    "jugador",
    "personaje",
    "daño",
    "desafío",
    "mazo",
    "mano",
    "turno",
    "efecto",
    "habilidad",
    "bolsa",
    "descarte",
    "coste",
    "por",
    "para",
    "que",
    "del",
    "si",
    "puede",
];

/// Everything written in an entry, without what stands in italics or code (terms and texts quoted in English, names of cards).
fn prose(rule: &Rule, language: Language) -> String {
    let parts = [
        rule.title(language),
        Some(rule.text(language)),
        rule.why(language),
        rule.example(language),
        rule.engine(language),
        rule.default(language),
    ];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let bold_gone = text.replace("**", "");
    bold_gone.split('*').step_by(2).collect::<Vec<_>>().join(" ")
}

fn leftovers(language: Language, foreign: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for rule in rulebook().rules() {
        for word in prose(rule, language).split(|c: char| !c.is_alphabetic()) {
            if foreign.contains(&word.to_lowercase().as_str()) {
                found.push(format!("{}: {word}", rule.number));
            }
        }
    }
    found
}

#[test]
fn spanish_texts_keep_no_english_words() {
    assert_eq!(leftovers(Language::Spanish, ENGLISH), Vec::<String>::new());
}

#[test]
fn english_texts_keep_no_spanish_words() {
    assert_eq!(leftovers(Language::English, SPANISH), Vec::<String>::new());
}

/// Rule numbers, amounts and symbols survive translation.
#[test]
fn both_languages_mention_the_same_numbers_and_symbols() {
    for rule in rulebook().rules() {
        let facts = |language: Language| {
            let text = [Some(rule.text(language)), rule.why(language), rule.default(language)]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ");
            let mut numbers: Vec<String> = text
                .split(|c: char| !c.is_ascii_digit() && c != '.')
                .map(|word| word.trim_matches('.').to_owned())
                .filter(|word| word.contains('.'))
                .collect();
            numbers.sort();
            let symbols: Vec<usize> =
                ["{I}", "{C}", "{M}"].iter().map(|symbol| text.matches(symbol).count()).collect();
            let has: Vec<bool> =
                ["{E}", "{S}", "{W}", "{L}"].iter().map(|symbol| text.contains(symbol)).collect();
            (numbers, symbols, has)
        };
        assert_eq!(facts(Language::English), facts(Language::Spanish), "{}", rule.number);
    }
}

/// The Spanish texts use the glossary's preferred terms.
#[test]
fn spanish_texts_use_the_preferred_terms() {
    let avoided = [
        "baraja",
        "biblioteca",
        "ítem",
        "ubicación",
        "rival",
        "enemigo",
        "exertado",
        "girar",
        "rendirse",
        "retar",
        "imprudente",
        "resistir",
        "desafiante",
        "guardián",
        "retardada",
        "retrasada",
        "escoger",
        "mezclar",
        "omitir",
        "cláusula",
        "árbitro",
    ];
    for rule in rulebook().rules() {
        for word in prose(rule, Language::Spanish).split(|c: char| !c.is_alphabetic()) {
            let word = word.to_lowercase();
            // "Baraja" is also what a player does with a deck.
            let verb = word == "baraja";
            assert!(verb || !avoided.contains(&word.as_str()), "{}: {word}", rule.number);
        }
    }
}

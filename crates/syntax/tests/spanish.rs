//! The Spanish of the library: chosen abilities as reviewed, and what holds for all of them.
//!
//! `spanish.txt` names an ability by its card and the fingerprint of its print, then gives the Spanish that was read
//! and approved, without the story name. A change to it is accepted by reading, never in bulk.

use std::collections::{BTreeMap, BTreeSet};

use cards::library::{CardText, Printed};
use library::Library;
use lorekeeper_syntax::Lexicon;
use lorekeeper_syntax::tree::Ability;
use vocabulary::CardKind;

const REVIEWED: &str = include_str!("spanish.txt");

fn library() -> Library {
    library::load().unwrap_or_else(|error| panic!("{error}"))
}

/// All abilities that were read, with their cards.
fn abilities(library: &Library) -> Vec<(String, Printed)> {
    let mut all = Vec::new();
    for (card, facts) in library.catalogue().iter() {
        if let Ok(CardText::Read(printed)) = library.text(card) {
            all.extend(printed.into_iter().map(|printed| (facts.id.to_string(), printed)));
        }
    }
    all
}

/// "card fingerprint", then the text in lines that begin with two blanks.
fn reviewed() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let mut key = String::new();
    for line in REVIEWED.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.strip_prefix("  ") {
            None => key = line.to_owned(),
            Some(text) => {
                let entry: &mut String = all.entry(key.clone()).or_default();
                if !entry.is_empty() {
                    entry.push('\n');
                }
                entry.push_str(text);
            }
        }
    }
    all
}

#[test]
fn reviewed_abilities_are_written_as_approved() {
    let reviewed = reviewed();
    assert!(reviewed.len() >= 200, "abilities may only be added");
    let library = library();
    let mut found = 0;
    let mut differences = String::new();
    for (card, printed) in abilities(&library) {
        let key = format!("{card} {}", printed.fingerprint);
        let Some(approved) = reviewed.get(&key) else { continue };
        found += 1;
        let written = lorekeeper_syntax::spanish(&Ability { name: None, ..printed.ability });
        if written != *approved {
            differences.push_str(&format!("\n{key}\n  approved: {approved}\n  written:  {written}\n"));
        }
    }
    assert!(differences.is_empty(), "{differences}");
    assert_eq!(found, reviewed.len(), "an ability of spanish.txt is not in the library");
}

/// Words of English grammar; none may be left once proper names are taken out.
const ENGLISH: [&str; 29] = [
    "the",
    "this",
    "that",
    "your",
    "you",
    "their",
    "they",
    "chosen",
    "character",
    "characters",
    "card",
    "cards",
    "item",
    "location",
    "opponent",
    "opposing",
    "each",
    "other",
    "another",
    "with",
    "when",
    "whenever",
    "turn",
    "deck",
    "hand",
    "discard",
    "damage",
    "may",
    "instead",
];

/// Contractions and other things that are never right.
const WRONG: [&str; 12] =
    [" de el ", " a el ", "  ", " ,", " .", "..", "un otro", "una otra", " y i", " o o", "cada cada", ", ,"];

#[test]
fn no_ability_leaves_english_or_broken_words() {
    let library = library();
    let mut names: BTreeSet<String> = BTreeSet::new();
    for (_, facts) in library.catalogue().iter() {
        names.insert(facts.name.to_string());
        names.extend(facts.classifications.iter().map(ToString::to_string));
    }
    let mut names: Vec<String> = names.into_iter().collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let mut problems = String::new();
    for (card, printed) in abilities(&library) {
        let text = lorekeeper_syntax::spanish(&Ability { name: None, ..printed.ability });
        let plain = without_names(&text, &names);
        let english = plain
            .split(|letter: char| !letter.is_alphabetic())
            .find(|word| ENGLISH.contains(&word.to_lowercase().as_str()));
        let wrong = WRONG.iter().find(|wrong| plain.contains(**wrong));
        let capital = text.chars().next().is_none_or(|first| !first.is_lowercase());
        if english.is_some() || wrong.is_some() || !capital {
            problems.push_str(&format!("\n{card}: {english:?} {wrong:?}: {text}"));
        }
    }
    assert!(problems.is_empty(), "{problems}");
}

/// The text with every proper name replaced by one sign.
fn without_names(text: &str, names: &[String]) -> String {
    let mut plain = text.to_owned();
    for name in names.iter().filter(|name| text.contains(name.as_str())) {
        plain = plain.replace(name.as_str(), "N");
    }
    plain
}

/// Sentences made up for this test, for what no card says yet: English, then Spanish. "!" marks an action's text.
const MADE_UP: [(&str, &str); 22] = [
    ("!Look at the bottom 2 cards of your deck.", "Mira las 2 cartas inferiores de tu mazo."),
    ("!Shuffle your hand into your deck.", "Baraja tu mano en tu mazo."),
    (
        "!Each opponent with fewer cards in their hand than you draws a card.",
        "Cada oponente con menos cartas en su mano que tú roba una carta.",
    ),
    ("At the start of your next turn, draw a card.", "Al inicio de tu próximo turno, roba una carta."),
    ("Whenever you exert an item, gain 1 lore.", "Cada vez que agotes un objeto, gana 1 de lore."),
    (
        "Whenever an opponent gains 2 or more lore, you may draw a card.",
        "Cada vez que un oponente gane 2 o más de lore, puedes robar una carta.",
    ),
    ("Opposing characters can't sing songs.", "Los personajes oponentes no pueden cantar canciones."),
    ("This character can't be banished.", "Este personaje no puede ser desterrado."),
    (
        "If you would draw a card, draw 2 cards instead.",
        "Si fueras a robar una carta, roba 2 cartas en vez de eso.",
    ),
    (
        "When this character would be banished, return this card to your hand instead.",
        "Cuando este personaje vaya a ser desterrado, devuelve esta carta a tu mano en vez de eso.",
    ),
    (
        "Unless you have a song card in your discard, this character can't quest.",
        "A menos que tengas una carta de canción en tu descarte, este personaje no puede ir de aventura.",
    ),
    ("!Choose a player. They draw 2 cards.", "Elige a un jugador. Ese jugador roba 2 cartas."),
    (
        "Whenever an opponent draws a card, they discard a card.",
        "Cada vez que un oponente robe una carta, ese jugador descarta una carta.",
    ),
    (
        "Whenever an opponent draws a card, discard a card.",
        "Cada vez que un oponente robe una carta, descarta una carta.",
    ),
    (
        "!You may banish chosen item. If you can't, draw a card.",
        "Puedes desterrar un objeto elegido. Si no puedes, roba una carta.",
    ),
    (
        "!Deal 2 damage to chosen location. If it's damaged, banish it.",
        "Inflige 2 de daño a una localización elegida. Si está dañada, destiérrala.",
    ),
    ("!Ready all of your items.", "Endereza todos tus objetos."),
    ("!Banish all items and locations.", "Destierra todos los objetos y localizaciones."),
    (
        "While you have 3 or fewer cards in your hand, this character gets +1 {L}.",
        "Mientras tengas 3 o menos cartas en tu mano, este personaje obtiene +1 {L}.",
    ),
    (
        "Twice per turn, whenever you play an item, gain 1 lore.",
        "Dos veces por turno, cada vez que juegues un objeto, gana 1 de lore.",
    ),
    (
        "Each player can't draw more than 1 card each turn.",
        "Ningún jugador puede robar más de 1 carta cada turno.",
    ),
    (
        "Your opponents' locations enter play exerted.",
        "Las localizaciones de tus oponentes entran en juego agotadas.",
    ),
];

#[test]
fn sentences_that_no_card_has_are_spanish_too() {
    let library = library();
    let of_type = |wanted: CardKind| {
        let mut all = library.catalogue().iter().map(|(_, facts)| facts);
        all.find(|facts| facts.kind == wanted).expect("the library has cards of every type")
    };
    let (character, action) = (of_type(CardKind::Character), of_type(CardKind::Action { song: false }));
    let lexicon = Lexicon::default();
    for (english, spanish) in MADE_UP {
        let (facts, english) = english.strip_prefix('!').map_or((character, english), |text| (action, text));
        let read = lorekeeper_syntax::read_paragraph(facts.kind, english, &lexicon);
        let read = read.unwrap_or_else(|found| panic!("{}", found[0].render()));
        assert_eq!(
            read.map(|read| lorekeeper_syntax::spanish(&read.ability)).as_deref(),
            Some(spanish),
            "{english}"
        );
    }
}

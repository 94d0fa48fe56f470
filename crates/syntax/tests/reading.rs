//! Whole paragraphs: what kind of ability they are, that they are written back as printed, and where reading fails.

use lorekeeper_syntax::tree::AbilityKind;
use lorekeeper_syntax::{Lexicon, english, read_paragraph};
use vocabulary::CardKind;

fn lexicon() -> Lexicon {
    let mut lexicon = Lexicon::default();
    for name in ["Ada", "Bo & Cy", "Mr. D, Jr."] {
        lexicon.add_name(name);
    }
    for class in ["Hero", "Villain", "Seven Smiths"] {
        lexicon.add_class(class);
    }
    lexicon
}

fn kind_name(kind: &AbilityKind) -> &'static str {
    match kind {
        AbilityKind::Keywords(_) => "keywords",
        AbilityKind::Triggered(_) => "triggered",
        AbilityKind::Activated(_) => "activated",
        AbilityKind::Static(_) => "static",
        AbilityKind::Replacement(_) => "replacement",
        AbilityKind::Action(_) => "action",
        AbilityKind::NamedBoth(_) => "names",
        AbilityKind::UnknownKeyword(_) => "unknown keyword",
        AbilityKind::DeckRule(_) => "deck",
    }
}

/// Reads as a character's paragraph, or an action's if it begins with "!".
fn read(text: &str) -> Result<Option<lorekeeper_syntax::ReadAbility>, Vec<lorekeeper_syntax::Diagnostic>> {
    let (kind, text) = match text.strip_prefix('!') {
        Some(text) => (CardKind::Action { song: false }, text),
        None => (CardKind::Character, text),
    };
    read_paragraph(kind, text, &lexicon())
}

#[test]
fn paragraphs_are_sorted_and_written_back() {
    for (kind, text) in [
        ("keywords", "Rush, Resist +2"),
        ("names", "(This character counts as being named both Bo and Cy.)"),
        ("deck", "You may have up to 7 copies of Ada - First in your deck."),
        ("deck", "You can have other Hero characters in your deck regardless of ink type."),
        ("static", "FAR OFF Your other Seven Smiths characters gain Ward and get +1 {S}."),
        (
            "static",
            "A LONG WAY During your turn, if no other character has quested this turn, this character can't ready.",
        ),
        ("static", "DOORS You may exert 3 items of yours to play this character for free."),
        (
            "activated",
            "OW! 2 {I}, Banish this item — Choose one:\n• Draw a card.\n• Ready chosen Hero. They can't quest or challenge this turn.",
        ),
        (
            "activated",
            "Once during your turn, you may choose and discard 7 cards to deal 9 damage to chosen character.",
        ),
        (
            "triggered",
            "When you play this character and whenever he quests, you may look at the bottom 9 cards of your deck. Put 5 into your hand and the rest on the bottom of your deck in any order.",
        ),
        (
            "triggered",
            "Whenever you play a character named Mr. D, Jr., each opponent chooses one of their characters and returns that card to their hand.",
        ),
        (
            "replacement",
            "During your turn, the first time this character would take damage, she takes no damage instead.",
        ),
        ("action", "!Each player draws 3 cards, then discards a card at random."),
        ("action", "!Your characters gain \"{E}, 1 {I} — Draw a card\" and Alert this turn."),
        (
            "action",
            "!Banish chosen character of yours to deal damage equal to their {S} to another chosen character.",
        ),
        ("action", "!The next time chosen character challenges another character this turn, gain 1 lore."),
    ] {
        let read = read(text).unwrap_or_else(|found| panic!("{text}\n{}", found[0].render()));
        let read = read.unwrap_or_else(|| panic!("only a reminder: {text}"));
        assert_eq!(kind_name(&read.ability.kind), kind, "{text}");
        assert_eq!(english(&read.ability), read.text);
    }
}

#[test]
fn parts_combine_freely() {
    let openings = [
        "When you play this character",
        "During your turn, whenever one of your other Hero characters is banished in a challenge",
        "Once during your turn, whenever a card is put into your inkwell",
        "At the end of each opponent's turn",
    ];
    let conditions =
        ["", "if you have another Villain character in play, ", "for each item you have in play, "];
    let options = ["", "you may "];
    let orders = [
        "draw a card, then choose and discard 4 cards",
        "deal 1 damage each to up to 2 chosen opposing characters",
        "return chosen item or location with cost 3 or less to its player's hand",
        "put the top card of your deck facedown under one of your characters with Boost",
        "pay 1 {I} to have each opponent choose and discard a card",
    ];
    for opening in openings {
        for condition in conditions {
            for option in options {
                for order in orders {
                    let text = format!("{opening}, {condition}{option}{order}.");
                    let read = read(&text).unwrap_or_else(|found| panic!("{}", found[0].render()));
                    assert_eq!(read.map(|read| english(&read.ability)), Some(text));
                }
            }
        }
    }
}

#[test]
fn reminders_give_nothing() {
    // 1.1.7: reminder text has no rules force.
    assert_eq!(read("(A character with cost 3 or more can {E} to sing this song for free.)"), Ok(None));
}

#[test]
fn the_first_word_not_understood_is_shown() {
    for (text, word) in [
        ("Draw a card and juggle.", "juggle"),
        ("When you play this character, draw a banana.", "banana"),
        ("Whenever this character dances, draw a card.", "dances"),
        ("{E} — Chosen character gets +2 {S} forever.", "forever"),
        ("!Each opponent lose 1 lore.", "lose"),
        ("!Draw a", ""),
        ("!Banish them.", "them"),
    ] {
        let found = read(text).expect_err(text);
        let found = &found[0];
        assert_eq!(&found.text[found.at..found.at + found.length], word, "{}", found.render());
    }
}

#[test]
fn deep_and_long_texts_fail_quietly() {
    for piece in [
        "you may ",
        "if you do, ",
        "gain \"gain ",
        "choose and ",
        "can't ",
        "to draw a card ",
        "a card or ",
        "the cost of ",
        "your characters' ",
        "for each ",
        "\n• ",
        "\"",
        "—",
        "choose one:\n• ",
    ] {
        for start in ["", "!", "When you play this character, ", "{E} — "] {
            let text = format!("{start}{}", piece.repeat(2_000 / piece.len()));
            assert!(read(&text).is_err(), "{piece}");
        }
    }
}

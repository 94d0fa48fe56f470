//! Short sentences: wordings that mean the same have one meaning, and what is only a little different has another.

use lorekeeper_meaning::{Meaning, elaborate, write};
use syntax::{Lexicon, read_paragraph};
use vocabulary::CardKind;

const ACTION: CardKind = CardKind::Action { song: false };

#[track_caller]
fn meaning(kind: CardKind, text: &str) -> Meaning {
    let read =
        read_paragraph(kind, text, &Lexicon::default()).unwrap_or_else(|found| panic!("{text}: {found:?}"));
    let ability = read.unwrap_or_else(|| panic!("{text}: nothing to read")).ability;
    elaborate(&ability, kind).unwrap_or_else(|why| panic!("{text}: {why}"))
}

#[track_caller]
fn same(kind: CardKind, one: &str, other: &str) {
    assert_eq!(write::meaning(&meaning(kind, one)), write::meaning(&meaning(kind, other)));
    assert_eq!(meaning(kind, one), meaning(kind, other));
}

#[track_caller]
fn different(kind: CardKind, one: &str, other: &str) {
    assert_ne!(write::meaning(&meaning(kind, one)), write::meaning(&meaning(kind, other)));
}

#[track_caller]
fn written(kind: CardKind, text: &str, lines: &[&str]) {
    let expected: String = lines.iter().map(|line| format!("  {line}\n")).collect();
    assert_eq!(write::meaning(&meaning(kind, text)), expected);
}

#[test]
fn the_place_of_a_condition_is_a_matter_of_style() {
    same(
        CardKind::Character,
        "While you have an exerted item in play, this character gets +2 {S}.",
        "This character gets +2 {S} while you have an exerted item in play.",
    );
    same(
        CardKind::Character,
        "During your turn, this character gains Evasive.",
        "This character gains Evasive during your turn.",
    );
}

#[test]
fn give_and_get_are_one() {
    same(ACTION, "Chosen character gets +2 {S} this turn.", "Give chosen character +2 {S} this turn.");
}

#[test]
fn a_wish_is_not_an_order() {
    different(ACTION, "Draw a card.", "You may draw a card.");
    different(ACTION, "Deal 2 damage to chosen character.", "Put 2 damage counters on chosen character.");
    different(ACTION, "Deal 2 damage to chosen character.", "Deal 2 damage to one of your characters.");
}

#[test]
fn a_duration_holds_for_both_clauses() {
    written(
        ACTION,
        "Chosen character gets +1 {S} and gains Evasive this turn.",
        &[
            "effect",
            "  1   $card := choose 1 { character, in play }, by you",
            "  2   lasting, on those there are now",
            "      this turn, $card: strength + 1",
            "  3   lasting, on those there are now",
            "      this turn, $card: has Evasive",
        ],
    );
}

#[test]
fn instead_is_part_of_what_it_replaces() {
    written(
        ACTION,
        "Deal 2 damage to chosen character. If you have 3 or more items in play, deal 4 damage instead.",
        &[
            "effect",
            "  1   $card := choose 1 { character, in play }, by you",
            "  2   self-replaced",
            "      3   deal 2 damage to $card",
            "      instead, if count(each { item, in play, yours }) >= 3",
            "      4   deal 4 damage to $card",
        ],
    );
}

#[test]
fn this_way_is_the_result_of_an_instruction() {
    written(
        ACTION,
        "Remove up to 3 damage from chosen character. Each opponent loses 1 lore for each 1 damage removed this way.",
        &[
            "effect",
            "  1   $card := choose 1 { character, in play }, by you",
            "  2   remove 0 ..= 3 damage from each of $card, as chosen by you",
            "  3   lose lore opponents: %2.damage",
        ],
    );
}

#[test]
fn each_player_acts_in_turn() {
    written(
        ACTION,
        "Each player discards their hand and draws 2 cards.",
        &[
            "effect",
            "  1   for each $player of all players, in turn order",
            "      2   discard hand $player",
            "      3   draw $player: 2",
        ],
    );
}

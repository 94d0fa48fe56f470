//! Short sentences: wordings that mean the same have one meaning, and what is only a little different has another.

use lorekeeper_meaning::{Meaning, elaborate, elaborate_in_full, write};
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
fn what_an_effect_does_is_no_challenge() {
    let text = "Whenever an effect deals damage to one of your other characters, you may draw a card.";
    assert!(told(CardKind::Character, text).contains("not in challenge"));
    // 6.1.6: no other than the chosen one.
    let text = "Chosen character gets +3 {S} this turn. If you have no other characters in play, they gain Ward this turn.";
    assert!(told(ACTION, text).contains("not is $card"));
    // Said of each of them, one by one.
    let text =
        "Move up to 3 damage from each of up to 2 chosen characters of yours to chosen opposing character.";
    assert!(told(ACTION, text).contains("min(3, removable_damage($each))"));
    // 6.1.12
    let text = "While this card is in your discard, your items cost 1 {I} less.";
    assert!(told(CardKind::Item, text).contains("works in discard"));
}

#[test]
fn what_would_be_guessed_is_refused() {
    for (kind, text) in [
        (CardKind::Item, "{E} — If there's a character at each of your locations, draw a card."),
        (CardKind::Location, "When you move 2 or more characters here in a turn, draw a card."),
        (CardKind::Character, "If you played this character from your discard, he gains Ward."),
    ] {
        let read =
            read_paragraph(kind, text, &Lexicon::default()).expect("it is read").expect("there is a text");
        assert!(elaborate(&read.ability, kind).is_err(), "{text}");
    }
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

#[test]
fn the_kind_of_what_was_revealed_counts() {
    written(
        ACTION,
        "Reveal the top 2 cards of your deck. Put the revealed item cards into your hand and the rest on the bottom of your deck.",
        &[
            "effect",
            "  1   $cards := top(you, 2)",
            "  2   reveal $cards",
            "  3   put (%2.cards that are item) into hand, by you",
            "  4   put (%2.cards without (%2.cards that are item)) on bottom of deck, by you",
        ],
    );
    different(
        ACTION,
        "Reveal the top 9 cards of your deck. You may play one of the revealed actions for free.",
        "Reveal the top 9 cards of your deck. You may play one of the revealed cards for free.",
    );
}

#[test]
fn a_character_comes_from_play_and_a_character_card_from_elsewhere() {
    // 5.3.1
    for (thing, from_play) in [
        ("Whenever one of your items is returned to your hand, draw a card.", true),
        ("Whenever an item card is returned to your hand, draw a card.", false),
        ("Whenever a character is put into a player's inkwell, gain 1 lore.", true),
        ("Whenever an item card is put into your inkwell, deal 1 damage to chosen character.", false),
        ("Whenever one of your characters is shuffled into your deck, gain 1 lore.", true),
    ] {
        let found = write::meaning(&meaning(CardKind::Character, thing));
        assert_eq!(found.contains("from play"), from_play, "{thing}\n{found}");
    }
}

#[test]
fn a_card_under_one_of_them_is_under_any_of_them() {
    let text = "When you play this character, if there's a card under one of your characters, draw a card.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(found.contains("if      there is each { under each { character, in play, yours }"), "{found}");
}

#[test]
fn so_many_drops_are_more_than_one() {
    let text = "If you've removed 2 or more ink drops this turn, this character gains Evasive.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(found.contains("times_this_turn(removed_ink_drop() by you) >= 2"), "{found}");
}

#[test]
fn two_places_are_said_of_two_things() {
    let text = "Return a character card with cost equal to or less than the number of cards in your inkwell from your discard to your hand.";
    let found = write::meaning(&meaning(ACTION, text));
    let from = "{ character, cost <= count(each { any card, in inkwell, yours }), in discard, yours }";
    assert!(found.contains(from), "{found}");
}

#[test]
fn that_much_is_what_was_lost_and_that_many_what_was_discarded() {
    same(
        ACTION,
        "Each opponent loses 1 lore. You gain that much lore.",
        "Each opponent loses 1 lore. You gain lore equal to the lore lost this way.",
    );
    let text = "Chosen player reveals their hand and discards all action cards revealed this way. They draw that many cards.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("draw $player: count(%3.discarded)"), "{found}");
}

#[test]
fn whose_cards_cost_more_pays_more() {
    for (text, who) in [
        ("Opposing characters cost 1 {I} more to play.", "opponents: pay 1 ink more"),
        ("Actions your opponents play cost 2 {I} more.", "opponents: pay 2 ink more"),
        ("Characters cost 1 {I} more to play.", "all players: pay 1 ink more"),
        ("Your items cost 1 {I} less to play.", "you: pay -1 ink more"),
    ] {
        let found = write::meaning(&meaning(CardKind::Character, text));
        assert!(found.contains(who), "{text}\n{found}");
    }
}

#[test]
fn nothing_is_lost_after_a_trigger_at_the_end_of_its_sentence() {
    let text = "You may pay 1 {I} when one of your characters quests. If you do, that character gets +1 {L} this turn.";
    let found = write::meaning(&meaning(CardKind::Item, text));
    assert!(found.contains("lore + 1"), "{found}");
}

#[test]
fn what_is_played_is_not_in_play_yet() {
    let text = "When you play this character, if you have a card named Dinglehopper in your discard, you may play it for free.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(found.contains("may play one of each { named \"Dinglehopper\", in discard, yours }"), "{found}");
    let text =
        "Play a character from your hand or discard with cost 3 or less for free. It enters play exerted.";
    let found = write::meaning(&meaning(ACTION, text));
    assert_eq!(found.matches("for free, exerted").count(), 2, "{found}");
}

#[test]
fn two_parts_are_taken_of_one_whole() {
    let text = "Reveal the top 4 cards of your deck. Put up to 2 of them into your hand and up to 2 of them into your discard. Put the rest on top of your deck in any order.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("$card2 := pick up to 2 of (%2.cards without $card)"), "{found}");
    assert!(found.contains("put ((%2.cards without $card) without $card2) on top of deck"), "{found}");
}

#[test]
fn each_of_two_is_chosen() {
    // 6.1.3, 8.15.1
    let text = "Choose an opposing character and a character of yours. Banish them.";
    let found = write::meaning(&meaning(ACTION, text));
    assert_eq!(found.matches(":= choose 1").count(), 2, "{found}");
}

#[test]
fn what_is_still_to_come_is_waited_for() {
    same(
        ACTION,
        "Deal 2 damage to chosen character. If that character is banished this turn, draw a card.",
        "Deal 2 damage to chosen character. When that character is banished this turn, draw a card.",
    );
}

#[test]
fn a_permission_allows_what_is_forbidden_otherwise() {
    // 4.6.4.2: whoever is ready cannot be challenged; nothing else is meant by "can challenge".
    let refused = |text: &str| {
        let read = read_paragraph(CardKind::Character, text, &Lexicon::default());
        let ability = read.ok().flatten().map(|read| read.ability);
        ability.is_some_and(|ability| elaborate(&ability, CardKind::Character).is_err())
    };
    assert!(!refused("This character can challenge ready damaged characters."));
    assert!(refused("This character can challenge characters with Evasive."));
    // 5.1.1.11: the drying alone is lifted; whose condition stands behind it nothing says.
    assert!(!refused("This character can challenge locations the turn he's played."));
    assert!(refused("This character can challenge characters the turn he's played if they have damage."));
}

#[test]
fn what_was_returned_this_way_is_counted() {
    let text = "Return all characters with cost 2 or less to their players' hands. Draw a card for each character returned this way.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("count(($cards that are character))"), "{found}");
}

#[test]
fn a_condition_after_the_verb_is_never_lost() {
    for text in [
        "This location can't be moved to by opposing characters while you have an item in play.",
        "Your characters may move here for free while you have an item in play.",
        "Damage counters can't be removed while you have an item in play.",
        "Cards enter your opponents' inkwells exerted while you have an item in play.",
    ] {
        let found = write::meaning(&meaning(CardKind::Location, text));
        assert!(found.contains("while   there is each { item, in play, yours }"), "{text}: {found}");
    }
    for text in [
        "You may shift this character onto any character while you have an item in play.",
        "Your songs cost 1 {I} less while you have an item in play.",
        "This character can be challenged while ready if you have an item in play.",
    ] {
        let found = write::meaning(&meaning(CardKind::Character, text));
        assert!(found.contains("while   there is each { item, in play, yours }"), "{text}: {found}");
    }
    same(
        CardKind::Location,
        "Your characters may move here for free if they're named Moana.",
        "Your characters named Moana may move here for free.",
    );
}

#[test]
fn each_other_player_is_other_than_the_one_spoken_of() {
    let found = |kind, text| write::meaning(&meaning(kind, text));
    let told = found(CardKind::Character, "Whenever a player plays a song, each other player draws a card.");
    assert!(told.contains("draw all players but $player: 1"), "{told}");
    let told = found(CardKind::Character, "Whenever you play a song, each other player draws a card.");
    assert!(told.contains("draw all players but you: 1"), "{told}");
    let told = found(ACTION, "Chosen player draws 2 cards. Each other player gains 1 lore.");
    assert!(told.contains("gain lore all players but $player: 1"), "{told}");
}

#[test]
fn a_deck_is_revealed_from_the_end_that_is_said() {
    let found = |text| write::meaning(&meaning(ACTION, text));
    let told = found("Reveal cards from the bottom of your deck until you reveal a song card.");
    assert!(told.contains("reveal the deck of you from the bottom until song"), "{told}");
    let told = found("Reveal cards from the top of chosen opponent's deck until you reveal a song card.");
    assert!(told.contains("reveal the deck of $player until song"), "{told}");
}

#[test]
fn what_is_free_is_what_is_played() {
    let text = "Chosen opponent reveals their hand. You may play a song card revealed this way for free.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("may play one of (%2.cards that are song) for free"), "{found}");
}

#[test]
fn what_comes_into_their_hand_is_theirs() {
    // 1.4.3
    let text = "Return all characters to their players' hands. Each player draws a card for each character returned to their hand this way.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("count(($cards that are (character, of $player)))"), "{found}");
}

#[test]
fn that_player_is_whose_card_it_is() {
    // 1.4.3
    let found = |text| write::meaning(&meaning(CardKind::Character, text));
    for text in [
        "Whenever a card is put into a player's inkwell, that player draws a card.",
        "Whenever a character is returned to a player's hand from play, that player draws a card.",
        "Whenever an opponent's character is banished, that player draws a card.",
    ] {
        assert!(found(text).contains("draw owner($it): 1"), "{text}: {}", found(text));
    }
}

#[test]
fn the_dearest_is_one_unless_ties_are_said() {
    let found = |text| write::meaning(&meaning(ACTION, text));
    let one = found("Deal 2 damage to the opposing character with the highest cost.");
    assert!(one.contains(":= pick 1 { character, cost >="), "{one}");
    let all = found("Banish all opposing characters with the highest cost.");
    assert!(all.contains("banish each { character, cost >="), "{all}");
}

#[test]
fn only_those_can_is_that_nobody_else_can() {
    same(
        CardKind::Character,
        "Only characters with Evasive can challenge this character.",
        "This character can't be challenged except by characters with Evasive.",
    );
    let text = "Only characters with Evasive can challenge this character.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(found.contains("cannot be challenged by { character, not (character, has Evasive)"), "{found}");
}

#[test]
fn who_was_banished_while_challenging_challenged() {
    same(
        CardKind::Character,
        "When this character is banished while challenging, draw a card.",
        "When this character challenges and is banished, draw a card.",
    );
}

#[test]
fn a_name_of_an_ability_is_no_part_of_its_sentence() {
    let text = "HARD SHELL This character can't be dealt more than 2 damage at a time.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(found.contains("would   dealt_damage($it: this)"), "{found}");
}

#[test]
fn so_much_this_way_is_counted() {
    let found = |text| write::meaning(&meaning(ACTION, text));
    let told = found(
        "Remove up to 3 damage from chosen character. If you removed 2 or more damage this way, draw a card.",
    );
    assert!(told.contains("if %2.damage >= 2"), "{told}");
    let told =
        found("Remove up to 3 damage from chosen character. If you removed damage this way, draw a card.");
    assert!(told.contains("if %2.damage is something"), "{told}");
}

#[test]
fn what_is_done_to_prevent_damage_is_done_in_its_place() {
    // 6.5.1
    same(
        CardKind::Item,
        "If one of your characters would be dealt damage, you may banish this item. If you do, prevent that damage.",
        "If one of your characters would be dealt damage, you may banish this item instead.",
    );
    let text = "If this character would be banished, you may return this card to your hand instead. If you do, draw a card.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(found.contains("instead may do") && found.contains("draw you: 1"), "{found}");
}

#[test]
fn what_was_under_a_card_that_leaves_is_meant() {
    // 7.1.6
    same(
        CardKind::Character,
        "When this character leaves play, put all cards from under him into your hand.",
        "When this character leaves play, put all cards that were under him into your hand.",
    );
}

#[test]
fn x_is_a_number_of_cards_too() {
    let text = "Look at the top X cards of your deck, where X is the number of items you have in play. Put one into your hand and the rest into your discard.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("show top(you, count(each { item, in play, yours })) to you"), "{found}");
}

#[test]
fn what_hangs_on_a_waiting_effect_waits_with_it() {
    // 6.1.4, 6.2.7: the card is discarded when one was drawn, not now.
    written(
        ACTION,
        "This turn, whenever you play a card, you may draw a card. If you do, choose and discard a card.",
        &[
            "effect",
            "  1   leave behind this turn",
            "      triggered, works anywhere",
            "        when    played() by you",
            "        effect",
            "          2   may(you)",
            "              3   first",
            "                  4   draw you: 1",
            "                  then",
            "                  5   $card := choose 1 { any card, in hand, yours }, by you",
            "                  6   discard $card",
        ],
    );
}

#[test]
fn among_them_is_among_all_of_them() {
    let text = "Your characters get +1 {S} this turn for each different name among them.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("different_names($cards)"), "{found}");
}

#[test]
fn the_challenging_character_is_the_one_that_challenges_this() {
    // 4.6.6
    let text =
        "While being challenged, this character gains Resist +2 and the challenging character gets -1 {S}.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(
        found.contains("each { challenging, in a challenge with this, in play }: strength + -1"),
        "{found}"
    );
}

#[test]
fn that_player_is_of_the_card_before() {
    let text = "Whenever this character challenges another character, put the top 2 cards of that player's deck into their discard.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(found.contains("put top(owner($other), 2) into discard"), "{found}");
}

#[test]
fn whoever_does_the_first_of_two_things_decides() {
    // 6.1.5.2
    let found = |text| write::meaning(&meaning(CardKind::Character, text));
    let told = found("Whenever this character quests, chosen opponent pays 1 {I} or loses 1 lore.");
    assert!(told.contains("either, by $player") && told.contains("lose lore $player: 1"), "{told}");
    let told = found("Whenever an opponent plays an action, they pay 1 {I} or you draw a card.");
    assert!(told.contains("either, by $player") && told.contains("draw you: 1"), "{told}");
}

#[test]
fn a_word_that_points_out_of_its_ability_has_no_meaning() {
    // D.18: what a card is given speaks for itself, and cannot know the location that the effect chose.
    let text = "Move up to 4 of your characters to the same location for free. Those characters gain Bodyguard while they're at that location.";
    let read = read_paragraph(ACTION, text, &Lexicon::default()).expect("it is read");
    let why = elaborate(&read.expect("a text").ability, ACTION).expect_err("nothing binds the location");
    assert!(why.to_string().contains("Binding"), "{why}");
}

#[test]
fn no_two_of_them_share_it() {
    // 5.2.5.1, 5.2.6, 5.2.7
    let found = |text: &str| write::meaning(&meaning(ACTION, text));
    for (words, what) in [
        ("names", "names"),
        ("costs", "cost"),
        ("classifications", "classifications"),
        ("ink types", "inks"),
        ("{S}", "strength"),
    ] {
        let told = found(&format!("Ready up to 3 of your characters with different {words}."));
        assert!(
            told.contains(&format!("pick up to 3 {{ character, in play, yours }}, with different {what}")),
            "{told}"
        );
    }
    let told = found("Draw a card for each different cost among your characters.");
    assert!(told.contains("different_cost(each { character, in play, yours })"), "{told}");
    let text = "Look at the top 8 cards of your deck. Put up to 2 of them with different costs into your hand and the rest on the bottom of your deck in any order.";
    assert!(found(text).contains("pick up to 2 of %2.cards, with different cost"), "{}", found(text));
}

#[test]
fn the_dearest_is_compared_with_those_beside_it() {
    let found = |text: &str| write::meaning(&meaning(ACTION, text));
    let told = found("Return the character card with the highest cost from your discard to your hand.");
    assert!(told.contains("that of each of each { character, in discard, yours }"), "{told}");
    // Of two that tie one is taken, and the other is among the rest.
    let told = found(
        "Reveal the top 3 cards of your deck. Put the one with the highest cost into your hand and the rest into your discard.",
    );
    assert!(told.contains("put (%1.cards without $card) into discard"), "{told}");
}

#[test]
fn any_of_them_is_as_many_as_one_likes() {
    same(
        ACTION,
        "Look at the top 8 cards of your deck. Put any of them into your discard and the rest on top of your deck in any order.",
        "Look at the top 8 cards of your deck. Put any number of them into your discard and the rest on top of your deck in any order.",
    );
}

#[test]
fn each_of_joined_players_counts_their_own() {
    // 6.7.6
    let found = |text: &str| write::meaning(&meaning(ACTION, text));
    let told = found("You and chosen player each gain 1 lore for each of their characters.");
    assert!(told.contains("gain lore $player2: count(each { character, in play, of $player2 })"), "{told}");
    let told = found("You and chosen opponent each choose and discard a card. Then, they lose 1 lore.");
    assert!(told.contains("lose lore $player: 1"), "{told}");
}

#[test]
fn the_dearest_of_those_described_alike() {
    let told = write::meaning(&meaning(ACTION, "Banish the damaged character with the highest cost."));
    assert!(told.contains("cost >= that of each of each { character, damaged, in play }"), "{told}");
}

#[test]
fn which_card_of_the_turn_it_is() {
    // The ability hears of its own card alone, and all characters are counted.
    let text =
        "When you play this character, if it's the second character you've played this turn, gain 1 lore.";
    let told = write::meaning(&meaning(CardKind::Character, text));
    assert!(told.contains("while   times_this_turn(played($it: character) by you) = 2"), "{told}");
    // It hears of all that are counted: each of them triggers (6.2.4).
    let text = "Whenever you play an action, if it's the fourth action you've played this turn, gain 2 lore.";
    let told = write::meaning(&meaning(CardKind::Character, text));
    assert!(told.contains("played($it: action, $amount: which of the turn) by you"), "{told}");
    let told = write::meaning(&meaning(
        ACTION,
        "If this is the third action you've played this turn, draw 2 cards.",
    ));
    assert!(told.contains("if times_this_turn(played($it: action) by you) = 3"), "{told}");
}

#[test]
fn this_turn_or_next_whoever_has_it() {
    let told = write::meaning(&meaning(ACTION, "Chosen character can't quest this turn or next turn."));
    assert!(told.contains("this turn or next, $card: cannot quest"), "{told}");
    same(
        ACTION,
        "Whenever one of your items is banished this turn or next, draw a card.",
        "This turn and the next turn, whenever one of your items is banished, draw a card.",
    );
}

#[test]
fn cheaper_to_play_and_more_in_play() {
    let told = write::meaning(&meaning(
        CardKind::Character,
        "Your other Pirate characters cost 1 {I} less to play and gain Rush.",
    ));
    assert!(told.contains("you: pay -1 ink more to play (character, not this, Pirate, yours)"), "{told}");
    assert!(told.contains("has Rush"), "{told}");
}

#[test]
fn other_than_the_source_beside_what_it_cannot_be() {
    for (text, told) in [
        (
            "Whenever an opposing character challenges one of your other characters, draw a card.",
            "$other: { character, not this, yours }",
        ),
        (
            "Whenever a card is put under one of your other characters, draw a card.",
            "put_under($it: { character, not this, yours })",
        ),
        // 6.1.6: another than the one that challenges.
        (
            "Whenever one of your characters challenges another character, draw a card.",
            "challenges($it: { character, yours }, $other: character)",
        ),
    ] {
        let meaning = write::meaning(&meaning(CardKind::Character, text));
        assert!(meaning.contains(told), "{meaning}");
    }
}

#[test]
fn what_was_just_chosen_is_it() {
    for (kind, text, told) in [
        (CardKind::Item, "When you play this item, choose a character and exert it.", "exert $card"),
        (CardKind::Item, "Banish this item — Choose an exerted character and ready it.", "ready $card"),
        (
            CardKind::Item,
            "When you play this item, each opponent chooses one of their characters and banishes it.",
            "banish $card",
        ),
    ] {
        let meaning = write::meaning(&meaning(kind, text));
        assert!(meaning.contains(told), "{meaning}");
    }
}

#[test]
fn the_same_location_is_the_one_spoken_of() {
    let text = "Whenever this character moves to a location, you may move one of your other characters to the \
                same location for free.";
    let told = write::meaning(&meaning(CardKind::Character, text));
    assert!(told.contains("move $card to $other"), "{told}");
    let text = "When you play this character, you may move up to 4 of your characters to the same location for free.";
    let told = write::meaning(&meaning(CardKind::Character, text));
    assert!(told.contains("choose to move 1 of"), "{told}");
}

#[test]
fn sung_by_so_many() {
    same(
        CardKind::Action { song: true },
        "If this song was sung by 3 or more characters, gain 3 lore.",
        "If 3 or more characters sang this song, gain 3 lore.",
    );
}

#[test]
fn the_same_cost_as_what_was_banished() {
    let text = "Whenever you banish an item, you may play an item with the same cost or less from your hand for free.";
    let told = write::meaning(&meaning(CardKind::Character, text));
    assert!(told.contains("cost <= cost($other)"), "{told}");
}

#[test]
fn so_many_drops_paid() {
    let text = "When you play this character, if you removed 2 or more ink drops to play him, draw a card.";
    let told = write::meaning(&meaning(CardKind::Character, text));
    assert!(told.contains("if      this is played with 2 ink drops or more"), "{told}");
}

#[test]
fn those_that_did_not_sing_it() {
    let text = "Ready all your characters that didn't sing this song. They can't quest this turn.";
    let told = write::meaning(&meaning(CardKind::Action { song: true }, text));
    assert!(told.contains("{ character, not is $singers, in play, yours }"), "{told}");
}

#[test]
fn the_rest_is_without_what_was_played() {
    let text = "Reveal the top 5 cards of your deck. You may play an action revealed this way for free. Shuffle the rest into \
                your deck.";
    let told = write::meaning(&meaning(ACTION, text));
    assert!(told.contains("put (%1.cards without %2.played) into deck, shuffled"), "{told}");
}

#[test]
fn where_the_card_of_an_event_came_from() {
    for (text, told) in [
        ("Whenever you play a character from your discard, gain 1 lore.", "from discard) by you"),
        ("Whenever you reveal a character card from your hand, draw a card.", "from hand) by you"),
        ("Whenever you put a card from your discard into your inkwell, gain 1 lore.", "from discard) by you"),
    ] {
        let meaning = write::meaning(&meaning(CardKind::Character, text));
        assert!(meaning.contains(told), "{meaning}");
    }
}

#[test]
fn how_many_and_which_the_damage_banishes() {
    let text =
        "Deal 2 damage to each exerted character. If this damage banishes 3 or more characters, gain 2 lore.";
    let told = write::meaning(&meaning(ACTION, text));
    assert!(told.contains(">= 3"), "{told}");
    let text =
        "Deal 2 damage to each exerted character. If this damage banishes a Hero character, gain 2 lore.";
    let told = write::meaning(&meaning(ACTION, text));
    assert!(told.contains("that are (character, Hero)"), "{told}");
}

fn told(kind: CardKind, text: &str) -> String {
    write::meaning(&meaning(kind, text))
}

#[test]
fn what_a_turn_came_to_in_all() {
    let text = "Gain 2 lore. If you gained 3 or more lore this turn, draw a card.";
    assert!(told(ACTION, text).contains("if in_all_this_turn(gained_lore() by you) >= 3"));
    // One opponent must have lost it all.
    let text = "If an opponent lost 2 or more lore this turn, draw a card.";
    let found = told(ACTION, text);
    assert!(found.contains("for any _player of opponents: in_all_this_turn(lost_lore() by _player) >= 2"));
}

#[test]
fn the_turn_they_are_played() {
    // 5.1.1.11: a keyword of those that came this turn.
    let found = told(CardKind::Character, "Your Pirate characters gain Rush the turn they're played.");
    assert!(found.contains("each { character, Pirate, this turn: played(), in play, yours }: has Rush"));
}

#[test]
fn an_additional_drop_is_one_more() {
    // 1.13
    let found = told(CardKind::Character, "If you would get an ink drop, get an additional ink drop.");
    assert!(found.contains("instead the amount is max(($amount + 1), 0)"), "{found}");
    let found = told(CardKind::Character, "Whenever a character is returned to your hand, gain 1 lore.");
    assert!(found.contains("into_hand($it: { character, yours }, from play)"), "{found}");
}

#[test]
fn exactly_so_many_that_differ() {
    // 1.2.3, 5.2.6
    let found = told(ACTION, "Choose 2 characters with different names. Exert them.");
    assert!(found.contains("choose 2 { character, in play }, with different names"), "{found}");
}

#[test]
fn all_have_one_name_in_common() {
    let text = "While all your characters have the same name, this character gets +2 {L}.";
    let found = told(CardKind::Character, text);
    assert!(found.contains("is with the name in common of"), "{found}");
    let text = "Reveal the top 3 cards of your deck. If they have the same name, gain 1 lore.";
    assert!(told(ACTION, text).contains("count(%2.cards) >= 2"), "{}", told(ACTION, text));
}

#[test]
fn the_dearest_card_is_discarded_alone() {
    let text = "Each opponent reveals their hand. They discard the card with the highest cost.";
    let found = told(ACTION, text);
    assert!(found.contains("$card := pick 1 { cost >= that of each"), "{found}");
    let found = told(ACTION, "Banish any of your items. Draw a card for each item banished this way.");
    assert!(found.contains("pick any number { item, in play, yours }"), "{found}");
}

#[test]
fn what_joined_players_do_next_counts_their_own_too() {
    // 6.7.6.1
    let text = "You and chosen opponent each draw a card and lose 1 lore for each card in their hand.";
    let found = told(ACTION, text);
    assert!(found.contains("lose lore $player2: count(each { any card, in hand, of $player2 })"), "{found}");
}

#[test]
fn for_each_of_them_is_done_one_by_one() {
    let text =
        "Banish up to 2 chosen characters. For each character banished this way, its player draws a card.";
    let found = told(ACTION, text);
    assert!(found.contains("for each $each of (%2.banished that are character)"), "{found}");
    assert!(found.contains("draw owner($each): 1"), "{found}");
    let text =
        "When you play this character, for each of your other characters, you may pay 1 {I} to ready them.";
    let found = told(CardKind::Character, text);
    assert!(found.contains("ready $each"), "{found}");
    let text = "Each of your Pirate characters deals damage equal to their {S} to chosen character.";
    let found = told(ACTION, text);
    assert!(found.contains("deal max(strength($each), 0) damage to $card"), "{found}");
}

#[test]
fn what_is_repeated_is_done_once_more_for_each() {
    let text = "Deal 1 damage to chosen character. Repeat this effect for each item you have in play.";
    let found = told(ACTION, text);
    assert!(
        found.contains("repeat\n") && found.contains("+= count(each { item, in play, yours })"),
        "{found}"
    );
}

#[test]
fn a_song_is_sung_by_whom() {
    // 5.4.4.2
    let text = "Draw a card. If this song was sung by a character named Ariel, draw 2 cards instead.";
    let found = told(CardKind::Action { song: true }, text);
    assert!(found.contains("$singers that are (character, named \"Ariel\")"), "{found}");
}

#[test]
fn a_thing_that_a_location_has_is_there() {
    let text = "Choose a location. If that location has a Hero character, draw a card.";
    let found = told(ACTION, text);
    assert!(found.contains("count(each { character, Hero, at _, in play }) >= 1"), "{found}");
}

#[test]
fn what_was_not_done_is_denied() {
    for (text, told) in [
        (
            "Your characters that didn't quest this turn get +2 {S} until the start of your next turn.",
            "not this turn: quested()",
        ),
        (
            "Choose and discard a card. If you didn't discard a song card this way, lose 1 lore.",
            "if not there is (%2.discarded that are song)",
        ),
        (
            "Each opponent may discard a card. Each opponent who didn't discard a card this way loses 2 lore.",
            "opponents where not there is",
        ),
        (
            "Each player discards any number of cards. Each opponent who discarded 2 or more cards this way draws a card.",
            ">= 2): 1",
        ),
    ] {
        let meaning = write::meaning(&meaning(ACTION, text));
        assert!(meaning.contains(told), "{meaning}");
    }
}

#[test]
fn which_of_the_turn_is_said_of_the_card_itself() {
    let text = "When you play this character, if she's the second character you played this turn, deal 2 damage to chosen character.";
    let told = write::meaning(&meaning(CardKind::Character, text));
    assert!(told.contains("while   times_this_turn(played($it: character) by you) = 2"), "{told}");
}

#[test]
fn how_damage_is_dealt_may_have_a_condition() {
    let text =
        "Deal 5 damage to chosen character. If that character has Resist, this damage can't be reduced.";
    let told = write::meaning(&meaning(ACTION, text));
    assert!(told.contains("if $card is has Resist\n        3   deal in full 5 damage"), "{told}");
}

#[test]
fn of_each_of_several_its_own() {
    // 1.9.4.1
    for (text, amount) in [
        (
            "Deal damage to each opposing character equal to their {S}.",
            "deal max(strength(_), 0) damage to $cards",
        ),
        (
            "Choose 2 of your characters. Deal damage to them equal to their {L}.",
            "deal max(lore(_), 0) damage to $card",
        ),
    ] {
        let found = told(ACTION, text);
        assert!(found.contains(amount), "{found}");
    }
}

#[test]
fn no_part_of_a_sentence_is_lost() {
    for (kind, text) in [
        (ACTION, "You may play a character with Boost from your hand for 2 {I} less."),
        (
            CardKind::Character,
            "You may use this character's Boost ability at the start of your turn for free.",
        ),
        (ACTION, "Chosen characters of yours can't be challenged until the start of your next turn."),
        (ACTION, "Chosen character gets +1 {S} for each card you've played this turn."),
        (ACTION, "Move one of your characters to each of your locations for free."),
    ] {
        let read = read_paragraph(kind, text, &Lexicon::default()).expect("it is read");
        assert!(elaborate(&read.expect("a text").ability, kind).is_err(), "{text}");
    }
    let text = "Put the top card of your deck into your discard for each item you have in play.";
    let found = told(ACTION, text);
    assert!(found.contains("put top(you, count(each { item, in play, yours })) into discard"), "{found}");
}

#[test]
fn what_was_seen_is_chosen_among() {
    let text = "Look at chosen opponent's hand and choose a character card. That player discards it.";
    let found = told(ACTION, text);
    assert!(found.contains("choose 1 of (%2.cards that are character), by you"), "{found}");
    let text = "Return an item, a location, and a character card from your discard to your hand.";
    let found = told(ACTION, text);
    assert!(found.contains("pick 1 { item, in discard, yours }"), "{found}");
}

#[test]
fn those_of_whom_it_is_so() {
    // 6.1.11: of several opponents only those that have so many.
    let text = "If an opponent has 3 or more items in play, they choose and banish one of their items.";
    let found = told(ACTION, text);
    assert!(found.contains("for each $player of (opponents where count("), "{found}");
    assert!(found.contains("choose 1 { item, in play, of $player }, by $player"), "{found}");
}

#[test]
fn what_is_said_to_you_is_not_said_to_each_of_them() {
    // 6.7.6
    let text = "Each opponent reveals the top card of their deck. If it's an action card, draw a card.";
    let found = told(ACTION, text);
    assert!(found.contains("for each $player of opponents") && found.contains("draw you: 1"), "{found}");
    let text =
        "Each opponent reveals the top card of their deck. If any of those cards are actions, draw a card.";
    let found = told(ACTION, text);
    assert!(found.contains("if there is ($all that are action)"), "{found}");
}

#[test]
fn only_those_of_whom_it_is_so() {
    let found = told(ACTION, "Your characters get +2 {S} this turn if they're damaged.");
    assert!(found.contains("$cards := each { character, damaged, in play, yours }"), "{found}");
    let text = "Ready all your Hero characters. Exert all your other characters.";
    let found = told(ACTION, text);
    assert!(found.contains("not is each { character, Hero, in play, yours }"), "{found}");
}

#[test]
fn under_one_and_the_same_and_at_the_same_location() {
    let text = "You may return all cards from under one of your characters to your hand.";
    let found = told(ACTION, text);
    assert!(found.contains("put each { under $card, in under } into hand"), "{found}");
    let text = "Deal 2 damage to chosen character and 1 damage to each other character at the same location.";
    let found = told(ACTION, text);
    assert!(found.contains("at location($card)"), "{found}");
}

#[test]
fn what_stands_under_one_condition_is_not_spoken_of_under_another() {
    // 6.1.11: the discarded card, not the character that a song would have hurt.
    let text = "Discard a card. If it was a song, deal 3 damage to chosen character. \
                If it was a character, gain lore equal to that character's {L}.";
    let found = told(ACTION, text);
    assert!(found.contains("gain lore you: max(lore(%2.discarded), 0)"), "{found}");
}

#[test]
fn of_two_chosen_each_by_its_own_word() {
    let text = "Choose a character card in your discard and a character in play with the same cost. \
                Put the chosen card on the bottom of your deck and banish the chosen character.";
    let found = told(ACTION, text);
    assert!(found.contains("put $card on bottom of deck") && found.contains("banish $card2"), "{found}");
}

#[test]
fn that_player_is_who_did_it() {
    let text =
        "Whenever one of your other characters is chosen by an opponent's ability, that player loses 1 lore.";
    let found = told(CardKind::Character, text);
    assert!(found.contains("lose lore $player: 1"), "{found}");
}

#[test]
fn cards_that_may_be_played_for_less_cost_less() {
    // 1.5.4
    let text = "While you have 2 or more other items in play, you may play actions for 1 {I} less.";
    let found = told(CardKind::Item, text);
    assert!(found.contains("you: pay -1 ink more to play action"), "{found}");
}

#[test]
fn what_several_chose_is_banished_after_all_chose() {
    // 6.7.6.1
    let text = "Each player chooses a character of theirs with the highest cost. Banish those characters.";
    let found = told(ACTION, text);
    assert!(found.contains("\n    4   banish $all"), "{found}");
    let text =
        "Each opponent chooses one of their characters. You choose one of those characters and banish it.";
    let found = told(ACTION, text);
    assert!(found.contains("choose 1 of $all, by you"), "{found}");
}

#[test]
fn each_of_several_counts_its_own() {
    // 6.7.6: what each of them discarded; but what you discarded counts for all of them.
    let own = "Each opponent chooses and discards 2 cards. Each opponent loses 1 lore for each card discarded this way.";
    let found = told(ACTION, own);
    assert!(found.contains("lose lore $player2: count(($all that are of $player2))"), "{found}");
    let both = "Each opponent discards their hand and loses 1 lore for each card discarded this way.";
    let found = told(ACTION, both);
    assert!(found.contains("that are of $player))"), "{found}");
    let yours = "Discard your hand. Each opponent loses 1 lore for each card discarded this way.";
    let found = told(ACTION, yours);
    assert!(found.contains("lose lore opponents: count(%1.discarded)"), "{found}");
}

#[test]
fn both_are_the_card_itself_and_another() {
    let text =
        "When you play this character, choose another character of yours. They both gain Rush this turn.";
    let found = told(CardKind::Character, text);
    assert!(found.contains("this turn, (this and $card): has Rush"), "{found}");
    // Of one alone "both" says nothing.
    let one = "Choose a character of yours. They both gain Rush this turn.";
    assert!(read_paragraph(ACTION, one, &Lexicon::default()).is_err());
}

#[test]
fn the_one_of_several_must_be_told_apart() {
    let text = "Choose a character in your discard and a character in play with the same name. Banish the character in play.";
    let read =
        read_paragraph(ACTION, text, &Lexicon::default()).expect("it is read").expect("there is a text");
    assert!(elaborate(&read.ability, ACTION).is_err());
}

#[test]
fn so_many_players_are_chosen_before_any_of_them_acts() {
    let found = told(ACTION, "2 chosen opponents each choose and discard a card.");
    assert!(found.contains("$player := choose 2 of opponents, by you"), "{found}");
    assert!(found.contains("for each $player2 of ($player), in turn order"), "{found}");
    same(ACTION, "Two chosen players each draw a card.", "Choose 2 players. They each draw a card.");
}

#[test]
fn what_all_of_them_get_instead() {
    // 6.5.6: for those that were fixed before.
    let text =
        "Opposing characters get -1 {S} this turn. If you have a location in play, they get -2 {S} instead.";
    let found = told(ACTION, text);
    assert!(
        found.contains("$cards := each { character, in play, opposing }\n    2   self-replaced"),
        "{found}"
    );
}

#[test]
fn where_a_card_is() {
    let text = "Whenever this character quests, ready another character at her location.";
    let found = told(CardKind::Character, text);
    assert!(found.contains("at location(this)"), "{found}");
    different(
        CardKind::Character,
        "Your other characters at this character's location gain Ward.",
        "Your other characters at a location gain Ward.",
    );
}

#[test]
fn what_was_not_done_this_way() {
    let found =
        told(ACTION, "Deal 2 damage to chosen character. If they aren't banished this way, exert them.");
    assert!(found.contains("if not there is"), "{found}");
}

#[test]
fn a_quest_says_who_does_it() {
    // The leader plays the card, not the Illumineer who put it there.
    let text = "Each Illumineer puts the top card of their deck into their discard. If it's a character card, Ursula plays it for free.";
    let found = told(ACTION, text);
    assert!(found.contains("play one of %3.cards for free, by you"), "{found}");
    let found = told(ACTION, "Banish the Illumineers' items with cost 2 or less.");
    assert!(found.contains("{ item, cost <= 2, in play, opposing }"), "{found}");
}

#[test]
fn neither_the_one_nor_the_other() {
    let text =
        "At the end of your turn, if none of your characters quested or challenged this turn, gain 1 lore.";
    let found = told(CardKind::Character, text);
    assert!(
        found.contains("(not this turn: quested($it: { character, yours }) and not this turn:"),
        "{found}"
    );
    let text = "Ready each of your characters that didn't quest or challenge this turn.";
    assert!(told(ACTION, text).contains("not (this turn: quested() or this turn: challenges())"));
}

#[test]
fn one_of_each_player() {
    // Of each of them the one with the most, not of all together.
    let found = told(ACTION, "Deal 2 damage to each opponent's character with the highest {S}.");
    assert!(
        found.contains("for each $player of opponents") && found.contains("deal 2 damage to $all"),
        "{found}"
    );
    let among = "Banish the character with the highest cost among each opponent's characters.";
    let read =
        read_paragraph(ACTION, among, &Lexicon::default()).expect("it is read").expect("there is a text");
    assert!(elaborate(&read.ability, ACTION).is_err());
}

#[test]
fn all_that_differ_are_one_of_each_name() {
    let text = "Reveal the top 4 cards of your deck. Put all cards with different names into your hand and the rest into your discard.";
    let found = told(ACTION, text);
    assert!(found.contains("pick different_names(%1.cards) of %1.cards, with different names"), "{found}");
}

#[test]
fn as_many_is_the_same_number() {
    same(
        CardKind::Character,
        "While you have as many items in play as an opponent, this character gains Ward.",
        "While you have the same number of items in play as an opponent, this character gains Ward.",
    );
    different(
        CardKind::Character,
        "While you have as many items in play as an opponent, this character gains Ward.",
        "While you have more items in play than an opponent, this character gains Ward.",
    );
}

#[test]
fn damage_that_stays_does_not_hold_its_character() {
    // 1.9.2.4
    let found = told(CardKind::Character, "Damage on this character can't be moved.");
    assert!(found.contains("this: cannot have damage moved from it"), "{found}");
}

/// 6.1.11: what a condition spoke of in passing is what is meant, not the card that says so.
#[test]
fn it_is_what_the_condition_spoke_of() {
    for (text, says) in [
        (
            "When you play this character, if you have an item in play, you may banish it to draw a card.",
            "pick 1 { item, in play, yours }",
        ),
        (
            "At the start of your turn, if there's a card under this character, you may put it into your hand.",
            "pick 1 { under this, in under }",
        ),
        (
            "When you play this character, if you have 2 or more Toy characters in play, you may ready one of them.",
            "pick 1 { character, Toy, in play, yours }",
        ),
        (
            "Whenever one of your characters is banished, draw cards equal to their {L}.",
            "draw you: max(lore($it), 0)",
        ),
    ] {
        let found = write::meaning(&meaning(CardKind::Character, text));
        assert!(found.contains(says), "{text}\n{found}");
    }
}

/// 6.7.6: each of several players with what is theirs; 6.2.7.2: each at the start of a turn of their own.
#[test]
fn each_of_them_with_their_own() {
    let text = "You and chosen opponent each reveal the top card of your decks.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("reveal top($player2, 1)"), "{found}");
    let text = "When you play this character, at the start of each opponent's next turn, they lose 1 lore.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(found.contains("until the start of the next turn of you\n"), "{found}");
    assert!(found.contains("lose lore $player: 1"), "{found}");
    let text = "While your opponents have no items in play, this character gets +1 {L}.";
    let found = write::meaning(&meaning(CardKind::Character, text));
    assert!(found.contains("not for any _player of opponents: there is"), "{found}");
}

/// 7.1.6: what was played is another card than it was; where it may not have been played, the words mean it where it lay.
#[test]
fn what_was_played_and_what_was_not() {
    let text = "Choose a character card in your discard. Play it for free. It gains Rush this turn.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("this turn, %2.played: has Rush"), "{found}");
    let text = "Reveal the top card of your deck. If it's a character card, you may play it for free. If it isn't, put it into your discard.";
    let found = write::meaning(&meaning(ACTION, text));
    assert!(found.contains("if not %2.cards is character"), "{found}");
}

#[test]
fn of_each_player_their_own() {
    let text =
        "Choose a character card from each player's discard. Shuffle those cards into their players' decks.";
    let each = told(ACTION, text);
    assert!(
        each.contains("for each $player of all players") && each.contains("in discard, of $player"),
        "{each}"
    );
    let text = "Reveal the top card of each player's deck. Each player may put the card they revealed into their inkwell facedown and exerted.";
    assert!(told(ACTION, text).contains("that are of $player2"), "{}", told(ACTION, text));
    // 7.3.4: whoever discards chooses anyway, so that the words mean the hand that was looked at.
    let text = "Look at chosen opponent's hand and discard an action card of your choice.";
    assert!(told(ACTION, text).contains("pick 1 of (%2.cards that are action)"), "{}", told(ACTION, text));
}

#[test]
fn so_much_damage_for_each() {
    different(
        ACTION,
        "Put up to 3 cards from your discard on the bottom of your deck. For each card put there this way, remove up to 1 damage from chosen character.",
        "Put up to 3 cards from your discard on the bottom of your deck. Remove up to 1 damage from chosen character.",
    );
}

#[test]
fn a_card_that_lies_somewhere_is_looked_for_there() {
    let static_text = |condition: &str| format!("While {condition}, your other characters gain Support.");
    let one = static_text("a card is under this character");
    same(CardKind::Character, &one, &static_text("there's a card under this character"));
    let one = static_text("a song card is in your discard");
    same(CardKind::Character, &one, &static_text("there's a song card in your discard"));
    let one = static_text("you have 3 or more characters with different names here");
    assert!(told(CardKind::Character, &one).contains("different_names"));
    let one = static_text("there are 3 or more characters with different names in play");
    assert!(told(CardKind::Character, &one).contains("different_names(each { character, in play }) >= 3"));
    let two = static_text("2 or more cards are under this character");
    same(CardKind::Character, &two, &static_text("there are 2 or more cards under this character"));
}

#[test]
fn what_is_discarded_differs_and_what_was_not_done_is_counted() {
    let text = "Each opponent chooses and discards 2 cards with different names.";
    assert!(told(ACTION, text).contains("different names"), "{}", told(ACTION, text));
    let text = "Gain 1 lore for each character of yours that didn't quest this turn.";
    assert!(told(ACTION, text).contains("not this turn: quested()"), "{}", told(ACTION, text));
}

/// What changes nothing was read over or says nothing.
#[test]
fn a_part_that_says_nothing_is_refused() {
    let refused = [
        "Chosen character gains Evasive this turn for each item you have in play.",
        "Chosen character gets +2 {S} this turn equal to the number of items you have in play.",
        "Draw a card, where X is the number of items you have in play.",
        "For each item you have in play, each opponent chooses and banishes one of their characters.",
    ];
    for text in refused {
        let read = read_paragraph(ACTION, text, &Lexicon::default()).expect(text).expect(text);
        elaborate(&read.ability, ACTION).expect(text);
        let why = elaborate_in_full(&read.ability, ACTION).expect_err(text);
        assert!(why.words.is_some_and(|words| text.contains(&words) && words.contains("item")), "{text}");
    }
}

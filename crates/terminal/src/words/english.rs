//! English in the terminal.

use super::{Counted, Words};

pub(super) const WORDS: Words = Words {
    yours: "yours",
    of_player: "of",
    turn: "Turn",
    your_hand: "Your hand",
    hand: "Hand",
    the_discard_is_empty: "The discard is empty.",
    discard_the_last_first: "Discard, the last first",
    in_the_bag: "In the bag",
    you: "you",
    player: "player",
    you_capital: "You",
    out_of_the_game: " Out of the game.",
    location: "location",
    willpower: "Willpower",
    item: "item",
    exerted: "exerted",
    drying: "drying",
    damage: "damage",
    at_location: "at",
    under_it: "under it",
    inkable: "inkable",
    not_inkable: "not inkable",
    cost: "cost",
    at_the_table: "At the table",
    type_for_help: "Type ? for help.",
    press_enter_alone: "Player $, press Enter when only you look.",
    no_such_move: "There is no move with this number.",
    do_what_the_lesson_asks: "A good idea for another game; here, do what the lesson asks.",
    no_such_card: "No such card is in sight, and the library has none of that name.",
    why_which_card: "Which card? Type why and a part of its name.",
    cannot: "cannot",
    nothing_in_its_way: "Nothing stands in its way: look at the moves.",
    nothing_to_take_back: "There is nothing to take back.",
    hint: "Hint",
    enter_does_it: "Enter does it.",
    really_give_up: "Really give up? Type yes.",
    the_game_goes_on: "The game goes on.",
    save_where: "Save to which file?",
    saved_to: "Saved to",
    no_card_has_that_name: "No card has that name.",
    which_one: "Which one?",
    not_understood: "Not understood; type a number, or ? for help.",
    lesson_not_kept: "The lesson is short and not kept: lore play --tutorial begins it anew.",
    game_is_kept: "The game is kept: lore play --resume goes on.",
    chance_was_used: " Chance was used since [1.7.6.2].",
    larger_window: "The table needs a larger window (60×18), or --plain.",
    keys_short: "Tab Enter  e end  t text  h hint  u undo  ? help  q quit",
    keys_line: "↑↓ Tab Enter  e end  t text  d discards  h hint  u undo  s save  ? help  q quit",
    the_rest_below: "↑ ↓: the rest",
    out_mark: " · out",
    discard: "discard",
    damage_mark: "dmg ",
    bag: "bag",
    enter_leaves_the_table: "Enter leaves the table.",
    more_text: "t: more",
    what_happened: "What happened",
    earlier_above: "PgUp: earlier",
    that_cannot_be_ended_now: "That cannot be ended now.",
    now: "Now",
    you_are_not_asked_now: "You are not asked now.",
    thinking_about_a_hint: "Thinking about a hint …",
    enter_does_it_short: "Enter does it",
    type_the_name: "n: type the name",
    any_key_goes_on: "any key goes on",
    discards_the_last_first: "Discards, the last first",
    concede: "Concede",
    really_give_up_key: "Really give up? y: yes, any other key: no",
    save_where_keys: "Save to which file? (Enter, Esc)",
    name_a_card_keys: "Name a card (Enter; Esc: look at the table)",
    type_a_part_of_the_name: "Type a part of the name.",
    enter_names: "Enter names",
    strength: "Strength",
    ink_word: "ink",
    hand_word: "hand",
    deck_word: "deck",
    help: HELP,
    keys: KEYS,
    bot_failed: "the bot failed; lore play --resume goes on from its last question",
    counted,
    taken_back,
    seen_since,
};

const HELP: &str = "\
Type the number of a move. Besides:
  board        the whole table
  discards     what lies in the discards
  text CARD    the text of a card (or text NUMBER: the card of that move)
  why CARD     what that card cannot do now, and the rule (or why quest CARD, why ink CARD …)
  hint         what the search would do, with chances and why; an empty line does it
  undo         back to your previous decision
  save FILE    a copy of the game; FILE.lore is a script for lore judge (save --force FILE overwrites a file)
  concede      give the game up
  quit         leave; lore play --resume goes on
You win with 20 lore. Numbers in [brackets] are rules: lore rule NUMBER explains them.";

const KEYS: &str = "\
↑ ↓       choose a card, or a move
Tab ← →   from the cards to the moves and back
Enter     look at the card's moves; do the move
1 … 9     do the move with that number
e         end the turn; keep the hand; choose no more; say no
t         the whole text of the card
d         the discards (in the totals: how many)
n         type the name of a card, where one is asked
h         a hint (Enter then does it)
u         undo, to your previous decision
s         save a copy to a file (.lore: a script for lore judge)
c         concede
PgUp PgDn the story so far
q         leave; lore play --resume goes on
◊ is lore, 3/4 Strength/Willpower, @ at a location, +1 a card under it. A • marks cards with legal moves. Greyed moves are not legal now; Enter on one tells why.
[Numbers] are rules: lore rule NUMBER explains them. You win with 20 lore.";

fn counted(has: &Counted<'_>) -> String {
    let Counted { who, lore, ink_ready, ink_total, drops, hand, deck, discard, gone } = has;
    format!(
        "{who}: {lore} lore, ink {ink_ready} of {ink_total} ready{drops}, hand {hand}, deck {deck}, discard {discard}.{gone}"
    )
}

fn taken_back(answers: usize) -> String {
    match answers {
        1 => "Taken back: 1 answer.".to_owned(),
        answers => format!("Taken back: {answers} answers."),
    }
}

fn seen_since(seen: &str) -> String {
    format!(" You have seen since: {seen} [1.7.6.2].")
}

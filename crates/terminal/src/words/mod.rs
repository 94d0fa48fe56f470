//! What the terminal says beside the table's own words: one table, a file a language. A language that lacks a phrase does not compile.

/// Every phrase, named after what it says in English.
pub(crate) struct Words {
    pub(crate) yours: &'static str,
    pub(crate) of_player: &'static str,
    pub(crate) turn: &'static str,
    pub(crate) your_hand: &'static str,
    pub(crate) hand: &'static str,
    pub(crate) the_discard_is_empty: &'static str,
    pub(crate) discard_the_last_first: &'static str,
    pub(crate) in_the_bag: &'static str,
    pub(crate) you: &'static str,
    pub(crate) player: &'static str,
    pub(crate) you_capital: &'static str,
    pub(crate) out_of_the_game: &'static str,
    pub(crate) location: &'static str,
    pub(crate) willpower: &'static str,
    pub(crate) item: &'static str,
    pub(crate) exerted: &'static str,
    pub(crate) drying: &'static str,
    pub(crate) damage: &'static str,
    pub(crate) at_location: &'static str,
    pub(crate) under_it: &'static str,
    pub(crate) inkable: &'static str,
    pub(crate) not_inkable: &'static str,
    pub(crate) cost: &'static str,
    pub(crate) at_the_table: &'static str,
    pub(crate) type_for_help: &'static str,
    pub(crate) press_enter_alone: &'static str,
    pub(crate) no_such_move: &'static str,
    pub(crate) do_what_the_lesson_asks: &'static str,
    pub(crate) no_such_card: &'static str,
    pub(crate) why_which_card: &'static str,
    pub(crate) cannot: &'static str,
    pub(crate) nothing_in_its_way: &'static str,
    pub(crate) nothing_to_take_back: &'static str,
    pub(crate) hint: &'static str,
    pub(crate) enter_does_it: &'static str,
    pub(crate) really_give_up: &'static str,
    pub(crate) the_game_goes_on: &'static str,
    pub(crate) save_where: &'static str,
    pub(crate) saved_to: &'static str,
    pub(crate) no_card_has_that_name: &'static str,
    pub(crate) which_one: &'static str,
    pub(crate) not_understood: &'static str,
    pub(crate) lesson_not_kept: &'static str,
    pub(crate) game_is_kept: &'static str,
    pub(crate) chance_was_used: &'static str,
    pub(crate) larger_window: &'static str,
    pub(crate) keys_short: &'static str,
    pub(crate) keys_line: &'static str,
    pub(crate) the_rest_below: &'static str,
    pub(crate) out_mark: &'static str,
    pub(crate) discard: &'static str,
    pub(crate) damage_mark: &'static str,
    pub(crate) bag: &'static str,
    pub(crate) enter_leaves_the_table: &'static str,
    pub(crate) more_text: &'static str,
    pub(crate) what_happened: &'static str,
    pub(crate) earlier_above: &'static str,
    pub(crate) that_cannot_be_ended_now: &'static str,
    pub(crate) now: &'static str,
    pub(crate) you_are_not_asked_now: &'static str,
    pub(crate) thinking_about_a_hint: &'static str,
    pub(crate) enter_does_it_short: &'static str,
    pub(crate) type_the_name: &'static str,
    pub(crate) any_key_goes_on: &'static str,
    pub(crate) discards_the_last_first: &'static str,
    pub(crate) concede: &'static str,
    pub(crate) really_give_up_key: &'static str,
    pub(crate) save_where_keys: &'static str,
    pub(crate) name_a_card_keys: &'static str,
    pub(crate) type_a_part_of_the_name: &'static str,
    pub(crate) enter_names: &'static str,
    pub(crate) strength: &'static str,
    pub(crate) ink_word: &'static str,
    pub(crate) hand_word: &'static str,
    pub(crate) deck_word: &'static str,
    /// What one can type.
    pub(crate) help: &'static str,
    /// What the keys of the screen do.
    pub(crate) keys: &'static str,
    /// A bot failed.
    pub(crate) bot_failed: &'static str,
    /// What a player has, as a sentence.
    pub(crate) counted: fn(&Counted<'_>) -> String,
    /// So many answers were taken back.
    pub(crate) taken_back: fn(usize) -> String,
    /// Cards that were seen since, which no undo makes unseen.
    pub(crate) seen_since: fn(&str) -> String,
}

/// What a player has.
pub(crate) struct Counted<'a> {
    pub(crate) who: &'a str,
    pub(crate) lore: i32,
    pub(crate) ink_ready: usize,
    pub(crate) ink_total: usize,
    /// Ink drops, in words.
    pub(crate) drops: &'a str,
    pub(crate) hand: usize,
    pub(crate) deck: usize,
    pub(crate) discard: usize,
    /// That they left the game, in words.
    pub(crate) gone: &'a str,
}

vocabulary::tables! {
    /// The words of a language.
    pub(crate) fn words -> &'static Words = &WORDS;
}

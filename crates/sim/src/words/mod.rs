//! What simulations say: one table, a file a language. A language that lacks a phrase does not compile.

use crate::bot::Fault;
use crate::checkpoint::CheckpointError;
use crate::tally::Why;
use vocabulary::{Form1, Form3, Form4};

/// Every phrase, named after what it says in English.
pub(crate) struct Words {
    /// How a game ended.
    pub(crate) why: fn(Why) -> &'static str,
    /// What a bot did wrong.
    pub(crate) fault: fn(&Fault) -> String,
    /// Why there is nothing to go on from.
    pub(crate) checkpoint_error: fn(&CheckpointError) -> String,
    pub(crate) games_of: &'static str,
    pub(crate) planned: &'static str,
    pub(crate) seed: &'static str,
    pub(crate) win_rate_with_interval: &'static str,
    pub(crate) going_first: &'static str,
    pub(crate) second: &'static str,
    pub(crate) games: &'static str,
    pub(crate) starting_player_won: &'static str,
    pub(crate) ended_by: &'static str,
    pub(crate) games_with_a_fault: &'static str,
    pub(crate) game: &'static str,
    pub(crate) row_against_column: &'static str,
    pub(crate) lore_by_turn: &'static str,
    pub(crate) turn: &'static str,
    pub(crate) cards_of: &'static str,
    pub(crate) won_when_the_card_was: &'static str,
    pub(crate) samples_in_brackets: &'static str,
    pub(crate) drawn_with_interval: &'static str,
    pub(crate) games_2: &'static str,
    pub(crate) less_not_drawn: &'static str,
    pub(crate) opening: &'static str,
    pub(crate) played: &'static str,
    pub(crate) inked: &'static str,
    pub(crate) against: &'static str,
    pub(crate) each_against_each_decks: &'static str,
    pub(crate) footer: &'static str,
    pub(crate) shares_note: &'static str,
    pub(crate) won_by_starting_player: &'static str,
    pub(crate) turns_on_average: &'static str,
    pub(crate) decisions: &'static str,
    pub(crate) row_going_first: &'static str,
    pub(crate) row_going_second: &'static str,
    pub(crate) win_rates_with_intervals: &'static str,
    pub(crate) who_wins: &'static str,
    pub(crate) players: &'static str,
    pub(crate) by: &'static str,
    pub(crate) each_against_each: &'static str,
    pub(crate) row_beats_column: &'static str,
    pub(crate) games_by_turns: &'static str,
    pub(crate) turns: &'static str,
    pub(crate) mean_lore_plot: &'static str,
    pub(crate) own_turn: &'static str,
    pub(crate) how_games_go: &'static str,
    pub(crate) mean_lore_note: &'static str,
    pub(crate) length: &'static str,
    pub(crate) half_of_the_games_had: &'static str,
    pub(crate) or_fewer: &'static str,
    pub(crate) endings: &'static str,
    pub(crate) cards_note: &'static str,
    pub(crate) drawn_less_not_drawn: &'static str,
    pub(crate) drawn: &'static str,
    pub(crate) opening_hand: &'static str,
    pub(crate) inked_2: &'static str,
    pub(crate) card: &'static str,
    pub(crate) to: &'static str,
    pub(crate) of: &'static str,
    pub(crate) faults: &'static str,
    pub(crate) game_2: &'static str,
    pub(crate) turns_of_both: Form4,
    pub(crate) cards_elsewhere: Form1,
    pub(crate) lost_by_fault: Form3,
    pub(crate) engine_failed: Form1,
    pub(crate) too_many_decisions: &'static str,
}

vocabulary::tables! {
    /// The words of a language.
    pub(crate) fn words -> &'static Words = &WORDS;
}

//! What the commands say: one table, a file a language. A language that lacks a phrase does not compile.

use cards::Rarity;
use vocabulary::{Form1, Form2, Form3, Form4, Form5, Form6};

/// Every phrase, named after what it says in English, in the order of the commands.
pub(crate) struct Words {
    /// What a session says and understands.
    pub(crate) ask: Ask,
    // cited
    pub(crate) edition_of_the_rules: Form1,
    pub(crate) number_of_today: &'static str,
    // analyse
    pub(crate) no_move_to_look_at: &'static str,
    pub(crate) page_is_in: Form1,
    pub(crate) game_is_in: Form1,
    pub(crate) chance_in_turn: Form3,
    pub(crate) lost_points: Form1,
    pub(crate) player_won: Form1,
    pub(crate) chances_by: Form1,
    pub(crate) chances_of_a: &'static str,
    pub(crate) marked_turns: &'static str,
    // ask and deck
    pub(crate) prompt_turn: Form1,
    pub(crate) prompt_decides: Form1,
    pub(crate) prompt_position: &'static str,
    pub(crate) position_stands: &'static str,
    pub(crate) decides: Form2,
    pub(crate) more_options: Form1,
    pub(crate) taken_back: &'static str,
    pub(crate) nothing_to_take_back: &'static str,
    pub(crate) position_not_finished: &'static str,
    pub(crate) game_is_over: &'static str,
    pub(crate) write_why_not: &'static str,
    pub(crate) it_is_legal: &'static str,
    pub(crate) write_save: &'static str,
    pub(crate) written: &'static str,
    pub(crate) list_cannot_be_read: Form1,
    // search
    pub(crate) the_query: &'static str,
    pub(crate) card: &'static str,
    pub(crate) cards: &'static str,
    pub(crate) kind_character: &'static str,
    pub(crate) kind_action: &'static str,
    pub(crate) kind_song: &'static str,
    pub(crate) kind_item: &'static str,
    pub(crate) kind_location: &'static str,
    // show
    pub(crate) text_not_supported: &'static str,
    pub(crate) rulings: &'static str,
    pub(crate) more_rulings: Form2,
    pub(crate) character: &'static str,
    pub(crate) action: &'static str,
    pub(crate) action_song: &'static str,
    pub(crate) item: &'static str,
    pub(crate) location: &'static str,
    pub(crate) inkable: &'static str,
    pub(crate) not_inkable: &'static str,
    pub(crate) cost: &'static str,
    pub(crate) strength: &'static str,
    pub(crate) willpower: &'static str,
    pub(crate) move_cost: &'static str,
    // case
    pub(crate) picture_needs_a_file: &'static str,
    // check
    pub(crate) card_text_not_supported: Form1,
    pub(crate) in_format: &'static str,
    pub(crate) legal: &'static str,
    pub(crate) not_legal: &'static str,
    pub(crate) also_legal_in: &'static str,
    // stats
    pub(crate) cards_and_inkable: Form3,
    pub(crate) curve: &'static str,
    pub(crate) mean_lore: &'static str,
    pub(crate) mean_strength: &'static str,
    pub(crate) ink_in_every_turn: &'static str,
    pub(crate) card_to_play_in_turn: &'static str,
    pub(crate) first: &'static str,
    pub(crate) second: &'static str,
    pub(crate) songs_and_singers: &'static str,
    pub(crate) cards_by_cost: &'static str,
    pub(crate) characters: &'static str,
    pub(crate) actions: &'static str,
    pub(crate) songs: &'static str,
    pub(crate) items: &'static str,
    pub(crate) locations: &'static str,
    pub(crate) songs_of_cost: Form3,
    // tune
    pub(crate) stopped_so_far: &'static str,
    pub(crate) swaps_tried: Form5,
    pub(crate) played_by: &'static str,
    pub(crate) with_seed: Form1,
    pub(crate) better_beyond_noise: &'static str,
    pub(crate) worse_beyond_noise: &'static str,
    pub(crate) not_beyond_noise: &'static str,
    pub(crate) too_few_games: &'static str,
    pub(crate) points: &'static str,
    pub(crate) games: &'static str,
    pub(crate) interval_holds: &'static str,
    pub(crate) intervals_hold: Form2,
    pub(crate) all_that_was_tried: &'static str,
    pub(crate) no_swap_is_better: &'static str,
    pub(crate) swap: Form3,
    // exam
    pub(crate) no_ruling_about_that: &'static str,
    pub(crate) question_of: Form2,
    pub(crate) one_number: &'static str,
    pub(crate) all_that_are_true: &'static str,
    pub(crate) all_in_order: &'static str,
    pub(crate) right: &'static str,
    pub(crate) wrong: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) so_many_right: Form2,
    pub(crate) chapter: &'static str,
    pub(crate) rule_explains: &'static str,
    // gauntlet
    pub(crate) no_deck: &'static str,
    pub(crate) deck_won: Form3,
    pub(crate) going_first: &'static str,
    pub(crate) seed: &'static str,
    pub(crate) against: &'static str,
    pub(crate) won_with_interval: &'static str,
    pub(crate) best_of_three: &'static str,
    pub(crate) opening_hand: &'static str,
    pub(crate) keep: &'static str,
    pub(crate) put_back: &'static str,
    pub(crate) either_way: &'static str,
    pub(crate) going_second: &'static str,
    // judge
    pub(crate) limit_expected_cards_n_turns: Form1,
    pub(crate) nothing_in_folder: Form1,
    pub(crate) not_all_judged: &'static str,
    pub(crate) nothing_in_note: Form1,
    pub(crate) unsupported: &'static str,
    pub(crate) failed: &'static str,
    pub(crate) expected: &'static str,
    pub(crate) found: &'static str,
    pub(crate) both_agree: &'static str,
    pub(crate) files_judged: Form3,
    pub(crate) other_reading_same: Form1,
    pub(crate) other_reading: Form2,
    pub(crate) other_reading_without: Form2,
    // notes
    pub(crate) no_notes: Form1,
    pub(crate) notes_checked: Form3,
    pub(crate) numbers_rewritten: Form1,
    pub(crate) numbers_to_rewrite: Form1,
    // play
    pub(crate) another_game_being_played_one: Form1,
    pub(crate) neither_bot_nor_deck: Form1,
    pub(crate) deck_your_own_deck_give: &'static str,
    pub(crate) more_decks_or_opponents_than: &'static str,
    pub(crate) no_ready_deck_left: &'static str,
    pub(crate) teams_need_four: &'static str,
    pub(crate) no_ready_deck_has_name: Form1,
    pub(crate) deck_cannot_be_read: &'static str,
    pub(crate) no_folder_for_games: &'static str,
    // prove
    pub(crate) fault: &'static str,
    pub(crate) faults: &'static str,
    pub(crate) never_played: &'static str,
    pub(crate) ability_never_resolved: Form1,
    pub(crate) instruction_never_executed: Form2,
    pub(crate) decisions: &'static str,
    pub(crate) checks: &'static str,
    pub(crate) cards_never_played: &'static str,
    pub(crate) abilities_never_resolved: &'static str,
    pub(crate) instructions_never_executed: &'static str,
    pub(crate) decisions_and_checks: Form2,
    // puzzles
    pub(crate) win_turn_against: Form2,
    pub(crate) lines_tried: Form1,
    pub(crate) puzzles_found: Form1,
    // replay
    pub(crate) seed_is_needed: &'static str,
    pub(crate) game_not_ended: &'static str,
    pub(crate) no_such_game: &'static str,
    pub(crate) wins: &'static str,
    pub(crate) drawn: &'static str,
    pub(crate) loses_by_fault: &'static str,
    pub(crate) too_many_decisions: &'static str,
    pub(crate) engine_failed: &'static str,
    pub(crate) game_told: Form6,
    pub(crate) games_are_numbered: Form1,
    // rulebook
    pub(crate) notes_need_a_folder: &'static str,
    pub(crate) notes_in: Form2,
    // rulings
    pub(crate) rulings_find_some_with_lore: Form1,
    // serve
    pub(crate) page_not_binary_build_with: &'static str,
    pub(crate) port_cannot_be_used: Form1,
    pub(crate) no_browser: &'static str,
    // sim
    pub(crate) going_on_after_games: Form1,
    pub(crate) progress_not_kept: Form1,
    pub(crate) stopped_after_games: Form2,
    pub(crate) games_with_a_fault: Form1,
    pub(crate) report_is_in: Form1,
    pub(crate) save_game_takes: &'static str,
    // solve
    pub(crate) only_player_who_may_take: &'static str,
    pub(crate) wins_for_sure: Form3,
    pub(crate) wins_in_worlds: Form4,
    pub(crate) cannot_win_turn_with_what: Form3,
    pub(crate) not_decided_more_than_positions: Form1,
    // files
    pub(crate) input_too_long: Form1,
    pub(crate) not_utf8: Form2,
    pub(crate) file_is_there: Form1,
    // gaming
    pub(crate) players_for_decks: Form2,
    pub(crate) seconds_expected: Form2,
    pub(crate) strength_not_known: &'static str,
    pub(crate) decks_cannot_be_played: Form1,
    pub(crate) warning_not_legal: &'static str,
    // opened
    pub(crate) cannot_be_read: Form1,
    pub(crate) card_not_supported: Form2,
    pub(crate) no_position: &'static str,
    // signals
    pub(crate) once_more_ends: &'static str,
    pub(crate) stopping_after_games: &'static str,
    pub(crate) stopping_after_proofs: &'static str,
    pub(crate) stopping_after_game: &'static str,
    pub(crate) stopping_after_files: &'static str,
    // deck
    pub(crate) no_format_called: Form2,
    /// A rarity.
    pub(crate) rarity: fn(Rarity) -> String,
    /// So many rulings were found.
    pub(crate) rulings_found: fn(usize) -> String,
}

/// A session of `lore ask`. What may be typed is understood in every language.
pub(crate) struct Ask {
    /// A new file begins so; its writer may say it better before keeping it.
    pub(crate) header: [&'static str; 2],
    pub(crate) welcome: &'static str,
    pub(crate) help: &'static str,
    /// What a line may begin with before the position stands.
    pub(crate) before_the_game: &'static [&'static str],
    /// What a line may begin with after that, besides the moves that are legal.
    pub(crate) in_the_game: &'static [&'static str],
    /// The longest first.
    pub(crate) why_not: &'static [&'static str],
    pub(crate) quit: &'static [&'static str],
    pub(crate) help_words: &'static [&'static str],
    pub(crate) options: &'static [&'static str],
    pub(crate) show: &'static [&'static str],
    pub(crate) table: &'static [&'static str],
    pub(crate) undo: &'static [&'static str],
    /// Begins another question.
    pub(crate) anew: &'static [&'static str],
    pub(crate) save: &'static [&'static str],
}

vocabulary::tables! {
    /// The words of a language.
    pub(crate) fn words -> &'static Words = &WORDS;
}

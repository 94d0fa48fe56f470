//! What the commands say in English.

use super::{Ask, Words};

pub(super) static WORDS: Words = Words {
    ask: ASK,
    // cited
    edition_of_the_rules: |name| format!("edition {name} of the rules"),
    number_of_today: "      * the number of today: that of this edition is not known\n",
    // analyse
    no_move_to_look_at: "there is no move to look at",
    page_is_in: |path| format!("the page is in {path}"),
    game_is_in: |path| format!("the game is in {path}, its decks beside it"),
    chance_in_turn: |number, player, percent| format!("turn {number:>2}  {player}  {percent:5.1} %"),
    lost_points: |lost| format!("lost {lost:.1} points; better:"),
    player_won: |winner| format!("{winner} won"),
    chances_by: |player| format!("chances by {player} for the player whose turn it was"),
    chances_of_a: "Chances to win of player A",
    marked_turns: "Marked: turns that lost chances, with the better line.",
    // ask and deck
    prompt_turn: |player| format!("{player}'s turn> "),
    prompt_decides: |player| format!("{player} decides> "),
    prompt_position: "position> ",
    position_stands: "the position stands; now moves, or 'options'",
    decides: |player, what| format!("{player} decides: {what}"),
    more_options: |more| format!("  … and {more} more: options"),
    taken_back: "taken back",
    nothing_to_take_back: "there is nothing to take back",
    position_not_finished: "the position is not finished: it ends with 'turn A'",
    game_is_over: "the game is over",
    write_why_not: "write: why not MOVE",
    it_is_legal: "it is legal",
    write_save: "write: save FILE.lore",
    written: "written:",
    list_cannot_be_read: |lines| format!("the deck list cannot be read\n{lines}"),
    // search
    the_query: "the query",
    card: "card",
    cards: "cards",
    kind_character: "character",
    kind_action: "action",
    kind_song: "song",
    kind_item: "item",
    kind_location: "location",
    // show
    text_not_supported: "The text of this card is not supported yet.",
    rulings: "Rulings",
    more_rulings: |more, card| format!("  ... and {more} more: lore rulings {card}"),
    character: "Character",
    action: "Action",
    action_song: "Action (song)",
    item: "Item",
    location: "Location",
    inkable: "inkable",
    not_inkable: "not inkable",
    cost: "cost",
    strength: "strength",
    willpower: "willpower",
    move_cost: "move cost",
    // case
    picture_needs_a_file: "a picture needs a file: --out case.png",
    // check
    card_text_not_supported: |card| {
        format!("note: the text of {card} is not supported yet, nor what it may say about deck building")
    },
    in_format: "in",
    legal: "legal",
    not_legal: "not legal",
    also_legal_in: "also legal in",
    // stats
    cards_and_inkable: |cards, inkable, cards2| format!("{cards} cards, {inkable} inkable ({cards2:.0} %)"),
    curve: "Curve",
    mean_lore: "mean lore",
    mean_strength: "mean strength",
    ink_in_every_turn: "Ink in every turn up to",
    card_to_play_in_turn: "A card to play in turn",
    first: "first",
    second: "second",
    songs_and_singers: "Songs and singers",
    cards_by_cost: "cards by cost",
    characters: "characters",
    actions: "actions",
    songs: "songs",
    items: "items",
    locations: "locations",
    songs_of_cost: |cost, songs, singers| {
        format!("Songs of cost {cost}: {songs}, characters that can sing them: {singers}")
    },
    // tune
    stopped_so_far: "stopped: what follows rests on the games so far",
    swaps_tried: |games, tried, pairs| {
        format!("{games} games, {tried} swaps tried and {pairs} pairs of those that looked good")
    },
    base_won: |name, won, games| format!("{name} as it is won {won} of {games} games of the proof"),
    played_by: "played by",
    with_seed: |seed| format!("seed {seed}"),
    better_beyond_noise: "better beyond noise",
    worse_beyond_noise: "worse beyond noise",
    not_beyond_noise: "not beyond noise",
    too_few_games: "too few games to tell",
    points: "points",
    games: "games",
    interval_holds: "the interval holds 95 times in 100",
    intervals_hold: |count, each| {
        format!("the {count} intervals hold all at once 95 times in 100 ({each:.1} % each)")
    },
    all_that_was_tried: "all that was tried (games, won, points more than the deck as it is in the same games):",
    no_swap_is_better: "no swap is better beyond noise; more games may tell more",
    first_look: |games| format!("with these cards the deck won less in the {games} games of the first look:"),
    look_tells_nothing: "  none beyond noise: so few games hardly tell which cards are worst",
    and_swap: " and ",
    swap: |copies, into, out| format!("{copies} {into} for {copies} {out}"),
    // exam
    no_ruling_about_that: "no ruling is about that",
    question_of: |at, of| format!("Question {at} of {of}"),
    one_number: "One number:",
    all_that_are_true: "All that are true:",
    all_in_order: "All numbers, in order:",
    right: "Right.",
    wrong: "Wrong.",
    rules: "Rules:",
    so_many_right: |right, all| format!("{right} of {all} right"),
    chapter: "chapter",
    rule_explains: "lore rule NUMBER explains each rule",
    // gauntlet
    no_deck: "no deck",
    deck_won: |deck, wins, of| format!("{deck}: won {wins} of {of} games"),
    going_first: "going first",
    seed: "seed",
    against: "against",
    won_with_interval: "won [95 %]",
    best_of_three: "best of three",
    opening_hand: "Opening hand: points won with the card less without it [95 %], and what to do with it",
    keep: "keep",
    put_back: "put back",
    either_way: "either",
    going_second: "second",
    // judge
    limit_expected_cards_n_turns: |text| {
        format!("--limit {text}: expected cards=N, turns=N, decisions=N or events=N")
    },
    nothing_in_folder: |path| format!("{path}: no .lore file and no ```lore block in this folder"),
    not_all_judged: "stopped: not all files were judged",
    nothing_in_note: |path| format!("{path}: no ```lore block in this note"),
    unsupported: "unsupported",
    failed: "failed",
    expected: "expected",
    found: "found",
    both_agree: "both agree",
    files_judged: |held, failed, unusable| format!("{held} hold, {failed} fail, {unusable} cannot be run"),
    other_reading_same: |label| format!("this rests on open point {label}; the other reading gives the same"),
    other_reading: |label, line| format!("this rests on open point {label}; the other reading gives: {line}"),
    other_reading_without: |label, line| {
        format!("this rests on open point {label}; by the other reading this is not so: {line}")
    },
    // notes
    no_notes: |vault| format!("{vault}: no notes there"),
    notes_checked: |count, run, found| format!("notes: {count}, blocks run: {run}, findings: {found}"),
    numbers_rewritten: |count| format!("numbers rewritten: {count}"),
    numbers_to_rewrite: |count| format!("numbers that would be rewritten: {count}; --yes does it"),
    // play
    another_game_being_played_one: |path| {
        format!(
            "another game is being played; this one is kept in {path}, and --resume {path} goes on with it"
        )
    },
    neither_bot_nor_deck: |who| {
        format!("--against {who}: neither a bot (random, greedy, adept, search, search:N) nor a deck")
    },
    deck_your_own_deck_give: "--deck is your own deck: give it once, the opponents' with --against, or share the keyboard with --hotseat",
    more_decks_or_opponents_than: "more decks or opponents than players; --players says how many play",
    no_ready_deck_left: "no ready deck is left",
    teams_need_four: "--teams needs --players 4",
    no_ready_deck_has_name: |name| {
        format!(
            "{name}: no ready deck has this name (lore play --decks lists them), and no such file is there"
        )
    },
    deck_cannot_be_read: "the deck cannot be read",
    no_folder_for_games: "no folder to keep the game in: set XDG_STATE_HOME",
    // prove
    fault: "fault",
    faults: "faults",
    never_played: "never played",
    ability_never_resolved: |ability| format!("ability {ability} never resolved"),
    instruction_never_executed: |at, word| format!("instruction {at} never executed ({word})"),
    decisions: "decisions",
    checks: "checks",
    cards_never_played: "cards never played",
    abilities_never_resolved: "abilities never resolved",
    instructions_never_executed: "instructions never executed",
    decisions_and_checks: |decisions, checks| format!("{decisions} decisions, {checks} checks"),
    // puzzles
    win_turn_against: |pair, pair2| format!("Win this turn: {pair} against {pair2}"),
    lines_tried: |actions| format!("{actions} lines"),
    puzzles_found: |found| format!("{found} puzzles"),
    // replay
    seed_is_needed: "--seed is needed: the one that lore sim told with its results",
    game_not_ended: "stopped: the game was not played to its end",
    no_such_game: "there is no such game",
    wins: "wins",
    drawn: "drawn",
    loses_by_fault: "loses by a fault",
    too_many_decisions: "stopped: too many decisions",
    engine_failed: "the engine failed",
    game_told: |first, second, ending, a, b, turns| {
        format!("A {first}, B {second}: {ending}; lore {a} to {b}, {turns} turns")
    },
    games_are_numbered: |total| format!("games are numbered from 1 to {total}"),
    // rulebook
    notes_need_a_folder: "notes are many files: name their folder with --out FOLDER",
    notes_in: |count, folder| format!("{count} notes in {folder}"),
    // rulings
    rulings_find_some_with_lore: |all| format!("{all:>6}  rulings; find some with `lore rulings QUERY`"),
    // serve
    page_not_binary_build_with: "the page is not in this binary. Build it with `cargo xtask web`, then build lore again; or serve the folder web/dist with any static server",
    port_cannot_be_used: |port| format!("port {port} cannot be used"),
    no_browser: "no browser could be opened; open the address above",
    // sim
    going_on_after_games: |count| format!("going on after {count} games"),
    progress_not_kept: |failed| format!("warning: the progress could not be kept: {failed}"),
    stopped_after_games: |done, total| format!("stopped after {done} of {total} games"),
    games_with_a_fault: |count| format!("warning: games with a fault: {count}; the results name them"),
    report_is_in: |path| format!("the report is in {path}"),
    save_game_takes: "--save-game takes a number and a file",
    // solve
    only_player_who_may_take: "only a player who may take a turn action can be looked at",
    wins_for_sure: |who, positions, worlds| {
        format!("{who} wins this turn, whatever is hidden or drawn ({positions} positions, {worlds} worlds):")
    },
    wins_in_worlds: |who, won, worlds, positions| {
        format!("{who} wins this turn in {won} of {worlds} worlds that were dealt ({positions} positions):")
    },
    cannot_win_turn_with_what: |who, positions, most_lore| {
        format!(
            "{who} cannot win this turn with what is known: of all lines ({positions} positions) none comes further than {most_lore} lore"
        )
    },
    not_decided_more_than_positions: |positions| {
        format!("not decided: more than {positions} positions; --positions allows more")
    },
    // files
    input_too_long: |limit| format!("-: more than the limit of {limit} bytes"),
    not_utf8: |path, byte| format!("{path}: not UTF-8 text (byte {byte})"),
    file_is_there: |path| format!("{path} is there already and stays as it is; --force overwrites it"),
    // gaming
    players_for_decks: |several, decks| {
        format!("{several} players for {decks} decks; name one, or one for each deck")
    },
    seconds_expected: |option, found| format!("{option} {found}: expected a number of seconds"),
    strength_not_known: "a bot: nothing is known of its strength",
    decks_cannot_be_played: |problems| format!("decks that cannot be played\n{problems}"),
    warning_not_legal: "warning: not legal",
    // opened
    cannot_be_read: |shown| format!("{shown} cannot be read"),
    card_not_supported: |card, reason| format!("{card} is not supported: {reason}"),
    no_position: "there is no position to start from",
    // signals
    once_more_ends: "once more to end at once",
    stopping_after_games: "stopping after the games that are being played",
    stopping_after_proofs: "stopping after the games that are being proved",
    stopping_after_game: "stopping after this game",
    stopping_after_files: "stopping after the files that are being judged",
    // deck
    no_format_called: |name, names| format!("no format is called {name}; there are {names}"),
    rarity: |rarity| rarity.word().replace('_', " "),
    rulings_found: |count| format!("{count} {}", if count == 1 { "ruling" } else { "rulings" }),
};

const ASK: Ask = Ask {
    header: ["title: A question asked at the table", "rules: 1.7.1"],
    welcome: "A line for each player's side (A: ink 5; hand CARD; CARD [exerted]), then moves: A quests with CARD. \
'options' lists what may be done now, 'help' tells the rest; Tab completes names and lines.",
    help: "options        what may be done now
table          what lies on the table now
undo           takes the last line back
new            begins another question
why not MOVE   tells why a move is refused, without making it
show           the file so far
save FILE      writes it (save --force FILE: over a file that is there)
quit           ends

A position:    A: lore 3; ink 5; hand CARD; discard CARD; deck CARD; CARD [=alias, exerted, damage 2], one line for each player, a
               card without a word before it is in play; or line by line: player A, then lore 3, ink 5, play CARD …, turn A
Moves:         A plays CARD, A plays CARD shifting onto CARD, A plays SONG sung by CARD, A inks CARD, A quests with CARD,
               A challenges CARD with CARD (the challenged one first), A moves CARD to CARD, A uses CARD: ABILITY,
               A ends turn, A concedes
Answers:       A accepts, A declines, A chooses CARD; CARD, A chooses nothing, A chooses player B, A chooses option 2,
               A chooses number 3, A names CARD, A orders CARD; CARD, A resolves CARD, A applies CARD, A keeps
Checks:        expect CARD damage 2, expect A lore 5, expect A cannot quest with CARD
A card is its alias, its full name, or a part of the name that no other card on the table has.",
    before_the_game: &["player", "lore", "ink", "ink drops", "inkwell", "hand", "discard", "deck", "play", "turn", "show", "undo", "new", "save", "help", "quit", "A plays ", "A quests with ", "A challenges ", "A uses ", "A moves ", "A inks ", "A ends turn"],
    in_the_game: &["expect", "options", "table", "why not", "show", "undo", "new", "save", "help", "quit"],
    why_not: &["why not", "why can't", "why"],
    quit: &["quit", "exit"],
    help_words: &["help", "?"],
    options: &["options"],
    show: &["show"],
    table: &["table", "board"],
    undo: &["undo"],
    anew: &["new"],
    save: &["save"],
};

//! What simulations say, in English.

use super::Words;
use crate::bot::{Fault, LINE_BYTES_MAX, UNSENT_BYTES_MAX};
use crate::tally::Why;

pub(super) static WORDS: Words = Words {
    why,
    fault,
    checkpoint_error: ToString::to_string,
    games_of: "games of",
    planned: "planned",
    seed: "seed",
    win_rate_with_interval: "Win rate [95 % interval]",
    going_first: "going first",
    second: "second",
    games: "games",
    starting_player_won: "The starting player won",
    ended_by: "Ended by",
    games_with_a_fault: "Games with a fault",
    game: "game",
    row_against_column: "Win rate of the row against the column, in %",
    lore_by_turn: "Lore at the end of a deck's own turn; a game that is over goes on with its last value",
    turn: "turn",
    cards_of: "Cards of",
    won_when_the_card_was: "how often it won when the card was …",
    samples_in_brackets: "(samples in round brackets; opening: in the hand after the exchange; inked: of the copies drawn)",
    drawn_with_interval: "drawn [95 %]",
    games_2: "games",
    less_not_drawn: "less not drawn",
    opening: "opening",
    played: "played",
    inked: "inked",
    against: "against",
    each_against_each_decks: "decks, each against each",
    footer: "Made by lore, an unofficial executable rulebook. Games are played by programs, not by people: what they show about decks \
         is as good as these programs play.",
    shares_note: "Every share stands with the interval that holds the true one 95 times in 100. Blue and red are win rates whose \
             interval leaves one half out, and differences whose interval leaves zero out; what may be chance has no colour.",
    won_by_starting_player: "won by the starting player",
    turns_on_average: "turns of both players, on average",
    decisions: "decisions",
    row_going_first: "… going first",
    row_going_second: "… going second",
    win_rates_with_intervals: "Win rates with 95 % intervals",
    who_wins: "Who wins",
    players: "Players",
    by: "by",
    each_against_each: "Each against each",
    row_beats_column: "How often the row beats the column, in percent, with the interval below.",
    games_by_turns: "How many games had how many turns",
    turns: "turns",
    mean_lore_plot: "Mean lore at the end of a deck's own turns",
    own_turn: "own turn",
    how_games_go: "How games go",
    mean_lore_note: "Mean lore at the end of each of a deck's own turns; a game that is over goes on with its last value.",
    length: "Length",
    half_of_the_games_had: "Turns of both players together; half of the games had",
    or_fewer: "or fewer (the dark bar). Bars are numbers of games.",
    endings: "Endings",
    cards_note: "Win rates of this deck by card. The dot shows how much more or less often it won when the card was drawn than when it was \
         not; this goes along with the card, it need not come from it. The line in the middle is zero, the ends are 24 points. Grey \
         are intervals and samples. Opening hand is the hand after the exchange; inked is a share of the copies drawn; turn is when \
         it was first played, on average.",
    drawn_less_not_drawn: "drawn, less not drawn",
    drawn: "drawn",
    opening_hand: "opening hand",
    inked_2: "inked",
    card: "card",
    to: "to",
    of: "of",
    faults: "Faults",
    game_2: "Game",
    turns_of_both: |mean, median, tenth, ninetieth| {
        format!(
            "Turns of both players: {mean} on average, half of the games {median} or fewer, from {tenth} to {ninetieth} in eight of ten"
        )
    },
    cards_elsewhere: |decks| {
        format!("Cards are in the report and in JSON and CSV; of {decks} decks or fewer also here")
    },
    lost_by_fault: |who, deck, why| format!("{who} with {deck} lost: {why}"),
    engine_failed: |why| format!("the engine failed: {why}"),
    too_many_decisions: "stopped: too many decisions",
};

fn why(why: Why) -> &'static str {
    match why {
        Why::Lore => "enough lore (1.8.1.1)",
        Why::EmptyDeck => "empty deck (1.8.1.2)",
        Why::Conceded => "conceded (2.3.3.4)",
        Why::OtherRule => "another rule or a card's text",
        Why::Drawn => "drawn: a loop without end (6.1.10)",
        Why::Fault => "lost by a bot's fault",
        Why::Endless => "stopped: too many decisions",
        Why::Broken => "failed in the engine",
    }
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::NoCommand => "no command is given".to_owned(),
        Fault::Start(program, why) => format!("{program} cannot be started: {why}"),
        Fault::Slow(millis) => format!("no answer within {millis} ms"),
        Fault::SlowStart(millis) => format!("no first answer within {millis} ms, starting included"),
        Fault::Gone => "it ended, or closed its stdout".to_owned(),
        Fault::Long => format!("a line longer than {LINE_BYTES_MAX} bytes"),
        Fault::Deaf => format!("more than {UNSENT_BYTES_MAX} bytes of what it was told are unread"),
        Fault::Stalled { taken, all } => {
            format!("it stalled: {taken} of the {all} decisions that a game may take were its own")
        }
        Fault::Unasked(said) => format!("it spoke without being asked: {said}"),
        Fault::NoAnswer(said) => format!("not an answer as the protocol asks for: {said}"),
        Fault::NotLegal(said) => format!("not one of the legal answers: {said}"),
    }
}

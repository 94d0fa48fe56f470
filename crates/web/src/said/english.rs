//! What the page's desk says beside the other rooms, in English.

use super::Words;

pub(super) static WORDS: Words = Words {
    no_such_ruling: |text| format!("there is no ruling {text}"),
    no_question: "no question is about that; another rule or level may have some",
    no_exam: "no exam is under way",
    no_such_game: "this game is no longer at the desk",
    gained_most: |letter, turn, gained, total| {
        format!("{letter} gained most in turn {turn}: {gained} lore, to {total}")
    },
    chances_rose: |letter, turn, before, after| {
        format!("turn {turn} changed much: the chances of {letter} rose from {before} to {after}")
    },
    no_game_to_play_on: "there is no game to play on",
    no_such_card: |name| format!("no card is called {name}"),
    at_line_of: |line, deck, what| format!("{deck}, line {line}: {what}"),
    decks_needed: |decks_max| format!("a simulation needs 2 to {decks_max} decks"),
};

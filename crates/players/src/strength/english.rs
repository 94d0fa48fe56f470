//! How well players play, in English.

use super::Words;
use crate::{Lists, PlayerKind};

pub(super) static WORDS: Words = Words { strength };

fn strength(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Random => "any legal answer: tells nothing about decks",
        PlayerKind::Greedy => "looks one answer ahead, hardly ever challenges: favours decks that race",
        PlayerKind::Adept => {
            "plans its turn with a learned value; beats greedy in 91 % of mirrored games [88, 93], with the least suited of eight decks in 80 %; item decks are worth more in better hands"
        }
        PlayerKind::Search(_, Lists::Hidden) => {
            "plays the best lines on in worlds of what may be hidden; with 1,000 iterations beats adept in 60 % of mirrored games [54, 67], with 200 greedy in 96 % [92, 98], with 60 three greedy ones in 52 % of games of four [46, 59]"
        }
        PlayerKind::Search(_, Lists::Open) => "plays the best lines on, knowing the other list (open lists)",
    }
}

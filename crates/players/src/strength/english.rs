//! How well players play, in English.

use super::Words;
use crate::{Lists, PlayerKind};

pub(super) static WORDS: Words = Words { strength };

fn strength(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Random => "any legal answer: tells nothing about decks",
        PlayerKind::Greedy => "looks one answer ahead, hardly ever challenges: favours decks that race",
        PlayerKind::Adept => {
            "plans its turn with a learned value; beats greedy in 92 % of mirrored games [91, 94], with the least suited of eight decks in 78 %; whoever starts wins 57 % [54, 59] between different decks, more with the same deck on both sides; decks that live on items, locations or a combination probably come out too weak"
        }
        PlayerKind::Search(_, Lists::Hidden) => {
            "plays the best lines on in worlds of what may be hidden; with 1,000 iterations beats adept in 69 % of mirrored games [62, 75], with 60 three greedy ones in 56 % of games of four [49, 63]; with 1,000 it beats greedy in 95 % [90, 98]"
        }
        PlayerKind::Search(_, Lists::Open) => "plays the best lines on, knowing the other list (open lists)",
    }
}

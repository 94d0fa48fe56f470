//! Results as CSV, one number in each line, so that any tool can pick what it needs.

use crate::interval::Share;
use crate::summary::Summary;
use std::fmt::Write;

/// `measure,deck,other,value,low,high,sample`; `other` is the opposing deck, the card, the turn or the reason.
pub fn csv(summary: &Summary) -> String {
    let mut out = "measure,deck,other,value,low,high,sample\n".to_owned();
    share(&mut out, "wins_of_first_player", "", "", &summary.first_player);
    for ending in &summary.endings {
        let whole = Share::new(ending.games, summary.endings.iter().map(|ending| ending.games).sum());
        share(&mut out, "ended", "", ending.words, &whole);
    }
    for (turns, games) in summary.turns.counts.iter().enumerate().filter(|(_, games)| **games > 0) {
        share(&mut out, "turns", "", &turns.to_string(), &Share::new(*games, summary.games));
    }
    for (at, deck) in summary.decks.iter().enumerate() {
        share(&mut out, "wins", &deck.name, "", &deck.wins);
        share(&mut out, "wins_going_first", &deck.name, "", &deck.wins_going_first);
        share(&mut out, "wins_going_second", &deck.name, "", &deck.wins_going_second);
        for (other, opponent) in summary.decks.iter().enumerate() {
            if let Some(found) = summary.meeting(at, other) {
                share(&mut out, "wins_against", &deck.name, &opponent.name, &found);
            }
        }
        for (turn, lore) in deck.lore.iter().enumerate() {
            line(&mut out, "lore_by_turn", &deck.name, &(turn + 1).to_string(), [*lore; 3], deck.wins.of);
        }
        for card in &deck.cards {
            let measures = [
                ("wins_drawn", &card.drawn),
                ("wins_not_drawn", &card.not_drawn),
                ("wins_opening_hand", &card.opening_hand),
                ("wins_played", &card.played),
                ("inked_of_drawn", &card.inked),
            ];
            for (measure, found) in measures {
                share(&mut out, measure, &deck.name, &card.name, found);
            }
            if let Some(turn) = card.first_played {
                line(&mut out, "turn_first_played", &deck.name, &card.name, [turn; 3], card.played.of);
            }
        }
    }
    out
}

fn share(out: &mut String, measure: &str, deck: &str, other: &str, share: &Share) {
    if let Some(value) = share.share {
        line(out, measure, deck, other, [value, share.low, share.high], share.of);
    }
}

fn line(out: &mut String, measure: &str, deck: &str, other: &str, [value, low, high]: [f64; 3], sample: u64) {
    let (deck, other) = (field(deck), field(other));
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{measure},{deck},{other},{value:.6},{low:.6},{high:.6},{sample}");
}

fn field(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

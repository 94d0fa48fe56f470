//! Results as CSV, one number in each line, so that any tool can pick what it needs.

use crate::interval::{Mean, Share};
use crate::summary::Summary;
use std::fmt::Write;

/// `measure,deck,other,value,low,high,sample`; `other` is the opposing deck, the card, the turn or the reason. Low and high are empty
/// where the sample tells no interval.
pub fn csv(summary: &Summary) -> String {
    let mut out = "measure,deck,other,value,low,high,sample\n".to_owned();
    share(&mut out, "wins_of_first_player", "", "", &summary.first_player);
    for ending in &summary.endings {
        let whole = Share::new(ending.games, summary.endings.iter().map(|ending| ending.games).sum());
        share(&mut out, "ended", "", ending.words, &whole);
    }
    if let Some(turns) = &summary.turns.mean {
        mean(&mut out, "turns_mean", "", "", turns);
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
            mean(&mut out, "lore_by_turn", &deck.name, &(turn + 1).to_string(), lore);
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
            if let Some(turn) = &card.first_played {
                mean(&mut out, "turn_first_played", &deck.name, &card.name, turn);
            }
        }
    }
    out
}

fn share(out: &mut String, measure: &str, deck: &str, other: &str, share: &Share) {
    if let Some(value) = share.share {
        line(out, measure, deck, other, value, [Some(share.low), Some(share.high)], share.of);
    }
}

fn mean(out: &mut String, measure: &str, deck: &str, other: &str, mean: &Mean) {
    line(out, measure, deck, other, mean.mean, [mean.low, mean.high], mean.of);
}

fn line(
    out: &mut String,
    measure: &str,
    deck: &str,
    other: &str,
    value: f64,
    range: [Option<f64>; 2],
    sample: u64,
) {
    let [low, high] = range.map(|bound| bound.map_or_else(String::new, |bound| format!("{bound:.6}")));
    let (deck, other) = (field(deck), field(other));
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{measure},{deck},{other},{value:.6},{low},{high},{sample}");
}

fn field(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

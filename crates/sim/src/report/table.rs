//! Results as a table for the terminal.

use crate::interval::Share;
use crate::summary::{DeckSummary, EndingCount, Summary};
use crate::words::words;
use notation::Language;
use std::fmt::Write;

/// How many cards of a deck are shown, and of how many decks; all are in JSON, CSV and the report.
const CARDS_SHOWN: usize = 60;
const DECKS_WITH_CARDS: usize = 3;

/// The results in words and columns. Every win rate of a deck stands with its 95 % interval; the rest have theirs in the other forms.
pub fn table(summary: &Summary) -> String {
    table_in(summary, Language::default())
}

/// The same in a language.
pub fn table_in(summary: &Summary, language: Language) -> String {
    let words = words(language);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "{} {} {}, {} {}",
        summary.games,
        words.games_of,
        format_args!("{} {}", summary.games_planned, words.planned),
        words.seed,
        summary.seed
    );
    let width = summary.decks.iter().map(|deck| deck.name.chars().count()).max().unwrap_or(0);
    let _ = writeln!(out, "\n{}", words.win_rate_with_interval);
    for deck in &summary.decks {
        let _ = writeln!(
            out,
            "  {:width$}  {:22}  {} {:22}  {} {:22}  ({}, {} {})",
            deck.name,
            deck.wins.percent(),
            words.going_first,
            deck.wins_going_first.percent(),
            words.second,
            deck.wins_going_second.percent(),
            deck.player,
            deck.wins.of,
            words.games,
        );
    }
    if summary.decks.len() > 2 {
        matrix(summary, width, language, &mut out);
    }
    let turns = &summary.turns;
    let _ = writeln!(out, "\n{} {}", words.starting_player_won, summary.first_player.percent().trim());
    let mean = turns.mean.map_or_else(|| "-".to_owned(), |mean| format!("{:.1}{}", mean.mean, mean.range()));
    let (median, tenth, ninetieth) = (turns.median, turns.tenth, turns.ninetieth);
    let _ = writeln!(out, "{}", (words.turns_of_both)(&mean, &median, &tenth, &ninetieth));
    let all = summary.endings.iter().map(|ending| ending.games).sum();
    let share = |ending: &EndingCount| Share::new(ending.games, all).percent().trim().to_owned();
    let endings: Vec<String> = summary
        .endings
        .iter()
        .map(|ending| format!("{} {}, {}", ending.games, ending.why.words_in(language), share(ending)))
        .collect();
    let _ = writeln!(out, "{}: {}", words.ended_by, endings.join("; "));
    curves(summary, width, language, &mut out);
    if summary.decks.len() <= DECKS_WITH_CARDS {
        summary.decks.iter().for_each(|deck| cards(deck, language, &mut out));
    } else {
        let _ = writeln!(out, "\n{}", (words.cards_elsewhere)(&DECKS_WITH_CARDS));
    }
    if summary.fault_count > 0 {
        let _ = writeln!(out, "\n{}: {}", words.games_with_a_fault, summary.fault_count);
        for fault in &summary.faults {
            let _ = writeln!(out, "  {} {}: {}", words.game, fault.game, fault.say(language));
        }
    }
    out
}

fn matrix(summary: &Summary, width: usize, language: Language, out: &mut String) {
    let title = words(language).row_against_column;
    let _ = writeln!(out, "\n{title}");
    let head: Vec<String> = (1..=summary.decks.len()).map(|number| format!("{number:>6}")).collect();
    let _ = writeln!(out, "     {:width$}{}", "", head.concat());
    for (row, deck) in summary.decks.iter().enumerate() {
        let cells: Vec<String> = (0..summary.decks.len())
            .map(|column| match summary.meeting(row, column).and_then(|found| found.share) {
                Some(share) => format!("{:6.1}", share * 100.0),
                None => format!("{:>6}", "·"),
            })
            .collect();
        let _ = writeln!(out, "  {:>2} {:width$}{}", row + 1, deck.name, cells.concat());
    }
}

fn curves(summary: &Summary, width: usize, language: Language, out: &mut String) {
    let mut shown = vec![1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15];
    shown.retain(|turn| *turn <= summary.own_turns());
    let head: Vec<String> = shown.iter().map(|turn| format!("{turn:>6}")).collect();
    let title = words(language).lore_by_turn;
    let _ = writeln!(out, "\n{title}");
    let _ = writeln!(out, "  {:width$}{}", words(language).turn, head.concat());
    for deck in &summary.decks {
        let cells: Vec<String> = shown
            .iter()
            .map(|turn| deck.lore.get(turn - 1).map_or_else(String::new, |lore| format!("{:6.1}", lore.mean)))
            .collect();
        let _ = writeln!(out, "  {:width$}{}", deck.name, cells.concat());
    }
}

fn cards(deck: &DeckSummary, language: Language, out: &mut String) {
    let words = words(language);
    let mut cards: Vec<_> = deck.cards.iter().collect();
    let worth = |card: &crate::summary::CardSummary| card.worth.map_or(f64::MIN, |worth| worth.difference);
    cards.sort_by(|one, other| worth(other).total_cmp(&worth(one)).then_with(|| one.name.cmp(&other.name)));
    let width = cards.iter().map(|card| card.name.chars().count()).max().unwrap_or(0);
    let _ = writeln!(out, "\n{} {}: {}", words.cards_of, deck.name, words.won_when_the_card_was);
    let _ = writeln!(out, "  {}", words.samples_in_brackets);
    let _ = writeln!(
        out,
        "  {:width$}  {:>2}  {:>22} {:>6}  {:>18}  {:>12}  {:>12}  {:>6}  {:>5}",
        "",
        "",
        words.drawn_with_interval,
        words.games_2,
        words.less_not_drawn,
        words.opening,
        words.played,
        words.inked,
        words.turn
    );
    for card in cards.iter().take(CARDS_SHOWN) {
        let worth = card.worth.map_or_else(
            || "-".to_owned(),
            |worth| {
                format!(
                    "{:+.1} [{:+.1}, {:+.1}]",
                    worth.difference * 100.0,
                    worth.low * 100.0,
                    worth.high * 100.0
                )
            },
        );
        let brief = |share: &Share| match share.share {
            Some(value) => format!("{:.1} ({})", value * 100.0, share.of),
            None => "-".to_owned(),
        };
        let inked =
            card.inked.share.map_or_else(|| "-".to_owned(), |share| format!("{:.0} %", share * 100.0));
        let turn = card.first_played.map_or_else(|| "-".to_owned(), |turn| format!("{:.1}", turn.mean));
        let _ = writeln!(
            out,
            "  {:width$}  {:>2}  {:>22} {:>6}  {:>18}  {:>12}  {:>12}  {:>6}  {:>5}",
            card.name,
            card.copies,
            card.drawn.percent().trim(),
            card.drawn.of,
            worth,
            brief(&card.opening_hand),
            brief(&card.played),
            inked,
            turn
        );
    }
}

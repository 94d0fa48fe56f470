//! The report: one page that needs nothing beside it, no script, no font, no picture from elsewhere.

use super::svg::{colour, columns, curves, escape, shares, spark};
use crate::interval::{Mean, Share};
use crate::summary::{CardSummary, DeckSummary, Summary};
use crate::words::words;
use notation::Language;
use players::PlayerKind;
use std::fmt::Write;

/// The matrix of more decks needs a broader page.
const DECKS_NARROW: usize = 8;
const STYLE: &str = include_str!("report.css");

/// How each page in a language begins, and no other file.
pub fn page_head(language: Language) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"generator\" content=\"lore\"/>\n"
    )
}

/// The whole page in English.
pub fn html(summary: &Summary) -> String {
    html_in(summary, Language::default())
}

/// The whole page.
pub fn html_in(summary: &Summary, language: Language) -> String {
    let words = words(language);
    let names: Vec<&str> = summary.decks.iter().map(|deck| deck.name.as_str()).collect();
    let title = match names.as_slice() {
        [one, other] => format!("{one} {} {other}", words.against),
        many => format!("{} {}", many.len(), words.each_against_each_decks),
    };
    let mut out = format!(
        "{page}<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\"/>\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<main{broad}>\n<h1>{title}</h1>\n",
        page = page_head(language),
        title = escape(&title),
        broad = if summary.decks.len() > DECKS_NARROW { " class=\"broad\"" } else { "" }
    );
    head(summary, language, &mut out);
    wins(summary, language, &mut out);
    if summary.decks.len() > 2 {
        matrix(summary, language, &mut out);
    }
    course(summary, language, &mut out);
    for deck in &summary.decks {
        cards(deck, language, &mut out);
    }
    faults(summary, language, &mut out);
    let footer = words.footer;
    let _ = write!(out, "<footer>{footer}</footer>\n</main>\n</body>\n</html>\n");
    out
}

// Writing to a string cannot fail: results of `write!` are dropped throughout.

fn head(summary: &Summary, language: Language, out: &mut String) {
    let words = words(language);
    let _ = writeln!(
        out,
        "<p class=\"lead\">{} {}, {} {}. {}</p>",
        grouped(summary.games),
        words.games,
        words.seed,
        summary.seed,
        words.shares_note
    );
    let mean = summary.turns.mean.as_ref();
    let average = |mean: &Mean| average(mean, language);
    let facts = [
        (words.games, grouped(summary.games)),
        (words.won_by_starting_player, percent(&summary.first_player, language)),
        (words.turns_on_average, mean.map_or_else(dash, average)),
        (words.decisions, grouped(summary.decisions)),
    ];
    out.push_str("<div class=\"facts\">");
    for (name, value) in facts {
        let _ = write!(out, "<div><b>{value}</b><span>{name}</span></div>");
    }
    out.push_str("</div>\n");
}

fn wins(summary: &Summary, language: Language, out: &mut String) {
    let words = words(language);
    let mut rows = Vec::new();
    for deck in &summary.decks {
        rows.push((deck.name.clone(), deck.wins));
        if summary.decks.len() <= 4 {
            rows.push((words.row_going_first.to_owned(), deck.wins_going_first));
            rows.push((words.row_going_second.to_owned(), deck.wins_going_second));
        }
    }
    let label = words.win_rates_with_intervals;
    let plot = shares(label, &rows);
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<figure>{plot}</figure>\n<p class=\"note\">{}: ",
        words.who_wins, words.players
    );
    let by = words.by;
    let players: Vec<String> =
        summary.decks.iter().map(|deck| escape(&format!("{} {by} {}", deck.name, deck.player))).collect();
    let _ = writeln!(out, "{}.</p>", players.join(", "));
    let mut told: Vec<&str> = Vec::new();
    for deck in &summary.decks {
        // A bot's strength is not known.
        let Ok(kind) = deck.player.parse::<PlayerKind>() else { continue };
        if !told.contains(&deck.player.as_str()) {
            told.push(&deck.player);
            let strength = kind.strength(language);
            let line = escape(&format!("{}: {strength}", deck.player));
            let _ = writeln!(out, "<p class=\"note\">{line}.</p>");
        }
    }
    out.push_str("</section>\n");
}

fn matrix(summary: &Summary, language: Language, out: &mut String) {
    let words = words(language);
    let _ = writeln!(
        out,
        "<section>\n<h2>{}</h2>\n<p class=\"note\">{}</p>",
        words.each_against_each, words.row_beats_column
    );
    out.push_str("<div class=\"wide\"><table class=\"matrix\"><thead><tr><th></th>");
    for number in 1..=summary.decks.len() {
        let _ = write!(out, "<th>{number}</th>");
    }
    out.push_str("</tr></thead><tbody>");
    for (row, deck) in summary.decks.iter().enumerate() {
        let _ = write!(out, "<tr><th>{} {}</th>", row + 1, escape(&deck.name));
        for column in 0..summary.decks.len() {
            match summary.meeting(row, column) {
                Some(Share { share: Some(share), low, high, of }) => {
                    let _ = write!(
                        out,
                        "<td{} title=\"{of} {}\">{:.0}<small>{:.0}–{:.0}</small></td>",
                        shade(share, low, high),
                        words.games,
                        share * 100.0,
                        low * 100.0,
                        high * 100.0
                    );
                }
                _ => out.push_str("<td>·</td>"),
            }
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table></div>\n</section>\n");
}

/// The colour of a share whose interval leaves one half out; none for any other.
fn shade(share: f64, low: f64, high: f64) -> String {
    let hue = match (low > 0.5, high < 0.5) {
        (true, _) => 212,
        (_, true) => 14,
        _ => return String::new(),
    };
    let strength = ((share - 0.5).abs() * 1.7).min(0.85);
    format!(" style=\"background:hsl({hue} 70% 50% / {strength:.2})\"")
}

fn course(summary: &Summary, language: Language, out: &mut String) {
    let words = words(language);
    let counts = &summary.turns.counts;
    let first = counts.iter().position(|count| *count > 0).unwrap_or(0);
    let last = counts.iter().rposition(|count| *count > 0).unwrap_or(0);
    let bars: Vec<(String, u64)> = (first..=last).map(|turns| (turns.to_string(), counts[turns])).collect();
    let median = summary.turns.median.checked_sub(first);
    let lengths = columns(words.games_by_turns, words.turns, &bars, median);
    let own = summary.own_turns();
    let lines: Vec<(String, Vec<f64>)> = summary
        .decks
        .iter()
        .map(|deck| (deck.name.clone(), deck.lore.iter().map(|lore| lore.mean).take(own).collect()))
        .collect();
    let lore = curves(words.mean_lore_plot, words.own_turn, &lines);
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<h3>Lore</h3>\n<p class=\"note\">{}</p>\n<figure>{lore}</figure>\n<p class=\"legend\">",
        words.how_games_go, words.mean_lore_note
    );
    for (at, deck) in summary.decks.iter().enumerate() {
        let _ = write!(out, "<span><i style=\"background:{}\"></i>{}</span>", colour(at), escape(&deck.name));
    }
    let _ = write!(
        out,
        "</p>\n<h3>{}</h3>\n<p class=\"note\">{} {} {}</p>\n<figure>{lengths}</figure>\n<h3>{}</h3>\n<table><tbody>",
        words.length, words.half_of_the_games_had, summary.turns.median, words.or_fewer, words.endings
    );
    let all: u64 = summary.endings.iter().map(|ending| ending.games).sum();
    for ending in &summary.endings {
        let share = Share::new(ending.games, all);
        let _ = write!(
            out,
            "<tr><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td></tr>",
            escape(ending.why.words_in(language)),
            grouped(ending.games),
            percent(&share, language)
        );
    }
    out.push_str("</tbody></table>\n</section>\n");
}

fn cards(deck: &DeckSummary, language: Language, out: &mut String) {
    let words = words(language);
    let worth = |card: &CardSummary| card.worth.map_or(f64::MIN, |worth| worth.difference);
    let mut cards: Vec<&CardSummary> = deck.cards.iter().collect();
    cards.sort_by(|one, other| worth(other).total_cmp(&worth(one)).then_with(|| one.name.cmp(&other.name)));
    let note = words.cards_note;
    let columns = [
        words.drawn_less_not_drawn,
        words.drawn,
        words.opening_hand,
        words.played,
        words.inked_2,
        words.turn,
    ];
    let [difference, rest @ ..] = columns;
    let rest: String = rest.iter().map(|name| format!("<th>{name}</th>")).collect();
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<p class=\"note\">{note}</p>\n<div class=\"wide\"><table class=\"cards\"><thead><tr><th>{}</th>\
         <th></th><th colspan=\"2\">{difference}</th>{rest}</tr></thead><tbody>",
        escape(&deck.name),
        words.card
    );
    let to = words.to;
    for card in cards {
        let (plot, number) = match card.worth {
            Some(found) => (
                spark(found.difference, found.low, found.high),
                format!(
                    "{:+.1} <small>{:+.1} {to} {:+.1}</small>",
                    found.difference * 100.0,
                    found.low * 100.0,
                    found.high * 100.0
                )
                .replace('-', "−"),
            ),
            None => (String::new(), "–".to_owned()),
        };
        let turn = card.first_played.as_ref().map_or_else(dash, |mean| average(mean, language));
        let _ = write!(
            out,
            "<tr><td>{}</td><td class=\"number faint\">{}×</td><td>{plot}</td><td class=\"number\">{number}</td>{}{}{}\
             {}<td class=\"number\">{turn}</td></tr>",
            escape(&card.name),
            card.copies,
            cell(&card.drawn, language),
            cell(&card.opening_hand, language),
            cell(&card.played, language),
            cell(&card.inked, language)
        );
    }
    out.push_str("</tbody></table></div>\n</section>\n");
}

fn cell(share: &Share, language: Language) -> String {
    let (to, of) = (words(language).to, words(language).of);
    match share.share {
        Some(value) => format!(
            "<td class=\"number\">{:.1} <small>{:.1} {to} {:.1}, {of} {}</small></td>",
            value * 100.0,
            share.low * 100.0,
            share.high * 100.0,
            grouped(share.of)
        ),
        None => "<td class=\"number\">–</td>".to_owned(),
    }
}

fn faults(summary: &Summary, language: Language, out: &mut String) {
    let words = words(language);
    if summary.fault_count == 0 {
        return;
    }
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<p class=\"note\">{} {}.</p>\n<ul>",
        words.faults, summary.fault_count, words.games
    );
    for fault in &summary.faults {
        let _ = write!(out, "<li>{} {}: {}</li>", words.game_2, fault.game, escape(fault.say(language)));
    }
    out.push_str("</ul>\n</section>\n");
}

fn percent(share: &Share, language: Language) -> String {
    let to = words(language).to;
    let range = || format!("<small>{:.1} {to} {:.1}</small>", share.low * 100.0, share.high * 100.0);
    share.share.map_or_else(dash, |value| format!("{:.1} % {}", value * 100.0, range()))
}

fn average(mean: &Mean, language: Language) -> String {
    let to = words(language).to;
    match (mean.low, mean.high) {
        (Some(low), Some(high)) => format!("{:.1} <small>{low:.1} {to} {high:.1}</small>", mean.mean),
        _ => format!("{:.1}", mean.mean),
    }
}

fn dash() -> String {
    "–".to_owned()
}

/// A number with thin blanks between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}

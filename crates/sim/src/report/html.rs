//! The report: one page that needs nothing beside it, no script, no font, no picture from elsewhere.

use super::svg::{colour, columns, curves, escape, shares, spark};
use crate::interval::{Mean, Share};
use crate::summary::{CardSummary, DeckSummary, Summary};
use players::PlayerKind;
use std::fmt::Write;

/// The matrix of more decks needs a broader page.
const DECKS_NARROW: usize = 8;
const STYLE: &str = include_str!("report.css");

/// How each page begins, and no other file.
pub const PAGE: &str = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
                        <meta name=\"generator\" content=\"lore\"/>\n";

/// The whole page.
pub fn html(summary: &Summary) -> String {
    let names: Vec<&str> = summary.decks.iter().map(|deck| deck.name.as_str()).collect();
    let title = match names.as_slice() {
        [one, other] => format!("{one} against {other}"),
        many => format!("{} decks, each against each", many.len()),
    };
    let mut out = format!(
        "{PAGE}<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\"/>\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<main{broad}>\n<h1>{title}</h1>\n",
        title = escape(&title),
        broad = if summary.decks.len() > DECKS_NARROW { " class=\"broad\"" } else { "" }
    );
    head(summary, &mut out);
    wins(summary, &mut out);
    if summary.decks.len() > 2 {
        matrix(summary, &mut out);
    }
    course(summary, &mut out);
    for deck in &summary.decks {
        cards(deck, &mut out);
    }
    faults(summary, &mut out);
    out + "<footer>Made by lore, an unofficial executable rulebook. Games are played by programs, not by people: what \
           they show about decks is as good as these programs play.</footer>\n</main>\n</body>\n</html>\n"
}

// Writing to a string cannot fail: results of `write!` are dropped throughout.

fn head(summary: &Summary, out: &mut String) {
    let seed = summary.seed;
    let _ = writeln!(
        out,
        "<p class=\"lead\">{} games, seed {seed}. Every share stands with the interval that holds the true one \
         95 times in 100. Blue and red are win rates whose interval leaves one half out, and differences whose \
         interval leaves zero out; what may be chance has no colour.</p>",
        grouped(summary.games)
    );
    let mean = summary.turns.mean.as_ref();
    let facts = [
        ("games", grouped(summary.games)),
        ("won by the starting player", percent(&summary.first_player)),
        ("turns of both players, on average", mean.map_or_else(dash, average)),
        ("decisions", grouped(summary.decisions)),
    ];
    out.push_str("<div class=\"facts\">");
    for (name, value) in facts {
        let _ = write!(out, "<div><b>{value}</b><span>{name}</span></div>");
    }
    out.push_str("</div>\n");
}

fn wins(summary: &Summary, out: &mut String) {
    let mut rows = Vec::new();
    for deck in &summary.decks {
        rows.push((deck.name.clone(), deck.wins));
        if summary.decks.len() <= 4 {
            rows.push(("… going first".to_owned(), deck.wins_going_first));
            rows.push(("… going second".to_owned(), deck.wins_going_second));
        }
    }
    let plot = shares("Win rates with 95 % intervals", &rows);
    let _ = write!(out, "<section>\n<h2>Who wins</h2>\n<figure>{plot}</figure>\n<p class=\"note\">Players: ");
    let players: Vec<String> =
        summary.decks.iter().map(|deck| escape(&format!("{} by {}", deck.name, deck.player))).collect();
    let _ = writeln!(out, "{}.</p>", players.join(", "));
    let mut told: Vec<&str> = Vec::new();
    for deck in &summary.decks {
        // A bot's strength is not known.
        let Ok(kind) = deck.player.parse::<PlayerKind>() else { continue };
        if !told.contains(&deck.player.as_str()) {
            told.push(&deck.player);
            let line = escape(&format!("{}: {}", deck.player, kind.strength().english));
            let _ = writeln!(out, "<p class=\"note\">{line}.</p>");
        }
    }
    out.push_str("</section>\n");
}

fn matrix(summary: &Summary, out: &mut String) {
    out.push_str("<section>\n<h2>Each against each</h2>\n<p class=\"note\">How often the row beats the column, in percent, with the interval below.</p>\n");
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
                        "<td{} title=\"{of} games\">{:.0}<small>{:.0}–{:.0}</small></td>",
                        shade(share, low, high),
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

fn course(summary: &Summary, out: &mut String) {
    let counts = &summary.turns.counts;
    let first = counts.iter().position(|count| *count > 0).unwrap_or(0);
    let last = counts.iter().rposition(|count| *count > 0).unwrap_or(0);
    let bars: Vec<(String, u64)> = (first..=last).map(|turns| (turns.to_string(), counts[turns])).collect();
    let median = summary.turns.median.checked_sub(first);
    let lengths = columns("How many games had how many turns", &bars, median);
    let own = summary.own_turns();
    let lines: Vec<(String, Vec<f64>)> = summary
        .decks
        .iter()
        .map(|deck| (deck.name.clone(), deck.lore.iter().map(|lore| lore.mean).take(own).collect()))
        .collect();
    let lore = curves("Mean lore at the end of a deck's own turns", &lines);
    let _ = write!(
        out,
        "<section>\n<h2>How games go</h2>\n<h3>Lore</h3>\n<p class=\"note\">Mean lore at the end of each of a deck's own \
         turns; a game that is over goes on with its last value.</p>\n<figure>{lore}</figure>\n<p class=\"legend\">"
    );
    for (at, deck) in summary.decks.iter().enumerate() {
        let _ = write!(out, "<span><i style=\"background:{}\"></i>{}</span>", colour(at), escape(&deck.name));
    }
    let _ = write!(
        out,
        "</p>\n<h3>Length</h3>\n<p class=\"note\">Turns of both players together; half of the games had {} or \
         fewer (the dark bar). Bars are numbers of games.</p>\n<figure>{lengths}</figure>\n<h3>Endings</h3>\n<table><tbody>",
        summary.turns.median
    );
    let all: u64 = summary.endings.iter().map(|ending| ending.games).sum();
    for ending in &summary.endings {
        let share = Share::new(ending.games, all);
        let _ = write!(
            out,
            "<tr><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td></tr>",
            escape(ending.words),
            grouped(ending.games),
            percent(&share)
        );
    }
    out.push_str("</tbody></table>\n</section>\n");
}

fn cards(deck: &DeckSummary, out: &mut String) {
    let worth = |card: &CardSummary| card.worth.map_or(f64::MIN, |worth| worth.difference);
    let mut cards: Vec<&CardSummary> = deck.cards.iter().collect();
    cards.sort_by(|one, other| worth(other).total_cmp(&worth(one)).then_with(|| one.name.cmp(&other.name)));
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<p class=\"note\">Win rates of this deck by card. The dot shows how much more or less often it \
         won when the card was drawn than when it was not; this goes along with the card, it need not come from \
         it. The line in the middle is zero, the ends are 24 points. Grey are intervals and samples. Opening hand \
         is the hand after the exchange; inked is a share of the copies drawn; turn is when it was first \
         played, on average.</p>\n<div class=\"wide\"><table class=\"cards\"><thead><tr><th>card</th><th></th>\
         <th colspan=\"2\">drawn, less not drawn</th><th>drawn</th><th>opening hand</th><th>played</th><th>inked</th>\
         <th>turn</th></tr></thead><tbody>",
        escape(&deck.name)
    );
    for card in cards {
        let (plot, number) = match card.worth {
            Some(found) => (
                spark(found.difference, found.low, found.high),
                format!(
                    "{:+.1} <small>{:+.1} to {:+.1}</small>",
                    found.difference * 100.0,
                    found.low * 100.0,
                    found.high * 100.0
                )
                .replace('-', "−"),
            ),
            None => (String::new(), "–".to_owned()),
        };
        let turn = card.first_played.as_ref().map_or_else(dash, average);
        let _ = write!(
            out,
            "<tr><td>{}</td><td class=\"number faint\">{}×</td><td>{plot}</td><td class=\"number\">{number}</td>{}{}{}\
             {}<td class=\"number\">{turn}</td></tr>",
            escape(&card.name),
            card.copies,
            cell(&card.drawn),
            cell(&card.opening_hand),
            cell(&card.played),
            cell(&card.inked)
        );
    }
    out.push_str("</tbody></table></div>\n</section>\n");
}

fn cell(share: &Share) -> String {
    match share.share {
        Some(value) => format!(
            "<td class=\"number\">{:.1} <small>{:.1} to {:.1}, of {}</small></td>",
            value * 100.0,
            share.low * 100.0,
            share.high * 100.0,
            grouped(share.of)
        ),
        None => "<td class=\"number\">–</td>".to_owned(),
    }
}

fn faults(summary: &Summary, out: &mut String) {
    if summary.fault_count == 0 {
        return;
    }
    let _ =
        write!(out, "<section>\n<h2>Faults</h2>\n<p class=\"note\">{} games.</p>\n<ul>", summary.fault_count);
    for fault in &summary.faults {
        let _ = write!(out, "<li>Game {}: {}</li>", fault.game, escape(&fault.what));
    }
    out.push_str("</ul>\n</section>\n");
}

fn percent(share: &Share) -> String {
    let range = || format!("<small>{:.1} to {:.1}</small>", share.low * 100.0, share.high * 100.0);
    share.share.map_or_else(dash, |value| format!("{:.1} % {}", value * 100.0, range()))
}

fn average(mean: &Mean) -> String {
    match (mean.low, mean.high) {
        (Some(low), Some(high)) => format!("{:.1} <small>{low:.1} to {high:.1}</small>", mean.mean),
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

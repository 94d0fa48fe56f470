//! The report: one page that needs nothing beside it, no script, no font, no picture from elsewhere.

use super::svg::{colour, columns, curves, escape, shares, spark};
use crate::interval::{Mean, Share};
use crate::summary::{CardSummary, DeckSummary, Summary};
use notation::Language;
use players::PlayerKind;
use std::fmt::Write;

/// The matrix of more decks needs a broader page.
const DECKS_NARROW: usize = 8;
const STYLE: &str = include_str!("report.css");

/// How each page begins, in English and in Spanish, and no other file.
pub const PAGES: [&str; 2] = [
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"generator\" content=\"lore\"/>\n",
    "<!DOCTYPE html>\n<html lang=\"es\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"generator\" content=\"lore\"/>\n",
];

/// The whole page in English.
pub fn html(summary: &Summary) -> String {
    html_in(summary, Language::English)
}

/// The whole page.
pub fn html_in(summary: &Summary, language: Language) -> String {
    let say = |english, spanish| pick(language, english, spanish);
    let names: Vec<&str> = summary.decks.iter().map(|deck| deck.name.as_str()).collect();
    let title = match names.as_slice() {
        [one, other] => format!("{one} {} {other}", say("against", "contra")),
        many => format!("{} {}", many.len(), say("decks, each against each", "mazos, todos contra todos")),
    };
    let mut out = format!(
        "{page}<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\"/>\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<main{broad}>\n<h1>{title}</h1>\n",
        page = pick(language, PAGES[0], PAGES[1]),
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
    let footer = say(
        "Made by lore, an unofficial executable rulebook. Games are played by programs, not by people: what they show about decks \
         is as good as these programs play.",
        "Hecho con lore, un reglamento ejecutable no oficial. Juegan programas, no personas: lo que muestran sobre los mazos es tan \
         bueno como lo que juegan esos programas.",
    );
    let _ = write!(out, "<footer>{footer}</footer>\n</main>\n</body>\n</html>\n");
    out
}

// Writing to a string cannot fail: results of `write!` are dropped throughout.

fn pick(language: Language, english: &'static str, spanish: &'static str) -> &'static str {
    match language {
        Language::English => english,
        Language::Spanish => spanish,
    }
}

fn head(summary: &Summary, language: Language, out: &mut String) {
    let say = |english, spanish| pick(language, english, spanish);
    let _ = writeln!(
        out,
        "<p class=\"lead\">{} {}, {} {}. {}</p>",
        grouped(summary.games),
        say("games", "partidas"),
        say("seed", "semilla"),
        summary.seed,
        say(
            "Every share stands with the interval that holds the true one 95 times in 100. Blue and red are win rates whose \
             interval leaves one half out, and differences whose interval leaves zero out; what may be chance has no colour.",
            "Cada proporción lleva el intervalo que contiene la verdadera 95 veces de cada 100. En azul y rojo están las proporciones \
             cuyo intervalo deja fuera la mitad y las diferencias cuyo intervalo deja fuera el cero; lo que puede ser azar no lleva \
             color.",
        )
    );
    let mean = summary.turns.mean.as_ref();
    let average = |mean: &Mean| average(mean, language);
    let facts = [
        (say("games", "partidas"), grouped(summary.games)),
        (
            say("won by the starting player", "ganadas por quien empezaba"),
            percent(&summary.first_player, language),
        ),
        (
            say("turns of both players, on average", "turnos de ambos, de media"),
            mean.map_or_else(dash, average),
        ),
        (say("decisions", "decisiones"), grouped(summary.decisions)),
    ];
    out.push_str("<div class=\"facts\">");
    for (name, value) in facts {
        let _ = write!(out, "<div><b>{value}</b><span>{name}</span></div>");
    }
    out.push_str("</div>\n");
}

fn wins(summary: &Summary, language: Language, out: &mut String) {
    let say = |english, spanish| pick(language, english, spanish);
    let mut rows = Vec::new();
    for deck in &summary.decks {
        rows.push((deck.name.clone(), deck.wins));
        if summary.decks.len() <= 4 {
            rows.push((say("… going first", "… empezando").to_owned(), deck.wins_going_first));
            rows.push((say("… going second", "… de segundo").to_owned(), deck.wins_going_second));
        }
    }
    let label = say("Win rates with 95 % intervals", "Partidas ganadas, con intervalos del 95 %");
    let plot = shares(label, &rows);
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<figure>{plot}</figure>\n<p class=\"note\">{}: ",
        say("Who wins", "Quién gana"),
        say("Players", "Jugadores")
    );
    let by = say("by", "por");
    let players: Vec<String> =
        summary.decks.iter().map(|deck| escape(&format!("{} {by} {}", deck.name, deck.player))).collect();
    let _ = writeln!(out, "{}.</p>", players.join(", "));
    let mut told: Vec<&str> = Vec::new();
    for deck in &summary.decks {
        // A bot's strength is not known.
        let Ok(kind) = deck.player.parse::<PlayerKind>() else { continue };
        if !told.contains(&deck.player.as_str()) {
            told.push(&deck.player);
            let strength = kind.strength();
            let strength = match language {
                Language::English => strength.english,
                Language::Spanish => strength.spanish,
            };
            let line = escape(&format!("{}: {strength}", deck.player));
            let _ = writeln!(out, "<p class=\"note\">{line}.</p>");
        }
    }
    out.push_str("</section>\n");
}

fn matrix(summary: &Summary, language: Language, out: &mut String) {
    let say = |english, spanish| pick(language, english, spanish);
    let _ = writeln!(
        out,
        "<section>\n<h2>{}</h2>\n<p class=\"note\">{}</p>",
        say("Each against each", "Todos contra todos"),
        say(
            "How often the row beats the column, in percent, with the interval below.",
            "Cuántas veces la fila gana a la columna, por ciento, con el intervalo debajo.",
        )
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
                        say("games", "partidas"),
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
    let say = |english, spanish| pick(language, english, spanish);
    let counts = &summary.turns.counts;
    let first = counts.iter().position(|count| *count > 0).unwrap_or(0);
    let last = counts.iter().rposition(|count| *count > 0).unwrap_or(0);
    let bars: Vec<(String, u64)> = (first..=last).map(|turns| (turns.to_string(), counts[turns])).collect();
    let median = summary.turns.median.checked_sub(first);
    let lengths = columns(
        say("How many games had how many turns", "Cuántas partidas tuvieron cuántos turnos"),
        say("turns", "turnos"),
        &bars,
        median,
    );
    let own = summary.own_turns();
    let lines: Vec<(String, Vec<f64>)> = summary
        .decks
        .iter()
        .map(|deck| (deck.name.clone(), deck.lore.iter().map(|lore| lore.mean).take(own).collect()))
        .collect();
    let lore = curves(
        say(
            "Mean lore at the end of a deck's own turns",
            "Lore medio al final de cada turno propio del mazo",
        ),
        say("own turn", "turno propio"),
        &lines,
    );
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<h3>Lore</h3>\n<p class=\"note\">{}</p>\n<figure>{lore}</figure>\n<p class=\"legend\">",
        say("How games go", "Cómo van las partidas"),
        say(
            "Mean lore at the end of each of a deck's own turns; a game that is over goes on with its last value.",
            "Lore medio al final de cada turno propio; una partida terminada sigue con su último valor.",
        )
    );
    for (at, deck) in summary.decks.iter().enumerate() {
        let _ = write!(out, "<span><i style=\"background:{}\"></i>{}</span>", colour(at), escape(&deck.name));
    }
    let _ = write!(
        out,
        "</p>\n<h3>{}</h3>\n<p class=\"note\">{} {} {}</p>\n<figure>{lengths}</figure>\n<h3>{}</h3>\n<table><tbody>",
        say("Length", "Duración"),
        say(
            "Turns of both players together; half of the games had",
            "Turnos de ambos juntos; la mitad de las partidas tuvo",
        ),
        summary.turns.median,
        say(
            "or fewer (the dark bar). Bars are numbers of games.",
            "o menos (la barra oscura). Las barras son números de partidas.",
        ),
        say("Endings", "Finales")
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
    let say = |english, spanish| pick(language, english, spanish);
    let worth = |card: &CardSummary| card.worth.map_or(f64::MIN, |worth| worth.difference);
    let mut cards: Vec<&CardSummary> = deck.cards.iter().collect();
    cards.sort_by(|one, other| worth(other).total_cmp(&worth(one)).then_with(|| one.name.cmp(&other.name)));
    let note = say(
        "Win rates of this deck by card. The dot shows how much more or less often it won when the card was drawn than when it was \
         not; this goes along with the card, it need not come from it. The line in the middle is zero, the ends are 24 points. Grey \
         are intervals and samples. Opening hand is the hand after the exchange; inked is a share of the copies drawn; turn is when \
         it was first played, on average.",
        "Partidas ganadas por este mazo según la carta. El punto muestra cuánto más o menos ganó cuando robó la carta que cuando no; \
         esto va con la carta, no tiene por qué venir de ella. La línea del medio es el cero, los extremos son 24 puntos. En gris, \
         intervalos y muestras. Mano inicial es la mano tras el cambio; entintada es una parte de las copias robadas; turno es cuando \
         se jugó por primera vez, de media.",
    );
    let columns = [
        say("drawn, less not drawn", "robada, menos no robada"),
        say("drawn", "robada"),
        say("opening hand", "mano inicial"),
        say("played", "jugada"),
        say("inked", "entintada"),
        say("turn", "turno"),
    ];
    let [difference, rest @ ..] = columns;
    let rest: String = rest.iter().map(|name| format!("<th>{name}</th>")).collect();
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<p class=\"note\">{note}</p>\n<div class=\"wide\"><table class=\"cards\"><thead><tr><th>{}</th>\
         <th></th><th colspan=\"2\">{difference}</th>{rest}</tr></thead><tbody>",
        escape(&deck.name),
        say("card", "carta")
    );
    let to = say("to", "a");
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
    let (to, of) = (pick(language, "to", "a"), pick(language, "of", "de"));
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
    let say = |english, spanish| pick(language, english, spanish);
    if summary.fault_count == 0 {
        return;
    }
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<p class=\"note\">{} {}.</p>\n<ul>",
        say("Faults", "Fallos"),
        summary.fault_count,
        say("games", "partidas")
    );
    for fault in &summary.faults {
        let _ = write!(
            out,
            "<li>{} {}: {}</li>",
            say("Game", "Partida"),
            fault.game,
            escape(fault.say(language))
        );
    }
    out.push_str("</ul>\n</section>\n");
}

fn percent(share: &Share, language: Language) -> String {
    let to = pick(language, "to", "a");
    let range = || format!("<small>{:.1} {to} {:.1}</small>", share.low * 100.0, share.high * 100.0);
    share.share.map_or_else(dash, |value| format!("{:.1} % {}", value * 100.0, range()))
}

fn average(mean: &Mean, language: Language) -> String {
    let to = pick(language, "to", "a");
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

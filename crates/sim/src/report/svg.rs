//! Plots as SVG, drawn by hand: bars, curves, shares with intervals. Colours come from the page's own style.

use crate::interval::Share;
use std::fmt::Write;

/// A text that can stand in HTML and SVG.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter => out.push(letter),
        }
    }
    out
}

fn open(width: f64, height: f64, label: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\"><title>{label}</title>",
        label = escape(label)
    )
}

/// Shares with their intervals, one row each, with a line at one half.
pub(super) fn shares(label: &str, rows: &[(String, Share)]) -> String {
    let (left, right, row_height) = (220.0, 150.0, 26.0);
    let width = 760.0;
    let height = rows.len() as f64 * row_height + 28.0;
    let x = |share: f64| left + share * (width - left - right);
    let mut out = open(width, height, label);
    for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let class = if tick == 0.5 { "half" } else { "grid" };
        let (at, bottom) = (x(tick), height - 20.0);
        let _ = write!(
            out,
            "<line class=\"{class}\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"4\" y2=\"{bottom:.1}\"/>"
        );
        let _ = write!(
            out,
            "<text class=\"tick\" x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:.0} %</text>",
            height - 5.0,
            tick * 100.0
        );
    }
    for (at, (name, share)) in rows.iter().enumerate() {
        let y = at as f64 * row_height + 17.0;
        let _ = write!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}<title>{}</title></text>",
            left - 10.0,
            y + 4.0,
            escape(&fitting(name)),
            escape(name)
        );
        let Some(value) = share.share else { continue };
        let class = match (share.low > 0.5, share.high < 0.5) {
            (true, _) => "good",
            (_, true) => "bad",
            _ => "even",
        };
        let _ = write!(
            out,
            "<g class=\"{class}\"><line class=\"range\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\"/></g>",
            x(share.low),
            x(share.high),
            x(value)
        );
        let _ = write!(
            out,
            "<text class=\"value\" x=\"{:.1}\" y=\"{:.1}\">{:.1} % [{:.1}, {:.1}]</text>",
            width - right + 12.0,
            y + 4.0,
            value * 100.0,
            share.low * 100.0,
            share.high * 100.0
        );
    }
    out + "</svg>"
}

/// The beginning of a name that is too long for its place.
fn fitting(name: &str) -> String {
    const LETTERS: usize = 30;
    match name.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

/// Bars side by side, each with its label below, and numbers at the left.
pub(super) fn columns(label: &str, across: &str, bars: &[(String, u64)], mark: Option<usize>) -> String {
    let (width, height, bottom) = (760.0, 236.0, 40.0);
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1) as f64;
    let left = 46.0;
    let step = (width - left - 10.0) / bars.len().max(1) as f64;
    let mut out = open(width, height, label);
    let every_games = (most / 4.0).ceil();
    for games in (0..=(most / every_games) as u32).map(|line| f64::from(line) * every_games) {
        let at = height - bottom - games / most * (height - bottom - 20.0);
        let _ = write!(
            out,
            "<line class=\"grid\" x1=\"{left}\" x2=\"{width}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/><text class=\"tick\" \
             x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{:.0}</text>",
            left - 6.0,
            at + 4.0,
            games
        );
    }
    axis(&mut out, width, height, across);
    let every = bars.len().div_ceil(30).max(1);
    for (at, (name, count)) in bars.iter().enumerate() {
        let tall = *count as f64 / most * (height - bottom - 20.0);
        let (x, y) = (left + at as f64 * step, height - bottom - tall);
        let class = if mark == Some(at) { "bar mark" } else { "bar" };
        let _ = write!(
            out,
            "<rect class=\"{class}\" x=\"{:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{tall:.1}\" rx=\"2\">\
             <title>{}: {count}</title></rect>",
            x + step * 0.1,
            step * 0.8,
            escape(name)
        );
        if at % every == 0 {
            let _ = write!(
                out,
                "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                x + step / 2.0,
                height - 22.0,
                escape(name)
            );
        }
    }
    out + "</svg>"
}

/// What the numbers below a plot count.
fn axis(out: &mut String, width: f64, height: f64, name: &str) {
    let _ = write!(
        out,
        "<text class=\"tick\" x=\"{width}\" y=\"{:.1}\" text-anchor=\"end\">{name}</text>",
        height - 1.0
    );
}

/// Curves over turns 1, 2, 3 and so on.
pub(super) fn curves(label: &str, across: &str, lines: &[(String, Vec<f64>)]) -> String {
    let (width, height, left, bottom) = (760.0, 332.0, 36.0, 42.0);
    let turns = lines.iter().map(|(_, values)| values.len()).max().unwrap_or(1).max(2);
    let most = lines.iter().flat_map(|(_, values)| values).fold(1.0_f64, |most, value| most.max(*value));
    let top = (most / 5.0).ceil() * 5.0;
    let x = |turn: usize| left + turn as f64 / (turns - 1) as f64 * (width - left - 16.0);
    let y = |lore: f64| height - bottom - lore / top * (height - bottom - 14.0);
    let mut out = open(width, height, label);
    let mut lore = 0.0;
    while lore <= top {
        let at = y(lore);
        let _ =
            write!(out, "<line class=\"grid\" x1=\"{left}\" x2=\"{width}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>");
        let _ = write!(
            out,
            "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{lore:.0}</text>",
            left - 6.0,
            at + 4.0
        );
        lore += 5.0;
    }
    for turn in (0..turns).step_by(turns.div_ceil(20)) {
        let _ = write!(
            out,
            "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(turn),
            height - 20.0,
            turn + 1
        );
    }
    axis(&mut out, width, height, across);
    for (at, (name, values)) in lines.iter().enumerate() {
        let points: Vec<String> =
            values.iter().enumerate().map(|(turn, lore)| format!("{:.1},{:.1}", x(turn), y(*lore))).collect();
        let _ = write!(
            out,
            "<polyline class=\"curve\" style=\"stroke:{}\" points=\"{}\"><title>{}</title></polyline>",
            colour(at),
            points.join(" "),
            escape(name)
        );
    }
    out + "</svg>"
}

/// Colours that can be told apart, also by most who see few of them.
pub(super) fn colour(at: usize) -> String {
    const FIRST: [&str; 8] =
        ["#3b7dd8", "#e08a1e", "#2a9d6f", "#c8553d", "#8d63c9", "#b08900", "#d3649f", "#5b7083"];
    match FIRST.get(at) {
        Some(colour) => (*colour).to_owned(),
        None => format!("hsl({} 55% 50%)", at * 47 % 360),
    }
}

/// A small bar for a difference, from the middle to the left or right.
pub(super) fn spark(difference: f64, low: f64, high: f64) -> String {
    let x = |value: f64| 60.0 + (value * 240.0).clamp(-58.0, 58.0);
    let class = match (low > 0.0, high < 0.0) {
        (true, _) => "good",
        (_, true) => "bad",
        _ => "even",
    };
    format!(
        "<svg class=\"spark\" viewBox=\"0 0 120 16\" aria-hidden=\"true\"><line class=\"half\" x1=\"60\" x2=\"60\" y1=\"0\" \
         y2=\"16\"/><g class=\"{class}\"><line class=\"range\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"8\" y2=\"8\"/><circle \
         cx=\"{:.1}\" cy=\"8\" r=\"4\"/></g></svg>",
        x(low),
        x(high),
        x(difference)
    )
}

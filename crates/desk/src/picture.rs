//! A case as a picture to share: the position, the answer and the steps, readable on a phone.
//!
//! The picture is an SVG; whoever draws it brings a font. Lines are broken by an estimate of the width of letters that is rather too wide.

use notation::syntax::{At, Block, Entry, File, FillerZone, InkState, Placed, Start, Zone};
use vocabulary::Language;

use crate::case::Case;
use crate::words::words;

/// The width of a phone held upright, in the units of the picture.
pub const WIDTH: u32 = 1080;
/// The most steps that are drawn; the rest is counted.
const STEPS_MAX: usize = 24;

const MARGIN: u32 = 48;
const TITLE: u32 = 48;
const HEADING: u32 = 36;
const BODY: u32 = 32;
const SMALL: u32 = 26;

/// The case as an SVG picture; `font` is the name of the family that it is written with.
pub fn picture(file: &File, case: &Case, language: Language, font: &str) -> String {
    let mut sheet = Sheet { y: MARGIN, shapes: String::new() };
    sheet.paragraph(&case.title, TITLE, INK, MARGIN);
    sheet.space(16);
    if let Start::Position(position) = &file.start {
        for block in &position.players {
            sheet.player(block, language);
        }
    }
    let words = words(language);
    sheet.heading(words.answer);
    for line in &case.answer {
        sheet.paragraph(line, BODY, INK, MARGIN);
    }
    sheet.heading(words.sequence);
    for (at, step) in case.sequence.iter().take(STEPS_MAX).enumerate() {
        let number = format!("{}.", at + 1);
        sheet.step(&number, &step.text, &step.rule);
    }
    let left = case.sequence.len().saturating_sub(STEPS_MAX);
    if left > 0 {
        let more = (words.more_steps)(&left);
        sheet.paragraph(&more, SMALL, FAINT, MARGIN);
    }
    let rules: Vec<&str> = case.rules.iter().take(12).map(|rule| rule.number.as_str()).collect();
    sheet.space(12);
    sheet.paragraph(
        &format!("{} {}: {}", words.rules_of_edition, case.edition, rules.join(", ")),
        SMALL,
        FAINT,
        MARGIN,
    );
    let height = sheet.y + MARGIN;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"{}\"><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fbf8f1\"/>{}</svg>\n",
        escaped(font),
        sheet.shapes
    )
}

const INK: &str = "#1d1b2e";
const FAINT: &str = "#6a6780";
const BOARD: &str = "#ece6d8";
const CARD: &str = "#ffffff";
const TIRED: &str = "#d9d2c0";
const RULE: &str = "#7a3b00";

/// A sheet that fills from the top.
struct Sheet {
    y: u32,
    shapes: String,
}

impl Sheet {
    fn space(&mut self, height: u32) {
        self.y += height;
    }

    fn text(&mut self, x: u32, y: u32, size: u32, colour: &str, text: &str) {
        self.shapes += &format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\">{}</text>",
            escaped(text)
        );
    }

    fn rect(&mut self, (x, y): (u32, u32), (width, height): (u32, u32), colour: &str) {
        self.shapes += &format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"14\" fill=\"{colour}\"/>"
        );
    }

    fn heading(&mut self, text: &str) {
        self.space(28);
        self.paragraph(text, HEADING, RULE, MARGIN);
        self.space(4);
    }

    fn paragraph(&mut self, text: &str, size: u32, colour: &str, x: u32) {
        for line in wrapped(text, size, WIDTH - MARGIN - x) {
            self.y += size * 5 / 4;
            self.text(x, self.y, size, colour, &line);
        }
        self.space(size / 4);
    }

    fn step(&mut self, number: &str, text: &str, rule: &str) {
        let top = self.y + BODY * 5 / 4;
        self.text(MARGIN, top, BODY, FAINT, number);
        self.paragraph(text, BODY, INK, MARGIN + 72);
        if !rule.is_empty() {
            self.y -= 4;
            self.paragraph(rule, SMALL, RULE, MARGIN + 72);
        }
    }

    /// A player's side: what can be counted, and the cards.
    fn player(&mut self, block: &Block, language: Language) {
        let top = self.y;
        let before = std::mem::take(&mut self.shapes);
        self.space(14);
        self.paragraph(&counted(block, language), BODY, INK, MARGIN + 20);
        let cards = block.entries.iter().filter_map(|At { node, .. }| match node {
            Entry::Card(placed) => Some(placed),
            Entry::Lore(_)
            | Entry::Ink { .. }
            | Entry::InkDrops(_)
            | Entry::Filler { .. }
            | Entry::DeckMore(_) => None,
        });
        for placed in cards {
            self.card(placed, language);
        }
        self.space(14);
        let inner = std::mem::replace(&mut self.shapes, before);
        self.rect((MARGIN / 2, top), (WIDTH - MARGIN, self.y - top), BOARD);
        self.shapes += &inner;
        self.space(18);
    }

    fn card(&mut self, placed: &Placed, language: Language) {
        let lines = wrapped(&shown(placed, language), SMALL + 4, WIDTH - 2 * MARGIN - 72);
        let height = lines.len() as u32 * (SMALL + 10) + 20;
        let colour = if placed.attributes.exerted { TIRED } else { CARD };
        // An exerted card lies askew on a table; here it stands further in.
        let x = MARGIN + if placed.attributes.exerted { 52 } else { 16 };
        self.rect((x, self.y + 4), (WIDTH - MARGIN - 16 - x, height), colour);
        let mut y = self.y + 4;
        for line in lines {
            y += SMALL + 10;
            self.text(x + 18, y, SMALL + 4, INK, &line);
        }
        self.y += height + 10;
    }
}

/// Lore, ink, and cards whose faces do not matter.
fn counted(block: &Block, language: Language) -> String {
    let mut parts = vec![(words(language).player)(&block.player)];
    for At { node, .. } in &block.entries {
        parts.extend(match node {
            Entry::Lore(lore) => Some(format!("lore {lore}")),
            Entry::Ink { count, state: InkState::Ready } => Some((words(language).ink)(&count)),
            Entry::Ink { count, state: InkState::Exerted } => Some((words(language).exerted_ink)(&count)),
            Entry::InkDrops(count) => Some((words(language).ink_drops)(&count)),
            Entry::Filler { zone: FillerZone::Hand, count } => Some((words(language).more_in_hand)(&count)),
            Entry::Filler { zone: FillerZone::Discard, count } => {
                Some((words(language).more_in_discard)(&count))
            }
            Entry::DeckMore(_) | Entry::Card(_) => None,
        });
    }
    parts.join(" · ")
}

/// A card with its zone and its states.
fn shown(placed: &Placed, language: Language) -> String {
    let zone = match placed.zone {
        Zone::Play => None,
        Zone::Hand => Some(words(language).hand),
        Zone::Deck => Some(words(language).deck),
        Zone::Discard => Some(words(language).discard),
        Zone::Inkwell => Some(words(language).inkwell),
    };
    let attributes = &placed.attributes;
    let mut states: Vec<String> = zone.map(str::to_owned).into_iter().collect();
    if attributes.exerted {
        states.push(words(language).exerted.to_owned());
    }
    if attributes.drying {
        states.push(words(language).drying.to_owned());
    }
    if attributes.damage > 0 {
        let damage = attributes.damage;
        states.push((words(language).damage)(&damage));
    }
    if let Some(location) = &attributes.at {
        states.push((words(language).at_location)(&location));
    }
    for under in &attributes.under {
        states.push((words(language).over_card)(&under.card));
    }
    let states = if states.is_empty() { String::new() } else { format!(" ({})", states.join(", ")) };
    format!("{}{states}", placed.card)
}

/// The text in lines that are no wider than that.
fn wrapped(text: &str, size: u32, width: u32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if estimate(&longer, size) > width && !line.is_empty() {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            } else {
                line = longer;
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }
    lines
}

/// About how wide a text is.
fn estimate(text: &str, size: u32) -> u32 {
    let thousandths = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | '(' | ')' | ' ' | 'í' => 320,
        'm' | 'w' | 'M' | 'W' | '—' => 900,
        'A'..='Z' | '0'..='9' => 680,
        _ => 560,
    };
    text.chars().map(thousandths).sum::<u32>() * size / 1000
}

fn escaped(text: &str) -> String {
    let safe = text.chars().filter(|letter| !letter.is_control());
    let text: String = safe.collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_and_nothing_is_lost() {
        let text = "una frase bastante larga que no cabe en una sola línea de un teléfono móvil";
        let lines = wrapped(text, 32, 400);
        assert!(lines.len() > 2);
        assert_eq!(lines.join(" "), text);
        assert!(lines.iter().all(|line| estimate(line, 32) <= 400));
        assert_eq!(escaped("<a & b>\u{1b}"), "&lt;a &amp; b&gt;");
    }
}

//! Paints the screen. At 80 columns and 24 rows everything has its place; more room goes to the story and the text.

use engine::program::Kinds;
use engine::state::CardIx;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Clear, Paragraph, Wrap};

use super::Look;
use super::view::{Focus, Hit, Row, Screen};
use crate::plain::person;
use table::words::{capitalised, ink_drops, letter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::words::{Words, words};
use table::{Hand, Piece, Reading, Side};

/// The smallest screen that is drawn.
const LEAST: (u16, u16) = (60, 18);

/// The width at which the totals of a player are in words.
const LEFT_LEAST: u16 = 44;
/// What the question and the moves get in any case.
const RIGHT_LEAST: u16 = 30;

/// The width at which a card says where it is.
const WIDE: usize = 60;
/// How much of a location's name is shown beside a card.
const LOCATION_MOST: usize = 18;

/// Draws everything and says what lies where.
pub fn draw(frame: &mut Frame<'_>, screen: &Screen<'_>) -> Vec<(Rect, Hit)> {
    let area = frame.area();
    let mut hits = Vec::new();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let text = screen.words().larger_window;
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return hits;
    }
    if !screen.is_covered() {
        // What is said takes as many rows as it needs, from the story.
        let said_rows = (wrapped(&screen.status, usize::from(area.width)) as u16).clamp(1, 3);
        let story = (area.height / 5).max(5) + 1 - said_rows;
        let [table, told, status, keys] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(story),
            Constraint::Length(said_rows),
            Constraint::Length(1),
        ])
        .areas(area);
        let half = (area.width * 55 / 100).max(LEFT_LEAST.min(area.width - RIGHT_LEAST));
        let [left, right] =
            Layout::horizontal([Constraint::Length(half), Constraint::Fill(1)]).spacing(1).areas(table);
        sides(frame, left, screen, &mut hits);
        asked(frame, right, screen, &mut hits);
        self::story(frame, told, screen);
        let look = screen.look;
        let said = Paragraph::new(screen.status.as_str()).style(look.question());
        frame.render_widget(said.wrap(Wrap { trim: true }), status);
        let keys_text = match area.width < 80 {
            true => screen.words().keys_short,
            false => screen.words().keys_line,
        };
        frame.render_widget(Line::styled(keys_text, look.faint()), keys);
    }
    if let Some((title, lines)) = screen.overlay_lines() {
        overlay(frame, area, screen, &title, &lines);
    }
    hits
}

fn overlay(frame: &mut Frame<'_>, area: Rect, screen: &Screen<'_>, title: &str, lines: &[String]) {
    let width = area.width.saturating_sub(6).min(90);
    let inner = usize::from(width.saturating_sub(4)).max(1);
    let rows: usize = lines.iter().map(|line| wrapped(line, inner)).sum();
    let height = (rows as u16 + 2).min(area.height);
    let place =
        Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    let lines: Vec<Line<'_>> = lines.iter().map(|line| Line::raw(line.as_str())).collect();
    frame.render_widget(Clear, place);
    let hidden = rows.saturating_sub(usize::from(height.saturating_sub(2)));
    let scrolled = screen.below.min(hidden);
    let mut border = Block::bordered().title(title.to_owned());
    if hidden > 0 {
        border = border.title_bottom(screen.words().the_rest_below);
    }
    frame.render_widget(border, place);
    let text = Paragraph::new(lines).wrap(Wrap { trim: false }).scroll((scrolled as u16, 0));
    frame.render_widget(text, place.inner(Margin { horizontal: 2, vertical: 1 }));
}

/// How many rows a line takes, at most.
fn wrapped(line: &str, width: usize) -> usize {
    let mut rows = 1;
    let mut column = 0;
    for word in line.split(' ') {
        let len = word.width();
        if column > 0 && column + 1 + len > width {
            rows += 1;
            column = 0;
        }
        column += len + usize::from(column > 0);
        rows += column.saturating_sub(1) / width;
    }
    rows
}

/// One line of the left half.
struct Entry<'a> {
    card: Option<CardIx>,
    line: Line<'a>,
}

/// All sides of the table and the hand, a block for each: the totals of everybody are always in sight.
fn sides(frame: &mut Frame<'_>, area: Rect, screen: &Screen<'_>, hits: &mut Vec<(Rect, Hit)>) {
    let width = usize::from(area.width);
    let (own, others) = (screen.scene.own(), screen.scene.sides.iter().skip(1));
    let mut blocks: Vec<(Option<&Side>, Vec<Entry<'_>>)> = Vec::new();
    for side in others.chain([own]) {
        let pieces = side.pieces.iter().map(|piece| in_play(piece, screen, width)).collect();
        blocks.push((Some(side), pieces));
    }
    let hand = own.hand.iter().map(|card| in_hand(card, screen, width)).collect();
    blocks.push((None, hand));
    let needs: Vec<u16> = blocks.iter().map(|(_, entries)| entries.len() as u16 + 1).collect();
    let mut y = area.y;
    for ((side, entries), height) in blocks.into_iter().zip(share(area.height, &needs)) {
        let place = Rect { y, height, ..area };
        y += height;
        let hidden = (entries.len() + 1).saturating_sub(usize::from(height));
        let more = if hidden > 0 { format!("+{hidden}") } else { String::new() };
        let room = width.saturating_sub(more.len());
        let title = match side {
            Some(side) => totals(side, screen, room),
            None => screen.words().your_hand.to_owned(),
        };
        block(frame, place, [title, more], &entries, screen, hits);
    }
}

/// Divides the height: everybody gets what they need if there is enough, or else the largest go without; what is left over
/// goes to all, the last takes the rest.
fn share(height: u16, needs: &[u16]) -> Vec<u16> {
    // Two players have room for an empty row or two.
    let least = if needs.len() > 3 { 2 } else { 3 };
    let mut heights: Vec<u16> = needs.iter().map(|need| (*need).max(least)).collect();
    while heights.iter().sum::<u16>() > height {
        // Of several the first, which is an opponent's.
        match heights.iter_mut().rev().max() {
            Some(largest) if *largest > 2 => *largest -= 1,
            Some(_) | None => break,
        }
    }
    let spare = height.saturating_sub(heights.iter().sum());
    let each = spare / needs.len().max(1) as u16;
    heights.iter_mut().for_each(|height| *height += each);
    if let Some(last) = heights.last_mut() {
        *last += spare - each * needs.len() as u16;
    }
    heights
}

fn block(
    frame: &mut Frame<'_>,
    area: Rect,
    [title, more]: [String; 2],
    entries: &[Entry<'_>],
    screen: &Screen<'_>,
    hits: &mut Vec<(Rect, Hit)>,
) {
    let look = screen.look;
    let inside = titled(frame, area, &title, look.title(), &more, look);
    let rows = usize::from(inside.height);
    let selected = entries.iter().position(|entry| entry.card.is_some() && entry.card == screen.selected);
    let first = window(selected.unwrap_or(0), entries.len(), rows);
    for (at, entry) in entries.iter().enumerate().skip(first).take(rows) {
        let place = Rect { y: inside.y + (at - first) as u16, height: 1, ..inside };
        let is_selected = selected == Some(at);
        let style = match (is_selected, screen.focus) {
            (true, Focus::Cards) => look.selected(),
            (true, Focus::Moves) => Style::new().add_modifier(Modifier::BOLD),
            (false, _) => Style::new(),
        };
        frame.render_widget(entry.line.clone().patch_style(style), place);
        hits.extend(entry.card.map(|card| (place, Hit::Card(card))));
    }
}

/// A line with a title, cut before what stands at its right end; says what is left below.
fn titled(frame: &mut Frame<'_>, area: Rect, title: &str, style: Style, right: &str, look: Look) -> Rect {
    let taken = right.width();
    let room = usize::from(area.width).saturating_sub(if taken == 0 { 0 } else { taken + 1 });
    let block = Block::new().borders(Borders::TOP).title(cut(title, room)).title_style(style);
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let width = (taken as u16).min(area.width);
    let place = Rect { x: area.right().saturating_sub(width), width, height: area.height.min(1), ..area };
    frame.render_widget(Line::styled(right, look.faint()), place);
    inside
}

/// The first row that is shown, so that the selected one is.
fn window(selected: usize, len: usize, rows: usize) -> usize {
    let last = len.saturating_sub(rows);
    (selected + 1).saturating_sub(rows).min(last)
}

/// Who, and what they have, in as many words as there is room for. The number of discards is never left out: beside `d`,
/// the key that shows them, where the word has no room.
fn totals(side: &Side, screen: &Screen<'_>, width: usize) -> String {
    let you = screen.words().you_capital;
    let name = letter(side.player).to_string();
    let (who, short) = match side.is_viewer {
        true => (format!("{you} ({name})"), you.to_owned()),
        false => (capitalised(&person(&screen.scene, screen.session, side.player)), name),
    };
    let turn = if screen.scene.active == side.player { "▶ " } else { "" };
    let (hand, discard) = (side.hand.len(), side.discard.len());
    let Side { lore, ink_ready, ink_total, deck, .. } = side;
    let drops = ink_drops(side.ink_drops, screen.session.language);
    let say = |who: &str, lore_word: &str, discard_word: &str| {
        let Words { ink_word, hand_word, deck_word, .. } = screen.words();
        let middle =
            format!("{ink_word} {ink_ready}/{ink_total}{drops} {hand_word} {hand} {deck_word} {deck}");
        let out = if side.out { screen.words().out_mark } else { "" };
        format!("{turn}{who} {lore_word}{lore} {middle} {discard_word} {discard}{out}")
    };
    // Where people share a keyboard, "you" alone does not say who.
    let short_you = if screen.is_shared() { &who } else { &short };
    let tries = [
        say(&who, "lore ", screen.words().discard),
        say(&who, "lore ", "d"),
        say(short_you, if screen.is_shared() { "◊" } else { "lore " }, "d"),
        say(&short, "◊", "d"),
    ];
    let fits = |text: &&String| text.width() < width;
    tries.iter().find(fits).unwrap_or(&tries[3]).clone()
}

/// Marks of the selected card and of cards with legal moves.
fn mark(card: Option<CardIx>, screen: &Screen<'_>) -> String {
    let moves = screen.scene.question.iter().flat_map(|open| &open.moves);
    let selected = if card.is_some() && card == screen.selected { '▸' } else { ' ' };
    let card = card.map(|card| screen.standing_for(card));
    let is_open = card.is_some() && moves.into_iter().any(|one| one.card == card);
    format!("{selected}{} ", if is_open { '•' } else { ' ' })
}

/// A name and what stands at the right end, in so many columns.
fn spread(name: &str, right: &str, width: usize) -> (String, String) {
    let room = width.saturating_sub(right.width() + 1);
    let name = cut(name, room);
    let blanks = room.saturating_sub(name.width());
    (name, format!("{} {right}", " ".repeat(blanks)))
}

fn cut(text: &str, room: usize) -> String {
    if text.width() <= room {
        return text.to_owned();
    }
    // Wide letters take two columns, marks none.
    let mut left = room.saturating_sub(1);
    let fits = |letter: &char| match left.checked_sub(letter.width().unwrap_or(0)) {
        Some(rest) => {
            left = rest;
            true
        }
        None => false,
    };
    let short: String = text.chars().take_while(fits).collect();
    format!("{short}…")
}

fn in_play<'a>(piece: &Piece, screen: &Screen<'_>, width: usize) -> Entry<'a> {
    let mut marks = Vec::new();
    if piece.damage > 0 {
        marks.push(format!("{}{}", screen.words().damage_mark, piece.damage));
    }
    if piece.exerted {
        marks.push(screen.words().exerted.to_owned());
    }
    if piece.drying {
        marks.push(screen.words().drying.to_owned());
    }
    if let Some(location) = &piece.at {
        // Where there is room, the name of the location without its version.
        let name = location.split(" - ").next().unwrap_or_default();
        marks.push(if width < WIDE { "@".to_owned() } else { format!("@ {}", cut(name, LOCATION_MOST)) });
    }
    if piece.under > 0 {
        marks.push(format!("+{}", piece.under));
    }
    marks.push(match () {
        () if piece.kinds.contains(Kinds::CHARACTER) => {
            format!("{}/{} ◊{}", piece.strength, piece.willpower, piece.lore)
        }
        () if piece.kinds.contains(Kinds::LOCATION) => format!("–/{} ◊{}", piece.willpower, piece.lore),
        () => screen.words().item.to_owned(),
    });
    let (name, right) = spread(&piece.name, &marks.join(" "), width.saturating_sub(3));
    let inks = screen.session.game.pool().card(piece.def).inks;
    let spans = vec![
        Span::raw(mark(Some(piece.card), screen)),
        Span::styled(name, screen.look.ink(inks)),
        Span::raw(right),
    ];
    Entry { card: Some(piece.card), line: Line::from(spans) }
}

fn in_hand<'a>(card: &Hand, screen: &Screen<'_>, width: usize) -> Entry<'a> {
    let inkable = match card.inkable {
        true => screen.words().inkable,
        false => "",
    };
    let (name, right) =
        spread(&card.name, &format!("{inkable:>10} {:>2}", card.cost), width.saturating_sub(3));
    let known = card.known.map(|(card, _)| card);
    let style = card.known.map(|(_, def)| screen.look.ink(screen.session.game.pool().card(def).inks));
    let spans =
        vec![Span::raw(mark(known, screen)), Span::styled(name, style.unwrap_or_default()), Span::raw(right)];
    Entry { card: known, line: Line::from(spans) }
}

/// The question, the moves and the text of a card.
fn asked(frame: &mut Frame<'_>, area: Rect, screen: &Screen<'_>, hits: &mut Vec<(Rect, Hit)>) {
    let look = screen.look;
    let lesson = screen.lesson.as_ref().filter(|lesson| !lesson.is_done());
    let question = match lesson {
        Some(lesson) => lesson.text(screen.session.language, Reading::Screen),
        None => over_or_asked(screen),
    };
    let question = question.as_str();
    let width = usize::from(area.width).max(1);
    let most = if lesson.is_some() { area.height / 2 + 2 } else { 6 };
    let question_rows = (wrapped(question, width) as u16).clamp(1, most);
    let asking = match lesson {
        Some(_) => String::new(),
        None => screen.scene.question.as_ref().map(|open| open.asking.join(" ")).unwrap_or_default(),
    };
    let asking_rows = match asking.is_empty() {
        true => 0,
        false => (wrapped(&asking, width) as u16).min(area.height / 3),
    };
    let rest = area.height.saturating_sub(question_rows + asking_rows + 1);
    let text_least = if lesson.is_some() { 4 } else { 5 };
    let text_rows = (rest * 2 / 5).max(text_least).min(rest);
    let [title, asks, why, moves, text] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(question_rows),
        Constraint::Length(asking_rows),
        Constraint::Fill(1),
        Constraint::Length(text_rows),
    ])
    .areas(area);
    let heading = format!("{} {}", screen.words().turn, screen.scene.turn);
    let bag = screen.scene.bag.len();
    let heading = if bag > 0 { format!("{heading} · {} {bag}", screen.words().bag) } else { heading };
    frame.render_widget(Block::new().borders(Borders::TOP).title(heading).title_style(look.title()), title);
    frame.render_widget(Paragraph::new(question).style(look.question()).wrap(Wrap { trim: true }), asks);
    frame.render_widget(Paragraph::new(asking).wrap(Wrap { trim: true }), why);
    rows(frame, moves, screen, hits);
    card_text(frame, text, screen);
}

/// The question, or how the game ended and how to leave.
fn over_or_asked(screen: &Screen<'_>) -> String {
    let mut parts = vec![screen.scene.prompt.as_str()];
    parts.extend(
        screen.lesson.as_ref().map(|lesson| lesson.farewell(screen.session.language, Reading::Screen)),
    );
    if screen.session.is_over() {
        parts.push(screen.words().enter_leaves_the_table);
    }
    parts.join(" ")
}

fn rows(frame: &mut Frame<'_>, area: Rect, screen: &Screen<'_>, hits: &mut Vec<(Rect, Hit)>) {
    let look = screen.look;
    // The last column is kept for the sign that there is more.
    let width = usize::from(area.width.saturating_sub(1)).max(8);
    let mut shown: Vec<(usize, String, Style)> = Vec::new();
    let mut number = 0;
    for (at, row) in screen.rows.iter().enumerate() {
        let is_selected = screen.focus == Focus::Moves && screen.row == at;
        let (text, style) = match row {
            Row::Legal(one) if screen.asks_number() => (format!("{:>2}", one.label), Style::new()),
            Row::Legal(one) => {
                number += 1;
                (format!("{number:>2} {}", one.label), Style::new())
            }
            Row::Refused(refused) => (format!(" × {} [{}]", refused.label, refused.rule), look.faint()),
        };
        let style = if is_selected { look.selected() } else { style };
        // A long move goes on below itself.
        for part in fold(&text, width, "   ") {
            shown.push((at, part, style));
        }
    }
    let height = usize::from(area.height);
    let last = shown.iter().rposition(|(at, ..)| *at == screen.row).unwrap_or(0);
    let first = window(last, shown.len(), height);
    let below = shown.len().saturating_sub(first + height);
    for (line, (at, text, style)) in shown.into_iter().skip(first).take(height).enumerate() {
        let place = Rect { y: area.y + line as u16, height: 1, ..area };
        frame.render_widget(Line::styled(text, style), place);
        hits.push((place, Hit::Row(at)));
    }
    if below > 0 && height > 0 {
        // There is more below: the last blank of the last line says so.
        let place = Rect { x: area.right() - 1, y: area.bottom() - 1, width: 1, height: 1 };
        frame.render_widget(Line::styled("↓", look.faint()), place);
    }
}

/// Breaks a line at blanks; what follows is indented.
fn fold(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (at, word) in text.split(' ').enumerate() {
        let line = lines.last_mut().expect("never empty");
        let used = line.width();
        if used > indent.len() && used + 1 + word.width() > width {
            lines.push(format!("{indent}{word}"));
            continue;
        }
        if at > 0 {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines
}

fn card_text(frame: &mut Frame<'_>, area: Rect, screen: &Screen<'_>) {
    let perspective = screen.session.perspective(screen.collection, screen.viewer);
    let card = screen.shown_card();
    let Some(def) = card.and_then(|card| perspective.def(card)) else { return };
    let mut lines = screen.collection.card_text(def, screen.session.language);
    lines.extend(card.and_then(|card| screen.now(card)));
    let name = lines.remove(0);
    let inks = screen.session.game.pool().card(def).inks;
    let style = screen.look.ink(inks).add_modifier(Modifier::BOLD);
    let rows: usize = lines.iter().map(|line| wrapped(line, usize::from(area.width).max(1))).sum();
    let is_all = rows < usize::from(area.height);
    let more = if is_all { "" } else { screen.words().more_text };
    let inside = titled(frame, area, &name, style, more, screen.look);
    let text: Vec<Line<'_>> = lines.into_iter().map(Line::raw).collect();
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), inside);
}

fn story(frame: &mut Frame<'_>, area: Rect, screen: &Screen<'_>) {
    let look = screen.look;
    let title = words(screen.session.language).what_happened;
    let told = screen.session.story(screen.viewer);
    let is_longer = told.len() > usize::from(area.height.saturating_sub(1));
    let more = if is_longer { screen.words().earlier_above } else { "" };
    let inside = titled(frame, area, title, look.title(), more, look);
    let width = usize::from(inside.width).max(8);
    let told = &told[..told.len().saturating_sub(screen.back)];
    let rows = usize::from(inside.height);
    let recent = told.iter().skip(told.len().saturating_sub(rows));
    let mut lines: Vec<String> = recent.flat_map(|line| fold(&line.shown(), width, "  ")).collect();
    let surplus = lines.len().saturating_sub(rows);
    lines.drain(..surplus);
    for (at, line) in lines.into_iter().enumerate() {
        let place = Rect { y: inside.y + at as u16, height: 1, ..inside };
        frame.render_widget(Line::raw(line), place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is cut fits its columns, also where letters are two columns wide.
    #[test]
    fn wide_letters_are_cut_to_their_columns() {
        for (text, room, expected) in [
            ("Mulan", 5, "Mulan"),
            ("Mulan", 4, "Mul…"),
            ("木蘭詩", 6, "木蘭詩"),
            ("木蘭詩", 5, "木蘭…"),
            ("木蘭詩", 4, "木…"),
        ] {
            assert_eq!(cut(text, room), expected);
            assert!(cut(text, room).width() <= room);
        }
        let (name, right) = spread("木蘭", "3", 9);
        assert_eq!(name.width() + right.width(), 9);
    }
}

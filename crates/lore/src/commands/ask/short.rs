//! A position in few lines: `A: ink 5; hand CARD; CARD [exerted]`, one line for each player, and no `turn` line where a move tells whose
//! turn it is. The file that is kept has the lines written out.

use notation::in_english;
use vocabulary::fold;

/// The words that a line of a block begins with.
const ENTRIES: [&str; 7] = ["lore", "ink", "inkwell", "hand", "discard", "deck", "play"];

/// The lines of the file that a short line stands for; none where it is no short line.
pub(super) fn block(line: &str, kept: &[String]) -> Option<Vec<String>> {
    let (head, rest) = line.split_once(':')?;
    let letter = head.split_whitespace().last()?;
    let words: Vec<String> = head.split_whitespace().map(fold).collect();
    let is_player = match words.as_slice() {
        [_] => true,
        [word, _] => matches!(word.as_str(), "player" | "jugador" | "jugadora"),
        _ => false,
    };
    let letter = letter.to_uppercase();
    if !is_player || letter.len() != 1 || !"ABCD".contains(&letter) {
        return None;
    }
    let last = kept.iter().rev().find_map(|line| line.trim().strip_prefix("player "));
    let mut lines = Vec::new();
    if last.map(str::trim) != Some(letter.as_str()) {
        lines.push(format!("player {letter}"));
    }
    lines.extend(items(rest).into_iter().map(|item| format!("  {}", entry(item))));
    Some(lines)
}

/// What stands between semicolons outside of brackets.
fn items(text: &str) -> Vec<&str> {
    let (mut found, mut from, mut depth) = (Vec::new(), 0, 0_u32);
    for (at, letter) in text.char_indices() {
        match letter {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            ';' if depth == 0 => {
                found.push(&text[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push(&text[from..]);
    found.into_iter().map(str::trim).filter(|item| !item.is_empty()).collect()
}

/// An item as a line of a block: a card without a word before it is in play, and its states need no brackets.
fn entry(item: &str) -> String {
    let english = in_english(item).unwrap_or_else(|| item.to_owned());
    let first = english.split(' ').next().unwrap_or("");
    let line = if ENTRIES.contains(&first) { english } else { format!("play {item}") };
    let line = with_brackets(&line);
    in_english(&line).unwrap_or(line)
}

/// `play simba agotado, daño 2` with brackets around what is no name.
fn with_brackets(line: &str) -> String {
    let is_card = ["play ", "inkwell "].iter().any(|word| line.starts_with(word));
    if line.contains('[') || !is_card {
        return line.to_owned();
    }
    let mut words: Vec<&str> = line.split(' ').collect();
    let mut states: Vec<String> = Vec::new();
    loop {
        let is_state = |word: &str| {
            let word = fold(word);
            [
                "exerted",
                "drying",
                "agotado",
                "agotada",
                "secandose",
                "played",
                "jugado",
                "jugada",
                "used",
                "usado",
            ]
            .contains(&word.as_str())
        };
        let is_damage = |word: &str| matches!(fold(word).as_str(), "damage" | "dano");
        match words.as_slice() {
            [.., last] if words.len() > 2 && is_state(last) => {
                states.insert(0, last.trim_end_matches(',').to_owned());
                words.pop();
            }
            [.., word, number]
                if words.len() > 3
                    && is_damage(word)
                    && number.trim_end_matches(',').parse::<u32>().is_ok() =>
            {
                states.insert(0, format!("damage {}", number.trim_end_matches(',')));
                words.truncate(words.len() - 2);
            }
            _ => break,
        }
    }
    match states.is_empty() {
        true => line.to_owned(),
        false => format!("{} [{}]", words.join(" ").trim_end_matches(','), states.join(", ")),
    }
}

/// The lines that end a position before a move: whose turn it is follows from who moves. None where the line is no move.
pub(super) fn end_of_position(line: &str, kept: &[String]) -> Option<Vec<String>> {
    let line = line.trim_start_matches('!').trim();
    let (first, rest) = line.split_once(' ')?;
    let is_expectation = first == "expect";
    let letter = match first {
        "A" | "B" | "C" | "D" if !rest.is_empty() => first,
        _ if is_expectation => "A",
        _ => return None,
    };
    let players = kept.iter().filter(|line| line.trim().starts_with("player ")).count();
    let mut lines = Vec::new();
    match players {
        0 => return None,
        1 => lines.push("player B".to_owned()),
        _ => {}
    }
    lines.push(format!("turn {letter}"));
    Some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_for_a_player() {
        let lines =
            block("A: tinta 3; mano Inkcaster; simba agotado daño 2; Stitch [secándose, debajo X; Y]", &[]);
        let expected = [
            "player A",
            "  ink 3",
            "  hand Inkcaster",
            "  play simba [exerted, damage 2]",
            "  play Stitch [drying, under X; Y]",
        ];
        assert_eq!(lines.expect("a short line"), expected);
        assert_eq!(block("jugador B: lore 3", &["player B".to_owned()]), Some(vec!["  lore 3".to_owned()]));
        assert_eq!(block("title: x", &[]), None);
        assert_eq!(block("A uses simba: NAME", &[]), None);
    }

    #[test]
    fn a_move_ends_the_position() {
        let kept = ["player A".to_owned(), "  ink 3".to_owned()];
        let ended = end_of_position("A quests with simba", &kept).expect("a move");
        assert_eq!(ended, ["player B", "turn A"]);
        assert_eq!(end_of_position("hand 3", &kept), None);
    }
}

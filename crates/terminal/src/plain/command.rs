//! What a player types, in either language.

use table::words::folded;

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// The move with this number, counted from 1.
    Number(usize),
    /// An empty line.
    Nothing,
    Help,
    Board,
    Discards,
    Text(String),
    Why(String),
    Undo,
    Hint,
    Concede,
    Save(String),
    Quit,
    /// Something else: a card name where one is asked, or a mistake.
    Other(String),
}

impl Command {
    pub(crate) fn read(line: &str) -> Command {
        let line = line.trim();
        if line.is_empty() {
            return Command::Nothing;
        }
        if let Ok(number) = line.parse() {
            return Command::Number(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        let word = folded(word);
        match word.as_str() {
            "?" | "help" | "ayuda" | "h" if rest.is_empty() => Command::Help,
            "board" | "mesa" | "b" if rest.is_empty() => Command::Board,
            "discard" | "discards" | "descarte" | "descartes" | "d" if rest.is_empty() => Command::Discards,
            "text" | "texto" | "t" => Command::Text(rest),
            "why" | "porque" => Command::Why(rest),
            "por" => Command::Why(
                rest.split_once(char::is_whitespace).map_or("", |(_, card)| card.trim()).to_owned(),
            ),
            "undo" | "deshacer" | "u" if rest.is_empty() => Command::Undo,
            "hint" | "pista" if rest.is_empty() => Command::Hint,
            "concede" | "conceder" if rest.is_empty() => Command::Concede,
            "save" | "guardar" => Command::Save(rest),
            "quit" | "exit" | "salir" | "q" if rest.is_empty() => Command::Quit,
            _ => Command::Other(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood() {
        for (line, expected) in [
            (" 12 ", Command::Number(12)),
            ("", Command::Nothing),
            ("?", Command::Help),
            ("por qué Nala", Command::Why("Nala".to_owned())),
            ("WHY quest Nala", Command::Why("quest Nala".to_owned())),
            ("guardar a.lore", Command::Save("a.lore".to_owned())),
            ("salir", Command::Quit),
            ("Descartes", Command::Discards),
            ("Be Prepared", Command::Other("Be Prepared".to_owned())),
        ] {
            assert_eq!(Command::read(line), expected, "{line:?}");
        }
    }
}

//! What may be typed in a session besides lines of the file.

use vocabulary::Language;

use crate::words::{Ask, words};

/// What a line may begin with.
pub(super) fn first(language: Language, is_playing: bool) -> &'static [&'static str] {
    let ask = &words(language).ask;
    if is_playing { ask.in_the_game } else { ask.before_the_game }
}

/// Whether a line is of the header that every session begins with.
pub(super) fn is_header(line: &str) -> bool {
    Language::ALL.into_iter().any(|language| words(language).ask.header.contains(&line))
}

/// A line of a session: one of its own words, or a line of the file.
pub(super) enum Wanted<'l> {
    Nothing,
    Quit,
    Help,
    Options,
    Show,
    Board,
    Undo,
    Anew,
    Save(&'l str),
    WhyNot(&'l str),
    Line(&'l str),
}

impl<'l> Wanted<'l> {
    /// Words of the session are known in every language.
    pub(super) fn of(line: &'l str) -> Self {
        let asks = || Language::ALL.into_iter().map(|language| &words(language).ask);
        for word in asks().flat_map(|ask| ask.why_not) {
            if let Some(rest) =
                line.strip_prefix(word).filter(|rest| rest.is_empty() || rest.starts_with(' '))
            {
                return Self::WhyNot(rest.trim().trim_end_matches('?'));
            }
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word.is_empty() {
            return Self::Nothing;
        }
        let wanted = |ask: &'static Ask| {
            let known = [
                (ask.quit, Self::Quit),
                (ask.help_words, Self::Help),
                (ask.options, Self::Options),
                (ask.show, Self::Show),
                (ask.table, Self::Board),
                (ask.undo, Self::Undo),
                (ask.anew, Self::Anew),
                (ask.save, Self::Save(rest.trim())),
            ];
            known.into_iter().find(|(words, _)| words.contains(&word)).map(|(_, wanted)| wanted)
        };
        asks().find_map(wanted).unwrap_or(Self::Line(line))
    }
}

//! The number of distinct lines of answers from a position to a depth: it moves only when a rule moves.

use engine::{Answer, Game, Silent};

/// How many lines begin with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub answer: Answer,
    pub lines: u64,
}

/// Lines of exactly so many answers, or fewer where the game ends. Answers that cannot be told apart count once.
pub fn perft(game: &Game<Silent>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let options = game.options();
    if options.is_empty() {
        return 1;
    }
    options.iter().map(|answer| after(game, *answer).map_or(0, |next| perft(&next, depth - 1))).sum()
}

/// The same, by the first answer: to find the branch that differs.
pub fn divide(game: &Game<Silent>, depth: u32) -> Vec<Line> {
    let count =
        |answer: &Answer| after(game, *answer).map_or(0, |next| perft(&next, depth.saturating_sub(1)));
    game.options().iter().map(|answer| Line { answer: *answer, lines: count(answer) }).collect()
}

fn after(game: &Game<Silent>, answer: Answer) -> Option<Game<Silent>> {
    let mut next = game.clone();
    next.answer(answer).ok().map(|()| next)
}

//! The limits of a `.lore` file and of a deck list, each with a name.
//!
//! A file may come from anybody; a reader without limits is a way to make a judge's machine busy.
//! The values are far above what a real game needs.

/// Longest file, in bytes.
pub const FILE_BYTES_MAX: usize = 1 << 20;
/// Longest line, in bytes.
pub const LINE_BYTES_MAX: usize = 4096;
/// Most lines of a file.
pub const LINES_MAX: usize = 20_000;
/// Largest number that a line may state: lore, damage, filler cards, an amount.
pub const NUMBER_MAX: u32 = 9_999;
/// Most problems that are reported for one file; no similar names are looked for beyond them.
pub const PROBLEMS_MAX: usize = 200;
/// How much work a file may ask for; whoever runs it can raise each of them. Far above any ruling, and low enough that a text
/// of a stranger keeps nobody busy for long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// Cards of all players together.
    pub cards: usize,
    /// Turns that are played.
    pub turns: usize,
    /// Decisions, those that take themselves included.
    pub decisions: usize,
    /// What happens because of one line.
    pub events: usize,
    /// Notes of a game that are carried along once they are told, roughly: every line is tried on a copy of the game with them.
    pub notes: usize,
}

/// As many as a few lines make.
const NOTES: usize = 400;

impl Work {
    /// For files that we wrote ourselves.
    pub const UNBOUNDED: Work =
        Work { cards: CARDS_MAX, turns: usize::MAX, decisions: usize::MAX, events: usize::MAX, notes: NOTES };
}

impl Default for Work {
    fn default() -> Work {
        Work { cards: 1_000, turns: 500, decisions: 20_000, events: 20_000, notes: NOTES }
    }
}

/// Most cards that a game is ever set up with.
pub const CARDS_MAX: usize = 20_000;
/// Fewest players of a game.
pub const PLAYERS_MIN: usize = 2;
/// Most players of a game.
pub const PLAYERS_MAX: usize = 4;

//! A `.lore` file as typed data: header, start, script.
//!
//! The types say what a file says and nothing more: whether a position or a move is legal is the
//! judge's question. Card names stand in the spelling of the library, comments are not kept.
//! The notation reads it from text and writes it as text.

mod position;
mod script;

pub use position::*;
pub use script::*;

use engine::{Edition, Variant};
use std::fmt;

/// How filler cards are written.
pub const FILLER: &str = "filler";

/// One whole file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct File {
    /// The lines above the position.
    pub header: Header,
    /// Pairs of deck lists of which one must be refused, `! decks FILE; FILE`.
    pub refused_decks: Vec<At<Vec<DeckFile>>>,
    /// Where the game starts.
    pub start: Start,
    /// Moves, answers, refusals and expectations, in order.
    pub script: Vec<At<Step>>,
}

/// What the file is about.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Header {
    /// The claim, in one line.
    pub title: Option<String>,
    /// Numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// Where it comes from.
    pub source: Option<String>,
    /// Remarks; the only key that may stand more than once.
    pub notes: Vec<String>,
    /// The seed of all shuffles.
    pub seed: Option<i64>,
    /// The edition of the rules, where it is not today's.
    pub edition: Option<Edition>,
    /// Which game is played, where it is not the ordinary one (10.1).
    pub variant: Option<Variant>,
    /// 9.3: who plays together.
    pub teams: Vec<Vec<Player>>,
}

/// Where a game starts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Start {
    /// Nowhere: the file holds refused deck lists only.
    #[default]
    Absent,
    /// In the main phase of a position.
    Position(Position),
    /// At the setup of a whole game, one deck list for each player.
    Decks(At<Vec<DeckFile>>),
}

/// A deck list that lies beside the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckFile {
    /// The path, relative to the `.lore` file.
    pub path: String,
    /// What the list says; filled in by `notation::attach_decks`.
    pub list: Option<DeckList>,
}

/// A deck list: how many copies of which card, in the order of the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DeckList {
    /// Copies and full names.
    pub cards: Vec<(u32, String)>,
}

impl DeckList {
    /// The number of cards.
    pub fn size(&self) -> u32 {
        self.cards.iter().map(|(copies, _)| copies).sum()
    }
}

/// Something and the line it was written on; equal where the something is.
///
/// Where a line stands is no part of what it says, so a file that was written and read again is
/// equal to the one it came from.
#[derive(Debug, Clone)]
pub struct At<T> {
    /// Line number, from 1; 0 for data that was not read from a file.
    pub line: u32,
    /// What the line says.
    pub node: T,
}

impl<T> At<T> {
    /// Data that was not read from a file.
    pub fn nowhere(node: T) -> Self {
        Self { line: 0, node }
    }
}

impl<T: PartialEq> PartialEq for At<T> {
    fn eq(&self, other: &Self) -> bool {
        self.node == other.node
    }
}

impl<T: Eq> Eq for At<T> {}

/// A player of the file: A, B, C or D.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// The first in turn order.
    A,
    /// The second.
    B,
    /// The third.
    C,
    /// The fourth.
    D,
}

impl Player {
    /// All players a file can have, in turn order.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// The player with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.letter() == letter)
    }

    /// The letter of the player.
    pub fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
            Self::C => 'C',
            Self::D => 'D',
        }
    }

    /// The place in turn order, from 0.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Player {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.letter())
    }
}

/// How a line points at a card.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardRef {
    /// The one card that was given this alias.
    Alias(String),
    /// A card with this full name.
    Name(String),
    /// A filler card.
    Filler,
}

impl fmt::Display for CardRef {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Alias(word) | Self::Name(word) => out.write_str(word),
            Self::Filler => out.write_str(FILLER),
        }
    }
}

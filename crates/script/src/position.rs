//! A position: what each player has where, and whose turn it is.

use super::{At, CardRef, Player};

/// The lines from `player A` to `turn A`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The blocks, in turn order.
    pub players: Vec<Block>,
    /// The active player.
    pub turn: Player,
    /// Whether the ink for the turn is still to come.
    pub ink: TurnInk,
    /// What else the last line says.
    pub when: When,
}

/// What `turn` says besides whose turn it is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct When {
    /// `number N`: the number of the turn, from 1.
    pub number: Option<u32>,
    /// `first B`: who took the first turn.
    pub first: Option<Player>,
    /// Whether the position may be one that no game can reach.
    pub reach: Reach,
}

/// Whether a position must be one that can stand (1.8.1).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Reach {
    /// One that the game state check would change at once is refused.
    #[default]
    Possible,
    /// `forced`: looked at anyway.
    Forced,
}

/// Whether the active player has put a card into the inkwell this turn (4.2.3).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum TurnInk {
    /// Not yet.
    #[default]
    Open,
    /// Yes: `turn A, inked`.
    Used,
}

/// What one player has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// Whose block it is.
    pub player: Player,
    /// Its lines, in order.
    pub entries: Vec<At<Entry>>,
}

/// One line of a player's block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// `lore N`
    Lore(u32),
    /// `ink N`, `ink N exerted`: ink cards whose faces are irrelevant.
    Ink {
        /// How many.
        count: u32,
        /// Ready or exerted.
        state: InkState,
    },
    /// `ink drops N`: counters, which are no cards (1.13).
    InkDrops(u32),
    /// `hand N`, `discard N`: filler cards.
    Filler {
        /// Where they are.
        zone: FillerZone,
        /// How many.
        count: u32,
    },
    /// `deck N more`: the filler cards below the listed ones.
    DeckMore(u32),
    /// A known card.
    Card(Placed),
}

/// Ready or exerted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum InkState {
    /// Upright.
    #[default]
    Ready,
    /// Sideways.
    Exerted,
}

/// The zones that filler cards are counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FillerZone {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
}

/// The zones of a player (7.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Zone {
    /// 7.3
    Hand,
    /// 7.2
    Deck,
    /// 7.4
    Play,
    /// 7.6
    Discard,
    /// 7.5
    Inkwell,
}

impl Zone {
    /// All zones, in the order the notation lists them.
    pub const ALL: [Self; 5] = [Self::Hand, Self::Deck, Self::Play, Self::Discard, Self::Inkwell];

    /// The word for the zone.
    pub fn word(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Deck => "deck",
            Self::Play => "play",
            Self::Discard => "discard",
            Self::Inkwell => "inkwell",
        }
    }

    /// The zone with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|zone| zone.word() == word)
    }
}

/// A known card in a zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// Where it is.
    pub zone: Zone,
    /// Its full name.
    pub card: String,
    /// What stands in brackets behind it.
    pub attributes: Attributes,
}

/// What stands in brackets behind a card.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Attributes {
    /// Words that stand for this one card from here on; usually none or one.
    pub aliases: Vec<String>,
    /// Exerted; ready where absent.
    pub exerted: bool,
    /// Entered this turn; dry where absent (5.1.1.11).
    pub drying: bool,
    /// Damage counters.
    pub damage: u32,
    /// The location it is at.
    pub at: Option<CardRef>,
    /// The alias of the card on which its effect runs that lasts as long as it is in play.
    pub on: Option<String>,
    /// What happened to it earlier this turn.
    pub past: Vec<Past>,
    /// The cards below it in its stack, from the top down.
    pub under: Vec<Under>,
}

/// What happened to a card earlier this turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Past {
    /// `played`
    Played,
    /// `inked`
    Inked,
    /// `discarded`
    Discarded,
    /// `banished`
    Banished,
    /// `quested`
    Quested,
    /// `used`, `used ABILITY NAME`: a "once" that is used up (6.1.13.2).
    Used(Option<String>),
}

impl Past {
    /// The words that need nothing behind them, with where a card may be to which that happened.
    pub const WORDS: [(&'static str, Past, &'static [Zone]); 5] = [
        ("played", Past::Played, &[Zone::Play, Zone::Discard, Zone::Hand, Zone::Deck, Zone::Inkwell]),
        ("inked", Past::Inked, &[Zone::Inkwell]),
        ("discarded", Past::Discarded, &[Zone::Discard]),
        ("banished", Past::Banished, &[Zone::Discard]),
        ("quested", Past::Quested, &[Zone::Play]),
    ];

    /// The word for it.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Inked => "inked",
            Self::Discarded => "discarded",
            Self::Banished => "banished",
            Self::Quested => "quested",
            Self::Used(_) => "used",
        }
    }
}

/// A card in a stack below the top one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Under {
    /// Its full name.
    pub card: String,
    /// Which way up it lies.
    pub face: Face,
}

/// Which way up a card lies (5.1.1.9, 5.1.1.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// Visible, as after a shift.
    Up,
    /// Hidden, as with Boost.
    Down,
}

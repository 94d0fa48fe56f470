//! Why a game cannot begin: cards that cannot be played, decks that are not legal (1.10.1.1), positions that do not fit.

use cards::deck::{DeckReason, Violation};
use engine::SetupError;
use meaning::Unclear;
use script::Player;
use vocabulary::{Language, Wording};

use super::tongue;

/// What stands in the way of a game, or of going on with one.
#[derive(Debug, Clone, Copy)]
pub enum Obstacle<'a> {
    /// A card that the library does not hold.
    Absent,
    /// A card whose text has no tree.
    UnreadText,
    /// The same, and why; only English says it.
    UnreadBecause(&'a str),
    /// A part of a text that cannot be played; English names the node of its tree.
    Unplayable(&'a Unclear),
    /// A deck list that nobody read.
    UnreadDeck {
        /// The file of the list.
        path: &'a str,
    },
    /// 9.3: teams that do not fit the players.
    NoSides,
    /// No card has the alias on which an effect should run.
    NoBearer {
        /// The alias that is named.
        alias: &'a str,
    },
    /// A card without an effect that runs as long as it is in play.
    NothingLasts {
        /// Which card.
        card: &'a str,
    },
    /// More cards than a game has.
    TooMany {
        /// How many a game has.
        most: usize,
    },
    /// More work than a file may ask for.
    Stopped {
        /// How much it may ask for.
        most: usize,
        /// Of what.
        of: Work,
    },
    /// A card is at something that is no location there.
    NoLocation {
        /// What stands in the file.
        written: &'a str,
    },
    /// 1.8.1.4: a card that could not have stayed in play.
    ImpossibleDamage {
        /// Which card.
        card: &'a str,
    },
    /// 1.8.1.1: a game that would be over.
    ImpossibleLore {
        /// Who has too much.
        player: Player,
    },
    /// 5.1.2.2: damage on something that has none.
    NoDamage {
        /// Which card.
        card: &'a str,
    },
    /// 5.4.1.2: an action that should be in play.
    NotInPlay {
        /// Which card.
        card: &'a str,
    },
    /// 4.7.2: something else than a character that should be at a location.
    NotAt {
        /// Which card.
        card: &'a str,
    },
    /// `used` of a card without such an ability.
    NothingLimited {
        /// Which card.
        card: &'a str,
        /// The ability that is named.
        ability: Option<&'a str>,
    },
    /// A file without a position or deck lists.
    Nothing,
    /// What the engine says against a position or decks.
    Refused(&'a [SetupError]),
    /// What is illegal about a deck.
    Illegal(&'a Violation),
    /// Why something in a deck list cannot be read.
    UnreadList(&'a DeckReason),
}

/// What a file may ask for only so much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// Turns of a game.
    Turns,
    /// Decisions of a game.
    Decisions,
    /// In one step.
    Events,
}

impl Obstacle<'_> {
    /// In words, in a language.
    pub fn say(&self, language: Language) -> String {
        tongue(language).obstacle(self)
    }

    /// In words, in every language.
    pub fn told(&self) -> Wording {
        Wording::of(|language| self.say(language))
    }
}

/// A card that cannot be played, with the reason.
pub fn card(name: &str, reason: &Wording) -> Wording {
    Wording::of(|language| format!("{name}: {}", reason.say(language)))
}

/// What is illegal about a deck.
pub fn illegal(violation: &Violation) -> Wording {
    Obstacle::Illegal(violation).told()
}

/// Why something in a deck list cannot be read.
pub fn unread(reason: &DeckReason) -> Wording {
    Obstacle::UnreadList(reason).told()
}

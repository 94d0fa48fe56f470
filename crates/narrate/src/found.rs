//! What was found where something else was expected, for every language to say.

use super::{Asked, Language, Reason, Wording, tongue};
use script::{Characteristic, DeckEnd, Keyword, Player, State, Total, Zone};

/// Where a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Where {
    /// In a zone of its owner, perhaps at an end of the deck.
    In {
        /// Whose zone.
        owner: Player,
        /// Which zone.
        zone: Zone,
        /// Top or bottom, of a deck.
        end: Option<DeckEnd>,
    },
    /// Under another card of its owner's play zone.
    Under {
        /// Whose card it lies under.
        owner: Player,
    },
    /// Being played, or resolving.
    Aside,
}

/// A card among several that a name fits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fitting {
    /// Where it is and in what state.
    Card {
        /// Where it is.
        place: Where,
        /// Whether it is exerted.
        exerted: bool,
        /// Whether it is drying.
        drying: bool,
        /// Damage on it.
        damage: i32,
    },
    /// An ability of a card.
    Ability {
        /// The card that has it.
        card: String,
        /// What it is called.
        name: String,
    },
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// A characteristic of a card.
    Value {
        /// Which one.
        of: Characteristic,
        /// Its value.
        is: i64,
    },
    /// So many cards lie under it.
    Covers(i64),
    /// So many abilities wait in the bag.
    Bag(i64),
    /// A total of a player.
    Total {
        /// Of what.
        of: Total,
        /// How much.
        is: i64,
    },
    /// Ready, exerted, drying or dry.
    State(State),
    /// Where the card is.
    Place(Where),
    /// All keywords of the card, with their numbers.
    Keywords(Vec<(Keyword, i32)>),
    /// At which location the character is, if at any.
    At(Option<String>),
    /// The names that the card has.
    Named(Vec<String>),
    /// The card has not that classification.
    NotClassified,
    /// No card is meant.
    NoSuchCard,
    /// Several cards or abilities are meant.
    Several(Vec<Fitting>),
    /// The judge could not go on.
    Stopped(Reason),
    /// What should go through is refused, by which rule.
    Refused(Reason),
    /// What should be refused is legal.
    Legal,
    /// The lists that should be illegal are legal.
    LegalDecks,
    /// The lists that should be illegal could not be read.
    UnreadDecks,
    /// Who decides, if anybody.
    Decides(Option<Player>),
    /// Who has won.
    Wins(Player),
    /// Nobody has won yet.
    NoWinner,
    /// The game is a draw.
    Drawn,
    /// The cards that can be chosen.
    Choices(Vec<String>),
    /// No card is being chosen; what is asked instead.
    NoChoice(Option<Asked>),
    /// What should not hold does.
    Holds,
    /// What a player sees of a card.
    Sees(Sight),
    /// What was found instead of each side of an "either".
    All(Vec<Found>),
}

/// Whether a player may look at the face of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sight {
    /// It can be seen.
    Yes,
    /// It cannot be seen.
    No,
}

impl Found {
    /// What was found, in words.
    pub fn say(&self, language: Language) -> String {
        tongue(language).found(self)
    }

    /// What was found, in every language.
    pub fn both(&self) -> Wording {
        Wording::of(|language| self.say(language))
    }
}

impl Where {
    /// Where, in words.
    pub fn say(&self, language: Language) -> String {
        tongue(language).place(self)
    }
}

/// Keywords with their numbers, each by its word in a language.
pub(crate) fn keywords(found: &[(Keyword, i32)], word: fn(Keyword) -> &'static str) -> String {
    let one = |(keyword, number): &(Keyword, i32)| {
        let plus = if keyword.adds_up() { "+" } else { "" };
        let number = if *number == 0 { String::new() } else { format!(" {plus}{number}") };
        format!("{}{number}", word(*keyword))
    };
    found.iter().map(one).collect::<Vec<_>>().join(", ")
}

//! What was found where something else was expected, for every language to say.

use super::{Asked, Language, Reason, Wording, tongue};
use script::{Characteristic, DeckEnd, Keyword, Player, State, Total, Zone};

/// Where a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Where {
    /// In a zone of its owner, perhaps at an end of the deck.
    In { owner: Player, zone: Zone, end: Option<DeckEnd> },
    /// Under another card of its owner's play zone.
    Under { owner: Player },
    /// Being played, or resolving.
    Aside,
}

/// A card among several that a name fits.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Fitting {
    /// Where it is and in what state.
    Card { place: Where, exerted: bool, drying: bool, damage: i32 },
    /// An ability of a card.
    Ability { card: String, name: String },
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Found {
    Value {
        of: Characteristic,
        is: i64,
    },
    Covers(i64),
    Bag(i64),
    Total {
        of: Total,
        is: i64,
    },
    State(State),
    Place(Where),
    Keywords(Vec<(Keyword, i32)>),
    At(Option<String>),
    Named(Vec<String>),
    NotClassified,
    NoSuchCard,
    Several(Vec<Fitting>),
    Stopped(Reason),
    /// What should go through is refused, by which rule.
    Refused(Reason),
    Legal,
    LegalDecks,
    UnreadDecks,
    Decides(Option<Player>),
    Wins(Player),
    NoWinner,
    Drawn,
    Choices(Vec<String>),
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
#[allow(missing_docs)]
pub enum Sight {
    Yes,
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

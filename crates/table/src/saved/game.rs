//! A whole game as it is written down.

use cards::deck::CARDS_LIMIT;
use engine::{Answer, Variant};
use files::Basis;
use notation::syntax::DeckList;
use serde::{Deserialize, Serialize};

use super::SavedAnswer;
use crate::Collection;
use crate::journal::{EDITION, JournalError};

/// The word that opens every saved game.
pub(crate) const FORMAT: &str = "lorekeeper-game";
/// What Python's games were called up to its version 1.
const FORMER_FORMAT: &str = "lorekeeper-python-game";
/// The version of the records: counted up when a file of before would be read otherwise. Other versions are refused.
pub const SAVED_VERSION: u32 = 3;

/// What game it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SavedHeader {
    /// `lorekeeper-game`.
    pub format: String,
    /// The version of the records.
    pub version: u32,
    /// `human`, or the kind of a bot, for each player.
    pub seats: Vec<String>,
    /// The seed of all chance.
    pub seed: u64,
    /// How it began.
    pub start: SavedStart,
    /// What else the game depends on, part by part: with another basis its answers would mean something else.
    pub basis: Vec<(String, String)>,
    /// Which game is played (10.1).
    #[serde(default)]
    pub variant: SavedVariant,
    /// 9.3: the seats of each team, from 0.
    #[serde(default)]
    pub teams: Vec<Vec<u8>>,
}

/// How a game began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SavedStart {
    /// With a deck for each player.
    Decks(Vec<SavedDeck>),
    /// In the position of a `.lore` text.
    Lore(String),
}

/// A deck list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SavedDeck {
    /// What it is called.
    pub name: String,
    /// Its cards, in the order of the list.
    pub cards: Vec<SavedCopies>,
}

/// A line of a deck list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SavedCopies {
    /// How many.
    pub copies: u32,
    /// Of the card with this full name.
    pub card: String,
}

/// Which game is played (10.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SavedVariant {
    /// Sections 1 to 9 of the rules.
    #[default]
    Ordinary,
    /// 10.2
    PackRush,
    /// C.1
    Coconut,
}

/// A line of a journal after its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SavedEntry {
    /// An answer was given.
    Answer(SavedAnswer),
    /// Only so many answers still stand.
    Undo(usize),
}

/// A whole game in one document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SavedGame {
    /// What game it is.
    pub header: SavedHeader,
    /// The answers that stand.
    pub answers: Vec<SavedAnswer>,
}

/// A saved game that was read, or is to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptGame {
    /// What game it is.
    pub header: SavedHeader,
    /// The answers that stand.
    pub answers: Vec<Answer>,
}

impl SavedHeader {
    /// The header of a game that depends on this.
    pub fn new(seats: Vec<String>, seed: u64, start: SavedStart, basis: Basis) -> SavedHeader {
        SavedHeader {
            format: FORMAT.to_owned(),
            version: SAVED_VERSION,
            seats,
            seed,
            start,
            basis: basis.0,
            variant: SavedVariant::default(),
            teams: Vec::new(),
        }
    }

    /// Reads one: `name` is what the file is called in errors. Other formats and versions are refused.
    pub(crate) fn read(value: &serde_json::Value, name: &str) -> Result<SavedHeader, JournalError> {
        let path = || name.to_owned();
        if value["format"] != FORMAT && value["format"] != FORMER_FORMAT {
            return Err(JournalError::Foreign { path: path() });
        }
        match value["version"].as_u64() {
            Some(version) if version == u64::from(SAVED_VERSION) => {}
            other => return Err(JournalError::Version { path: path(), version: other.unwrap_or(0) }),
        }
        let header = SavedHeader::deserialize(value).ok().filter(SavedHeader::has_decks_of_a_size);
        header.ok_or_else(|| JournalError::Damaged { path: path() })
    }

    /// Whether no deck has more cards than a list may have: they are laid out one by one.
    fn has_decks_of_a_size(&self) -> bool {
        self.decks().iter().all(|deck| {
            let cards = deck.cards.iter().try_fold(0_u32, |cards, line| cards.checked_add(line.copies));
            cards.is_some_and(|cards| cards <= CARDS_LIMIT)
        })
    }

    /// Whether its answers mean here what they meant there; if not, what differs.
    pub fn fits(&self, here: &Basis, name: &str) -> Result<(), JournalError> {
        let there = Basis(self.basis.clone());
        let differs: Vec<String> = there.differences(here).into_iter().map(str::to_owned).collect();
        match differs.is_empty() {
            true => Ok(()),
            false => Err(JournalError::OtherBasis { path: name.to_owned(), differs }),
        }
    }

    /// Name and cards of each deck; none where it began in a position.
    pub fn decks(&self) -> &[SavedDeck] {
        match &self.start {
            SavedStart::Decks(decks) => decks,
            SavedStart::Lore(_) => &[],
        }
    }
}

impl KeptGame {
    /// Reads one; `name` is what it is called in errors. [`KeptGame::fits`] asks whether it goes on here.
    pub fn read(text: &str, name: &str) -> Result<KeptGame, JournalError> {
        let foreign = |_| JournalError::Foreign { path: name.to_owned() };
        let value: serde_json::Value = serde_json::from_str(text).map_err(foreign)?;
        let header = SavedHeader::read(value.get("header").unwrap_or(&value), name)?;
        let damaged = |_| JournalError::Damaged { path: name.to_owned() };
        let answers = Vec::<SavedAnswer>::deserialize(&value["answers"]).map_err(damaged)?;
        Ok(KeptGame { header, answers: answers.into_iter().map(Answer::from).collect() })
    }

    /// Whether it goes on with the cards at hand; if not, what differs.
    pub fn fits(&self, collection: &Collection, name: &str) -> Result<(), JournalError> {
        self.header.fits(&basis(collection), name)
    }

    /// The game as a text, in the form of [`SavedGame`].
    pub fn text(&self) -> Result<String, serde_json::Error> {
        let answers = self.answers.iter().map(|answer| SavedAnswer::from(*answer)).collect();
        serde_json::to_string(&SavedGame { header: self.header.clone(), answers })
    }
}

/// What the answers of a game at this table mean depends on this.
pub(crate) fn basis(collection: &Collection) -> Basis {
    Basis::default()
        .with("cards", collection.mark())
        .with("edition", format!("{EDITION:?}"))
        .with("rules version", engine::RULES_VERSION)
        .with("players' version", players::PLAYERS_VERSION)
}

impl From<Variant> for SavedVariant {
    fn from(variant: Variant) -> SavedVariant {
        match variant {
            Variant::Ordinary => SavedVariant::Ordinary,
            Variant::PackRush => SavedVariant::PackRush,
            Variant::Coconut => SavedVariant::Coconut,
        }
    }
}

impl From<SavedVariant> for Variant {
    fn from(saved: SavedVariant) -> Variant {
        match saved {
            SavedVariant::Ordinary => Variant::Ordinary,
            SavedVariant::PackRush => Variant::PackRush,
            SavedVariant::Coconut => Variant::Coconut,
        }
    }
}

impl From<&SavedDeck> for DeckList {
    fn from(deck: &SavedDeck) -> DeckList {
        let cards = deck.cards.iter().map(|line| (line.copies, line.card.clone())).collect();
        DeckList { cards }
    }
}

impl SavedDeck {
    /// A list under a name.
    pub fn new(name: &str, list: &DeckList) -> SavedDeck {
        let line = |(copies, card): &(u32, String)| SavedCopies { copies: *copies, card: card.clone() };
        SavedDeck { name: name.to_owned(), cards: list.cards.iter().map(line).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of other versions, of the page and of Python, are refused by their number; what was never a game is foreign.
    #[test]
    fn other_versions_say_so() {
        let page = r#"{"header":{"format":"lorekeeper-game","version":2,"seats":["human"],"seed":1,"decks":[],"basis":[]},"answers":[{"Action":"EndTurn"}]}"#;
        let python =
            r#"{"format":"lorekeeper-python-game","version":1,"rules":"","cards":"","seed":1,"answers":[]}"#;
        for (text, was) in [(page, 2), (python, 1)] {
            match KeptGame::read(text, "game") {
                Err(JournalError::Version { version, .. }) => assert_eq!(version, was),
                other => panic!("{other:?}"),
            }
        }
        for text in ["", "[]", "3", "{}", r#"{"header":{"format":"chess","version":3}}"#] {
            assert!(matches!(KeptGame::read(text, "game"), Err(JournalError::Foreign { .. })), "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let list = DeckList { cards: vec![(4, "A - B".to_owned())] };
        for start in
            [SavedStart::Decks(vec![SavedDeck::new("mine", &list)]), SavedStart::Lore("A:\n".to_owned())]
        {
            let header = SavedHeader::new(
                vec!["human".to_owned()],
                u64::MAX,
                start,
                Basis::default().with("cards", 1),
            );
            let kept = KeptGame { header, answers: vec![Answer::Concede(engine::state::PlayerIx(1))] };
            let text = kept.text().expect("it can be written");
            assert_eq!(KeptGame::read(&text, "game").expect("it can be read"), kept);
            let damaged = text.replace("concede", "conceal");
            assert!(matches!(KeptGame::read(&damaged, "game"), Err(JournalError::Damaged { .. })));
        }
    }
}

//! The facts of a card: everything printed on it but the rules text (chapter 5.2).
//!
//! Facts are plain data without invariants between fields; [`CardFacts::problems`] says what a card of its
//! kind lacks, and the importer asks it. Every printing of a card is the same card (C.1).

use serde::{Deserialize, Serialize};
use std::fmt;

use syntax::Lexicon;
use vocabulary::{CardKind, Inks, fold};

/// One card: all printings with the same full name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFacts {
    /// Slug of the full name, unique.
    pub id: CardId,
    /// 5.2.4: the name that "named X" and Shift refer to.
    pub name: String,
    /// The second line; every character and location has one, actions and items have none.
    #[serde(default)]
    pub version: Option<String>,
    /// 5.3 to 5.6
    pub kind: CardKind,
    /// 5.2.5
    pub inks: Inks,
    /// In ink.
    pub cost: u8,
    /// Whether the inkwell symbol is there.
    #[serde(default)]
    pub inkable: bool,
    /// Characters only.
    #[serde(default)]
    pub strength: Option<u8>,
    /// Characters and locations.
    #[serde(default)]
    pub willpower: Option<u8>,
    /// Characters and locations.
    #[serde(default)]
    pub lore: Option<u8>,
    /// Locations only.
    #[serde(default)]
    pub move_cost: Option<u8>,
    /// In printed order; a song's "Song" is in [`CardKind`], not here.
    #[serde(default)]
    pub classifications: Vec<Classification>,
    /// In order of release.
    #[serde(default)]
    pub printings: Vec<Printing>,
}

impl CardFacts {
    /// `Name - Version`, or the name alone.
    pub fn full_name(&self) -> String {
        full_name(&self.name, self.version.as_deref())
    }

    /// Whether the card has this classification, in any letter case.
    pub fn has_classification(&self, classification: &str) -> bool {
        self.classifications.iter().any(|own| fold(&own.0) == fold(classification))
    }

    /// Whether the card is a song.
    pub fn is_song(&self) -> bool {
        self.kind == CardKind::Action { song: true }
    }

    /// Whether one of its printings is in this set.
    pub fn is_printed_in(&self, set: &SetCode) -> bool {
        self.printings.iter().any(|printing| printing.set == *set)
    }

    /// What a card of this kind must have and this one has not, or must not have and has.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        if fold(&self.name).is_empty() {
            problems.push("a card needs a name".to_owned());
        }
        if self.inks.is_empty() || self.inks.len() > 2 {
            problems.push(format!("a card has one or two inks, not {}", self.inks.len()));
        }
        let (character, location) = (self.kind == CardKind::Character, self.kind == CardKind::Location);
        for (field, value, expected) in [
            ("strength", self.strength, character),
            ("willpower", self.willpower, character || location),
            ("lore", self.lore, character || location),
            ("move cost", self.move_cost, location),
        ] {
            match (value.is_some(), expected) {
                (false, true) => problems.push(format!("{} needs {field}", self.kind.with_article())),
                (true, false) => problems.push(format!("{} has no {field}", self.kind.with_article())),
                (true, true) | (false, false) => {}
            }
        }
        problems
    }
}

/// The proper names that a text about these cards may use.
pub fn lexicon<'f>(facts: impl IntoIterator<Item = &'f CardFacts>) -> Lexicon {
    let mut lexicon = Lexicon::default();
    for card in facts {
        lexicon.add_name(&card.name);
        for class in &card.classifications {
            lexicon.add_class(&class.0);
        }
    }
    lexicon
}

/// `Name - Version`, or the name alone.
pub fn full_name(name: &str, version: Option<&str>) -> String {
    match version {
        Some(version) => format!("{name} - {version}"),
        None => name.to_owned(),
    }
}

/// The slug of a card's full name: `te-ka-heartless`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub String);

impl CardId {
    /// The id of the card with this name and version.
    pub fn of(name: &str, version: Option<&str>) -> CardId {
        CardId(fold::slug(&full_name(name, version)))
    }

    /// The slug.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A classification, as printed: `Hero`, `Seven Dwarfs` (5.3.3.2). Not a closed list: new sets bring new ones.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Classification(pub String);

impl fmt::Display for Classification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A set or promo series: `1` … `12`, `P1`, `D23`. Numbered sets come first, in order of number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SetCode(pub String);

impl SetCode {
    /// The number of a numbered set.
    pub fn number(&self) -> Option<u16> {
        self.0.parse().ok()
    }
}

impl PartialOrd for SetCode {
    fn partial_cmp(&self, other: &SetCode) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for SetCode {
    fn cmp(&self, other: &SetCode) -> std::cmp::Ordering {
        let key = |set: &SetCode| (set.number().is_none(), set.number());
        key(self).cmp(&key(other)).then_with(|| self.0.cmp(&other.0))
    }
}

impl fmt::Display for SetCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One printing of a card.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printing {
    /// In which set.
    pub set: SetCode,
    /// Its number there.
    pub number: u16,
    /// The letter behind the number where one card has several arts under one number.
    #[serde(default)]
    pub variant: Option<char>,
    /// What its symbol says.
    pub rarity: Rarity,
}

/// What the rarity symbol says; promos are named by their occasion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Rarity {
    /// A circle.
    Common,
    /// A book.
    Uncommon,
    /// A triangle.
    Rare,
    /// A diamond.
    SuperRare,
    /// A pentagon.
    Legendary,
    /// A hexagon: another art.
    Enchanted,
    /// Another art, since the ninth set.
    Epic,
    /// The rarest art, since the ninth set.
    Iconic,
    /// Given away.
    Promo,
    /// Won at a tournament.
    Challenge,
    /// Given at that convention.
    D23,
    /// Given at the hundredth anniversary.
    D100,
    /// Not known yet.
    Unknown,
}

impl Rarity {
    /// All rarities.
    pub const ALL: [Rarity; 13] = [
        Rarity::Common,
        Rarity::Uncommon,
        Rarity::Rare,
        Rarity::SuperRare,
        Rarity::Legendary,
        Rarity::Enchanted,
        Rarity::Epic,
        Rarity::Iconic,
        Rarity::Promo,
        Rarity::Challenge,
        Rarity::D23,
        Rarity::D100,
        Rarity::Unknown,
    ];

    /// The word used in card files: `super_rare`.
    pub fn word(self) -> &'static str {
        match self {
            Rarity::Common => "common",
            Rarity::Uncommon => "uncommon",
            Rarity::Rare => "rare",
            Rarity::SuperRare => "super_rare",
            Rarity::Legendary => "legendary",
            Rarity::Enchanted => "enchanted",
            Rarity::Epic => "epic",
            Rarity::Iconic => "iconic",
            Rarity::Promo => "promo",
            Rarity::Challenge => "challenge",
            Rarity::D23 => "d23",
            Rarity::D100 => "d100",
            Rarity::Unknown => "unknown",
        }
    }

    /// The rarity with this word; blanks and hyphens count as `_`, letter case does not matter.
    pub fn from_word(word: &str) -> Option<Rarity> {
        let word = word.to_lowercase().replace([' ', '-'], "_");
        Rarity::ALL.into_iter().find(|rarity| rarity.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocabulary::Ink;

    fn item() -> CardFacts {
        CardFacts {
            id: CardId::of("Lantern", None),
            name: "Lantern".to_owned(),
            version: None,
            kind: CardKind::Item,
            inks: Ink::Steel.into(),
            cost: 2,
            inkable: true,
            strength: None,
            willpower: None,
            lore: None,
            move_cost: None,
            classifications: Vec::new(),
            printings: Vec::new(),
        }
    }

    #[test]
    fn each_kind_needs_its_own_fields() {
        assert_eq!(item().problems(), Vec::<String>::new());
        let character = CardFacts { kind: CardKind::Character, move_cost: Some(1), ..item() };
        assert_eq!(
            character.problems(),
            [
                "a character needs strength",
                "a character needs willpower",
                "a character needs lore",
                "a character has no move cost"
            ]
        );
        let colourful = CardFacts { inks: Inks::ALL, name: "-".to_owned(), ..item() };
        assert_eq!(colourful.problems(), ["a card needs a name", "a card has one or two inks, not 6"]);
    }

    #[test]
    fn sets_come_in_order_of_release() {
        let mut sets: Vec<SetCode> = ["P1", "10", "2", "D23"].map(|set| SetCode(set.to_owned())).into();
        sets.sort();
        assert_eq!(sets.iter().map(|set| set.0.as_str()).collect::<Vec<_>>(), ["2", "10", "D23", "P1"]);
    }
}

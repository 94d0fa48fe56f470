//! The facts of a card: everything printed on it but the rules text (chapter 5.2).
//!
//! Facts are plain data without invariants between fields; [`CardFacts::problems`] says what a card of its
//! kind lacks, and the importer asks it. Every printing of a card is the same card (C.1).

use serde::de::{self, Deserializer, SeqAccess, Visitor};
use serde::ser::{SerializeSeq, Serializer};
use serde::{Deserialize, Serialize};
use std::fmt;

use crate::fold;

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
    pub kind: CardKind,
    pub inks: Inks,
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

/// The card type (5.3 to 5.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CardKind {
    Character,
    Action { song: bool },
    Item,
    Location,
}

impl CardKind {
    /// `a character`, `a song` …
    pub fn with_article(self) -> &'static str {
        match self {
            CardKind::Character => "a character",
            CardKind::Action { song: true } => "a song",
            CardKind::Action { song: false } => "an action",
            CardKind::Item => "an item",
            CardKind::Location => "a location",
        }
    }
}

/// One of the six ink types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Ink {
    Amber,
    Amethyst,
    Emerald,
    Ruby,
    Sapphire,
    Steel,
}

impl Ink {
    /// All inks, in the order of the rulebook, which is that of the alphabet.
    pub const ALL: [Ink; 6] = [Ink::Amber, Ink::Amethyst, Ink::Emerald, Ink::Ruby, Ink::Sapphire, Ink::Steel];

    /// The English name.
    pub fn name(self) -> &'static str {
        match self {
            Ink::Amber => "Amber",
            Ink::Amethyst => "Amethyst",
            Ink::Emerald => "Emerald",
            Ink::Ruby => "Ruby",
            Ink::Sapphire => "Sapphire",
            Ink::Steel => "Steel",
        }
    }

    /// The ink with this name, in any letter case.
    pub fn named(name: &str) -> Option<Ink> {
        Ink::ALL.into_iter().find(|ink| ink.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Ink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of inks. A printed card has one or two; the inks of a deck and cards without ink need others.
///
/// Written as a list; iterates in the order of [`Ink::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Inks(u8);

impl Inks {
    /// No ink.
    pub const NONE: Inks = Inks(0);
    /// All six inks.
    pub const ALL: Inks = Inks(0b11_1111);

    /// These inks and this one.
    #[must_use]
    pub const fn with(self, ink: Ink) -> Inks {
        Inks(self.0 | 1 << ink as u8)
    }

    /// The inks in either set.
    #[must_use]
    pub const fn union(self, other: Inks) -> Inks {
        Inks(self.0 | other.0)
    }

    /// Whether this ink is one of them.
    pub const fn contains(self, ink: Ink) -> bool {
        self.0 & 1 << ink as u8 != 0
    }

    /// Whether every one of them is also in `other`.
    pub const fn is_subset(self, other: Inks) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The inks in order.
    pub fn iter(self) -> impl Iterator<Item = Ink> {
        Ink::ALL.into_iter().filter(move |ink| self.contains(*ink))
    }
}

impl From<Ink> for Inks {
    fn from(ink: Ink) -> Inks {
        Inks::NONE.with(ink)
    }
}

impl FromIterator<Ink> for Inks {
    fn from_iter<T: IntoIterator<Item = Ink>>(inks: T) -> Inks {
        inks.into_iter().fold(Inks::NONE, Inks::with)
    }
}

impl fmt::Debug for Inks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// `Amber and Steel`.
impl fmt::Display for Inks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, ink) in self.iter().enumerate() {
            match place {
                0 => {}
                place if place + 1 == self.len() => f.write_str(" and ")?,
                _ => f.write_str(", ")?,
            }
            f.write_str(ink.name())?;
        }
        Ok(())
    }
}

impl Serialize for Inks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for ink in self.iter() {
            list.serialize_element(&ink)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Inks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Inks, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Inks;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of different inks")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Inks, A::Error> {
                let mut inks = Inks::NONE;
                while let Some(ink) = list.next_element::<Ink>()? {
                    if inks.contains(ink) {
                        return Err(de::Error::custom(format_args!("{ink} is listed twice")));
                    }
                    inks = inks.with(ink);
                }
                Ok(inks)
            }
        }
        deserializer.deserialize_seq(List)
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
    pub set: SetCode,
    pub number: u16,
    /// The letter behind the number where one card has several arts under one number.
    #[serde(default)]
    pub variant: Option<char>,
    pub rarity: Rarity,
}

/// What the rarity symbol says; promos are named by their occasion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
    SuperRare,
    Legendary,
    Enchanted,
    Epic,
    Iconic,
    Promo,
    Challenge,
    D23,
    D100,
}

impl Rarity {
    /// All rarities.
    pub const ALL: [Rarity; 12] = [
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

    #[test]
    fn inks_are_named_in_order() {
        let inks: Inks = [Ink::Steel, Ink::Amber].into_iter().collect();
        assert_eq!(inks.to_string(), "Amber and Steel");
        assert!(Inks::from(Ink::Steel).is_subset(inks) && !inks.is_subset(Ink::Steel.into()));
    }
}

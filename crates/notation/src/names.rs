//! Names of cards: lookup by full name, by the name without its version, and suggestions.
//!
//! [`CardNames`] knows nothing but names; it can be filled from a library, a file or a test. A card
//! is found by its full name, `Name - Version`, folded (see `fold`).

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use std::sync::OnceLock;

use vocabulary::similarity::{Shape, Written};

use vocabulary::order::InOrder;
use vocabulary::spelling::spelling as fold;

/// Most suggestions for a name that nobody knows.
const SUGGESTIONS_MAX: usize = 4;

/// How filler cards are written.
pub use script::FILLER;

/// The names of one card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardName {
    /// The slug that identifies the card in its library.
    pub id: String,
    /// The name that "named" looks at (5.2.6).
    pub name: String,
    /// The version, where the card has one.
    pub version: Option<String>,
}

impl CardName {
    /// Name and version as one full name.
    pub fn full(&self) -> String {
        match &self.version {
            Some(version) => format!("{} - {}", self.name, version),
            None => self.name.clone(),
        }
    }
}

/// Index of a card in a [`CardNames`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct NameIx(pub u32);

/// All names a file may use: those of the cards and those of the classifications.
#[derive(Debug, Clone)]
pub struct CardNames {
    cards: Vec<CardName>,
    by_full: BTreeMap<String, NameIx>,
    /// Folded names that "named" and naming a card accept: names without version, and each half
    /// of a card that counts as two names.
    short: BTreeMap<String, String>,
    classifications: BTreeMap<String, String>,
    /// What unknown names are compared with, found when there is the first of them.
    shapes: OnceLock<Shapes>,
}

/// The shapes of all names, in the order of their keys.
#[derive(Debug, Clone)]
struct Shapes {
    full: Vec<Shape>,
    short: Vec<Shape>,
}

/// The classifications of the rules' list (appendix C) and the kinds of card that a file may ask for.
const CLASSIFICATIONS: [&str; 52] = [
    "Alien",
    "Ally",
    "Boss",
    "Broom",
    "Captain",
    "Colossus",
    "Deity",
    "Detective",
    "Dinosaur",
    "Dragon",
    "Dreamborn",
    "Entangled",
    "Fairy",
    "Floodborn",
    "Gargoyle",
    "Ghost",
    "Giant",
    "Hero",
    "Hunny",
    "Hyena",
    "Illusion",
    "Inventor",
    "King",
    "Knight",
    "Madrigal",
    "Mentor",
    "Monster",
    "Musketeer",
    "Pirate",
    "Prince",
    "Princess",
    "Puppy",
    "Queen",
    "Racer",
    "Red Panda",
    "Robot",
    "Seven Dwarfs",
    "Sorcerer",
    "Storyborn",
    "Super",
    "Team",
    "Tigger",
    "Titan",
    "Toy",
    "Villain",
    "Vineling",
    "Whisper",
    "Action",
    "Song",
    "Item",
    "Location",
    // Only locations have it (5.6.3).
    "Hyperia City",
];
/// The one item that counts as if it had a classification (8.10.8.6).
const ITEM_CLASSIFICATION: &str = "Potato";

impl Default for CardNames {
    fn default() -> Self {
        Self::new()
    }
}

impl CardNames {
    /// No card, the classifications of the rules.
    pub fn new() -> Self {
        let mut names = Self {
            cards: Vec::new(),
            by_full: BTreeMap::new(),
            short: BTreeMap::new(),
            classifications: BTreeMap::new(),
            shapes: OnceLock::new(),
        };
        for word in CLASSIFICATIONS.into_iter().chain([ITEM_CLASSIFICATION]) {
            names.add_classification(word);
        }
        names
    }

    /// Adds a card. A full name that is known already keeps its first card.
    pub fn add(&mut self, card: CardName) {
        self.shapes.take();
        let key = fold(&card.name);
        for half in halves(&card.name) {
            self.short.entry(fold(half)).or_insert_with(|| half.trim().to_owned());
        }
        self.short.insert(key, card.name.clone());
        let ix = NameIx(self.cards.len() as u32);
        self.by_full.entry(fold(&card.full())).or_insert(ix);
        self.cards.push(card);
    }

    /// Many cards at once, with the same result as one after another.
    pub fn of(cards: impl IntoIterator<Item = CardName>) -> Self {
        let mut names = Self::new();
        names.cards = cards.into_iter().collect();
        let mut full: Vec<(String, NameIx)> = Vec::with_capacity(names.cards.len());
        let mut before = "";
        for (ix, card) in names.cards.iter().enumerate() {
            full.push((fold(&card.full()), NameIx(ix as u32)));
            // Versions of one name mostly follow one another.
            if before != card.name {
                for half in halves(&card.name) {
                    names.short.entry(fold(half)).or_insert_with(|| half.trim().to_owned());
                }
                names.short.insert(fold(&card.name), card.name.clone());
            }
            before = &card.name;
        }
        full.order();
        full.dedup_by(|later, earlier| later.0 == earlier.0);
        names.by_full = full.into_iter().collect();
        names
    }

    /// Adds a card from its full name alone, split at the first ` - `.
    pub fn add_full(&mut self, id: &str, full: &str) {
        let (name, version) = match full.split_once(" - ") {
            Some((name, version)) => (name, Some(version.to_owned())),
            None => (full, None),
        };
        self.add(CardName { id: id.to_owned(), name: name.to_owned(), version });
    }

    /// Adds a classification that cards of this library have.
    pub fn add_classification(&mut self, word: &str) {
        self.classifications.entry(fold(word)).or_insert_with(|| word.to_owned());
    }

    /// The card of an index that this table gave out.
    pub fn get(&self, ix: NameIx) -> Option<&CardName> {
        self.cards.get(ix.0 as usize)
    }

    /// All cards, in the order they were added.
    pub fn iter(&self) -> impl Iterator<Item = (NameIx, &CardName)> {
        self.cards.iter().enumerate().map(|(ix, card)| (NameIx(ix as u32), card))
    }

    /// The card with this full name.
    pub fn find(&self, full: &str) -> Option<NameIx> {
        self.by_full.get(&fold(full)).copied()
    }

    /// The full name of a card as its library spells it.
    pub fn canonical(&self, full: &str) -> Option<String> {
        self.find(full).and_then(|ix| self.get(ix)).map(CardName::full)
    }

    /// A name without version, as its library spells it (5.2.6).
    pub fn find_short(&self, name: &str) -> Option<&str> {
        self.short.get(&fold(name)).map(String::as_str)
    }

    /// A classification, as its library spells it.
    pub fn find_classification(&self, word: &str) -> Option<&str> {
        self.classifications.get(&fold(word)).map(String::as_str)
    }

    /// Full names that somebody who wrote `wrong` may have meant, best first.
    ///
    /// The versions of a name come first where `wrong` is a name without its version; otherwise
    /// names within a third of its length in edits, else those that have all its words.
    pub fn suggest(&self, wrong: &str) -> Vec<String> {
        let folded = fold(wrong);
        if folded.is_empty() {
            return Vec::new();
        }
        let versions = self.versions(&folded);
        if !versions.is_empty() {
            return versions;
        }
        let shapes = self.shapes().full.iter();
        let keys = self.by_full.iter().zip(shapes).map(|((key, ix), shape)| (key.as_str(), *shape, *ix));
        let near = nearest_shaped(&folded, keys);
        if near.is_empty() {
            return self.with_words(&folded);
        }
        near.into_iter().filter_map(|ix| self.get(ix)).map(CardName::full).collect()
    }

    /// Full names that have every word of a part of a name, or a word that begins with it.
    fn with_words(&self, folded: &str) -> Vec<String> {
        let words: Vec<&str> = folded.split_whitespace().filter(|word| *word != "-").collect();
        let fits =
            |key: &str| words.iter().all(|word| key.split_whitespace().any(|own| own.starts_with(word)));
        let fitting = self.by_full.iter().filter(|(key, _)| !words.is_empty() && fits(key));
        fitting.filter_map(|(_, ix)| self.get(*ix)).map(CardName::full).take(SUGGESTIONS_MAX).collect()
    }

    /// Names without version near to `wrong`.
    pub fn suggest_short(&self, wrong: &str) -> Vec<String> {
        let shapes = self.shapes().short.iter();
        let keys = self.short.iter().zip(shapes).map(|((key, name), shape)| (key.as_str(), *shape, name));
        nearest_shaped(&fold(wrong), keys).into_iter().cloned().collect()
    }

    /// Classifications near to `wrong`.
    pub fn suggest_classification(&self, wrong: &str) -> Vec<String> {
        let keys = self.classifications.iter().map(|(key, word)| (key.as_str(), word));
        nearest(&fold(wrong), keys).into_iter().cloned().collect()
    }

    /// Every card whose full name stands somewhere in a line of the text, also as a part of another name.
    pub fn named_in(&self, text: &str) -> BTreeSet<NameIx> {
        let mut named = BTreeSet::new();
        for line in text.lines().map(fold) {
            for (at, _) in line.char_indices() {
                self.names_at_start(&line[at..], &mut named);
            }
        }
        named
    }

    /// The cards with whose full name a folded text begins.
    fn names_at_start(&self, text: &str, named: &mut BTreeSet<NameIx>) {
        let up_to = |bound: Bound<&str>| self.by_full.range::<str, _>((Bound::Unbounded, bound)).next_back();
        let mut next = up_to(Bound::Included(text));
        while let Some((key, ix)) = next {
            next = match text.starts_with(key.as_str()) {
                true => {
                    named.insert(*ix);
                    up_to(Bound::Excluded(key.as_str()))
                }
                // What begins the text and comes before this key is no longer than what the two share.
                false => match shared(key, text) {
                    "" => return,
                    shared => up_to(Bound::Included(shared)),
                },
            };
        }
    }

    fn shapes(&self) -> &Shapes {
        self.shapes.get_or_init(|| Shapes {
            full: self.by_full.keys().map(|key| Shape::of(key)).collect(),
            short: self.short.keys().map(|key| Shape::of(key)).collect(),
        })
    }

    fn versions(&self, folded: &str) -> Vec<String> {
        let start = format!("{folded} - ");
        let fitting = self.by_full.range(start.clone()..).take_while(|(key, _)| key.starts_with(&start));
        let names = fitting.filter_map(|(_, ix)| self.get(*ix)).map(CardName::full);
        names.take(SUGGESTIONS_MAX).collect()
    }
}

/// What two texts begin with, both of them.
fn shared<'a>(one: &str, other: &'a str) -> &'a str {
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b);
    &other[..same.map(|(letter, _)| letter.len_utf8()).sum()]
}

/// The names of a card that counts as several ("A & B", "A, B & C", "A 'n' B"); none where it counts as one.
fn halves(name: &str) -> Vec<&str> {
    if !name.contains(['&', '\'', '’']) {
        return Vec::new();
    }
    let parts = vocabulary::names_in(name).into_iter();
    parts.flat_map(|part| part.split(" 'n' ")).flat_map(|part| part.split(" ’n’ ")).collect()
}

/// The entries nearest to `wrong` in edits, best first, none farther than a third of its length.
pub(crate) fn nearest<'a, T>(wrong: &str, keys: impl Iterator<Item = (&'a str, T)>) -> Vec<T> {
    nearest_shaped(wrong, keys.map(|(key, entry)| (key, Shape::of(key), entry)))
}

/// As [`nearest`], for keys whose shapes are known.
fn nearest_shaped<'a, T>(wrong: &str, keys: impl Iterator<Item = (&'a str, Shape, T)>) -> Vec<T> {
    let Some(written) = Written::new(wrong) else { return Vec::new() };
    let far = (written.shape().length() / 3).max(1);
    let mut seen = BTreeSet::new();
    let mut found: Vec<(usize, T)> = Vec::new();
    for (key, shape, entry) in keys {
        let Some(distance) = written.within(key, shape, far) else { continue };
        if seen.insert(key) {
            found.push((distance, entry));
        }
    }
    found.order_by_key(|(distance, _)| *distance);
    found.into_iter().take(SUGGESTIONS_MAX).map(|(_, entry)| entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> CardNames {
        let mut names = CardNames::new();
        for full in [
            "Mickey Mouse - True Friend",
            "Mickey Mouse - Detective",
            "Te Kā - Heartless",
            "Flotsam & Jetsam - Entangling Eels",
            "Chip 'n' Dale - Recovery Rangers",
            "A Whole New World",
        ] {
            names.add_full(&fold(full), full);
        }
        names
    }

    #[test]
    fn lookup_folds() {
        let names = names();
        assert_eq!(
            names.canonical("mickey mouse \u{2013} TRUE friend").unwrap(),
            "Mickey Mouse - True Friend"
        );
        assert_eq!(names.canonical("te ka - heartless").unwrap(), "Te Kā - Heartless");
        assert_eq!(names.canonical("Mickey Mouse"), None);
        for short in [
            "Mickey Mouse",
            "te ka",
            "Flotsam",
            "Jetsam",
            "Flotsam & Jetsam",
            "Chip",
            "Dale",
            "chip ’n’ dale",
        ] {
            assert!(names.find_short(short).is_some(), "{short}");
        }
        assert_eq!(names.find_short("Mickey Mouse - Detective"), None);
        assert_eq!(names.find_classification("red panda"), Some("Red Panda"));
    }

    #[test]
    fn many_at_once_are_the_same() {
        let one_by_one = names();
        let at_once = CardNames::of(one_by_one.cards.clone());
        assert_eq!(format!("{one_by_one:?}"), format!("{at_once:?}"));
    }

    #[test]
    fn names_in_a_text() {
        let mut names = names();
        for full in ["A Whole", "A Whole New", "Zed", "Mickey"] {
            names.add_full(&fold(full), full);
        }
        let named = |text: &str| -> Vec<String> {
            names.named_in(text).into_iter().filter_map(|ix| names.get(ix)).map(CardName::full).collect()
        };
        let text =
            "you play: 2x A  WHOLE new World, te ka \u{2013} heartless\nMickey Mouse - Detectives\nze\nd";
        let all = [
            "Mickey Mouse - Detective",
            "Te Kā - Heartless",
            "A Whole New World",
            "A Whole",
            "A Whole New",
            "Mickey",
        ];
        assert_eq!(named(text), all);
        assert!(named("nothing of that kind").is_empty());
    }

    #[test]
    fn suggestions() {
        let names = names();
        for (wrong, first) in [
            ("Mickey Mouse", "Mickey Mouse - Detective"),
            ("Mikcey Mouse - True Friend", "Mickey Mouse - True Friend"),
            ("Te Ka Heartless", "Te Kā - Heartless"),
            ("A Hole New World", "A Whole New World"),
        ] {
            assert_eq!(names.suggest(wrong).first().map(String::as_str), Some(first), "{wrong}");
        }
        assert!(names.suggest("Something Else Entirely").is_empty());
        assert!(names.suggest("").is_empty());
        assert_eq!(names.suggest_short("Mickey Moose"), ["Mickey Mouse"]);
        assert_eq!(names.suggest_classification("Red Pnada"), ["Red Panda"]);
    }
}

//! The six ink types (5.2.3), and sets of them.

use serde::de::{self, Deserializer, SeqAccess, Visitor};
use serde::ser::{SerializeSeq, Serializer};
use serde::{Deserialize, Serialize};
use std::fmt;

use crate::Language;
use crate::words::words;

/// One of the six ink types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Ink {
    /// Yellow.
    Amber,
    /// Purple.
    Amethyst,
    /// Green.
    Emerald,
    /// Red.
    Ruby,
    /// Blue.
    Sapphire,
    /// Grey.
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

    /// The name in a language.
    pub fn name_in(self, language: Language) -> &'static str {
        (words(language).ink)(self)
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

    /// Their names in a language, one after another.
    pub fn name_in(self, language: Language) -> String {
        (words(language).inks)(self)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inks_are_named_in_order() {
        let inks: Inks = [Ink::Steel, Ink::Amber].into_iter().collect();
        assert_eq!(inks.to_string(), "Amber and Steel");
        assert!(Inks::from(Ink::Steel).is_subset(inks) && !inks.is_subset(Ink::Steel.into()));
    }
}

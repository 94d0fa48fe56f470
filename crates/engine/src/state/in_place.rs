//! A list of cards that lies in place as long as it is not longer than in an ordinary game, so that a copy of it asks for no memory
//! and is made in one go, where a `SmallVec` is copied card by card.

use super::*;
use std::ops::{Deref, DerefMut};

/// A list of cards, of which so many lie in place.
pub(crate) struct InPlace<const N: usize> {
    place: [CardIx; N],
    /// How many lie in place, or [`ELSEWHERE`]: more than there is place for, so that one comparison tells both.
    len: u16,
    /// All of them, where they do not lie in place.
    all: Vec<CardIx>,
}

/// There were too many of them once.
const ELSEWHERE: u16 = u16::MAX;

impl<const N: usize> InPlace<N> {
    #[inline]
    pub(crate) fn push(&mut self, card: CardIx) {
        match self.place.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = card;
                self.len += 1;
            }
            None => self.insert_elsewhere(usize::MAX, card),
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<CardIx> {
        if self.len == ELSEWHERE {
            return self.all.pop();
        }
        self.len = self.len.checked_sub(1)?;
        self.place.get(usize::from(self.len)).copied()
    }

    /// Puts a card before the one at this place, or at the end.
    pub(crate) fn insert(&mut self, at: usize, card: CardIx) {
        let len = usize::from(self.len);
        if len < N && at <= len {
            self.place.copy_within(at..len, at + 1);
            self.place[at] = card;
            self.len += 1;
        } else {
            self.insert_elsewhere(at, card);
        }
    }

    #[cold]
    fn insert_elsewhere(&mut self, at: usize, card: CardIx) {
        if let Some(place) = self.place.get(..usize::from(self.len)) {
            self.all.clear();
            self.all.extend_from_slice(place);
            self.len = ELSEWHERE;
        }
        self.all.insert(at.min(self.all.len()), card);
    }

    /// Takes out the card at this place.
    pub(crate) fn remove(&mut self, at: usize) {
        if let Some(place) = self.place.get_mut(..usize::from(self.len)) {
            place.copy_within(at + 1.., at);
            self.len -= 1;
        } else {
            self.all.remove(at);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.all.clear();
        self.len = 0;
    }
}

impl<const N: usize> Clone for InPlace<N> {
    #[inline]
    fn clone(&self) -> Self {
        // Mostly there are no others, and nothing is asked for them.
        let all = if self.len == ELSEWHERE { self.all.clone() } else { Vec::new() };
        InPlace { place: self.place, len: self.len, all }
    }
}

impl<const N: usize> Default for InPlace<N> {
    fn default() -> Self {
        InPlace { place: [CardIx::NONE; N], len: 0, all: Vec::new() }
    }
}

impl<const N: usize> Deref for InPlace<N> {
    type Target = [CardIx];
    #[inline]
    fn deref(&self) -> &[CardIx] {
        self.place.get(..usize::from(self.len)).unwrap_or(&self.all)
    }
}

impl<const N: usize> DerefMut for InPlace<N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [CardIx] {
        self.place.get_mut(..usize::from(self.len)).unwrap_or(&mut self.all)
    }
}

impl<const N: usize> Extend<CardIx> for InPlace<N> {
    fn extend<I: IntoIterator<Item = CardIx>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.push(card));
    }
}

impl<const N: usize> PartialEq for InPlace<N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<const N: usize> std::fmt::Debug for InPlace<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl<const N: usize> Serialize for InPlace<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for InPlace<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut list = InPlace::default();
        list.extend(Vec::<CardIx>::deserialize(deserializer)?);
        Ok(list)
    }
}

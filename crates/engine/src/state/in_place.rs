//! A list of cards that lies in place as long as it is not longer than in an ordinary game, so that a copy of it asks for no memory
//! and is made in one go, where a `SmallVec` is copied card by card.

use super::*;
use std::ops::{Deref, DerefMut};

/// A list of cards, of which so many lie in place.
pub(crate) struct InPlace<const N: usize> {
    place: [CardIx; N],
    len: u16,
    /// All of them, where there are more.
    all: Vec<CardIx>,
}

impl<const N: usize> InPlace<N> {
    #[inline]
    pub(crate) fn push(&mut self, card: CardIx) {
        match self.place.get_mut(usize::from(self.len)) {
            Some(place) if self.all.is_empty() => {
                *place = card;
                self.len += 1;
            }
            _ => self.insert_elsewhere(usize::MAX, card),
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<CardIx> {
        if !self.all.is_empty() {
            return self.all.pop();
        }
        self.len = self.len.checked_sub(1)?;
        self.place.get(usize::from(self.len)).copied()
    }

    /// Puts a card before the one at this place, or at the end.
    pub(crate) fn insert(&mut self, at: usize, card: CardIx) {
        let len = usize::from(self.len);
        if self.all.is_empty() && len < N && at <= len {
            self.place.copy_within(at..len, at + 1);
            self.place[at] = card;
            self.len += 1;
        } else {
            self.insert_elsewhere(at, card);
        }
    }

    #[cold]
    fn insert_elsewhere(&mut self, at: usize, card: CardIx) {
        if self.all.is_empty() {
            self.all.extend_from_slice(&self.place[..usize::from(self.len)]);
        }
        self.all.insert(at.min(self.all.len()), card);
        self.len = 0;
    }

    /// Takes out the card at this place.
    pub(crate) fn remove(&mut self, at: usize) {
        if self.all.is_empty() {
            self.place.copy_within(at + 1..usize::from(self.len), at);
            self.len -= 1;
        } else {
            // The last one leaves an empty list in place.
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
        let all = if self.all.is_empty() { Vec::new() } else { self.all.clone() };
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
        if self.all.is_empty() { &self.place[..usize::from(self.len)] } else { &self.all }
    }
}

impl<const N: usize> DerefMut for InPlace<N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [CardIx] {
        if self.all.is_empty() { &mut self.place[..usize::from(self.len)] } else { &mut self.all }
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

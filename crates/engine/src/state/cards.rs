//! All cards of a game: by far the most of what a copy of it is made of.

use super::*;
use std::cell::Cell;
use std::ops::{Deref, DerefMut};

thread_local! {
    /// The room of cards that were given back last. So much memory in one piece is dear to ask for and to give back, and those who think
    /// ahead make a copy of a game and give it back, over and over.
    static ROOM: Cell<Vec<Card>> = const { Cell::new(Vec::new()) };
}

/// All cards of all decks.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Cards(Vec<Card>);

impl Clone for Cards {
    #[inline]
    fn clone(&self) -> Cards {
        let mut room = ROOM.try_with(Cell::take).unwrap_or_default();
        room.clear();
        room.extend_from_slice(&self.0);
        Cards(room)
    }

    #[inline]
    fn clone_from(&mut self, from: &Self) {
        self.0.clone_from(&from.0);
    }
}

impl Drop for Cards {
    #[inline]
    fn drop(&mut self) {
        let room = std::mem::take(&mut self.0);
        // Where a thread ends there is no room left: then it is given back as ever.
        if room.capacity() != 0 {
            let _ = ROOM.try_with(|kept| kept.set(room));
        }
    }
}

impl Deref for Cards {
    type Target = Vec<Card>;
    #[inline]
    fn deref(&self) -> &Vec<Card> {
        &self.0
    }
}

impl DerefMut for Cards {
    #[inline]
    fn deref_mut(&mut self) -> &mut Vec<Card> {
        &mut self.0
    }
}

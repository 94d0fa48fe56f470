//! Games to think in, used again: a copy in the room of another game asks for no memory.

use engine::{Game, Silent};
use std::cell::RefCell;

/// So many are kept.
const MOST: usize = 64;

/// Games that nobody needs any more.
#[derive(Default)]
pub(crate) struct Rooms(RefCell<Vec<Game<Silent>>>);

impl Rooms {
    /// A copy.
    pub(crate) fn copy(&self, game: &Game<Silent>) -> Game<Silent> {
        match self.0.borrow_mut().pop() {
            Some(mut room) => {
                room.clone_from(game);
                room
            }
            None => game.clone(),
        }
    }

    /// Takes a game back.
    pub(crate) fn take(&self, game: Game<Silent>) {
        let mut rooms = self.0.borrow_mut();
        if rooms.len() < MOST {
            rooms.push(game);
        }
    }
}

//! Games to think in, used again: a copy in the room of another game asks for no memory.

use engine::{Game, Silent};
use std::cell::RefCell;

/// So many are kept.
const MOST: usize = 64;

/// A game to think in: moved about often, so that it stays where it is and only its place is handed on.
pub(crate) type Room = Box<Game<Silent>>;

/// Games that nobody needs any more.
#[derive(Default)]
pub(crate) struct Rooms(RefCell<Vec<Room>>);

impl Rooms {
    /// A copy.
    pub(crate) fn copy(&self, game: &Game<Silent>) -> Room {
        match self.0.borrow_mut().pop() {
            Some(mut room) => {
                (*room).clone_from(game);
                room
            }
            None => Box::new(game.clone()),
        }
    }

    /// Takes a game back.
    pub(crate) fn take(&self, game: Room) {
        let mut rooms = self.0.borrow_mut();
        if rooms.len() < MOST {
            rooms.push(game);
        }
    }
}

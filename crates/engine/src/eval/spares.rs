//! Boxes that are used again: what a play and an effect need on the way is asked for all the time, and given back as often.

use crate::proposed::Entry;
use crate::state::{Acting, Choosing, Playing, Resolve, Using};

/// One box of a kind, empty but for room. A copy of a game begins without any.
#[derive(Debug)]
pub(crate) struct Spare<T>(Option<Box<T>>);

impl<T> Default for Spare<T> {
    fn default() -> Spare<T> {
        Spare(None)
    }
}

impl<T> Clone for Spare<T> {
    fn clone(&self) -> Spare<T> {
        Spare(None)
    }
}

impl<T> Spare<T> {
    /// Puts something into the box.
    #[inline]
    pub(crate) fn boxed(&mut self, what: T) -> Box<T> {
        match self.0.take() {
            Some(mut room) => {
                *room = what;
                room
            }
            None => Box::new(what),
        }
    }

    /// The box, where there is one, with what was in it last.
    #[inline]
    pub(crate) fn room(&mut self) -> Option<Box<T>> {
        self.0.take()
    }

    /// Gives the box back.
    #[inline]
    pub(crate) fn keep(&mut self, room: Box<T>) {
        self.0 = Some(room);
    }
}

/// What is kept to be used again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spares {
    pub(crate) playing: Spare<Playing>,
    pub(crate) entry: Spare<Entry>,
    pub(crate) resolve: Spare<Resolve>,
    pub(crate) using: Spare<Using>,
    pub(crate) choosing: Spare<Choosing>,
    pub(crate) acting: Spare<Acting>,
}

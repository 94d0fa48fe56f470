//! What happened: the common shape that triggers, replacement effects and questions about this turn look at.

use serde::{Deserialize, Serialize};

use super::*;
use crate::program::{EventKind, Flags};

/// Something that happened (or is about to).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// What.
    pub kind: EventKind,
    /// About which object.
    pub subject: Obj,
    /// With which other object.
    pub object: Obj,
    /// By or to whom.
    pub player: PlayerIx,
    /// How much.
    pub amount: i32,
    /// Circumstances.
    pub flags: Flags,
    /// Everything with the same number happened together.
    pub batch: u32,
}

impl Event {
    /// With nothing but a kind and a player.
    pub(crate) fn of(kind: EventKind, player: PlayerIx) -> Event {
        Event {
            kind,
            subject: Obj::NONE,
            object: Obj::NONE,
            player,
            amount: 0,
            flags: Flags::empty(),
            batch: 0,
        }
    }

    /// About an object.
    #[must_use]
    pub(crate) fn about(mut self, subject: Obj) -> Event {
        self.subject = subject;
        self
    }

    /// With another object.
    #[must_use]
    pub(crate) fn with(mut self, object: Obj) -> Event {
        self.object = object;
        self
    }

    /// So much.
    #[must_use]
    pub(crate) fn amount(mut self, amount: i32) -> Event {
        self.amount = amount;
        self
    }

    /// Under these circumstances.
    #[must_use]
    pub(crate) fn flags(mut self, flags: Flags) -> Event {
        self.flags |= flags;
        self
    }
}

//! The one door: events are proposed, replaced (6.5), applied, recorded and looked at by triggers (6.2, 7.4.3).

mod apply;
mod place;
mod replace;
mod trigger;

use crate::game::Game;
use crate::proposed::ProposedEvents;
use crate::record::Record;
use crate::state::{Batch, Frame, Looked, Outcome, Reply};
use smallvec::SmallVec;

impl<R: Record> Game<R> {
    /// Makes events happen together. Whoever calls this is already on the stack of frames and finds the outcome in
    /// the reply.
    pub(crate) fn perform(&mut self, changes: ProposedEvents) {
        self.board.refresh();
        self.board.keep_listeners();
        if self.board.anything_replaces(&changes) {
            self.push(Frame::Batch(Box::new(Batch {
                changes,
                at: 0,
                tried: SmallVec::new(),
                waiting: false,
                looked: Looked::NotYet,
                replaced: false,
                asked: None,
            })));
        } else {
            let outcome = self.happen(changes, true);
            self.reply(Reply::Did(outcome));
        }
    }

    /// The outcome of what was performed.
    pub(crate) fn take_outcome(&mut self) -> Outcome {
        match self.take_reply() {
            Reply::Did(outcome) => outcome,
            _ => Outcome::default(),
        }
    }
}

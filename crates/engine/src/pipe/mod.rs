//! The one door: events are proposed, replaced (6.5), applied, recorded and looked at by triggers (6.2, 7.4.3).

mod alone;
mod apply;
mod place;
mod replace;
mod trigger;

use crate::game::Game;
use crate::proposed::{ProposedEvent, ProposedEvents};
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
            let outcome = self.happen(&changes, true);
            self.reply(Reply::Did(outcome));
        }
    }

    /// Makes events happen together where nothing could replace one of them and nobody asks what came of it: whether they did, so
    /// that the process they belong to goes on at once, without a frame that waits. Where causes are kept it never does, since each
    /// frame has its own: both ways come to the same, and the proof compares them.
    #[inline]
    pub(crate) fn happens_at_once(&mut self, changes: &[ProposedEvent]) -> bool {
        if R::TRACES {
            return false;
        }
        self.board.refresh();
        self.board.keep_listeners();
        if self.board.anything_replaces(changes) {
            return false;
        }
        self.happen(changes, true);
        self.board.refresh();
        true
    }

    /// The same for events after which a frame goes on: where they do not happen at once it waits for them on the stack.
    #[inline]
    pub(crate) fn happens_before(&mut self, changes: &[ProposedEvent], then: impl FnOnce() -> Frame) -> bool {
        let at_once = self.happens_at_once(changes);
        if !at_once {
            self.push(then());
            self.perform(changes.iter().cloned().collect());
        }
        at_once
    }

    /// The outcome of what was performed.
    pub(crate) fn take_outcome(&mut self) -> Outcome {
        let Reply::Did(outcome) = self.take_reply() else { return Outcome::default() };
        outcome
    }
}

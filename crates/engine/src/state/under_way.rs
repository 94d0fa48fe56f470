//! What is under way: the stack of frames, what the last of them handed back, and what is remembered to notice loops.
//!
//! Frames are put on the stack only here, so that each has its cause ([`crate::trace`]); what lies on the stack may be edited, never
//! put there in another way.

use super::*;
use crate::Answer;
use crate::eval::Board;
use crate::game::Game;
use crate::record::Record;
use crate::trace::Link;
use crate::work::{Work, count};

/// Frames that were taken off to go on later, with their causes.
#[derive(Debug)]
pub(crate) struct SetApart {
    frames: Vec<Frame>,
    links: Vec<Link>,
}

impl SetApart {
    pub(crate) fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }
}

impl<R: Record> Game<R> {
    /// Puts a frame on the stack; it goes on next.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        count(Work::Frame);
        if R::TRACES {
            self.trace.pushed(self.board.state.frames.len());
        }
        self.board.state.frames.push(frame);
    }

    /// Takes the frame that goes on off the stack.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Frame> {
        let frame = self.board.state.frames.pop()?;
        if R::TRACES {
            self.trace.popped(self.board.state.frames.len());
        }
        Some(frame)
    }

    /// Takes the frame of the turn off the stack, which is on top of it.
    #[inline]
    pub(crate) fn pop_turn(&mut self) {
        let frame = self.pop();
        debug_assert!(matches!(frame, Some(Frame::Turn(_))));
        // Nothing hangs on such a frame; of any other everything is given back.
        if let Some(Frame::Turn(_)) | None = frame {
            std::mem::forget(frame);
        }
    }

    /// Puts a frame below so many others that it waits for.
    pub(crate) fn push_below(&mut self, others: u8, frame: Frame, link: Link) {
        let at = self.board.state.frames.len() - usize::from(others);
        if R::TRACES {
            self.trace.inserted(at, link);
        }
        self.board.state.frames.insert(at, frame);
    }

    /// Clears the stack; the frames from a place on are set apart.
    pub(crate) fn clear_frames(&mut self, from: usize) -> SetApart {
        let links = self.trace.split_off(from);
        let frames = self.board.state.frames.split_off(from);
        self.board.state.frames.clear();
        SetApart { frames, links }
    }

    /// Puts back what was set apart.
    pub(crate) fn put_back(&mut self, apart: SetApart) {
        if R::TRACES {
            self.trace.extend(self.board.state.frames.len(), apart.links);
        }
        self.board.state.frames.extend(apart.frames);
    }

    /// Forgets the frames from a place on.
    pub(crate) fn drop_frames(&mut self, from: usize) {
        self.board.state.frames.truncate(from);
    }

    /// The frames on the stack, to be edited, the innermost last.
    pub(crate) fn frames_mut(&mut self) -> std::slice::IterMut<'_, Frame> {
        self.board.state.frames.iter_mut()
    }

    /// 9.2.3: whoever is choosing does so without a player who has left and without their cards. True where somebody is.
    pub(crate) fn forget_chosen(&mut self, gone: PlayerIx) -> bool {
        let state = &mut self.board.state;
        let Some(mut frame) = state.frames.pop() else { return false };
        let here = |o: &Obj| state.current(*o).is_some_and(|c| state.card(c).owner != gone);
        let is_choice = match &mut frame {
            Frame::Choose(choosing) => {
                choosing.candidates.retain(|o| here(o));
                choosing.must.retain(|o| here(o));
                choosing.picked.retain(|o| here(o));
                true
            }
            Frame::Arrange(arranging) => {
                arranging.left.retain(|o| here(o));
                arranging.placed.retain(|o| here(o));
                true
            }
            Frame::ChoosePlayers(choosing) => {
                choosing.among = choosing.among.without(gone);
                true
            }
            Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Settle(_)
            | Frame::Resolve(_)
            | Frame::Play(_)
            | Frame::Pay(_)
            | Frame::Move(_)
            | Frame::Use(_)
            | Frame::Quest(..)
            | Frame::Challenge(_)
            | Frame::Batch(_)
            | Frame::PlayNow(_)
            | Frame::Action(_) => false,
        };
        state.frames.push(frame);
        is_choice
    }

    /// Hands something to whoever is next on the stack.
    #[inline]
    pub(crate) fn reply(&mut self, reply: Reply) {
        self.board.state.reply = reply;
    }

    pub(crate) fn take_reply(&mut self) -> Reply {
        std::mem::take(&mut self.board.state.reply)
    }

    /// Whether anything came back: mostly nothing did, and then nothing has to be moved.
    #[inline]
    pub(crate) fn has_reply(&self) -> bool {
        !matches!(self.board.state.reply, Reply::None)
    }

    /// What came back is not asked for; mostly nothing did.
    #[inline]
    pub(crate) fn forget_reply(&mut self) {
        if !matches!(self.board.state.reply, Reply::None) {
            self.board.state.reply = Reply::None;
        }
    }

    /// The answer that was just given, if one was.
    #[inline]
    pub(crate) fn take_answer(&mut self) -> Option<Answer> {
        if matches!(self.board.state.reply, Reply::None) { None } else { self.take_given() }
    }

    #[inline(never)]
    fn take_given(&mut self) -> Option<Answer> {
        let answer = match self.board.state.reply {
            Reply::None => return None,
            Reply::Answer(answer) => Some(answer),
            Reply::Did(_)
            | Reply::Objects(_)
            | Reply::Players(_)
            | Reply::Resolved(..)
            | Reply::Played(_) => None,
        };
        self.board.state.reply = Reply::None;
        answer
    }
}

impl Board {
    /// What is remembered to notice loops.
    #[inline]
    pub(crate) fn rounds_mut(&mut self) -> &mut Rounds {
        &mut self.state.rounds
    }
}

//! Causes, while a game is played: under which entry of the log the next one belongs.
//!
//! What is under way is a stack of frames ([`crate::state::Frame`]); this keeps a link for each of them beside the state, so that
//! neither saves nor games that nobody listens to carry any of it.

use crate::legal::Forbids;
use crate::program::{CodeIx, EventKind, Pc};
use crate::record::{ByText, EntryId};
use crate::state::{CardIx, Event, Obj, PlayerIx, Slots, Until};
use std::num::NonZeroU32;

/// What the next entry belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Link {
    /// The entry that brings it about.
    pub(crate) cause: Option<EntryId>,
    /// The text.
    pub(crate) by: ByText,
    /// The moment at which the text began to resolve.
    pub(crate) since: u32,
}

/// The causes of a game under way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trace {
    /// Of what happens now.
    pub(crate) now: Link,
    /// Of each frame, by its place on the stack.
    frames: Vec<Link>,
    /// How many entries there were.
    count: u32,
    /// The last answer of a player.
    pub(crate) answered: Option<EntryId>,
    /// The last self-replacement (6.5.6).
    pub(crate) instead: Option<EntryId>,
    /// 6.7.9: the text by which the card that is being played enters exerted or damaged.
    pub(crate) enters_by: Option<Forbids>,
    /// The step of the turn.
    pub(crate) step: Option<EntryId>,
    /// What made that which waits, by its number: abilities in the bag, lasting effects, floating abilities.
    waiting: Vec<(u32, EntryId)>,
    /// What the events that happen together were logged as.
    batch: Vec<(Option<EventKind>, CardIx, EntryId)>,
    /// What each card took damage by last.
    hurt: Vec<(CardIx, EntryId)>,
    /// What was logged last about an event that is being replaced: the depth of its frame, its place in the batch.
    replaced: Vec<(usize, u16, EntryId)>,
    /// The causes of the events that happen now, by their place in the batch, where they have one of their own.
    own: Vec<(u16, EntryId)>,
    /// D.19: what all of a kind were given and still have.
    pub(crate) kinds: Vec<KindApplied>,
}

/// D.19: all of a kind were given something for some time.
#[derive(Clone, Debug)]
pub(crate) struct KindApplied {
    /// By which instruction.
    pub(crate) at: (CodeIx, Pc),
    /// Of which card.
    pub(crate) source: Obj,
    /// Whose it is.
    pub(crate) you: PlayerIx,
    /// What its words stand for.
    pub(crate) slots: Slots,
    /// How long.
    pub(crate) until: Until,
}

impl Trace {
    /// The number of the next entry.
    pub(crate) fn next(&mut self) -> EntryId {
        self.count = self.count.saturating_add(1);
        EntryId(NonZeroU32::new(self.count).unwrap_or(NonZeroU32::MIN))
    }

    /// A frame was put on the stack at this place.
    pub(crate) fn pushed(&mut self, at: usize) {
        self.frames.resize(at, Link::default());
        self.frames.push(self.now);
    }

    /// A frame was put below others that it waits for.
    pub(crate) fn inserted(&mut self, at: usize, link: Link) {
        let at = at.min(self.frames.len());
        self.frames.insert(at, link);
    }

    /// The frame at this place was taken off the stack and goes on.
    pub(crate) fn popped(&mut self, at: usize) {
        self.now = self.link(at);
        self.frames.truncate(at);
    }

    /// Only the frames from one place on are left.
    pub(crate) fn split_off(&mut self, at: usize) -> Vec<Link> {
        if at < self.frames.len() { self.frames.split_off(at) } else { Vec::new() }
    }

    /// These frames go on top of so many others.
    pub(crate) fn extend(&mut self, at: usize, links: Vec<Link>) {
        self.frames.resize(at, Link::default());
        self.frames.extend(links);
    }

    /// The link of the frame at this place.
    pub(crate) fn link(&self, at: usize) -> Link {
        self.frames.get(at).copied().unwrap_or_default()
    }

    /// What is logged from here on has this cause.
    pub(crate) fn because(&mut self, cause: Option<EntryId>) {
        self.now.cause = cause;
    }

    /// Something begins that no text and nothing before it brought about.
    pub(crate) fn by_rules(&mut self, cause: Option<EntryId>) {
        self.now = Link { cause, ..Link::default() };
    }

    /// Something with this number waits.
    pub(crate) fn waits(&mut self, number: u32, since: EntryId) {
        self.waiting.push((number, since));
    }

    /// Since when that which has this number waited; it does so no longer.
    pub(crate) fn waited(&mut self, number: u32) -> Option<EntryId> {
        let at = self.waiting.iter().position(|(n, _)| *n == number)?;
        Some(self.waiting.swap_remove(at).1)
    }

    /// Events that happen together begin.
    pub(crate) fn begin_batch(&mut self) {
        self.batch.clear();
    }

    /// One of them was logged.
    pub(crate) fn logged(&mut self, kind: Option<EventKind>, card: CardIx, id: EntryId) {
        self.batch.push((kind, card, id));
        if kind == Some(EventKind::TookDamage) {
            self.hurt.retain(|(hurt, _)| *hurt != card);
            self.hurt.push((card, id));
        }
    }

    /// As what an event of this batch was logged: itself, else what was logged last about its card, else anything.
    pub(crate) fn entry_of(&self, event: &Event) -> Option<EntryId> {
        let card = event.subject.card;
        let itself = self.batch.iter().find(|(kind, about, _)| *kind == Some(event.kind) && *about == card);
        let about = || self.batch.iter().rev().find(|(_, about, _)| *about == card);
        itself.or_else(about).or(self.batch.last()).map(|(_, _, id)| *id)
    }

    /// Something was logged about an event that waits in the frame at this depth.
    pub(crate) fn replaced(&mut self, depth: usize, at: u16, id: Option<EntryId>) {
        self.replaced.retain(|(d, place, _)| (*d, *place) != (depth, at));
        self.replaced.extend(id.map(|id| (depth, at, id)));
    }

    /// What was logged last about that event.
    pub(crate) fn replaced_by(&self, depth: usize, at: u16) -> Option<EntryId> {
        self.replaced.iter().find(|(d, place, _)| (*d, *place) == (depth, at)).map(|(_, _, id)| *id)
    }

    /// The events of the frame at this depth happen now.
    pub(crate) fn begin_replaced(&mut self, depth: usize) {
        let mine = |(d, _, _): &(usize, u16, EntryId)| *d >= depth;
        self.own = self.replaced.iter().filter(|one| mine(one)).map(|(_, at, id)| (*at, *id)).collect();
        self.replaced.retain(|one| !mine(one));
    }

    /// The cause of the event at this place of those that happen now.
    pub(crate) fn own_cause(&self, at: usize) -> Option<EntryId> {
        self.own.iter().find(|(place, _)| usize::from(*place) == at).map(|(_, id)| *id)
    }

    /// All of them have happened.
    pub(crate) fn end_replaced(&mut self) {
        self.own.clear();
    }

    /// What a card took damage by last.
    pub(crate) fn hurt_by(&self, card: CardIx) -> Option<EntryId> {
        self.hurt.iter().find(|(hurt, _)| *hurt == card).map(|(_, id)| *id)
    }
}

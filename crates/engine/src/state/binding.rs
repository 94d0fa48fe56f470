//! Bindings of a resolution: what "that character", "this way" and the like stand for.

use serde::{Deserialize, Serialize};

use super::*;
use crate::program::{ClassId, NameId, Slot};
use smallvec::SmallVec;

/// A list of objects.
pub type Objs = SmallVec<[Obj; 8]>;

/// What a slot holds.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum SlotValue {
    /// Nothing yet.
    #[default]
    None,
    /// Objects, in order.
    Objects(Objs),
    /// Players.
    Players(PlayerSet),
    /// A number.
    Number(i32),
    /// The name of a card.
    Name(NameId),
    /// A classification.
    Class(ClassId),
}

impl Clone for SlotValue {
    fn clone(&self) -> SlotValue {
        match self {
            SlotValue::None => SlotValue::None,
            // In one go, not object by object.
            SlotValue::Objects(objs) => SlotValue::Objects(Objs::from_slice(objs)),
            SlotValue::Players(players) => SlotValue::Players(*players),
            SlotValue::Number(number) => SlotValue::Number(*number),
            SlotValue::Name(name) => SlotValue::Name(*name),
            SlotValue::Class(class) => SlotValue::Class(*class),
        }
    }
}

/// So many slots need no room elsewhere: those of an event, and two of what is chosen.
const IN_PLACE: usize = 6;

/// The slots of a resolution.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Slots(SmallVec<[SlotValue; IN_PLACE]>);

impl Slots {
    /// No bindings.
    pub(crate) const fn new() -> Slots {
        Slots(SmallVec::new_const())
    }

    /// What an event binds: what it is about, what else is in it, who did it, and how much.
    pub(crate) fn of_event(subject: Obj, object: Obj, players: PlayerSet, amount: i32) -> Slots {
        let one = |obj: Obj| match obj == Obj::NONE {
            true => SlotValue::None,
            false => SlotValue::Objects(Objs::from_slice(&[obj])),
        };
        let mut slots = SmallVec::new();
        slots.push(one(subject));
        slots.push(one(object));
        slots.push(SlotValue::Players(players));
        slots.push(SlotValue::Number(amount));
        Slots(slots)
    }

    /// What the slot holds.
    pub fn get(&self, slot: Slot) -> &SlotValue {
        static NONE: SlotValue = SlotValue::None;
        self.0.get(usize::from(slot.0)).unwrap_or(&NONE)
    }

    /// Binds the slot.
    pub(crate) fn set(&mut self, slot: Slot, binding: SlotValue) {
        let ix = usize::from(slot.0);
        if self.0.len() <= ix {
            self.0.resize_with(ix + 1, SlotValue::default);
        }
        self.0[ix] = binding;
    }

    /// The objects in the slot.
    pub(crate) fn objects(&self, slot: Slot) -> &[Obj] {
        match self.get(slot) {
            SlotValue::Objects(objs) => objs,
            SlotValue::None
            | SlotValue::Players(_)
            | SlotValue::Number(_)
            | SlotValue::Name(_)
            | SlotValue::Class(_) => &[],
        }
    }

    /// The number in the slot; of objects how many, of players how many.
    pub(crate) fn number(&self, slot: Slot) -> i32 {
        match self.get(slot) {
            SlotValue::Number(n) => *n,
            SlotValue::Objects(objs) => objs.len() as i32,
            SlotValue::Players(set) => set.len() as i32,
            SlotValue::None | SlotValue::Name(_) | SlotValue::Class(_) => 0,
        }
    }

    /// The players in the slot.
    pub(crate) fn players(&self, slot: Slot) -> PlayerSet {
        match self.get(slot) {
            SlotValue::Players(set) => *set,
            SlotValue::None
            | SlotValue::Objects(_)
            | SlotValue::Number(_)
            | SlotValue::Name(_)
            | SlotValue::Class(_) => PlayerSet::EMPTY,
        }
    }

    /// All objects of all bindings.
    pub(crate) fn all_objects(&self) -> impl Iterator<Item = Obj> {
        self.0
            .iter()
            .flat_map(|value| match value {
                SlotValue::Objects(objs) => objs.as_slice(),
                SlotValue::None
                | SlotValue::Players(_)
                | SlotValue::Number(_)
                | SlotValue::Name(_)
                | SlotValue::Class(_) => &[],
            })
            .copied()
    }
}

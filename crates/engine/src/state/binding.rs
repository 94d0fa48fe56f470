//! Bindings of a resolution: what "that character", "this way" and the like stand for.

use serde::{Deserialize, Serialize};

use super::*;
use crate::program::{NameId, Slot};
use smallvec::SmallVec;

/// A list of objects.
pub type Objs = SmallVec<[Obj; 4]>;

/// What a slot holds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Binding {
    /// Nothing yet.
    #[default]
    None,
    #[allow(missing_docs)]
    Objects(Objs),
    #[allow(missing_docs)]
    Players(PlayerSet),
    #[allow(missing_docs)]
    Number(i32),
    #[allow(missing_docs)]
    Name(NameId),
}

/// The slots of a resolution.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Slots(Vec<Binding>);

impl Slots {
    /// No bindings.
    pub const fn new() -> Slots {
        Slots(Vec::new())
    }

    /// What the slot holds.
    pub fn get(&self, slot: Slot) -> &Binding {
        static NONE: Binding = Binding::None;
        self.0.get(usize::from(slot.0)).unwrap_or(&NONE)
    }

    /// Binds the slot.
    pub fn set(&mut self, slot: Slot, binding: Binding) {
        let ix = usize::from(slot.0);
        if self.0.len() <= ix {
            if self.0.capacity() == 0 {
                // Room for what most effects bind, at once.
                self.0.reserve(8);
            }
            self.0.resize_with(ix + 1, Binding::default);
        }
        self.0[ix] = binding;
    }

    /// The objects in the slot.
    pub fn objects(&self, slot: Slot) -> &[Obj] {
        match self.get(slot) {
            Binding::Objects(objs) => objs,
            Binding::None | Binding::Players(_) | Binding::Number(_) | Binding::Name(_) => &[],
        }
    }

    /// The number in the slot; of objects how many, of players how many.
    pub fn number(&self, slot: Slot) -> i32 {
        match self.get(slot) {
            Binding::Number(n) => *n,
            Binding::Objects(objs) => objs.len() as i32,
            Binding::Players(set) => set.len() as i32,
            Binding::None | Binding::Name(_) => 0,
        }
    }

    /// The players in the slot.
    pub fn players(&self, slot: Slot) -> PlayerSet {
        match self.get(slot) {
            Binding::Players(set) => *set,
            Binding::None | Binding::Objects(_) | Binding::Number(_) | Binding::Name(_) => PlayerSet::EMPTY,
        }
    }

    /// All bindings.
    pub fn iter(&self) -> impl Iterator<Item = &Binding> {
        self.0.iter()
    }
}

//! Interned ids and numbered bindings of the program.

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub u16);
        impl $name {
            /// The position in its table.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

index! {
    /// A card name without version (5.2.6), interned in the pool.
    NameId
}
index! {
    /// The printed name of an ability, interned in the pool (5.2.8).
    AbilityNameId
}
index! {
    /// A card definition of the pool.
    DefIx
}
index! {
    /// A block of instructions of the pool.
    CodeIx
}
index! {
    /// An ability of the pool.
    AbilityIx
}
index! {
    /// A list of modifications of the pool.
    ModsIx
}

/// A classification (5.2.7), interned in the pool; less than 128.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct ClassId(pub u8);

/// A set of classifications.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub struct Classes(pub u128);

impl Classes {
    /// No classification.
    pub const NONE: Classes = Classes(0);

    /// Whether the classification is in the set.
    pub fn has(self, class: ClassId) -> bool {
        self.0 >> (class.0 & 127) & 1 == 1
    }

    /// The set with one more.
    #[must_use]
    pub fn with(self, class: ClassId) -> Classes {
        Classes(self.0 | 1 << (class.0 & 127))
    }
}

/// A numbered binding of a resolution: objects, players, a number or a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Slot(pub u8);

impl Slot {
    /// In a triggered ability: the thing the trigger is about.
    pub const SUBJECT: Slot = Slot(0);
    /// In a triggered ability: the other thing in the event.
    pub const OBJECT: Slot = Slot(1);
    /// In a triggered ability: the player who did it or to whom it happened.
    pub const PLAYER: Slot = Slot(2);
    /// In a triggered ability: the amount of the event.
    pub const AMOUNT: Slot = Slot(3);
    /// In an action: the characters that sang it. In an activated ability: free.
    pub const SINGERS: Slot = Slot(0);
    /// The first one for names and what the program needs besides.
    pub const FREE: Slot = Slot(4);
}

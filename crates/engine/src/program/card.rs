//! What a card is to the rules: facts, keywords, abilities (RULES 5 and 8).

use super::*;

bitflags::bitflags! {
    /// Ink types (5.2.5).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
    pub struct Inks: u8 {
        /// Amber.
        const AMBER = 1;
        /// Amethyst.
        const AMETHYST = 2;
        /// Emerald.
        const EMERALD = 4;
        /// Ruby.
        const RUBY = 8;
        /// Sapphire.
        const SAPPHIRE = 16;
        /// Steel.
        const STEEL = 32;
    }
}

pub use vocabulary::Keyword;

/// On what a card with Shift may be put (8.10.1, 8.10.8).
#[derive(Clone, Debug, PartialEq)]
pub enum ShiftBase {
    /// 8.10.1: a character sharing a name.
    SameName,
    /// 8.10.8.1
    Class(ClassId),
    /// 8.10.8.2
    Universal,
    /// 8.10.8.3: one for each of the two names.
    Duo,
    /// 8.10.8.4: one sharing a name, or one for each name.
    Combo,
    /// 8.10.8.6: one of your items of that name.
    ItemNamed(NameId),
}

/// A Shift ability (8.10).
#[derive(Clone, Debug, PartialEq)]
pub struct Shift {
    /// What it goes on.
    pub base: ShiftBase,
    /// 8.10.8.5: it goes back at the end of the turn.
    pub temporary: bool,
    /// What is paid.
    pub cost: Cost,
}

/// What is paid for something: {E} of the source, ink, and other deeds, all of them (1.5.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cost {
    /// {E} of the source.
    pub exert: bool,
    /// Ink.
    pub ink: Amount,
    /// Everything else, as instructions that must all be done in full.
    pub other: Option<CodeIx>,
}

impl Cost {
    /// So much ink.
    pub fn ink(n: i32) -> Cost {
        Cost { exert: false, ink: Amount::Const(n), other: None }
    }
}

// 6.1.1.2: an action has an effect, not abilities.
/// A compiled card.
#[derive(Clone, Debug)]
pub struct CardDef {
    /// The whole printed name without version ("A & B" for a pair).
    pub name: NameId,
    /// All names it has (5.2.6.1), the whole one included.
    pub names: Vec<NameId>,
    /// Its place in the library of whoever built the pool.
    pub origin: u32,
    /// 5.3 to 5.6; empty for filler cards.
    pub kinds: Kinds,
    /// 5.2.7
    pub classes: Classes,
    /// 5.2.5
    pub inks: Inks,
    /// 5.2.2
    pub cost: i16,
    /// 5.2.3
    pub inkable: bool,
    /// 5.3.6.2
    pub strength: i16,
    /// 5.3.6.3, 5.6.5.3
    pub willpower: i16,
    /// 5.3.6.4, 5.6.5.4
    pub lore: i16,
    /// 5.6.5.2
    pub move_cost: i16,
    /// Printed keywords except Shift, with their number (0 where there is none).
    pub keywords: Vec<(Keyword, i16)>,
    /// 8.10
    pub shift: Option<Shift>,
    /// Printed abilities, in order.
    pub abilities: Vec<AbilityIx>,
    /// An action's effect (5.4.3).
    pub effect: Option<CodeIx>,
}

impl CardDef {
    /// A card without text, for tests and filler.
    pub fn plain(name: NameId, kinds: Kinds) -> CardDef {
        CardDef {
            name,
            names: vec![name],
            origin: u32::MAX,
            kinds,
            classes: Classes::NONE,
            inks: Inks::empty(),
            cost: 0,
            inkable: false,
            strength: 0,
            willpower: 0,
            lore: 0,
            move_cost: 0,
            keywords: Vec::new(),
            shift: None,
            abilities: Vec::new(),
            effect: None,
        }
    }
}

//! Keywords with their parameters, Shift and costs (RULES 8, 1.5.3).

use super::*;

/// On what a card with Shift may be put (8.10.1, 8.10.8).
#[derive(Clone, Debug, PartialEq)]
pub enum ShiftBase {
    /// 8.10.1: a character sharing a name.
    SameName,
    /// 8.10.8.1
    Class(ClassName),
    /// 8.10.8.2
    Universal,
    /// 8.10.8.3: one for each of the two names.
    Duo,
    /// 8.10.8.4: one sharing a name, or one for each name.
    Combo,
    /// 8.10.8.6: one of your items of that name.
    ItemNamed(CardName),
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
    pub other: Option<Vec<Step>>,
}

impl Cost {
    /// So much ink.
    pub fn ink(n: i32) -> Cost {
        Cost { exert: false, ink: Amount::Const(n), other: None }
    }
}

/// A keyword printed on a card.
#[derive(Clone, Debug, PartialEq)]
pub enum PrintedKeyword {
    /// With its number, 0 where it has none.
    Numbered(Keyword, u32),
    /// 8.10
    Shift(Shift),
}

//! The fourteen keywords (section 8) with their parameters.

use super::*;

node! {
    /// A keyword with its parameter.
    pub enum Keyword {
        Alert,
        Bodyguard,
        Boost(u32),
        Challenger(u32),
        Evasive,
        Reckless,
        Resist(u32),
        Rush,
        Shift(Shift),
        Singer(u32),
        SingTogether(u32),
        Support,
        Vanish,
        Ward,
    }

    /// A Shift ability (8.10).
    pub struct Shift {
        /// "Universal", "Puppy", "Temporary Red Panda": the words before Shift (8.10.8), in printed order.
        #[serde(default)]
        pub variants: Vec<ShiftVariant>,
        pub cost: ShiftCost,
    }

    pub enum ShiftVariant {
        Class(ClassName),
        Universal,
        Duo,
        Combo,
        Temporary,
        /// Onto an item of that name: "Potato Shift".
        Named(CardName),
    }

    pub enum ShiftCost {
        /// "Shift 4" (older) or "Shift 4 {I}".
        Ink { amount: u32, #[serde(default)] symbol: InkSymbol },
        /// "Shift: Discard a song card".
        Discard(NounPhrase),
    }

    #[derive(Default, Copy)]
    pub enum InkSymbol { #[default] Printed, Omitted }

    /// A keyword spoken of without its parameter: "with Evasive", "chosen for Support".
    #[derive(Copy, PartialOrd, Ord, Hash)]
    pub enum KeywordName {
        Alert,
        Bodyguard,
        Boost,
        Challenger,
        Evasive,
        Reckless,
        Resist,
        Rush,
        Shift,
        Singer,
        SingTogether,
        Support,
        Vanish,
        Ward,
    }
}

//! Keywords (section 8) with their parameters.

use super::*;

/// A keyword spoken of without its parameter: "with Evasive", "chosen for Support".
pub use vocabulary::Keyword as KeywordName;

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
        /// Without a number where an effect gives it so: "gains Singer and counts as having +2 cost …".
        Singer(Option<u32>),
        SingTogether(u32),
        Support,
        Vanish,
        Ward,
        Adventurous,
    }

    /// A keyword of which nothing is known but its print: "Overdrive", "Overdrive 2", "Overdrive +2".
    pub struct UnknownKeyword {
        pub name: AbilityName,
        #[serde(default)]
        pub number: UnknownNumber,
    }

    #[derive(Default, Copy)]
    pub enum UnknownNumber {
        #[default]
        None,
        Plain(u32),
        Plus(i32),
        /// "2 {I}".
        Ink(u32),
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
        /// "Shift: Remove 2 ink drops".
        Remove(NounPhrase),
        /// "Shift: Banish 2 of your items" and any other order.
        Do(Box<Clause>),
    }

    #[derive(Default, Copy)]
    pub enum InkSymbol { #[default] Printed, Omitted }
}

impl Keyword {
    /// The keyword of this name, where nothing stands behind it in print.
    pub fn plain(name: KeywordName) -> Option<Keyword> {
        Some(match name {
            KeywordName::Alert => Keyword::Alert,
            KeywordName::Bodyguard => Keyword::Bodyguard,
            KeywordName::Evasive => Keyword::Evasive,
            KeywordName::Reckless => Keyword::Reckless,
            KeywordName::Rush => Keyword::Rush,
            KeywordName::Support => Keyword::Support,
            KeywordName::Vanish => Keyword::Vanish,
            KeywordName::Ward => Keyword::Ward,
            KeywordName::Adventurous => Keyword::Adventurous,
            KeywordName::Boost
            | KeywordName::Challenger
            | KeywordName::Resist
            | KeywordName::Shift
            | KeywordName::Singer
            | KeywordName::SingTogether => return None,
        })
    }

    /// Which keyword it is.
    pub fn name(&self) -> KeywordName {
        match self {
            Keyword::Alert => KeywordName::Alert,
            Keyword::Bodyguard => KeywordName::Bodyguard,
            Keyword::Boost(_) => KeywordName::Boost,
            Keyword::Challenger(_) => KeywordName::Challenger,
            Keyword::Evasive => KeywordName::Evasive,
            Keyword::Reckless => KeywordName::Reckless,
            Keyword::Resist(_) => KeywordName::Resist,
            Keyword::Rush => KeywordName::Rush,
            Keyword::Shift(_) => KeywordName::Shift,
            Keyword::Singer(_) => KeywordName::Singer,
            Keyword::SingTogether(_) => KeywordName::SingTogether,
            Keyword::Support => KeywordName::Support,
            Keyword::Vanish => KeywordName::Vanish,
            Keyword::Ward => KeywordName::Ward,
            Keyword::Adventurous => KeywordName::Adventurous,
        }
    }

    /// Its number, where one is printed; Shift has a cost instead.
    pub fn amount(&self) -> Option<u32> {
        match self {
            Keyword::Boost(amount)
            | Keyword::Challenger(amount)
            | Keyword::Resist(amount)
            | Keyword::SingTogether(amount) => Some(*amount),
            Keyword::Singer(amount) => *amount,
            Keyword::Alert
            | Keyword::Bodyguard
            | Keyword::Evasive
            | Keyword::Reckless
            | Keyword::Rush
            | Keyword::Shift(_)
            | Keyword::Support
            | Keyword::Vanish
            | Keyword::Ward
            | Keyword::Adventurous => None,
        }
    }
}

//! Keywords (section 8) with their parameters.

use super::*;

/// A keyword spoken of without its parameter: "with Evasive", "chosen for Support".
pub use vocabulary::Keyword as KeywordName;

node! {
    /// A keyword with its parameter.
    pub enum Keyword {
        /// Can challenge characters with Evasive (8.2).
        Alert,
        /// May enter play exerted; an opponent who challenges must challenge it first (8.3).
        Bodyguard,
        /// Once a turn, for so much ink, the top card of the deck goes facedown under it (8.4).
        Boost(u32),
        /// So much more {S} while challenging (8.5).
        Challenger(u32),
        /// Challenged only by characters with Evasive or Alert (8.6).
        Evasive,
        /// Cannot quest, and must challenge if it can before the turn ends (8.7).
        Reckless,
        /// Is dealt so much less damage (8.8).
        Resist(u32),
        /// Can challenge while drying (8.9).
        Rush,
        /// Played onto another card, for a cost of its own (8.10).
        Shift(Shift),
        /// Sings as if its cost were so much (8.11). Without a number where an effect gives it so: "gains
        /// Singer and counts as having +2 cost …".
        Singer(Option<u32>),
        /// A song that several sing whose costs add up to so much (8.12).
        SingTogether(u32),
        /// When it quests, its {S} may be added to another character's this turn (8.13).
        Support,
        /// Is banished when an opponent's action chooses it (8.14).
        Vanish,
        /// Cannot be chosen by opponents' effects (8.15).
        Ward,
        /// Cannot challenge, and must quest if it can before the turn ends (8.16).
        Adventurous,
    }

    /// A keyword of which nothing is known but its print: "Overdrive", "Overdrive 2", "Overdrive +2".
    pub struct UnknownKeyword {
        /// The word as printed.
        pub name: AbilityName,
        /// What stands behind it.
        #[serde(default)]
        pub number: UnknownNumber,
        /// Its word in each language, in their order, where a set declares it.
        #[serde(default)]
        pub words: Vec<AbilityName>,
    }

    /// What stands behind an unknown keyword.
    #[derive(Default, Copy)]
    pub enum UnknownNumber {
        /// Nothing.
        #[default]
        None,
        /// "2".
        Plain(u32),
        /// "+2".
        Plus(i32),
        /// "2 {I}".
        Ink(u32),
    }

    /// A Shift ability (8.10).
    pub struct Shift {
        /// "Universal", "Puppy", "Temporary Red Panda": the words before Shift (8.10.8), in printed order.
        #[serde(default)]
        pub variants: Vec<ShiftVariant>,
        /// What is paid instead of the ink cost (1.5.5.2).
        pub cost: ShiftCost,
    }

    /// A word before Shift, which says onto what it goes.
    pub enum ShiftVariant {
        /// Onto a character with this classification (8.10.8.1).
        Class(ClassName),
        /// Onto any character (8.10.8.2).
        Universal,
        /// Onto two characters, one for each of its names (8.10.8.3).
        Duo,
        /// Onto one character with one of its names, or two as with Duo (8.10.8.4).
        Combo,
        /// For the turn only (8.10.8.5).
        Temporary,
        /// Onto an item of that name: "Potato Shift" (8.10.8.6).
        Named(CardName),
    }

    /// What Shift costs.
    pub enum ShiftCost {
        /// "Shift 4" (older) or "Shift 4 {I}".
        Ink {
            /// How much ink.
            amount: u32,
            /// Whether {I} is printed behind it.
            #[serde(default)]
            symbol: InkSymbol,
        },
        /// "Shift: Discard a song card".
        Discard(NounPhrase),
        /// "Shift: Remove 2 ink drops".
        Remove(NounPhrase),
        /// "Shift: Banish 2 of your items" and any other order.
        Do(Box<Clause>),
    }

    /// Whether {I} is printed behind the number.
    #[derive(Default, Copy)]
    pub enum InkSymbol {
        /// "Shift 4 {I}".
        #[default]
        Printed,
        /// "Shift 4", as on older cards.
        Omitted,
    }
}

/// Which of them stand alone in print, and which have something behind them.
macro_rules! keywords {
    (alone: $($alone:ident),+; with: $($with:ident),+;) => {
        impl Keyword {
            /// The keyword of this name, where nothing stands behind it in print.
            pub fn plain(name: KeywordName) -> Option<Keyword> {
                match name {
                    $(KeywordName::$alone => Some(Keyword::$alone),)+
                    $(KeywordName::$with)|+ => None,
                }
            }

            /// Which keyword it is.
            pub fn name(&self) -> KeywordName {
                match self {
                    $(Keyword::$alone => KeywordName::$alone,)+
                    $(Keyword::$with(_) => KeywordName::$with,)+
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
                    Keyword::Shift(_) $(| Keyword::$alone)+ => None,
                }
            }
        }
    };
}

keywords! {
    alone: Alert, Bodyguard, Evasive, Reckless, Rush, Support, Vanish, Ward, Adventurous;
    with: Boost, Challenger, Resist, Shift, Singer, SingTogether;
}

//! Words of the wire: languages, editions, kinds and inks as a page spells them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use vocabulary::Language;

macro_rules! tongue {
    ($($(#[$about:meta])* $name:ident $module:ident $code:literal,)+) => {
        /// A language of the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
        pub enum Tongue {
            $($(#[$about])* #[serde(rename = $code)] $name,)+
        }

        impl From<Tongue> for Language {
            fn from(tongue: Tongue) -> Language {
                match tongue { $(Tongue::$name => Language::$name,)+ }
            }
        }

        impl From<Language> for Tongue {
            fn from(language: Language) -> Tongue {
                match language { $(Language::$name => Tongue::$name,)+ }
            }
        }
    };
}

vocabulary::languages!(tongue);

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum KindWord {
    /// 5.3
    Character,
    /// 5.4
    Action,
    /// 5.4.4: an action with that classification.
    Song,
    /// 5.5
    Item,
    /// 5.6
    Location,
    /// A card whose face does not matter.
    Filler,
}

impl From<vocabulary::CardKind> for KindWord {
    fn from(kind: vocabulary::CardKind) -> KindWord {
        match kind {
            vocabulary::CardKind::Character => KindWord::Character,
            vocabulary::CardKind::Action { song: false } => KindWord::Action,
            vocabulary::CardKind::Action { song: true } => KindWord::Song,
            vocabulary::CardKind::Item => KindWord::Item,
            vocabulary::CardKind::Location => KindWord::Location,
        }
    }
}

/// An ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum InkWord {
    /// Amber.
    Amber,
    /// Amethyst.
    Amethyst,
    /// Emerald.
    Emerald,
    /// Ruby.
    Ruby,
    /// Sapphire.
    Sapphire,
    /// Steel.
    Steel,
}

impl From<vocabulary::Ink> for InkWord {
    fn from(ink: vocabulary::Ink) -> InkWord {
        match ink {
            vocabulary::Ink::Amber => InkWord::Amber,
            vocabulary::Ink::Amethyst => InkWord::Amethyst,
            vocabulary::Ink::Emerald => InkWord::Emerald,
            vocabulary::Ink::Ruby => InkWord::Ruby,
            vocabulary::Ink::Sapphire => InkWord::Sapphire,
            vocabulary::Ink::Steel => InkWord::Steel,
        }
    }
}

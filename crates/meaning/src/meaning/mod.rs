//! What a sentence means, in types: nothing is left open.
//!
//! Everything is built from few independent parts that combine: who acts ([`Players`], [`PlayerRef`]), what is meant ([`Select`],
//! [`Objects`]), how much ([`Amount`]), when ([`Cond`], [`Duration`], [`Pattern`]), what happens ([`Verb`], [`Mod`]) and how it
//! hangs together ([`Step`]). Whatever a later word speaks of has a [`Name`], bound once. No styles of wording are left.

mod ability;
mod amount;
mod event;
mod keyword;
mod name;
mod select;
mod step;
mod uses;
mod verb;

pub use ability::*;
pub use amount::*;
pub use event::*;
pub use keyword::*;
pub use name::*;
pub use select::*;
pub use step::*;
pub use uses::Uses;
pub use verb::*;

pub use syntax::tree::{AbilityName, CardName, ClassName};
pub use vocabulary::{Inks, Keyword};

/// What one paragraph of a card means.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// 8: a line of keywords.
    Keywords(Vec<PrintedKeyword>),
    /// 6.2 to 6.5: abilities, in printed order; one paragraph may say several.
    Abilities(Vec<Ability>),
    /// 5.4.3: what an action does, or one paragraph of it, in order (6.1.2).
    Effect(Vec<Step>),
    /// The same beside abilities that work elsewhere than the effect (6.1.12).
    EffectAnd(Vec<Step>, Vec<Ability>),
    /// 5.2.6.3: the card has these names as well.
    Names(Vec<CardName>),
    /// 1.10.1.3: it works before the game, when decks are made.
    OutsideTheGame,
}

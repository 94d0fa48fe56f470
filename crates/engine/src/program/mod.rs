//! The program: the compiled form of a card that the rules run.
//!
//! Everything a card can say is built from few independent parts that combine: who acts
//! ([`Players`], [`PlayerRef`]), what is meant ([`Select`], [`Objects`], one matcher for all
//! uses), how much ([`Amount`]), when ([`Cond`], [`Duration`]), what happens ([`Verb`], [`Mod`])
//! and how it hangs together ([`Step`]). Bindings between parts are numbered [`Slot`]s.

mod ability;
mod amount;
mod builtin;
mod card;
mod code;
mod dependencies;
mod features;
mod ids;
mod pattern;
mod pool;
mod select;
mod shared;
mod step;
mod text;
mod verb;

pub use ability::*;
pub use amount::*;
pub use builtin::*;
pub use card::*;
pub use code::*;
pub(crate) use dependencies::Dependencies;
pub(crate) use dependencies::{changed_by, of_scope};
pub(crate) use features::Features;
pub use ids::*;
/// Words that mean the same before and after compiling: they name no slot, no card and no code.
pub use meaning::meaning::{
    Alike, Cmp, DamageVerb, Dealing, DeckEnd, Differing, Duty, EventKind, Flags, HowPlayed, Kinds, Limit,
    Lost, Modes, Nameable, Order, Pay, Skipped, Stat, UsedAbilities, Word, Zones,
};
pub use pattern::*;
pub use pool::*;
pub use select::*;
pub(crate) use shared::{
    Holding, Several, Shared, is_same_amount, is_same_for_all, is_same_objects, says_the_same,
};
pub use step::*;
pub use text::program_text;
pub use verb::*;

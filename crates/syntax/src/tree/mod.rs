//! The ability tree: what a printed ability says, in types.
//!
//! The tree is an abstract syntax. It mirrors the sentence closely enough that English can be written back exactly
//! as printed and Spanish can be written from it, and it holds no prose: the only strings are proper names (cards,
//! abilities, classifications). Where print offers two wordings for one meaning, a small typed *style* keeps which
//! one it was. Everything is built from parts that combine: who × verb × noun phrase × amount × duration ×
//! condition × structure; a new card should be a new combination, not a new node.
//!
//! A word that points back to a phrase of the same text ("they", "that card", "their") is a [`Ref`] or a [`PlayerRef`].
//! The reader's last pass gives it the number of that phrase ([`Antecedent`], [`PlayerAntecedent`]): writers need it to
//! agree in gender and number, and a word that fits nothing or two things is refused as it is read. No tree in the
//! library has one left open, and the pass finds the same again (`tests/references.rs`).
//!
//! What has no phrase to point at ("that many", "this way", "the rest", "there", a subject or duration left out) stands
//! here as it is said. What it means is found in one place, by `elaborate` in the crate `meaning`.

mod ability;
mod amount;
mod change;
mod clause;
mod condition;
mod cost;
mod deed;
mod event;
mod keyword;
mod name;
mod noun;
mod place;
mod player;
mod sentence;
mod verb;

pub use ability::*;
pub use amount::*;
pub use change::*;
pub use clause::*;
pub use condition::*;
pub use cost::*;
pub use deed::*;
pub use event::*;
pub use keyword::*;
pub use name::*;
pub use noun::*;
pub use place::*;
pub use player::*;
pub use sentence::*;
pub use verb::*;

/// Derives what every node of the tree has; unknown fields and variants are errors on reading.
macro_rules! node {
    ($($(#[$meta:meta])* pub $kind:ident $name:ident $body:tt)*) => {
        $(
            #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            // Trees are few and only read; boxes at every variant would cost more in reading than they save.
            #[allow(clippy::large_enum_variant)]
            $(#[$meta])*
            pub $kind $name $body
        )*
    };
}
pub(crate) use node;
